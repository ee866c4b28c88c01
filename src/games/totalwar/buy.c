/*
 * What can be bought, for how much, and what it does. The orders of a seat that were
 * carried out stand in its list: limits of the round are counted there.
 */
#include "games/totalwar/totalwar.h"

int tw_buy_count(const struct totalwar *s, int seat, int verb, int a)
{
	int n = 0;
	for (int i = 0; i < ORDER_COUNT && s->order[seat][i][ORDER_VERB]; i++) {
		const u8 *o = s->order[seat][i];
		n += o[ORDER_VERB] == verb && (a < 0 || o[ORDER_A] == a);
	}
	return n;
}

/* TW-262: own and allied regions, and seas with own navies. */
static placeset passable(const struct totalwar *s, int seat)
{
	bool lets_pass[SEAT_COUNT + 1] = { false };
	placeset set = 0;
	for (int other = 0; other < s->players; other++)
		lets_pass[faction_of(other)] =
			other == seat || s->relation[seat][other] == ALLY;
	for (int r = 1; r < REGION_COUNT; r++)
		if (lets_pass[s->control[r]])
			set |= place_bit(r);
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (is_sea(s->fleet[seat][navy]))
			set |= place_bit(s->fleet[seat][navy]);
	return set;
}

/* TW-262: the places from which a way leads to a home region in one's hands. */
placeset tw_buy_lines(const struct totalwar *s, int seat)
{
	const placeset ways = passable(s, seat);
	placeset edge = tw_table_homes(s, seat), seen = edge, lines = edge;
	while (edge) {
		placeset next = 0;
		for (; edge; edge &= edge - 1)
			next |= tw_table_beside(place_first(edge));
		lines |= next;
		edge = next & ways & ~seen;
		seen |= edge;
	}
	return lines;
}

int tw_buy_spare_general(const struct totalwar *s, int seat)
{
	int best = NO_GENERAL;
	for (int g = first_general(seat); g < first_general(seat + 1); g++)
		if (s->spare[g] && tw_rows_general[g].stars > tw_rows_general[best].stars)
			best = g;
	return best;
}

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
bool tw_buy_is_disunited(const struct totalwar *s, int seat, int troop, int army)
{
	if (seat != BARBARIANS - 1 || works(s, BAR_U2))
		return false;
	int mains = 0, lights = 0;
	for (int i = 0; i < ORDER_COUNT && s->order[seat][i][ORDER_VERB]; i++) {
		const u8 *o = s->order[seat][i];
		if (o[ORDER_VERB] != VERB_RECRUIT || o[ORDER_B] != army)
			continue;
		mains += is_main(o[ORDER_A]);
		lights += is_skirmisher(o[ORDER_A]);
	}
	if ((is_main(troop) && mains >= 2) || (is_skirmisher(troop) && lights >= 1))
		return true;
	return tw_buy_meets_rival(s, seat, troop, army);
}

/* TW-265, TW-279 */
bool tw_buy_is_pack_open(const struct totalwar *s, int seat, int troop, int army)
{
	const int region = tw_rows_troop[troop].pack, at = s->at[seat][army];
	const bool contracts = seat == CARTHAGE - 1 && works(s, CAR_C2);
	if (!region || !controls(s, seat, region) || tw_table_is_besieged(s, region) ||
	    !(s->built[BARRACKS][region] || contracts))
		return false;
	return !at || at == IN_SPACE || (tw_table_reach(s, region, REACH_ANY) >> at & 1);
}

/* TW-176 */
bool tw_buy_is_shut_in(const struct totalwar *s, int seat, int place)
{
	return is_region(place) && controls(s, seat, place) &&
	       tw_table_is_besieged(s, place);
}

