/*
 * The computer's players. A bot gets a copy of the state in which all that its seat
 * cannot know was dealt anew, so it cannot cheat even by accident.
 */
#ifndef AI_BOT_H
#define AI_BOT_H

#include "base/rng.h"
#include "core/game.h"

/* What a bot thought: every action it looked at with its estimate of winning, 0 to 1. */
struct thoughts {
	action best;
	unsigned count;
	struct {
		action action;
		float value;
	} row[ACTIONS_MAX];
};

struct bot {
	const char *id, *help;
	bool timed; /* stops by the clock, so the same seed may give another choice */
	void (*think)(const struct game *g, const void *guessed, int seat,
		      struct rng *rng, struct thoughts *out);
};

/* All bots in order of strength, .id NULL behind the last. */
extern const struct bot bots[];

const struct bot *bot_find(const char *id);

/* The bot's choice for `seat`, which must be to act. */
action bot_choose(const struct bot *b, const struct game *g, const void *state, int seat,
		  struct rng *rng, struct thoughts *out);

#endif
