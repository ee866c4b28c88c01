/* The second part of a turn: founding cities. */
#include "games/antike/antike.h"

/* CB-61, CB-63; CB-107: Colonists pay none. */
int antike_founding_surcharge(const struct antike *s, int region, int resource)
{
	int alike = 0;
	if (!rules_of(s)->surcharges || s->colonists)
		return 0;
	for (const struct border *b = borders_of(s, region); b->to; b++)
		alike += s->yields[b->to] == resource;
	return alike;
}

/* A2-68, A2-69, CB-58 */
static refusal can_settle_in(const struct antike *s, int seat, int region)
{
	if (!region_of(s, region)->city)
		return NO_SITE;
	if (s->city[region])
		return CITY_THERE;
	if (s->temple[region])
		return TEMPLE_STANDS;
	return units_at(s, seat, region) ? ALLOWED : NO_UNIT_THERE;
}

/* A2-70, CB-59 */
void antike_founding_price(const struct antike *s, int region, int resource,
			   u8 cost[RESOURCE_COUNT])
{
	cost[ANY_RESOURCE] = 0;
	cost[MARBLE] = cost[IRON] = cost[GOLD] = 1;
	cost[COIN] = (u8)antike_founding_surcharge(s, region, resource);
}

/* A2-71, CB-60 */
static bool gives(const struct antike *s, int region, int resource)
{
	const int printed = site_resource(s->map, region);
	return resource >= MARBLE && resource <= GOLD &&
	       (printed == ANY_RESOURCE || printed == resource);
}

/* CB-107: a site that is open to the player and costs coins. */
bool antike_founding_has_surcharge(const struct antike *s, int seat)
{
	for (int r = 1; r < REGION_COUNT; r++)
		for (int resource = MARBLE; resource <= GOLD; resource++)
			if (can_settle_in(s, seat, r) == ALLOWED &&
			    gives(s, r, resource) &&
			    antike_founding_surcharge(s, r, resource) > 0 &&
			    antike_table_tokens_left(s, seat, resource) > 0)
				return true;
	return false;
}

refusal antike_can_found(const struct antike *s, int seat, int resource, int region)
{
	u8 cost[RESOURCE_COUNT];
	const refusal place = can_settle_in(s, seat, region);
	if (place != ALLOWED)
		return place;
	if (!gives(s, region, resource))
		return WRONG_RESOURCE;
	if (antike_table_tokens_left(s, seat, resource) <= 0)
		return NO_TOKEN;
	antike_founding_price(s, region, resource, cost);
	if (s->stock[seat][COIN] < cost[COIN])
		return NO_COINS; /* CB-62 */
	return antike_paying_can(s, seat, cost) ? ALLOWED : TOO_DEAR;
}

/* A2-67: any number. */
static void offer_sites(const struct antike *s, int seat, struct actions *out)
{
	static const u8 least[RESOURCE_COUNT] = { [MARBLE] = 1, [IRON] = 1, [GOLD] = 1 };
	u8 at[REGION_COUNT];
	if (!antike_paying_can(s, seat, least))
		return;
	const int count = antike_table_presence(s, seat, at);
	for (int i = 0; i < count; i++) {
		if (can_settle_in(s, seat, at[i]) != ALLOWED)
			continue;
		for (int resource = MARBLE; resource <= GOLD; resource++)
			if (antike_can_found(s, seat, resource, at[i]) == ALLOWED)
				actions_add(out,
					    action_make(VERB_FOUND, resource, at[i], 0));
	}
}

void antike_legal_FOUNDING(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	offer_sites(s, seat, out);
	antike_turn_offer_rest(s, seat, VERB_END, out);
}

/* A2-72: units stay as they are. */
static void found(struct antike *s, int seat, int resource, int region)
{
	u8 cost[RESOURCE_COUNT];
	antike_founding_price(s, region, resource, cost);
	s->city[region] = (u8)(seat + 1);
	s->yields[region] = (u8)resource;
	s->colonists = false;
	say(FOUNDED, seat, resource, region, cost[COIN]);
	antike_paying_begin(s, cost);
}

void antike_apply_FOUNDING(void *state, int seat, action a)
{
	struct antike *s = state;
	if (action_verb(a) == VERB_FOUND)
		found(s, seat, action_arg(a, 0), action_arg(a, 1));
	else
		antike_turn_do_rest(s, seat, a);
}
