/* A campaign turn: what the forces of the active player may do, one after the other. */
#include "games/totalwar/totalwar.h"

/* TW-142 */
int tw_army_mu(const struct totalwar *s, int seat, int army)
{
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		const int type = tw_rows_troop[s->army[seat][army][i]].type;
		if (type != CAVALRY && type != CHARIOT && type != SKIRMISHER_MOUNTED)
			return 3;
	}
	return 5;
}

void tw_campaign_begin(struct totalwar *s, int seat)
{
	s->force = s->begun = s->roads = s->goal = s->feud = 0;
	memset(s->finished, 0, sizeof s->finished);
	memset(s->assaulted, 0, sizeof s->assaulted);
	memset(s->guided, 0, sizeof s->guided);
	memset(s->origin, 0, sizeof s->origin);
	memset(s->shifted, 0, sizeof s->shifted);
	memset(s->intercepted, 0, sizeof s->intercepted);
	for (int army = 0; army < ARMY_COUNT; army++)
		s->mu[army] = (u8)(s->at[seat][army] ? tw_army_mu(s, seat, army) : 0);
	const bool mariners = seat == CARTHAGE - 1 && works(s, CAR_M2); /* TW-284 */
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		s->sail[navy] = (u8)(s->fleet[seat][navy] ? 4 + mariners : 0);
}

void tw_step_CAMPAIGN_TURN(struct totalwar *s)
{
	tw_round_next_turn(s, PHASE_CAMPAIGN, STEP_SPENDING);
	if (s->flow[0] == PHASE_CAMPAIGN)
		tw_campaign_begin(s, s->active);
}

/* TW-145: the force that moves now, or any that is not finished if none does. */
static bool is_movable(const struct totalwar *s, int force)
{
	return !s->finished[force] && (!s->force || s->force == force);
}

