/* Mercenaries and special cards that an agent hires (TW-86, TW-87). */
#include "games/totalwar/words/tell.h"

static int agent_place(const struct totalwar *s)
{
	return s->agent[s->active][s->doer];
}

/* What can be hired where the agent is (TW-86, TW-87). */
static bool is_for_hire(int region, int troop)
{
	const struct troop_row *row = &tw_rows_troop[troop];
	return row->special ? tw_rows_region[region].gold >= 2
			    : row->pack == region && !row->regular;
}

static refusal hire_refusal(const struct totalwar *s, int seat, int region, int troop,
			    int army)
{
	const int at = s->at[seat][army];
	if (!is_region(at) || s->aboard[seat][army] || !is_for_hire(region, troop))
		return NOT_TO_HIRE;
	const bool near = tw_rows_troop[troop].special
				  ? at == region
				  : place_in(tw_table_reach(s, region, REACH_LAND), at);
	if (!near)
		return NOT_TO_HIRE;
	if (tw_table_left(s, seat, troop) <= 0)
		return NOT_IN_RESERVE;
	if (!tw_table_has_room(s, seat, army, troop))
		return ARMY_FULL;
	return tw_buy_troop_price(s, seat, troop) <= s->gold[seat] ? ALLOWED : NO_GOLD;
}

static bool can_hire(const struct totalwar *s, int seat, int region, int troop, int army)
{
	return hire_refusal(s, seat, region, troop, army) == ALLOWED;
}

static void offer_hires(const struct totalwar *s, int seat, int region,
			struct actions *out)
{
	for (int troop = MER_CELTIB; troop < TROOP_COUNT; troop++)
		for (int army = 0; army < ARMY_COUNT; army++)
			if (can_hire(s, seat, region, troop, army))
				actions_add(out, action_make(VERB_HIRE, troop, army, 0));
}

bool tw_hire_exists(const struct totalwar *s, int seat, int region)
{
	for (int troop = MER_CELTIB; troop < TROOP_COUNT; troop++)
		for (int army = 0; is_for_hire(region, troop) && army < ARMY_COUNT;
		     army++)
			if (can_hire(s, seat, region, troop, army))
				return true;
	return false;
}

void tw_legal_HIRE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	offer_hires(s, seat, agent_place(s), out);
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

refusal tw_why_HIRE(const void *state, int seat, action a)
{
	const struct totalwar *s = state;
	if (action_verb(a) != VERB_HIRE)
		return a == action_make(VERB_PASS, 0, 0, 0) ? ALLOWED : NOT_NOW;
	const int troop = action_arg(a, 0), army = action_arg(a, 1);
	return troop >= MER_CELTIB && troop < TROOP_COUNT && army < ARMY_COUNT
		       ? hire_refusal(s, seat, agent_place(s), troop, army)
		       : NOT_TO_HIRE;
}

void tw_apply_HIRE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_PASS)
		return;
	const int price = tw_buy_troop_price(s, seat, action_arg(a, 0));
	tw_table_pay(s, seat, price);
	say(BOUGHT, seat, action_arg(a, 0), action_arg(a, 1), price);
	tw_table_add(s, seat, action_arg(a, 1), action_arg(a, 0), KNOWN_TO_ALL);
}
