/* Refusals that teach: prices, cities, and what is built, armed, learned or founded. */
#include "games/antike/explain.h"

static unsigned bit(int resource)
{
	return 1u << resource;
}

/* Prices */

/* "A temple costs 5 marble; you have 3 marble and 1 coin." */
static void say_price(const struct asked *q, const char *what, const u8 *cost)
{
	int price[RESOURCE_COUNT], purse[RESOURCE_COUNT];
	unsigned asked = 0;
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++) {
		price[resource] = cost[resource];
		purse[resource] = q->s->stock[q->seat][resource];
		asked |= cost[resource] ? bit(resource) : 0;
	}
	text_add(q->out, "%s costs ", what);
	antike_words_amounts(price, asked, q->out);
	text_put(q->out, "; you have ");
	if (antike_paying_coins_are_wild(q->s))
		asked |= bit(COIN);
	antike_words_amounts(purse, asked, q->out);
	text_char(q->out, '.');
}

/* A2-29, CB-53 */
static unsigned teach_dear_temple(const struct asked *q)
{
	const u8 cost[RESOURCE_COUNT] = { [MARBLE] = (u8)antike_templum_marble(q->s),
					  [COIN] = (u8)antike_templum_surcharge(
						  q->s, q->arg[0]) };
	say_price(q, "A temple", cost);
	return rule_of(q, 29, 53);
}

/* A2-31, CB-36 */
static unsigned teach_dear_unit(const struct asked *q)
{
	const u8 cost[RESOURCE_COUNT] = { [IRON] = (u8)antike_militia_iron(q->s,
									   q->seat) };
	say_price(q, q->arg[0] == LEGION ? "A legion" : "A galley", cost);
	return rule_of(q, 31, 36);
}

/* A2-37, A2-38, CB-27, CB-28: the first pays more. */
static unsigned teach_dear_knowhow(const struct asked *q)
{
	const int knowhow = q->arg[0];
	const u8 cost[RESOURCE_COUNT] = { [GOLD] =
						  (u8)antike_table_price(q->s, knowhow) };
	say_price(q, antike_knowhow[knowhow].name, cost);
	return antike_table_is_first(q->s, knowhow) ? rule_of(q, 37, 27)
						    : rule_of(q, 38, 28);
}

/* CB-29 */
static unsigned teach_dear_recruit(const struct asked *q)
{
	const u8 cost[RESOURCE_COUNT] = { [GOLD] = (u8)antike_scientia_recruit_gold(
						  q->arg[0]) };
	say_price(q, q->arg[0] == LEGION ? "A legion" : "A galley", cost);
	return 29;
}

/* A2-70, CB-59 */
static unsigned teach_dear_city(const struct asked *q)
{
	u8 cost[RESOURCE_COUNT];
	antike_founding_price(q->s, q->arg[1], q->arg[0], cost);
	say_price(q, "A city", cost);
	return rule_of(q, 70, 59);
}

/* A2-70: the ways to pay for a city that has been founded. */
static unsigned teach_dear_mix(const struct asked *q)
{
	say_price(q, "The city", q->s->owed);
	return rule_of(q, 70, 59);
}

unsigned antike_teach_too_dear(const struct asked *q)
{
	static const u8 wall[RESOURCE_COUNT] = { [MARBLE] = 1 };
	if (q->verb == VERB_TEMPLE)
		return teach_dear_temple(q);
	if (q->verb == VERB_ARM)
		return teach_dear_unit(q);
	if (q->verb == VERB_LEARN)
		return teach_dear_knowhow(q);
	if (q->verb == VERB_RECRUIT)
		return teach_dear_recruit(q);
	if (q->verb == VERB_FOUND)
		return teach_dear_city(q);
	if (q->verb == VERB_PAY)
		return teach_dear_mix(q);
	say_price(q, "A town wall", wall);
	return 56;
}

/* CB-53, CB-61, CB-62: "costs 2 coins besides, 1 for each temple next to it". */
unsigned antike_teach_no_coins(const struct asked *q)
{
	const bool temple = q->verb == VERB_TEMPLE;
	const int region = q->arg[temple ? 0 : 1];
	const int extra = temple ? antike_templum_surcharge(q->s, region)
				 : antike_founding_surcharge(q->s, region, q->arg[0]);
	const int purse[RESOURCE_COUNT] = { [COIN] = q->s->stock[q->seat][COIN] };
	const char *resource = temple ? "" : antike_words_resource(q->arg[0]);
	if (temple)
		text_put(q->out, "A temple");
	else
		text_add(q->out, "A city for %s", resource);
	text_add(q->out, " in %s costs %d coin%s besides, 1 for each ",
		 place_of(q, region), extra, antike_words_plural(extra));
	if (temple)
		text_put(q->out, "temple");
	else
		text_add(q->out, "city of %s", resource);
	text_put(q->out, " next to it; you have ");
	antike_words_amounts(purse, bit(COIN), q->out);
	text_char(q->out, '.');
	return temple ? 53 : 62;
}

/* Cities */

void antike_explain_owner(const struct asked *q, int region)
{
	const int owner = q->s->city[region] - 1;
	if (region_of(q->s, region)->terrain == NO_REGION) {
		text_add(q->out, "%s is not on this map.", place_of(q, region));
	} else if (!region_of(q->s, region)->city) {
		text_add(q->out, "%s has no city site.", place_of(q, region));
	} else if (owner < 0) {
		text_add(q->out, "There is no city in %s.", place_of(q, region));
	} else if (owner == q->seat) {
		text_add(q->out, "%s is your own city.", place_of(q, region));
	} else {
		text_add(q->out, "%s is a city of ", place_of(q, region));
		antike_words_people(q->s, owner, false, q->out);
		text_char(q->out, '.');
	}
}

