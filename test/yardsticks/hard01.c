/*
 * `hard-0.1`: the search of version 0.1 with its linear evaluator and the horizons of
 * that day. The live bots may change as they like; this one does not.
 */
#include <pthread.h>
#include <string.h>

#include "yardsticks/frozen/search.h"
#include "yardsticks/yardsticks.h"

enum { ITERATIONS = HARD01_ITERATIONS, WORK = 800, ROUNDS_DEFAULT = 4 };

static unsigned rounds_of(const struct game *g)
{
	static const struct {
		const char *game;
		unsigned rounds;
	} rows[] = {
		{ "antike2", 8 },  { "casus-belli", 8 },    { "arena-roma", 4 },
		{ "ancients", 2 }, { "total-war-rome", 2 },
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		if (strcmp(rows[i].game, g->id) == 0)
			return rows[i].rounds;
	return ROUNDS_DEFAULT;
}

/* A thread that lets it think has one tree, as the series had in version 0.1. */
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void forget(void *memory)
{
	frozen_memory_free(memory);
}

static void make_key(void)
{
	if (pthread_key_create(&key, forget) != 0)
		die("there is no room for a key of threads");
}

static struct frozen_memory *memory_of_thread(void)
{
	pthread_once(&once, make_key);
	struct frozen_memory *m = pthread_getspecific(key);
	if (!m) {
		m = frozen_memory_new();
		pthread_setspecific(key, m);
	}
	return m;
}

void hard01_think(const struct bot *b, const struct game *g, const struct evaluator *e,
		  const void *determinized, int seat, struct search_memory *memory,
		  struct rng *rng, struct thoughts *out)
{
	struct actions legal;
	(void)memory;
	game_list(g, determinized, seat, &legal);
	out->best = legal.list[0];
	if (legal.count == 1)
		return;
	const struct frozen_limits limits = {
		.iterations = b->limits.iterations,
		.work = b->limits.iterations == ITERATIONS ? WORK : 0,
		.milliseconds = b->limits.milliseconds,
		.rounds = rounds_of(g),
		.breadth = ACTIONS_MAX,
		.threads = b->limits.threads,
	};
	const struct evaluator *linear = evaluator_find(g, "learned");
	frozen_think(g, linear ? linear : e, determinized, seat, &limits,
		     memory_of_thread(), rng, out);
}
