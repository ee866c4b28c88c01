/*
 * Positions as somebody with a text editor might send them: one of real play in which a
 * few values, phases, seats or options were changed. All by the state table, so every
 * game has them.
 */
#ifndef FUZZ_MUTANT_H
#define FUZZ_MUTANT_H

#include "base/rng.h"
#include "core/game.h"

/* Positions of a few random games, from which mutants are made: some for each stack of
 * phases that was met, so that the seldom ones are not drowned. */
enum { BROOD = 64, STACKS_MAX = 256, STACK_PLACES = 4 };

struct corpus {
	const struct game *game;
	unsigned stacks; /* 0: no such set-up can be played */
	uint32_t met[STACKS_MAX];
	char *state; /* STACK_PLACES blocks of the game's state size for each stack */
};

/* Plays the games that `rng` chooses, set-ups included; ends with corpus_free. */
void corpus_make(struct corpus *b, const struct game *g, struct rng *rng);
void corpus_free(struct corpus *b);

/* Which stack of phases the next mutant has before it is changed, all equally likely; a
 * position of that stack. */
const void *corpus_pick(const struct corpus *b, struct rng *rng);

/* One of them with some changes, into a block of the game's state size. Every value fits
 * the state table; whether it can be in this game is for the game's `check` to say. */
void mutant_make(const struct corpus *b, struct rng *rng, void *out);

/* One change by numbers: any field, any of its values, any value that fits it. */
void mutant_change(const struct game *g, void *state, unsigned field, unsigned index,
		   unsigned value);

#endif
