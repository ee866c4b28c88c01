/*
 * Finds the weights of a game's net (core/net.h) in rounds. In each, players who look one
 * action ahead with the net so far play each other quickly, now and then anything at all,
 * and the net is fitted to what became of their positions: to how the game ended, and
 * partly to what the net thought of it a little later (TD(lambda)). In the first round
 * the game's other evaluator chooses. The same words and seed give the same bytes.
 */
#ifndef AI_NETLEARN_H
#define AI_NETLEARN_H

#include <stdatomic.h>

#include "base/text.h"
#include "core/evaluator.h"

struct netlearn {
	const struct game *game;
	const struct evaluator *pupil; /* whose inputs are weighed */
	const struct evaluator
		*rival;	    /* who plays the first round and is measured with */
	bool taught; /* the first round learns what the rival thinks, above all */
	const void *origin; /* where games begin; NULL: any set-up */
	uint64_t seed;
	unsigned rounds, every; /* one position in so many is learned from */
	long games;		/* in a round */
	int matches;		/* after a round, to see how good it is */
	const char *notes;	/* a file: what is known so far, to go on from; or NULL */
	const char *title; /* the words of the command: notes of others are not used */
	atomic_long *done; /* games so far, for a progress bar */
	int16_t *weight;   /* out: NET_SIZE(pupil->net->inputs) */
	struct text *told; /* out: a line for each round */
};

/* False if the notes cannot be written; then it stops after that round. */
bool netlearn_run(struct netlearn *l);

#endif
