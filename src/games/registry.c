#include "games/registry.h"

#include <string.h>

/* The tests build this file with a list of their own, which has the toys too. */
#ifndef GAMES_DEF
#define GAMES_DEF "games/games.def"
#endif

#define GAME(name) extern const struct game name##_game;
#include GAMES_DEF
#undef GAME

const struct game *const registry_games[] = {
#define GAME(name) &name##_game,
#include GAMES_DEF
#undef GAME
	NULL,
};

const struct game *registry_find(const char *id)
{
	for (int i = 0; registry_games[i]; i++)
		if (strcmp(registry_games[i]->id, id) == 0)
			return registry_games[i];
	return NULL;
}
