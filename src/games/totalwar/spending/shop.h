/*
 * What holds for many purchases of a seat, reckoned once: private to the room of
 * spending. The state is one in which the orders so far are carried out, and stand in its
 * list.
 */
#ifndef GAMES_TOTALWAR_SHOP_H
#define GAMES_TOTALWAR_SHOP_H

#include "games/totalwar/totalwar.h"

struct shop {
	const struct totalwar *s;
	int seat;
	u8 used[TROOP_COUNT];	     /* copies of each card in armies */
	int spare, spares;	     /* the best spare general, and how many there are */
	u8 held[ARMY_COUNT][3];	     /* cards of each kind (TW-41) */
	bool line[ARMY_COUNT];	     /* TW-262 */
	bool shut_in[ARMY_COUNT];    /* TW-176 */
	u8 joined[ARMY_COUNT][3];    /* cards of each kind bought this round (TW-266) */
	int works, same[WORK_COUNT]; /* improvements ordered this round (TW-269) */
	placeset worked, barracks;   /* where, and where they are barracks */
	placeset guests;	     /* regions with an army of another player */
	placeset commands;	     /* within four land regions of a home (TW-272) */
	unsigned rows;		     /* of developments bought this round (TW-267) */
	uint64_t events;	     /* in hand, as bits */
};

void tw_shop_open(struct shop *shop, const struct totalwar *s, int seat);
bool tw_shop_is_besieged(const struct shop *shop, int region);
refusal tw_shop_refusal(const struct shop *shop, const u8 order[PART_COUNT]);

/* Parts of it, for whoever asks for many: the card, the army that takes it, the kind of
 * improvement, its region, a road. */
refusal tw_shop_sale(const struct shop *shop, int troop);
refusal tw_shop_enrol(const struct shop *shop, int troop, int army);
bool tw_shop_has_quota(const struct shop *shop, int work);
refusal tw_shop_build(const struct shop *shop, int work, int region);
refusal tw_shop_road(const struct shop *shop, int border);

/* The same, whatever it costs. */
refusal tw_shop_wants(const struct shop *shop, const u8 order[PART_COUNT]);

static inline bool shop_has_event(const struct shop *shop, int event)
{
	return shop->events >> event & 1;
}

#endif
