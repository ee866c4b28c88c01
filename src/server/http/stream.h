/*
 * Server-sent events: each listener of a table gets the newest snapshot, never a queue of
 * old ones, so a slow reader costs no memory. A stream keeps its connection asleep and
 * writes when the table's version is ahead of what it sent.
 */
#ifndef SERVER_HTTP_STREAM_H
#define SERVER_HTTP_STREAM_H

#include "server/tables/table.h"

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
struct MHD_Response *stream_open(struct table *t, const struct stream_options *options);

/* All under the table's mutex. What snapshots show has changed: for all; for all but
 * those (server/tables/audience.h) who must not notice; or it was read again, and has
 * changed for those to whom its sequence number says so. */
void stream_notify(struct table *t);
void stream_notify_except(struct table *t, seatset unknown_to);
void stream_refresh(struct table *t);
/* The table is current again: who waited for that is woken. */
void stream_wake(struct table *t);

bool stream_is_online(const struct table *t, const char *user);
/* The log was cut behind the first `steps`, but not for those who must not notice. */
void stream_truncate(struct table *t, size_t steps, seatset unknown_to);

/* Ends the streams of a user (NULL: of everybody) whose sessions (store_session_key) live
 * no more. */
void stream_check_sessions(struct server *s, const char *user,
			   bool (*lives)(struct server *s, const char *session));

/* Ends the streams whose clients have gone. */
void stream_reap(struct server *s);

/* Sends a sign of life to every stream, or goodbye. */
void stream_heartbeat(struct server *s);
void stream_close_all(struct server *s);

#endif
