/* Abilities of generals and factions in a combat, and dice that are rolled again. */
#include "games/totalwar/words/tell.h"

static bool can_inspire(const struct totalwar *s, int side)
{
	const int line = s->fielded[side][ROLE_MAIN], zone = s->zone[side][line];
	return tw_battle_has_skill(s, side, INSPIRED_FIGHTER) &&
	       !s->tally[side][USED_FIGHTER] && (zone == FIELDED || zone == WOUNDED);
}

static bool can_heal(const struct totalwar *s, int side)
{
	return tw_battle_has_skill(s, side, MORALE_BOOSTER) &&
	       !s->tally[side][USED_MORALE] && tw_battle_in_zone(s, side, WOUNDED) > 0;
}

/* TW-243, TW-246: before the main cards strike. */
void tw_step_ABILITIES(struct totalwar *s)
{
	while (tw_battle_next_side(s))
		if (can_inspire(s, acting_side(s)) || can_heal(s, acting_side(s))) {
			flow_push(s->flow, PHASE_RALLYING);
			return;
		}
	flow_goto(s->flow, STEP_BOWS);
}

static int regular_of(int troop)
{
	return tw_rows_troop[troop].regular ? tw_rows_troop[troop].regular : troop;
}

static bool is_drilled(int troop)
{
	const int regular = regular_of(troop);
	return regular == CAR_LIBYAN || regular == CAR_CITIZEN || regular == CAR_SACRED;
}

static bool is_wedge(int troop)
{
	return regular_of(troop) == GRE_COMPANION || regular_of(troop) == GRE_THESSALY;
}

/* TW-240, TW-241: the verb that rolls again, after the dice of the main cards. */
int tw_ability_again(const struct totalwar *s, int side)
{
	const int line = s->fielded[side][ROLE_MAIN], zone = s->zone[side][line];
	const int troop = zone == FIELDED || zone == WOUNDED
				  ? tw_battle_troop(s, side, line)
				  : NO_TROOP;
	if (s->side[side] == CARTHAGE - 1 && works(s, CAR_P1) &&
	    !s->tally[side][USED_DRILL] && is_drilled(troop))
		return VERB_DRILL;
	if (s->side[side] == GREECE - 1 && works(s, GRE_P3) &&
	    !s->tally[side][USED_WEDGE] && is_wedge(troop) && s->fight == FIGHT_FLANKS)
		return VERB_WEDGE;
	return VERB_NONE;
}

void tw_legal_RALLYING(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	const bool before = s->flow[1] == STEP_ABILITIES;
	if (!before && tw_ability_again(s, side))
		actions_add(out, action_make(tw_ability_again(s, side), 0, 0, 0));
	if (before && can_inspire(s, side))
		actions_add(out, action_make(VERB_INSPIRE, 0, 0, 0));
	if (before && can_heal(s, side))
		actions_add(out, action_make(VERB_HEAL, 0, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

/* TW-108, TW-246: a wounded card that fights goes on, another one is pulled back. */
void tw_combat_heal(struct totalwar *s, int side, int why)
{
	for (int line = 1; line < LINE_COUNT; line++)
		if (s->zone[side][line] == WOUNDED) {
			say(HEALED, tw_battle_owner(s, side, line),
			    tw_battle_troop(s, side, line), why);
			const bool fights = s->fielded[side][ROLE_MAIN] == line &&
					    tw_combat_stage(s) != NO_PHASE;
			s->zone[side][line] = fights			  ? FIELDED
					      : s->fight == FIGHT_TERRAIN ? UNDER
									  : BESIDE;
			return;
		}
}

void tw_combat_reroll(struct totalwar *s, int seat, int dice, int why)
{
	say(ROLLS_AGAIN, seat, why);
	s->asked = (u8)seat;
	s->left = (u8)dice;
	flow_push(s->flow, PHASE_REROLL);
}

void tw_apply_RALLYING(void *state, int seat, action a)
{
	struct totalwar *s = state;
	u8 *tally = s->tally[tw_battle_side_of(s, seat)];
	flow_pop(s->flow);
	switch (action_verb(a)) {
	case VERB_INSPIRE:
		tally[USED_FIGHTER] = tally[INSPIRED] = true;
		say(INSPIRED, seat);
		break;
	case VERB_HEAL:
		tally[USED_MORALE] = true;
		tw_combat_heal(s, tw_battle_side_of(s, seat), CAUSE_BY_MORALE);
		break;
	case VERB_DRILL:
		tally[USED_DRILL] = true;
		tw_combat_reroll(s, seat, 1, CAUSE_BY_DRILL);
		break;
	case VERB_WEDGE:
		tally[USED_WEDGE] = true;
		tw_combat_reroll(s, seat, 3, CAUSE_BY_WEDGE);
		break;
	default:
		break;
	}
}

ONE_REASON(RALLYING, NOT_OFFERED)

/* Dice rolled again, one by one, each once (TW-109, TW-232, TW-240, TW-241) */

void tw_legal_REROLL(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	for (int i = 0; s->left > 0 && i < DIE_COUNT && s->die[i]; i++)
		if (s->roller[i] == side && !s->again[i])
			actions_add(out, action_make(VERB_REROLL, i, 0, 0));
	actions_add(out, action_make(VERB_KEEP, 0, 0, 0));
}

void tw_apply_REROLL(void *state, int seat, action a)
{
	struct totalwar *s = state;
	if (action_verb(a) == VERB_KEEP) {
		s->left = 0;
		flow_pop(s->flow);
		return;
	}
	const int die = action_arg(a, 0);
	say(REROLL, seat, s->die[die], s->face[die]);
	s->again[die] = true;
	s->face[die] = UNROLLED;
	if (--s->left == 0)
		flow_pop(s->flow);
	tw_roll_start(s);
}

ONE_REASON(REROLL, NOT_OFFERED)
