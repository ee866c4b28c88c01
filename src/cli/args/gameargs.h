/* What the commands that set up a game have in common: GAME and setupflags.def. */
#ifndef CLI_ARGS_GAMEARGS_H
#define CLI_ARGS_GAMEARGS_H

#include <stdbool.h>

#include "cli/args/args.h"
#include "core/match.h"

/* The game of this id; NULL, and said so, if there is none. */
const struct game *gameargs_find(const struct args *a, const char *id);

/* Begins the match that the options ask for, in `scenario`: an id, a file of people's own
 * (FILE.json), or NULL for the first. False, and said so, if there is none like it. */
bool gameargs_begin(const struct args *a, const struct game *g, const char *scenario,
		    struct dice dice, struct match *m);

/* What people call the scenario of a match. */
const char *gameargs_scenario(const struct match *m);

/* The seat of this name, "spectator" too; SEAT_NONE, and said so, if there is none. */
int gameargs_reader(const struct args *a, const struct game *g, const void *state,
		    const char *name);

#endif
