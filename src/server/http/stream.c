#include "server/http/stream.h"

#include <errno.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "base/guard.h"
#include "server/bots/bots.h"
#include "server/ops/connections.h"
#include "server/ops/metrics.h"
#include "server/tables/audience.h"
#include "server/tables/fault.h"
#include "server/tables/snapshot.h"

enum { BLOCK = 16384 };

struct stream {
	struct stream *next;
	struct table *table;
	struct MHD_Connection *connection;
	char user[ID_LEN + 1], session[SESSION_KEY_SIZE];
	bool is_signed_out; /* its session has ended: so does it */
	bool is_asleep, wants_heartbeat, is_ending, has_said_bye, is_gone, tail;
	uint64_t sent;	 /* the version sent last */
	int reader;	 /* through whose eyes it was */
	int64_t seq;	 /* and its sequence number, as the user counts */
	size_t steps;	 /* the steps, as he counts, whose log lines were sent */
	struct text out; /* what is being sent, from `at` */
	size_t at;
};

/* Those who only watch see the same: it is written once. A clock is never the same. */
static void put_gallery(struct table *t, size_t from, struct text *out)
{
	if (t->gallery_version != t->version || t->gallery_from != from) {
		text_clear(&t->gallery);
		snapshot_put(t, NULL, from, &t->gallery);
		t->gallery_version = t->version;
		t->gallery_from = from;
	}
	text_bytes(out, t->gallery.at, t->gallery.len);
}

static bool is_gallery(const struct table *t, const char *user)
{
	return t->row.pace == PACE_NONE && !table_is_insider(t, user);
}

static void write_table(void *self)
{
	struct stream *s = self;
	struct table *t = s->table;
	const int reader = snapshot_reader(t, s->user);
	/* Other eyes have read another log: then all of it. */
	const size_t from = s->tail && reader == s->reader ? s->steps : 0;
	const seatset who = audience_of(t, s->user);
	s->seq = audience_seq(t, who);
	text_add(&s->out, "event: table\nid: %lld\ndata: ", (long long)s->seq);
	if (is_gallery(t, s->user))
		put_gallery(t, from, &s->out);
	else
		snapshot_put(t, s->user, from, &s->out);
	text_put(&s->out, "\n\n");
	s->steps = audience_steps(t, who);
	s->sent = t->version;
	s->reader = reader;
}

/* A table that cannot be shown is closed, and its readers are shown that. */
static void write_guarded(struct stream *s)
{
	struct text what = { 0 };
	if (!guard_call(write_table, s, ANSWER_SECONDS, &what)) {
		text_clear(&s->out);
		s->sent = s->table->version;
		fault_close(s->table, text_str(&what));
	}
	text_free(&what);
}

/* Fills `out` with what is due; false if there is nothing to send. */
static bool write_due(struct stream *s)
{
	text_clear(&s->out);
	s->at = 0;
	if (s->is_ending && !s->has_said_bye)
		text_add(&s->out, "event: bye\ndata: {%s}\n\n",
			 s->is_signed_out ? "\"signed_out\":true" : "");
	else if (!s->is_ending && s->sent != s->table->version &&
		 table_is_current(s->table))
		write_guarded(s);
	else if (s->wants_heartbeat)
		text_put(&s->out, ":\n\n");
	s->has_said_bye = s->is_ending;
	s->wants_heartbeat = false;
	return s->out.len > 0;
}

static ssize_t read_stream(void *self, uint64_t pos, char *buf, size_t max)
{
	struct stream *s = self;
	(void)pos;
	table_lock(s->table);
	ssize_t result = 0;
	if (s->is_gone) {
		result = MHD_CONTENT_READER_END_WITH_ERROR;
	} else if (s->at < s->out.len || (!s->has_said_bye && write_due(s))) {
		if (s->at == 0)
			connections_await(s->table->server, s->connection, AWAIT_READING);
		const size_t rest = s->out.len - s->at;
		const size_t n = rest < max ? rest : max;
		memcpy(buf, s->out.at + s->at, n);
		s->at += n;
		result = (ssize_t)n;
	} else if (s->has_said_bye) {
		result = MHD_CONTENT_READER_END_OF_STREAM;
	} else {
		connections_await(s->table->server, s->connection, AWAIT_NOTHING);
		MHD_suspend_connection(s->connection);
		s->is_asleep = true;
	}
	table_unlock(s->table);
	return result;
}

static void close_stream(void *self)
{
	struct stream *s = self;
	struct table *t = s->table;
	table_lock(t);
	struct stream **at = &t->streams;
	while (*at != s)
		at = &(*at)->next;
	*at = s->next;
	if (t->is_loaded && table_seats_of(t, s->user) && !stream_is_online(t, s->user))
		stream_notify(t);
	table_unlock(t);
	metrics_add(t->server->metrics, METRIC_STREAMS, -1);
	table_release(t);
	text_free(&s->out);
	free(s);
}

