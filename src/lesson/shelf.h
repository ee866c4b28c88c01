/* The lessons inside the binary: data/lessons/GAME/NAME.lesson, in the order of the
 * files' names; tools/lessons.py makes the table. */
#ifndef LESSON_SHELF_H
#define LESSON_SHELF_H

#include "lesson/lesson.h"

struct lesson_text {
	const char *game, *name, *text;
};

/* .game NULL behind the last. */
extern const struct lesson_text lesson_texts[];

/* The lesson of a game by its name; NULL if there is none. */
const struct lesson_text *lesson_find(const struct game *g, const char *name);

/* How many lessons a game has. */
unsigned lesson_count(const struct game *g);

#endif
