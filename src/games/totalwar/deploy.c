/* Choosing the cards of a combat, spare dice, and cards that strike alone. */
#include "games/totalwar/totalwar.h"

/* TW-226: elephants beyond the second ride on the flanks. */
static int elephants_in_hand(const struct totalwar *s, int side)
{
	int n = 0;
	for (int i = 0; i < LINE_COUNT; i++)
		n += s->zone[side][i] == IN_HAND &&
		     tw_rows_troop[tw_battle_troop(s, side, i)].type == ELEPHANT;
	return n;
}

static unsigned hand_zone(const struct totalwar *s)
{
	return s->fight == FIGHT_CENTRE ? READY : IN_HAND;
}

/* TW-214, TW-220, TW-226, TW-227 */
static bool fits_role(const struct totalwar *s, int side, int troop, int role)
{
	const struct troop_row *row = &tw_rows_troop[troop];
	if (row->special)
		return false;
	if (role == ROLE_MAIN) {
		if (s->fight != FIGHT_FLANKS)
			return is_main(troop);
		return row->type == CAVALRY || row->type == CHARIOT ||
		       (row->type == ELEPHANT && elephants_in_hand(s, side) > 2);
	}
	if (role == ROLE_SKIRMISHER)
		return s->fight == FIGHT_TERRAIN  ? row->type == SKIRMISHER_FOOT
		       : s->fight == FIGHT_FLANKS ? row->type == SKIRMISHER_MOUNTED
						  : is_skirmisher(troop);
	return s->fight == FIGHT_CENTRE && is_artillery(troop);
}

/* The different cards in hand for a role; returns how many, `total` counts the copies. */
static int choices(const struct totalwar *s, int side, int role, int list[LINE_COUNT],
		   int *total)
{
	int n = 0;
	*total = 0;
	for (int i = 0; i < LINE_COUNT; i++) {
		const int troop = tw_battle_troop(s, side, i);
		if (s->zone[side][i] != hand_zone(s) || !troop ||
		    !fits_role(s, side, troop, role))
			continue;
		++*total;
		if (tw_battle_find(s, side, troop, 1u << hand_zone(s)) == 1 + i)
			list[n++] = troop;
	}
	return n;
}

/* TW-242: one special card a combat, where it can be of use. */
static bool can_unleash(const struct totalwar *s, int side, int troop)
{
	if (troop == SP_DOGS)
		return s->fight == FIGHT_TERRAIN || s->fight == FIGHT_CENTRE;
	if (troop == SP_PIGS)
		return s->fight == FIGHT_FLANKS || s->fight == FIGHT_CENTRE;
	return troop == SP_LOGS && s->fight == FIGHT_TERRAIN && side == 1;
}

static void offer_specials(const struct totalwar *s, int side, struct actions *out)
{
	for (int i = 0; i < LINE_COUNT; i++) {
		const int troop = tw_battle_troop(s, side, i);
		if (s->zone[side][i] == hand_zone(s) && can_unleash(s, side, troop) &&
		    tw_battle_find(s, side, troop, 1u << hand_zone(s)) == 1 + i)
			actions_add(out, action_make(VERB_UNLEASH, troop, 0, 0));
	}
}

/* TW-229: a light card must go while the main cards left cannot carry all of them. */
static bool must_go(const struct totalwar *s, int mains, int lights)
{
	return s->fight == FIGHT_FLANKS
		       ? lights > 0
		       : s->fight == FIGHT_CENTRE && lights >= mains && lights > 0;
}

