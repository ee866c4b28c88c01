/* Opponents that serve to measure others and are not offered to people. */
#ifndef YARDSTICKS_YARDSTICKS_H
#define YARDSTICKS_YARDSTICKS_H

#include "ai/bot.h"

enum { HARD01_ITERATIONS = 400 };

/* bot.think of each. */
void hard01_think(const struct bot *b, const struct game *g, const struct evaluator *e,
		  const void *determinized, int seat, struct search_memory *memory,
		  struct rng *rng, struct thoughts *out);
void uct_think(const struct bot *b, const struct game *g, const struct evaluator *e,
	       const void *determinized, int seat, struct search_memory *memory,
	       struct rng *rng, struct thoughts *out);

#endif
