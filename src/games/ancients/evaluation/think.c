/* What helps a search: re-dealing the unknown, and fast chance. Evaluation: evaluate.c.
 */
#include "games/ancients/ancients.h"

/* CC-18: a player knows his hand and the discards; all else is re-dealt. */
void cc_think_determinize(void *state, int seat, struct rng *rng)
{
	struct ancients *s = state;
	u8 pool[CARD_COUNT] = { 0 };
	int cards[SEAT_COUNT];
	deck_pour(s->deck, pool, CARD_COUNT);
	for (int other = 0; other < SEAT_COUNT; other++) {
		cards[other] = deck_total(s->hand[other], CARD_COUNT);
		if (other != seat)
			deck_pour(s->hand[other], pool, CARD_COUNT);
	}
	for (int other = 0; other < SEAT_COUNT; other++)
		if (other != seat)
			deck_deal(pool, s->hand[other], CARD_COUNT, cards[other], rng);
	deck_pour(pool, s->deck, CARD_COUNT);
}

action cc_think_sample(const void *state, struct rng *rng)
{
	const struct ancients *s = state;
	if (s->flow[0] == PHASE_ROLL)
		return dice_sample(VERB_DIE, rng);
	if (s->flow[0] == PHASE_LOSE) {
		const int from = s->excess[BOTTOM] ? BOTTOM : TOP;
		return action_make(VERB_LOSE, deck_sample(s->hand[from], CARD_COUNT, rng),
				   0, 0);
	}
	return action_make(VERB_DRAW, deck_sample(s->deck, CARD_COUNT, rng), 0, 0);
}

unsigned cc_think_turn(const void *state)
{
	return ((const struct ancients *)state)->turn;
}
