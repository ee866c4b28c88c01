/*
 * Games of bots with dice and thoughts from a seed, told by their hashes: the same
 * numbers come out natively (test/site/trial.c) and in the browser's module, or a rule or
 * a search depends on the machine. `tools/sitebench.mjs` takes their time.
 */
#ifndef SITE_TRIAL_H
#define SITE_TRIAL_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

struct text;

struct trial {
	const char *game, *bot; /* the bot plays all seats */
	uint32_t seed, games;
	uint32_t steps; /* of a game at most, 0: to its end */
};

/* Appends a line "STEPS HASH" for each game; BAD_GAME or BAD_BOT if there is no such. */
MUST_USE status trial_run(const struct trial *t, struct text *out);

#endif
