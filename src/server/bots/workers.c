#include "server/bots/workers.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "base/clock.h"
#include "base/status.h"

enum { THREADS_MAX = 192, HALF_LIFE_MS = 60000, HALVES_MAX = 62 };

/* What a person has used: the time of his jobs, of which half is forgotten after a
 * minute. */
struct share {
	struct share *next;
	char person[JOB_NAME_SIZE];
	int waiting, running;
	int64_t used_ns, halved; /* when it was halved last, ms */
};

struct queued {
	struct queued *next;
	void (*work)(void *self);
	void *self;
	struct share *share;
	char about[JOB_NAME_SIZE];
	enum rank rank;
	int64_t due; /* ms of the monotonic clock */
	int64_t added;
};

struct workers {
	pthread_mutex_t mutex;
	pthread_cond_t come;
	bool stopping;
	struct pool_config config;
	struct queued *first; /* in the order in which they came */
	struct share *shares;
	int idle;
	int64_t taken_at; /* when the last one was taken up */
	int threads;
	pthread_t thread[THREADS_MAX];
};

static void *new_block(size_t size)
{
	void *block = calloc(1, size);
	if (!block)
		die("out of memory");
	return block;
}

/* Shares */

static void age(struct share *s, int64_t now)
{
	const int64_t halves = (now - s->halved) / HALF_LIFE_MS;
	s->used_ns >>= halves < HALVES_MAX ? halves : HALVES_MAX;
	s->halved += halves * HALF_LIFE_MS;
}

static struct share *find_share(struct workers *w, const char *person)
{
	struct share *s = w->shares;
	while (s && strncmp(s->person, person, JOB_NAME_SIZE - 1) != 0)
		s = s->next;
	return s;
}

/* Those who have neither jobs nor a past are strangers. */
static void forget_idle(struct workers *w, int64_t now)
{
	struct share **at = &w->shares;
	while (*at) {
		struct share *s = *at;
		age(s, now);
		if (s->waiting || s->running || s->used_ns) {
			at = &s->next;
			continue;
		}
		*at = s->next;
		free(s);
	}
}

static struct share *share_of(struct workers *w, const char *person)
{
	const int64_t now = clock_ms();
	forget_idle(w, now);
	struct share *s = find_share(w, person);
	if (s)
		return s;
	s = new_block(sizeof *s);
	snprintf(s->person, sizeof s->person, "%s", person);
	s->halved = now;
	s->next = w->shares;
	w->shares = s;
	return s;
}

/* The queue */

static bool fits(const struct workers *w, const struct share *s)
{
	return s->running == 0 ||
	       (s->running < w->config.per_person && w->idle > s->running);
}

static bool may_run(const struct workers *w, const struct queued *q, int64_t now)
{
	if (w->stopping)
		return q->rank == RANK_REQUEST;
	return q->due <= now && fits(w, q->share);
}

static bool comes_before(const struct queued *a, const struct queued *b)
{
	if (a->rank != b->rank)
		return a->rank < b->rank;
	if (a->share->running != b->share->running)
		return a->share->running < b->share->running;
	if (a->share->used_ns != b->share->used_ns)
		return a->share->used_ns < b->share->used_ns;
	return a->due < b->due;
}

/* Where the next job hangs, NULL if none may run now. */
static struct queued **find_next(struct workers *w)
{
	const int64_t now = clock_ms();
	struct queued **best = NULL;
	for (struct queued **at = &w->first; *at; at = &(*at)->next)
		if (may_run(w, *at, now) && (!best || comes_before(*at, *best)))
			best = at;
	return best;
}

/* Until somebody comes or goes, or the next of those that must not begin yet is due. */
static void wait_for_news(struct workers *w)
{
	const int64_t now = clock_ms();
	int64_t due = 0;
	for (const struct queued *q = w->first; q; q = q->next)
		if (q->due > now && (due == 0 || q->due < due))
			due = q->due;
	const struct timespec at = { due / 1000, due % 1000 * 1000000 };
	if (due > 0)
		pthread_cond_timedwait(&w->come, &w->mutex, &at);
	else
		pthread_cond_wait(&w->come, &w->mutex);
}

