/* Refusals with reasons: prices, cities, and what is built, armed, learned or founded. */
#include "games/antike/words/explain.h"

/* Prices */

/* What is asked for, and coins where they stand in for it. */
static unsigned asked_for(const struct asked *q, const u8 *cost)
{
	unsigned which = antike_ask_wild(q->s);
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++)
		which |= cost[resource] ? 1u << resource : 0;
	return which;
}

/* "A temple costs 5 marble; you have 3 marble and 1 coin." */
static void say_price(const struct asked *q, int ware, const u8 *cost)
{
	message_add(q->out, COSTS, ware);
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++)
		message_more(q->out, cost[resource]);
	antike_ask_purse(q->s, q->seat, asked_for(q, cost), q->out);
}

/* A2-29, CB-53 */
static unsigned explain_dear_temple(const struct asked *q)
{
	const u8 cost[RESOURCE_COUNT] = { [MARBLE] = (u8)antike_templum_marble(q->s),
					  [COIN] = (u8)antike_templum_surcharge(
						  q->s, q->arg[0]) };
	say_price(q, WARE_TEMPLE, cost);
	return rule_of(q, 29, 53);
}

/* A2-31, CB-36 */
static unsigned explain_dear_unit(const struct asked *q)
{
	const u8 cost[RESOURCE_COUNT] = { [IRON] = (u8)antike_militia_iron(q->s,
									   q->seat) };
	say_price(q, WARE_UNIT + q->arg[0], cost);
	return rule_of(q, 31, 36);
}

/* A2-37, A2-38, CB-27, CB-28: the first pays more. */
static unsigned explain_dear_knowhow(const struct asked *q)
{
	const int knowhow = q->arg[0];
	message_add(q->out, KNOWHOW_COSTS, knowhow, antike_table_price(q->s, knowhow));
	antike_ask_purse(q->s, q->seat, OF_GOLD | antike_ask_wild(q->s), q->out);
	return antike_table_is_first(q->s, knowhow) ? rule_of(q, 37, 27)
						    : rule_of(q, 38, 28);
}

/* CB-29 */
static unsigned explain_dear_recruit(const struct asked *q)
{
	const u8 cost[RESOURCE_COUNT] = { [GOLD] = (u8)antike_scientia_recruit_gold(
						  q->arg[0]) };
	say_price(q, WARE_UNIT + q->arg[0], cost);
	return 29;
}

/* A2-70, CB-59 */
static unsigned explain_dear_city(const struct asked *q)
{
	u8 cost[RESOURCE_COUNT];
	antike_founding_price(q->s, q->arg[1], q->arg[0], cost);
	say_price(q, WARE_CITY, cost);
	return rule_of(q, 70, 59);
}

/* A2-70: the ways to pay for a city that has been founded. */
static unsigned explain_dear_mix(const struct asked *q)
{
	say_price(q, WARE_CITY, q->s->owed);
	return rule_of(q, 70, 59);
}

unsigned antike_explain_too_dear(const struct asked *q)
{
	static const u8 wall[RESOURCE_COUNT] = { [MARBLE] = 1 };
	if (q->verb == VERB_TEMPLE)
		return explain_dear_temple(q);
	if (q->verb == VERB_ARM)
		return explain_dear_unit(q);
	if (q->verb == VERB_LEARN)
		return explain_dear_knowhow(q);
	if (q->verb == VERB_RECRUIT)
		return explain_dear_recruit(q);
	if (q->verb == VERB_FOUND)
		return explain_dear_city(q);
	if (q->verb == VERB_PAY)
		return explain_dear_mix(q);
	say_price(q, WARE_WALL, wall);
	return 56;
}

/* CB-53, CB-61, CB-62 */
unsigned antike_explain_no_coins(const struct asked *q)
{
	const int purse = q->s->stock[q->seat][COIN];
	if (q->verb == VERB_TEMPLE) {
		message_add(q->out, TEMPLE_SURCHARGE, q->arg[0],
			    antike_templum_surcharge(q->s, q->arg[0]), purse);
		return 53;
	}
	message_add(q->out, CITY_SURCHARGE, q->arg[0], q->arg[1],
		    antike_founding_surcharge(q->s, q->arg[1], q->arg[0]), purse);
	return 62;
}

/* Cities */

void antike_explain_owner(const struct asked *q, int region)
{
	const int owner = q->s->city[region] - 1;
	if (region_of(q->s, region)->terrain == NO_REGION)
		message_add(q->out, NOT_ON_MAP, region);
	else if (!region_of(q->s, region)->city)
		message_add(q->out, NO_SITE_THERE, region);
	else if (owner < 0)
		message_add(q->out, NO_CITY_THERE, region);
	else if (owner == q->seat)
		message_add(q->out, IS_YOUR_CITY, region);
	else
		message_add(q->out, IS_CITY_OF, region, owner);
}

