/* Two armies meet: avoiding battle, escapes, and going on afterwards. */
#include "games/totalwar/totalwar.h"

static bool is_free(const struct totalwar *s, int seat, int region)
{
	int other, enemy;
	return tw_table_is_open(s, region) &&
	       !tw_table_find_army(s, region, seat, &other, &enemy);
}

/* TW-182: onto an own navy beside, named by its place. */
static int rescue_navy(const struct totalwar *s, int seat, int army, int place)
{
	for (int navy = 0; navy < NAVY_COUNT; navy++) {
		const int at = s->fleet[seat][navy], region = s->at[seat][army];
		if (at == place && at &&
		    (is_sea(at) ? tw_table_touches(region, at) : at == region) &&
		    tw_table_carried(s, seat, navy) == NO_ARMY &&
		    tw_table_size(s, seat, army) <= 2 * tw_table_ships(s, seat, navy))
			return navy;
	}
	return NO_ARMY;
}

void tw_escape_offer(const struct totalwar *s, int seat, int army, struct actions *out)
{
	const int region = s->at[seat][army];
	for (const struct near_row *n = tw_rows_near[region]; n->to; n++)
		if (is_free(s, seat, n->to))
			actions_add(out, action_make(VERB_FLEE, n->to, 0, 0));
	for (int i = 0; i < SHORE_MAX && tw_rows_shore[region][i]; i++)
		if (rescue_navy(s, seat, army, tw_rows_shore[region][i]) != NO_ARMY)
			actions_add(out, action_make(VERB_FLEE, tw_rows_shore[region][i],
						     0, 0));
}

void tw_escape_go(struct totalwar *s, int seat, int army, int place)
{
	const int navy = is_sea(place) ? rescue_navy(s, seat, army, place) : NO_ARMY;
	s->aboard[seat][army] = (u8)(navy == NO_ARMY ? 0 : navy + 1);
	s->at[seat][army] = (u8)place;
}

bool tw_escape_exists(const struct totalwar *s, int seat, int army)
{
	struct actions list = { .count = 0 };
	tw_escape_offer(s, seat, army, &list);
	return list.count > 0;
}

void tw_meeting_start(struct totalwar *s, int army, int seat, int enemy_army)
{
	s->met = (u8)seat;
	s->met_army = (u8)enemy_army;
	s->side[0] = s->active;
	s->side[1] = (u8)seat;
	s->host[0] = (u8)army;
	s->host[1] = (u8)enemy_army;
	s->avoiding[0] = s->avoiding[1] = s->fleeing = 0;
	s->played[s->active] = s->played[seat] = 0;
	flow_push(s->flow, STEP_ESCAPE);
	flow_push(s->flow, STEP_MEETING);
}

/* Nobody is asked who has nowhere to go (TW-183). */
static bool ask_side(struct totalwar *s, int side)
{
	if (!tw_escape_exists(s, s->side[side], s->host[side])) {
		s->avoiding[side] = 1;
		return false;
	}
	s->asked = s->side[side];
	flow_push(s->flow, PHASE_MEET);
	return true;
}

static void fight(struct totalwar *s)
{
	flow_pop(s->flow);
	tw_battle_start(s, s->side[0], s->host[0], s->side[1], s->host[1]);
}

/* Replaces the step on top by the escape of a side, or by a battle if it cannot. */
static void escape(struct totalwar *s, int side)
{
	s->fleeing = (u8)(1 + side);
	s->must_flee = false;
	if (tw_escape_exists(s, s->side[side], s->host[side]))
		flow_goto(s->flow, PHASE_FLEE);
	else
		fight(s);
}

/* TW-181 */
static void step_back(struct totalwar *s)
{
	const int seat = s->side[0], army = s->host[0], from = s->origin[army];
	if (is_region(from) && is_free(s, seat, from)) {
		s->at[seat][army] = (u8)from;
		flow_pop(s->flow);
	} else {
		escape(s, 0);
	}
}

static void roll_generals(struct totalwar *s)
{
	tw_roll_clear(s);
	for (int side = 0; side < SIDE_COUNT; side++)
		tw_roll_add(s, side,
			    tw_table_general_die(
				    tw_table_stars(s, s->side[side], s->host[side])));
	flow_goto(s->flow, STEP_AVOID_ROLLED);
	tw_roll_start(s);
}

static bool are_both_there(const struct totalwar *s)
{
	const int place = s->at[s->side[0]][s->host[0]];
	return is_region(place) && s->at[s->side[1]][s->host[1]] == place;
}

