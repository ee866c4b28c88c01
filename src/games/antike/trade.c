/* Trading with the bank: Mercatura and Commercium (A2-42, A2-43, CB-34, CB-35). */
#include "games/antike/antike.h"

/* What the know-how gives: 0 nothing, else how many are given for one less. */
int antike_trade_rate(const struct antike *s, int seat)
{
	/* CB-35: in the turn of its purchase only after Scientia; A2-41: not at all. */
	const int ripe = is_casus(s) && s->flow[0] == PHASE_FOUNDING ? NEW : KNOWN;
	if (s->known[seat][COMMERCIUM] >= ripe)
		return 3;
	return s->known[seat][MERCATURA] >= ripe ? 2 : 0;
}

refusal antike_can_trade(const struct antike *s, int seat)
{
	const u16 *stock = s->stock[seat];
	const int rate = antike_trade_rate(s, seat);
	if (rate == 0)
		return CANNOT_TRADE;
	return stock[MARBLE] + stock[IRON] + stock[GOLD] >= rate ? ALLOWED : TOO_LITTLE;
}

bool antike_trade_offers(const struct antike *s, int seat)
{
	return antike_can_trade(s, seat) == ALLOWED;
}

void antike_trade_begin(struct antike *s, int seat)
{
	s->giving = (u8)antike_trade_rate(s, seat);
	s->taking = (u8)(s->giving - 1);
	flow_push(s->flow, PHASE_GIVING);
}

void antike_legal_GIVING(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	const u16 *stock = s->stock[seat];
	/* Whoever must give all that he has is not asked for the order. */
	const unsigned most =
		stock[MARBLE] + stock[IRON] + stock[GOLD] == s->giving ? 1 : GOLD;
	for (int resource = MARBLE; resource <= GOLD; resource++)
		if (stock[resource] && out->count < most)
			actions_add(out, action_make(VERB_GIVE, resource, 0, 0));
}

void antike_apply_GIVING(void *state, int seat, action a)
{
	struct antike *s = state;
	s->stock[seat][action_arg(a, 0)]--;
	if (--s->giving == 0)
		flow_goto(s->flow, PHASE_TAKING);
}

void antike_legal_TAKING(const void *state, int seat, struct actions *out)
{
	(void)state;
	(void)seat;
	for (int resource = MARBLE; resource <= GOLD; resource++)
		actions_add(out, action_make(VERB_TAKE, resource, 0, 0));
}

void antike_apply_TAKING(void *state, int seat, action a)
{
	struct antike *s = state;
	antike_table_gain(s, seat, action_arg(a, 0), 1);
	if (--s->taking == 0)
		flow_pop(s->flow);
}
