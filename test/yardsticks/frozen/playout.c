#include "yardsticks/frozen/playout.h"

static action pick_weighted(const struct actions *out, struct rng *rng)
{
	uint32_t total = 0;
	for (unsigned i = 0; i < out->count; i++)
		total += out->weight[i];
	uint32_t n = rng_below(rng, total);
	unsigned i = 0;
	while (n >= out->weight[i])
		n -= out->weight[i++];
	return out->list[i];
}

action frozen_playout_chance(const struct game *g, const void *state, struct rng *rng)
{
	if (g->sample)
		return g->sample(state, rng);
	struct actions out;
	game_list(g, state, CHANCE, &out);
	return pick_weighted(&out, rng);
}

bool frozen_playout_settle(const struct game *g, void *state, struct rng *rng)
{
	bool decided = false;
	while (g->to_act(state) & seat_bit(CHANCE)) {
		g->apply(state, CHANCE, frozen_playout_chance(g, state, rng));
		decided = true;
	}
	return decided;
}
