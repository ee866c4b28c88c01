/*
 * A quick opinion on actions: what the position is worth to whoever acts right after each
 * of them. It orders the branches of a search and plays its games on.
 */
#ifndef AI_POLICY_H
#define AI_POLICY_H

#include "base/rng.h"
#include "core/evaluator.h"

/* What `state` is worth to `seat` once `a` is done and chance has had its say: the mean
 * over `samples` if chance has a say. A net knows what to expect of chance and is asked
 * before. */
float policy_after(const struct game *g, const struct evaluator *e, const void *state,
		   int seat, action a, int samples, struct rng *rng);

/* Plays the best of `breadth` of the actions that a seat or chance has now, taken at
 * random; false if the game is over. */
bool policy_step(const struct game *g, const struct evaluator *e, void *state,
		 unsigned breadth, struct rng *rng);

#endif
