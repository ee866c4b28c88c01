/* The tables of reference of a game (game.h: tables) for a terminal. */
#ifndef RULEBOOK_REFTABLES_H
#define RULEBOOK_REFTABLES_H

#include <stdbool.h>

#include "core/game.h"

/* Appends all tables with their columns under each other; false if the game has none. */
bool reftables_put(const struct game *g, struct text *out);

#endif
