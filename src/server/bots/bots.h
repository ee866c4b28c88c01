/* Seats played by bots: they think in the worker threads and act by commands, as people
 * do. */
#ifndef SERVER_BOTS_BOTS_H
#define SERVER_BOTS_BOTS_H

#include "server/tables/table.h"

/* Queues a bot of the table, if one must act. Under the table's mutex. */
void bots_schedule(struct table *t);

/*
 * Quarantine. A table that a bot was thinking about when the process died is held: after
 * the next start no bot thinks about it until one of its players opens it. Then the bot
 * thinks once in a process of its own (ai/apart.h). If that dies the table is closed,
 * else it is released.
 */

/* A player has opened the table: its bot becomes urgent, and thinks even if it is held.
 * Under the table's mutex. */
void bots_player_came(struct table *t);

/* Queues the bots of all tables whose bot has been due since before `before`. */
void bots_schedule_overdue(struct server *s, int64_t before);

#endif
