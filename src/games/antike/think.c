/* What helps a search: nothing is hidden, a fast draw, and the worth of a position. */
#include "games/antike/antike.h"

#include "kit/deck.h"

void think_guess(void *state, int seat, struct rng *rng)
{
	(void)state;
	(void)seat;
	(void)rng;
}

action think_sample(const void *state, struct rng *rng)
{
	const struct antike *s = state;
	if (s->flow[0] == PHASE_START)
		return action_make(VERB_BEGIN, (int)rng_below(rng, s->seats), 0, 0);
	if (s->flow[0] != PHASE_DEAL)
		return action_make(VERB_DRAW, deck_sample(s->deck, CARD_COUNT, rng), 0, 0);
	struct actions out;
	out.count = 0;
	legal_DEAL(state, CHANCE, &out);
	return out.list[rng_below(rng, out.count)];
}

float think_worth(const void *state, int seat)
{
	const struct antike *s = state;
	return (float)table_points(s, seat) / 20.0f;
}
