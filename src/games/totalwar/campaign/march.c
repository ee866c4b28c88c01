/*
 * A step of an army, by land or off a navy: its price, the ally's consent, and what waits
 * where it arrives. An ally is asked before anything is paid (TW-148).
 */
#include "games/totalwar/words/tell.h"

static const struct near_row *step_to(int from, int to)
{
	for (const struct near_row *n = tw_rows_near[from]; n->to; n++)
		if (n->to == to)
			return n;
	return NULL;
}

/* TW-143, TW-144, TW-104; `roads` is how many free road steps are left after it. */
static int cost_of(const struct totalwar *s, int army, const struct near_row *step,
		   int *roads)
{
	enum { ROAD_STEPS = 2 }; /* after the first */
	const u8 *march = s->march[force_of_army(army)];
	*roads = 0;
	if (s->road[step->border]) {
		*roads = march[ROADS] > 0 ? march[ROADS] - 1 : ROAD_STEPS;
		return march[ROADS] > 0 ? 0 : 1;
	}
	const bool hard = step->kind == RIVER || step->kind == MOUNTAIN;
	return hard && !march[GUIDED] ? 2 : 1;
}

int tw_march_cost(const struct totalwar *s, int seat, int army, int region)
{
	int roads;
	const struct near_row *step = step_to(s->at[seat][army], region);
	return step ? cost_of(s, army, step, &roads) : 0;
}

static bool needs_consent(const struct totalwar *s, int seat, int place)
{
	const int owner = is_region(place) ? s->control[place] - 1 : -1;
	return owner >= 0 && owner != seat && s->relation[seat][owner] == ALLY;
}

/* TW-186 */
static bool must_meet(const struct totalwar *s, int seat, int region)
{
	int other, enemy;
	return tw_table_find_army(s, region, seat, &other, &enemy);
}

/* TW-10, TW-142 */
static refusal way_refusal(const struct totalwar *s, int army,
			   const struct near_row *step)
{
	int roads;
	if (!tw_table_is_open(s, step->to))
		return CLOSED;
	return cost_of(s, army, step, &roads) > s->march[force_of_army(army)][MU]
		       ? NO_MU
		       : ALLOWED;
}

static refusal step_refusal(const struct totalwar *s, int seat, int army, int region)
{
	const int from = s->at[seat][army];
	if (!tw_table_is_on_land(s, seat, army))
		return NOT_ON_LAND;
	const struct near_row *step = is_region(region) ? step_to(from, region) : NULL;
	const refusal r = step ? way_refusal(s, army, step) : NOT_ADJACENT;
	return r == ALLOWED && must_meet(s, seat, from) ? MUST_MEET : r;
}

/* TW-192 */
static refusal ashore_refusal(const struct totalwar *s, int seat, int army, int r)
{
	if (!s->aboard[seat][army])
		return NOT_ABOARD;
	const int navy = s->aboard[seat][army] - 1, place = s->fleet[seat][navy];
	if (s->march[force_of_navy(navy)][BEATEN])
		return IS_BEATEN;
	if (s->march[force_of_army(army)][MU] < 1 ||
	    s->march[force_of_navy(navy)][MU] < 1)
		return NO_MU;
	const bool coast = is_region(r) && tw_table_is_open(s, r) &&
			   (place == r || (is_sea(place) && tw_table_touches(r, place)));
	return coast ? ALLOWED : NO_COAST;
}

static bool is_turned_away(const struct totalwar *s, int seat, int army, int region)
{
	return needs_consent(s, seat, region) &&
	       tw_force_is_turned_away(s, force_of_army(army), region);
}

refusal tw_march_refusal(const struct totalwar *s, int seat, int army, int region)
{
	const refusal r = step_refusal(s, seat, army, region);
	return r == ALLOWED && is_turned_away(s, seat, army, region) ? IS_TURNED_AWAY : r;
}

