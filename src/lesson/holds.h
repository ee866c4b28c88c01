/*
 * What a lesson promises: members that the position must have where its texts say so.
 * Without them a changed rule could leave every action legal and make the words untrue.
 */
#ifndef LESSON_HOLDS_H
#define LESSON_HOLDS_H

#include "base/status.h"
#include "base/text.h"

struct game;

/* `said` is an object as in a position, {"vp":{"roma":11}}: BAD_LESSON, with both values
 * in `why`, unless the state has each of its values. Zero and false are values, too. */
MUST_USE status holds_check(const struct game *g, const void *state, const char *said,
			    struct text *why);

#endif
