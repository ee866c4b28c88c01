/*
 * Who follows a table: each listener gets the newest snapshot as a server-sent event,
 * never a queue of old ones, so a slow reader costs no memory. A stream sleeps while the
 * table's version is what it sent. How its bytes travel is its owner's business:
 * server/http/eventstream.h, or a worker of the browser (src/site).
 */
#ifndef SERVER_TABLES_STREAM_H
#define SERVER_TABLES_STREAM_H

#include "server/tables/table.h"

struct stream {
	struct stream *next;
	struct table *table;
	void (*resume)(struct stream *s); /* it slept, and has something to send now */
	char user[ID_LEN + 1], session[SESSION_KEY_SIZE];
	bool is_signed_out; /* its session has ended: so does it */
	bool is_asleep, wants_heartbeat, is_ending, has_said_bye;
	bool tail;	 /* log lines are sent once only */
	uint64_t sent;	 /* the version sent last */
	int reader;	 /* through whose eyes it was */
	int64_t seq;	 /* and its sequence number, as the user counts */
	size_t steps;	 /* the steps, as he counts, whose log lines were sent */
	struct text out; /* what is being sent, from `at` */
	size_t at;
};

/* All under the table's mutex. */

/* Begins and ends to follow; `user` is NULL for nobody we know, a spectator. */
void stream_begin(struct stream *s, struct table *t, const char *user);
void stream_end(struct stream *s);

/* Fills `out` with what is due; false if there is nothing to send. */
bool stream_write_due(struct stream *s);

/* Wakes it if it sleeps. */
void stream_resume(struct stream *s);

/* Its session has ended. */
void stream_sign_out(struct stream *s);

/* What snapshots show has changed: for all; for all but those (server/tables/audience.h)
 * who must not notice; or it was read again, and has changed for those to whom its
 * sequence number says so. */
void stream_notify(struct table *t);
void stream_notify_except(struct table *t, seatset unknown_to);
void stream_refresh(struct table *t);
/* The table is current again: who waited for that is woken. */
void stream_wake(struct table *t);

bool stream_is_online(const struct table *t, const char *user);
/* The log was cut after the first `steps`, but not for those who must not notice. */
void stream_truncate(struct table *t, size_t steps, seatset unknown_to);

/* Without a mutex, for all tables. */

/* Ends the streams of a user (NULL: of everybody) whose sessions (store_session_key) live
 * no more. */
void stream_check_sessions(struct server *s, const char *user,
			   bool (*lives)(struct server *s, const char *session));

/* Sends a sign of life to every stream, or goodbye. */
void stream_heartbeat(struct server *s);
void stream_close_all(struct server *s);

#endif
