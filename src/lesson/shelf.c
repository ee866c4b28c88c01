#include "lesson/shelf.h"

#include <string.h>

#include "lesson/mistake.h"
#include "lesson/puzzlebook.h"

const struct lesson_text *lesson_find(const struct game *g, const char *name)
{
	for (const struct lesson_text *t = lesson_texts; t->game; t++)
		if (strcmp(t->game, g->id) == 0 && strcmp(t->name, name) == 0)
			return t;
	return NULL;
}

static status open_puzzle(struct lesson *l, const struct game *g,
			  const struct puzzle_text *t, struct text *why)
{
	struct text text = { 0 };
	status s = puzzlebook_put_lesson(g, t->text, &text, why);
	if (s == OK)
		s = lesson_read(l, g, t->name, text_str(&text), why);
	text_free(&text);
	TRY(s);
	l->kind = LESSON_PUZZLE;
	l->level = t->level;
	l->theme = t->theme;
	return OK;
}

status lesson_open(struct lesson *l, const struct game *g, const char *name,
		   struct text *why)
{
	const struct lesson_text *t = lesson_find(g, name);
	if (t)
		return lesson_read(l, g, t->name, t->text, why);
	const struct puzzle_text *p = puzzlebook_find(g, name);
	if (p)
		return open_puzzle(l, g, p, why);
	return mistake_open(l, g, name, "", "", why);
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
