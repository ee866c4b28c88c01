/* What teaches the games, inside the binary: data/lessons/GAME/NAME.lesson in the order
 * of the files' names, data/briefings/GAME.briefing and data/coaches/GAME.coach;
 * tools/lessons.py makes the tables. */
#ifndef LESSON_SHELF_H
#define LESSON_SHELF_H

#include "lesson/lesson.h"

struct lesson_text {
	const char *game, *name, *text;
};

/* .game NULL after the last. */
extern const struct lesson_text lesson_texts[];

/* The lesson of a game by its name; NULL if there is none. */
const struct lesson_text *lesson_find(const struct game *g, const char *name);

/* Reads what a name stands for: a lesson, a puzzle (puzzlebook.h) or a mistake
 * (mistake.h). NOT_FOUND if there is none. `name` must live as long as the lesson. Ends
 * with lesson_free. */
MUST_USE status lesson_open(struct lesson *l, const struct game *g, const char *name,
			    struct text *why);

/* One for each game that has it. */
struct game_text {
	const char *game, *text;
};

/* .game NULL after the last. */
extern const struct game_text briefing_texts[], coach_texts[];

/* The text of a game's briefings, and of its coach; NULL if it has none. */
const char *briefing_find(const struct game *g);
const char *coach_find(const struct game *g);

/* How many lessons a game has. */
unsigned lesson_count(const struct game *g);

#endif
