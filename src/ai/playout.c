#include "ai/playout.h"

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

action playout_chance(const struct game *g, const void *state, struct rng *rng)
{
	if (g->sample)
		return g->sample(state, rng);
	struct actions out;
	game_list(g, state, CHANCE, &out);
	return pick_weighted(&out, rng);
}

bool playout_settle(const struct game *g, void *state, struct rng *rng)
{
	bool decided = false;
	while (g->to_act(state) & seat_bit(CHANCE)) {
		g->apply(state, CHANCE, playout_chance(g, state, rng));
		decided = true;
	}
	return decided;
}

int playout_seat(seatset who, struct rng *rng)
{
	int n = (int)rng_below(rng, (uint32_t)__builtin_popcount(who));
	while (n-- > 0)
		who = (seatset)(who & (who - 1));
	return __builtin_ctz(who);
}

bool playout_step(const struct game *g, void *state, struct rng *rng)
{
	const seatset who = g->to_act(state);
	if (who == 0)
		return false;
	const int seat = who & (who - 1) ? playout_seat(who, rng) : __builtin_ctz(who);
	if (seat == CHANCE) {
		g->apply(state, CHANCE, playout_chance(g, state, rng));
		return true;
	}
	struct actions out;
	game_list(g, state, seat, &out);
	g->apply(state, seat, out.list[rng_below(rng, out.count)]);
	return true;
}
