/* Cards between two forces, and what the end of a campaign turn does to them. */
#include "games/totalwar/totalwar.h"

static int other_of(const struct totalwar *s, int force)
{
	return s->force == force ? s->partner : s->force;
}

static bool can_shift(const struct totalwar *s, int seat, int troop, int army)
{
	const int from = other_of(s, 1 + army) - 1;
	if ((s->force != 1 + army && s->partner != 1 + army) || s->shifts >= SHIFTS_MAX ||
	    s->force >= NAVY_FORCE)
		return false;
	return tw_table_slot(s, seat, from, troop) != NO_ARMY &&
	       tw_table_has_room(s, seat, army, troop) &&
	       !tw_buy_meets_rival(s, seat, troop, army);
}

static bool can_cross(const struct totalwar *s, int seat, int ship, int navy)
{
	const int from = other_of(s, NAVY_FORCE + navy) - NAVY_FORCE;
	if (s->force < NAVY_FORCE || s->shifts >= SHIFTS_MAX ||
	    !s->navy[seat][from][ship] || tw_table_ships(s, seat, navy) >= SHIPS_MAX)
		return false;
	const int army = tw_table_carried(s, seat, from);
	return army == NO_ARMY ||
	       tw_table_size(s, seat, army) <= 2 * (tw_table_ships(s, seat, from) - 1);
}

void tw_legal_SHIFT(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	for (int ship = 1; s->force >= NAVY_FORCE && ship < SHIP_COUNT; ship++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (can_cross(s, seat, ship, navy))
				actions_add(out, action_make(VERB_CROSS, ship, navy, 0));
	for (int army = 0; s->force < NAVY_FORCE && army < ARMY_COUNT; army++) {
		if (s->force != 1 + army && s->partner != 1 + army)
			continue;
		const int from = other_of(s, 1 + army) - 1;
		const u8 *cards = s->army[seat][from];
		for (int i = 0; i < SLOT_COUNT && cards[i]; i++)
			if (tw_table_slot(s, seat, from, cards[i]) == i &&
			    can_shift(s, seat, cards[i], army))
				actions_add(out,
					    action_make(VERB_SHIFT, cards[i], army, 0));
	}
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

/* An empty force is gone, its general is spare; a broken army is lost (TW-42). */
static void settle_army(struct totalwar *s, int seat, int army)
{
	if (tw_table_size(s, seat, army) > 0) {
		tw_table_disband_if_broken(s, seat, army);
		return;
	}
	s->spare[s->general[seat][army]] = s->general[seat][army] != NO_GENERAL;
	tw_table_disband(s, seat, army);
}

static void finish_shift(struct totalwar *s, int seat)
{
	const int forces[2] = { s->force, s->partner };
	flow_pop(s->flow);
	for (int i = 0; i < 2; i++) {
		if (forces[i] < NAVY_FORCE)
			settle_army(s, seat, forces[i] - 1);
		else if (tw_table_ships(s, seat, forces[i] - NAVY_FORCE) == 0)
			tw_table_sink(s, seat, forces[i] - NAVY_FORCE);
	}
	s->partner = s->force = 0;
}

void tw_apply_SHIFT(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int what = action_arg(a, 0), to = action_arg(a, 1);
	if (action_verb(a) == VERB_DONE) {
		finish_shift(s, seat);
		return;
	}
	s->shifts++;
	if (action_verb(a) == VERB_CROSS) {
		s->navy[seat][other_of(s, NAVY_FORCE + to) - NAVY_FORCE][what]--;
		s->navy[seat][to][what]++;
		return;
	}
	const int from = other_of(s, 1 + to) - 1,
		  slot = tw_table_slot(s, seat, from, what);
	const int known = s->known[seat][from][slot];
	tw_table_remove_slot(s, seat, from, slot);
	tw_table_add(s, seat, to, what, known);
}

/* TW-44, TW-154: a second army in a region joins the first, as far as there is room. */
static void unite(struct totalwar *s, int seat, int army, int into)
{
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
		if (tw_table_has_room(s, seat, into, s->army[seat][army][i]) &&
		    !tw_buy_meets_rival(s, seat, s->army[seat][army][i], into))
			tw_table_add(s, seat, into, s->army[seat][army][i],
				     s->known[seat][army][i]);
	const int general = s->general[seat][army];
	if (general && !s->general[seat][into])
		s->general[seat][into] = (u8)general;
	else if (general)
		s->spare[general] = true;
	tw_table_disband(s, seat, army);
}

void tw_step_CAMPAIGN_END(struct totalwar *s)
{
	const int seat = s->active;
	for (int a = 0; a < ARMY_COUNT; a++)
		for (int b = a + 1; b < ARMY_COUNT; b++)
			if (is_region(s->at[seat][a]) &&
			    s->at[seat][a] == s->at[seat][b] && !s->aboard[seat][a] &&
			    !s->aboard[seat][b])
				unite(s, seat, b, a);
	const bool feuds = seat == BARBARIANS - 1 && !works(s, BAR_U1);
	s->feud = 0;
	flow_goto(s->flow, feuds ? STEP_INFIGHTING : STEP_CAMPAIGN_TURN);
}

/* Tribal infighting (TW-153) */

static const u8 pairs[6][2] = {
	{ 0, 1 }, { 0, 2 }, { 0, 3 }, { 1, 2 }, { 1, 3 }, { 2, 3 }
};

static bool are_adjacent(const struct totalwar *s, int seat, int a, int b)
{
	const int from = s->at[seat][a], to = s->at[seat][b];
	if (!is_region(from) || !is_region(to) || s->aboard[seat][a] ||
	    s->aboard[seat][b])
		return false;
	for (const struct near_row *n = tw_rows_near[from]; n->to; n++)
		if (n->to == to)
			return true;
	return false;
}

/* Each pair takes three steps: the roll, the losses of the one, those of the other. */
void tw_step_INFIGHTING(struct totalwar *s)
{
	const int seat = s->active, pair = s->feud / 3, part = s->feud % 3;
	if (pair >= 6) {
		tw_roll_clear(s);
		flow_goto(s->flow, STEP_CAMPAIGN_TURN);
		return;
	}
	const int a = pairs[pair][0], b = pairs[pair][1];
	if (part == 0 && !are_adjacent(s, seat, a, b)) {
		s->feud = (u8)(s->feud + 3);
		return;
	}
	s->feud++;
	if (part == 0) {
		tw_roll_clear(s);
		for (int i = 0; i < 4; i++)
			tw_roll_add(s, i / 2, RED);
		tw_roll_start(s);
	} else if (is_region(s->at[seat][part == 1 ? a : b])) {
		tw_loss_start(s, seat, part == 1 ? a : b, tw_roll_damage(s, 2 - part) / 2,
			      tw_roll_count(s, 2 - part, SIGN));
	}
}
