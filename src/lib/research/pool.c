#include "lib/research/pool.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/status.h"

enum { THREADS_MAX = 256 };

struct worker {
	struct pool *pool;
	unsigned index;
	pthread_t thread;
};

struct pool {
	unsigned threads; /* the caller among them */
	pthread_mutex_t lock;
	pthread_cond_t begin, end;
	unsigned round, busy; /* a new round begins work; how many are at it */
	bool ending;
	void (*work)(void *what, unsigned from, unsigned to);
	void *what;
	unsigned count;
	struct worker worker[];
};

static void work_piece(const struct pool *p, unsigned index)
{
	const unsigned long count = p->count;
	p->work(p->what, (unsigned)(count * index / p->threads),
		(unsigned)(count * (index + 1) / p->threads));
}

/* Waits for a round after `done`; false if there will be none. */
static bool wait_for_round(struct pool *p, unsigned done)
{
	pthread_mutex_lock(&p->lock);
	while (p->round == done && !p->ending)
		pthread_cond_wait(&p->begin, &p->lock);
	const bool go = !p->ending;
	pthread_mutex_unlock(&p->lock);
	return go;
}

static void *run_worker(void *self)
{
	const struct worker *w = self;
	struct pool *p = w->pool;
	for (unsigned done = 0; wait_for_round(p, done); done++) {
		work_piece(p, w->index);
		pthread_mutex_lock(&p->lock);
		if (--p->busy == 0)
			pthread_cond_signal(&p->end);
		pthread_mutex_unlock(&p->lock);
	}
	return NULL;
}

struct pool *pool_new(unsigned threads)
{
	const unsigned n = threads < 1		   ? 1
			   : threads > THREADS_MAX ? THREADS_MAX
						   : threads;
	struct pool *p = calloc(1, sizeof *p + n * sizeof p->worker[0]);
	if (!p)
		die("out of memory");
	p->threads = n;
	pthread_mutex_init(&p->lock, NULL);
	pthread_cond_init(&p->begin, NULL);
	pthread_cond_init(&p->end, NULL);
	for (unsigned i = 1; i < n; i++) {
		p->worker[i] = (struct worker){ .pool = p, .index = i };
		if (pthread_create(&p->worker[i].thread, NULL, run_worker, &p->worker[i]))
			die("no thread can be had");
	}
	return p;
}

void pool_free(struct pool *p)
{
	pthread_mutex_lock(&p->lock);
	p->ending = true;
	pthread_cond_broadcast(&p->begin);
	pthread_mutex_unlock(&p->lock);
	for (unsigned i = 1; i < p->threads; i++)
		pthread_join(p->worker[i].thread, NULL);
	pthread_cond_destroy(&p->begin);
	pthread_cond_destroy(&p->end);
	pthread_mutex_destroy(&p->lock);
	free(p);
}

void pool_run(struct pool *p, void (*work)(void *what, unsigned from, unsigned to),
	      void *what, unsigned count)
{
	if (p->threads == 1) {
		work(what, 0, count);
		return;
	}
	pthread_mutex_lock(&p->lock);
	p->work = work;
	p->what = what;
	p->count = count;
	p->busy = p->threads - 1;
	p->round++;
	pthread_cond_broadcast(&p->begin);
	pthread_mutex_unlock(&p->lock);
	work_piece(p, 0);
	pthread_mutex_lock(&p->lock);
	while (p->busy > 0)
		pthread_cond_wait(&p->end, &p->lock);
	pthread_mutex_unlock(&p->lock);
}
