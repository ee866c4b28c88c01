/*
 * The pace of a table: none, a live clock for each seat, or days for each move. Only
 * people's clocks run. They count playing time (server/play/playtime.h). All under the
 * table's mutex.
 */
#ifndef SERVER_PLAY_CLOCKS_H
#define SERVER_PLAY_CLOCKS_H

#include "server/tables/command.h"

/* Starts the clocks with the game. */
void clocks_start(struct table *t);
/* Charges the seats that had to act, before the row takes over a change. */
void clocks_turn(struct table *t, struct pending *p);
/* After it did: gives those their days whose move is new, and sets when the next clock
 * runs out and when a bot is due. */
void clocks_set(struct table *t, struct pending *p);

/* What is left for a seat now, in ms; -1 without a clock. */
int64_t clocks_left(const struct table *t, int seat);

/* Ends the games of those who ran out of time: called from time to time. */
void clocks_check(struct server *s);

#endif
