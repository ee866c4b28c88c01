/*
 * Refusals with reasons: orders of the spending phase, and gold wherever it is missing.
 * The state is the one that the shop looked at.
 */
#include "games/totalwar/spending/shop.h"
#include "games/totalwar/words/explain.h"

static int price_of(const struct asked *q)
{
	const u8 order[PART_COUNT] = { (u8)q->verb, (u8)q->arg[0], (u8)q->arg[1],
				       (u8)q->arg[2] };
	return tw_buy_price(q->s, q->seat, order);
}

/* Gold */

static unsigned explain_bid(const struct asked *q)
{
	if (q->arg[0] > q->s->gold[q->seat])
		message_add(q->out, BID_TOO_HIGH, q->arg[0], q->s->gold[q->seat]);
	else
		message_add(q->out, BID_LIMIT, BID_MAX);
	return 51;
}

/* TW-79, TW-81, TW-86 */
static unsigned explain_deed(const struct asked *q)
{
	const int gold = q->s->gold[q->seat], r = q->s->agent[q->seat][q->arg[1]];
	if (tw_rows_action_card[q->arg[0]].action == RECRUIT_MERCENARIES) {
		message_add(q->out, HIRING_COSTS, r, gold);
		return 86;
	}
	message_add(q->out, BRIBE_COSTS, tw_deed_bribe(q->s, q->arg[2], r), gold);
	return q->arg[2] == AT_REGION ? 81 : 79;
}

static unsigned explain_hire(const struct asked *q)
{
	message_add(q->out, TROOP_COSTS, q->arg[0],
		    tw_buy_troop_price(q->s, q->seat, q->arg[0]), q->s->gold[q->seat]);
	return 86;
}

static unsigned explain_price(const struct asked *q)
{
	const int price = price_of(q), gold = q->s->gold[q->seat], a = q->arg[0];
	switch (q->verb) {
	case VERB_RECRUIT:
	case VERB_ENLIST:
		message_add(q->out, TROOP_COSTS, a, price, gold);
		return q->verb == VERB_ENLIST ? 124 : 261;
	case VERB_SHIP:
		message_add(q->out, SHIP_COSTS, a, price, gold);
		return 264;
	case VERB_DEVELOP:
		message_add(q->out, DEVELOPMENT_COSTS, a, price, gold);
		return 267;
	case VERB_BUILD:
		message_add(q->out, WORK_COSTS, a, price, gold);
		return a == WONDER ? 271 : 268;
	case VERB_ROAD:
		message_add(q->out, ROAD_COSTS, price, gold);
		return 270;
	case VERB_AGENT:
		message_add(q->out, AGENT_COSTS, price, gold);
		return 273;
	case VERB_CALM:
		message_add(q->out, CALM_COSTS, price, gold);
		return 274;
	case VERB_TRAIN:
		message_add(q->out, TRAINING_COSTS, price, gold);
		return 126;
	default:
		message_add(q->out, GENERAL_COSTS, a, price, gold);
		return a > 2 ? 277 : 272;
	}
}

unsigned tw_explain_no_gold(const struct asked *q)
{
	return q->verb == VERB_BID    ? explain_bid(q)
	       : q->verb == VERB_USE  ? explain_deed(q)
	       : q->verb == VERB_HIRE ? explain_hire(q)
				      : explain_price(q);
}

/* What is for sale */

unsigned tw_explain_navy_full(const struct asked *q)
{
	message_add(q->out, NAVY_IS_FULL, q->arg[1],
		    tw_table_ships(q->s, q->seat, q->arg[1]));
	return 0;
}

static unsigned explain_veteran(const struct asked *q, int army, unsigned rule)
{
	const int troop = q->arg[0], veteran = tw_rows_troop[troop].veteran;
	if (tw_table_slot(q->s, q->seat, army, troop) == NO_ARMY)
		message_add(q->out, ARMY_HAS_NO, army, troop);
	else if (!veteran)
		message_add(q->out, NO_VETERAN, troop);
	else
		message_add(q->out, ALL_IN_USE, veteran, tw_rows_troop[veteran].copies);
	return rule;
}

static unsigned explain_promotion(const struct asked *q)
{
	const int general = q->arg[0];
	bool held = q->s->spare[general];
	for (int army = 0; army < ARMY_COUNT; army++)
		held = held || q->s->general[q->seat][army] == general;
	if (held && tw_rows_general[general].stars == 2)
		message_add(q->out, NO_GENERAL_LEFT, 3);
	else
		message_add(q->out, NOT_TO_PROMOTE, general);
	return 125;
}

unsigned tw_explain_reserve(const struct asked *q)
{
	const int a = q->arg[0];
	switch (q->verb) {
	case VERB_UPGRADE:
		return explain_veteran(q, q->s->host[tw_battle_victor(q->s)], 236);
	case VERB_TRAIN:
		return explain_veteran(q, q->arg[1], 126);
	case VERB_PROMOTE:
		return explain_promotion(q);
	case VERB_SHIP:
		message_add(q->out, ALL_SHIPS_BUILT, a, tw_rows_ship[a].copies);
		return 264;
	case VERB_GENERAL:
	case VERB_COMMAND:
		message_add(q->out, NO_GENERAL_LEFT, a);
		return 272;
	default:
		message_add(q->out, ALL_IN_USE, a, tw_rows_troop[a].copies);
		return 0;
	}
}

