/* The list of games: the only place that knows them all. */
#ifndef GAMES_REGISTRY_H
#define GAMES_REGISTRY_H

#include "core/game.h"

/* All games in order, NULL after the last. */
extern const struct game *const registry_games[];

/* The game of this id, or NULL. */
const struct game *registry_find(const char *id);

#endif
