/* The computer's seats: bots think in the workers and enter their moves like anybody. */
#ifndef SERVER_BOTS_ROBOTS_H
#define SERVER_BOTS_ROBOTS_H

#include "server/tables/table.h"

/* Queues a bot of the table, if one must act. Under the table's mutex. */
void robots_call(struct table *t);

/*
 * Quarantine. A table that a bot was thinking about when the process died is held: at the
 * next start no bot thinks about it. Whoever plays there and looks at it asks for it:
 * then the bot thinks once in a process of its own (ai/apart.h). If that dies the table
 * is closed, else it is free again.
 */

/* Somebody who plays here has come. Under the table's mutex. */
void robots_ask(struct table *t);

/* Queues the bots of all tables that wait for one since before `before`. */
void robots_wake(struct server *s, int64_t before);

#endif
