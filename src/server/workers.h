/* A pool of threads for what takes long: bots, hints, analyses, passwords. */
#ifndef SERVER_WORKERS_H
#define SERVER_WORKERS_H

#include <stdbool.h>

struct workers;

struct workers *workers_new(int threads);
/* Finishes what has begun and what was added AT_ONCE, takes no more, and ends the
 * threads. */
void workers_stop(struct workers *w);
/* Throws away what still waits. */
void workers_end(struct workers *w);

/* What waits: how many jobs are due, how long the oldest of them has been, and how long
 * ago a worker took up the last one. */
struct workers_queue {
	long waiting;
	long long age_ms, idle_ms;
};
void workers_look(struct workers *w, struct workers_queue *out);

/* A delay that puts work before all that waits: for people, who wait less gladly. A
 * request hangs on it, so it is done even when the pool stops. */
enum { AT_ONCE = -3600000 };

/* Runs work(self) in a thread of the pool, not before `delay_ms` have passed. `self` is a
 * block that `work` frees. False, and nothing will be done, if the pool has stopped. */
bool workers_add(struct workers *w, void (*work)(void *self), void *self, int delay_ms);

#endif
