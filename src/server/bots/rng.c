#include "server/bots/rng.h"

#include <sodium.h>

struct dice table_dice(struct server *s)
{
	if (s->config.has_seed)
		return fair_test_seed(s->config.seed +
				      atomic_fetch_add(&s->dice_given, 1));
	return fair_secret();
}

struct rng bot_rng(const struct server *s, int64_t rev)
{
	struct rng rng;
	if (s->config.has_seed)
		return rng_seeded(s->config.seed ^ (uint64_t)rev << 32);
	randombytes_buf(&rng, sizeof rng);
	return rng;
}
