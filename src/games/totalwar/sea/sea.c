/* Navies under way: sailing, ports, interception and attacks (TW-190 to TW-194). */
#include "games/totalwar/words/tell.h"

static bool are_lanes(int a, int b)
{
	for (int i = 0; i < LANES_MAX && tw_rows_lanes[a][i]; i++)
		if (tw_rows_lanes[a][i] == b)
			return true;
	return false;
}

/* TW-190 */
bool tw_sea_is_friendly_port(const struct totalwar *s, int seat, int region)
{
	const int owner = s->control[region] - 1;
	return tw_rows_region[region].port && owner >= 0 &&
	       (owner == seat || s->relation[seat][owner] == ALLY);
}

refusal tw_sea_refusal(const struct totalwar *s, int seat, int navy, int place)
{
	const int from = s->fleet[seat][navy];
	const u8 *march = s->march[force_of_navy(navy)];
	if (from == IN_SPACE || !from)
		return NOT_ON_MAP;
	if (place < 1 || place >= IN_SPACE)
		return NOT_ADJACENT;
	if (!tw_table_is_open(s, place))
		return CLOSED;
	const bool sails =
		is_sea(place) &&
		(is_sea(from) ? are_lanes(from, place) : tw_table_touches(from, place));
	const bool docks = is_region(place) && tw_rows_region[place].port &&
			   is_sea(from) && tw_table_touches(place, from);
	if (!sails && !docks)
		return NOT_ADJACENT;
	if (docks && !tw_sea_is_friendly_port(s, seat, place))
		return FOREIGN_PORT;
	if (docks && tw_force_is_turned_away(s, force_of_navy(navy), place))
		return IS_TURNED_AWAY;
	return march[MU] > 0 ? ALLOWED : NO_MU;
}

/* TW-193, TW-198: only a navy that is not in port. */
bool tw_sea_can_intercept(const struct totalwar *s, int seat, int navy, int sea)
{
	return is_sea(s->fleet[seat][navy]) && are_lanes(sea, s->fleet[seat][navy]) &&
	       !(is_option(s, OPTION_INTERCEPTION, ONCE_A_TURN) &&
		 s->intercepted[seat][navy]);
}

static int hunters_of(const struct totalwar *s, int seat, int sea)
{
	int set = 0;
	for (int other = 0; other < s->players; other++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (other != seat && s->relation[seat][other] != ALLY &&
			    !s->hush[other][WINDOW_INTERCEPTION] &&
			    tw_sea_can_intercept(s, other, navy, sea))
				set |= seat_bit(other);
	return set;
}

/* TW-148: an ally is asked for his port before anything is paid. */
void tw_sea_enter(struct totalwar *s, int seat, int navy, int place)
{
	s->goal = (u8)place;
	if (is_region(place) && !controls(s, seat, place)) {
		s->asked = (u8)(s->control[place] - 1);
		say(ASKED, seat, s->asked, force_of_navy(navy), place);
		flow_push(s->flow, PHASE_ENTRY);
		return;
	}
	s->march[force_of_navy(navy)][MU]--;
	say(SAILED, seat, navy, s->fleet[seat][navy], place,
	    tw_table_carried(s, seat, navy));
	tw_table_move_navy(s, seat, navy, place);
	if (is_region(place))
		return;
	s->hunters = (u8)hunters_of(s, seat, place);
	flow_push(s->flow, STEP_SEA_MOVE);
}

static void ask_hunter(struct totalwar *s)
{
	s->asked = (u8)__builtin_ctz(s->hunters);
	for (int i = s->players - 1; i >= 0; i--)
		if (s->hunters >> tw_round_seat(s, i) & 1)
			s->asked = (u8)tw_round_seat(s, i);
	s->hunters = (u8)(s->hunters & ~seat_bit(s->asked));
	flow_push(s->flow, PHASE_INTERCEPT);
}

/* A navy of this player in a sea area; NAVY_COUNT if there is none. */
static int navy_in(const struct totalwar *s, int seat, int sea)
{
	int navy = 0;
	while (navy < NAVY_COUNT && s->fleet[seat][navy] != sea)
		navy++;
	return navy;
}

/* Interceptors first, then the enemies that lie in the area (TW-194). A navy that is gone
 * or beaten does not go on (TW-155). */
void tw_step_SEA_MOVE(struct totalwar *s)
{
	const int seat = s->active, navy = navy_of_force(s->force);
	if (s->fleet[seat][navy] != s->goal || s->march[s->force][BEATEN]) {
		s->hunters = 0;
		flow_pop(s->flow);
		return;
	}
	if (s->hunters) {
		ask_hunter(s);
		return;
	}
	for (int other = 0; other < s->players; other++) {
		const int enemy = navy_in(s, other, s->goal);
		if (other == seat || s->relation[seat][other] != ENEMY ||
		    enemy == NAVY_COUNT)
			continue;
		tw_naval_start(s, seat, navy, other, enemy);
		return;
	}
	flow_pop(s->flow);
}

/* TW-146, TW-290, TW-200: whoever lies in the same area may be attacked. */
refusal tw_engage_refusal(const struct totalwar *s, int seat, int navy, int victim)
{
	const int sea = s->fleet[seat][navy];
	return is_sea(sea) && victim < s->players && victim != seat &&
			       navy_in(s, victim, sea) < NAVY_COUNT
		       ? ALLOWED
		       : NOBODY_HERE;
}

/* As if the navy had just come there, and found an enemy. */
void tw_sea_engage(struct totalwar *s, int seat, int navy, int victim)
{
	say(ENGAGED, seat, navy, victim, s->fleet[seat][navy]);
	tw_attack(s, seat, victim, NOWHERE_REGION);
	s->goal = s->fleet[seat][navy];
	flow_push(s->flow, STEP_SEA_MOVE);
	flow_push(s->flow, STEP_STRANDED_ARMIES);
}

void tw_legal_INTERCEPT(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (tw_sea_can_intercept(s, seat, navy, s->goal))
			actions_add(out, action_make(VERB_INTERCEPT, navy, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
	actions_add(out, action_make(VERB_NEVER, 0, 0, 0));
}

/* TW-193 */
void tw_apply_INTERCEPT(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int navy = action_arg(a, 0);
	flow_pop(s->flow);
	if (action_verb(a) == VERB_NEVER)
		s->hush[seat][WINDOW_INTERCEPTION] = true;
	if (action_verb(a) != VERB_INTERCEPT)
		return;
	s->intercepted[seat][navy] = true;
	say(INTERCEPTED, seat, navy, s->fleet[seat][navy], s->goal,
	    tw_table_carried(s, seat, navy));
	tw_table_move_navy(s, seat, navy, s->goal);
	tw_attack(s, seat, s->active, NOWHERE_REGION);
	tw_naval_start(s, seat, navy, s->active, navy_of_force(s->force));
}

ONE_REASON(INTERCEPT, NO_INTERCEPTOR)
