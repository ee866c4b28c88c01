/*
 * Reorganising two forces in one place (TW-150). While cards change over, an army may
 * hold more of a kind than the limits allow; they hold at the end of the turn
 * (turnend.c). Cards bring their weariness: a force has no more MU left than those it
 * takes over from.
 */
#include "games/totalwar/words/tell.h"

int tw_force_place(const struct totalwar *s, int seat, int force)
{
	return is_navy_force(force) ? s->fleet[seat][navy_of_force(force)]
				    : s->at[seat][army_of_force(force)];
}

static bool is_carried(const struct totalwar *s, int seat, int force)
{
	return is_army_force(force) && s->aboard[seat][army_of_force(force)];
}

refusal tw_merge_refusal(const struct totalwar *s, int seat, int a, int b)
{
	if (a >= b || is_army_force(a) != is_army_force(b))
		return UNEQUAL;
	if (tw_force_refusal(s, seat, a) == NO_FORCE ||
	    tw_force_refusal(s, seat, b) == NO_FORCE)
		return NO_FORCE;
	const int place = tw_force_place(s, seat, a);
	if (place == IN_SPACE || is_carried(s, seat, a) || is_carried(s, seat, b) ||
	    tw_force_place(s, seat, b) != place)
		return NOT_TOGETHER;
	if (s->march[a][BEATEN] || s->march[b][BEATEN])
		return IS_BEATEN;
	return s->march[a][MU] && s->march[b][MU] ? ALLOWED : NO_MU;
}

void tw_merge_start(struct totalwar *s, int a, int b)
{
	s->partner = (u8)b;
	s->left = SHIFTS_MAX;
	s->march[a][MU]--;
	s->march[b][MU]--;
	say(REORGANISED, s->active, a, b, tw_force_place(s, s->active, a));
	flow_push(s->flow, PHASE_SHIFT);
}

static int other_of(const struct totalwar *s, int force)
{
	return s->force == force ? s->partner : s->force;
}

static bool takes_part(const struct totalwar *s, int force)
{
	return s->force == force || s->partner == force;
}

static refusal shift_refusal(const struct totalwar *s, int seat, int troop, int army)
{
	if (army >= ARMY_COUNT || !takes_part(s, force_of_army(army)))
		return NOT_PART;
	const int from = army_of_force(other_of(s, force_of_army(army)));
	if (!troop || tw_table_slot(s, seat, from, troop) == NO_ARMY)
		return NOT_OFFERED;
	if (!s->left)
		return NO_MOVES_LEFT;
	if (tw_table_size(s, seat, army) == SLOT_COUNT)
		return ARMY_FULL;
	return tw_buy_meets_rival(s, seat, troop, army) ? DISUNITED : ALLOWED;
}

static refusal cross_refusal(const struct totalwar *s, int seat, int ship, int navy)
{
	if (navy >= NAVY_COUNT || !takes_part(s, force_of_navy(navy)))
		return NOT_PART;
	const int from = navy_of_force(other_of(s, force_of_navy(navy)));
	if (!ship || ship >= SHIP_COUNT || !s->navy[seat][from][ship])
		return NOT_OFFERED;
	return s->left ? ALLOWED : NO_MOVES_LEFT;
}

static bool is_overloaded(const struct totalwar *s, int seat, int force)
{
	if (!is_navy_force(force))
		return false;
	const int navy = navy_of_force(force), ships = tw_table_ships(s, seat, navy);
	const int army = tw_table_carried(s, seat, navy);
	return ships > SHIPS_MAX ||
	       (army != NO_ARMY && tw_table_size(s, seat, army) > 2 * ships);
}

/* A navy that has become too large or too small at the last change is put right first. */
static refusal done_refusal(const struct totalwar *s, int seat)
{
	return s->left && (is_overloaded(s, seat, s->force) ||
			   is_overloaded(s, seat, s->partner))
		       ? OVERLOADED
		       : ALLOWED;
}

refusal tw_why_SHIFT(const void *state, int seat, action a)
{
	const int what = action_arg(a, 0), to = action_arg(a, 1);
	switch (action_verb(a)) {
	case VERB_SHIFT:
		return shift_refusal(state, seat, what, to);
	case VERB_CROSS:
		return cross_refusal(state, seat, what, to);
	case VERB_DONE:
		return done_refusal(state, seat);
	default:
		return NOT_NOW;
	}
}

