/* Cards that strike alone, without an answer (TW-223, TW-231, TW-232). */
#include "games/totalwar/words/tell.h"

/* The zones whose cards may be struck. */
static unsigned targets(const struct totalwar *s)
{
	return 1u << WOUNDED | 1u << (s->fight == FIGHT_TERRAIN ? UNDER : BESIDE);
}

/* In terrain no artillery and no riding skirmishers; else any card that is left. */
static bool can_strike(const struct totalwar *s, int side, int line)
{
	const int troop = tw_battle_troop(s, side, line);
	if (s->zone[side][line] != tw_battle_hand(s) || !troop ||
	    tw_rows_troop[troop].special)
		return false;
	return s->fight != FIGHT_TERRAIN || is_main(troop) ||
	       tw_rows_troop[troop].type == SKIRMISHER_FOOT;
}

static bool has_targets(const struct totalwar *s, int side)
{
	for (int line = 1; line < LINE_COUNT; line++)
		if (targets(s) >> s->zone[side][line] & 1)
			return true;
	return false;
}

bool tw_strike_exists(const struct totalwar *s, int side)
{
	for (int line = 1; line < LINE_COUNT; line++)
		if (can_strike(s, side, line))
			return has_targets(s, !side);
	return false;
}

void tw_strike_start(struct totalwar *s, int side)
{
	s->acting = (u8)(ATTACKER + side);
	flow_push(s->flow, PHASE_STRIKE);
}

/* The first card of a kind that may be struck, whole or wounded; 0 if there is none. */
static int find_prey(const struct totalwar *s, int side, int troop, int condition)
{
	const unsigned hurt = 1u << WOUNDED;
	return tw_battle_find(s, side, troop,
			      condition == HURT ? hurt : targets(s) & ~hurt);
}

static void offer_prey(const struct totalwar *s, int side, int own, struct actions *out)
{
	for (int line = 1; line < LINE_COUNT; line++) {
		const int prey = tw_battle_troop(s, side, line);
		const int condition = s->zone[side][line] == WOUNDED ? HURT : WHOLE;
		if ((targets(s) >> s->zone[side][line] & 1) &&
		    find_prey(s, side, prey, condition) == line)
			actions_add(out, action_make(VERB_STRIKE, own, prey, condition));
	}
}

void tw_legal_STRIKE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = acting_side(s);
	(void)seat;
	for (int line = 1; line < LINE_COUNT; line++) {
		const int own = tw_battle_troop(s, side, line);
		if (can_strike(s, side, line) &&
		    tw_battle_find(s, side, own, 1u << tw_battle_hand(s)) == line)
			offer_prey(s, !side, own, out);
	}
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

/* Who will not strike is pulled back, openly: he may be struck there (TW-18). In terrain
 * the other cards go on to the next fights. */
static void stand_down(struct totalwar *s, int side)
{
	if (s->fight == FIGHT_TERRAIN) {
		if (is_option(s, OPTION_TERRAIN, STRIKE_ALL))
			s->combats = 0;
		return;
	}
	for (int line = 1; line < LINE_COUNT; line++) {
		if (s->zone[side][line] != tw_battle_hand(s))
			continue;
		s->zone[side][line] = BESIDE;
		tw_battle_show(s, side, line);
	}
}

static void strike(struct totalwar *s, int side, action a)
{
	const int own = action_arg(a, 0);
	const int line = tw_battle_find(s, side, own, 1u << tw_battle_hand(s));
	const u8 *dice = tw_battle_dice(s, own);
	s->fielded[!side][ROLE_MAIN] =
		(u8)find_prey(s, !side, action_arg(a, 1), action_arg(a, 2));
	s->fielded[side][ROLE_MAIN] = (u8)line;
	s->zone[side][line] = FIELDED;
	say(STRUCK, s->side[side], own, s->side[!side], action_arg(a, 1));
	tw_battle_show(s, side, line);
	tw_roll_clear(s);
	for (int i = 0; i < 3 && dice[i]; i++)
		tw_roll_add(s, side, dice[i]);
}

void tw_apply_STRIKE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = acting_side(s);
	(void)seat;
	if (action_verb(a) == VERB_PASS) {
		stand_down(s, side);
		flow_pop(s->flow);
		return;
	}
	strike(s, side, a);
	flow_goto(s->flow, STEP_STRUCK);
	tw_roll_start(s);
}

ONE_REASON(STRIKE, NOT_OFFERED)

/* TW-232 */
void tw_step_STRUCK(struct totalwar *s)
{
	flow_goto(s->flow, STEP_STRUCK_SHOWN);
	if (s->fight == FIGHT_ENVELOPMENT)
		tw_combat_reroll(s, s->side[acting_side(s)], 3, CAUSE_BY_FLANKING);
}

void tw_step_STRUCK_SHOWN(struct totalwar *s)
{
	flow_goto(s->flow, STEP_STRUCK_HARM);
	tw_window_open(s, WINDOW_COMBAT, seat_bit(s->side[0]) | seat_bit(s->side[1]));
}

void tw_step_STRUCK_HARM(struct totalwar *s)
{
	const int side = acting_side(s), line = s->fielded[side][ROLE_MAIN],
		  struck = s->fielded[!side][ROLE_MAIN];
	const int own = tw_battle_troop(s, side, line),
		  target = tw_battle_troop(s, !side, struck);
	const int harm = tw_combat_harm(s, side, own, target, 0);
	TELL(tw_tell_exchange(s, side, own, target, 0));
	tw_combat_damage(s, !side, struck, harm);
	s->zone[side][line] = s->fight == FIGHT_TERRAIN ? UNDER : BESIDE;
	tw_roll_clear(s);
	memset(s->fielded, 0, sizeof s->fielded);
	flow_pop(s->flow);
}
