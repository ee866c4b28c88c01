/*
 * Information-set Monte-Carlo tree search over any game, through the contract alone.
 *
 * Each iteration deals anew what the seat cannot know (`guess`), walks down the tree by
 * upper confidence bounds among the actions that are legal in this deal, adds one node,
 * plays a few random steps on and takes `worth` as the result for every seat. Chance is
 * sampled and has no nodes: the tree is open-loop. Runs of small decisions by one seat
 * are simply paths of its own nodes.
 */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/bot.h"

struct search_limits {
	unsigned iterations;   /* at most this many */
	unsigned milliseconds; /* 0: as long as the iterations take */
	unsigned playout;      /* random steps behind the tree before `worth` is asked */
};

/* Thinks for `seat`, which must be to act. Without a time limit the same generator and
 * limits give the same thoughts. Returns the iterations done. */
unsigned search_think(const struct game *g, const void *state, int seat,
		      const struct search_limits *limits, struct rng *rng,
		      struct thoughts *out);

#endif
