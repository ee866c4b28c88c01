#include "fuzz/fuzzcheck.h"

#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/text.h"
#include "core/record.h"
#include "core/state.h"
#include "core/view.h"
#include "games/registry.h"

static bool is_listed(const struct actions *legal, action a)
{
	for (unsigned i = 0; i < legal->count; i++)
		if (legal->list[i] == a)
			return true;
	return false;
}

/* An action's text must read back to the action. */
static status check_text(const struct game *g, action a, struct text *why)
{
	struct text words = { 0 };
	action again = 0;
	action_put(g, a, &words);
	status result = action_read(g, text_str(&words), &again, NULL);
	if (result != OK || again != a)
		result = status_say(TEST_FAILED, why,
				    "The action \"%s\" does not read back.",
				    text_str(&words));
	text_free(&words);
	return result;
}

/* A refusal must be given for just those actions that are not legal. */
static status check_reason(const struct match *m, int seat, const struct actions *legal,
			   action a, struct text *why)
{
	const struct game *g = m->game;
	const bool listed = is_listed(legal, a);
	if (listed == (g->why_not(m->state, seat, a) == ALLOWED))
		return OK;
	struct text words = { 0 };
	action_put(g, a, &words);
	status_say(TEST_FAILED, why,
		   "%s: \"%s\" is %slegal, but the reasons say otherwise.",
		   game_seat_name(g, seat), text_str(&words), listed ? "" : "not ");
	text_free(&words);
	return TEST_FAILED;
}

/* A value of the domain at random, one that has a word if words it has. */
static int any_value(const struct names *d, struct rng *rng)
{
	int value;
	do
		value = (int)rng_below(rng, d->count);
	while (d->name && !d->name[value]);
	return value;
}

/* Any action that could be put into words, legal or not. */
static action any_action(const struct game *g, struct rng *rng)
{
	uint32_t verbs = 0;
	while (g->verbs[verbs + 1].word)
		verbs++;
	const int verb = 1 + (int)rng_below(rng, verbs);
	int arg[3] = { 0 };
	for (int i = 0; i < 3 && g->verbs[verb].arg[i]; i++)
		arg[i] = any_value(g->verbs[verb].arg[i], rng);
	return action_make(verb, arg[0], arg[1], arg[2]);
}

static status check_seat(const struct match *m, int seat, struct rng *rng,
			 struct text *why)
{
	enum { TRIES = 8 };
	struct actions legal;
	match_legal(m, seat, &legal);
	if (legal.count == 0)
		return status_say(TEST_FAILED, why, "A dead end: %s must act but cannot.",
				  game_seat_name(m->game, seat));
	for (unsigned i = 0; i < legal.count; i++) {
		TRY(check_text(m->game, legal.list[i], why));
		if (seat != CHANCE)
			TRY(check_reason(m, seat, &legal, legal.list[i], why));
	}
	for (int i = 0; i < TRIES && seat != CHANCE; i++)
		TRY(check_reason(m, seat, &legal, any_action(m->game, rng), why));
	return OK;
}

/* The position must read back to the same bytes. */
static status check_round_trip(const struct match *m, struct text *why)
{
	const struct game *g = m->game;
	struct text json = { 0 }, said = { 0 };
	void *again = calloc(1, g->state_size);
	if (!again)
		die("out of memory");
	state_put_position(g, m->state, &json);
	status result = state_read_text(g, text_str(&json), json.len, again, &said);
	if (result != OK) {
		result = status_say(TEST_FAILED, why, "The position is refused: %s",
				    text_str(&said));
	} else if (memcmp(again, m->state, g->state_size) != 0) {
		state_diff(g, m->state, again, &said);
		result = status_say(TEST_FAILED, why,
				    "The position does not read back: %s",
				    text_str(&said));
	}
	free(again);
	text_free(&json);
	text_free(&said);
	return result;
}

static status check_views(const struct match *m, struct text *why)
{
	struct text view = { 0 };
	struct json_doc d = { 0 };
	status result = OK;
	for (int seat = 0; seat <= game_seats(m->game, m->state) && result == OK;
	     seat++) {
		const int reader =
			seat == game_seats(m->game, m->state) ? SPECTATOR : seat;
		text_clear(&view);
		match_view(m, reader, &view);
		result = json_read(&d, text_str(&view), view.len, why);
	}
	json_free(&d);
	text_free(&view);
	return result;
}

status fuzzcheck_position(const struct match *m, struct rng *rng, struct text *why)
{
	enum { SELDOM = 8 };
	if (m->count > m->game->actions_limit)
		return status_say(TEST_FAILED, why,
				  "The game goes past its limit of %lu actions.",
				  (unsigned long)m->game->actions_limit);
	const seatset who = m->game->to_act(m->state);
	for (int seat = 0; seat <= CHANCE; seat++)
		if (who & seat_bit(seat))
			TRY(check_seat(m, seat, rng, why));
	if (rng_below(rng, SELDOM) > 0)
		return OK;
	TRY(check_round_trip(m, why));
	return check_views(m, why);
}

status fuzzcheck_end(const struct match *m, struct text *why)
{
	float score[SEATS_MAX] = { 0 };
	m->game->score(m->state, score);
	for (int seat = 0; seat < game_seats(m->game, m->state); seat++)
		if (!(score[seat] >= 0.0f && score[seat] <= 1.0f))
			return status_say(TEST_FAILED, why,
					  "The score of %s is not from 0 to 1.",
					  game_seat_name(m->game, seat));
	struct text record = { 0 };
	struct match again;
	record_write(m, &record);
	const status result = record_read(&again, text_str(&record), registry_find, why);
	if (result == OK)
		match_end(&again);
	text_free(&record);
	return result;
}
