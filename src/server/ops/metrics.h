/*
 * What the server counts, in the text format of Prometheus (0.0.4). Counting costs an
 * atomic addition; telling asks neither the store nor a table, so that it works when they
 * do not answer.
 */
#ifndef SERVER_OPS_METRICS_H
#define SERVER_OPS_METRICS_H

#include <stdint.h>

#include "server/http/routes.h"

enum metric {
#define METRIC(id, name, type, help) id,
#include "server/ops/metrics.def"
#undef METRIC
	METRIC_COUNT
};

struct metrics;

struct metrics *metrics_new(void);
void metrics_end(struct metrics *m);

void metrics_add(struct metrics *m, enum metric which, long n);
void metrics_set(struct metrics *m, enum metric which, long n);
long metrics_get(const struct metrics *m, enum metric which);

/* A request was answered; `route` is NULL for pages and for what is not there. */
void metrics_answered(struct metrics *m, const struct route *route, unsigned code,
		      int64_t ns);

/* Appends all of them. */
void metrics_write(const struct server *s, struct text *out);

#endif
