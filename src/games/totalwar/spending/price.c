/* Prices, and what was ordered before, on which some of them depend. */
#include "games/totalwar/spending/shop.h"

/* How many orders of a kind stand in the list; `a` -1: whatever they name. */
int tw_price_orders(const struct totalwar *s, int seat, int verb, int a)
{
	int n = 0;
	for (int i = 0; i < ORDER_COUNT && s->order[seat][i][ORDER_VERB]; i++)
		n += s->order[seat][i][ORDER_VERB] == verb &&
		     (a < 0 || s->order[seat][i][ORDER_A] == a);
	return n;
}

int tw_buy_troop_price(const struct totalwar *s, int seat, int troop)
{
	const int cost = tw_rows_troop[troop].cost;
	if (is_mercenary(troop) && seat == CARTHAGE - 1 && works(s, CAR_C2) && cost > 1)
		return cost - 1; /* TW-279 */
	if (troop == GRE_HOPLITE && works(s, GRE_P1) &&
	    tw_price_orders(s, seat, VERB_RECRUIT, GRE_HOPLITE) < 2)
		return 1; /* TW-278 */
	return cost;
}

static int work_price(const struct totalwar *s, int seat, int work)
{
	if (work == WONDER)
		return 6;
	return work == WALLS && seat == BARBARIANS - 1 && works(s, BAR_S2)
		       ? 1
		       : 2; /* TW-280 */
}

static int road_price(const struct totalwar *s, int seat)
{
	const bool appia = seat == ROME - 1 && works(s, ROM_S1);
	return appia && tw_price_orders(s, seat, VERB_ROAD, -1) < 2 ? 0 : 1; /* TW-276 */
}

int tw_buy_price(const struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	switch (o[ORDER_VERB]) {
	case VERB_RECRUIT:
	case VERB_ENLIST:
		return tw_buy_troop_price(s, seat, o[ORDER_A]);
	case VERB_SHIP:
		return seat == CARTHAGE - 1 && works(s, CAR_M4) ? 1 : 2; /* TW-278 */
	case VERB_DEVELOP:
		return tw_rows_development[o[ORDER_A]].cost;
	case VERB_BUILD:
		return work_price(s, seat, o[ORDER_A]);
	case VERB_ROAD:
		return road_price(s, seat);
	case VERB_GENERAL:
	case VERB_COMMAND:
		return seat == BARBARIANS - 1 ? 0 : o[ORDER_A];
	case VERB_AGENT:
		return 2;
	case VERB_CALM:
	case VERB_TRAIN:
		return 1;
	default: /* Promoted from the Ranks, Master Builders */
		return 0;
	}
}
