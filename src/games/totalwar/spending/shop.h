/*
 * What holds for many purchases of a seat, reckoned once: private to the room of
 * spending and its refusals. The state is one in which the orders so far are carried out,
 * and stand in its list.
 */
#ifndef GAMES_TOTALWAR_SHOP_H
#define GAMES_TOTALWAR_SHOP_H

#include "games/totalwar/totalwar.h"

struct shop {
	const struct totalwar *s;
	int seat;
	u8 used[TROOP_COUNT];	     /* copies of each card in armies */
	int spare, spares;	     /* the best spare general, and how many there are */
	unsigned box;		     /* stars of the generals in the box, as bits */
	u8 held[ARMY_COUNT][3];	     /* cards of each kind (TW-41) */
	u8 joined[ARMY_COUNT][3];    /* those bought this round (TW-266) */
	bool line[ARMY_COUNT];	     /* TW-262 */
	refusal gate[ARMY_COUNT];    /* what keeps it from taking any card */
	refusal room[ARMY_COUNT][3]; /* and one of a kind */
	unsigned takers[3];	     /* armies that nothing keeps from it, as bits */
	int works, same[WORK_COUNT]; /* improvements ordered this round (TW-269) */
	placeset worked, barracks;   /* where, and where they are barracks */
	placeset land, homes, besieged; /* regions of the seat */
	unsigned rows;			/* of developments bought this round (TW-267) */
	uint64_t events;		/* in hand, as bits */
};

void tw_shop_open(struct shop *shop, const struct totalwar *s, int seat);

/* Whether an order can be carried out; the same, whatever it costs. */
refusal tw_shop_refusal(const struct shop *shop, const u8 order[PART_COUNT]);
refusal tw_shop_wants(const struct shop *shop, const u8 order[PART_COUNT]);

/* Its parts, a predicate for each kind of purchase. recruit.c: a card, and the army that
 * takes it; ships. */
refusal tw_shop_sale(const struct shop *shop, int troop);
refusal tw_shop_enrol(const struct shop *shop, int troop, int army);
bool tw_shop_has_pack(const struct shop *shop, int region); /* TW-265 */
refusal tw_shop_enlist(const struct shop *shop, int troop, int army);
refusal tw_shop_train(const struct shop *shop, int troop, int army);
refusal tw_shop_ship(const struct shop *shop, int ship, int navy);

/* works.c: developments, improvements, roads, unrest */
refusal tw_shop_develop(const struct shop *shop, int dev);
bool tw_shop_is_complete(const struct totalwar *s, int region); /* TW-271 */
refusal tw_shop_road(const struct shop *shop, int border);
refusal tw_shop_calm(const struct shop *shop, int region);

/* people.c: generals, agents */
refusal tw_shop_general(const struct shop *shop, int stars);
refusal tw_shop_command(const struct shop *shop, int stars, int army);
refusal tw_shop_promote(const struct shop *shop, int general);
refusal tw_shop_agent(const struct shop *shop, int region);

/* price.c */
int tw_price_orders(const struct totalwar *s, int seat, int verb, int a);

static inline bool shop_has_event(const struct shop *shop, int event)
{
	return shop->events >> event & 1;
}

static inline bool shop_is_besieged(const struct shop *shop, int region)
{
	return shop->besieged && place_in(shop->besieged, region);
}

static inline bool shop_controls(const struct shop *shop, int region)
{
	return controls(shop->s, shop->seat, region);
}

/* TW-269: whether the round allows one more of a kind. */
static inline bool shop_has_quota(const struct shop *shop, int work)
{
	return shop->works < WORKS_MAX && shop->same[work] < SAME_WORKS_MAX;
}

/* TW-268; asked for every region and kind, so it is here. */
static inline refusal shop_build(const struct shop *shop, int work, int region)
{
	if (work >= WORK_COUNT || !is_region(region) || !shop_controls(shop, region))
		return NOT_CONTROLLED;
	if (shop->s->built[work][region])
		return OWNED;
	if (shop_is_besieged(shop, region))
		return BESIEGED;
	if (!shop_has_quota(shop, work) || place_in(shop->worked, region))
		return LIMIT_REACHED;
	return work != WONDER || tw_shop_is_complete(shop->s, region) ? ALLOWED
								      : NOT_COMPLETE;
}

#endif
