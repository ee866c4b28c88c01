/* Preparing the battle: experts of the ground, events, and the comparison of generals. */
#include "games/totalwar/words/tell.h"

/* TW-245, TW-100 */
void tw_step_EXPERTS(struct totalwar *s)
{
	while (tw_battle_next_side(s))
		if (tw_battle_has_skill(s, acting_side(s), BATTLEFIELD_EXPERT)) {
			flow_push(s->flow, PHASE_GROUND);
			return;
		}
	flow_goto(s->flow, STEP_PREPARED);
	tw_window_open(s, WINDOW_PREP, seat_bit(s->side[0]) | seat_bit(s->side[1]));
}

void tw_legal_GROUND(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	actions_add(out, action_make(VERB_RAISE, 0, 0, 0));
	actions_add(out, action_make(VERB_LEVEL, 0, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_GROUND(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	flow_pop(s->flow);
	const int before = s->combats;
	if (action_verb(a) == VERB_RAISE && s->combats < COMBATS_MAX)
		s->combats++;
	else if (action_verb(a) == VERB_LEVEL && s->combats > 0)
		s->combats--;
	if (s->combats != before)
		say(TERRAIN, s->combats, CAUSE_BY_GROUND_EXPERT);
}

ONE_REASON(GROUND, NOT_OFFERED)

/* TW-211, TW-247 */
static void count_reveals(struct totalwar *s, int side)
{
	const int lead = tw_battle_stars(s, side) - tw_battle_stars(s, !side);
	const int more = tw_battle_has_skill(s, side, SCOUTING_EXPERT) +
			 (s->side[side] == GREECE - 1 && works(s, GRE_P4));
	const int sum = s->tally[side][REVEALS] + (lead > 0 ? lead : 0) + more;
	s->tally[side][REVEALS] = (u8)(sum < SLOT_COUNT ? sum : SLOT_COUNT);
	if (s->tally[side][REVEALS])
		say(REVEALS, s->side[side], s->tally[side][REVEALS],
		    lead > 0 ? CAUSE_BY_GENERAL : NO_CAUSE);
}

void tw_step_PREPARED(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		count_reveals(s, side);
	if (s->combats > TERRAIN_MAX)
		s->combats = TERRAIN_MAX; /* TW-210 */
	s->fight = FIGHT_TERRAIN;
	if (s->combats)
		say(FIGHT, FIGHT_TERRAIN, s->combats);
	flow_goto(s->flow, STEP_FIGHT);
}