/* A development that is missing, or bought too lately (TW-267). */
static unsigned explain_box(const struct asked *q, int box, unsigned rule)
{
	if (q->s->bought[box]) {
		message_add(q->out, BOX_IS_NEW, box);
		return 267;
	}
	message_add(q->out, NEEDS_BOX, box);
	return rule;
}

/* TW-277: who may buy generals of 3 stars. */
static unsigned explain_rank(const struct asked *q)
{
	static const u8 boxes[SEAT_COUNT] = { NO_DEVELOPMENT, CAR_P2, NO_DEVELOPMENT,
					      BAR_U3 };
	const int box = boxes[q->seat];
	if (q->arg[0] != 3 || !box) {
		message_add(q->out, STARS_FOR_SALE, q->arg[0], box ? 3 : 0);
		return 272;
	}
	if (!works(q->s, box))
		return explain_box(q, box, 277);
	message_add(q->out, KING_ONCE);
	return 277;
}

unsigned tw_explain_not_developed(const struct asked *q)
{
	if (q->verb == VERB_SHIP)
		return explain_box(q, tw_rows_ship[q->arg[0]].needs, 281);
	if (q->verb == VERB_RECRUIT)
		return explain_box(q, tw_rows_troop[q->arg[0]].needs, 261);
	return explain_rank(q);
}

unsigned tw_explain_reformed(const struct asked *q)
{
	message_add(q->out, REFORMS_ARE_MADE, q->arg[0]);
	return 0;
}

unsigned tw_explain_not_yours(const struct asked *q)
{
	const int a = q->arg[0];
	const struct troop_row *row = &tw_rows_troop[q->verb == VERB_RECRUIT ? a : 0];
	if (q->verb == VERB_DEVELOP) {
		message_add(q->out, IS_BOX_OF, a, tw_rows_development[a].owner);
		return 267;
	}
	if (q->verb == VERB_SHIP) {
		message_add(q->out, IS_SHIP_OF, a, tw_rows_ship[a].owner);
		return 264;
	}
	if (row->regular) {
		message_add(q->out, IS_VETERAN, a);
		return 45;
	}
	if (row->special) {
		message_add(q->out, IS_SPECIAL, a);
		return 87;
	}
	message_add(q->out, IS_TROOP_OF, a, row->owner);
	return 0;
}

/* The army that takes the card */

unsigned tw_explain_no_line(const struct asked *q)
{
	message_add(q->out, CUT_OFF_FROM_HOME, q->arg[1], q->s->at[q->seat][q->arg[1]]);
	return q->verb == VERB_TRAIN ? 126 : 0;
}

unsigned tw_explain_no_spare(const struct asked *q)
{
	message_add(q->out, GENERAL_IS_MISSING, q->arg[1]);
	return 0;
}

/* Mercenaries of a region (TW-265) */
static unsigned explain_pack_region(const struct asked *q, const struct shop *shop,
				    int region)
{
	if (!shop_controls(shop, region)) {
		message_add(q->out, PACK_NOT_YOURS, q->arg[0], region);
	} else if (shop_is_besieged(shop, region)) {
		message_add(q->out, UNDER_SIEGE, region);
		return 176;
	} else if (place_in(shop->barracks, region)) {
		message_add(q->out, BARRACKS_ARE_NEW, region, q->arg[0]);
	} else {
		message_add(q->out, BARRACKS_MISSING, region, q->arg[0]);
	}
	return 0;
}

unsigned tw_explain_pack(const struct asked *q)
{
	struct shop shop;
	const int region = tw_rows_troop[q->arg[0]].pack, army = q->arg[1];
	const int at = q->s->at[q->seat][army];
	tw_shop_open(&shop, q->s, q->seat);
	if (!tw_shop_has_pack(&shop, region))
		return explain_pack_region(q, &shop, region);
	if (!at)
		message_add(q->out, ONE_ARMY_THERE, region);
	else if (at == IN_SPACE)
		message_add(q->out, WAITS_IN_SPACE, force_of_army(army));
	else
		message_add(q->out, PACK_TOO_FAR, army, at, region);
	return 0;
}

/* TW-124: Hired Swords */
unsigned tw_explain_enlist(const struct asked *q)
{
	const int troop = q->arg[0], army = q->arg[1], pack = tw_rows_troop[troop].pack;
	if (!pack || tw_rows_troop[troop].regular)
		message_add(q->out, NO_MERCENARY, troop);
	else if (!tw_table_is_on_land(q->s, q->seat, army))
		return tw_explain_not_on_land(q);
	else
		message_add(q->out, TOO_FAR_TO_HIRE, army, q->s->at[q->seat][army], pack);
	return 124;
}

