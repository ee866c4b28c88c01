#include "server/server.h"

#include <curl/curl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "ai/crew.h"
#include "server/clocks.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/marks.h"
#include "server/offers.h"
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
	PULSE_TICKS = 16
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
		offers_check(s);
		if (n % BOTS_TICKS == 0)
			robots_wake(s, store_now());
		if (n % LOOK_TICKS == 0)
			stream_look(s);
		if (n % BEAT_TICKS == 0)
			stream_beat(s);
		if (n % PULSE_TICKS == 0)
			(void)!store_pulse(s->store, NULL);
		if (n % TIDY_TICKS == 1)
			(void)!store_tidy(s->store, NULL);
		if (n % SWEEP_TICKS == 0)
			table_sweep(s, false);
	}
	return NULL;
}

static void hear(void *self, const char *message)
{
	table_hear(self, message);
}

static void *listen_to_others(void *self)
{
	struct server *s = self;
	while (!s->stopping)
		if (store_listen(s->store, NAP_MS * 2, hear, s, NULL) != OK)
			rest(s, TICK_MS);
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

/* More threads than one person may keep busy: the scheduler of the system shares the
 * cores between them, by their niceness. */
static void start_workers(struct server *s)
{
	const int most = s->how.worker_threads, threads = 2 * most + 2;
	s->passwords = workers_new(&(struct pool){ 2, .nice = 5, .per_person = 1 });
	s->workers = workers_new(&(struct pool){ threads, 10, .per_person = most });
	s->background = workers_new(&(struct pool){ threads, 15, .per_person = most });
	s->analysts = workers_new(&(struct pool){ 1, .nice = 19, .per_person = 1 });
	if (crew_program(s->how.crew, 0))
		s->waiters = workers_new(&(struct pool){ 8, 10, .per_person = 4 });
}

static void each_pool(struct server *s, void (*visit)(struct workers *w))
{
	struct workers *const all[] = { s->waiters, s->workers, s->background,
					s->analysts, s->passwords };
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		if (all[i])
			visit(all[i]);
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
	TRY(store_resume(s->store, why));
	open_marks(s);
	pthread_mutex_init(&s->tables_mutex, NULL);
	curl_global_init(CURL_GLOBAL_DEFAULT);
	s->limits = limits_new();
	start_workers(s);
	const status result = http_start(s, why);
	if (result != OK) {
		each_pool(s, workers_end);
		limits_end(s->limits);
		marks_close(s->marks);
		store_close(s->store);
		return result;
	}
	start_thread(&s->ticker, tick, s);
	start_thread(&s->ear, listen_to_others, s);
	start_thread(&s->postman, deliver, s);
	robots_wake(s, INT64_MAX); /* those that a crash or a stop interrupted */
	return OK;
}

void server_stop(struct server *s)
{
	s->stopping = true;
	http_quiesce(s);
	pthread_join(s->ticker, NULL);
	pthread_join(s->ear, NULL);
	pthread_join(s->postman, NULL);
	crew_hush(s->how.crew);
	each_pool(s, workers_stop);
	stream_bye(s);
	wait_for_streams(s);
	http_stop(s);
	each_pool(s, workers_end);
	table_sweep(s, true);
	limits_end(s->limits);
	marks_close(s->marks);
	pthread_mutex_destroy(&s->tables_mutex);
	store_close(s->store);
	curl_global_cleanup();
}
