/* All that a seat can buy now: every order that can be meant is put to the predicate. */
#include "games/totalwar/spending/shop.h"

static void offer(const struct shop *shop, int verb, int a, int b, struct actions *out)
{
	const u8 order[PART_COUNT] = { (u8)verb, (u8)a, (u8)b, 0 };
	if (tw_shop_refusal(shop, order) == ALLOWED)
		actions_add(out, action_make(verb, a, b, 0));
}

/* The rows of a faction stand together; the mercenaries come last. */
static const u8 first_troop[SEAT_COUNT + 2] = { ROM_LEGION,  CAR_LIBYAN, GRE_HOPLITE,
						BAR_LOWLAND, MER_CELTIB, TROOP_COUNT };
_Static_assert(CAR_LIBYAN < GRE_HOPLITE && GRE_HOPLITE < BAR_LOWLAND &&
		       BAR_LOWLAND < MER_CELTIB,
	       "the rows of troops stand in the order of the seats");

static void offer_to_armies(const struct shop *shop, int verb, int troop,
			    struct actions *out)
{
	for (int army = 0; army < ARMY_COUNT; army++)
		offer(shop, verb, troop, army, out);
}

static void offer_troops(const struct shop *shop, struct actions *out)
{
	const int seat = shop->seat;
	for (int troop = first_troop[seat]; troop < first_troop[seat + 1]; troop++)
		if (!tw_rows_troop[troop].regular &&
		    tw_rows_troop[troop].cost <= shop->s->gold[seat] + 1)
			offer_to_armies(shop, VERB_RECRUIT, troop, out);
	for (int troop = MER_CELTIB; troop < TROOP_COUNT; troop++)
		if (tw_rows_troop[troop].pack && !tw_rows_troop[troop].regular &&
		    controls(shop->s, seat, tw_rows_troop[troop].pack))
			offer_to_armies(shop, VERB_RECRUIT, troop, out);
}

static void offer_ships(const struct shop *shop, struct actions *out)
{
	for (int ship = 1; ship < SHIP_COUNT; ship++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (tw_rows_ship[ship].owner == faction_of(shop->seat))
				offer(shop, VERB_SHIP, ship, navy, out);
}

static void offer_developments(const struct shop *shop, struct actions *out)
{
	static const u8 first[SEAT_COUNT + 1] = { ROM_L1, CAR_P1, GRE_P1, BAR_W1,
						  DEVELOPMENT_COUNT };
	for (int dev = first[shop->seat]; dev < first[shop->seat + 1]; dev++)
		offer(shop, VERB_DEVELOP, dev, 0, out);
}

static void offer_generals(const struct shop *shop, struct actions *out)
{
	for (int stars = 2; stars <= 3; stars++) {
		offer(shop, VERB_GENERAL, stars, 0, out);
		for (int army = 0; army < ARMY_COUNT; army++)
			offer(shop, VERB_COMMAND, stars, army, out);
	}
}

/* TW-270: each border once, from the end that comes first. */
static void offer_roads(const struct shop *shop, int region, struct actions *out)
{
	for (const struct near_row *n = tw_rows_near[region]; n->to; n++)
		if (!(controls(shop->s, shop->seat, n->to) && n->to < region))
			offer(shop, VERB_ROAD, n->border, 0, out);
}

static void offer_land(const struct shop *shop, struct actions *out)
{
	const bool builders = tw_event_card(shop->s, shop->seat, BUILDERS);
	for (int r = 1; r < REGION_COUNT; r++) {
		if (!controls(shop->s, shop->seat, r))
			continue;
		offer_roads(shop, r, out);
		for (int work = 0; work < WORK_COUNT; work++)
			offer(shop, VERB_BUILD, work, r, out);
		for (int work = 0; builders && work < WONDER; work++)
			offer(shop, VERB_FOUND, work, r, out);
		if (shop->s->unrest[r])
			offer(shop, VERB_CALM, r, 0, out);
	}
}

static void offer_agents(const struct shop *shop, struct actions *out)
{
	const placeset homes = tw_table_homes(shop->s, shop->seat) |
			       place_bit(tw_rows_capital[shop->seat]);
	for (placeset rest = homes; rest; rest &= rest - 1)
		offer(shop, VERB_AGENT, place_first(rest), 0, out);
}

static void offer_events(const struct shop *shop, struct actions *out)
{
	const struct totalwar *s = shop->s;
	const int seat = shop->seat;
	for (int troop = MER_CELTIB;
	     tw_event_card(s, seat, HIRED_SWORDS) && troop < TROOP_COUNT; troop++)
		offer_to_armies(shop, VERB_ENLIST, troop, out);
	for (int army = 0; tw_event_card(s, seat, DRILL) && army < ARMY_COUNT; army++)
		for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
			if (tw_table_slot(s, seat, army, s->army[seat][army][i]) == i)
				offer(shop, VERB_TRAIN, s->army[seat][army][i], army,
				      out);
	for (int g = first_general(seat);
	     tw_event_card(s, seat, PROMOTED) && g < first_general(seat + 1); g++)
		offer(shop, VERB_PROMOTE, g, 0, out);
}

void tw_buy_offer(const struct totalwar *s, int seat, struct actions *out)
{
	struct shop shop;
	tw_shop_open(&shop, s, seat);
	if (s->gold[seat] > 0) {
		offer_troops(&shop, out);
		offer_ships(&shop, out);
		offer_developments(&shop, out);
		offer_agents(&shop, out);
	}
	offer_generals(&shop, out);
	offer_land(&shop, out);
	offer_events(&shop, out);
}
