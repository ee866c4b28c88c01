#include "server/server.h"

#include <curl/curl.h>
#include <string.h>
#include <time.h>

#include "ai/crew.h"
#include "base/clock.h"
#include "base/log.h"
#include "server/clocks.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/marks.h"
#include "server/offers.h"
#include "server/ops/connections.h"
#include "server/ops/health.h"
#include "server/ops/metrics.h"
#include "server/ops/monitor.h"
#include "server/people/names.h"
#include "server/people/sessions.h"
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
	HEALTH_TICKS = 16,
	TIMEOUT_S = 30
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
			robots_wake(s, playtime_now(s));
		if (n % LOOK_TICKS == 0) {
			stream_look(s);
			table_refresh(s);
			connections_check(s);
			log_tell_counts(clock_ms());
		}
		if (n % BEAT_TICKS == 0)
			stream_beat(s);
		if (n % SHARE_TICKS == 0)
			playtime_share(s);
		if (n % HEALTH_TICKS == 0)
			health_round(s);
		if (n % TIDY_TICKS == 1)
			(void)!store_tidy(s->store, NULL);
		if (n % SWEEP_TICKS == 0) {
			table_sweep(s, false);
			sessions_check(s, NULL); /* a message of the store may be lost */
		}
	}
	return NULL;
}

static void hear(void *self, const char *message)
{
	if (!*message)
		table_deafen(self); /* until the call has returned: then we hear again */
	else if (!sessions_hear(self, message))
		table_hear(self, message);
}

/* Says when the store stops answering and when it answers again; `since` is when it
 * stopped, 0 while it answers. */
static void note_outage(int64_t *since, bool is_down, const char *why)
{
	char ms[24];
	if (is_down && *since == 0) {
		*since = clock_ms();
		log_event(LEVEL_ERROR, "store-silent", "why", why, NULL);
	} else if (!is_down && *since != 0) {
		snprintf(ms, sizeof ms, "%lld", (long long)(clock_ms() - *since));
		log_event(LEVEL_WARNING, "store-answers-again", "after_ms", ms, NULL);
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

static void end_parts(struct server *s)
{
	connections_end(s->connections);
	health_end(s->health);
	metrics_end(s->metrics);
	limits_end(s->limits);
	marks_close(s->marks);
	pthread_mutex_destroy(&s->tables_mutex);
	pthread_mutex_destroy(&s->playtime.mutex);
	store_close(s->store);
	curl_global_cleanup();
}

static void hold(void *self, const char *table)
{
	struct server *s = self;
	struct text why = { 0 };
	if (store_hold(s->store, table, &why) == OK)
		log_limited(LEVEL_WARNING, "table-held", "table", table, "why",
			    "a bot was thinking about it when the last server died: held "
			    "until somebody asks",
			    NULL);
	else
		log_limited(LEVEL_ERROR, "table-not-held", "table", table, "why",
			    text_str(&why), NULL);
	text_free(&why);
}

/* Before any bot thinks: who was thought about when the last process died? */
static void open_marks(struct server *s)
{
	struct text why = { 0 };
	if (s->how.marks && marks_open(&s->marks, s->how.marks, hold, s, &why) != OK)
		log_event(LEVEL_WARNING, "marks-failed", "why", text_str(&why), "what",
			  "tables are not held after a crash", NULL);
	text_free(&why);
}

static status open_store(struct server *s, struct text *why)
{
	TRY(store_open(&s->store, s->how.database, why));
	status result = store_check(s->store, why);
	if (result == OK)
		result = playtime_start(s, why);
	if (result == OK)
		result = names_adopt(s, why);
	if (result != OK)
		store_close(s->store);
	return result;
}

status server_start(struct server *s, const struct serving *how, struct text *why)
{
	*s = (struct server){ .how = *how };
	if (s->how.timeout_s == 0)
		s->how.timeout_s = TIMEOUT_S;
	pthread_mutex_init(&s->tables_mutex, NULL);
	TRY(open_store(s, why));
	open_marks(s);
	curl_global_init(CURL_GLOBAL_DEFAULT);
	s->metrics = metrics_new();
	s->health = health_new();
	s->connections = connections_new();
	s->limits = limits_new();
	start_workers(s);
	status result = monitor_start(s, why);
	if (result == OK)
		result = http_start(s, why);
	if (result != OK) {
		monitor_stop(s);
		each_pool(s, workers_end);
		end_parts(s);
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
	crew_cancel(s->how.crew);
	each_pool(s, workers_stop);
	stream_bye(s);
	wait_for_streams(s);
	http_stop(s);
	monitor_stop(s);
	each_pool(s, workers_end);
	playtime_share(s);
	table_sweep(s, true);
	end_parts(s);
}
