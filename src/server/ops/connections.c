#include "server/ops/connections.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>

#include "base/clock.h"
#include "base/log.h"
#include "server/ops/metrics.h"
#include "server/ops/process.h"

enum {
	CONNECTIONS_MAX = 8192,
	REQUEST_FACTOR = 2, /* of --timeout: the silence before, and the request */
	READING_FACTOR = 10,
	FILES_KEPT = 64, /* for files, programs, messages, the watchdog */
	FILES_A_THREAD = 2
};

struct connection {
	struct connection *before, *next;
	int file;
	atomic_llong deadline;
};

struct connections {
	pthread_mutex_t mutex;
	struct connection *first;
};

struct connections *connections_new(void)
{
	struct connections *c = calloc(1, sizeof *c);
	if (!c)
		die("out of memory");
	pthread_mutex_init(&c->mutex, NULL);
	return c;
}

void connections_end(struct connections *c)
{
	pthread_mutex_destroy(&c->mutex);
	free(c);
}

static int64_t deadline(const struct server *s, enum awaiting what)
{
	const int64_t unit = s->config.timeout_s * 1000ll;
	switch (what) {
	case AWAIT_REQUEST:
		return clock_ms() + REQUEST_FACTOR * unit;
	case AWAIT_READING:
		return clock_ms() + READING_FACTOR * unit;
	case AWAIT_NOTHING:
		break;
	}
	return INT64_MAX;
}

/* A client that has vanished without a word does not acknowledge: the system hangs up. */
static void set_socket(const struct server *s, int file)
{
	const unsigned ms = (unsigned)s->config.timeout_s * 2000u;
	setsockopt(file, IPPROTO_TCP, TCP_USER_TIMEOUT, &ms, sizeof ms);
}

static void add(struct server *s, struct MHD_Connection *c, void **context)
{
	struct connections *all = s->connections;
	struct connection *made = calloc(1, sizeof *made);
	if (!made)
		die("out of memory");
	made->file =
		MHD_get_connection_info(c, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
	made->deadline = deadline(s, AWAIT_REQUEST);
	set_socket(s, made->file);
	pthread_mutex_lock(&all->mutex);
	made->next = all->first;
	if (made->next)
		made->next->before = made;
	all->first = made;
	pthread_mutex_unlock(&all->mutex);
	*context = made;
	metrics_add(s->metrics, METRIC_CONNECTIONS, 1);
}

/* Before its descriptor is closed: who is in the list has an open one. */
static void remove_from(struct server *s, struct connection *gone)
{
	struct connections *all = s->connections;
	pthread_mutex_lock(&all->mutex);
	if (gone->before)
		gone->before->next = gone->next;
	else
		all->first = gone->next;
	if (gone->next)
		gone->next->before = gone->before;
	pthread_mutex_unlock(&all->mutex);
	free(gone);
	metrics_add(s->metrics, METRIC_CONNECTIONS, -1);
}

void connections_on_notify(void *server, struct MHD_Connection *c, void **context,
			   enum MHD_ConnectionNotificationCode what)
{
	if (what == MHD_CONNECTION_NOTIFY_STARTED)
		add(server, c, context);
	else if (*context)
		remove_from(server, *context), *context = NULL;
}

void connections_await(const struct server *s, struct MHD_Connection *c,
		       enum awaiting what)
{
	const union MHD_ConnectionInfo *info =
		MHD_get_connection_info(c, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
	struct connection *own = info ? info->socket_context : NULL;
	if (own)
		own->deadline = deadline(s, what);
}

static long close_slow(struct connections *all)
{
	const int64_t now = clock_ms();
	long cut = 0;
	pthread_mutex_lock(&all->mutex);
	for (struct connection *c = all->first; c; c = c->next)
		if (now > c->deadline) {
			shutdown(c->file, SHUT_RDWR);
			c->deadline = INT64_MAX;
			cut++;
		}
	pthread_mutex_unlock(&all->mutex);
	return cut;
}

static void warn_if_full(const struct server *s)
{
	enum { NEARLY_FULL_PERCENT = 90 };
	char open[24], room[24];
	const long count = metrics_get(s->metrics, METRIC_CONNECTIONS);
	if (count * 100 < (long)s->connections_max * NEARLY_FULL_PERCENT)
		return;
	snprintf(open, sizeof open, "%ld", count);
	snprintf(room, sizeof room, "%u", s->connections_max);
	log_limited(LEVEL_WARNING, "connections-full", "open", open, "room", room, "what",
		    "new clients wait until a connection closes; raise LimitNOFILE "
		    "(ulimit -n)",
		    NULL);
}

void connections_check(struct server *s)
{
	char words[24];
	const long cut = close_slow(s->connections);
	warn_if_full(s);
	if (cut == 0)
		return;
	metrics_add(s->metrics, METRIC_CUT, cut);
	snprintf(words, sizeof words, "%ld", cut);
	log_limited(LEVEL_INFO, "connections-cut", "count", words, "why",
		    "too slow to send a request or to read the response", NULL);
}

unsigned connections_capacity(int *threads)
{
	struct process p;
	process_read(&p);
	const long left = p.files_max - p.files - FILES_KEPT;
	/* At least as much for connections as for threads. */
	const long most = left / (2 * FILES_A_THREAD);
	if (*threads > most)
		*threads = most > 0 ? (int)most : 1;
	const long room = left - *threads * FILES_A_THREAD;
	if (room <= 0)
		return 0;
	return room < CONNECTIONS_MAX ? (unsigned)room : CONNECTIONS_MAX;
}
