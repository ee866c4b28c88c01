/*
 * A campaign turn: the active player moves his forces in any order, each with its own MU,
 * until he ends it (TW-145). What each verb needs is asked in one place, whether it is
 * listed, refused or carried out.
 */
#include "games/totalwar/words/tell.h"

/* TW-142 */
int tw_campaign_mu(const struct totalwar *s, int seat, int army)
{
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		const int type = tw_rows_troop[s->army[seat][army][i]].type;
		if (type != CAVALRY && type != CHARIOT && type != SKIRMISHER_MOUNTED)
			return 3;
	}
	return 5;
}

static void begin_turn(struct totalwar *s, int seat)
{
	say(CAMPAIGN_TURN, seat, s->round);
	s->force = s->partner = s->origin = s->goal = s->interlude = 0;
	memset(s->march, 0, sizeof s->march);
	memset(s->assaulted, 0, sizeof s->assaulted);
	memset(s->shifted, 0, sizeof s->shifted);
	memset(s->intercepted, 0, sizeof s->intercepted);
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->at[seat][army])
			s->march[force_of_army(army)][MU] =
				(u8)tw_campaign_mu(s, seat, army);
	const bool mariners = seat == CARTHAGE - 1 && works(s, CAR_M2); /* TW-284 */
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (s->fleet[seat][navy])
			s->march[force_of_navy(navy)][MU] = (u8)(4 + mariners);
}

void tw_step_CAMPAIGN_TURN(struct totalwar *s)
{
	tw_round_next_turn(s, PHASE_CAMPAIGN, STEP_SPENDING);
	if (s->flow[0] == PHASE_CAMPAIGN)
		begin_turn(s, s->active);
}

/* TW-155 */
refusal tw_force_refusal(const struct totalwar *s, int seat, int force)
{
	const bool exists = is_army_force(force) ? s->at[seat][army_of_force(force)] != 0
			    : is_navy_force(force)
				    ? s->fleet[seat][navy_of_force(force)] != 0
				    : false;
	if (!exists)
		return NO_FORCE;
	return s->march[force][BEATEN] ? IS_BEATEN : ALLOWED;
}

/* TW-148: each ally answers for his own land. */
bool tw_force_is_turned_away(const struct totalwar *s, int force, int region)
{
	return s->control[region] &&
	       (s->march[force][TURNED_AWAY] >> (s->control[region] - 1) & 1);
}

void tw_force_beat(struct totalwar *s, int seat, int force)
{
	if (seat == s->active)
		s->march[force][BEATEN] = true;
}

/* Placing new forces */

/* TW-140 */
static refusal place_army_refusal(const struct totalwar *s, int seat, int army, int r)
{
	int other, enemy;
	if (s->at[seat][army] != IN_SPACE)
		return s->at[seat][army] ? ON_MAP : NO_FORCE;
	if (!s->general[seat][army])
		return NO_LEADER;
	if (tw_table_mains(s, seat, army) < 2)
		return TOO_SMALL;
	if (!is_region(r) || !controls(s, seat, r) ||
	    tw_table_army_at(s, seat, r) != NO_ARMY ||
	    tw_table_find_army(s, r, seat, &other, &enemy))
		return BAD_PLACING;
	const bool fits = table_is_home(s, seat, r) || tw_rows_region[r].gold >= 2 ||
			  s->built[BARRACKS][r];
	return fits ? ALLOWED : BAD_PLACING;
}

/* TW-141, TW-281 */
static refusal place_navy_refusal(const struct totalwar *s, int seat, int navy, int r)
{
	if (s->fleet[seat][navy] != IN_SPACE)
		return s->fleet[seat][navy] ? ON_MAP : NO_FORCE;
	const bool any_port = seat == BARBARIANS - 1 && works(s, BAR_S3);
	const bool fits = is_region(r) && tw_rows_region[r].port &&
			  controls(s, seat, r) && (any_port || table_is_home(s, seat, r));
	return fits ? ALLOWED : BAD_PLACING;
}

static refusal place_refusal(const struct totalwar *s, int seat, int force, int r)
{
	if (is_navy_force(force))
		return place_navy_refusal(s, seat, navy_of_force(force), r);
	return is_army_force(force) ? place_army_refusal(s, seat, army_of_force(force), r)
				    : NO_FORCE;
}

static void place(struct totalwar *s, int seat, int force, int r)
{
	if (is_navy_force(force)) {
		s->fleet[seat][navy_of_force(force)] = (u8)r;
		say(PLACED_NAVY, seat, navy_of_force(force), r);
	} else {
		s->at[seat][army_of_force(force)] = (u8)r;
		say(PLACED, seat, army_of_force(force), r);
	}
}

/* Subduing unrest (TW-152) and seeking the enemy (TW-186) */

static refusal subdue_refusal(const struct totalwar *s, int seat, int army)
{
	const int r = s->at[seat][army];
	if (!tw_table_is_on_land(s, seat, army))
		return NOT_ON_LAND;
	if (s->march[force_of_army(army)][MU] < 1)
		return NO_MU;
	return controls(s, seat, r) && s->unrest[r] && tw_table_size(s, seat, army) >= 4
		       ? ALLOWED
		       : NOTHING_TO_SUBDUE;
}

