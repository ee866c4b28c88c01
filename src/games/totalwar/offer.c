/*
 * All that a seat can buy now. What holds for many purchases (gold, cards left, room,
 * lines, limits) is reckoned once; each purchase listed is one that tw_buy_refusal
 * allows.
 */
#include "games/totalwar/totalwar.h"

static void offer(const struct totalwar *s, int seat, action a, struct actions *out)
{
	const u8 order[PART_COUNT] = { (u8)action_verb(a), (u8)action_arg(a, 0),
				       (u8)action_arg(a, 1), (u8)action_arg(a, 2) };
	if (tw_buy_refusal(s, seat, order) == ALLOWED)
		actions_add(out, a);
}

static int price_of(const struct totalwar *s, int seat, int verb, int a)
{
	const u8 order[PART_COUNT] = { (u8)verb, (u8)a, 0, 0 };
	return tw_buy_price(s, seat, order);
}

/* Copies of each card in armies: of the own faction, and of all for mercenaries. */
static void count_cards(const struct totalwar *s, u8 used[TROOP_COUNT])
{
	for (int seat = 0; seat < s->players; seat++)
		for (int army = 0; army < ARMY_COUNT; army++)
			for (int i = 0; s->at[seat][army] && i < SLOT_COUNT &&
					s->army[seat][army][i];
			     i++)
				used[s->army[seat][army][i]]++;
}

static bool is_for_sale(const struct totalwar *s, int seat, int troop)
{
	const struct troop_row *row = &tw_rows_troop[troop];
	if (row->regular || row->special)
		return false;
	if (row->owner == MERCENARY)
		return controls(s, seat, row->pack);
	return row->owner == faction_of(seat) && (!row->needs || works(s, row->needs)) &&
	       !(row->republican && works(s, ROM_L3));
}

struct shop {
	const struct totalwar *s;
	int seat;
	bool general;	      /* there is a spare one for a new army */
	u8 used[TROOP_COUNT]; /* copies of each card in armies */
	bool room[ARMY_COUNT][3], line[ARMY_COUNT];
};

static void offer_troop(const struct shop *shop, int troop, struct actions *out)
{
	const struct totalwar *s = shop->s;
	const int seat = shop->seat;
	if (!is_for_sale(s, seat, troop) ||
	    shop->used[troop] >= tw_rows_troop[troop].copies ||
	    tw_buy_troop_price(s, seat, troop) > s->gold[seat])
		return;
	const int kind = is_main(troop) ? 0 : is_skirmisher(troop) ? 1 : 2;
	for (int army = 0; army < ARMY_COUNT; army++) {
		const bool reached =
			is_mercenary(troop)
				? (s->at[seat][army] || shop->general) &&
					  tw_buy_is_pack_open(s, seat, troop, army)
				: shop->line[army];
		if (reached && shop->room[army][kind] &&
		    !tw_buy_is_disunited(s, seat, troop, army))
			actions_add(out, action_make(VERB_RECRUIT, troop, army, 0));
	}
}

/* TW-41, TW-262 */
static void measure_army(struct shop *shop, int army, placeset lines)
{
	const struct totalwar *s = shop->s;
	const int at = s->at[shop->seat][army];
	const u8 *cards = s->army[shop->seat][army];
	int mains = 0, skirmishers = 0, size = 0;
	for (; size < SLOT_COUNT && cards[size]; size++) {
		mains += is_main(cards[size]);
		skirmishers += is_skirmisher(cards[size]);
	}
	const bool room = size < SLOT_COUNT && !tw_buy_is_shut_in(s, shop->seat, at);
	shop->room[army][0] = room && mains < MAIN_MAX;
	shop->room[army][1] = room && skirmishers < SKIRMISHERS_MAX;
	shop->room[army][2] = room && size - mains - skirmishers < ARTILLERY_MAX;
	shop->line[army] = at ? at == IN_SPACE || (lines >> at & 1) : shop->general;
}

