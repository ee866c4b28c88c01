#include "server/ops/health.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "server/bots/workers.h"
#include "server/ops/metrics.h"
#include "server/ops/systemd.h"
#include "store/store.h"

/* A thought may take a minute of processor time; who has taken nothing up for longer than
 * this, while there is something to do, hangs. */
enum { ROUND_LATE_MS = 20000, WORKERS_STUCK_MS = 300000 };

struct health {
	atomic_llong round_at;
	atomic_bool is_failing;		/* the store does not take writes */
	unsigned long long seen_failed; /* writes, as of the last round */
};

struct health *health_new(void)
{
	struct health *h = calloc(1, sizeof *h);
	if (!h)
		die("out of memory");
	h->round_at = clock_ms();
	return h;
}

void health_end(struct health *h)
{
	free(h);
}

/* As long as writes fail one is tried in every round: so we see when it is over. */
static void check_store(struct server *s)
{
	struct health *h = s->health;
	struct store_counts c;
	store_counts(s->store, &c);
	const bool was_failing = h->is_failing || c.failed_writes > h->seen_failed;
	const status result = was_failing ? store_try_write(s->store, NULL) : OK;
	if (was_failing && result == OK)
		log_event(LEVEL_INFO, "store-writes-again", NULL);
	h->is_failing = result != OK;
	store_counts(s->store, &c);
	h->seen_failed = c.failed_writes;
}

static void count_waiting(struct server *s)
{
	long held = 0, outbox = 0;
	if (store_count_waiting(s->store, &held, &outbox, NULL) != OK)
		return;
	metrics_set(s->metrics, METRIC_HELD, held);
	metrics_set(s->metrics, METRIC_OUTBOX, outbox);
}

static bool is_stuck(struct workers *w)
{
	struct workers_queue q;
	workers_stats(w, &q);
	return q.waiting > 0 && q.age_ms > WORKERS_STUCK_MS &&
	       q.idle_ms > WORKERS_STUCK_MS;
}

void health_check(struct server *s)
{
	check_store(s);
	count_waiting(s);
	s->health->round_at = clock_ms();
	if (is_stuck(s->workers))
		log_limited(LEVEL_ERROR, "workers-stuck", "what",
			    "no worker has started a job for five minutes", NULL);
	else
		systemd_notify("WATCHDOG=1");
}

const char *health_problem(const struct server *s)
{
	if (s->stopping)
		return "The server is shutting down.";
	if (clock_ms() - s->health->round_at > ROUND_LATE_MS)
		return "The database does not answer.";
	return s->health->is_failing ? "The database does not accept writes." : NULL;
}