static void subdue(struct totalwar *s, int seat, int army)
{
	s->march[force_of_army(army)][MU]--;
	s->unrest[s->at[seat][army]]--;
	say(CALMED, s->at[seat][army], 1, CAUSE_BY_ARMY);
}

static refusal seek_refusal(const struct totalwar *s, int seat, int army)
{
	int other, enemy;
	return tw_find_quarry(s, seat, army, &other, &enemy) ? ALLOWED : NOBODY_HERE;
}

static void seek(struct totalwar *s, int seat, int army)
{
	int other, enemy;
	if (!tw_find_quarry(s, seat, army, &other, &enemy))
		return;
	s->origin = NOWHERE_REGION;
	s->goal = s->at[seat][army];
	tw_attack(s, seat, other, s->goal);
	tw_meeting_start(s, army, other, enemy);
	flow_push(s->flow, STEP_STRANDED_ARMIES);
}

/* What an army or a navy may do, by the verb. */

static refusal army_refusal(const struct totalwar *s, int seat, action a)
{
	const int army = action_arg(a, 0), place = action_arg(a, 1);
	if (army >= ARMY_COUNT)
		return NO_FORCE;
	const refusal r = tw_force_refusal(s, seat, force_of_army(army));
	if (r != ALLOWED)
		return r;
	switch (action_verb(a)) {
	case VERB_MARCH:
		return tw_march_refusal(s, seat, army, place);
	case VERB_INVADE:
		return tw_invade_refusal(s, seat, army, place);
	case VERB_LAND:
		return tw_land_refusal(s, seat, army, place);
	case VERB_EMBARK:
		return tw_embark_refusal(s, seat, army, place);
	case VERB_ASSAULT:
		return tw_assault_refusal(s, seat, army);
	case VERB_SUBDUE:
		return subdue_refusal(s, seat, army);
	default:
		return seek_refusal(s, seat, army);
	}
}

static refusal navy_refusal(const struct totalwar *s, int seat, action a)
{
	const int navy = action_arg(a, 0);
	if (navy >= NAVY_COUNT)
		return NO_FORCE;
	const refusal r = tw_force_refusal(s, seat, force_of_navy(navy));
	if (r != ALLOWED)
		return r;
	return action_verb(a) == VERB_SAIL
		       ? tw_sea_refusal(s, seat, navy, action_arg(a, 1))
		       : tw_engage_refusal(s, seat, navy, action_arg(a, 1));
}

refusal tw_why_CAMPAIGN(const void *state, int seat, action a)
{
	const struct totalwar *s = state;
	const int first = action_arg(a, 0), second = action_arg(a, 1);
	switch (action_verb(a)) {
	case VERB_MARCH:
	case VERB_INVADE:
	case VERB_LAND:
	case VERB_EMBARK:
	case VERB_ASSAULT:
	case VERB_SUBDUE:
	case VERB_SEEK:
		return army_refusal(s, seat, a);
	case VERB_SAIL:
	case VERB_ENGAGE:
		return navy_refusal(s, seat, a);
	case VERB_PLACE:
		return place_refusal(s, seat, first, second);
	case VERB_MERGE:
		return tw_merge_refusal(s, seat, first, second);
	case VERB_LEAD:
		return tw_leaders_refusal(s, seat, first, second);
	case VERB_EVENT:
	case VERB_AIM:
		return tw_window_refusal(s, seat, WINDOW_CAMPAIGN_TURN, a);
	case VERB_DONE:
		return ALLOWED;
	default:
		return NOT_NOW;
	}
}

/* The offers: only what can be meant is asked for. */

static void offer_placing(const struct totalwar *s, int seat, int force,
			  struct actions *out)
{
	const placeset land = places_with(s->control, REGION_COUNT, faction_of(seat));
	for (placeset rest = land; rest; rest &= rest - 1)
		if (place_refusal(s, seat, force, place_first(rest)) == ALLOWED)
			actions_add(out,
				    action_make(VERB_PLACE, force, place_first(rest), 0));
}

static void offer_army(const struct totalwar *s, int seat, int army, struct actions *out)
{
	tw_march_offer(s, seat, army, out);
	if (tw_assault_refusal(s, seat, army) == ALLOWED)
		actions_add(out, action_make(VERB_ASSAULT, army, 0, 0));
	if (subdue_refusal(s, seat, army) == ALLOWED)
		actions_add(out, action_make(VERB_SUBDUE, army, 0, 0));
	if (seek_refusal(s, seat, army) == ALLOWED)
		actions_add(out, action_make(VERB_SEEK, army, 0, 0));
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (tw_embark_refusal(s, seat, army, navy) == ALLOWED)
			actions_add(out, action_make(VERB_EMBARK, army, navy, 0));
}

