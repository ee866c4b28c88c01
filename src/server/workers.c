#include "server/workers.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include "base/clock.h"
#include "base/status.h"

enum { THREADS_MAX = 64 };

struct job {
	struct job *next;
	void (*work)(void *self);
	void *self;
	int64_t due; /* ms of the monotonic clock */
	int64_t added;
	bool is_awaited;
};

struct workers {
	pthread_mutex_t mutex;
	pthread_cond_t come;
	bool stopping;
	struct job *first; /* by due time */
	int64_t taken_at;  /* when the last one was taken up */
	int threads;
	pthread_t thread[THREADS_MAX];
};

static void wait_for(struct workers *w)
{
	if (!w->first) {
		pthread_cond_wait(&w->come, &w->mutex);
		return;
	}
	const int64_t due = w->first->due;
	const struct timespec at = { due / 1000, due % 1000 * 1000000 };
	pthread_cond_timedwait(&w->come, &w->mutex, &at);
}

static struct job *take(struct workers *w)
{
	pthread_mutex_lock(&w->mutex);
	while (!w->stopping && (!w->first || w->first->due > clock_ms()))
		wait_for(w);
	/* At the end only those who wait for an answer still get it; they come first. */
	struct job *j =
		w->first && (!w->stopping || w->first->is_awaited) ? w->first : NULL;
	if (j) {
		w->first = j->next;
		w->taken_at = clock_ms();
	}
	pthread_mutex_unlock(&w->mutex);
	return j;
}

static void *run(void *self)
{
	enum { BEHIND_THE_OTHERS = 10 };
	struct job *j;
	/* On Linux this is about the calling thread alone: whoever thinks gives way to
	 * whoever answers. */
	setpriority(PRIO_PROCESS, 0, BEHIND_THE_OTHERS);
	while ((j = take(self))) {
		j->work(j->self);
		free(j);
	}
	return NULL;
}

struct workers *workers_new(int threads)
{
	struct workers *w = calloc(1, sizeof *w);
	if (!w)
		die("out of memory");
	pthread_condattr_t attr;
	pthread_condattr_init(&attr);
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	pthread_cond_init(&w->come, &attr);
	pthread_condattr_destroy(&attr);
	pthread_mutex_init(&w->mutex, NULL);
	w->threads = threads < THREADS_MAX ? threads : THREADS_MAX;
	for (int i = 0; i < w->threads; i++)
		if (pthread_create(&w->thread[i], NULL, run, w) != 0)
			die("no thread for a worker");
	return w;
}

void workers_stop(struct workers *w)
{
	pthread_mutex_lock(&w->mutex);
	w->stopping = true;
	pthread_cond_broadcast(&w->come);
	pthread_mutex_unlock(&w->mutex);
	for (int i = 0; i < w->threads; i++)
		pthread_join(w->thread[i], NULL);
	w->threads = 0;
}

void workers_end(struct workers *w)
{
	workers_stop(w);
	while (w->first) {
		struct job *next = w->first->next;
		free(w->first->self);
		free(w->first);
		w->first = next;
	}
	pthread_mutex_destroy(&w->mutex);
	pthread_cond_destroy(&w->come);
	free(w);
}

void workers_look(struct workers *w, struct workers_queue *out)
{
	const int64_t now = clock_ms();
	*out = (struct workers_queue){ 0 };
	pthread_mutex_lock(&w->mutex);
	for (const struct job *j = w->first; j && j->due <= now; j = j->next) {
		const int64_t since = j->due > j->added ? j->due : j->added;
		if (now - since > out->age_ms)
			out->age_ms = now - since;
		out->waiting++;
	}
	out->idle_ms = now - w->taken_at;
	pthread_mutex_unlock(&w->mutex);
}

bool workers_add(struct workers *w, void (*work)(void *self), void *self, int delay_ms)
{
	struct job *j = malloc(sizeof *j);
	if (!j)
		die("out of memory");
	*j = (struct job){ .work = work,
			   .self = self,
			   .due = clock_ms() + delay_ms,
			   .added = clock_ms(),
			   .is_awaited = delay_ms == AT_ONCE };
	pthread_mutex_lock(&w->mutex);
	const bool taken = !w->stopping;
	struct job **at = &w->first;
	while (*at && (*at)->due <= j->due)
		at = &(*at)->next;
	if (taken) {
		j->next = *at;
		*at = j;
	}
	pthread_cond_signal(&w->come);
	pthread_mutex_unlock(&w->mutex);
	if (!taken)
		free(j);
	return taken;
}