/* The rows of a faction stand together; the mercenaries come last. */
static const u8 first_troop[SEAT_COUNT + 2] = { ROM_LEGION,  CAR_LIBYAN, GRE_HOPLITE,
						BAR_LOWLAND, MER_CELTIB, TROOP_COUNT };

static void offer_troops(const struct totalwar *s, int seat, struct actions *out)
{
	struct shop shop = { .s = s, .seat = seat };
	const placeset lines = tw_buy_lines(s, seat);
	shop.general = tw_buy_spare_general(s, seat) != NO_GENERAL;
	count_cards(s, shop.used);
	for (int army = 0; army < ARMY_COUNT; army++)
		measure_army(&shop, army, lines);
	for (int troop = first_troop[seat]; troop < first_troop[seat + 1]; troop++)
		offer_troop(&shop, troop, out);
	for (int troop = MER_CELTIB; troop < TROOP_COUNT; troop++)
		if (tw_rows_troop[troop].pack)
			offer_troop(&shop, troop, out);
}

/* The regions of a seat, ended by 0. */
static void list_own(const struct totalwar *s, int seat, u8 own[REGION_COUNT])
{
	int n = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		if (controls(s, seat, r))
			own[n++] = (u8)r;
	own[n] = 0;
}

/* TW-270: each border once, from the end that comes first. */
static void offer_roads(const struct totalwar *s, int seat, const u8 *own,
			struct actions *out)
{
	if (price_of(s, seat, VERB_ROAD, 0) > s->gold[seat])
		return;
	for (; *own; own++)
		for (const struct near_row *n = tw_rows_near[*own]; n->to; n++)
			if (!s->road[n->border] && tw_table_is_open(s, n->to) &&
			    tw_table_is_open(s, *own) &&
			    !(controls(s, seat, n->to) && n->to < *own))
				actions_add(out, action_make(VERB_ROAD, n->border, 0, 0));
}

/* Regions with an army of another player: only those can be besieged. */
static placeset visited(const struct totalwar *s, int seat)
{
	placeset set = 0;
	for (int other = 0; other < s->players; other++)
		for (int army = 0; other != seat && army < ARMY_COUNT; army++)
			if (is_region(s->at[other][army]))
				set |= place_bit(s->at[other][army]);
	return set;
}

/* TW-268, TW-269 */
static void offer_works(const struct totalwar *s, int seat, const u8 *own,
			struct actions *out)
{
	const placeset guests = visited(s, seat);
	int all = 0, same[WORK_COUNT] = { 0 };
	placeset used = 0;
	for (int i = 0; i < ORDER_COUNT && s->order[seat][i][ORDER_VERB]; i++) {
		int work, region;
		if (!order_builds(s->order[seat][i], &work, &region))
			continue;
		all++;
		same[work]++;
		used |= place_bit(region);
	}
	for (int work = 0; all < WORKS_MAX && work < WORK_COUNT; work++) {
		if (same[work] >= SAME_WORKS_MAX ||
		    price_of(s, seat, VERB_BUILD, work) > s->gold[seat])
			continue;
		for (int i = 0; own[i]; i++) {
			const int r = own[i];
			if (s->built[work][r] || (used >> r & 1) ||
			    ((guests >> r & 1) && tw_table_is_besieged(s, r)))
				continue;
			if (work != WONDER)
				actions_add(out, action_make(VERB_BUILD, work, r, 0));
			else if (s->built[MARKET][r] && s->built[BARRACKS][r] &&
				 s->built[WALLS][r])
				offer(s, seat, action_make(VERB_BUILD, work, r, 0), out);
		}
	}
}

static void offer_land(const struct totalwar *s, int seat, struct actions *out)
{
	u8 own[REGION_COUNT];
	list_own(s, seat, own);
	offer_roads(s, seat, own, out);
	offer_works(s, seat, own, out);
	for (int i = 0; own[i]; i++)
		if (s->unrest[own[i]])
			offer(s, seat, action_make(VERB_CALM, own[i], 0, 0), out);
}