void tw_legal_SHIFT(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	for (int ship = 1; is_navy_force(s->force) && ship < SHIP_COUNT; ship++)
		for (int navy = 0; navy < NAVY_COUNT; navy++)
			if (cross_refusal(s, seat, ship, navy) == ALLOWED)
				actions_add(out, action_make(VERB_CROSS, ship, navy, 0));
	for (int army = 0; is_army_force(s->force) && army < ARMY_COUNT; army++) {
		if (!takes_part(s, force_of_army(army)))
			continue;
		const int from = army_of_force(other_of(s, force_of_army(army)));
		const u8 *cards = s->army[seat][from];
		for (int i = 0; i < SLOT_COUNT && cards[i]; i++)
			if (tw_table_slot(s, seat, from, cards[i]) == i &&
			    shift_refusal(s, seat, cards[i], army) == ALLOWED)
				actions_add(out,
					    action_make(VERB_SHIFT, cards[i], army, 0));
	}
	if (done_refusal(s, seat) == ALLOWED)
		actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

/* TW-157: the lesser MU count; foot soldiers slow riders down. */
static void tire(struct totalwar *s, int force, int from, int speed_before, int speed)
{
	u8 *mu = &s->march[force][MU];
	const int slower = speed_before - speed;
	if (slower > 0)
		*mu = (u8)(*mu > slower ? *mu - slower : 0);
	if (*mu > s->march[from][MU])
		*mu = s->march[from][MU];
}

static void shift(struct totalwar *s, int seat, int troop, int to)
{
	const int force = force_of_army(to), giver = other_of(s, force);
	const int from = army_of_force(giver), slot = tw_table_slot(s, seat, from, troop);
	const int known = s->known[seat][from][slot];
	const int before = tw_campaign_mu(s, seat, to);
	say_to(tw_tell_knowers(s, seat, from, slot), SHIFTED, seat, troop, from, to);
	tw_table_remove_slot(s, seat, from, slot);
	tw_table_add(s, seat, to, troop, known);
	tire(s, force, giver, before, tw_campaign_mu(s, seat, to));
}

static void cross(struct totalwar *s, int seat, int ship, int to)
{
	const int force = force_of_navy(to), giver = other_of(s, force);
	say(CROSSED, seat, ship, navy_of_force(giver), to);
	s->navy[seat][navy_of_force(giver)][ship]--;
	s->navy[seat][to][ship]++;
	tire(s, force, giver, 0, 0);
}

/* An empty force is gone, its general is spare; a broken army is lost (TW-42). */
static void settle_army(struct totalwar *s, int seat, int army)
{
	if (tw_table_size(s, seat, army) > 0) {
		tw_table_disband_if_broken(s, seat, army);
		return;
	}
	const int general = s->general[seat][army];
	s->spare[general] = general != NO_GENERAL;
	if (general)
		say(SPARE, seat, general, tw_rows_general[general].stars);
	tw_table_disband(s, seat, army, CAUSE_NO_CARDS_LEFT);
}

/* With no change left a navy that is still too large loses what is beyond its room. */
static void settle_navy(struct totalwar *s, int seat, int navy)
{
	for (int ship = 1; ship < SHIP_COUNT; ship++)
		while (tw_table_ships(s, seat, navy) > SHIPS_MAX &&
		       s->navy[seat][navy][ship]) {
			say(SHIP_LOST, seat, ship, navy, s->fleet[seat][navy], NO_CAUSE);
			s->navy[seat][navy][ship]--;
		}
	if (tw_table_ships(s, seat, navy) == 0)
		tw_table_sink(s, seat, navy, CAUSE_NO_SHIPS_LEFT);
}

static void finish(struct totalwar *s, int seat)
{
	const int forces[2] = { s->force, s->partner };
	flow_pop(s->flow);
	s->partner = NO_FORCE_MOVES;
	s->left = 0;
	for (int i = 0; i < 2; i++) {
		if (is_army_force(forces[i]))
			settle_army(s, seat, army_of_force(forces[i]));
		else
			settle_navy(s, seat, navy_of_force(forces[i]));
	}
}

void tw_apply_SHIFT(void *state, int seat, action a)
{
	struct totalwar *s = state;
	if (action_verb(a) == VERB_DONE) {
		finish(s, seat);
		return;
	}
	s->left--;
	if (action_verb(a) == VERB_CROSS)
		cross(s, seat, action_arg(a, 0), action_arg(a, 1));
	else
		shift(s, seat, action_arg(a, 0), action_arg(a, 1));
}
