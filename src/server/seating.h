/* Shared by opening.c and seating.c: who sits where, and the start of a game. */
#ifndef SERVER_SEATING_H
#define SERVER_SEATING_H

#include "server/request.h"
#include "server/table.h"

void seating_put(struct seat_row *s, const struct user *u);
/* The first seat of a user, or SEAT_NONE. */
int seating_find(const struct table_row *row, const char *user);

/* Starts the game once nobody is missing. */
void seating_start(struct table *t, struct pending *p);

/* Fills in the rest of the row from a match that has just begun, and stores it. */
MUST_USE status seating_open(struct server *s, struct table_row *row, struct match *m,
			     struct text *why);
/* Starts a stored table if all sit. */
MUST_USE status seating_begin(struct request *r, const char *id);

#endif
