/* Two armies meet (TW-180 to TW-186): who avoids battle, who fights, who goes on. */
#include "games/totalwar/words/tell.h"

/* TW-186; TW-290: also an army of an ally, at the price of the alliance. */
bool tw_find_quarry(const struct totalwar *s, int seat, int army, int *other, int *enemy)
{
	const int r = s->at[seat][army];
	if (!tw_table_is_on_land(s, seat, army))
		return false;
	if (tw_table_find_army(s, r, seat, other, enemy))
		return true;
	for (*other = 0; *other < s->players; ++*other) {
		*enemy = *other == seat ? NO_ARMY : tw_table_army_at(s, *other, r);
		if (*enemy != NO_ARMY)
			return true;
	}
	return false;
}

void tw_meeting_start(struct totalwar *s, int army, int seat, int enemy_army)
{
	s->side[0] = s->active;
	s->side[1] = (u8)seat;
	s->host[0] = (u8)army;
	s->host[1] = (u8)enemy_army;
	memset(s->tally, 0, sizeof s->tally);
	memset(s->helper, 0, sizeof s->helper);
	memset(s->played[s->active], 0, EVENT_CARD_COUNT);
	memset(s->played[seat], 0, EVENT_CARD_COUNT);
	say(MET, s->active, army, seat, enemy_army, s->at[seat][enemy_army]);
	flow_push(s->flow, STEP_AFTER_MEETING);
	flow_push(s->flow, STEP_MEETING);
}

static bool avoids(const struct totalwar *s, int side)
{
	return s->tally[side][AVOIDS] || s->tally[side][WITHDRAWS];
}

/* Nobody is asked who has nowhere to go (TW-183). */
static bool ask_side(struct totalwar *s, int side)
{
	if (!tw_escape_exists(s, s->side[side], s->host[side])) {
		s->tally[side][STANDS] = true;
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
	s->loser = s->side[side];
	s->losing = s->host[side];
	if (tw_escape_exists(s, s->loser, s->losing))
		flow_goto(s->flow, PHASE_FLEE);
	else
		fight(s);
}

/* TW-181 */
static void step_back(struct totalwar *s)
{
	const int seat = s->side[0], army = s->host[0];
	if (is_region(s->origin) && tw_escape_is_free(s, seat, s->origin)) {
		say(WENT_BACK, seat, army, s->at[seat][army], s->origin);
		s->at[seat][army] = s->origin;
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

/* TW-106: who has just got away may be cut off. */
static void slip_away(struct totalwar *s, int side)
{
	if (s->tally[side][WITHDRAWS])
		say(SLIPPED_AWAY, s->side[side], s->goal);
	flow_goto(s->flow, STEP_AVOIDED);
	tw_window_open(s, WINDOW_CUT, seat_bit(s->side[!side]));
}

static bool are_both_there(const struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		if (!tw_table_is_on_land(s, s->side[side], s->host[side]) ||
		    s->at[s->side[side]][s->host[side]] != s->goal)
			return false;
	return true;
}

void tw_step_MEETING(struct totalwar *s)
{
	if (!are_both_there(s)) {
		flow_pop(s->flow);
		return;
	}
	for (int side = 1; side >= 0; side--)
		if (!s->tally[side][STANDS] && !avoids(s, side) && ask_side(s, side))
			return;
	const bool mover = avoids(s, 0), stander = avoids(s, 1);
	if (mover && stander)
		step_back(s);
	else if (!mover && !stander)
		fight(s);
	else if (s->tally[!mover][WITHDRAWS]) /* TW-105 */
		slip_away(s, !mover);
	else
		roll_generals(s);
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
	const int side = tw_battle_side_of(s, seat);
	flow_pop(s->flow);
	s->tally[side][action_verb(a) == VERB_FIGHT ? STANDS : AVOIDS] = true;
	if (action_verb(a) == VERB_FIGHT)
		say(STANDS, seat);
	else if (action_verb(a) == VERB_AVOID)
		say(AVOIDS, seat);
	if (action_verb(a) == VERB_EVENT)
		tw_window_play(s, seat, a, WINDOW_AVOID);
}

refusal tw_why_MEET(const void *state, int seat, action a)
{
	if (action_verb(a) == VERB_EVENT || action_verb(a) == VERB_AIM)
		return tw_window_refusal(state, seat, WINDOW_AVOID, a);
	return a == action_make(VERB_FIGHT, 0, 0, 0) ||
			       a == action_make(VERB_AVOID, 0, 0, 0)
		       ? ALLOWED
		       : NOT_NOW;
}

/* The side that tries to get away. */
static int avoider(const struct totalwar *s)
{
	return avoids(s, 0) ? 0 : 1;
}

void tw_step_AVOID_ROLLED(struct totalwar *s)
{
	const int side = avoider(s);
	const bool escapes = s->face[side] < s->face[!side]; /* TW-23 */
	say(AVOIDED, s->side[side], s->face[side], s->side[!side], s->face[!side],
	    escapes ? VERDICT_GETS_AWAY : VERDICT_MUST_FIGHT);
	tw_roll_clear(s);
	if (escapes) {
		slip_away(s, side);
		return;
	}
	flow_goto(s->flow, STEP_AVOID_FAILED);
	tw_window_open(s, WINDOW_AVOID, seat_bit(s->side[side]));
}

void tw_step_AVOID_FAILED(struct totalwar *s)
{
	const int side = avoider(s);
	if (s->tally[side][WITHDRAWS])
		slip_away(s, side);
	else
		fight(s);
}

/* TW-106: who was cut off avoids no longer. */
void tw_step_AVOIDED(struct totalwar *s)
{
	if (avoids(s, 0) || avoids(s, 1))
		escape(s, avoider(s));
	else
		fight(s);
}

/* Who still stands where they met goes on: the next army there, else the land. Who left
 * takes nothing (TW-182, TW-155). */
void tw_step_AFTER_MEETING(struct totalwar *s)
{
	const int seat = s->active, army = s->host[0];
	int other, enemy;
	flow_pop(s->flow);
	if (!tw_table_is_on_land(s, seat, army) || s->at[seat][army] != s->goal ||
	    s->march[force_of_army(army)][BEATEN])
		return;
	if (!tw_table_find_army(s, s->goal, seat, &other, &enemy)) {
		tw_march_arrive(s, seat, army);
	} else if (other != s->side[1] || enemy != s->host[1]) {
		tw_attack(s, seat, other, s->goal);
		tw_meeting_start(s, army, other, enemy);
	}
}
