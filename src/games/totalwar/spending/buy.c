/* What can be bought, and for how much: one predicate for each kind of order. */
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

/* TW-265, TW-279: the barracks stand already, and the army is on the map, or begins
 * there. */
static bool is_pack_open(const struct shop *shop, int troop, int army)
{
	const struct totalwar *s = shop->s;
	const int region = tw_rows_troop[troop].pack, at = s->at[shop->seat][army];
	const bool contracts = shop->seat == CARTHAGE - 1 && works(s, CAR_C2);
	const bool barracks =
		s->built[BARRACKS][region] && !(shop->barracks >> region & 1);
	if (!region || !controls(s, shop->seat, region) || !(barracks || contracts) ||
	    tw_shop_is_besieged(shop, region))
		return false;
	if (!at)
		return tw_table_army_at(s, shop->seat, region) == NO_ARMY;
	return at != IN_SPACE && (tw_table_reach(s, region, REACH_ANY) >> at & 1);
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

static bool has_room(const struct shop *shop, int troop, int army)
{
	const int kind = tw_table_kind(troop);
	return shop->held[army][kind] < tw_table_most[kind];
}

static int size_of(const struct shop *shop, int army)
{
	return shop->held[army][0] + shop->held[army][1] + shop->held[army][2];
}

/* TW-262 to TW-266: whether the army can take a card that is for sale. */
refusal tw_shop_enrol(const struct shop *shop, int troop, int army)
{
	const struct totalwar *s = shop->s;
	if (!s->at[shop->seat][army] && !shop->spare)
		return NO_SPARE_GENERAL;
	if (shop->shut_in[army])
		return BESIEGED;
	if (is_mercenary(troop) && !is_pack_open(shop, troop, army))
		return NO_PACK;
	if (!is_mercenary(troop) && !shop->line[army])
		return NO_LINE;
	if (!has_room(shop, troop, army))
		return ARMY_FULL;
	if (!tw_table_fits_aboard(s, shop->seat, army, size_of(shop, army) + 1))
		return NO_ROOM; /* TW-191 */
	return is_disunited(shop, troop, army) ? DISUNITED : ALLOWED;
}

static refusal recruit_refusal(const struct shop *shop, int troop, int army)
{
	if (troop == NO_TROOP || troop >= TROOP_COUNT || army >= ARMY_COUNT)
		return NOT_YOURS;
	const refusal r = tw_shop_sale(shop, troop);
	return r == ALLOWED ? tw_shop_enrol(shop, troop, army) : r;
}

/* TW-264 */
static refusal ship_refusal(const struct shop *shop, int ship, int navy)
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
	if (!is_region(at) || !controls(s, shop->seat, at))
		return NO_PORT;
	return tw_shop_is_besieged(shop, at) ? BESIEGED : ALLOWED;
}

/* TW-267, TW-12 */
static refusal develop_refusal(const struct shop *shop, int dev)
{
	const struct totalwar *s = shop->s;
	if (dev == NO_DEVELOPMENT || dev >= DEVELOPMENT_COUNT ||
	    tw_rows_development[dev].owner != faction_of(shop->seat))
		return NOT_YOURS;
	const struct development_row *row = &tw_rows_development[dev];
	if (s->bought[dev])
		return OWNED;
	if (s->intro && row->row >= 3 && s->round < 3)
		return TOO_EARLY;
	if (row->needs && !works(s, row->needs))
		return BOX_ABOVE;
	return shop->rows >> row->row & 1 ? ROW_BOUGHT : ALLOWED;
}

/* TW-271 */
static bool is_complete(const struct totalwar *s, int region)
{
	bool complete = s->built[MARKET][region] && s->built[BARRACKS][region] &&
			s->built[WALLS][region];
	for (const struct near_row *n = tw_rows_near[region]; complete && n->to; n++)
		complete = s->road[n->border] || !tw_table_is_open(s, n->to);
	return complete;
}

/* TW-269: whether the round allows one more of a kind. */
bool tw_shop_has_quota(const struct shop *shop, int work)
{
	return shop->works < WORKS_MAX && shop->same[work] < SAME_WORKS_MAX;
}

/* TW-268 */
refusal tw_shop_build(const struct shop *shop, int work, int region)
{
	const struct totalwar *s = shop->s;
	if (s->built[work][region])
		return OWNED;
	if (tw_shop_is_besieged(shop, region))
		return BESIEGED;
	if ((shop->worked >> region & 1) || !tw_shop_has_quota(shop, work))
		return LIMIT_REACHED;
	return work != WONDER || is_complete(s, region) ? ALLOWED : NOT_COMPLETE;
}

