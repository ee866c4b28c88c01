/* Whether an order can be carried out: the predicate of its kind, and the gold. */
#include "games/totalwar/spending/shop.h"

static refusal recruit_refusal(const struct shop *shop, int troop, int army)
{
	if (troop == NO_TROOP || troop >= TROOP_COUNT || army >= ARMY_COUNT)
		return NOT_YOURS;
	const refusal r = tw_shop_sale(shop, troop);
	return r == ALLOWED ? tw_shop_enrol(shop, troop, army) : r;
}

/* Master Builders (TW-127) build no wonders. */
static refusal found_refusal(const struct shop *shop, int work, int region)
{
	return work < WONDER ? shop_build(shop, work, region) : NOT_CONTROLLED;
}

/* Events of the spending phase (TW-124 to TW-127) */
static refusal event_refusal(const struct shop *shop, int event, const u8 o[PART_COUNT])
{
	if (!shop_has_event(shop, event))
		return NOT_IN_YOUR_HAND;
	switch (o[ORDER_VERB]) {
	case VERB_ENLIST:
		return tw_shop_enlist(shop, o[ORDER_A], o[ORDER_B]);
	case VERB_TRAIN:
		return tw_shop_train(shop, o[ORDER_A], o[ORDER_B]);
	case VERB_PROMOTE:
		return tw_shop_promote(shop, o[ORDER_A]);
	default:
		return found_refusal(shop, o[ORDER_A], o[ORDER_B]);
	}
}

refusal tw_shop_wants(const struct shop *shop, const u8 o[PART_COUNT])
{
	const int a = o[ORDER_A], b = o[ORDER_B];
	switch (o[ORDER_VERB]) {
	case VERB_RECRUIT:
		return recruit_refusal(shop, a, b);
	case VERB_SHIP:
		return tw_shop_ship(shop, a, b);
	case VERB_DEVELOP:
		return tw_shop_develop(shop, a);
	case VERB_BUILD:
		return shop_build(shop, a, b);
	case VERB_ROAD:
		return tw_shop_road(shop, a);
	case VERB_GENERAL:
		return tw_shop_general(shop, a);
	case VERB_COMMAND:
		return tw_shop_command(shop, a, b);
	case VERB_AGENT:
		return tw_shop_agent(shop, a);
	case VERB_CALM:
		return tw_shop_calm(shop, a);
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
