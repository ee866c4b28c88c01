/*
 * The log of a table for each of its readers: what happened as JSON objects, made
 * once when a step is played and kept, so that a snapshot only has to copy them.
 */
#ifndef SERVER_TABLES_CHRONICLE_H
#define SERVER_TABLES_CHRONICLE_H

#include "base/text.h"
#include "core/match.h"

enum { READERS = SEATS_MAX + 1 }; /* the seats, and the spectator last */

/* All readers as a set: the seats and SPECTATOR. */
enum { EVERYBODY = ((1 << SEATS_MAX) - 1) | (1 << SPECTATOR) };

struct chronicle {
	const struct game *game;
	int seats;
	size_t steps, room;
	struct text lines[READERS]; /* {...}{...}, without their numbers */
	size_t *end[READERS];	    /* where the lines of the first n + 1 steps end */
	seatset *known;		    /* the readers that may know of each step */
};

/* Tells all steps of the match. */
void chronicle_begin(struct chronicle *c, const struct match *m);
void chronicle_end(struct chronicle *c);

/* Adds one step: before, step, after; fits struct listener. */
void chronicle_hear(void *self, const void *before, const struct step *step,
		    const void *after);

/* Forgets the steps after the first `count`. */
void chronicle_cut(struct chronicle *c, size_t count);

/* How many of the first `steps` steps one of these readers knows of; and the fewest
 * steps of which they know this many. */
size_t chronicle_known(const struct chronicle *c, seatset who, size_t steps);
size_t chronicle_find(const struct chronicle *c, seatset who, size_t known);

/* Appends the lines of the first `to` steps for a reader, as elements of an open array,
 * numbered by the steps that `who` knows of; those of the first `from` of them are left
 * out. */
void chronicle_put(const struct chronicle *c, int reader, seatset who, size_t from,
		   size_t to, struct text *out);

#endif