static refusal recruit_refusal(const struct totalwar *s, int seat, int troop, int army,
			       bool line)
{
	const struct troop_row *row = &tw_rows_troop[troop];
	if (troop == NO_TROOP || row->regular || row->special ||
	    (row->owner != faction_of(seat) && row->owner != MERCENARY))
		return NOT_YOURS;
	if ((row->needs && !works(s, row->needs)) ||
	    (row->republican && works(s, ROM_L3)))
		return NOT_DEVELOPED; /* TW-261, TW-285 */
	if (tw_table_left(s, seat, troop) <= 0)
		return NOT_IN_RESERVE;
	if (!s->at[seat][army] && !tw_buy_spare_general(s, seat))
		return NO_SPARE_GENERAL; /* TW-263 */
	if (tw_buy_is_shut_in(s, seat, s->at[seat][army]))
		return BESIEGED;
	if (is_mercenary(troop) && !tw_buy_is_pack_open(s, seat, troop, army))
		return NO_PACK;
	if (!is_mercenary(troop) && !line)
		return NO_LINE;
	if (!tw_table_has_room(s, seat, army, troop))
		return ARMY_FULL;
	return tw_buy_is_disunited(s, seat, troop, army) ? DISUNITED : ALLOWED;
}

static bool army_has_line(const struct totalwar *s, int seat, int army)
{
	const int at = s->at[seat][army];
	return !at || at == IN_SPACE || (tw_buy_lines(s, seat) >> at & 1);
}

/* TW-264 */
static refusal ship_refusal(const struct totalwar *s, int seat, int ship, int navy)
{
	if (ship == NO_SHIP || ship >= SHIP_COUNT ||
	    tw_rows_ship[ship].owner != faction_of(seat))
		return NOT_YOURS;
	if (tw_rows_ship[ship].needs && !works(s, tw_rows_ship[ship].needs))
		return NOT_DEVELOPED; /* TW-281 */
	if (tw_table_ships_left(s, seat, ship) <= 0)
		return NOT_IN_RESERVE;
	if (navy >= NAVY_COUNT || tw_table_ships(s, seat, navy) >= SHIPS_MAX)
		return NAVY_FULL;
	const int at = s->fleet[seat][navy];
	if (tw_buy_is_shut_in(s, seat, at))
		return BESIEGED;
	return !at || at == IN_SPACE || (is_region(at) && controls(s, seat, at))
		       ? ALLOWED
		       : NO_PORT;
}

/* TW-267, TW-12 */
static refusal develop_refusal(const struct totalwar *s, int seat, int dev)
{
	if (dev == NO_DEVELOPMENT || dev >= DEVELOPMENT_COUNT ||
	    tw_rows_development[dev].owner != faction_of(seat))
		return NOT_YOURS;
	const struct development_row *row = &tw_rows_development[dev];
	if (s->bought[dev])
		return OWNED;
	if (s->intro && row->row >= 3 && s->round < 3)
		return TOO_EARLY;
	if (row->needs && !works(s, row->needs))
		return BOX_ABOVE;
	for (int other = 1; other < DEVELOPMENT_COUNT; other++)
		if (tw_rows_development[other].owner == row->owner &&
		    tw_rows_development[other].row == row->row &&
		    s->bought[other] == s->round)
			return ROW_BOUGHT;
	return ALLOWED;
}

/* TW-269 */
static bool is_limit_reached(const struct totalwar *s, int seat, int work, int region)
{
	int all = 0, same = 0;
	for (int i = 0; i < ORDER_COUNT && s->order[seat][i][ORDER_VERB]; i++) {
		int what, where;
		if (!order_builds(s->order[seat][i], &what, &where))
			continue;
		if (where == region)
			return true;
		all++;
		same += what == work;
	}
	return all >= WORKS_MAX || same >= SAME_WORKS_MAX;
}

/* TW-268, TW-271 */
static refusal build_refusal(const struct totalwar *s, int seat, int work, int region)
{
	if (work >= WORK_COUNT || !is_region(region) || !controls(s, seat, region))
		return NOT_CONTROLLED;
	if (s->built[work][region])
		return OWNED;
	if (tw_table_is_besieged(s, region))
		return BESIEGED;
	if (is_limit_reached(s, seat, work, region))
		return LIMIT_REACHED;
	if (work != WONDER)
		return ALLOWED;
	bool complete = s->built[MARKET][region] && s->built[BARRACKS][region] &&
			s->built[WALLS][region];
	for (const struct near_row *n = tw_rows_near[region]; n->to; n++)
		complete =
			complete && (s->road[n->border] || !tw_table_is_open(s, n->to));
	return complete ? ALLOWED : NOT_COMPLETE;
}

