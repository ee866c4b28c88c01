#include "server/luck.h"

#include <sodium.h>

struct dice luck_dice(struct server *s)
{
	if (s->how.is_foreseen)
		return fair_test_seed(s->how.seed + atomic_fetch_add(&s->dice_given, 1));
	return fair_secret();
}

struct rng luck_whim(const struct server *s, int64_t rev)
{
	struct rng rng;
	if (s->how.is_foreseen)
		return rng_seeded(s->how.seed ^ (uint64_t)rev << 32);
	randombytes_buf(&rng, sizeof rng);
	return rng;
}
