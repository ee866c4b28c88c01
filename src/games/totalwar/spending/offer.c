/*
 * All that a seat can buy now: every order that can be meant is put to the predicate of
 * its kind, but what cannot be paid for is not looked at one by one.
 */
#include "games/totalwar/spending/shop.h"

static bool affords(const struct shop *shop, int verb, int a)
{
	const u8 order[PART_COUNT] = { (u8)verb, (u8)a };
	return tw_buy_price(shop->s, shop->seat, order) <= shop->s->gold[shop->seat];
}

/* The rows of a faction stand together; the mercenaries come last. */
static const u8 first_troop[SEAT_COUNT + 2] = { ROM_LEGION,  CAR_LIBYAN, GRE_HOPLITE,
						BAR_LOWLAND, MER_CELTIB, TROOP_COUNT };
_Static_assert(CAR_LIBYAN < GRE_HOPLITE && GRE_HOPLITE < BAR_LOWLAND &&
		       BAR_LOWLAND < MER_CELTIB,
	       "the rows of troops stand in the order of the seats");

static void offer_troop(const struct shop *shop, int troop, struct actions *out)
{
	unsigned rest = shop->takers[card_kind(troop)];
	if (!rest || tw_shop_sale(shop, troop) != ALLOWED ||
	    tw_buy_troop_price(shop->s, shop->seat, troop) > shop->s->gold[shop->seat])
		return;
	for (; rest; rest &= rest - 1) {
		const int army = __builtin_ctz(rest);
		if (tw_shop_enrol(shop, troop, army) == ALLOWED)
			actions_add(out, action_make(VERB_RECRUIT, troop, army, 0));
	}
}

static void offer_troops(const struct shop *shop, struct actions *out)
{
	int troop = first_troop[shop->seat];
	while (troop < TROOP_COUNT) {
		if (!tw_rows_troop[troop].pack ||
		    shop_controls(shop, tw_rows_troop[troop].pack))
			offer_troop(shop, troop, out);
		if (++troop == first_troop[shop->seat + 1])
			troop = MER_CELTIB;
	}
}

static void offer_ships(const struct shop *shop, struct actions *out)
{
	if (!affords(shop, VERB_SHIP, 0))
		return;
	for (int ship = 1; ship < SHIP_COUNT; ship++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (tw_rows_ship[ship].owner == faction_of(shop->seat) &&
			    tw_shop_ship(shop, ship, navy) == ALLOWED)
				actions_add(out, action_make(VERB_SHIP, ship, navy, 0));
}

static void offer_developments(const struct shop *shop, struct actions *out)
{
	static const u8 first[SEAT_COUNT + 1] = { ROM_L1, CAR_P1, GRE_P1, BAR_W1,
						  DEVELOPMENT_COUNT };
	for (int dev = first[shop->seat]; dev < first[shop->seat + 1]; dev++)
		if (tw_shop_develop(shop, dev) == ALLOWED &&
		    affords(shop, VERB_DEVELOP, dev))
			actions_add(out, action_make(VERB_DEVELOP, dev, 0, 0));
}

static void offer_generals(const struct shop *shop, struct actions *out)
{
	for (int stars = 2; stars <= 3; stars++) {
		if (!affords(shop, VERB_GENERAL, stars))
			continue;
		if (tw_shop_general(shop, stars) == ALLOWED)
			actions_add(out, action_make(VERB_GENERAL, stars, 0, 0));
		for (int army = 0; army < ARMY_COUNT; army++)
			if (tw_shop_command(shop, stars, army) == ALLOWED)
				actions_add(out,
					    action_make(VERB_COMMAND, stars, army, 0));
	}
}

/* TW-270: each border once, from the end that comes first. */
static void offer_roads(const struct shop *shop, int region, struct actions *out)
{
	for (const struct near_row *n = tw_rows_near[region]; n->to; n++)
		if (!(n->to < region && shop_controls(shop, n->to)) &&
		    tw_shop_road(shop, n->border) == ALLOWED)
			actions_add(out, action_make(VERB_ROAD, n->border, 0, 0));
}

static void offer_works(const struct shop *shop, const bool pays[WORK_COUNT], int region,
			struct actions *out)
{
	for (int work = 0; work < WORK_COUNT; work++)
		if (pays[work] && shop_build(shop, work, region) == ALLOWED)
			actions_add(out, action_make(VERB_BUILD, work, region, 0));
	for (int work = 0; shop_has_event(shop, BUILDERS) && work < WONDER; work++)
		if (shop_build(shop, work, region) == ALLOWED)
			actions_add(out, action_make(VERB_FOUND, work, region, 0));
}

static void offer_land(const struct shop *shop, struct actions *out)
{
	const bool road = affords(shop, VERB_ROAD, 0), calm = affords(shop, VERB_CALM, 0);
	bool pays[WORK_COUNT];
	for (int work = 0; work < WORK_COUNT; work++)
		pays[work] =
			shop_has_quota(shop, work) && affords(shop, VERB_BUILD, work);
	for (placeset rest = shop->land; rest; rest &= rest - 1) {
		const int r = place_first(rest);
		if (road)
			offer_roads(shop, r, out);
		offer_works(shop, pays, r, out);
		if (calm && tw_shop_calm(shop, r) == ALLOWED)
			actions_add(out, action_make(VERB_CALM, r, 0, 0));
	}
}

static void offer_agents(const struct shop *shop, struct actions *out)
{
	const placeset homes = shop->homes | place_bit(tw_rows_capital[shop->seat]);
	if (!affords(shop, VERB_AGENT, 0))
		return;
	for (placeset rest = homes; rest; rest &= rest - 1)
		if (tw_shop_agent(shop, place_first(rest)) == ALLOWED)
			actions_add(out,
				    action_make(VERB_AGENT, place_first(rest), 0, 0));
}

static void offer_hired_swords(const struct shop *shop, struct actions *out)
{
	for (int troop = MER_CELTIB; troop < TROOP_COUNT; troop++)
		for (int army = 0; affords(shop, VERB_ENLIST, troop) && army < ARMY_COUNT;
		     army++)
			if (tw_shop_enlist(shop, troop, army) == ALLOWED)
				actions_add(out,
					    action_make(VERB_ENLIST, troop, army, 0));
}

/* Each kind of card of an army once. */
static void offer_drill(const struct shop *shop, struct actions *out)
{
	for (int army = 0; army < ARMY_COUNT; army++) {
		const u8 *cards = shop->s->army[shop->seat][army];
		for (int i = 0; i < SLOT_COUNT && cards[i]; i++)
			if (tw_table_slot(shop->s, shop->seat, army, cards[i]) == i &&
			    tw_shop_train(shop, cards[i], army) == ALLOWED)
				actions_add(out,
					    action_make(VERB_TRAIN, cards[i], army, 0));
	}
}

static void offer_events(const struct shop *shop, struct actions *out)
{
	const int seat = shop->seat;
	if (shop_has_event(shop, HIRED_SWORDS))
		offer_hired_swords(shop, out);
	if (shop_has_event(shop, DRILL) && affords(shop, VERB_TRAIN, 0))
		offer_drill(shop, out);
	for (int g = first_general(seat);
	     shop_has_event(shop, PROMOTED) && g < first_general(seat + 1); g++)
		if (tw_shop_promote(shop, g) == ALLOWED)
			actions_add(out, action_make(VERB_PROMOTE, g, 0, 0));
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