refusal tw_land_refusal(const struct totalwar *s, int seat, int army, int region)
{
	const refusal r = ashore_refusal(s, seat, army, region);
	return r == ALLOWED && is_turned_away(s, seat, army, region) ? IS_TURNED_AWAY : r;
}

/* TW-156 */
refusal tw_invade_refusal(const struct totalwar *s, int seat, int army, int region)
{
	const refusal r = s->aboard[seat][army] ? ashore_refusal(s, seat, army, region)
						: step_refusal(s, seat, army, region);
	return r == ALLOWED && !needs_consent(s, seat, region) ? NO_ALLY : r;
}

/* TW-156: into the region of an ally as a guest or as an enemy. */
static void offer_entry(const struct totalwar *s, int seat, int verb, int army,
			int region, struct actions *out)
{
	if (!is_turned_away(s, seat, army, region))
		actions_add(out, action_make(verb, army, region, 0));
	if (needs_consent(s, seat, region))
		actions_add(out, action_make(VERB_INVADE, army, region, 0));
}

/* The steps of an army on land. */
void tw_march_offer(const struct totalwar *s, int seat, int army, struct actions *out)
{
	if (must_meet(s, seat, s->at[seat][army]))
		return;
	for (const struct near_row *n = tw_rows_near[s->at[seat][army]]; n->to; n++)
		if (way_refusal(s, army, n) == ALLOWED)
			offer_entry(s, seat, VERB_MARCH, army, n->to, out);
}

/* The landings of an army on board: at the port it lies in, or on the coast. */
void tw_land_offer(const struct totalwar *s, int seat, int army, struct actions *out)
{
	const int place = s->at[seat][army];
	const u8 port[COASTS_MAX] = { (u8)place };
	const u8 *coasts = is_region(place) ? port : tw_rows_coasts[place];
	for (int i = 0; i < COASTS_MAX && coasts[i]; i++)
		if (ashore_refusal(s, seat, army, coasts[i]) == ALLOWED)
			offer_entry(s, seat, VERB_LAND, army, coasts[i], out);
}

static void pay(struct totalwar *s, int seat, int army, int region)
{
	u8 *march = s->march[force_of_army(army)];
	int roads = 0;
	if (s->aboard[seat][army]) {
		march[MU]--;
		s->march[force_of_navy(s->aboard[seat][army] - 1)][MU]--;
	} else {
		const struct near_row *step = step_to(s->at[seat][army], region);
		march[MU] = (u8)(march[MU] - cost_of(s, army, step, &roads));
	}
	march[ROADS] = (u8)roads;
}

static void tell_step(const struct totalwar *s, int seat, int army, int region,
		      bool hostile)
{
	const int from = s->at[seat][army];
	if (hostile)
		say(INVADED, seat, army, from, region);
	else if (s->aboard[seat][army])
		say(LANDED, seat, army, from, region);
	else
		say(MARCHED, seat, army, from, region);
}

/* The army is there: a war may begin (TW-146), then it is seen what waits for it. */
static void step_in(struct totalwar *s, int seat, int army, int region, bool hostile)
{
	const int owner = s->control[region] - 1;
	pay(s, seat, army, region);
	TELL(tell_step(s, seat, army, region, hostile));
	s->origin = (u8)(s->aboard[seat][army] ? NOWHERE_REGION : s->at[seat][army]);
	s->aboard[seat][army] = 0;
	s->at[seat][army] = s->goal = (u8)region;
	if (owner >= 0 && owner != seat && (hostile || s->relation[seat][owner] != ALLY))
		tw_attack(s, seat, owner, region);
	flow_push(s->flow, STEP_ARRIVAL);
	if (hostile)
		flow_push(s->flow, STEP_STRANDED_ARMIES);
}

