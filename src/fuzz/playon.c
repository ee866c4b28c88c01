#include "fuzz/playon.h"

#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "base/text.h"
#include "core/state.h"
#include "core/statevalue.h"

static status compare(const struct game *g, const void *a, const void *b,
		      struct text *why)
{
	if (memcmp(a, b, g->state_size) == 0 && state_hash(g, a) == state_hash(g, b))
		return OK;
	struct text difference = { 0 };
	state_diff(g, a, b, &difference);
	status_say(TEST_FAILED, why, "The position does not read back: %s",
		   text_str(&difference));
	text_free(&difference);
	return TEST_FAILED;
}

status playon_read_back(const struct game *g, const void *state, struct text *why)
{
	_Alignas(16) char again[STATE_SIZE_MAX];
	struct text json = { 0 };
	state_put_position(g, state, &json);
	memset(again, 0, g->state_size);
	status s = state_read_text(g, text_str(&json), json.len, again, why);
	if (s == OK)
		s = compare(g, state, again, why);
	text_free(&json);
	return s;
}

/* What reading back tells, without the way through the text. */
static status check_values(const struct game *g, const void *state, struct text *why)
{
	for (const struct field *f = g->fields; f->name; f++)
		for (unsigned i = 0; i < field_size(f); i++) {
			const struct place p = { f, i };
			if (!value_fits(g, p, state_get(state, p)))
				return status_say(TEST_FAILED, why,
						  "Field \"%s\" does not fit: %ld.",
						  f->name, state_get(state, p));
		}
	return state_check(g, state, why);
}

static status check_step(const struct playing_on *p, const void *state, long long step,
			 struct text *why)
{
	enum { FIRST = 4, SELDOM = 16 };
	if (p->every_step || step < FIRST || step % SELDOM == 0)
		return playon_read_back(p->game, state, why);
	return check_values(p->game, state, why);
}

static status take_step(const struct playing_on *p, void *state, struct rng *rng,
			struct thoughts *thoughts, struct text *why)
{
	const struct game *g = p->game;
	const int seat = playout_seat(g->to_act(state), rng);
	if (seat == CHANCE) {
		g->apply(state, seat, playout_chance(g, state, rng));
		return OK;
	}
	const struct bot *b = p->bot ? p->bot : &bots[0];
	const action a = bot_choose(b, g, state, seat, NULL, rng, thoughts);
	if (g->why_not(state, seat, a) != ALLOWED)
		return status_say(TEST_FAILED, why, "The %s bot may not do that.", b->id);
	g->apply(state, seat, a);
	return OK;
}

static status check_end(const struct game *g, const void *state, struct text *why)
{
	float score[SEATS_MAX] = { 0 };
	g->score(state, score);
	for (int seat = 0; seat < game_seats(g, state); seat++)
		if (!(score[seat] >= 0.0f && score[seat] <= 1.0f))
			return status_say(TEST_FAILED, why,
					  "The score of %s is not from 0 to 1.",
					  game_seat_name(g, seat));
	return playon_read_back(g, state, why);
}

static status play(struct playing_on *p, void *state, struct rng *rng,
		   struct thoughts *thoughts, struct text *why)
{
	for (long long step = 0; p->game->to_act(state); step++) {
		if (p->most && step == p->most)
			return OK;
		if (step > p->game->actions_limit)
			return status_say(TEST_FAILED, why, "The game does not end.");
		TRY(check_step(p, state, step, why));
		TRY(take_step(p, state, rng, thoughts, why));
		p->steps++;
	}
	return check_end(p->game, state, why);
}

status playon_to_end(struct playing_on *p, void *state, struct rng *rng, struct text *why)
{
	struct thoughts *thoughts = malloc(sizeof *thoughts);
	if (!thoughts)
		die("out of memory");
	struct text said = { 0 };
	const status s = play(p, state, rng, thoughts, &said);
	if (s != OK)
		status_say(TEST_FAILED, why, "%s", text_str(&said));
	text_free(&said);
	free(thoughts);
	return s == OK ? OK : TEST_FAILED;
}