/* A2-30, A2-31, CB-38, CB-55, CB-57: only in own cities. */
unsigned antike_teach_not_own_city(const struct asked *q)
{
	antike_explain_owner(q, q->arg[q->verb == VERB_ARM ? 1 : 0]);
	return q->verb == VERB_WALL ? 57 : 0;
}

unsigned antike_teach_temple_there(const struct asked *q)
{
	text_add(q->out, "%s has a temple already; a city has room for one.",
		 place_of(q, q->arg[0]));
	return 0;
}

unsigned antike_teach_no_temples(const struct asked *q)
{
	text_add(q->out, "All %d temples are built.", rules_of(q->s)->temples);
	return 0;
}

unsigned antike_teach_wall_there(const struct asked *q)
{
	text_add(q->out, "%s has a town wall already.", place_of(q, q->arg[0]));
	return 0;
}

/* CB-56; CB-106: the Masons take one of the bank too. */
unsigned antike_teach_no_walls(const struct asked *q)
{
	const bool masons = q->s->flow[0] == PHASE_MASONS;
	text_put(q->out, "You have no town wall in your supply");
	text_put(q->out, masons ? ", nor has the bank." : ".");
	return masons ? 106 : 56;
}

/* Units */

unsigned antike_teach_city_full(const struct asked *q)
{
	const int region = q->arg[1], armed = q->s->armed[region];
	const bool temple = q->s->temple[region];
	text_add(q->out, "%s has armed %d unit%s; %s a temple it arms %d in each %s.",
		 place_of(q, region), armed, antike_words_plural(armed),
		 temple ? "with" : "without", temple ? TEMPLE_LIMIT : 1,
		 antike_words_space(q->s, MILITIA));
	return 0;
}

/* A2-2: the supply. CB-36: the recruitment box. */
unsigned antike_teach_no_units(const struct asked *q)
{
	const int kind = q->arg[0], all = rules_of(q->s)->units[kind];
	if (rules_of(q->s)->recruits)
		text_add(q->out, "You have no %s in your recruitment box.",
			 antike_words_kind(kind));
	else
		text_add(q->out, "All %d %ss of yours are on the map.", all,
			 antike_words_kind(kind));
	return 0;
}

unsigned antike_teach_all_recruited(const struct asked *q)
{
	const int kind = q->arg[0];
	text_add(q->out, "All %d %ss of yours are on the map or in the box.",
		 rules_of(q->s)->units[kind], antike_words_kind(kind));
	return 0;
}

unsigned antike_teach_no_harbour(const struct asked *q)
{
	text_add(q->out, "%s does not border on water.", place_of(q, q->arg[1]));
	return 0;
}

unsigned antike_teach_no_land(const struct asked *q)
{
	text_add(q->out, "%s lies on an island: a legion could never leave it.",
		 place_of(q, q->arg[1]));
	return 0;
}

/* Know-how */

unsigned antike_teach_known(const struct asked *q)
{
	text_add(q->out, "You have %s already.", antike_knowhow[q->arg[0]].name);
	return 0;
}

unsigned antike_teach_needs(const struct asked *q)
{
	const struct knowhow_row *row = &antike_knowhow[q->arg[0]];
	text_add(q->out, "%s needs %s, and you do not have it.", row->name,
		 antike_knowhow[row->needs].name);
	return 0;
}

/* Founding */

unsigned antike_teach_no_site(const struct asked *q)
{
	antike_explain_owner(q, q->arg[1]);
	return 0;
}

unsigned antike_teach_city_there(const struct asked *q)
{
	antike_explain_owner(q, q->arg[1]);
	return 0;
}

unsigned antike_teach_neutral_there(const struct asked *q)
{
	text_add(q->out,
		 "A neutral temple stands in %s and must be destroyed first, on %s.",
		 place_of(q, q->arg[1]), is_casus(q->s) ? "Duellum" : "Movere");
	return 0;
}

unsigned antike_teach_no_unit_there(const struct asked *q)
{
	text_add(q->out, "You have no unit in %s.", place_of(q, q->arg[1]));
	return 0;
}

unsigned antike_teach_wrong_resource(const struct asked *q)
{
	const int printed = site_resource(q->s->map, q->arg[1]);
	text_add(q->out, "A city in %s gives %s, not %s%s.", place_of(q, q->arg[1]),
		 printed == ANY_RESOURCE ? "marble, iron or gold"
					 : antike_words_resource(printed),
		 antike_words_resource(q->arg[0]), q->arg[0] == COIN ? "s" : "");
	return 0;
}

/* A2-5, A2-63, CB-4, CB-5 */
unsigned antike_teach_no_token(const struct asked *q)
{
	const struct rules *rules = rules_of(q->s);
	const int resource = q->verb == VERB_FOUND ? q->arg[0] : q->s->yields[q->arg[0]];
	if (antike_table_cities(q->s, q->seat) >= rules->tokens_all) {
		text_add(q->out, "You have %d cities, as many as you have %s.",
			 rules->tokens_all, is_casus(q->s) ? "disks" : "tokens");
		return rule_of(q, 5, 5);
	}
	text_add(q->out, "All %d city %s for %s are on the map.", rules->tokens[resource],
		 is_casus(q->s) ? "markers" : "tokens of yours",
		 antike_words_resource(resource));
	return q->verb == VERB_CONQUER ? rule_of(q, 63, 4) : 0;
}
