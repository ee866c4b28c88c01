/*
 * The puzzles inside the binary, data/puzzles/GAME.puzzles, which `tessera puzzles` finds
 * (docs/lessons.md). A puzzle is a lesson of one question: here its facts become the text
 * of a lesson, so that its words can change without another search.
 */
#ifndef LESSON_PUZZLEBOOK_H
#define LESSON_PUZZLEBOOK_H

#include "base/text.h"
#include "core/game.h"

/* Before the number of a puzzle, among the names of lessons. */
#define PUZZLE_PREFIX "puzzle-"

struct puzzle_text {
	const char *game, *name, *level, *theme, *text;
};

/* .game NULL behind the last; made by tools/lessons.py. */
extern const struct puzzle_text puzzle_texts[];

/* The puzzle of a game by its name; NULL if there is none. */
const struct puzzle_text *puzzlebook_find(const struct game *g, const char *name);

/* How many puzzles a game has. */
unsigned puzzlebook_count(const struct game *g);

/* The puzzle of a day, counted from 1970: the same for everybody. NULL if there is none
 * among these games. */
const struct puzzle_text *puzzlebook_of_day(long long day,
					    bool (*has)(const void *self, const char *id),
					    const void *self);

/* The facts of a puzzle as the text of a lesson. BAD_LESSON with the line if they have a
 * fault: a line of play that is not legal is one. */
MUST_USE status puzzlebook_put_lesson(const struct game *g, const char *facts,
				      struct text *out, struct text *why);

#endif
