#include "ai/puzzle.h"

enum { CHOICES_MIN = 3, DEEPER = 4 };

static const float MARGIN = 0.04F;

const char *const puzzle_level_names[PUZZLE_LEVELS] = { "easy", "normal", "hard" };

/* Thinks by iterations and never by the clock, so that a busy machine decides nothing. */
static void think(const char *id, unsigned times, const struct game *g, const void *state,
		  int seat, uint64_t seed, struct thoughts *out)
{
	struct bot b = *bot_find(id);
	struct rng rng = rng_seeded(seed);
	b.limits.iterations *= times;
	b.limits.work *= times;
	b.limits.milliseconds = 0;
	bot_choose(&b, g, state, seat, NULL, &rng, out);
}

action puzzle_answer(const char *bot, const struct game *g, const void *state, int seat,
		     uint64_t seed)
{
	struct thoughts t;
	think(bot, 1, g, state, seat, seed, &t);
	return t.best;
}

/* The choice and the best of all others; false if they are too close. */
static bool is_clear(const struct thoughts *t, struct puzzle *out)
{
	float best = -1, next = -1;
	for (unsigned i = 0; i < t->count; i++) {
		const struct thought *row = &t->row[i];
		if (row->action == t->best) {
			best = row->value;
		} else if (row->value > next) {
			next = row->value;
			out->next = row->action;
		}
	}
	out->best = t->best;
	out->value = best;
	out->next_value = next;
	return next >= 0 && best - next >= MARGIN;
}

bool puzzle_verify(const struct game *g, const void *state, int seat, action best,
		   uint64_t seed, struct puzzle *out)
{
	struct thoughts t;
	think("hard", DEEPER, g, state, seat, seed, &t);
	return t.best == best && is_clear(&t, out);
}

bool puzzle_find(const struct game *g, const void *state, int seat, uint64_t seed,
		 struct puzzle *out)
{
	struct thoughts t;
	struct actions legal;
	game_list(g, state, seat, &legal);
	*out = (struct puzzle){ .seat = seat };
	if (legal.count < CHOICES_MIN)
		return false;
	out->greedy = puzzle_answer("greedy", g, state, seat, seed);
	const action normal = puzzle_answer("normal", g, state, seat, seed + 1);
	if (normal == out->greedy)
		return false;
	think("hard", 1, g, state, seat, seed + 2, &t);
	const action best = t.best;
	if (best == out->greedy || !is_clear(&t, out) ||
	    !puzzle_verify(g, state, seat, best, seed + 3, out))
		return false;
	const action easy = puzzle_answer("easy", g, state, seat, seed + 4);
	out->level = easy == best     ? PUZZLE_EASY
		     : normal == best ? PUZZLE_NORMAL
				      : PUZZLE_HARD;
	return true;
}
