#include "server/server.h"

#include <curl/curl.h>
#include <string.h>
#include <time.h>

#include "ai/crew.h"
#include "base/clock.h"
#include "base/log.h"
#include "server/bots/bots.h"
#include "server/bots/inflight.h"
#include "server/bots/memories.h"
#include "server/bots/workers.h"
#include "server/http/eventstream.h"
#include "server/http/http.h"
#include "server/http/limits.h"
#include "server/notifications/outbox.h"
#include "server/ops/connections.h"
#include "server/ops/health.h"
#include "server/ops/metrics.h"
#include "server/ops/monitor.h"
#include "server/people/names.h"
#include "server/people/sessions.h"
#include "server/play/clocks.h"
#include "server/play/offers.h"
#include "server/tables/table.h"
#include "store/store.h"

enum {
	POLL_MS = 20,
	BYE_MS = 300,
	TICK_MS = 250,
	HEARTBEAT_MS = 15000,
	SWEEP_TICKS = 240,
	BOTS_TICKS = 20,
	REAP_TICKS = 4,
	PRUNE_TICKS = 14400,
	SYNC_TICKS = 8,
	HEALTH_TICKS = 16,
	TIMEOUT_S = 30
};

/* Sleeps, but not on when the server stops. */
static void sleep_ms(const struct server *s, int ms)
{
	for (; ms > 0 && !s->stopping; ms -= POLL_MS)
		nanosleep(&(struct timespec){ 0, POLL_MS * 1000000L }, NULL);
}

static void count_streams(struct table *t, void *self)
{
	*(bool *)self |= t->streams != NULL;
}

/* Gives the streams the time to say goodbye. */
static void wait_for_streams(struct server *s)
{
	bool some = true;
	for (int ms = 0; some && ms < BYE_MS; ms += POLL_MS) {
		nanosleep(&(struct timespec){ 0, POLL_MS * 1000000L }, NULL);
		some = false;
		table_each(s, count_streams, &some);
	}
}

/* By the clock: a tick is longer while the database hangs. */
static void heartbeat_if_due(struct server *s, int64_t *beaten)
{
	const int64_t now = clock_ms();
	if (now - *beaten < HEARTBEAT_MS)
		return;
	*beaten = now;
	stream_heartbeat(s);
}

static void *tick(void *self)
{
	struct server *s = self;
	int64_t beaten = clock_ms();
	for (unsigned n = 1; !s->stopping; n++) {
		sleep_ms(s, TICK_MS);
		clocks_check(s);
		offers_check(s);
		if (n % BOTS_TICKS == 0)
			bots_schedule_overdue(s, playtime_now(s));
		if (n % REAP_TICKS == 0) {
			eventstream_reap(s);
			table_refresh(s);
			connections_check(s);
			log_tell_counts(clock_ms());
		}
		heartbeat_if_due(s, &beaten);
		if (n % SYNC_TICKS == 0)
			playtime_sync(s);
		if (n % HEALTH_TICKS == 0)
			health_check(s);
		if (n % PRUNE_TICKS == 1)
			(void)!store_prune(s->store, NULL);
		if (n % SWEEP_TICKS == 0) {
			table_sweep(s, false);
			sessions_check(s, NULL); /* a message of the store may be lost */
		}
	}
	return NULL;
}

static void on_change(void *self, const char *message)
{
	if (!*message)
		table_listen_lost(self); /* until store_listen returns */
	else if (!sessions_on_message(self, message))
		table_on_change(self, message);
}

/* Says when the store stops answering and when it answers again; `since` is when it
 * stopped, 0 while it answers. */
static void log_outage(int64_t *since, bool is_down, const char *why)
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

static void *listen_for_changes(void *self)
{
	struct server *s = self;
	struct text why = { 0 };
	int64_t since = 0;
	while (!s->stopping) {
		const bool was_down = store_is_down(s->store);
		text_clear(&why);
		const status result =
			store_listen(s->store, POLL_MS * 2, on_change, s, &why);
		log_outage(&since, was_down || result != OK,
			   why.len ? text_str(&why) : "a call timed out");
		if (result == OK && table_listen_is_lost(s))
			table_listen_restored(s);
		if (result != OK) {
			table_listen_lost(s);
			sleep_ms(s, TICK_MS);
		}
	}
	text_free(&why);
	return NULL;
}

static void *deliver(void *self)
{
	struct server *s = self;
	while (!s->stopping)
		if (!outbox_deliver_due(s))
			sleep_ms(s, TICK_MS);
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
	const int most = s->config.worker_threads, threads = 2 * most + 2;
	s->passwords =
		workers_new(&(struct pool_config){ 2, .nice = 5, .per_person = 1 });
	s->workers =
		workers_new(&(struct pool_config){ threads, 10, .per_person = most });
	s->background =
		workers_new(&(struct pool_config){ threads, 15, .per_person = most });
	s->memories = memories_new(threads);
	s->analysts =
		workers_new(&(struct pool_config){ 1, .nice = 19, .per_person = 1 });
	if (crew_program(s->config.crew, 0))
		s->waiters = workers_new(&(struct pool_config){ 8, 10, .per_person = 4 });
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
	memories_free(s->memories);
	connections_end(s->connections);
	health_end(s->health);
	metrics_end(s->metrics);
	limits_end(s->limits);
	inflight_close(s->inflight);
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
			    "a bot was thinking about it when the server crashed: held "
			    "until a player opens it",
			    NULL);
	else
		log_limited(LEVEL_ERROR, "table-not-held", "table", table, "why",
			    text_str(&why), NULL);
	text_free(&why);
}

/* Before any bot thinks: who was thought about when the last process died? */
static void open_inflight(struct server *s)
{
	struct text why = { 0 };
	if (s->config.inflight_path &&
	    inflight_open(&s->inflight, s->config.inflight_path, hold, s, &why) != OK)
		log_event(LEVEL_WARNING, "marks-failed", "why", text_str(&why), "what",
			  "tables will not be held after a crash", NULL);
	text_free(&why);
}

static status open_store(struct server *s, struct text *why)
{
	TRY(store_open(&s->store, s->config.database, why));
	status result = store_check(s->store, why);
	if (result == OK)
		result = playtime_start(s, why);
	if (result == OK)
		result = names_adopt(s, why);
	if (result != OK)
		store_close(s->store);
	return result;
}

status server_start(struct server *s, const struct server_config *config,
		    struct text *why)
{
	*s = (struct server){ .config = *config };
	if (s->config.timeout_s == 0)
		s->config.timeout_s = TIMEOUT_S;
	pthread_mutex_init(&s->tables_mutex, NULL);
	TRY(open_store(s, why));
	open_inflight(s);
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
	s->outbox = outbox_new();
	start_thread(&s->ticker, tick, s);
	start_thread(&s->listener, listen_for_changes, s);
	start_thread(&s->deliverer, deliver, s);
	bots_schedule_overdue(s,
			      INT64_MAX); /* those that a crash or a stop interrupted */
	return OK;
}

void server_stop(struct server *s)
{
	s->stopping = true;
	http_quiesce(s);
	pthread_join(s->ticker, NULL);
	pthread_join(s->listener, NULL);
	pthread_join(s->deliverer, NULL);
	outbox_end(s->outbox);
	crew_cancel(s->config.crew);
	each_pool(s, workers_stop);
	stream_close_all(s);
	wait_for_streams(s);
	http_stop(s);
	monitor_stop(s);
	each_pool(s, workers_end);
	playtime_sync(s);
	table_sweep(s, true);
	end_parts(s);
}