static const u8 border_ends[BORDER_COUNT][2] = {
#define BORDER(a, b, kind) [a##_##b] = { a, b },
#include "games/totalwar/borders.def"
#undef BORDER
};

/* TW-270 */
static refusal road_refusal(const struct totalwar *s, int seat, int border)
{
	if (border >= BORDER_COUNT)
		return NOT_CONTROLLED;
	const int a = border_ends[border][0], b = border_ends[border][1];
	if (s->road[border])
		return OWNED;
	return (controls(s, seat, a) || controls(s, seat, b)) && tw_table_is_open(s, a) &&
			       tw_table_is_open(s, b)
		       ? ALLOWED
		       : NOT_CONTROLLED;
}

/* The first general of a level in the box; they are taken in the order of the cards. */
int tw_buy_general_in_box(const struct totalwar *s, int seat, int stars)
{
	for (int g = first_general(seat); g < first_general(seat + 1); g++) {
		bool out = s->spare[g] || tw_rows_general[g].stars != stars;
		for (int army = 0; army < ARMY_COUNT; army++)
			out = out || s->general[seat][army] == g;
		if (!out)
			return g;
	}
	return NO_GENERAL;
}

static int spare_generals(const struct totalwar *s, int seat)
{
	int n = 0;
	for (int g = first_general(seat); g < first_general(seat + 1); g++)
		n += s->spare[g];
	return n;
}

/* TW-272, TW-277 */
static refusal general_refusal(const struct totalwar *s, int seat, int stars)
{
	enum { SPARE_MAX = 4 };
	const bool barcid = seat == CARTHAGE - 1 && works(s, CAR_P2);
	const bool king = seat == BARBARIANS - 1 && works(s, BAR_U3) &&
			  !tw_buy_count(s, seat, VERB_GENERAL, 3);
	if (stars != 2 && !(stars == 3 && (barcid || king)))
		return NOT_DEVELOPED;
	if (spare_generals(s, seat) >= SPARE_MAX)
		return ENOUGH_GENERALS;
	return tw_buy_general_in_box(s, seat, stars) ? ALLOWED : NOT_IN_RESERVE;
}

/* TW-273 */
bool tw_buy_lacks_agent(const struct totalwar *s, int seat)
{
	static const u8 extra[SEAT_COUNT] = { ROM_C1, CAR_C1, GRE_L1, BAR_D1 };
	int living = 0;
	for (int i = 0; i < AGENT_COUNT; i++)
		living += s->agent[seat][i] != 0;
	return living < (works(s, extra[seat]) ? 3 : 2);
}

static refusal agent_refusal(const struct totalwar *s, int seat, int region)
{
	if (!tw_buy_lacks_agent(s, seat))
		return ENOUGH_AGENTS;
	const bool home = is_region(region) && table_is_home(s, seat, region);
	return home && (controls(s, seat, region) || region == tw_rows_capital[seat])
		       ? ALLOWED
		       : NOT_CONTROLLED;
}

/* TW-124 to TW-127 */
refusal tw_buy_event_refusal(const struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	const int card = o[ORDER_A], a = o[ORDER_B], b = o[ORDER_C];
	if (card >= ACTION_CARD_COUNT || !s->hand[seat][card])
		return NOT_IN_YOUR_HAND;
	switch (tw_rows_action_card[card].event) {
	case HIRED_SWORDS: {
		if (a >= TROOP_COUNT || !tw_rows_troop[a].pack ||
		    tw_rows_troop[a].regular || b >= ARMY_COUNT ||
		    !is_region(s->at[seat][b]) || s->aboard[seat][b])
			return NOT_TO_HIRE;
		if (tw_table_left(s, seat, a) <= 0)
			return NOT_IN_RESERVE;
		if (!(tw_table_reach(s, tw_rows_troop[a].pack, REACH_LAND) >>
			      s->at[seat][b] &
		      1))
			return NOT_TO_HIRE;
		return tw_table_has_room(s, seat, b, a) ? ALLOWED : ARMY_FULL;
	}
	case PROMOTED: {
		bool held = a < GENERAL_COUNT && s->spare[a] &&
			    tw_rows_general[a].owner == faction_of(seat);
		for (int army = 0; army < ARMY_COUNT; army++)
			held = held || (a && s->general[seat][army] == a);
		return held && tw_rows_general[a].stars == 2 &&
				       tw_buy_general_in_box(s, seat, 3) && !b
			       ? ALLOWED
			       : NOT_IN_RESERVE;
	}
	case DRILL:
		if (a >= TROOP_COUNT || b >= ARMY_COUNT || !a ||
		    tw_table_slot(s, seat, b, a) == NO_ARMY ||
		    !tw_rows_troop[a].veteran ||
		    tw_table_left(s, seat, tw_rows_troop[a].veteran) <= 0)
			return NOT_IN_RESERVE;
		return army_has_line(s, seat, b) ? ALLOWED : NO_LINE;
	case BUILDERS:
		return a < WONDER ? build_refusal(s, seat, a, b) : NOT_CONTROLLED;
	default:
		return WRONG_WINDOW;
	}
}

