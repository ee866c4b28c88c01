/* server/bots/workers.h without threads: what is added waits until pool_run. */
#include <stdlib.h>

#include "daemon.h"
#include "server/bots/workers.h"

struct waiting {
	struct waiting *next;
	void (*work)(void *self);
	void *self;
};

struct workers {
	struct waiting *first;
	bool is_stopped;
};

static struct waiting *take(struct workers *w)
{
	struct waiting *j = w->first;
	if (j)
		w->first = j->next;
	return j;
}

void pool_run(struct workers *w, int most)
{
	struct waiting *j;
	while (most-- > 0 && (j = take(w))) {
		j->work(j->self);
		free(j);
	}
}

struct workers *workers_new(const struct pool_config *config)
{
	(void)config;
	return calloc(1, sizeof(struct workers));
}

void workers_stop(struct workers *w)
{
	w->is_stopped = true;
}

void workers_end(struct workers *w)
{
	struct waiting *j;
	while ((j = take(w))) {
		free(j->self);
		free(j);
	}
	free(w);
}

void workers_stats(struct workers *w, struct workers_queue *out)
{
	*out = (struct workers_queue){ 0 };
	for (const struct waiting *j = w->first; j; j = j->next)
		out->waiting++;
}

bool workers_add(struct workers *w, const struct job *job)
{
	if (w->is_stopped)
		return false;
	struct waiting **at = &w->first;
	while (*at && job->rank != RANK_REQUEST)
		at = &(*at)->next;
	struct waiting *j = malloc(sizeof *j);
	*j = (struct waiting){ *at, job->work, job->self };
	*at = j;
	return true;
}

void workers_promote(struct workers *w, const char *about, enum rank rank)
{
	(void)w, (void)about, (void)rank;
}

int workers_count(struct workers *w, const char *person)
{
	int count = 0;
	(void)person;
	for (const struct waiting *j = w->first; j; j = j->next)
		count++;
	return count;
}