static void sign_out(struct stream *s)
{
	s->is_signed_out = s->is_ending = true;
}

/* A session may have ended since the request was let in. */
static void check_session(struct stream *s, const char *token)
{
	bool alive = true;
	store_session_key(token, s->session);
	if (store_has_session(s->table->server->store, s->session, &alive, NULL) == OK &&
	    !alive)
		sign_out(s);
}

struct MHD_Response *stream_open(struct table *t, const struct stream_options *options)
{
	struct stream *s = calloc(1, sizeof *s);
	if (!s)
		die("out of memory");
	metrics_add(t->server->metrics, METRIC_STREAMS, 1);
	s->table = t;
	s->connection = options->connection;
	s->tail = options->tail;
	s->reader = SEAT_NONE;
	snprintf(s->user, sizeof s->user, "%s", options->user ? options->user : "");
	table_lock(t);
	if (table_seats_of(t, s->user) && !stream_is_online(t, s->user))
		stream_notify(t);
	s->seq = audience_seq(t, audience_of(t, s->user));
	s->sent = options->last_seq == s->seq ? t->version : t->version - 1;
	s->wants_heartbeat = true;
	s->is_ending = t->server->stopping;
	if (options->user)
		check_session(s, options->token);
	s->next = t->streams;
	t->streams = s;
	if (table_is_insider(t, s->user))
		bots_player_came(t);
	table_unlock(t);
	return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, BLOCK, read_stream, s,
						 close_stream);
}

static void resume(struct stream *s)
{
	if (!s->is_asleep)
		return;
	s->is_asleep = false;
	MHD_resume_connection(s->connection);
}

void stream_wake(struct table *t)
{
	for (struct stream *s = t->streams; s; s = s->next)
		resume(s);
}

void stream_notify(struct table *t)
{
	t->version++;
	stream_wake(t);
}

/* A new version, of which some had no need: who had the last one has this one too. */
static void skip(struct stream *s)
{
	if (s->sent == s->table->version - 1)
		s->sent++;
}

void stream_notify_except(struct table *t, seatset unknown_to)
{
	t->version++;
	for (struct stream *s = t->streams; s; s = s->next)
		if (audience_of(t, s->user) & ~unknown_to)
			resume(s);
		else
			skip(s);
}

void stream_refresh(struct table *t)
{
	t->version++;
	for (struct stream *s = t->streams; s; s = s->next)
		if (s->seq != audience_seq(t, audience_of(t, s->user)))
			resume(s);
		else
			skip(s);
}

bool stream_is_online(const struct table *t, const char *user)
{
	for (const struct stream *s = t->streams; s; s = s->next)
		if (strcmp(s->user, user) == 0)
			return true;
	return false;
}

void stream_truncate(struct table *t, size_t steps, seatset unknown_to)
{
	for (struct stream *s = t->streams; s; s = s->next) {
		const seatset who = audience_of(t, s->user);
		const size_t known = chronicle_known(&t->log, who, steps);
		if ((who & ~unknown_to) && s->steps > known)
			s->steps = known;
	}
}

struct checking {
	const char *user;
	struct server *server;
	bool (*lives)(struct server *s, const char *session);
};

static void check(struct table *t, void *self)
{
	const struct checking *c = self;
	for (struct stream *s = t->streams; s; s = s->next)
		if ((c->user ? strcmp(s->user, c->user) == 0 : s->user[0]) &&
		    !c->lives(c->server, s->session)) {
			sign_out(s);
			resume(s);
		}
}

void stream_check_sessions(struct server *s, const char *user,
			   bool (*lives)(struct server *s, const char *session))
{
	table_each(s, check, &(struct checking){ user, s, lives });
}

static void beat(struct table *t, void *self)
{
	const bool bye = self != NULL;
	for (struct stream *s = t->streams; s; s = s->next) {
		s->wants_heartbeat = true;
		s->is_ending |= bye;
		resume(s);
	}
}

/* A connection that sleeps is not watched by the daemon: look whether its client left. */
static void look(struct table *t, void *self)
{
	char byte;
	(void)self;
	for (struct stream *s = t->streams; s; s = s->next) {
		const union MHD_ConnectionInfo *info = MHD_get_connection_info(
			s->connection, MHD_CONNECTION_INFO_CONNECTION_FD);
		if (!s->is_asleep || !info)
			continue;
		const ssize_t n =
			recv(info->connect_fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
		s->is_gone = n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR);
		if (s->is_gone)
			resume(s);
	}
}

void stream_reap(struct server *s)
{
	table_each(s, look, NULL);
}

void stream_heartbeat(struct server *s)
{
	table_each(s, beat, NULL);
}

void stream_close_all(struct server *s)
{
	table_each(s, beat, s);
}
