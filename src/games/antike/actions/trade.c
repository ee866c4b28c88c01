/* Trading with the bank: Mercatura and Commercium (A2-42, A2-43, CB-34, CB-35). */
#include "games/antike/antike.h"

static int goods_of(const struct antike *s, int seat)
{
	return s->stock[seat][MARBLE] + s->stock[seat][IRON] + s->stock[seat][GOLD];
}

/* A2-42: Mercatura trades beside Commercium, in print it does not. */
static bool has_mercatura(const struct antike *s, int seat)
{
	return s->known[seat][MERCATURA] == KNOWN &&
	       (edition_of(s) == MANUAL || s->known[seat][COMMERCIUM] != KNOWN);
}

/* What the know-how gives: 0 nothing, else how many are given for one less. */
int antike_trade_rate(const struct antike *s, int seat)
{
	/* CB-35: in the turn of its purchase only after Scientia; A2-41: not at all. */
	const int ripe = is_casus(s) && s->flow[0] == PHASE_FOUNDING ? NEW : KNOWN;
	const bool for_one = has_mercatura(s, seat);
	if (s->known[seat][COMMERCIUM] >= ripe && (!for_one || goods_of(s, seat) >= 3))
		return 3;
	return for_one ? 2 : 0;
}

refusal antike_can_trade(const struct antike *s, int seat)
{
	const int rate = antike_trade_rate(s, seat);
	if (rate == 0)
		return CANNOT_TRADE;
	return goods_of(s, seat) >= rate ? ALLOWED : TOO_LITTLE;
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
	const bool may_stop = s->taking == 2 && has_mercatura(s, seat);
	/* Whoever must give all that he has is not asked for the order. */
	const unsigned most = goods_of(s, seat) == s->giving && !may_stop ? 1 : GOLD;
	for (int resource = MARBLE; resource <= GOLD; resource++)
		if (s->stock[seat][resource] && out->count < most)
			actions_add(out, action_make(VERB_GIVE, resource, 0, 0));
	/* A2-42: two of three are given, which is what Mercatura asks for. */
	if (s->giving == 1 && may_stop)
		antike_legal_TAKING(s, seat, out);
}

void antike_apply_GIVING(void *state, int seat, action a)
{
	struct antike *s = state;
	if (action_verb(a) == VERB_TAKE) {
		s->giving = 0;
		s->taking = 1;
		antike_apply_TAKING(s, seat, a);
		return;
	}
	s->stock[seat][action_arg(a, 0)]--;
	say(GAVE, seat, 1, action_arg(a, 0));
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
	const int taken = antike_table_gain(s, seat, action_arg(a, 0), 1);
	say(TRADED, seat, taken, action_arg(a, 0));
	if (--s->taking == 0)
		flow_pop(s->flow);
}
