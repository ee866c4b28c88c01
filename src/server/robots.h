/* The computer's seats: bots think in the workers and enter their moves like anybody. */
#ifndef SERVER_ROBOTS_H
#define SERVER_ROBOTS_H

#include "server/table.h"

/* Queues a bot of the table, if one must act. Under the table's mutex. */
void robots_call(struct table *t);

/* Queues the bots of all tables that wait for one since before `before`. */
void robots_wake(struct server *s, int64_t before);

#endif
