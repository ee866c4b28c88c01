#include "ai/puzzle.h"

#include <stdlib.h>

enum { CHOICES_MIN = 2, DEEPER = 4, QUICKER = 5, LUCKY = 2 };

/* Of a line: how many are tried, and how long it is. */
enum { LINES = 9, LINE_TURNS = 2, LINE_STEPS = 24 };

/* Who wins anyway has no question to answer, nor who has lost. */
static const float HOPELESS = 0.08F, CERTAIN = 0.92F;

const char *const puzzle_level_names[PUZZLE_LEVELS] = { "easy", "normal", "hard" };

/* Thinks by iterations and never by the clock, so that a busy machine decides nothing. */
static void think(const char *id, unsigned times, unsigned part, const struct game *g,
		  const void *state, int seat, uint64_t seed, struct thoughts *out)
{
	struct bot b = *bot_find(id);
	struct rng rng = rng_seeded(seed);
	b.limits.iterations = b.limits.iterations * times / part;
	b.limits.work = b.limits.work * times / part;
	b.limits.milliseconds = 0;
	bot_choose(&b, g, state, seat, NULL, &rng, out);
}

action puzzle_answer(const char *bot, const struct game *g, const void *state, int seat,
		     uint64_t seed)
{
	struct thoughts t;
	think(bot, 1, 1, g, state, seat, seed, &t);
	return t.best;
}

int puzzle_hits(const char *bot, const struct game *g, const void *state, int seat,
		uint64_t seed, action best)
{
	int hits = 0;
	for (unsigned i = 0; i < PUZZLE_TRIES; i++)
		hits += puzzle_answer(bot, g, state, seat, rng_mix(seed + i)) == best;
	return hits;
}

static int by_value(const void *a, const void *b)
{
	const float x = ((const struct thought *)a)->value;
	const float y = ((const struct thought *)b)->value;
	return x < y ? 1 : x > y ? -1 : 0;
}

/* The choice and the best of the others; false if the first two are too close. */
static bool is_clear(struct thoughts *t, float margin, struct puzzle *out)
{
	qsort(t->row, t->count, sizeof t->row[0], by_value);
	if (t->count < 2 || t->row[0].action != t->best)
		return false;
	out->count = t->count < PUZZLE_CHOICES ? t->count : PUZZLE_CHOICES;
	for (unsigned i = 0; i < out->count; i++)
		out->choice[i] =
			(struct puzzle_choice){ t->row[i].action, t->row[i].value };
	const float best = t->row[0].value, next = t->row[1].value;
	return best - next >= margin && best > HOPELESS && next < CERTAIN;
}

bool puzzle_verify(const struct game *g, const void *state, int seat, action best,
		   const struct puzzle_terms *terms, struct puzzle *out)
{
	struct thoughts t;
	think("hard", DEEPER, 1, g, state, seat, terms->seed, &t);
	return t.best == best && is_clear(&t, terms->margin, out);
}

/* How far the choice is ahead of another action; all the way if that was dropped early.
 */
static float lead_over(const struct thoughts *t, action other)
{
	float best = 1, value = 0;
	for (unsigned i = 0; i < t->count; i++) {
		if (t->row[i].action == t->best)
			best = t->row[i].value;
		if (t->row[i].action == other)
			value = t->row[i].value;
	}
	return t->best == other ? 0 : best - value;
}

/* Whether greedy is wrong by half the margin, as far as a part of normal sees: most
 * positions are given up here. */
static bool is_tempting(const struct game *g, const void *state, int seat,
			const struct puzzle_terms *terms, struct puzzle *out)
{
	struct thoughts t;
	out->greedy = puzzle_answer("greedy", g, state, seat, terms->seed);
	think("normal", 1, QUICKER, g, state, seat, terms->seed + 1, &t);
	return lead_over(&t, out->greedy) >= terms->margin / 2;
}

static bool is_wanted(action a, const struct puzzle_terms *terms)
{
	return !terms->enough || !terms->enough[action_verb(a)];
}

