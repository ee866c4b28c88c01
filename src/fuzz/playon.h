/*
 * Plays on from a position that was accepted and checks, at every step, what keeps a
 * server alive: whoever must act can, the position reads back to itself, the game ends.
 * At some steps everybody looks at the table as well (fuzz/shown.h).
 */
#ifndef FUZZ_PLAYON_H
#define FUZZ_PLAYON_H

#include "ai/bot.h"

/* How chance decides: as it comes, or always the lowest or the highest outcome. */
enum luck { ANY_LUCK, LOWEST_LUCK, HIGHEST_LUCK };

struct playing_on {
	const struct game *game;
	const struct bot *bot; /* who plays for all seats; NULL: any legal action */
	enum luck luck;
	bool every_step; /* write and read every position, not one in sixteen */
	long long most;	 /* stop after this many steps, 0: only at the end */
	long long steps; /* counts what was played */
};

/* Plays `state` to its end; TEST_FAILED and a sentence if something does not hold. */
MUST_USE status playon_to_end(struct playing_on *p, void *state, struct rng *rng,
			      struct text *why);

/* Writes the position as JSON and reads it: OK if it is the same, BAD_POSITION and the
 * reason if it is refused, TEST_FAILED if it is another. */
MUST_USE status playon_read_back(const struct game *g, const void *state,
				 struct text *why);

#endif
