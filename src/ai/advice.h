/*
 * Advice: what a seat might do, the best first, each with its chance to win. Hints and
 * the analysis after the game ask here, so that they say the same: the search is that of
 * a strong bot without a clock, its luck comes from what the seat knows, and one number,
 * calibrated, both orders the actions and is shown.
 */
#ifndef AI_ADVICE_H
#define AI_ADVICE_H

#include "ai/search.h"
#include "ai/trail.h"

struct advised {
	action action;
	double said;   /* by the search */
	double chance; /* of the seat to win, calibrated */
};

struct advice {
	bool is_only; /* there is nothing to choose, so nothing was thought: no numbers */
	unsigned count;
	struct advised row[ACTIONS_MAX];
};

/* For `seat`, which must be to act. What leads back to where it has been, by `trail`, is
 * left out; NULL: nothing is. */
void advice_think(const struct game *g, const void *state, int seat,
		  const struct trail *trail, struct search_memory *memory,
		  struct advice *out);

/* The row of an action, or NULL if too little is known about it. */
const struct advised *advice_find(const struct advice *a, action act);

/* Why `act`, in words from what the evaluation weighs: what it makes better, compared
 * with the position as it is. Nothing, if it changes nothing that has words. */
void advice_put_reason(const struct game *g, const void *state, int seat, action act,
		       struct text *out);

#endif