static struct queued *take(struct workers *w)
{
	struct queued **at;
	pthread_mutex_lock(&w->mutex);
	while (!(at = find_next(w)) && !w->stopping)
		wait_for_news(w);
	struct queued *q = at ? *at : NULL;
	if (q) {
		*at = q->next;
		q->share->waiting--;
		q->share->running++;
		w->idle--;
		w->taken_at = clock_ms();
		pthread_cond_signal(&w->come); /* who waits now waits for the next */
	}
	pthread_mutex_unlock(&w->mutex);
	return q;
}

static void settle(struct workers *w, struct queued *q, int64_t used_ns)
{
	pthread_mutex_lock(&w->mutex);
	q->share->running--;
	age(q->share, clock_ms());
	q->share->used_ns += used_ns;
	w->idle++;
	pthread_cond_broadcast(&w->come);
	pthread_mutex_unlock(&w->mutex);
	free(q);
}

static void *run(void *self)
{
	struct workers *w = self;
	struct queued *q;
	/* On Linux this is about the calling thread alone: whoever thinks gives way to
	 * whoever answers. */
	setpriority(PRIO_PROCESS, 0, w->config.nice);
	while ((q = take(w))) {
		const int64_t begun = clock_ns();
		q->work(q->self);
		settle(w, q, clock_ns() - begun);
	}
	return NULL;
}

struct workers *workers_new(const struct pool_config *config)
{
	struct workers *w = new_block(sizeof *w);
	pthread_condattr_t attr;
	pthread_condattr_init(&attr);
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	pthread_cond_init(&w->come, &attr);
	pthread_condattr_destroy(&attr);
	pthread_mutex_init(&w->mutex, NULL);
	w->config = *config;
	w->threads = config->threads < THREADS_MAX ? config->threads : THREADS_MAX;
	w->idle = w->threads;
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
		struct queued *next = w->first->next;
		free(w->first->self);
		free(w->first);
		w->first = next;
	}
	while (w->shares) {
		struct share *next = w->shares->next;
		free(w->shares);
		w->shares = next;
	}
	pthread_mutex_destroy(&w->mutex);
	pthread_cond_destroy(&w->come);
	free(w);
}

void workers_stats(struct workers *w, struct workers_queue *out)
{
	const int64_t now = clock_ms();
	*out = (struct workers_queue){ 0 };
	pthread_mutex_lock(&w->mutex);
	for (const struct queued *q = w->first; q; q = q->next) {
		const int64_t since = q->due > q->added ? q->due : q->added;
		if (q->due > now)
			continue;
		if (now - since > out->age_ms)
			out->age_ms = now - since;
		out->waiting++;
	}
	out->idle_ms = now - w->taken_at;
	pthread_mutex_unlock(&w->mutex);
}

static void put_last(struct workers *w, const struct job *job)
{
	struct queued *q = new_block(sizeof *q);
	*q = (struct queued){ .work = job->work,
			      .self = job->self,
			      .share = share_of(w, job->person),
			      .rank = job->rank,
			      .due = clock_ms() + job->delay_ms,
			      .added = clock_ms() };
	snprintf(q->about, sizeof q->about, "%s", job->about ? job->about : "");
	q->share->waiting++;
	struct queued **at = &w->first;
	while (*at)
		at = &(*at)->next;
	*at = q;
}

bool workers_add(struct workers *w, const struct job *job)
{
	pthread_mutex_lock(&w->mutex);
	const bool taken = !w->stopping;
	if (taken)
		put_last(w, job);
	pthread_cond_broadcast(&w->come); /* one may be due later than the next */
	pthread_mutex_unlock(&w->mutex);
	return taken;
}

void workers_promote(struct workers *w, const char *about, enum rank rank)
{
	pthread_mutex_lock(&w->mutex);
	for (struct queued *q = w->first; q; q = q->next)
		if (strcmp(q->about, about) == 0 && rank < q->rank)
			q->rank = rank;
	pthread_mutex_unlock(&w->mutex);
}

int workers_count(struct workers *w, const char *person)
{
	pthread_mutex_lock(&w->mutex);
	const struct share *s = find_share(w, person);
	const int count = s ? s->waiting + s->running : 0;
	pthread_mutex_unlock(&w->mutex);
	return count;
}