void tw_march_enter(struct totalwar *s, int seat, int army, int region)
{
	if (!needs_consent(s, seat, region)) {
		step_in(s, seat, army, region, false);
		return;
	}
	s->goal = (u8)region;
	s->asked = (u8)(s->control[region] - 1);
	say(ASKED, seat, s->asked, force_of_army(army), region);
	flow_push(s->flow, PHASE_ENTRY);
}

void tw_march_invade(struct totalwar *s, int seat, int army, int region)
{
	step_in(s, seat, army, region, true);
}

/* TW-180, TW-160 */
void tw_step_ARRIVAL(struct totalwar *s)
{
	const int seat = s->active, army = army_of_force(s->force);
	int other, enemy;
	flow_pop(s->flow);
	if (!tw_table_is_on_land(s, seat, army) || s->at[seat][army] != s->goal)
		return;
	if (tw_table_find_army(s, s->goal, seat, &other, &enemy)) {
		tw_attack(s, seat, other, s->goal);
		tw_meeting_start(s, army, other, enemy);
	} else {
		tw_march_arrive(s, seat, army);
	}
}

/* TW-160; TW-149: a garrison lets the army stand before the walls. */
void tw_march_arrive(struct totalwar *s, int seat, int army)
{
	const int region = s->at[seat][army];
	if (!needs_consent(s, seat, region) && !controls(s, seat, region) &&
	    !tw_table_has_garrison(s, region))
		tw_conquer_start(s, seat, army);
}

/* TW-148: the ally's answer, for an army or for a navy that wants into port. */
void tw_legal_ENTRY(const void *state, int seat, struct actions *out)
{
	tw_legal_TREATY(state, seat, out);
}

void tw_apply_ENTRY(void *state, int seat, action a)
{
	struct totalwar *s = state;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_YES)
		say(AGREED, seat, ASKS_PASSAGE, s->active);
	else
		say(REFUSED, seat, ASKS_PASSAGE, s->active);
	if (action_verb(a) != VERB_YES) {
		s->march[s->force][TURNED_AWAY] |= (u8)seat_bit(seat);
	} else if (is_army_force(s->force)) {
		step_in(s, s->active, army_of_force(s->force), s->goal, false);
	} else {
		const int navy = navy_of_force(s->force);
		s->march[s->force][MU]--;
		say(SAILED, s->active, navy, s->fleet[s->active][navy], s->goal,
		    tw_table_carried(s, s->active, navy));
		tw_table_move_navy(s, s->active, navy, s->goal);
	}
}

ONE_REASON(ENTRY, NOT_OFFERED)

/* Embarking (TW-191, TW-192) */

refusal tw_embark_refusal(const struct totalwar *s, int seat, int army, int navy)
{
	if (navy >= NAVY_COUNT)
		return NO_FORCE;
	if (!tw_table_is_on_land(s, seat, army))
		return NOT_ON_LAND;
	const refusal r = tw_force_refusal(s, seat, force_of_navy(navy));
	if (r != ALLOWED)
		return r;
	const int from = s->at[seat][army], to = s->fleet[seat][navy];
	if (to != from && !(is_sea(to) && tw_table_touches(from, to)))
		return NOT_BESIDE;
	if (s->march[force_of_army(army)][MU] < 1 ||
	    s->march[force_of_navy(navy)][MU] < 1)
		return NO_MU;
	if (must_meet(s, seat, from))
		return MUST_MEET;
	const bool room =
		tw_table_carried(s, seat, navy) == NO_ARMY &&
		tw_table_size(s, seat, army) <= 2 * tw_table_ships(s, seat, navy);
	return room ? ALLOWED : NO_ROOM;
}

void tw_embark(struct totalwar *s, int seat, int army, int navy)
{
	s->march[force_of_army(army)][MU]--;
	s->march[force_of_navy(navy)][MU]--;
	say(EMBARKED, seat, army, s->at[seat][army], s->fleet[seat][navy], navy);
	s->aboard[seat][army] = (u8)(1 + navy);
	s->at[seat][army] = s->fleet[seat][navy];
}
