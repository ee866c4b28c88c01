/*
 * Leak and honesty: nobody learns what he cannot know.
 *
 * Leak: two states that differ only in what a reader cannot know (one is the determinize
 * of the other) look the same to him: view (with the prompt), picture, what he may do,
 * and why not.
 *
 * Log lines are about steps, and a step may show something. Two claims are sound:
 *  1. The same action on the state and on its determinize, if the reader's views after
 * it are the same: he saw the same before and after, so he must read the same. (Verbs
 * marked as revealing are left out: they may show what is not kept in the state.)
 *  2. Another action of the same seat that leads to a different state with the same view:
 *     its argument was hidden, so he must read the same. (If it leads to the very same
 *     state, nothing is hidden in it: a die whose face counts no longer.)
 *
 * Undo: an action of the reader whose view after it depends on what he could not know
 * shows him something, so its verb must be marked as revealing, or undo would unsee it.
 *
 * Honesty: a determinize depends on what the reader knows and on the seed alone. So
 * guessing from a determinize, or from a hidden alternative, gives the same bytes as from
 * the truth; and a determinize is a position that could be.
 */
#include <stdlib.h>
#include <string.h>

#include "core/state.h"
#include "trial.h"

static bool same_text(const struct text *a, const struct text *b)
{
	return a->len == b->len && (a->len == 0 || memcmp(a->at, b->at, a->len) == 0);
}

static bool same_view(const struct trial *t, const void *a, const void *b, int reader)
{
	struct text x = { 0 }, y = { 0 };
	trial_view(t, a, reader, &x);
	trial_view(t, b, reader, &y);
	const bool same = same_text(&x, &y);
	text_free(&x);
	text_free(&y);
	return same;
}

static bool same_picture(const struct trial *t, const void *a, const void *b, int reader)
{
	struct text x = { 0 }, y = { 0 };
	if (t->game->draw) {
		t->game->draw(a, reader, false, &x);
		t->game->draw(b, reader, false, &y);
	}
	if (t->game->map) {
		t->game->map(a, reader, 120, false, &x);
		t->game->map(b, reader, 120, false, &y);
	}
	const bool same = same_text(&x, &y);
	text_free(&x);
	text_free(&y);
	return same;
}

static bool same_choices(struct trial *t, const void *a, const void *b, int reader)
{
	if (reader == SPECTATOR || !(t->game->to_act(a) & seat_bit(reader)))
		return true;
	struct actions x, y;
	trial_legal(t, a, reader, &x);
	trial_legal(t, b, reader, &y);
	if (x.count != y.count || memcmp(x.list, y.list, x.count * sizeof x.list[0]) != 0)
		return trial_broken(
			t, "what a seat may do depends on what it cannot know", 0);
	for (unsigned i = 0; i < x.count; i++) {
		const action odd = trial_near(t, x.list[i]);
		if (t->game->why_not(a, reader, odd) != t->game->why_not(b, reader, odd))
			return trial_broken(
				t, "a refusal depends on what a seat cannot know", odd);
	}
	return true;
}

static bool looks_the_same(struct trial *t, const void *a, const void *b, int reader)
{
	if (!same_view(t, a, b, reader))
		return trial_broken(t, "the view depends on what the reader cannot know",
				    0);
	if (!same_picture(t, a, b, reader))
		return trial_broken(
			t, "the picture depends on what the reader cannot know", 0);
	return same_choices(t, a, b, reader);
}

static bool name_reader(struct trial *t, int reader)
{
	text_add(&t->broken, " (reader %s)", game_seat_name(t->game, reader));
	return false;
}

bool secrets_hold(struct trial *t, const void *state)
{
	for (int i = 0, r; (r = trial_reader(t, state, i)) != SEAT_NONE; i++) {
		void *determinized = trial_determinize(t, state, r, rng_next(&t->rng));
		const bool good = looks_the_same(t, state, determinized, r);
		free(determinized);
		if (!good)
			return name_reader(t, r);
	}
	return true;
}

static bool same_story(const struct trial *t, const struct moment *a,
		       const struct moment *b, int reader)
{
	struct text x = { 0 }, y = { 0 };
	trial_tell(t, a, reader, &x);
	trial_tell(t, b, reader, &y);
	const bool same = same_text(&x, &y);
	text_free(&x);
	text_free(&y);
	return same;
}

