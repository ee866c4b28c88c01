#include "yardsticks/frozen/policy.h"

#include <string.h>

#include "yardsticks/frozen/playout.h"

float frozen_policy_after(const struct game *g, const struct evaluator *e,
			  const void *state, int seat, action a, int samples,
			  struct rng *rng)
{
	_Alignas(16) char after[STATE_SIZE_MAX];
	float sum = 0;
	int n = 0;
	bool chancy = true;
	while (chancy && n < samples) {
		memcpy(after, state, g->state_size);
		g->apply(after, seat, a);
		chancy = frozen_playout_settle(g, after, rng);
		sum += e->evaluate(after, seat);
		n++;
	}
	return sum / (float)n;
}

/* Brings a random action of those from `i` on to place `i`. */
static action draw_action(struct actions *legal, unsigned i, struct rng *rng)
{
	const unsigned j = i + rng_below(rng, legal->count - i);
	const action a = legal->list[j];
	legal->list[j] = legal->list[i];
	legal->list[i] = a;
	return a;
}

static action best_of(const struct game *g, const struct evaluator *e, const void *state,
		      int seat, struct actions *legal, unsigned breadth, struct rng *rng)
{
	action best = legal->list[0];
	float most = -1;
	for (unsigned i = 0; i < breadth && i < legal->count; i++) {
		const action a = draw_action(legal, i, rng);
		const float value = frozen_policy_after(g, e, state, seat, a, 1, rng);
		if (value > most) {
			most = value;
			best = a;
		}
	}
	return best;
}

bool frozen_policy_step(const struct game *g, const struct evaluator *e, void *state,
			unsigned breadth, struct rng *rng)
{
	const seatset who = g->to_act(state);
	if (who == 0)
		return false;
	const int seat = __builtin_ctz(who);
	if (seat == CHANCE) {
		g->apply(state, CHANCE, frozen_playout_chance(g, state, rng));
		return true;
	}
	struct actions legal;
	game_list(g, state, seat, &legal);
	g->apply(state, seat,
		 legal.count == 1 ? legal.list[0]
				  : best_of(g, e, state, seat, &legal, breadth, rng));
	return true;
}