unsigned tw_explain_disunited(const struct asked *q)
{
	if (tw_buy_meets_rival(q->s, q->seat, q->arg[0], q->arg[1]))
		message_add(q->out, NOT_UNITED);
	else if (is_main(q->arg[0]))
		message_add(q->out, TWO_MAINS_A_ROUND, q->arg[1]);
	else
		message_add(q->out, ONE_SKIRMISHER_A_ROUND, q->arg[1]);
	return 0;
}

/* Developments (TW-267) */

unsigned tw_explain_box_above(const struct asked *q)
{
	message_add(q->out, BOX_NEEDS, q->arg[0], tw_rows_development[q->arg[0]].needs);
	return 0;
}

unsigned tw_explain_row_bought(const struct asked *q)
{
	message_add(q->out, ROW_IS_BOUGHT, tw_rows_development[q->arg[0]].row);
	return 0;
}

/* Land */

unsigned tw_explain_owned(const struct asked *q)
{
	const int a = q->arg[0];
	if (q->verb == VERB_DEVELOP) {
		message_add(q->out, BOX_IS_OWNED, a);
		return 267;
	}
	if (q->verb == VERB_ROAD) {
		message_add(q->out, ROAD_LIES, tw_rows_border_ends[a][0],
			    tw_rows_border_ends[a][1]);
		return 270;
	}
	message_add(q->out, WORK_STANDS, q->arg[1], a);
	return a == WONDER ? 271 : 268;
}

/* TW-10, TW-270 */
static unsigned explain_road(const struct asked *q)
{
	const u8 *ends = tw_rows_border_ends[q->arg[0]];
	for (int i = 0; i < 2; i++)
		if (!tw_table_is_open(q->s, ends[i])) {
			message_add(q->out, OUT_OF_MAP, ends[i]);
			return 10;
		}
	message_add(q->out, ROAD_IN_STRANGE_LAND, ends[0], ends[1]);
	return 270;
}

unsigned tw_explain_not_controlled(const struct asked *q)
{
	const int region = q->verb == VERB_CALM ? q->arg[0] : q->arg[1];
	if (q->verb == VERB_ROAD)
		return explain_road(q);
	if (q->verb == VERB_AGENT) {
		message_add(q->out, AGENTS_START_HOME, q->arg[0]);
		return 273;
	}
	if (q->verb == VERB_FOUND && q->arg[0] == WONDER) {
		message_add(q->out, NO_WONDER_FOUNDED);
		return 127;
	}
	if (is_region(region))
		tw_explain_owner(q, region);
	else
		message_add(q->out, IS_AT_SEA, region);
	return q->verb == VERB_CALM ? 274 : 268;
}

/* TW-176 */
static int besieged_place(const struct asked *q)
{
	const u8 *ends = tw_rows_border_ends[q->verb == VERB_ROAD ? q->arg[0] : 0];
	switch (q->verb) {
	case VERB_ROAD:
		return controls(q->s, q->seat, ends[0]) &&
				       tw_table_is_besieged(q->s, ends[0])
			       ? ends[0]
			       : ends[1];
	case VERB_SHIP:
		return q->s->fleet[q->seat][q->arg[1]];
	case VERB_RECRUIT:
		return q->s->at[q->seat][q->arg[1]];
	default:
		return q->arg[1];
	}
}

unsigned tw_explain_besieged(const struct asked *q)
{
	message_add(q->out, UNDER_SIEGE, besieged_place(q));
	return 0;
}

/* TW-269 */
unsigned tw_explain_limit(const struct asked *q)
{
	struct shop shop;
	tw_shop_open(&shop, q->s, q->seat);
	if (place_in(shop.worked, q->arg[1]))
		message_add(q->out, REGION_IS_DONE, q->arg[1]);
	else if (shop.works >= WORKS_MAX)
		message_add(q->out, WORKS_ARE_DONE, shop.works);
	else
		message_add(q->out, KIND_IS_DONE, shop.same[q->arg[0]]);
	return 0;
}

unsigned tw_explain_not_complete(const struct asked *q)
{
	const struct totalwar *s = q->s;
	const int region = q->arg[1];
	int roads = 0;
	for (const struct near_row *n = tw_rows_near[region]; n->to; n++)
		roads += !s->road[n->border] && tw_table_is_open(s, n->to);
	message_add(q->out, WONDER_LACKS, region, !s->built[MARKET][region],
		    !s->built[BARRACKS][region], !s->built[WALLS][region], roads);
	return 0;
}

/* People and navies */

unsigned tw_explain_generals(const struct asked *q)
{
	struct shop shop;
	tw_shop_open(&shop, q->s, q->seat);
	message_add(q->out, SPARES_ARE_ENOUGH, shop.spares);
	return 0;
}

unsigned tw_explain_agents(const struct asked *q)
{
	int living = 0;
	for (int i = 0; i < AGENT_COUNT; i++)
		living += q->s->agent[q->seat][i] != 0;
	message_add(q->out, AGENTS_ARE_ENOUGH, living);
	return 0;
}

unsigned tw_explain_no_port(const struct asked *q)
{
	message_add(q->out, NAVY_IS_AWAY, q->arg[1], q->s->fleet[q->seat][q->arg[1]]);
	return 0;
}
