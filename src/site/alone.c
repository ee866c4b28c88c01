/* What a server of one person has no use for: nobody else comes, nobody is told, no
 * process dies under a bot, no program plays. */
#include <string.h>

#include "ai/apart.h"
#include "ai/external.h"
#include "server/bots/inflight.h"
#include "server/http/limits.h"
#include "server/notifications/notify.h"
#include "server/ops/metrics.h"
#include "site.h"

bool limits_take(struct limits *l, enum limit limit, const char *key)
{
	(void)l, (void)limit, (void)key;
	return true;
}

void metrics_add(struct metrics *m, enum metric which, long n)
{
	(void)m, (void)which, (void)n;
}

void notify_collect(const struct table *t, const struct pending *p, struct notices *out)
{
	(void)t, (void)p, (void)out;
}

void notify_free(struct notices *n)
{
	(void)n;
}

int inflight_add(struct inflight *m, const char *table)
{
	(void)m, (void)table;
	return -1;
}

void inflight_remove(struct inflight *m, int slot)
{
	(void)m, (void)slot;
}

bool store_is_down(struct store *s)
{
	(void)s;
	return false;
}

status store_is_held(struct store *s, const char *table, bool *out, struct text *why)
{
	(void)s, (void)table, (void)why;
	*out = false;
	return OK;
}

status store_release(struct store *s, const char *table, bool *was_held, struct text *why)
{
	(void)s, (void)table, (void)why;
	*was_held = false;
	return OK;
}

status store_add_fault(struct store *s, const struct fault *f, struct text *why)
{
	(void)s, (void)f, (void)why;
	return OK;
}

status store_add_watcher(struct store *s, const char *table, const char *user,
			 struct text *why)
{
	(void)s, (void)table, (void)user, (void)why;
	return OK;
}

status store_is_watcher(struct store *s, const char *table, const char *user, bool *out,
			struct text *why)
{
	(void)s, (void)table, (void)user, (void)why;
	*out = false;
	return OK;
}

status store_opened(struct store *s, const char *owner, struct opened *out,
		    struct text *why)
{
	(void)s, (void)owner, (void)why;
	*out = (struct opened){ 0 };
	return OK;
}

/* The rows of the tables say how late it is (server/play/playtime.h). */
status store_playtime(struct store *s, int64_t mine, int64_t *out, struct text *why)
{
	(void)s, (void)why;
	*out = mine;
	return OK;
}

status apart_choose(const struct bot *b, const struct game *g, const void *state,
		    int seat, struct rng *rng, action *out, struct text *why)
{
	(void)b, (void)g, (void)state, (void)seat, (void)rng, (void)out;
	return status_say(FAULTY, why, "no table is held here");
}

struct external_bot *external_new(const char *name, const char *command, unsigned ms)
{
	(void)name, (void)command, (void)ms;
	die("no program plays in a browser");
}

void external_free(struct external_bot *o)
{
	(void)o;
}

void external_cancel(struct external_bot *o)
{
	(void)o;
}

status external_choose(const struct bot *b, const struct game *g, const void *state,
		       int seat, struct rng *rng, action *out, struct text *why)
{
	(void)b, (void)g, (void)state, (void)seat, (void)rng, (void)out;
	return status_say(BAD_BOT, why, "no program plays in a browser");
}

void external_think(const struct bot *b, const struct game *g, const struct evaluator *e,
		    const void *determinized, int seat, struct search_memory *memory,
		    struct rng *rng, struct thoughts *out)
{
	(void)b, (void)g, (void)e, (void)determinized, (void)seat, (void)memory;
	(void)rng, (void)out;
	die("no program plays in a browser");
}