void tw_legal_DEPLOY(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	int main[LINE_COUNT], light[LINE_COUNT], gun[LINE_COUNT], mains, lights, guns;
	const int m = choices(s, side, ROLE_MAIN, main, &mains);
	const int l = choices(s, side, ROLE_SKIRMISHER, light, &lights);
	const int g = choices(s, side, ROLE_ARTILLERY, gun, &guns);
	if (!s->chosen[seat][ROLE_SPECIAL] && m > 0)
		offer_specials(s, side, out);
	for (int i = 0; i < m; i++)
		for (int j = must_go(s, mains, lights) ? 0 : -1; j < l; j++)
			for (int k = must_go(s, mains, guns) ? 0 : -1; k < g; k++)
				actions_add(out, action_make(VERB_DEPLOY, main[i],
							     j < 0 ? 0 : light[j],
							     k < 0 ? 0 : gun[k]));
	for (int j = 0; s->fight == FIGHT_TERRAIN && j < l; j++) /* TW-221 */
		actions_add(out, action_make(VERB_DEPLOY, 0, light[j], 0));
	if (m + l == 0 || (m == 0 && s->fight != FIGHT_TERRAIN))
		actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

static void field(struct totalwar *s, int side)
{
	const int seat = s->side[side];
	for (int role = 0; role < ROLE_COUNT; role++) {
		const int line = s->chosen[seat][role];
		s->fielded[side][role] = (u8)line;
		if (!line)
			continue;
		s->zone[side][line - 1] = FIELDED;
		tw_battle_show(s, side, line - 1);
	}
	memset(s->chosen[seat], 0, ROLE_COUNT);
}

void tw_apply_DEPLOY(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	const unsigned from = 1u << hand_zone(s);
	if (action_verb(a) == VERB_UNLEASH) {
		s->chosen[seat][ROLE_SPECIAL] =
			(u8)tw_battle_find(s, side, action_arg(a, 0), from);
		return;
	}
	for (int role = 0; role < ROLE_SPECIAL && action_verb(a) == VERB_DEPLOY; role++)
		s->chosen[seat][role] =
			(u8)tw_battle_find(s, side, action_arg(a, role), from);
	s->ready[seat] = true;
	if (s->revealing)
		field(s, side);
	if (!s->ready[s->side[0]] || !s->ready[s->side[1]])
		return;
	for (int each = 0; each < SIDE_COUNT && !s->revealing; each++)
		field(s, each);
	memset(s->ready, 0, sizeof s->ready);
	s->revealing = 0;
	flow_pop(s->flow);
}

/* Dice rolled again, one by one, each once (TW-109, TW-232, TW-240, TW-241) */

void tw_legal_REROLL(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	for (int i = 0; s->rerolling > 0 && i < DIE_COUNT && s->die[i]; i++)
		if (s->roller[i] == side && !s->again[i])
			actions_add(out, action_make(VERB_REROLL, i, 0, 0));
	actions_add(out, action_make(VERB_KEEP, 0, 0, 0));
}

void tw_apply_REROLL(void *state, int seat, action a)
{
	struct totalwar *s = state;
	(void)seat;
	if (action_verb(a) == VERB_KEEP) {
		s->rerolling = 0;
		flow_pop(s->flow);
		return;
	}
	const int die = action_arg(a, 0);
	s->again[die] = true;
	s->face[die] = UNROLLED;
	if (--s->rerolling == 0)
		flow_pop(s->flow);
	tw_roll_start(s);
}

/* Striking alone (TW-223, TW-231, TW-232) */

static unsigned striker_zone(const struct totalwar *s)
{
	return s->fight == FIGHT_ENVELOPMENT ? FAR : hand_zone(s);
}

void tw_legal_STRIKE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = s->striking == 2;
	(void)seat;
	for (int i = 0; i < LINE_COUNT; i++) {
		const int own = tw_battle_troop(s, side, i);
		const bool can =
			is_main(own) || (s->fight == FIGHT_TERRAIN &&
					 tw_rows_troop[own].type == SKIRMISHER_FOOT &&
					 !tw_rows_troop[own].special);
		if (s->zone[side][i] != striker_zone(s) || !can ||
		    tw_battle_find(s, side, own, 1u << striker_zone(s)) != 1 + i)
			continue;
		for (int j = 0; j < LINE_COUNT; j++) {
			const int prey = tw_battle_troop(s, !side, j);
			if ((tw_battle_targets(s) >> s->zone[!side][j] & 1) &&
			    tw_battle_find(s, !side, prey, tw_battle_targets(s)) == 1 + j)
				actions_add(out, action_make(VERB_STRIKE, own, prey, 0));
		}
	}
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

/* Who will not strike is pulled back, openly: he may be struck there (TW-18). */
static void stand_down(struct totalwar *s, int side)
{
	const unsigned from = striker_zone(s);
	for (int i = 0; i < LINE_COUNT && s->fight != FIGHT_TERRAIN; i++) {
		if (s->zone[side][i] != from)
			continue;
		s->zone[side][i] = BESIDE;
		tw_battle_show(s, side, i);
	}
}

void tw_apply_STRIKE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = s->striking == 2;
	(void)seat;
	if (action_verb(a) == VERB_PASS) {
		stand_down(s, side);
		flow_pop(s->flow);
		return;
	}
	const int line = tw_battle_find(s, side, action_arg(a, 0), 1u << striker_zone(s));
	s->struck = (u8)tw_battle_find(s, !side, action_arg(a, 1), tw_battle_targets(s));
	s->zone[side][line - 1] = FIELDED;
	s->fielded[side][ROLE_MAIN] = (u8)line;
	s->asked_once = 0;
	tw_battle_show(s, side, line - 1);
	tw_roll_clear(s);
	const u8 *dice = tw_battle_dice(s, action_arg(a, 0));
	for (int i = 0; i < 3 && dice[i]; i++)
		tw_roll_add(s, side, dice[i]);
	flow_goto(s->flow, STEP_STRUCK);
	tw_roll_start(s);
}

void tw_step_STRUCK(struct totalwar *s)
{
	enum { REROLL_ASKED = 1, WINDOW_ASKED = 2 };
	const int side = s->striking == 2, line = s->fielded[side][ROLE_MAIN];
	if (s->fight == FIGHT_ENVELOPMENT && !(s->asked_once & REROLL_ASKED)) {
		s->asked_once |= REROLL_ASKED;
		s->rerolls_by = s->side[side];
		s->rerolling = 3;
		flow_push(s->flow, PHASE_REROLL);
		return;
	}
	if (!(s->asked_once & WINDOW_ASKED)) {
		s->asked_once |= WINDOW_ASKED;
		tw_window_open(s, WINDOW_COMBAT,
			       seat_bit(s->side[0]) | seat_bit(s->side[1]));
		return;
	}
	if (line && s->struck) {
		const int harm =
			tw_combat_harm(s, side, tw_battle_troop(s, side, line - 1),
				       tw_battle_troop(s, !side, s->struck - 1), 0);
		tw_combat_damage(s, !side, s->struck - 1, harm);
		s->zone[side][line - 1] = s->fight == FIGHT_TERRAIN ? UNDER : BESIDE;
	}
	tw_roll_clear(s);
	memset(s->fielded, 0, sizeof s->fielded);
	flow_pop(s->flow);
}
