/* Troops and ships: who may buy them, and which army or navy takes them. */
#include "games/totalwar/spending/shop.h"

/* TW-266: Highland and Lowland Warriors, veterans or not, do not go together. */
bool tw_buy_meets_rival(const struct totalwar *s, int seat, int troop, int army)
{
	if (seat != BARBARIANS - 1 || works(s, BAR_U2))
		return false;
	const int regular =
		tw_rows_troop[troop].regular ? tw_rows_troop[troop].regular : troop;
	const int rival = regular == BAR_LOWLAND    ? BAR_HIGHLAND
			  : regular == BAR_HIGHLAND ? BAR_LOWLAND
						    : NO_TROOP;
	return rival && (tw_table_count(s, seat, army, rival) ||
			 tw_table_count(s, seat, army, tw_rows_troop[rival].veteran));
}

/* TW-266 */
static bool is_disunited(const struct shop *shop, int troop, int army)
{
	enum { MAINS, LIGHTS };
	const struct totalwar *s = shop->s;
	if (shop->seat != BARBARIANS - 1 || works(s, BAR_U2))
		return false;
	return (is_main(troop) && shop->joined[army][MAINS] >= 2) ||
	       (is_skirmisher(troop) && shop->joined[army][LIGHTS] >= 1) ||
	       tw_buy_meets_rival(s, shop->seat, troop, army);
}

/* TW-265, TW-279: the barracks stand already. */
bool tw_shop_has_pack(const struct shop *shop, int region)
{
	const struct totalwar *s = shop->s;
	const bool contracts = shop->seat == CARTHAGE - 1 && works(s, CAR_C2);
	const bool barracks =
		s->built[BARRACKS][region] && !place_in(shop->barracks, region);
	return shop_controls(shop, region) && (barracks || contracts) &&
	       !shop_is_besieged(shop, region);
}

/* TW-265: the army is on the map, or begins there. */
static bool is_pack_open(const struct shop *shop, int troop, int army)
{
	const struct totalwar *s = shop->s;
	const int region = tw_rows_troop[troop].pack, at = s->at[shop->seat][army];
	if (!tw_shop_has_pack(shop, region))
		return false;
	if (!at)
		return tw_table_army_at(s, shop->seat, region) == NO_ARMY;
	return at != IN_SPACE && place_in(tw_table_reach(s, region, REACH_ANY), at);
}

/* TW-285 */
static bool is_reformed(const struct totalwar *s, int troop)
{
	return tw_rows_troop[troop].republican &&
	       (is_option(s, OPTION_REFORMS, REFORM_AT_ONCE) ? s->bought[ROM_L3] != 0
							     : works(s, ROM_L3));
}

/* TW-261 */
refusal tw_shop_sale(const struct shop *shop, int troop)
{
	const struct troop_row *row = &tw_rows_troop[troop];
	if (row->regular || row->special ||
	    (row->owner != faction_of(shop->seat) && row->owner != MERCENARY))
		return NOT_YOURS;
	if (is_reformed(shop->s, troop))
		return REFORMED;
	if (row->needs && !works(shop->s, row->needs))
		return NOT_DEVELOPED;
	return shop->used[troop] < row->copies ? ALLOWED : NOT_IN_RESERVE;
}

/* TW-262 to TW-266: whether the army can take a card that is for sale. */
refusal tw_shop_enrol(const struct shop *shop, int troop, int army)
{
	const refusal room = shop->room[army][card_kind(troop)];
	if (shop->gate[army] != ALLOWED)
		return shop->gate[army];
	if (is_mercenary(troop) && !is_pack_open(shop, troop, army))
		return NO_PACK;
	if (!is_mercenary(troop) && !shop->line[army])
		return NO_LINE;
	if (room != ALLOWED)
		return room;
	return is_disunited(shop, troop, army) ? DISUNITED : ALLOWED;
}

/* TW-124: Hired Swords */
refusal tw_shop_enlist(const struct shop *shop, int troop, int army)
{
	const struct totalwar *s = shop->s;
	if (troop >= TROOP_COUNT || !tw_rows_troop[troop].pack ||
	    tw_rows_troop[troop].regular || army >= ARMY_COUNT ||
	    !tw_table_is_on_land(s, shop->seat, army))
		return NOT_TO_HIRE;
	if (shop->used[troop] >= tw_rows_troop[troop].copies)
		return NOT_IN_RESERVE;
	if (!place_in(tw_table_reach(s, tw_rows_troop[troop].pack, REACH_LAND),
		      s->at[shop->seat][army]))
		return NOT_TO_HIRE;
	if (shop->room[army][card_kind(troop)] != ALLOWED)
		return shop->room[army][card_kind(troop)];
	return is_disunited(shop, troop, army) ? DISUNITED : ALLOWED;
}

/* TW-126: Drill Season */
refusal tw_shop_train(const struct shop *shop, int troop, int army)
{
	const int veteran = troop < TROOP_COUNT ? tw_rows_troop[troop].veteran : NO_TROOP;
	if (!veteran || army >= ARMY_COUNT ||
	    tw_table_slot(shop->s, shop->seat, army, troop) == NO_ARMY ||
	    shop->used[veteran] >= tw_rows_troop[veteran].copies)
		return NOT_IN_RESERVE;
	return shop->line[army] ? ALLOWED : NO_LINE;
}

/* TW-264 */
refusal tw_shop_ship(const struct shop *shop, int ship, int navy)
{
	const struct totalwar *s = shop->s;
	if (ship == NO_SHIP || ship >= SHIP_COUNT ||
	    tw_rows_ship[ship].owner != faction_of(shop->seat))
		return NOT_YOURS;
	if (tw_rows_ship[ship].needs && !works(s, tw_rows_ship[ship].needs))
		return NOT_DEVELOPED; /* TW-281 */
	if (tw_table_ships_left(s, shop->seat, ship) <= 0)
		return NOT_IN_RESERVE;
	if (navy >= NAVY_COUNT || tw_table_ships(s, shop->seat, navy) >= SHIPS_MAX)
		return NAVY_FULL;
	const int at = s->fleet[shop->seat][navy];
	if (!at || at == IN_SPACE)
		return ALLOWED;
	if (!is_region(at) || !shop_controls(shop, at))
		return NO_PORT;
	return shop_is_besieged(shop, at) ? BESIEGED : ALLOWED;
}
