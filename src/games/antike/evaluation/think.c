/* What helps a search: nothing is hidden, and a fast draw. */
#include "games/antike/antike.h"
#include "kit/deck.h"

void antike_think_determinize(void *state, int seat, struct rng *rng)
{
	(void)state;
	(void)seat;
	(void)rng;
}

action antike_think_sample(const void *state, struct rng *rng)
{
	const struct antike *s = state;
	if (s->flow[0] == PHASE_START)
		return action_make(VERB_BEGIN, (int)rng_below(rng, s->seats), 0, 0);
	if (s->flow[0] != PHASE_DEAL)
		return action_make(VERB_DRAW, deck_sample(s->deck, CARD_COUNT, rng), 0,
				   0);
	struct actions out;
	out.count = 0;
	antike_legal_DEAL(state, CHANCE, &out);
	return out.list[rng_below(rng, out.count)];
}

unsigned antike_think_turn(const void *state)
{
	return ((const struct antike *)state)->turn;
}
