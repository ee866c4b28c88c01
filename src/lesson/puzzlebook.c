#include "lesson/puzzlebook.h"

#include <string.h>

const struct puzzle_text *puzzlebook_find(const struct game *g, const char *name)
{
	for (const struct puzzle_text *t = puzzle_texts; t->game; t++)
		if (strcmp(t->game, g->id) == 0 && strcmp(t->name, name) == 0)
			return t;
	return NULL;
}

unsigned puzzlebook_count(const struct game *g)
{
	unsigned count = 0;
	for (const struct puzzle_text *t = puzzle_texts; t->game; t++)
		count += strcmp(t->game, g->id) == 0;
	return count;
}

/* The game of a row and of the row before differ. */
static bool is_first(const struct puzzle_text *t)
{
	return t == puzzle_texts || strcmp(t[-1].game, t->game) != 0;
}

static const struct puzzle_text *
game_at(long long n, bool (*has)(const void *self, const char *id), const void *self)
{
	for (const struct puzzle_text *t = puzzle_texts; t->game; t++)
		if (is_first(t) && has(self, t->game) && n-- == 0)
			return t;
	return NULL;
}

/* The games take turns, and each goes through its own puzzles. */
const struct puzzle_text *puzzlebook_of_day(long long day,
					    bool (*has)(const void *self, const char *id),
					    const void *self)
{
	long long games = 0, count = 0;
	while (game_at(games, has, self))
		games++;
	if (games == 0 || day < 0)
		return NULL;
	const struct puzzle_text *first = game_at(day % games, has, self);
	while (first[count].game && strcmp(first[count].game, first->game) == 0)
		count++;
	return &first[day / games % count];
}
