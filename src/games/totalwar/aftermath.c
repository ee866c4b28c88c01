/* Determining the victor, and what victory brings (TW-233 to TW-239). */
#include "games/totalwar/totalwar.h"

static int dead_mains(const struct totalwar *s, int side, int owner)
{
	int n = 0;
	for (int i = 0; i < LINE_COUNT; i++)
		n += s->zone[side][i] == DEAD && is_main(tw_battle_troop(s, side, i)) &&
		     (owner < 0 || tw_battle_owner(s, side, i) == owner);
	return n;
}

static bool is_broken(const struct totalwar *s, int side, int seat, int army)
{
	const int least = tw_table_has_skill(s, seat, army, NEVER_GIVE_UP) ? 1 : 2;
	return tw_table_mains(s, seat, army) - dead_mains(s, side, seat) < least;
}

/* TW-233 */
static bool is_destroyed(const struct totalwar *s, int side)
{
	const int ally = s->helper[side] - 1;
	return is_broken(s, side, s->side[side], s->host[side]) &&
	       (ally < 0 || is_broken(s, side, ally, s->helper_army[side]));
}

/* TW-234: 1 + the side that won, 0 for nobody. */
static int victor_of(const struct totalwar *s)
{
	const bool a = is_destroyed(s, 0), b = is_destroyed(s, 1);
	if (a || b)
		return a && b ? 0 : a ? 2 : 1;
	const int lost = dead_mains(s, 0, -1), killed = dead_mains(s, 1, -1);
	return killed > lost ? 1 : killed < lost ? 2 : 0;
}

/* TW-32, TW-33 */
static void score_victory(struct totalwar *s)
{
	const int side = s->victor - 1;
	if (!s->helper[side]) {
		tw_table_gain(s, s->side[side], s->total_victory ? 2 : 1);
	} else if (s->total_victory) {
		tw_table_gain(s, s->side[side], 1);
		tw_table_gain(s, s->helper[side] - 1, 1);
	}
}

void tw_step_AFTERMATH(struct totalwar *s)
{
	s->victor = (u8)victor_of(s);
	const int loser = s->victor == 1;
	s->total_victory = s->victor && is_destroyed(s, loser) && s->began[loser] >= 4;
	s->rewards = s->total_victory ? 2 : 1;
	flow_goto(s->flow, STEP_GROWTH);
	if (!s->victor)
		return;
	score_victory(s);
	if (tw_battle_in_zone(s, s->victor - 1, DEAD) > 0)
		flow_push(s->flow, PHASE_RECOVER);
}

