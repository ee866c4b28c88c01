/* A step of an army: its price, the ally's consent, and what waits where it arrives. */
#include "games/totalwar/totalwar.h"

static const struct near_row *step_to(int from, int to)
{
	for (const struct near_row *n = tw_rows_near[from]; n->to; n++)
		if (n->to == to)
			return n;
	return NULL;
}

/* TW-143, TW-144, TW-104; `roads` is how many free road steps are left behind it. */
int tw_march_cost(const struct totalwar *s, int army, const struct near_row *step,
		  int *roads)
{
	enum { ROAD_STEPS = 2 }; /* behind the first */
	*roads = 0;
	if (s->road[step->border]) {
		const bool goes_on = s->force == 1 + army && s->roads > 0;
		*roads = goes_on ? s->roads - 1 : ROAD_STEPS;
		return goes_on ? 0 : 1;
	}
	const bool hard = step->kind == RIVER || step->kind == MOUNTAIN;
	return hard && !s->guided[army] ? 2 : 1;
}

refusal tw_march_refusal(const struct totalwar *s, int seat, int army, int region)
{
	int roads, other, enemy;
	const int from = s->at[seat][army];
	if (!is_region(from) || s->aboard[seat][army])
		return NO_FORCE;
	const struct near_row *step = is_region(region) ? step_to(from, region) : NULL;
	if (!step || !tw_table_is_open(s, region))
		return NOT_ADJACENT;
	if (tw_march_cost(s, army, step, &roads) > s->mu[army])
		return NO_MU;
	return tw_table_find_army(s, from, seat, &other, &enemy) ? MUST_MEET
								 : ALLOWED; /* TW-186 */
}

static bool needs_consent(const struct totalwar *s, int seat, int place)
{
	const int owner = is_region(place) ? s->control[place] - 1 : -1;
	return owner >= 0 && owner != seat && s->relation[seat][owner] == ALLY;
}

static void ask_ally(struct totalwar *s, int place)
{
	s->goal = (u8)place;
	s->asked = (u8)(s->control[place] - 1);
	flow_push(s->flow, PHASE_ENTRY);
}

/* The army is there: a war may begin, an army may be met, land may be taken. */
static void step_in(struct totalwar *s, int seat, int army, int region)
{
	const int from = s->at[seat][army], owner = s->control[region] - 1;
	int other, enemy;
	s->origin[army] = (u8)(s->aboard[seat][army] ? 0 : from);
	s->aboard[seat][army] = 0;
	s->at[seat][army] = (u8)region;
	if (owner >= 0 && owner != seat && s->relation[seat][owner] != ALLY)
		tw_table_attack(s, seat, owner); /* TW-146 */
	if (tw_table_find_army(s, region, seat, &other, &enemy)) {
		tw_table_attack(s, seat, other);
		tw_meeting_start(s, army, other, enemy); /* TW-180 */
		return;
	}
	tw_march_arrive(s, army);
}

void tw_march_enter(struct totalwar *s, int seat, int army, int region)
{
	const struct near_row *step =
		s->aboard[seat][army] ? NULL : step_to(s->at[seat][army], region);
	int roads = 0;
	if (step) /* a landing is paid already */
		s->mu[army] = (u8)(s->mu[army] - tw_march_cost(s, army, step, &roads));
	s->roads = (u8)roads;
	if (needs_consent(s, seat, region))
		ask_ally(s, region);
	else
		step_in(s, seat, army, region);
}

/* TW-160; TW-149: a garrison lets the army stand before the walls. */
void tw_march_arrive(struct totalwar *s, int army)
{
	const int seat = s->active, region = s->at[seat][army];
	if (needs_consent(s, seat, region) || controls(s, seat, region) ||
	    tw_table_has_garrison(s, region))
		return;
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
	(void)seat;
	flow_pop(s->flow);
	if (action_verb(a) != VERB_YES || !s->force)
		return;
	if (s->force >= NAVY_FORCE)
		tw_table_move_navy(s, s->active, s->force - NAVY_FORCE, s->goal);
	else
		step_in(s, s->active, s->force - 1, s->goal);
}
