/* Templum: temples, and the town walls of Casus Belli. */
#include "games/antike/antike.h"

/* A2-29, CB-53; CB-105: the Master builder. */
int antike_templum_marble(const struct antike *s)
{
	return rules_of(s)->temple_marble - (s->builder ? 2 : 0);
}

/* CB-53, CB-54: a coin for each temple next to it. */
int antike_templum_surcharge(const struct antike *s, int region)
{
	int temples = 0;
	if (!rules_of(s)->surcharges)
		return 0;
	for (const struct border *b = borders_of(s, region); b->to; b++)
		temples += s->temple[b->to];
	return temples;
}

/* A2-30, CB-55 */
refusal antike_can_temple(const struct antike *s, int seat, int region)
{
	if (s->city[region] != seat + 1)
		return NOT_YOUR_CITY;
	if (s->temple[region])
		return TEMPLE_THERE;
	if (antike_table_temples_left(s) <= 0)
		return NO_TEMPLES;
	const u8 cost[RESOURCE_COUNT] = { [MARBLE] = (u8)antike_templum_marble(s),
					  [COIN] = (u8)antike_templum_surcharge(s,
										region) };
	if (s->stock[seat][COIN] < cost[COIN])
		return NO_COINS; /* CB-62 */
	return antike_paying_can(s, seat, cost) ? ALLOWED : TOO_DEAR;
}

/* CB-56, CB-57. Masons (CB-106) build for free, from the bank too. */
refusal antike_can_wall(const struct antike *s, int seat, int region)
{
	const bool free = s->flow[0] == PHASE_MASONS;
	if (s->city[region] != seat + 1)
		return NOT_YOUR_CITY;
	if (s->wall[region])
		return WALL_THERE;
	if (s->walls[seat] == 0 && !(free && antike_table_walls_left(s) > 0))
		return NO_WALLS;
	const u8 cost[RESOURCE_COUNT] = { [MARBLE] = 1 };
	return free || antike_paying_can(s, seat, cost) ? ALLOWED : TOO_DEAR;
}

static void offer_walls(const struct antike *s, int seat, struct actions *out)
{
	u8 at[REGION_COUNT];
	const int cities = antike_table_where(s->city, at);
	for (int i = 0; i < cities; i++)
		if (antike_can_wall(s, seat, at[i]) == ALLOWED)
			actions_add(out, action_make(VERB_WALL, at[i], 0, 0));
}

void antike_legal_TEMPLUM(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	u8 at[REGION_COUNT];
	const int cities = antike_table_where(s->city, at);
	for (int i = 0; i < cities; i++)
		if (s->city[at[i]] == seat + 1 &&
		    antike_can_temple(s, seat, at[i]) == ALLOWED)
			actions_add(out, action_make(VERB_TEMPLE, at[i], 0, 0));
	if (s->walls[seat])
		offer_walls(s, seat, out);
	antike_turn_offer_rest(s, seat, VERB_DONE, out);
}

static void build_temple(struct antike *s, int region)
{
	const u8 cost[RESOURCE_COUNT] = { [MARBLE] = (u8)antike_templum_marble(s),
					  [COIN] = (u8)antike_templum_surcharge(s,
										region) };
	s->builder = false;
	s->temple[region] = true;
	say(TEMPLE, s->active, region, cost[MARBLE], cost[COIN]);
	antike_paying_begin(s, cost);
}

static void build_wall(struct antike *s, int seat, int region)
{
	const u8 cost[RESOURCE_COUNT] = { [MARBLE] = 1 };
	s->walls[seat]--;
	s->wall[region] = true;
	say(WALL, seat, region, 1, cost[MARBLE], NO_CARD);
	antike_paying_begin(s, cost);
}

void antike_apply_TEMPLUM(void *state, int seat, action a)
{
	struct antike *s = state;
	if (action_verb(a) == VERB_TEMPLE)
		build_temple(s, action_arg(a, 0));
	else if (action_verb(a) == VERB_WALL)
		build_wall(s, seat, action_arg(a, 0));
	else
		antike_turn_do_rest(s, seat, a);
}

/* Masons (CB-106) */

void antike_legal_MASONS(const void *state, int seat, struct actions *out)
{
	offer_walls(state, seat, out);
}

void antike_apply_MASONS(void *state, int seat, action a)
{
	struct antike *s = state;
	const bool is_from_supply = antike_table_walls_left(s) == 0;
	if (is_from_supply)
		s->walls[seat]--;
	s->wall[action_arg(a, 0)] = true;
	say(WALL, seat, action_arg(a, 0), is_from_supply, 0, CARD_MASONS);
	flow_pop(s->flow);
}
