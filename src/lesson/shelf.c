#include "lesson/shelf.h"

#include <string.h>

const struct lesson_text *lesson_find(const struct game *g, const char *name)
{
	for (const struct lesson_text *t = lesson_texts; t->game; t++)
		if (strcmp(t->game, g->id) == 0 && strcmp(t->name, name) == 0)
			return t;
	return NULL;
}

unsigned lesson_count(const struct game *g)
{
	unsigned count = 0;
	for (const struct lesson_text *t = lesson_texts; t->game; t++)
		count += strcmp(t->game, g->id) == 0;
	return count;
}

static const char *find_text(const struct game_text *t, const struct game *g)
{
	for (; t->game; t++)
		if (strcmp(t->game, g->id) == 0)
			return t->text;
	return NULL;
}

const char *briefing_find(const struct game *g)
{
	return find_text(briefing_texts, g);
}

const char *coach_find(const struct game *g)
{
	return find_text(coach_texts, g);
}
