/*
 * The search of version 0.1 as it was: src/ai/search.c, tree.c, policy.c and playout.c
 * of that day under other names, so that what comes after can be measured against it.
 * Nothing here is ever improved.
 */
#ifndef FROZEN_SEARCH_H
#define FROZEN_SEARCH_H

#include "ai/search.h"

struct frozen_limits {
	unsigned iterations;
	unsigned work; /* so many iterations that they play so many rounds; 0: any */
	unsigned milliseconds; /* 0: as long as the iterations take */
	unsigned rounds;       /* it looks ahead */
	unsigned breadth;
	unsigned threads;
};

struct frozen_memory;
struct frozen_memory *frozen_memory_new(void);
void frozen_memory_free(struct frozen_memory *m);

unsigned frozen_think(const struct game *g, const struct evaluator *e, const void *state,
		      int seat, const struct frozen_limits *limits,
		      struct frozen_memory *memory, struct rng *rng,
		      struct thoughts *out);

#endif