/* Whether a bot names one action other than greedy's, and which. */
static bool is_asked(const char *bot, const struct game *g, const void *state, int seat,
		     const struct puzzle_terms *terms, uint64_t seed, struct puzzle *out,
		     action *best)
{
	struct thoughts t;
	think(bot, 1, 1, g, state, seat, seed, &t);
	*best = t.best;
	return t.best != out->greedy && is_wanted(t.best, terms) &&
	       is_clear(&t, terms->margin, out);
}

enum puzzle_stage puzzle_find(const struct game *g, const void *state, int seat,
			      const struct puzzle_terms *terms, struct puzzle *out)
{
	const uint64_t seed = terms->seed;
	const struct puzzle_terms again = { .margin = terms->margin, .seed = seed + 4 };
	struct actions legal;
	action best, normal;
	game_list(g, state, seat, &legal);
	*out = (struct puzzle){ .seat = seat };
	if (legal.count < CHOICES_MIN)
		return PUZZLE_NO_CHOICE;
	if (!is_tempting(g, state, seat, terms, out))
		return PUZZLE_GREEDY_RIGHT;
	if (!is_asked("normal", g, state, seat, terms, seed + 2, out, &normal))
		return PUZZLE_DULL;
	if (puzzle_hits("greedy", g, state, seat, seed, normal) > LUCKY)
		return PUZZLE_GREEDY_RIGHT;
	if (!is_asked("hard", g, state, seat, terms, seed + 3, out, &best))
		return PUZZLE_UNCLEAR;
	if (!puzzle_verify(g, state, seat, best, &again, out))
		return PUZZLE_UNSURE;
	const int easy = puzzle_hits("easy", g, state, seat, seed + 5, best);
	out->level = easy > PUZZLE_TRIES / 2 ? PUZZLE_EASY
		     : normal == best	     ? PUZZLE_NORMAL
					     : PUZZLE_HARD;
	return PUZZLE_FOUND;
}

/* Lines */

static unsigned turn_of(const struct game *g, const void *state)
{
	const struct evaluator *e = evaluator_default(g);
	return e->turn ? e->turn(state) : 0;
}

static int seat_of(const struct match *m)
{
	return __builtin_ctz(m->game->to_act(m->state));
}

static void play_on(struct match *m, uint64_t seed)
{
	const struct game *g = m->game;
	struct rng rng = rng_seeded(seed);
	unsigned turn = turn_of(g, m->state), ended = 0;
	match_chance(m);
	while (m->count < LINE_STEPS && ended < LINE_TURNS && !match_is_over(m)) {
		struct thoughts t;
		const int seat = seat_of(m);
		bot_choose(bot_find("greedy"), g, m->state, seat, NULL, &rng, &t);
		ensure(match_play(m, seat, t.best, NULL) == OK);
		match_chance(m);
		const unsigned now = turn_of(g, m->state);
		ended += now != turn;
		turn = now;
	}
}

static float share_of(const struct match *m, int seat)
{
	const struct evaluator *e = evaluator_default(m->game);
	const int seats = game_seats(m->game, m->state);
	float all = 0;
	for (int i = 0; i < seats; i++)
		all += evaluator_forecast(e, m->state, i);
	return all > 0 ? evaluator_forecast(e, m->state, seat) / all : 0;
}

struct line {
	uint64_t seed;
	float share;
};

static int by_share(const void *a, const void *b)
{
	const float x = ((const struct line *)a)->share;
	const float y = ((const struct line *)b)->share;
	return x < y ? -1 : x > y ? 1 : 0;
}

static void play_line(const struct game *g, const void *state, int seat, action a,
		      uint64_t seed, struct match *out)
{
	match_begin_at(out, g, state, fair_seeded(seed));
	ensure(match_play(out, seat, a, NULL) == OK);
	play_on(out, seed);
}

void puzzle_play_line(const struct game *g, const void *state, int seat, action a,
		      uint64_t seed, struct match *out)
{
	struct line line[LINES];
	for (int i = 0; i < LINES; i++) {
		line[i].seed = rng_mix(seed + (uint64_t)i);
		play_line(g, state, seat, a, line[i].seed, out);
		line[i].share = share_of(out, seat);
		match_end(out);
	}
	qsort(line, LINES, sizeof line[0], by_share);
	play_line(g, state, seat, a, line[LINES / 2].seed, out);
}
