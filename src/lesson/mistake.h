/*
 * A mistake of a finished game as a lesson of one question: what would have been better?
 * All that it says is in its name, so that a table keeps nothing else; the position is
 * the one that its match began from.
 */
#ifndef LESSON_MISTAKE_H
#define LESSON_MISTAKE_H

#include "lesson/lesson.h"

enum { MISTAKE_NAME_SIZE = 40 };

struct mistake_facts {
	int seat;
	action played, better;
	int was, could; /* chances to win, in percent */
};

void mistake_put_name(const struct mistake_facts *f, char out[MISTAKE_NAME_SIZE]);

/* What such a name says; false if it is none of this game. */
bool mistake_read_name(const struct game *g, const char *name, struct mistake_facts *out);

/* The lesson of such a name; NOT_FOUND if it is none. The two sentences follow what is
 * said of either action, and may be "". */
MUST_USE status mistake_open(struct lesson *l, const struct game *g, const char *name,
			     const char *after_played, const char *after_better,
			     struct text *why);

#endif
