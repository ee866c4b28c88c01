#include "server/play/playtime.h"

#include "base/clock.h"
#include "server/server.h"
#include "store/store.h"

enum { GAP_MS = 1000, FIRST_MS = 1 }; /* 0 is no time */

static int64_t count(struct server *s)
{
	struct playtime *p = &s->playtime;
	const int64_t now = clock_ms(), passed = now - p->seen;
	if (!store_is_down(s->store))
		p->reached += passed < GAP_MS ? passed : GAP_MS;
	p->seen = now;
	return p->reached;
}

int64_t playtime_now(struct server *s)
{
	pthread_mutex_lock(&s->playtime.mutex);
	const int64_t now = count(s);
	pthread_mutex_unlock(&s->playtime.mutex);
	return now;
}

void playtime_advance(struct server *s, int64_t at)
{
	pthread_mutex_lock(&s->playtime.mutex);
	if (count(s) < at)
		s->playtime.reached = at;
	pthread_mutex_unlock(&s->playtime.mutex);
}

status playtime_start(struct server *s, struct text *why)
{
	int64_t stored = 0;
	TRY(store_playtime(s->store, 0, &stored, why));
	pthread_mutex_init(&s->playtime.mutex, NULL);
	s->playtime.seen = clock_ms();
	s->playtime.reached = stored > 0 ? stored : FIRST_MS;
	return OK;
}

void playtime_sync(struct server *s)
{
	int64_t stored = 0;
	if (store_playtime(s->store, playtime_now(s), &stored, NULL) == OK)
		playtime_advance(s, stored);
}
