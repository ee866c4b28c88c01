/*
 * The log of a table for each of its readers: the lines of `tell` as JSON objects, made
 * once when a step is played and kept, so that a snapshot only has to copy them.
 */
#ifndef SERVER_CHRONICLE_H
#define SERVER_CHRONICLE_H

#include "base/text.h"
#include "core/match.h"

enum { READERS = SEATS_MAX + 1 }; /* the seats, and the spectator last */

struct chronicle {
	const struct game *game;
	int seats;
	size_t steps, room;
	struct text lines[READERS]; /* {...},{...}, */
	size_t *end[READERS];	    /* where the lines of the first n + 1 steps end */
};

/* Tells all steps of the match. */
void chronicle_begin(struct chronicle *c, const struct match *m);
void chronicle_end(struct chronicle *c);

/* Adds one step: before, step, after; fits struct listener. */
void chronicle_hear(void *self, const void *before, const struct step *step,
		    const void *after);

/* Forgets the steps behind the first `count`. */
void chronicle_cut(struct chronicle *c, size_t count);

/* Appends the lines of steps from+1 to `to` for a reader, as elements of an open array.
 */
void chronicle_put(const struct chronicle *c, int reader, size_t from, size_t to,
		   struct text *out);

#endif
