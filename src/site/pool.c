/* server/bots/workers.h without threads. Where requests are answered a bot is only
 * called: it thinks in the other worker. There, what is added is done at once. */
#include <stdlib.h>

#include "server/bots/workers.h"
#include "site.h"

struct workers {
	const struct site *owner;
	bool has_bots;
};

struct workers *site_pool_new(struct site *owner, bool has_bots)
{
	struct workers *w = calloc(1, sizeof *w);
	if (!w)
		die("out of memory");
	*w = (struct workers){ owner, has_bots };
	return w;
}

bool workers_add(struct workers *w, const struct job *job)
{
	if (w->owner->thinks && !w->has_bots) {
		job->work(job->self);
		return true;
	}
	if (w->has_bots && !w->owner->thinks)
		site_call(job->about, job->delay_ms);
	free(job->self);
	return true;
}

void workers_promote(struct workers *w, const char *about, enum rank rank)
{
	(void)w, (void)about, (void)rank;
}

int workers_count(struct workers *w, const char *person)
{
	(void)w, (void)person;
	return 0;
}
