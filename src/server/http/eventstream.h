/*
 * Server-sent events over HTTP: a stream (server/tables/stream.h) keeps its connection
 * asleep and writes when there is something to send.
 */
#ifndef SERVER_HTTP_EVENTSTREAM_H
#define SERVER_HTTP_EVENTSTREAM_H

#include "server/tables/stream.h"

struct MHD_Connection;
struct MHD_Response;

struct stream_options {
	struct MHD_Connection *connection;
	const char *user;  /* NULL: nobody we know, a spectator */
	const char *token; /* of his session */
	bool tail;	   /* log lines are sent once only */
	int64_t last_seq;  /* what the client has already, as it counts, or -1 */
};

/* The endless answer to a listener; takes over the caller's reference to the table. */
struct MHD_Response *eventstream_open(struct table *t,
				      const struct stream_options *options);

/* Ends the streams whose clients have gone. */
void eventstream_reap(struct server *s);

#endif
