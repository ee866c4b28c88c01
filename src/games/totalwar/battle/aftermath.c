/* Determining the victor, and what victory brings (TW-233 to TW-239). */
#include "games/totalwar/words/tell.h"

static int dead_mains(const struct totalwar *s, int side, int owner)
{
	int n = 0;
	for (int i = 1; i < LINE_COUNT; i++)
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
	const int army = tw_battle_helper_army(s, side);
	return is_broken(s, side, s->side[side], s->host[side]) &&
	       (army == NO_ARMY || is_broken(s, side, s->helper[side] - 1, army));
}

/* TW-234: the side that won, -1 for nobody. */
static int victor_of(const struct totalwar *s)
{
	const bool a = is_destroyed(s, 0), b = is_destroyed(s, 1);
	if (a || b)
		return a && b ? -1 : a ? 1 : 0;
	const int lost = dead_mains(s, 0, -1), killed = dead_mains(s, 1, -1);
	return killed > lost ? 0 : killed < lost ? 1 : -1;
}

/* TW-32, TW-33 */
static void score_victory(struct totalwar *s, int side)
{
	const bool total = s->tally[side][TOTAL_VICTORY];
	const int why = total ? CAUSE_FOR_TOTAL_VICTORY : CAUSE_FOR_VICTORY;
	if (!s->helper[side]) {
		tw_table_gain(s, s->side[side], total ? 2 : 1, why);
	} else if (total) {
		tw_table_gain(s, s->side[side], 1, why);
		tw_table_gain(s, s->helper[side] - 1, 1, why);
	}
}

static void tell_battle(const struct totalwar *s, int victor)
{
	const bool destroyed[SIDE_COUNT] = { is_destroyed(s, 0), is_destroyed(s, 1) };
	tw_tell_battle(s, victor, dead_mains(s, 0, -1), dead_mains(s, 1, -1), destroyed);
}

void tw_step_AFTERMATH(struct totalwar *s)
{
	const int victor = victor_of(s);
	flow_goto(s->flow, STEP_BURIAL);
	if (victor < 0) {
		TELL(tell_battle(s, victor));
		return;
	}
	u8 *tally = s->tally[victor];
	tally[VICTOR] = true;
	tally[TOTAL_VICTORY] = is_destroyed(s, !victor) && s->tally[!victor][BEGAN] >= 4;
	TELL(tell_battle(s, victor));
	score_victory(s, victor);
	s->left = tally[TOTAL_VICTORY] ? 2 : 1;
	if (tw_battle_in_zone(s, victor, DEAD) > 0)
		flow_push(s->flow, PHASE_RECOVER);
}