/* A2-30, A2-31, CB-38, CB-55, CB-57: only in own cities. */
unsigned antike_explain_not_own_city(const struct asked *q)
{
	antike_explain_owner(q, q->arg[q->verb == VERB_ARM ? 1 : 0]);
	return q->verb == VERB_WALL ? 57 : 0;
}

unsigned antike_explain_temple_there(const struct asked *q)
{
	message_add(q->out, HAS_TEMPLE, q->arg[0]);
	return 0;
}

unsigned antike_explain_no_temples(const struct asked *q)
{
	message_add(q->out, ALL_TEMPLES_BUILT, rules_of(q->s)->temples);
	return 0;
}

unsigned antike_explain_wall_there(const struct asked *q)
{
	message_add(q->out, HAS_WALL, q->arg[0]);
	return 0;
}

/* CB-56; CB-106: the Masons take one of the bank too. */
unsigned antike_explain_no_walls(const struct asked *q)
{
	const bool masons = q->s->flow[0] == PHASE_MASONS;
	if (masons)
		message_add(q->out, NO_WALL_ANYWHERE);
	else
		message_add(q->out, NO_WALL_LEFT);
	return masons ? 106 : 56;
}

/* Units */

unsigned antike_explain_city_full(const struct asked *q)
{
	const int region = q->arg[1], armed = q->s->armed[region];
	const int limit = q->s->temple[region] ? TEMPLE_LIMIT : 1;
	if (antike_counts_all_units(q->s))
		message_add(q->out, CITY_HOLDS, region, units_at(q->s, q->seat, region),
			    limit);
	else if (q->s->temple[region])
		message_add(q->out, TEMPLE_CITY_HAS_ARMED, region, armed, limit, MILITIA);
	else
		message_add(q->out, CITY_HAS_ARMED, region, armed, MILITIA);
	return 0;
}

/* A2-2: the supply. CB-36: the recruitment box. */
unsigned antike_explain_no_units(const struct asked *q)
{
	const int kind = q->arg[0];
	if (rules_of(q->s)->recruits)
		message_add(q->out, NONE_IN_BOX, kind);
	else
		message_add(q->out, ALL_ON_MAP, rules_of(q->s)->units[kind], kind);
	return 0;
}

unsigned antike_explain_all_recruited(const struct asked *q)
{
	const int kind = q->arg[0];
	message_add(q->out, ALL_RECRUITED, rules_of(q->s)->units[kind], kind);
	return 0;
}

unsigned antike_explain_no_harbour(const struct asked *q)
{
	message_add(q->out, NO_WATER, q->arg[1]);
	return 0;
}

unsigned antike_explain_no_land(const struct asked *q)
{
	message_add(q->out, ON_ISLAND, q->arg[1]);
	return 0;
}

/* Know-how */

unsigned antike_explain_known(const struct asked *q)
{
	message_add(q->out, KNOWN_ALREADY, q->arg[0]);
	return 0;
}

unsigned antike_explain_needs(const struct asked *q)
{
	message_add(q->out, NEEDS, q->arg[0], antike_knowhow[q->arg[0]].needs);
	return 0;
}

/* Founding */

unsigned antike_explain_no_site(const struct asked *q)
{
	antike_explain_owner(q, q->arg[1]);
	return 0;
}

unsigned antike_explain_city_there(const struct asked *q)
{
	antike_explain_owner(q, q->arg[1]);
	return 0;
}

unsigned antike_explain_neutral_there(const struct asked *q)
{
	message_add(q->out, NEUTRAL_STANDS, q->arg[1], MOVERE_1);
	return 0;
}

unsigned antike_explain_no_unit_there(const struct asked *q)
{
	message_add(q->out, NO_UNIT_IN, q->arg[1]);
	return 0;
}

unsigned antike_explain_wrong_resource(const struct asked *q)
{
	const int printed = site_resource(q->s->map, q->arg[1]);
	if (printed == ANY_RESOURCE)
		message_add(q->out, SITE_GIVES_ANY, q->arg[1]);
	else
		message_add(q->out, SITE_GIVES, q->arg[1], printed, q->arg[0]);
	return 0;
}

/* A2-5, A2-63, CB-4, CB-5 */
unsigned antike_explain_no_token(const struct asked *q)
{
	const struct rules *rules = rules_of(q->s);
	const int resource = q->verb == VERB_FOUND ? q->arg[0] : q->s->yields[q->arg[0]];
	if (antike_table_cities(q->s, q->seat) >= rules->tokens_all) {
		message_add(q->out, ALL_CITIES, rules->tokens_all);
		return rule_of(q, 5, 5);
	}
	if (is_casus(q->s))
		message_add(q->out, ALL_MARKERS, rules->tokens[resource], resource);
	else
		message_add(q->out, ALL_TOKENS, rules->tokens[resource], resource);
	return q->verb == VERB_CONQUER ? rule_of(q, 63, 4) : 0;
}
