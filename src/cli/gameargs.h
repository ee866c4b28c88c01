/* What the commands that set up a game have in common: GAME and setupflags.def. */
#ifndef CLI_GAMEARGS_H
#define CLI_GAMEARGS_H

#include <stdbool.h>

#include "cli/args.h"
#include "core/game.h"

/* The game of this id; NULL, and said so, if there is none. */
const struct game *gameargs_find(const struct args *a, const char *id);

/* The set-up that the options ask for. False, and said so, if there is none like it. */
bool gameargs_setup(const struct args *a, const struct game *g, struct setup *out);

/* The seat of this name, "spectator" too; SEAT_NONE, and said so, if there is none. */
int gameargs_reader(const struct args *a, const struct game *g, const void *state,
		    const char *name);

#endif
