/* Who sits where in a game at the terminal, and what has been told to whom. */
#ifndef TERMINAL_SEATING_H
#define TERMINAL_SEATING_H

#include "ai/crew.h"
#include "core/match.h"

struct lines;

struct seating {
	struct match match;
	const struct bot *bot[SEATS_MAX]; /* NULL: a person */
	struct crew crew;
	struct search_memory *memory; /* of the bots */
	size_t told[SEATS_MAX];	    /* steps that the person has read */
	int facing;		    /* the person whose view is on the screen */
	bool colour, quit;
	const char *save; /* the file that is kept up to date, or NULL */
	struct rng rng;	  /* of the bots */
	struct lines *lines;
};

/* The number of people. */
int seating_people(const struct seating *t);

/* The seat that reads when no seat in particular does: the only person, or a spectator.
 */
int seating_reader(const struct seating *t);

/* Whether anything in this game is hidden from anybody. */
bool seating_has_secrets(const struct seating *t);

/* How many steps the person at `seat` has read; where nothing is hidden, all at one
 * screen have read what one of them has. */
size_t *seating_told(struct seating *t, int seat);

/* Saves the game; while its dice are secret the secret goes to a file beside it. */
MUST_USE status seating_save(const struct match *m, const char *path, struct text *why);

/* Gives a match that was read from `path` its secret back; false if it is not there. */
bool seating_find_secret(struct match *m, const char *path);

#endif
