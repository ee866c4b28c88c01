#include "server/ops/metrics.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/clock.h"
#include "server/bots/workers.h"
#include "server/ops/process.h"
#include "store/store.h"

enum { ROUTES_MAX = 96, NO_ROUTE = ROUTES_MAX - 1 };

static const unsigned codes[] = { 200, 304, 400, 401, 403, 404, 409, 413, 429, 500, 503 };
enum { CODES = sizeof codes / sizeof codes[0] + 1 }; /* the last: any other */

/* Upper bounds of the histogram, in milliseconds. */
static const int64_t bounds[] = {
	1, 2, 5, 10, 25, 50, 100, 250, 1000, 2500, 5000, 10000
};
enum { BOUNDS = sizeof bounds / sizeof bounds[0] };

struct answered {
	atomic_ulong by_code[CODES], below[BOUNDS], all;
	atomic_ullong ns;
};

struct metrics {
	int64_t begun;
	atomic_long value[METRIC_COUNT];
	struct answered answered[ROUTES_MAX];
};

struct metrics *metrics_new(void)
{
	struct metrics *m = calloc(1, sizeof *m);
	if (!m)
		die("out of memory");
	ensure(routes_count() < NO_ROUTE);
	m->begun = clock_ms();
	return m;
}

void metrics_end(struct metrics *m)
{
	free(m);
}

void metrics_add(struct metrics *m, enum metric which, long n)
{
	m->value[which] += n;
}

void metrics_set(struct metrics *m, enum metric which, long n)
{
	m->value[which] = n;
}

long metrics_get(const struct metrics *m, enum metric which)
{
	return m->value[which];
}

void metrics_answered(struct metrics *m, const struct route *route, unsigned code,
		      int64_t ns)
{
	struct answered *a = &m->answered[route ? routes_index(route) : NO_ROUTE];
	size_t c = 0;
	while (c < CODES - 1 && codes[c] != code)
		c++;
	a->by_code[c]++;
	for (int i = 0; i < BOUNDS; i++)
		if (ns <= bounds[i] * 1000000)
			a->below[i]++;
	a->ns += (unsigned long long)ns;
	a->all++;
}

static void head(struct text *out, const char *name, const char *type, const char *help)
{
	text_add(out, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

static void put_one(struct text *out, const char *name, const char *type,
		    const char *help, double value)
{
	head(out, name, type, help);
	text_add(out, "%s %.15g\n", name, value);
}

static void put_route(size_t n, struct text *out)
{
	const struct route *r = n < routes_count() ? routes_at(n) : NULL;
	if (r)
		text_add(out, "{route=\"%s %s\"", r->is_post ? "POST" : "GET", r->path);
	else
		text_put(out, "{route=\"page\"");
}

static void put_requests(const struct metrics *m, struct text *out)
{
	static const char name[] = "tessera_requests_total";
	head(out, name, "counter", "Requests by route and HTTP code.");
	for (size_t n = 0; n < ROUTES_MAX; n++)
		for (int c = 0; c < CODES; c++) {
			const unsigned long count = m->answered[n].by_code[c];
			if (count == 0)
				continue;
			text_put(out, name);
			put_route(n, out);
			if (c < CODES - 1)
				text_add(out, ",code=\"%u\"} %lu\n", codes[c], count);
			else
				text_add(out, ",code=\"other\"} %lu\n", count);
		}
}

static void put_latency(const struct metrics *m, size_t n, struct text *out)
{
	static const char name[] = "tessera_request_seconds";
	const struct answered *a = &m->answered[n];
	for (int i = 0; i <= BOUNDS; i++) {
		text_add(out, "%s_bucket", name);
		put_route(n, out);
		if (i < BOUNDS)
			text_add(out, ",le=\"%g\"} %lu\n", (double)bounds[i] / 1000,
				 (unsigned long)a->below[i]);
		else
			text_add(out, ",le=\"+Inf\"} %lu\n", (unsigned long)a->all);
	}
	text_add(out, "%s_sum", name);
	put_route(n, out);
	text_add(out, "} %.9f\n%s_count", 1e-9 * (double)a->ns, name);
	put_route(n, out);
	text_add(out, "} %lu\n", (unsigned long)a->all);
}

static void put_answers(const struct metrics *m, struct text *out)
{
	put_requests(m, out);
	head(out, "tessera_request_seconds", "histogram",
	     "Time from the request headers to the response.");
	for (size_t n = 0; n < ROUTES_MAX; n++)
		if (m->answered[n].all > 0)
			put_latency(m, n, out);
}

static void put_values(const struct metrics *m, struct text *out)
{
	static const struct {
		const char *name, *type, *help;
	} rows[] = {
#define METRIC(id, name, type, help) { name, type, help },
#include "server/ops/metrics.def"
#undef METRIC
	};
	for (int i = 0; i < METRIC_COUNT; i++)
		put_one(out, rows[i].name, rows[i].type, rows[i].help,
			(double)m->value[i]);
}

static void put_store(const struct server *s, struct text *out)
{
	struct store_counts c;
	store_counts(s->store, &c);
	put_one(out, "tessera_commits_total", "counter", "Committed transactions.",
		(double)c.commits);
	put_one(out, "tessera_writes_failed_total", "counter", "Writes that failed.",
		(double)c.failed_writes);
	put_one(out, "tessera_reads_failed_total", "counter", "Reads that failed.",
		(double)c.failed_reads);
}

static void put_queue(const struct server *s, struct text *out)
{
	struct workers_queue q;
	workers_stats(s->workers, &q);
	put_one(out, "tessera_jobs_waiting", "gauge",
		"Jobs (bots, hints) waiting for a worker.", (double)q.waiting);
	put_one(out, "tessera_jobs_age_seconds", "gauge",
		"Age of the oldest waiting job.", (double)q.age_ms / 1000);
}

void metrics_write(const struct server *s, struct text *out)
{
	const struct metrics *m = s->metrics;
	struct process p;
	head(out, "tessera_info", "gauge", "The running version.");
	text_add(out, "tessera_info{version=\"%s\"} 1\n",
		 s->config.version ? s->config.version : "unknown");
	put_one(out, "tessera_uptime_seconds", "gauge", "Seconds since the start.",
		(double)(clock_ms() - m->begun) / 1000);
	put_answers(m, out);
	put_values(m, out);
	put_queue(s, out);
	put_store(s, out);
	process_read(&p);
	put_one(out, "process_resident_memory_bytes", "gauge", "Resident memory.",
		(double)p.resident);
	put_one(out, "process_open_fds", "gauge", "Open file descriptors.",
		(double)p.files);
	put_one(out, "process_max_fds", "gauge", "Limit of open file descriptors.",
		(double)p.files_max);
	put_one(out, "process_cpu_seconds_total", "counter", "Processor time.",
		p.cpu_seconds);
}