int tw_buy_troop_price(const struct totalwar *s, int seat, int troop)
{
	const int cost = tw_rows_troop[troop].cost;
	if (is_mercenary(troop) && seat == CARTHAGE - 1 && works(s, CAR_C2) && cost > 1)
		return cost - 1; /* TW-279 */
	if (troop == GRE_HOPLITE && works(s, GRE_P1) &&
	    tw_buy_count(s, seat, VERB_RECRUIT, GRE_HOPLITE) < 2)
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

int tw_buy_price(const struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	switch (o[ORDER_VERB]) {
	case VERB_RECRUIT:
		return tw_buy_troop_price(s, seat, o[ORDER_A]);
	case VERB_SHIP:
		return seat == CARTHAGE - 1 && works(s, CAR_M4) ? 1 : 2; /* TW-278 */
	case VERB_DEVELOP:
		return tw_rows_development[o[ORDER_A]].cost;
	case VERB_BUILD:
		return work_price(s, seat, o[ORDER_A]);
	case VERB_ROAD: {
		const bool appia = seat == ROME - 1 && works(s, ROM_S1);
		return appia && tw_buy_count(s, seat, VERB_ROAD, -1) < 2 ? 0
									 : 1; /* TW-276 */
	}
	case VERB_GENERAL:
		return seat == BARBARIANS - 1 ? 0 : o[ORDER_A];
	case VERB_AGENT:
		return 2;
	case VERB_CALM:
		return 1;
	default: { /* events */
		const int event = tw_rows_action_card[o[ORDER_A]].event;
		return event == HIRED_SWORDS ? tw_buy_troop_price(s, seat, o[ORDER_B])
					     : event == DRILL;
	}
	}
}

static refusal order_refusal(const struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	const int a = o[ORDER_A], b = o[ORDER_B];
	switch (o[ORDER_VERB]) {
	case VERB_RECRUIT:
		return a < TROOP_COUNT && b < ARMY_COUNT
			       ? recruit_refusal(s, seat, a, b, army_has_line(s, seat, b))
			       : NOT_YOURS;
	case VERB_SHIP:
		return ship_refusal(s, seat, a, b);
	case VERB_DEVELOP:
		return develop_refusal(s, seat, a);
	case VERB_BUILD:
		return build_refusal(s, seat, a, b);
	case VERB_ROAD:
		return road_refusal(s, seat, a);
	case VERB_GENERAL:
		return general_refusal(s, seat, a);
	case VERB_AGENT:
		return agent_refusal(s, seat, a);
	case VERB_CALM: /* TW-274 */
		return !is_region(a) || !controls(s, seat, a) ? NOT_CONTROLLED
		       : s->unrest[a]			      ? ALLOWED
							      : NOTHING_TO_SUBDUE;
	case VERB_EVENT:
		return tw_buy_event_refusal(s, seat, o);
	default:
		return NOT_NOW;
	}
}

refusal tw_buy_refusal(const struct totalwar *s, int seat, const u8 o[PART_COUNT])
{
	if (s->order[seat][ORDER_COUNT - 1][ORDER_VERB])
		return LIST_FULL;
	const refusal r = order_refusal(s, seat, o);
	if (r != ALLOWED)
		return r;
	return tw_buy_price(s, seat, o) <= s->gold[seat] ? ALLOWED : NO_GOLD;
}
