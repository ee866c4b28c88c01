#include "fuzz/playon.h"

#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "base/text.h"
#include "core/state.h"
#include "core/statevalue.h"
#include "fuzz/shown.h"

/* Looking costs as much as some twenty steps: the position that was accepted is shown, of
 * those after it one in this many. */
enum { SHOWN_ONE_IN = 64, END_SHOWN_ONE_IN = 4 };

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

/* Verb and arguments decide which outcome is the lowest: the die with 1 pip, the first
 * card of the box. */
static action extreme(const struct game *g, const void *state, bool highest)
{
	struct actions out;
	game_list(g, state, CHANCE, &out);
	action best = out.list[0];
	for (unsigned i = 1; i < out.count; i++)
		if (highest == (out.list[i] > best))
			best = out.list[i];
	return best;
}

/* Now and then as it comes even so: dice that are rolled again while they are level would
 * go on for ever. */
static action decide_chance(const struct playing_on *p, const void *state,
			    struct rng *rng)
{
	enum { EVEN_SO = 16 };
	if (p->luck == ANY_LUCK || rng_below(rng, EVEN_SO) == 0)
		return playout_chance(p->game, state, rng);
	return extreme(p->game, state, p->luck == HIGHEST_LUCK);
}

static status say_forbidden(const struct game *g, int seat, action a, const char *bot,
			    struct text *why)
{
	struct text words = { 0 };
	action_put(g, a, &words);
	const status s =
		status_say(TEST_FAILED, why, "The %s bot may not do that: %s %s.", bot,
			   game_seat_name(g, seat), text_str(&words));
	text_free(&words);
	return s;
}

static status choose(const struct playing_on *p, const void *state, int seat,
		     struct rng *rng, struct thoughts *thoughts, action *out,
		     struct text *why)
{
	if (seat == CHANCE) {
		*out = decide_chance(p, state, rng);
		return OK;
	}
	const struct bot *b = p->bot ? p->bot : &bots[0];
	*out = bot_choose(b, p->game, state, seat, NULL, rng, thoughts);
	return p->game->why_not(state, seat, *out) == ALLOWED
		       ? OK
		       : say_forbidden(p->game, seat, *out, b->id, why);
}

/* Everybody looks, somebody tries what he may not, and all hear of the action. */
static status show_step(const struct game *g, const void *state, int seat, action a,
			struct rng *rng, struct text *why)
{
	_Alignas(16) char after[STATE_SIZE_MAX];
	TRY(shown_views(g, state, why));
	if (seat != CHANCE) {
		struct actions legal;
		game_list(g, state, seat, &legal);
		TRY(shown_refusals(g, state, seat, &legal, rng, why));
	}
	memcpy(after, state, g->state_size);
	g->apply(after, seat, a);
	return shown_events(g, state, seat, a, after, why);
}

static status take_step(const struct playing_on *p, void *state, bool is_shown,
			struct rng *rng, struct thoughts *thoughts, struct text *why)
{
	const struct game *g = p->game;
	const int seat = playout_seat(g->to_act(state), rng);
	action a;
	TRY(choose(p, state, seat, rng, thoughts, &a, why));
	if (is_shown)
		TRY(show_step(g, state, seat, a, rng, why));
	g->apply(state, seat, a);
	return OK;
}

static status check_end(const struct game *g, const void *state, struct rng *rng,
			struct text *why)
{
	float score[SEATS_MAX] = { 0 };
	g->score(state, score);
	for (int seat = 0; seat < game_seats(g, state); seat++)
		if (!(score[seat] >= 0.0f && score[seat] <= 1.0f))
			return status_say(TEST_FAILED, why,
					  "The score of %s is not from 0 to 1.",
					  game_seat_name(g, seat));
	if (rng_below(rng, END_SHOWN_ONE_IN) == 0)
		TRY(shown_views(g, state, why));
	return playon_read_back(g, state, why);
}

static status play(struct playing_on *p, void *state, struct rng *rng,
		   struct thoughts *thoughts, struct text *why)
{
	for (long long step = 0; p->game->to_act(state); step++) {
		const bool is_shown = step == 0 || rng_below(rng, SHOWN_ONE_IN) == 0;
		if (p->most && step == p->most)
			return OK;
		if (step > p->game->actions_limit)
			return status_say(TEST_FAILED, why, "The game does not end.");
		TRY(check_step(p, state, step, why));
		TRY(take_step(p, state, is_shown, rng, thoughts, why));
		p->steps++;
	}
	return check_end(p->game, state, rng, why);
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