static void offer_agents(const struct totalwar *s, int seat, struct actions *out)
{
	if (!tw_buy_lacks_agent(s, seat))
		return;
	const placeset homes = tw_table_homes(s, seat) | place_bit(tw_rows_capital[seat]);
	for (placeset rest = homes; rest; rest &= rest - 1)
		offer(s, seat, action_make(VERB_AGENT, place_first(rest), 0, 0), out);
}

_Static_assert(CAR_LIBYAN < GRE_HOPLITE && GRE_HOPLITE < BAR_LOWLAND &&
		       BAR_LOWLAND < MER_CELTIB,
	       "the rows of troops stand in the order of the seats");

static const u8 first_development[SEAT_COUNT + 1] = { ROM_L1, CAR_P1, GRE_P1, BAR_W1,
						      DEVELOPMENT_COUNT };

/* TW-267 */
static void offer_developments(const struct totalwar *s, int seat, struct actions *out)
{
	const int from = first_development[seat], to = first_development[seat + 1];
	unsigned rows = 0;
	for (int dev = from; dev < to; dev++)
		if (s->bought[dev] == s->round)
			rows |= 1u << tw_rows_development[dev].row;
	for (int dev = from; dev < to; dev++) {
		const struct development_row *row = &tw_rows_development[dev];
		if (!s->bought[dev] && row->cost <= s->gold[seat] &&
		    !(rows >> row->row & 1) && (!row->needs || works(s, row->needs)) &&
		    !(s->intro && row->row >= 3 && s->round < 3))
			actions_add(out, action_make(VERB_DEVELOP, dev, 0, 0));
	}
}

static void offer_army_event(const struct totalwar *s, int seat, int card,
			     struct actions *out)
{
	const int event = tw_rows_action_card[card].event;
	for (int army = 0; army < ARMY_COUNT; army++) {
		const placeset at = place_bit(s->at[seat][army]);
		for (int troop = MER_CELTIB; event == HIRED_SWORDS && troop < TROOP_COUNT;
		     troop++)
			if (tw_table_reach(s, tw_rows_troop[troop].pack, REACH_LAND) & at)
				offer(s, seat, action_make(VERB_EVENT, card, troop, army),
				      out);
		for (int i = 0;
		     event == DRILL && i < SLOT_COUNT && s->army[seat][army][i]; i++)
			if (tw_table_slot(s, seat, army, s->army[seat][army][i]) == i)
				offer(s, seat,
				      action_make(VERB_EVENT, card,
						  s->army[seat][army][i], army),
				      out);
	}
}

static void offer_events(const struct totalwar *s, int seat, struct actions *out)
{
	for (int card = 1; card < ACTION_CARD_COUNT; card++) {
		const int event = tw_rows_action_card[card].event;
		if (!s->hand[seat][card] || !(tw_rows_event[event].windows & IN_SPENDING))
			continue;
		offer_army_event(s, seat, card, out);
		for (int g = first_general(seat);
		     event == PROMOTED && g < first_general(seat + 1); g++)
			offer(s, seat, action_make(VERB_EVENT, card, g, 0), out);
		for (int r = 1; event == BUILDERS && r < REGION_COUNT; r++)
			for (int work = 0; work < WONDER && controls(s, seat, r); work++)
				offer(s, seat, action_make(VERB_EVENT, card, work, r),
				      out);
	}
}

void tw_offer_purchases(const struct totalwar *s, int seat, struct actions *out)
{
	if (s->gold[seat] > 0)
		offer_troops(s, seat, out);
	for (int ship = 1; s->gold[seat] > 0 && ship < SHIP_COUNT; ship++)
		for (int navy = 0;
		     tw_rows_ship[ship].owner == faction_of(seat) && navy < NAVY_COUNT;
		     navy++)
			offer(s, seat, action_make(VERB_SHIP, ship, navy, 0), out);
	offer_developments(s, seat, out);
	for (int stars = 2; stars <= 3; stars++)
		offer(s, seat, action_make(VERB_GENERAL, stars, 0, 0), out);
	offer_land(s, seat, out);
	offer_agents(s, seat, out);
	offer_events(s, seat, out);
}
