/* Generals and agents. */
#include "games/totalwar/spending/shop.h"

/* TW-272, TW-277; `becoming`: how many more are spare then. */
static refusal rank_refusal(const struct shop *shop, int stars, int becoming)
{
	enum { SPARE_MAX = 4 };
	const struct totalwar *s = shop->s;
	const int seat = shop->seat;
	const bool barcid = seat == CARTHAGE - 1 && works(s, CAR_P2);
	const bool king = seat == BARBARIANS - 1 && works(s, BAR_U3) &&
			  !tw_price_orders(s, seat, VERB_GENERAL, 3) &&
			  !tw_price_orders(s, seat, VERB_COMMAND, 3);
	if (stars != 2 && !(stars == 3 && (barcid || king)))
		return NOT_DEVELOPED;
	if (shop->spares + becoming > SPARE_MAX)
		return ENOUGH_GENERALS;
	return shop->box >> stars & 1 ? ALLOWED : NOT_IN_RESERVE;
}

refusal tw_shop_general(const struct shop *shop, int stars)
{
	return rank_refusal(shop, stars, 1);
}

/* TW-272: within four land regions of a home that one holds. */
static bool is_near_home(const struct shop *shop, int region)
{
	return (tw_table_reach(shop->s, region, REACH_LAND) | place_bit(region)) &
	       shop->homes;
}

/* TW-272: an army without a general, or with a lesser one, near a home region. */
refusal tw_shop_command(const struct shop *shop, int stars, int army)
{
	const struct totalwar *s = shop->s;
	if (army >= ARMY_COUNT || !tw_table_is_on_land(s, shop->seat, army) ||
	    tw_table_stars(s, shop->seat, army) >= stars ||
	    !is_near_home(shop, s->at[shop->seat][army]))
		return NO_GENERAL_NEAR;
	return rank_refusal(shop, stars, s->general[shop->seat][army] ? 1 : 0);
}

/* TW-125: Promoted from the Ranks */
refusal tw_shop_promote(const struct shop *shop, int general)
{
	const struct totalwar *s = shop->s;
	if (general == NO_GENERAL || general >= GENERAL_COUNT ||
	    tw_rows_general[general].owner != faction_of(shop->seat) ||
	    tw_rows_general[general].stars != 2)
		return NOT_IN_RESERVE;
	bool held = s->spare[general];
	for (int army = 0; army < ARMY_COUNT; army++)
		held = held || s->general[shop->seat][army] == general;
	return held && (shop->box >> 3 & 1) ? ALLOWED : NOT_IN_RESERVE;
}

/* TW-273 */
refusal tw_shop_agent(const struct shop *shop, int region)
{
	static const u8 extra[SEAT_COUNT] = { ROM_C1, CAR_C1, GRE_L1, BAR_D1 };
	const struct totalwar *s = shop->s;
	int living = 0;
	for (int i = 0; i < AGENT_COUNT; i++)
		living += s->agent[shop->seat][i] != 0;
	if (living >= (works(s, extra[shop->seat]) ? 3 : 2))
		return ENOUGH_AGENTS;
	const bool home = is_region(region) && table_is_home(s, shop->seat, region);
	return home && (controls(s, shop->seat, region) ||
			region == tw_rows_capital[shop->seat])
		       ? ALLOWED
		       : NOT_CONTROLLED;
}