void tw_step_MEETING(struct totalwar *s)
{
	if (!are_both_there(s)) {
		flow_pop(s->flow);
		return;
	}
	for (int side = 1; side >= 0; side--)
		if (!s->avoiding[side] && ask_side(s, side))
			return;
	const bool mover = s->avoiding[0] > 1, stander = s->avoiding[1] > 1;
	if (mover && stander) {
		step_back(s);
	} else if (!mover && !stander) {
		fight(s);
	} else if (s->avoiding[mover ? 0 : 1] == 3) { /* TW-105 */
		s->fleeing = mover ? 1 : 2;
		flow_goto(s->flow, STEP_AVOIDED);
		tw_window_open(s, WINDOW_CUT, seat_bit(s->side[mover ? 1 : 0]));
	} else {
		roll_generals(s);
	}
}

void tw_legal_MEET(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	actions_add(out, action_make(VERB_FIGHT, 0, 0, 0));
	actions_add(out, action_make(VERB_AVOID, 0, 0, 0));
	tw_window_offer(s, seat, WINDOW_AVOID, out);
}

void tw_apply_MEET(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = seat == s->side[0] ? 0 : 1;
	flow_pop(s->flow);
	s->avoiding[side] = action_verb(a) == VERB_FIGHT ? 1 : 2;
	if (action_verb(a) == VERB_EVENT)
		tw_window_play(s, seat, a, WINDOW_AVOID);
}

/* The side that tries to get away. */
static int avoider(const struct totalwar *s)
{
	return s->avoiding[0] > 1 ? 0 : 1;
}

void tw_step_AVOID_ROLLED(struct totalwar *s)
{
	const int side = avoider(s);
	const bool escapes = s->face[side] < s->face[!side]; /* TW-23 */
	tw_roll_clear(s);
	s->fleeing = (u8)(escapes ? 1 + side : 0);
	flow_goto(s->flow, escapes ? STEP_AVOIDED : STEP_AVOID_FAILED);
	if (escapes)
		tw_window_open(s, WINDOW_CUT, seat_bit(s->side[!side]));
	else
		tw_window_open(s, WINDOW_AVOID, seat_bit(s->side[side]));
}

void tw_step_AVOID_FAILED(struct totalwar *s)
{
	const int side = avoider(s);
	if (s->avoiding[side] != 3) {
		fight(s);
		return;
	}
	s->fleeing = (u8)(1 + side);
	flow_goto(s->flow, STEP_AVOIDED);
	tw_window_open(s, WINDOW_CUT, seat_bit(s->side[!side]));
}

/* TW-106 */
void tw_step_AVOIDED(struct totalwar *s)
{
	if (s->fleeing)
		escape(s, s->fleeing - 1);
	else
		fight(s);
}

/* TW-184: behind a battle there is no other way. */
void tw_escape_must(struct totalwar *s, int who)
{
	int seat;
	s->fleeing = (u8)who;
	s->must_flee = true;
	const int army = tw_escape_army(s, &seat);
	if (tw_escape_exists(s, seat, army))
		flow_push(s->flow, PHASE_FLEE);
	else
		tw_table_disband(s, seat, army);
}

int tw_escape_army(const struct totalwar *s, int *seat)
{
	const int side =
		s->fleeing == FLEES_DEFENDER || s->fleeing == FLEES_DEFENDER + FLEES_ALLY;
	const bool ally = s->fleeing > FLEES_ALLY && s->helper[side];
	*seat = ally ? s->helper[side] - 1 : s->side[side];
	return ally ? s->helper_army[side] : s->host[side];
}

/* TW-184: a beaten attacker goes back to where he came from if he can. */
void tw_legal_FLEE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int army = tw_escape_army(s, &seat);
	const int from = s->fleeing == FLEES_ATTACKER ? s->origin[army] : 0;
	if (s->must_flee && s->victor && is_region(from) && is_free(s, seat, from)) {
		actions_add(out, action_make(VERB_FLEE, from, 0, 0));
		return;
	}
	tw_escape_offer(s, seat, army, out);
	if (out->count == 0)
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_FLEE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int army = tw_escape_army(s, &seat);
	flow_pop(s->flow);
	s->fleeing = s->must_flee = 0;
	if (action_verb(a) == VERB_FLEE)
		tw_escape_go(s, seat, army, action_arg(a, 0));
}

/* After a meeting: the next army there, else the land. */
void tw_step_ESCAPE(struct totalwar *s)
{
	const int seat = s->active, army = s->host[0], region = s->at[seat][army];
	int other, enemy;
	flow_pop(s->flow);
	if (!is_region(region) || s->aboard[seat][army])
		return;
	if (tw_table_find_army(s, region, seat, &other, &enemy)) {
		if (other == s->met && enemy == s->met_army)
			return; /* they stay apart */
		tw_table_attack(s, seat, other);
		tw_meeting_start(s, army, other, enemy);
		return;
	}
	if (s->force == 1 + army)
		tw_march_arrive(s, army);
}
