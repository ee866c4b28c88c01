/* Who sits where, and the start of a game when nobody is missing. */
#ifndef SERVER_PLAY_SEATING_H
#define SERVER_PLAY_SEATING_H

#include "server/tables/command.h"

void seating_put(struct seat_row *s, const struct user *u);

/* Starts the game once nobody is missing. */
void seating_start(struct table *t, struct pending *p);

/* Gets up from a table that has not begun. */
executor seating_execute_leave;

#endif
