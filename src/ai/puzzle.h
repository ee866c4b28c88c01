/*
 * Puzzles: positions in which one action is clearly best and greedy does not find it.
 *
 * All that judges a position sees what its seat may know (bot_choose re-deals the rest).
 * The cheap looks come first: greedy and normal must disagree, then hard must name one
 * action well before the next, then a search of four times hard with another seed must
 * name the same one with the same margin.
 */
#ifndef AI_PUZZLE_H
#define AI_PUZZLE_H

#include "ai/bot.h"

/* The weakest bot that finds the answer. */
enum puzzle_level { PUZZLE_EASY, PUZZLE_NORMAL, PUZZLE_HARD, PUZZLE_LEVELS };
extern const char *const puzzle_level_names[PUZZLE_LEVELS];

struct puzzle {
	int seat;
	action best, next, greedy; /* the answer, what comes next, what greedy does */
	float value, next_value;   /* estimates of winning by the deepest search */
	enum puzzle_level level;
};

/* Whether the position asks `seat`, which must be to act, a question worth asking. The
 * same seed gives the same answer. */
bool puzzle_find(const struct game *g, const void *state, int seat, uint64_t seed,
		 struct puzzle *out);

/* Whether a search of four times hard with this seed names `best` too, by the margin. */
bool puzzle_verify(const struct game *g, const void *state, int seat, action best,
		   uint64_t seed, struct puzzle *out);

/* What a bot does here. */
action puzzle_answer(const char *bot, const struct game *g, const void *state, int seat,
		     uint64_t seed);

#endif
