/*
 * The connections and their awaiting: a request must be complete, and an answer taken,
 * within a time. libmicrohttpd only cuts who is silent, not who sends or reads a byte now
 * and then; here each connection has a deadline, and the ticker hangs up on those past
 * it.
 */
#ifndef SERVER_OPS_CONNECTIONS_H
#define SERVER_OPS_CONNECTIONS_H

#include <microhttpd.h>

#include "server/server.h"

struct connections;

struct connections *connections_new(void);
void connections_end(struct connections *c);

/* Hears of each connection that comes and goes: MHD_OPTION_NOTIFY_CONNECTION. */
void connections_on_notify(void *server, struct MHD_Connection *c, void **context,
			   enum MHD_ConnectionNotificationCode what);

/* What the other side has to do now, and therefore how long it has. */
enum awaiting {
	AWAIT_REQUEST, /* send a whole request */
	AWAIT_NOTHING, /* wait for us */
	AWAIT_READING, /* read what we send */
};
void connections_await(const struct server *s, struct MHD_Connection *c,
		       enum awaiting what);

/* Hangs up on those who are too slow, and says loudly when there is no room for more. */
void connections_check(struct server *s);

/* How many connections the descriptors of this process are enough for, some kept for
 * the store and the rest of us; with `threads` that answer, of which there may have to be
 * fewer. 0: not enough for any. */
unsigned connections_capacity(int *threads);

#endif
