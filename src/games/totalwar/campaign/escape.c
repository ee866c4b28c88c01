/*
 * Armies that leave: after avoiding battle, beaten, after a tie, or stranded. An escape
 * costs nothing and takes nothing (TW-182).
 */
#include "games/totalwar/words/tell.h"

bool tw_escape_is_free(const struct totalwar *s, int seat, int region)
{
	int other, enemy;
	return tw_table_is_open(s, region) &&
	       !tw_table_find_army(s, region, seat, &other, &enemy);
}

/* An own navy with room, beside the army or in the port of its region, by its place. */
static int rescue_navy(const struct totalwar *s, int seat, int army, int place)
{
	const int region = s->at[seat][army];
	if (place != region && !(is_sea(place) && tw_table_touches(region, place)))
		return NO_ARMY;
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (s->fleet[seat][navy] == place &&
		    tw_table_carried(s, seat, navy) == NO_ARMY &&
		    tw_table_size(s, seat, army) <= 2 * tw_table_ships(s, seat, navy))
			return navy;
	return NO_ARMY;
}

void tw_escape_offer(const struct totalwar *s, int seat, int army, struct actions *out)
{
	const int region = s->at[seat][army];
	for (const struct near_row *n = tw_rows_near[region]; n->to; n++)
		if (tw_escape_is_free(s, seat, n->to))
			actions_add(out, action_make(VERB_FLEE, n->to, 0, 0));
	for (int i = 0; i < SHORE_MAX && tw_rows_shore[region][i]; i++)
		if (rescue_navy(s, seat, army, tw_rows_shore[region][i]) != NO_ARMY)
			actions_add(out, action_make(VERB_FLEE, tw_rows_shore[region][i],
						     0, 0));
	if (rescue_navy(s, seat, army, region) != NO_ARMY)
		actions_add(out, action_make(VERB_FLEE, region, 0, 0));
}

void tw_escape_go(struct totalwar *s, int seat, int army, int place)
{
	const int navy = rescue_navy(s, seat, army, place);
	say(WITHDREW, seat, army, s->at[seat][army], place,
	    navy == NO_ARMY ? 0 : 1 + navy);
	s->aboard[seat][army] = (u8)(navy == NO_ARMY ? 0 : 1 + navy);
	s->at[seat][army] = (u8)place;
}

bool tw_escape_exists(const struct totalwar *s, int seat, int army)
{
	struct actions list;
	list.count = 0;
	tw_escape_offer(s, seat, army, &list);
	return list.count > 0;
}

/* TW-184, TW-185: after a battle there is no other way, and the turn of it is over. */
void tw_escape_must(struct totalwar *s, int seat, int army)
{
	s->loser = (u8)seat;
	s->losing = (u8)army;
	tw_force_beat(s, seat, force_of_army(army));
	if (tw_escape_exists(s, seat, army))
		flow_push(s->flow, PHASE_FLEE);
	else
		tw_table_disband(s, seat, army, CAUSE_NO_WAY_OUT);
}

/* TW-184: a beaten attacker goes back to where he came from if he can. */
bool tw_escape_goes_back(const struct totalwar *s)
{
	return s->flow[1] == STEP_BATTLE_END && tw_battle_victor(s) == 1 &&
	       s->loser == s->side[0] && s->losing == s->host[0] &&
	       is_region(s->origin) && tw_escape_is_free(s, s->loser, s->origin);
}

void tw_legal_FLEE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	if (tw_escape_goes_back(s)) {
		actions_add(out, action_make(VERB_FLEE, s->origin, 0, 0));
		return;
	}
	tw_escape_offer(s, seat, s->losing, out);
	if (out->count == 0)
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_FLEE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_FLEE)
		tw_escape_go(s, seat, s->losing, action_arg(a, 0));
}

ONE_REASON(FLEE, NO_ESCAPE)
