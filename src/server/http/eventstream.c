#include "server/http/eventstream.h"

#include <errno.h>
#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "server/ops/connections.h"
#include "server/ops/metrics.h"

enum { BLOCK = 16384 };

struct eventstream {
	struct stream stream; /* first: a stream of ours is one of these */
	struct MHD_Connection *connection;
	bool is_gone;
};

static void resume(struct stream *s)
{
	MHD_resume_connection(((struct eventstream *)s)->connection);
}

static ssize_t read_stream(void *self, uint64_t pos, char *buf, size_t max)
{
	struct eventstream *e = self;
	struct stream *s = &e->stream;
	(void)pos;
	table_lock(s->table);
	ssize_t result = 0;
	if (e->is_gone) {
		result = MHD_CONTENT_READER_END_WITH_ERROR;
	} else if (s->at < s->out.len || (!s->has_said_bye && stream_write_due(s))) {
		if (s->at == 0)
			connections_await(s->table->server, e->connection, AWAIT_READING);
		const size_t rest = s->out.len - s->at;
		const size_t n = rest < max ? rest : max;
		memcpy(buf, s->out.at + s->at, n);
		s->at += n;
		result = (ssize_t)n;
	} else if (s->has_said_bye) {
		result = MHD_CONTENT_READER_END_OF_STREAM;
	} else {
		connections_await(s->table->server, e->connection, AWAIT_NOTHING);
		MHD_suspend_connection(e->connection);
		s->is_asleep = true;
	}
	table_unlock(s->table);
	return result;
}

static void close_stream(void *self)
{
	struct eventstream *e = self;
	struct table *t = e->stream.table;
	table_lock(t);
	stream_end(&e->stream);
	table_unlock(t);
	metrics_add(t->server->metrics, METRIC_STREAMS, -1);
	table_release(t);
	free(e);
}

/* A session may have ended since the request was let in. */
static void check_session(struct stream *s, const char *token)
{
	bool alive = true;
	store_session_key(token, s->session);
	if (store_has_session(s->table->server->store, s->session, &alive, NULL) == OK &&
	    !alive)
		stream_sign_out(s);
}

struct MHD_Response *eventstream_open(struct table *t,
				      const struct stream_options *options)
{
	struct eventstream *e = calloc(1, sizeof *e);
	if (!e)
		die("out of memory");
	struct stream *s = &e->stream;
	metrics_add(t->server->metrics, METRIC_STREAMS, 1);
	e->connection = options->connection;
	s->resume = resume;
	s->tail = options->tail;
	s->wants_heartbeat = true;
	table_lock(t);
	stream_begin(s, t, options->user);
	if (options->last_seq == s->seq)
		s->sent = t->version;
	s->is_ending = t->server->stopping;
	if (options->user)
		check_session(s, options->token);
	table_unlock(t);
	return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, BLOCK, read_stream, e,
						 close_stream);
}

/* A connection that sleeps is not watched by the daemon: look whether its client left. */
static void look(struct table *t, void *self)
{
	char byte;
	(void)self;
	for (struct stream *s = t->streams; s; s = s->next) {
		struct eventstream *e = (struct eventstream *)s;
		const union MHD_ConnectionInfo *info = MHD_get_connection_info(
			e->connection, MHD_CONNECTION_INFO_CONNECTION_FD);
		if (!s->is_asleep || !info)
			continue;
		const ssize_t n =
			recv(info->connect_fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
		e->is_gone = n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR);
		if (e->is_gone)
			stream_resume(s);
	}
}

void eventstream_reap(struct server *s)
{
	table_each(s, look, NULL);
}