static void offer_navy(const struct totalwar *s, int seat, int navy, struct actions *out)
{
	const int at = s->fleet[seat][navy];
	for (placeset rest = tw_table_beside(at); rest; rest &= rest - 1) {
		const int place = place_first(rest);
		if (tw_sea_refusal(s, seat, navy, place) == ALLOWED)
			actions_add(out, action_make(VERB_SAIL, navy, place, 0));
	}
	for (int other = 0; is_sea(at) && other < s->players; other++)
		if (tw_engage_refusal(s, seat, navy, other) == ALLOWED)
			actions_add(out, action_make(VERB_ENGAGE, navy, other, 0));
}

static void offer_force(const struct totalwar *s, int seat, int force,
			struct actions *out)
{
	const bool is_army = is_army_force(force);
	const int at = is_army ? s->at[seat][army_of_force(force)]
			       : s->fleet[seat][navy_of_force(force)];
	if (tw_force_refusal(s, seat, force) != ALLOWED)
		return;
	if (at == IN_SPACE)
		offer_placing(s, seat, force, out);
	else if (!is_army)
		offer_navy(s, seat, navy_of_force(force), out);
	else if (s->aboard[seat][army_of_force(force)])
		tw_land_offer(s, seat, army_of_force(force), out);
	else
		offer_army(s, seat, army_of_force(force), out);
}

/* Of two forces of a kind. */
static void offer_merges(const struct totalwar *s, int seat, int from, int to,
			 struct actions *out)
{
	for (int a = from; a < to; a++)
		for (int b = a + 1; b < to; b++)
			if (tw_merge_refusal(s, seat, a, b) == ALLOWED)
				actions_add(out, action_make(VERB_MERGE, a, b, 0));
}

void tw_legal_CAMPAIGN(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	for (int force = FIRST_ARMY; force < FORCE_COUNT; force++)
		offer_force(s, seat, force, out);
	tw_leaders_offer(s, seat, out);
	offer_merges(s, seat, FIRST_ARMY, FIRST_NAVY, out);
	offer_merges(s, seat, FIRST_NAVY, FORCE_COUNT, out);
	tw_window_offer(s, seat, WINDOW_CAMPAIGN_TURN, out);
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

/* An army and the navy that carries it move as one. */
static bool are_together(const struct totalwar *s, int a, int b)
{
	const int army = is_army_force(a) ? a : b, navy = is_army_force(a) ? b : a;
	return a == b ||
	       (is_army_force(army) && is_navy_force(navy) &&
		s->aboard[s->active][army_of_force(army)] == 1 + navy_of_force(navy));
}

/* TW-99: when another force moves than before, the others are asked after its step. */
static void take_up(struct totalwar *s, int force)
{
	s->interlude = s->interlude || (s->force && !are_together(s, s->force, force));
	s->force = (u8)force;
}

bool tw_campaign_settle(struct totalwar *s)
{
	if (s->flow[0] != PHASE_CAMPAIGN || !s->interlude)
		return false;
	s->interlude = false;
	tw_window_open(s, WINDOW_CAMPAIGN, SEATS_ALL & ~seat_bit(s->active));
	return true;
}

static void end_turn(struct totalwar *s)
{
	const bool moved = s->force;
	flow_goto(s->flow, STEP_CAMPAIGN_END);
	s->force = NO_FORCE_MOVES;
	if (moved)
		tw_window_open(s, WINDOW_CAMPAIGN, SEATS_ALL & ~seat_bit(s->active));
}

static void move_army(struct totalwar *s, int seat, action a)
{
	const int army = action_arg(a, 0), place = action_arg(a, 1);
	take_up(s, force_of_army(army));
	if (action_verb(a) != VERB_MARCH && action_verb(a) != VERB_INVADE)
		s->march[force_of_army(army)][ROADS] = 0;
	switch (action_verb(a)) {
	case VERB_MARCH:
	case VERB_LAND:
		tw_march_enter(s, seat, army, place);
		break;
	case VERB_INVADE:
		tw_march_invade(s, seat, army, place);
		break;
	case VERB_EMBARK:
		tw_embark(s, seat, army, place);
		break;
	case VERB_ASSAULT:
		tw_assault_start(s, seat, army);
		break;
	case VERB_SUBDUE:
		subdue(s, seat, army);
		break;
	default:
		seek(s, seat, army);
	}
}

void tw_apply_CAMPAIGN(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int first = action_arg(a, 0), second = action_arg(a, 1);
	switch (action_verb(a)) {
	case VERB_PLACE:
		take_up(s, first);
		place(s, seat, first, second);
		break;
	case VERB_SAIL:
		take_up(s, force_of_navy(first));
		tw_sea_enter(s, seat, first, second);
		break;
	case VERB_ENGAGE:
		take_up(s, force_of_navy(first));
		tw_sea_engage(s, seat, first, second);
		break;
	case VERB_MERGE:
		take_up(s, first);
		tw_merge_start(s, first, second);
		break;
	case VERB_LEAD:
		tw_leaders_change(s, seat, first, second);
		break;
	case VERB_EVENT:
	case VERB_AIM:
		tw_window_play(s, seat, a, WINDOW_CAMPAIGN_TURN);
		break;
	case VERB_DONE:
		end_turn(s);
		break;
	default:
		move_army(s, seat, a);
	}
}
