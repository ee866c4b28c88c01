#include "server/server.h"

#include <curl/curl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "ai/crew.h"
#include "base/clock.h"
#include "server/clocks.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/marks.h"
#include "server/postman.h"
#include "server/robots.h"
#include "server/stream.h"
#include "server/table.h"
#include "server/workers.h"
#include "store/store.h"

enum {
	NAP_MS = 20,
	BYE_MS = 300,
	TICK_MS = 250,
	BEAT_TICKS = 60,
	SWEEP_TICKS = 240,
	BOTS_TICKS = 20,
	LOOK_TICKS = 4,
	TIDY_TICKS = 14400,
	SHARE_TICKS = 8,
	PROGRAMS_AT_ONCE = 8
};

/* Sleeps, but not on when the server stops. */
static void rest(const struct server *s, int ms)
{
	for (; ms > 0 && !s->stopping; ms -= NAP_MS)
		nanosleep(&(struct timespec){ 0, NAP_MS * 1000000L }, NULL);
}

static void count_streams(struct table *t, void *self)
{
	*(bool *)self |= t->streams != NULL;
}

/* Gives the streams the time to say goodbye. */
static void wait_for_streams(struct server *s)
{
	bool some = true;
	for (int ms = 0; some && ms < BYE_MS; ms += NAP_MS) {
		nanosleep(&(struct timespec){ 0, NAP_MS * 1000000L }, NULL);
		some = false;
		table_each(s, count_streams, &some);
	}
}

static void *tick(void *self)
{
	struct server *s = self;
	for (unsigned n = 1; !s->stopping; n++) {
		rest(s, TICK_MS);
		clocks_check(s);
		if (n % BOTS_TICKS == 0)
			robots_wake(s, playtime_now(s));
		if (n % LOOK_TICKS == 0) {
			stream_look(s);
			table_refresh(s);
		}
		if (n % BEAT_TICKS == 0)
			stream_beat(s);
		if (n % SHARE_TICKS == 0)
			playtime_share(s);
		if (n % TIDY_TICKS == 1)
			(void)!store_tidy(s->store, NULL);
		if (n % SWEEP_TICKS == 0)
			table_sweep(s, false);
	}
	return NULL;
}

static void hear(void *self, const char *message)
{
	if (*message)
		table_hear(self, message);
	else
		table_deafen(self); /* until the call has returned: then we hear again */
}

/* Says when the store stops answering and when it answers again; `since` is when it
 * stopped, 0 while it answers. */
static void note_outage(int64_t *since, bool is_down, const char *why)
{
	if (is_down && *since == 0) {
		*since = clock_ms();
		fprintf(stderr, "tessera: the database does not answer: %s\n", why);
	} else if (!is_down && *since != 0) {
		fprintf(stderr, "tessera: the database answers again after %lld ms\n",
			(long long)(clock_ms() - *since));
		*since = 0;
	}
}

static void *listen_to_others(void *self)
{
	struct server *s = self;
	struct text why = { 0 };
	int64_t since = 0;
	while (!s->stopping) {
		const bool was_down = store_is_down(s->store);
		text_clear(&why);
		const status heard = store_listen(s->store, NAP_MS * 2, hear, s, &why);
		note_outage(&since, was_down || heard != OK,
			    why.len ? text_str(&why) : "a call was given up");
		if (heard == OK && table_is_deaf(s))
			table_hear_again(s);
		if (heard != OK) {
			table_deafen(s);
			rest(s, TICK_MS);
		}
	}
	text_free(&why);
	return NULL;
}

static void *deliver(void *self)
{
	struct server *s = self;
	while (!s->stopping)
		if (!postman_round(s))
			rest(s, TICK_MS);
	return NULL;
}

static void start_thread(pthread_t *thread, void *(*run)(void *), struct server *s)
{
	if (pthread_create(thread, NULL, run, s) != 0)
		die("no thread for the server");
}

static void end_workers(struct server *s)
{
	if (s->waiters)
		workers_end(s->waiters);
	workers_end(s->workers);
}

static void hold(void *self, const char *table)
{
	struct server *s = self;
	struct text why = { 0 };
	if (store_hold(s->store, table, &why) == OK)
		fprintf(stderr,
			"tessera: a bot was thinking about table %s when the last server "
			"died: held until somebody asks\n",
			table);
	else
		fprintf(stderr, "tessera: table %s cannot be held: %s\n", table,
			text_str(&why));
	text_free(&why);
}

/* Before any bot thinks: who was thought about when the last process died? */
static void open_marks(struct server *s)
{
	struct text why = { 0 };
	if (s->how.marks && marks_open(&s->marks, s->how.marks, hold, s, &why) != OK)
		fprintf(stderr, "tessera: %s Tables are not held after a crash.\n",
			text_str(&why));
	text_free(&why);
}

status server_start(struct server *s, const struct serving *how, struct text *why)
{
	*s = (struct server){ .how = *how };
	TRY(store_open(&s->store, how->database, why));
	TRY(playtime_start(s, why));
	open_marks(s);
	pthread_mutex_init(&s->tables_mutex, NULL);
	curl_global_init(CURL_GLOBAL_DEFAULT);
	s->limits = limits_new();
	s->workers = workers_new(how->worker_threads);
	if (crew_program(how->crew, 0))
		s->waiters = workers_new(PROGRAMS_AT_ONCE);
	const status result = http_start(s, why);
	if (result != OK) {
		end_workers(s);
		limits_end(s->limits);
		marks_close(s->marks);
		store_close(s->store);
		return result;
	}
	s->postman = postman_new();
	start_thread(&s->ticker, tick, s);
	start_thread(&s->ear, listen_to_others, s);
	start_thread(&s->post, deliver, s);
	robots_wake(s, INT64_MAX); /* those that a crash or a stop interrupted */
	return OK;
}

void server_stop(struct server *s)
{
	s->stopping = true;
	http_quiesce(s);
	pthread_join(s->ticker, NULL);
	pthread_join(s->ear, NULL);
	pthread_join(s->post, NULL);
	postman_end(s->postman);
	crew_hush(s->how.crew);
	if (s->waiters)
		workers_stop(s->waiters);
	workers_stop(s->workers);
	stream_bye(s);
	wait_for_streams(s);
	http_stop(s);
	end_workers(s);
	playtime_share(s);
	table_sweep(s, true);
	limits_end(s->limits);
	marks_close(s->marks);
	pthread_mutex_destroy(&s->tables_mutex);
	pthread_mutex_destroy(&s->playtime.mutex);
	store_close(s->store);
	curl_global_cleanup();
}
