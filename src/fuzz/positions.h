/*
 * Mutants of a game, one after the other: each is written as a position, and what is
 * accepted is played to its end. Each mutant follows from the seed and its number alone.
 */
#ifndef FUZZ_POSITIONS_H
#define FUZZ_POSITIONS_H

#include "fuzz/playon.h"

struct positions {
	const struct game *game;
	const struct bot *bot; /* NULL: all up to normal, the quick ones mostly */
	bool every_step;
	uint64_t seed;
	long long first, wanted; /* from which mutant on, and how many to accept */
};

/* What was tried: in shared memory, so that it outlives a crash. */
struct tried {
	long long mutant, accepted, refused, steps;
	long long by_bot[8]; /* accepted, by the bot of that row of `bots` */
};

/* Goes on until `wanted` are accepted. At the first finding TEST_FAILED, what does not
 * hold in `why` and the position in `position`. */
MUST_USE status positions_try(const struct positions *p, struct tried *t,
			      struct text *position, struct text *why);

/* The mutant of this number as a position, to be looked at. */
void positions_put(const struct positions *p, long long number, struct text *out);

#endif
