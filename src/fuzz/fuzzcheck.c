#include "fuzz/fuzzcheck.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/record.h"
#include "core/state.h"
#include "fuzz/shown.h"
#include "games/registry.h"

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

static status check_seat(const struct match *m, int seat, struct rng *rng,
			 struct text *why)
{
	struct actions legal;
	match_legal(m, seat, &legal);
	if (legal.count == 0)
		return status_say(TEST_FAILED, why, "A dead end: %s must act but cannot.",
				  game_seat_name(m->game, seat));
	for (unsigned i = 0; i < legal.count; i++) {
		TRY(check_text(m->game, legal.list[i], why));
		if (seat != CHANCE)
			TRY(shown_reason(m->game, m->state, seat, &legal, legal.list[i],
					 why));
	}
	if (seat == CHANCE)
		return OK;
	return shown_refusals(m->game, m->state, seat, &legal, rng, why);
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
	return shown_views(m->game, m->state, why);
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
