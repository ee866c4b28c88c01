/*
 * A verdict on one action before it is taken, from what its seat can know: what a search
 * prefers, and how much better that is. As in an analysis (ai/analysis.h) a mistake must
 * convince twice: the search names a better action, and the outlook, which knows nothing
 * of the search, agrees.
 */
#ifndef AI_VERDICT_H
#define AI_VERDICT_H

#include "ai/search.h"

/* What the coach thinks of all choices of a seat that is to act, the best first. The same
 * seed gives the same thoughts. */
void verdict_think(const struct game *g, const void *state, int seat, uint64_t seed,
		   struct thoughts *out);

struct verdict {
	bool is_mistake;
	action better;
	double was, could; /* the seat's chance to win */
};

/* Judges `a`, which the seat may do. `origin`: how the game began. */
void verdict_find(const struct game *g, const void *origin, const void *state, int seat,
		  action a, uint64_t seed, struct verdict *out);

#endif