/* Claim 1, and the claim about undo. */
static bool determinized_step_holds(struct trial *t, const struct moment *m, int reader)
{
	void *before = trial_determinize(t, m->before, reader, rng_next(&t->rng));
	void *after = trial_copy(t, before);
	const bool reveals = t->game->verbs[action_verb(m->action)].reveals;
	struct actions legal;
	trial_legal(t, before, m->seat, &legal);
	bool good = true;
	if (trial_lists(&legal, m->action) && !reveals) {
		t->game->apply(after, m->seat, m->action);
		const struct moment other = { before, after, m->seat, m->action };
		if (!same_view(t, after, m->after, reader))
			good = m->seat != reader ||
			       trial_broken(
				       t, "shows its player something but is not marked",
				       m->action);
		else if (!same_story(t, m, &other, reader))
			good = trial_broken(t, "its log line depends on what is hidden",
					    m->action);
	}
	free(before);
	free(after);
	return good;
}

/* Claim 2, and honesty about the hidden alternative. */
static bool hidden_twin_holds(struct trial *t, const struct moment *m, int reader,
			      action a)
{
	void *after = trial_copy(t, m->before);
	t->game->apply(after, m->seat, a);
	bool good = true;
	if (!trial_same(t, after, m->after) && same_view(t, after, m->after, reader)) {
		const struct moment twin = { m->before, after, m->seat, a };
		const uint64_t seed = rng_next(&t->rng);
		void *x = trial_determinize(t, m->after, reader, seed);
		void *y = trial_determinize(t, after, reader, seed);
		if (!same_story(t, m, &twin, reader))
			good = trial_broken(t, "its log line tells a hidden argument",
					    m->action);
		else if (!trial_same(t, x, y))
			good = trial_broken(t, "a determinize knows a hidden argument",
					    m->action);
		free(x);
		free(y);
	}
	free(after);
	return good;
}

bool story_keeps_secrets(struct trial *t, const struct moment *m)
{
	struct actions legal;
	trial_legal(t, m->before, m->seat, &legal);
	const action other = legal.list[rng_below(&t->rng, legal.count)];
	for (int i = 0, r; (r = trial_reader(t, m->before, i)) != SEAT_NONE; i++)
		if (!determinized_step_holds(t, m, r) ||
		    (r != m->seat && !hidden_twin_holds(t, m, r, other)))
			return name_reader(t, r);
	return true;
}

static bool determinized_could_be(struct trial *t, const void *determinized)
{
	struct text why = { 0 };
	const bool good = state_check(t->game, determinized, &why) == OK;
	if (!good) {
		trial_broken(t, "a determinized state cannot be: ", 0);
		text_put(&t->broken, text_str(&why));
	}
	text_free(&why);
	return good;
}

static bool evaluation_is_a_chance(struct trial *t, const void *state)
{
	for (const struct evaluator *e = t->game->evaluators; e->id; e++)
		for (int seat = 0; seat < game_seats(t->game, state); seat++) {
			const float value = e->evaluate(state, seat);
			const float forecast = evaluator_forecast(e, state, seat);
			if (!(value >= 0 && value <= 1 && forecast >= 0 && forecast <= 1))
				return trial_broken(
					t, "a value or forecast is not between 0 and 1",
					0);
		}
	return true;
}

bool determinize_is_honest(struct trial *t, const void *state)
{
	for (int i = 0, r; (r = trial_reader(t, state, i)) != SEAT_NONE; i++) {
		const uint64_t seed = rng_next(&t->rng);
		void *other = trial_determinize(t, state, r, rng_next(&t->rng));
		void *from_determinized = trial_determinize(t, other, r, seed);
		void *from_truth = trial_determinize(t, state, r, seed);
		bool good = determinized_could_be(t, from_truth) &&
			    evaluation_is_a_chance(t, from_truth);
		if (good && !trial_same(t, from_determinized, from_truth)) {
			good = trial_broken(t, "a determinize knows more than its seat\n",
					    0);
			state_diff(t->game, from_truth, from_determinized, &t->broken);
		}
		free(other);
		free(from_determinized);
		free(from_truth);
		if (!good)
			return name_reader(t, r);
	}
	return evaluation_is_a_chance(t, state);
}