/* TW-235 */
void tw_legal_RECOVER(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = s->victor == 2;
	(void)seat;
	for (int i = 0; i < LINE_COUNT; i++) {
		const int troop = tw_battle_troop(s, side, i);
		if (s->zone[side][i] == DEAD &&
		    tw_battle_find(s, side, troop, 1u << DEAD) == 1 + i)
			actions_add(out, action_make(VERB_RECOVER, troop, 0, 0));
	}
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_RECOVER(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = s->victor == 2;
	(void)seat;
	const int line = tw_battle_find(s, side, action_arg(a, 0), 1u << DEAD);
	if (action_verb(a) == VERB_PASS || !line)
		s->rewards = 0;
	else {
		s->zone[side][line - 1] = BESIDE;
		s->rewards--;
	}
	if (s->rewards == 0 || tw_battle_in_zone(s, side, DEAD) == 0)
		flow_pop(s->flow);
}

/* Takes the dead and the used special cards out of the armies, the last slots first. */
static void bury(struct totalwar *s, int side)
{
	for (int pick = PICK_MAX; pick > 0; pick--)
		for (int i = 0; i < LINE_COUNT; i++) {
			if (s->pick[side][i] != pick ||
			    (s->zone[side][i] != DEAD && s->zone[side][i] != USED_UP))
				continue;
			const bool ally = (pick - 1) & PICK_ALLY;
			tw_table_remove_slot(s, tw_battle_owner(s, side, i),
					     ally ? s->helper_army[side] : s->host[side],
					     (pick - 1) & (PICK_ALLY - 1));
		}
	memset(s->pick[side], 0, LINE_COUNT);
	memset(s->zone[side], 0, LINE_COUNT);
	tw_table_disband_if_broken(s, s->side[side], s->host[side]);
	if (s->helper[side])
		tw_table_disband_if_broken(s, s->helper[side] - 1, s->helper_army[side]);
}

static bool can_upgrade(const struct totalwar *s, int seat, int army, int troop)
{
	const int veteran = tw_rows_troop[troop].veteran;
	return veteran && tw_table_slot(s, seat, army, troop) != NO_ARMY &&
	       tw_table_left(s, seat, veteran) > 0;
}

/* TW-237 */
static void roll_growth(struct totalwar *s)
{
	const int seat = s->side[s->victor - 1], army = s->host[s->victor - 1];
	tw_roll_clear(s);
	flow_goto(s->flow, STEP_BATTLE_END);
	if (!s->at[seat][army] || !s->general[seat][army] ||
	    tw_table_stars(s, seat, army) >= STARS_MAX)
		return;
	tw_roll_add(s, 0, tw_table_general_die(tw_table_stars(s, seat, army)));
	tw_roll_start(s);
}

/* The dead are buried; then the victor's cards and general grow. */
void tw_step_GROWTH(struct totalwar *s)
{
	const bool buried = s->fight == NO_FIGHT;
	for (int side = 0; side < SIDE_COUNT && !buried; side++)
		bury(s, side);
	s->fight = NO_FIGHT;
	if (!s->victor) {
		flow_goto(s->flow, STEP_BATTLE_END);
		return;
	}
	if (buried) {
		roll_growth(s);
		return;
	}
	const int seat = s->side[s->victor - 1];
	s->rewards = (u8)((s->total_victory ? 2 : 1) +
			  (seat == ROME - 1 && works(s, ROM_L2))); /* TW-239 */
	struct actions list = { .count = 0 };
	flow_push(s->flow, PHASE_UPGRADE);
	tw_legal_UPGRADE(s, seat, &list);
	if (list.count == 1)
		flow_pop(s->flow); /* there is nothing to choose */
}

/* TW-236 */
void tw_legal_UPGRADE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int army = s->host[s->victor == 2];
	const u8 *cards = s->army[seat][army];
	for (int i = 0; i < SLOT_COUNT && cards[i]; i++)
		if (tw_table_slot(s, seat, army, cards[i]) == i &&
		    can_upgrade(s, seat, army, cards[i]))
			actions_add(out, action_make(VERB_UPGRADE, cards[i], 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_UPGRADE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int army = s->host[s->victor == 2], troop = action_arg(a, 0);
	if (action_verb(a) == VERB_PASS) {
		s->rewards = 0;
	} else {
		s->army[seat][army][tw_table_slot(s, seat, army, troop)] =
			tw_rows_troop[troop].veteran;
		s->rewards--;
	}
	if (s->rewards == 0)
		flow_pop(s->flow);
}

static bool host_stands(const struct totalwar *s, int side)
{
	return s->at[s->side[side]][s->host[side]] == s->field;
}

static bool helper_stands(const struct totalwar *s, int side)
{
	return s->helper[side] &&
	       s->at[s->helper[side] - 1][s->helper_army[side]] == s->field;
}

/* TW-184, TW-185: of the beaten, or after a tie of the attackers, and their allies. */
static int next_to_leave(const struct totalwar *s)
{
	const int loser = s->victor == 1;
	if (!host_stands(s, !loser) && !helper_stands(s, !loser))
		return 0;
	return host_stands(s, loser)	 ? FLEES_ATTACKER + loser
	       : helper_stands(s, loser) ? FLEES_ATTACKER + loser + FLEES_ALLY
					 : 0;
}

/* The general's growth, then the beaten leave the field (TW-184, TW-185). */
void tw_step_BATTLE_END(struct totalwar *s)
{
	const int face = s->face[0];
	tw_roll_clear(s);
	if (s->victor && (face == SKULL || face == CROSS)) {
		const int seat = s->side[s->victor - 1], army = s->host[s->victor - 1];
		const int stars = tw_table_stars(s, seat, army) + (face == SKULL ? 2 : 1);
		tw_loss_appoint(s, seat, army, stars < STARS_MAX ? stars : STARS_MAX);
		if (s->flow[0] == PHASE_APPOINT)
			return;
	}
	const int who = next_to_leave(s);
	if (who)
		tw_escape_must(s, who);
	else
		flow_pop(s->flow);
}