/* TW-140 */
static refusal can_place_army(const struct totalwar *s, int seat, int army, int r)
{
	int other, enemy;
	if (s->at[seat][army] != IN_SPACE || !is_movable(s, 1 + army))
		return NO_FORCE;
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
static refusal can_place_navy(const struct totalwar *s, int seat, int navy, int r)
{
	if (s->fleet[seat][navy] != IN_SPACE || !is_movable(s, NAVY_FORCE + navy))
		return NO_FORCE;
	const bool any_port = seat == BARBARIANS - 1 && works(s, BAR_S3);
	const bool fits = is_region(r) && tw_rows_region[r].port &&
			  controls(s, seat, r) && (any_port || table_is_home(s, seat, r));
	return fits ? ALLOWED : BAD_PLACING;
}

static refusal can_place(const struct totalwar *s, int seat, int force, int r)
{
	if (force >= NAVY_FORCE && force < FORCE_COUNT)
		return can_place_navy(s, seat, force - NAVY_FORCE, r);
	return force >= 1 && force < NAVY_FORCE ? can_place_army(s, seat, force - 1, r)
						: NO_FORCE;
}

/* TW-145: army and navy embark and land together, whichever of them is under way. */
static bool are_free_together(const struct totalwar *s, int army, int navy)
{
	return !s->force || s->force == 1 + army || s->force == NAVY_FORCE + navy;
}

/* TW-191, TW-192 */
static refusal can_embark(const struct totalwar *s, int seat, int army, int navy)
{
	int other, enemy;
	if (army >= ARMY_COUNT || navy >= NAVY_COUNT || s->finished[1 + army] ||
	    s->finished[NAVY_FORCE + navy] || !are_free_together(s, army, navy))
		return NO_FORCE;
	const int from = s->at[seat][army], to = s->fleet[seat][navy];
	if (!is_region(from) || s->aboard[seat][army] ||
	    !(to == from || (is_sea(to) && tw_table_touches(from, to))))
		return NO_FORCE;
	if (s->mu[army] < 1 || s->sail[navy] < 1)
		return NO_MU;
	if (tw_table_find_army(s, from, seat, &other, &enemy))
		return MUST_MEET; /* TW-186 */
	const bool room =
		tw_table_carried(s, seat, navy) == NO_ARMY &&
		tw_table_size(s, seat, army) <= 2 * tw_table_ships(s, seat, navy);
	return room ? ALLOWED : NO_ROOM;
}

static refusal can_land(const struct totalwar *s, int seat, int army, int r)
{
	if (army >= ARMY_COUNT || !s->aboard[seat][army] || s->finished[1 + army])
		return NO_FORCE;
	const int navy = s->aboard[seat][army] - 1, place = s->fleet[seat][navy];
	if (!are_free_together(s, army, navy))
		return NO_FORCE;
	if (s->mu[army] < 1 || s->sail[navy] < 1)
		return NO_MU;
	const bool coast = is_region(r) && tw_table_is_open(s, r) &&
			   (place == r || (is_sea(place) && tw_table_touches(r, place)));
	return coast ? ALLOWED : NOT_ADJACENT;
}

/* TW-152 */
static refusal can_subdue(const struct totalwar *s, int seat, int army)
{
	if (army >= ARMY_COUNT || !is_region(s->at[seat][army]) ||
	    s->aboard[seat][army] || !is_movable(s, 1 + army))
		return NO_FORCE;
	if (s->mu[army] < 1)
		return NO_MU;
	const int r = s->at[seat][army];
	return controls(s, seat, r) && s->unrest[r] && tw_table_size(s, seat, army) >= 4
		       ? ALLOWED
		       : NOTHING_TO_SUBDUE;
}

/* TW-186; TW-290: also an army of an ally, at the price of the alliance. */
static bool find_quarry(const struct totalwar *s, int seat, int army, int *other,
			int *enemy)
{
	const int r = s->at[seat][army];
	if (!is_region(r) || s->aboard[seat][army])
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

static refusal can_seek(const struct totalwar *s, int seat, int army)
{
	int other, enemy;
	if (army >= ARMY_COUNT || !is_movable(s, 1 + army) || !s->at[seat][army])
		return NO_FORCE;
	return find_quarry(s, seat, army, &other, &enemy) ? ALLOWED : NOBODY_HERE;
}

/* MU of an army, steps of a navy. */
static int steps_left(const struct totalwar *s, int force)
{
	return force >= NAVY_FORCE ? s->sail[force - NAVY_FORCE] : s->mu[force - 1];
}

static void pay_step(struct totalwar *s, int force)
{
	u8 *left = force >= NAVY_FORCE ? &s->sail[force - NAVY_FORCE] : &s->mu[force - 1];
	--*left;
}

/* TW-150 */
static refusal can_merge(const struct totalwar *s, int seat, int a, int b)
{
	const bool navies = a >= NAVY_FORCE && b >= NAVY_FORCE;
	if (a < 1 || b < 1 || a >= b || b >= FORCE_COUNT ||
	    (a < NAVY_FORCE && b >= NAVY_FORCE))
		return NO_FORCE;
	if (s->finished[a] || s->finished[b] ||
	    (s->force && s->force != a && s->force != b))
		return NO_FORCE;
	const u8 *at = navies ? &s->fleet[seat][a - NAVY_FORCE] : &s->at[seat][a - 1];
	const u8 *other = navies ? &s->fleet[seat][b - NAVY_FORCE] : &s->at[seat][b - 1];
	if (!*at || *at != *other || *at == IN_SPACE ||
	    (!navies && (s->aboard[seat][a - 1] || s->aboard[seat][b - 1])))
		return NO_FORCE;
	return steps_left(s, a) && steps_left(s, b) ? ALLOWED : NO_MU;
}

static void offer_placing(const struct totalwar *s, int seat, int force,
			  struct actions *out)
{
	for (int r = 1; r < REGION_COUNT; r++)
		if (controls(s, seat, r) && can_place(s, seat, force, r) == ALLOWED)
			actions_add(out, action_make(VERB_PLACE, force, r, 0));
}

static void offer_army(const struct totalwar *s, int seat, int army, struct actions *out)
{
	const int at = s->at[seat][army];
	if (at == IN_SPACE) {
		offer_placing(s, seat, 1 + army, out);
		return;
	}
	for (const struct near_row *n = tw_rows_near[at]; n->to; n++)
		if (tw_march_refusal(s, seat, army, n->to) == ALLOWED)
			actions_add(out, action_make(VERB_MARCH, army, n->to, 0));
	if (tw_assault_refusal(s, seat, army) == ALLOWED)
		actions_add(out, action_make(VERB_ASSAULT, army, 0, 0));
	if (can_subdue(s, seat, army) == ALLOWED)
		actions_add(out, action_make(VERB_SUBDUE, army, 0, 0));
	if (can_seek(s, seat, army) == ALLOWED)
		actions_add(out, action_make(VERB_SEEK, army, 0, 0));
	tw_leaders_offer(s, seat, army, out);
}

static void offer_landing(const struct totalwar *s, int seat, int army,
			  struct actions *out)
{
	const int place = s->fleet[seat][s->aboard[seat][army] - 1];
	if (is_region(place) && can_land(s, seat, army, place) == ALLOWED)
		actions_add(out, action_make(VERB_LAND, army, place, 0));
	for (int i = 0; is_sea(place) && i < COASTS_MAX && tw_rows_coasts[place][i]; i++)
		if (can_land(s, seat, army, tw_rows_coasts[place][i]) == ALLOWED)
			actions_add(out, action_make(VERB_LAND, army,
						     tw_rows_coasts[place][i], 0));
}

static void offer_navy(const struct totalwar *s, int seat, int navy, struct actions *out)
{
	const int at = s->fleet[seat][navy];
	if (at == IN_SPACE) {
		offer_placing(s, seat, NAVY_FORCE + navy, out);
		return;
	}
	for (placeset rest = tw_table_beside(at); rest; rest &= rest - 1) {
		const int place = place_first(rest);
		if (tw_sea_refusal(s, seat, navy, place) == ALLOWED)
			actions_add(out, action_make(VERB_SAIL, navy, place, 0));
	}
	if (tw_sea_can_attack(s, seat, navy))
		actions_add(out, action_make(VERB_INTERCEPT, navy, 0, 0));
}

static void offer_forces(const struct totalwar *s, int seat, struct actions *out)
{
	for (int army = 0; army < ARMY_COUNT; army++) {
		if (!s->at[seat][army])
			continue;
		if (s->aboard[seat][army])
			offer_landing(s, seat, army, out);
		else if (is_movable(s, 1 + army))
			offer_army(s, seat, army, out);
	}
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (s->fleet[seat][navy] && is_movable(s, NAVY_FORCE + navy))
			offer_navy(s, seat, navy, out);
	for (int army = 0; army < ARMY_COUNT; army++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (can_embark(s, seat, army, navy) == ALLOWED)
				actions_add(out, action_make(VERB_EMBARK, army, navy, 0));
	for (int a = 1; a < FORCE_COUNT; a++)
		for (int b = a + 1; b < FORCE_COUNT; b++)
			if (can_merge(s, seat, a, b) == ALLOWED)
				actions_add(out, action_make(VERB_MERGE, a, b, 0));
}

void tw_legal_CAMPAIGN(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	for (int other = 0; !s->begun && other < s->players; other++)
		if (other != seat && s->relation[seat][other] > ENEMY)
			actions_add(out, action_make(VERB_LOWER, other, 0, 0));
	offer_forces(s, seat, out);
	tw_window_offer(s, seat, WINDOW_CAMPAIGN_TURN, out);
	if (s->force)
		actions_add(out, action_make(VERB_HALT, 0, 0, 0));
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

refusal tw_why_CAMPAIGN(const void *state, int seat, action a)
{
	const struct totalwar *s = state;
	const int first = action_arg(a, 0), second = action_arg(a, 1);
	switch (action_verb(a)) {
	case VERB_LOWER:
		return !s->begun && first < s->players && first != seat &&
				       s->relation[seat][first]
			       ? ALLOWED
			       : NOT_NOW;
	case VERB_PLACE:
		return can_place(s, seat, first, second);
	case VERB_MARCH:
		return first < ARMY_COUNT && is_movable(s, 1 + first)
			       ? tw_march_refusal(s, seat, first, second)
			       : NO_FORCE;
	case VERB_SAIL:
		return first < NAVY_COUNT && is_movable(s, NAVY_FORCE + first)
			       ? tw_sea_refusal(s, seat, first, second)
			       : NO_FORCE;
	case VERB_INTERCEPT:
		if (first >= NAVY_COUNT || !is_movable(s, NAVY_FORCE + first))
			return NO_FORCE;
		return tw_sea_can_attack(s, seat, first) ? ALLOWED : NOBODY_HERE;
	case VERB_EMBARK:
		return can_embark(s, seat, first, second);
	case VERB_LAND:
		return can_land(s, seat, first, second);
	case VERB_ASSAULT:
		return first < ARMY_COUNT && is_movable(s, 1 + first)
			       ? tw_assault_refusal(s, seat, first)
			       : NO_FORCE;
	case VERB_SUBDUE:
		return can_subdue(s, seat, first);
	case VERB_SEEK:
		return can_seek(s, seat, first);
	case VERB_MERGE:
		return can_merge(s, seat, first, second);
	case VERB_LEAD:
		return first < ARMY_COUNT && is_movable(s, 1 + first)
			       ? tw_leaders_refusal(s, seat, first, second)
			       : NO_FORCE;
	case VERB_EVENT:
		return tw_window_refusal(s, seat, WINDOW_CAMPAIGN_TURN, a);
	case VERB_HALT:
		return s->force ? ALLOWED : NOT_NOW;
	case VERB_DONE:
		return ALLOWED;
	default:
		return NOT_NOW;
	}
}

static void take_up(struct totalwar *s, int force)
{
	if (s->force != force)
		s->roads = 0;
	s->force = (u8)force;
	s->begun = true;
}

static void embark(struct totalwar *s, int seat, int army, int navy)
{
	s->mu[army]--;
	s->sail[navy]--;
	s->aboard[seat][army] = (u8)(navy + 1);
	s->at[seat][army] = s->fleet[seat][navy];
	if (s->force == 1 + army)
		s->force = 0; /* the navy may go on with it */
	s->begun = true;
}

static void land(struct totalwar *s, int seat, int army, int r)
{
	const int navy = s->aboard[seat][army] - 1;
	s->mu[army]--;
	s->sail[navy]--;
	take_up(s, 1 + army);
	s->goal = (u8)r;
	tw_march_enter(s, seat, army, r);
}

/* TW-99: the others are asked when a force has finished. */
static void halt(struct totalwar *s)
{
	const int army = s->force - 1;
	const bool carried =
		s->force && s->force < NAVY_FORCE && s->aboard[s->active][army];
	if (s->force && !carried)
		s->finished[s->force] = true;
	s->force = s->roads = 0;
	tw_window_open(s, WINDOW_CAMPAIGN, SEATS_ALL & ~seat_bit(s->active));
}

static void seek(struct totalwar *s, int seat, int army)
{
	int other, enemy;
	if (!find_quarry(s, seat, army, &other, &enemy))
		return;
	s->origin[army] = 0;
	tw_table_attack(s, seat, other);
	tw_meeting_start(s, army, other, enemy);
	flow_push(s->flow, STEP_STRANDED_ARMIES);
}

static void end_campaign(struct totalwar *s)
{
	const bool moving = s->force;
	flow_goto(s->flow, STEP_CAMPAIGN_END);
	if (moving)
		halt(s);
}

static void place(struct totalwar *s, int seat, int force, int r)
{
	take_up(s, force);
	if (force >= NAVY_FORCE)
		s->fleet[seat][force - NAVY_FORCE] = (u8)r;
	else
		s->at[seat][force - 1] = (u8)r;
}

void tw_apply_CAMPAIGN(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int first = action_arg(a, 0), second = action_arg(a, 1);
	switch (action_verb(a)) {
	case VERB_LOWER: /* TW-147 */
		tw_table_relate(s, seat, first, s->relation[seat][first] - 1);
		break;
	case VERB_PLACE:
		place(s, seat, first, second);
		break;
	case VERB_MARCH:
		take_up(s, 1 + first);
		tw_march_enter(s, seat, first, second);
		break;
	case VERB_SAIL:
		take_up(s, NAVY_FORCE + first);
		tw_sea_enter(s, seat, first, second);
		break;
	case VERB_INTERCEPT:
		take_up(s, NAVY_FORCE + first);
		tw_sea_attack(s, seat, first);
		break;
	case VERB_EMBARK:
		embark(s, seat, first, second);
		break;
	case VERB_LAND:
		land(s, seat, first, second);
		break;
	case VERB_ASSAULT:
		take_up(s, 1 + first);
		tw_assault_start(s, seat, first);
		break;
	case VERB_SUBDUE:
		take_up(s, 1 + first);
		s->mu[first]--;
		s->unrest[s->at[seat][first]]--;
		break;
	case VERB_SEEK:
		take_up(s, 1 + first);
		seek(s, seat, first);
		break;
	case VERB_MERGE:
		take_up(s, first);
		s->partner = (u8)second;
		s->shifts = 0;
		pay_step(s, first);
		pay_step(s, second);
		flow_push(s->flow, PHASE_SHIFT);
		break;
	case VERB_LEAD:
		tw_leaders_change(s, seat, first, second);
		break;
	case VERB_EVENT:
		tw_window_play(s, seat, a, WINDOW_CAMPAIGN_TURN);
		break;
	case VERB_HALT:
		halt(s);
		break;
	default:
		end_campaign(s);
	}
}
