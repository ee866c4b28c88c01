/*
 * States are plain values: a position goes out as JSON and comes back to the same bytes,
 * the same action on the same state gives the same bytes, looking at a state does not
 * change it, an old copy stays as it was, and simultaneous choices commute.
 */
#include <stdlib.h>

#include "core/state.h"
#include "trial.h"

bool position_holds(struct trial *t, const void *state)
{
	struct text json = { 0 }, why = { 0 };
	void *again = trial_block(t);
	state_put_position(t->game, state, &json);
	bool good = true;
	if (state_read_text(t->game, text_str(&json), json.len, again, &why) != OK) {
		good = trial_broken(t, "a position that was played is refused", 0);
		text_add(&t->broken, ": %s", text_str(&why));
	} else if (!trial_same(t, state, again)) {
		good = trial_broken(t, "the position reads back to another\n", 0);
		state_diff(t->game, state, again, &t->broken);
	}
	free(again);
	text_free(&json);
	text_free(&why);
	return good;
}

bool rules_are_pure(struct trial *t, const struct moment *m)
{
	void *kept = trial_copy(t, m->before);
	void *again = trial_copy(t, m->before);
	struct text words = { 0 };
	for (int i = 0, r; (r = trial_reader(t, m->before, i)) != SEAT_NONE; i++) {
		trial_view(t, m->before, r, &words);
		trial_tell(t, m, r, &words);
		if (t->game->draw)
			t->game->draw(m->before, r, true, &words);
		if (t->game->map)
			t->game->map(m->before, r, 160, true, &words);
		if (r != SPECTATOR)
			evaluator_default(t->game)->evaluate(m->before, r);
	}
	t->game->apply(again, m->seat, m->action);
	bool good = true;
	if (!trial_same(t, kept, m->before))
		good = trial_broken(t, "looking at a state changes it", m->action);
	else if (!trial_same(t, again, m->after))
		good = trial_broken(t, "an action does not always do the same",
				    m->action);
	text_free(&words);
	free(kept);
	free(again);
	return good;
}

/* The state after the two choices, the first seat's first; NULL if the second is gone. */
static void *play_both(struct trial *t, const void *state, const int seat[2],
		       const action choice[2])
{
	void *next = trial_copy(t, state);
	struct actions legal;
	t->game->apply(next, seat[0], choice[0]);
	if (t->game->to_act(next) & seat_bit(seat[1])) {
		trial_legal(t, next, seat[1], &legal);
		if (trial_lists(&legal, choice[1])) {
			t->game->apply(next, seat[1], choice[1]);
			return next;
		}
	}
	free(next);
	return NULL;
}

static action any_choice(struct trial *t, const void *state, int seat)
{
	struct actions legal;
	trial_legal(t, state, seat, &legal);
	return legal.list[rng_below(&t->rng, legal.count)];
}

/* If any two choices commute, all orders lead to the same state. */
static bool pair_commutes(struct trial *t, const void *state, int one, int two)
{
	const action a = any_choice(t, state, one), b = any_choice(t, state, two);
	void *x = play_both(t, state, (int[]){ one, two }, (action[]){ a, b });
	void *y = play_both(t, state, (int[]){ two, one }, (action[]){ b, a });
	const bool good = x && y && trial_same(t, x, y);
	free(x);
	free(y);
	return good || trial_broken(t, "the order of simultaneous choices counts", a);
}

bool order_is_free(struct trial *t, const void *state)
{
	enum { TRIES = 3 };
	const seatset who = t->game->to_act(state);
	if (who & seat_bit(CHANCE) && who & ~seat_bit(CHANCE))
		return trial_broken(t, "chance and a seat are to act at the same time",
				    0);
	for (int one = 0; one < SEATS_MAX; one++)
		for (int two = one + 1; two < SEATS_MAX; two++)
			for (int i = 0; i < TRIES; i++)
				if (who & seat_bit(one) && who & seat_bit(two) &&
				    !pair_commutes(t, state, one, two))
					return false;
	return true;
}
