/* server/workers.h without threads: what is added waits until pool_run. */
#include <stdlib.h>

#include "daemon.h"
#include "server/workers.h"

struct job {
	struct job *next;
	void (*work)(void *self);
	void *self;
};

struct workers {
	struct job *first;
	bool is_stopped;
};

static struct job *take(struct workers *w)
{
	struct job *j = w->first;
	if (j)
		w->first = j->next;
	return j;
}

void pool_run(struct workers *w, int most)
{
	struct job *j;
	while (most-- > 0 && (j = take(w))) {
		j->work(j->self);
		free(j);
	}
}

struct workers *workers_new(int threads)
{
	(void)threads;
	return calloc(1, sizeof(struct workers));
}

void workers_stop(struct workers *w)
{
	w->is_stopped = true;
}

void workers_end(struct workers *w)
{
	struct job *j;
	while ((j = take(w))) {
		free(j->self);
		free(j);
	}
	free(w);
}

void workers_look(struct workers *w, struct workers_queue *out)
{
	*out = (struct workers_queue){ 0 };
	for (const struct job *j = w->first; j; j = j->next)
		out->waiting++;
}

bool workers_add(struct workers *w, void (*work)(void *self), void *self, int delay_ms)
{
	if (w->is_stopped)
		return false;
	struct job **at = &w->first;
	while (*at && delay_ms != AT_ONCE)
		at = &(*at)->next;
	struct job *j = malloc(sizeof *j);
	*j = (struct job){ *at, work, self };
	*at = j;
	return true;
}