/* TW-235 */
void tw_legal_RECOVER(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = tw_battle_victor(s);
	(void)seat;
	for (int i = 1; i < LINE_COUNT; i++) {
		const int troop = tw_battle_troop(s, side, i);
		if (s->zone[side][i] == DEAD &&
		    tw_battle_find(s, side, troop, 1u << DEAD) == i)
			actions_add(out, action_make(VERB_RECOVER, troop, 0, 0));
	}
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_RECOVER(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = tw_battle_victor(s);
	(void)seat;
	const int line = tw_battle_find(s, side, action_arg(a, 0), 1u << DEAD);
	if (action_verb(a) == VERB_PASS || !line) {
		s->left = 0;
	} else {
		s->zone[side][line] = BESIDE;
		s->left--;
		say(RECOVERED, tw_battle_owner(s, side, line), action_arg(a, 0));
	}
	if (s->left == 0 || tw_battle_in_zone(s, side, DEAD) == 0)
		flow_pop(s->flow);
}

ONE_REASON(RECOVER, NOT_OFFERED)

/* Takes the dead and the used special cards out of the armies, the last slots first. */
static void bury(struct totalwar *s, int side)
{
	const int ally = s->helper[side] - 1, helper = tw_battle_helper_army(s, side);
	TELL(tw_tell_dead(s, side));
	for (int line = LINE_COUNT - 1; line > 0; line--)
		if (s->zone[side][line] == DEAD || s->zone[side][line] == USED_UP)
			tw_table_remove_slot(s, tw_battle_owner(s, side, line),
					     is_ally_line(line) ? helper : s->host[side],
					     slot_of_line(line));
	memset(s->zone[side], NOT_THERE, LINE_COUNT);
	tw_table_disband_if_broken(s, s->side[side], s->host[side]);
	if (helper != NO_ARMY)
		tw_table_disband_if_broken(s, ally, helper);
}

static bool can_upgrade(const struct totalwar *s, int seat, int army, int troop)
{
	const int veteran = tw_rows_troop[troop].veteran;
	return veteran && tw_table_slot(s, seat, army, troop) != NO_ARMY &&
	       tw_table_left(s, seat, veteran) > 0;
}

static bool can_upgrade_any(const struct totalwar *s, int seat, int army)
{
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
		if (can_upgrade(s, seat, army, s->army[seat][army][i]))
			return true;
	return false;
}

/* The dead are buried; then the victor's cards and his general grow. */
void tw_step_BURIAL(struct totalwar *s)
{
	const int victor = tw_battle_victor(s);
	for (int side = 0; side < SIDE_COUNT; side++)
		bury(s, side);
	s->fight = NO_FIGHT;
	s->left = s->combats = s->acting = 0;
	flow_goto(s->flow, STEP_GROWTH);
	if (victor < 0)
		return;
	const int seat = s->side[victor];
	if (!can_upgrade_any(s, seat, s->host[victor]))
		return; /* there is nothing to choose */
	s->left = (u8)((s->tally[victor][TOTAL_VICTORY] ? 2 : 1) +
		       (seat == ROME - 1 && works(s, ROM_L2))); /* TW-239 */
	flow_push(s->flow, PHASE_UPGRADE);
}

/* TW-236 */
void tw_legal_UPGRADE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int army = s->host[tw_battle_victor(s)];
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
	const int army = s->host[tw_battle_victor(s)], troop = action_arg(a, 0);
	if (action_verb(a) == VERB_PASS) {
		s->left = 0;
	} else {
		const int slot = tw_table_slot(s, seat, army, troop);
		const int veteran = tw_rows_troop[troop].veteran;
		say_to(tw_tell_knowers(s, seat, army, slot), VETERAN, seat, troop,
		       veteran, army, 0);
		s->army[seat][army][slot] = (u8)veteran;
		s->left--;
	}
	if (s->left == 0)
		flow_pop(s->flow);
}

ONE_REASON(UPGRADE, NOT_IN_RESERVE)

/* TW-237 */
void tw_step_GROWTH(struct totalwar *s)
{
	const int victor = tw_battle_victor(s);
	tw_roll_clear(s);
	flow_goto(s->flow, STEP_BATTLE_END);
	if (victor < 0)
		return;
	const int seat = s->side[victor], army = s->host[victor];
	if (!s->at[seat][army] || !s->general[seat][army] ||
	    tw_table_stars(s, seat, army) >= STARS_MAX)
		return;
	tw_roll_add(s, 0, tw_table_general_die(tw_table_stars(s, seat, army)));
	tw_roll_start(s);
}

static bool host_stands(const struct totalwar *s, int side)
{
	return tw_table_is_on_land(s, s->side[side], s->host[side]) &&
	       s->at[s->side[side]][s->host[side]] == s->goal;
}

static bool helper_stands(const struct totalwar *s, int side)
{
	return tw_battle_helper_army(s, side) != NO_ARMY;
}

/* TW-184, TW-185: of the beaten, or after a tie of the attackers, and their allies. */
static bool make_leave(struct totalwar *s)
{
	const int loser = tw_battle_victor(s) == 0;
	if (!host_stands(s, !loser) && !helper_stands(s, !loser))
		return false;
	if (host_stands(s, loser)) {
		tw_escape_must(s, s->side[loser], s->host[loser]);
		return true;
	}
	if (!helper_stands(s, loser))
		return false;
	tw_escape_must(s, s->helper[loser] - 1, tw_battle_helper_army(s, loser));
	return true;
}

/* The general's growth, then the beaten leave the field. */
void tw_step_BATTLE_END(struct totalwar *s)
{
	const int face = s->face[0], victor = tw_battle_victor(s);
	tw_roll_clear(s);
	if (victor >= 0 && (face == SKULL || face == CROSS)) {
		const int seat = s->side[victor], army = s->host[victor];
		const int stars = tw_table_stars(s, seat, army) + (face == SKULL ? 2 : 1);
		tw_general_appoint(s, seat, army, stars < STARS_MAX ? stars : STARS_MAX);
		if (s->flow[0] == PHASE_APPOINT)
			return;
	}
	if (!make_leave(s))
		flow_pop(s->flow);
}
