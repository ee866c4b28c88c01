/*
 * Weights learned by play (SPSA): bots that look one step ahead and value positions
 * by weights a little to both sides of the present ones play each other, and the weights
 * go towards the winner (simultaneous perturbation stochastic approximation). What counts
 * is victory alone, so it also learns what no finished game tells about a single
 * position.
 */
#ifndef AI_SPSA_H
#define AI_SPSA_H

#include <stdatomic.h>

#include "core/evaluator.h"

struct spsa {
	const struct game *game;
	const struct evaluator *evaluator; /* its weights are where it begins */
	const void *origin;		   /* each game begins here */
	uint64_t seed;
	long games;	   /* two at a time, with changed seats */
	atomic_long *done; /* games so far, for whoever watches */
	float weight[FEATURES_MAX];
};

/* The same seed gives the same weights. */
void spsa_learn(struct spsa *c);

#endif