static refusal build_refusal(const struct shop *shop, int work, int region)
{
	return work < WORK_COUNT && is_region(region) &&
			       controls(shop->s, shop->seat, region)
		       ? tw_shop_build(shop, work, region)
		       : NOT_CONTROLLED;
}

static const u8 border_ends[BORDER_COUNT][2] = {
#define BORDER(a, b, kind) [a##_##b] = { a, b },
#include "games/totalwar/borders.def"
#undef BORDER
};

/* TW-270, TW-176 */
refusal tw_shop_road(const struct shop *shop, int border)
{
	const struct totalwar *s = shop->s;
	if (border >= BORDER_COUNT)
		return NOT_CONTROLLED;
	if (s->road[border])
		return OWNED;
	const int a = border_ends[border][0], b = border_ends[border][1];
	const bool own_a = controls(s, shop->seat, a), own_b = controls(s, shop->seat, b);
	if ((!own_a && !own_b) || !tw_table_is_open(s, a) || !tw_table_is_open(s, b))
		return NOT_CONTROLLED;
	return (own_a && tw_shop_is_besieged(shop, a)) ||
			       (own_b && tw_shop_is_besieged(shop, b))
		       ? BESIEGED
		       : ALLOWED;
}

static int count_orders(const struct totalwar *s, int seat, int verb, int a)
{
	int n = 0;
	for (int i = 0; i < ORDER_COUNT && s->order[seat][i][ORDER_VERB]; i++)
		n += s->order[seat][i][ORDER_VERB] == verb &&
		     (a < 0 || s->order[seat][i][ORDER_A] == a);
	return n;
}

/* TW-272, TW-277; `becoming`: how many more are spare then. */
static refusal general_refusal(const struct shop *shop, int stars, int becoming)
{
	enum { SPARE_MAX = 4 };
	const struct totalwar *s = shop->s;
	const int seat = shop->seat;
	const bool barcid = seat == CARTHAGE - 1 && works(s, CAR_P2);
	const bool king = seat == BARBARIANS - 1 && works(s, BAR_U3) &&
			  !count_orders(s, seat, VERB_GENERAL, 3) &&
			  !count_orders(s, seat, VERB_COMMAND, 3);
	if (stars != 2 && !(stars == 3 && (barcid || king)))
		return NOT_DEVELOPED;
	if (shop->spares + becoming > SPARE_MAX)
		return ENOUGH_GENERALS;
	return tw_general_in_box(s, seat, stars) ? ALLOWED : NOT_IN_RESERVE;
}

/* TW-272: an army without a general, or with a lesser one, near a home region. */
static refusal command_refusal(const struct shop *shop, int stars, int army)
{
	const struct totalwar *s = shop->s;
	if (army >= ARMY_COUNT || !tw_table_is_on_land(s, shop->seat, army) ||
	    tw_table_stars(s, shop->seat, army) >= stars ||
	    !(shop->commands >> s->at[shop->seat][army] & 1))
		return NO_GENERAL_NEAR;
	return general_refusal(shop, stars, s->general[shop->seat][army] ? 1 : 0);
}

/* TW-273 */
static refusal agent_refusal(const struct shop *shop, int region)
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

/* TW-274 */
static refusal calm_refusal(const struct shop *shop, int region)
{
	if (!is_region(region) || !controls(shop->s, shop->seat, region))
		return NOT_CONTROLLED;
	return shop->s->unrest[region] ? ALLOWED : NOTHING_TO_SUBDUE;
}

/* Events of the spending phase (TW-124 to TW-127) */

static refusal enlist_refusal(const struct shop *shop, int troop, int army)
{
	const struct totalwar *s = shop->s;
	if (troop >= TROOP_COUNT || !tw_rows_troop[troop].pack ||
	    tw_rows_troop[troop].regular || army >= ARMY_COUNT ||
	    !tw_table_is_on_land(s, shop->seat, army))
		return NOT_TO_HIRE;
	if (shop->used[troop] >= tw_rows_troop[troop].copies)
		return NOT_IN_RESERVE;
	if (!(tw_table_reach(s, tw_rows_troop[troop].pack, REACH_LAND) >>
		      s->at[shop->seat][army] &
	      1))
		return NOT_TO_HIRE;
	if (!has_room(shop, troop, army))
		return ARMY_FULL;
	return is_disunited(shop, troop, army) ? DISUNITED : ALLOWED;
}

