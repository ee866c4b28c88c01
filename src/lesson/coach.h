/*
 * The words of a coach: what he says of a turn's plan, why an action is a mistake or
 * another one better, and how he praises. They are rows of data/coaches/GAME.coach, one
 * for each kind of action; what is best is found by a search (ai/verdict.h), the words
 * only say it. The format is described in docs/lessons.md.
 */
#ifndef LESSON_COACH_H
#define LESSON_COACH_H

#include "lesson/pattern.h"

enum { COACH_LINES = 160, COACH_TEXT = 240 /* the longest, in bytes */ };

enum coach_kind { COACH_PLAN, COACH_MISTAKE, COACH_BETTER, COACH_PRAISE, COACH_KINDS };

/* When a line may be said. */
enum coach_when { WHEN_ALWAYS, WHEN_AHEAD, WHEN_BEHIND, WHEN_FIRST };

struct coach_line {
	enum coach_kind kind;
	enum coach_when when;
	int first; /* the seat has done fewer actions than this; of WHEN_FIRST */
	struct pattern of;
	const char *text;
};

struct coach {
	const struct game *game;
	unsigned count;
	struct coach_line line[COACH_LINES];
	char *text; /* the file, cut into the strings above */
};

/* Where the seat stands in its game. */
struct coach_moment {
	int acts;     /* that the seat has done so far */
	double share; /* its chance to win by the number of seats: 1 is an even game */
};

/* Reads the words for `g`; ends with coach_free. BAD_LESSON with the line if there is a
 * fault, or if there is a kind of which something is not always said of any action. */
MUST_USE status coach_read(struct coach *c, const struct game *g, const char *text,
			   struct text *why);
void coach_free(struct coach *c);

/* The first line of this kind that fits; mistakes may have none: NULL. */
const char *coach_say(const struct coach *c, enum coach_kind kind,
		      const struct coach_moment *now, action a);

#endif