static refusal train_refusal(const struct shop *shop, int troop, int army)
{
	const int veteran = troop < TROOP_COUNT ? tw_rows_troop[troop].veteran : NO_TROOP;
	if (!veteran || army >= ARMY_COUNT ||
	    tw_table_slot(shop->s, shop->seat, army, troop) == NO_ARMY ||
	    shop->used[veteran] >= tw_rows_troop[veteran].copies)
		return NOT_IN_RESERVE;
	return shop->line[army] ? ALLOWED : NO_LINE;
}

static refusal promote_refusal(const struct shop *shop, int general)
{
	const struct totalwar *s = shop->s;
	if (general == NO_GENERAL || general >= GENERAL_COUNT ||
	    tw_rows_general[general].owner != faction_of(shop->seat) ||
	    tw_rows_general[general].stars != 2)
		return NOT_IN_RESERVE;
	bool held = s->spare[general];
	for (int army = 0; army < ARMY_COUNT; army++)
		held = held || s->general[shop->seat][army] == general;
	return held && tw_general_in_box(s, shop->seat, 3) ? ALLOWED : NOT_IN_RESERVE;
}

static refusal event_refusal(const struct shop *shop, int event, const u8 o[PART_COUNT])
{
	if (!shop_has_event(shop, event))
		return NOT_IN_YOUR_HAND;
	switch (o[ORDER_VERB]) {
	case VERB_ENLIST:
		return enlist_refusal(shop, o[ORDER_A], o[ORDER_B]);
	case VERB_TRAIN:
		return train_refusal(shop, o[ORDER_A], o[ORDER_B]);
	case VERB_PROMOTE:
		return promote_refusal(shop, o[ORDER_A]);
	default:
		return o[ORDER_A] < WONDER ? build_refusal(shop, o[ORDER_A], o[ORDER_B])
					   : NOT_CONTROLLED;
	}
}

refusal tw_shop_wants(const struct shop *shop, const u8 o[PART_COUNT])
{
	const int a = o[ORDER_A], b = o[ORDER_B];
	switch (o[ORDER_VERB]) {
	case VERB_RECRUIT:
		return recruit_refusal(shop, a, b);
	case VERB_SHIP:
		return ship_refusal(shop, a, b);
	case VERB_DEVELOP:
		return develop_refusal(shop, a);
	case VERB_BUILD:
		return build_refusal(shop, a, b);
	case VERB_ROAD:
		return tw_shop_road(shop, a);
	case VERB_GENERAL:
		return general_refusal(shop, a, 1);
	case VERB_COMMAND:
		return command_refusal(shop, a, b);
	case VERB_AGENT:
		return agent_refusal(shop, a);
	case VERB_CALM:
		return calm_refusal(shop, a);
	case VERB_ENLIST:
		return event_refusal(shop, HIRED_SWORDS, o);
	case VERB_TRAIN:
		return event_refusal(shop, DRILL, o);
	case VERB_PROMOTE:
		return event_refusal(shop, PROMOTED, o);
	case VERB_FOUND:
		return event_refusal(shop, BUILDERS, o);
	default:
		return NOT_NOW;
	}
}

refusal tw_shop_refusal(const struct shop *shop, const u8 o[PART_COUNT])
{
	if (shop->s->order[shop->seat][ORDER_COUNT - 1][ORDER_VERB])
		return LIST_FULL;
	const refusal r = tw_shop_wants(shop, o);
	if (r != ALLOWED)
		return r;
	return tw_buy_price(shop->s, shop->seat, o) <= shop->s->gold[shop->seat]
		       ? ALLOWED
		       : NO_GOLD;
}

refusal tw_buy_refusal(const struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	struct shop shop;
	tw_shop_open(&shop, s, seat);
	return tw_shop_refusal(&shop, o);
}

/* Prices */

int tw_buy_troop_price(const struct totalwar *s, int seat, int troop)
{
	const int cost = tw_rows_troop[troop].cost;
	if (is_mercenary(troop) && seat == CARTHAGE - 1 && works(s, CAR_C2) && cost > 1)
		return cost - 1; /* TW-279 */
	if (troop == GRE_HOPLITE && works(s, GRE_P1) &&
	    count_orders(s, seat, VERB_RECRUIT, GRE_HOPLITE) < 2)
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
	return appia && count_orders(s, seat, VERB_ROAD, -1) < 2 ? 0 : 1; /* TW-276 */
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
