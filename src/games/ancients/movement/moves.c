/* Movement of the pieces that were ordered, one by one (CC-50 to CC-58). */
#include "games/ancients/combat/losses.h"
#include "games/ancients/words/tell.h"

static bool may_move(const struct ancients *s, int hex)
{
	return !(s->tired[hex] & NO_MOVE);
}

void cc_moves_begin(struct ancients *s)
{
	flow_goto(s->flow, PHASE_MOVE);
	if (events_are_heard)
		cc_tell_phase(s);
}

/* CC-34: what it moved before does not count any more. */
void cc_moves_again(struct ancients *s)
{
	s->second = true;
	s->stage = STAGE_NONE;
	memset(s->moved, 0, sizeof s->moved);
	memset(s->tired, 0, sizeof s->tired);
	cc_moves_begin(s);
}

/* CC-155: who came out of the ambush and did not go on has stopped where it stands. */
static void stop_entering(struct ancients *s)
{
	for (hexset units = cc_field_ordered(s, ORDER_UNIT); units;) {
		const int hex = hexset_take(&units);
		if (s->tired[hex] & ENTERING)
			cc_combat_stormed(s, hex);
	}
}

void cc_moves_end(struct ancients *s)
{
	stop_entering(s);
	if (s->second)
		cc_turn_end(s);
	else
		cc_battle_begin(s);
}

bool cc_moves_possible(struct ancients *s)
{
	hexset all = cc_field_ordered(s, ORDER_UNIT) | cc_field_ordered(s, ORDER_LEADER);
	while (all)
		if (may_move(s, hexset_take(&all)))
			return true;
	return false;
}

/* CC-154: off the enemy's edge, from the centre or the right, with a hex of movement
 * left; off the field nobody can be fought (CC-54). */
static bool can_exit(const struct ancients *s, const struct cc_view *v, int hex)
{
	const int seat = unit_side(s, hex), edge = seat == BOTTOM ? 0 : HEX_ROWS - 1;
	if (!has_special(s, seat, SPECIAL_EXITS))
		return false;
	const int hexes = cc_reach_calm(s, hex, cc_reach_allowance(s, hex));
	const hexset stops = cc_field_stops(s, unit_at(s, hex)->traits);
	hexset ring[STEPS_MAX + 1];
	cc_reach_rings(s, v, hex, ring);
	hexset from = hexes > 0 ? hexset_of(hex) : 0;
	for (int n = 1; n < hexes; n++)
		from |= ring[n] & ~stops & ~v->leaders;
	while (from) {
		const int at = hexset_take(&from);
		if (hexes_row(at) == edge &&
		    cc_field_sections(seat, at) & (CENTRE | RIGHT))
			return true;
	}
	return false;
}

void cc_legal_MOVE(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	const struct cc_view v = cc_reach_view(s, s->active);
	(void)seat;
	hexset all = cc_field_ordered(s, ORDER_UNIT) | cc_field_ordered(s, ORDER_LEADER);
	while (all) {
		const int hex = hexset_take(&all);
		hexset ring[STEPS_MAX + 1];
		if (!may_move(s, hex))
			continue;
		if (s->order[hex] & ORDER_UNIT)
			offer_to(VERB_MOVE, hex, cc_reach_rings(s, &v, hex, ring), out);
		if (s->order[hex] & ORDER_LEADER)
			offer_to(s->unit[hex] ? VERB_SEND : VERB_MOVE, hex,
				 cc_reach_leader(s, &v, hex), out);
		if (s->order[hex] & ORDER_UNIT && can_exit(s, &v, hex))
			actions_add(out, action_make(VERB_EXIT, hex, 0, 0));
	}
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

static refusal move_refusal(const struct ancients *s, int verb, int from, int to)
{
	const bool by_leader = verb == VERB_SEND || !s->unit[from];
	const struct cc_view v = cc_reach_view(s, s->active);
	hexset ring[STEPS_MAX + 1];
	if (verb == VERB_SEND && !s->unit[from])
		return NOT_ORDERED;
	if (!(s->order[from] & (by_leader ? ORDER_LEADER : ORDER_UNIT)))
		return NOT_ORDERED;
	if (!may_move(s, from))
		return MOVED_ALREADY;
	if (verb == VERB_EXIT)
		return !by_leader && can_exit(s, &v, from) ? ALLOWED : NO_EXIT;
	const hexset reach = by_leader ? cc_reach_leader(s, &v, from)
				       : cc_reach_rings(s, &v, from, ring);
	return hexset_has(reach, to) ? ALLOWED : OUT_OF_REACH;
}

refusal cc_why_MOVE(const void *state, int seat, action a)
{
	const int verb = action_verb(a);
	(void)seat;
	if (verb == VERB_DONE)
		return ALLOWED;
	if (verb != VERB_MOVE && verb != VERB_SEND && verb != VERB_EXIT)
		return NOT_NOW;
	return move_refusal(state, verb, action_arg(a, 0), action_arg(a, 1));
}

/* CC-53 to CC-55, CC-120, CC-121: what a move costs the unit in battle. */
unsigned cc_moves_tire(const struct ancients *s, int hex, int hexes)
{
	const struct unit_row *row = unit_at(s, hex);
	unsigned tired = NO_MOVE;
	if (row->traits & SLOW ||
	    (row->traits & NO_BATTLE_AFTER_2 && hexes > 1 && !orders_of(s)->hurries))
		tired |= NO_BATTLE;
	if (s->terrain[hex] == FOREST && !is_nimble(s, hex))
		tired |= NO_BATTLE;
	if (s->terrain[hex] == BROKEN && row->traits & MOUNTED)
		tired |= NO_BATTLE;
	if (row->traits & CHARGES && hexes > row->move)
		tired |= CHARGING;
	return tired;
}

static void move_unit(struct ancients *s, int from, int to)
{
	const struct cc_view v = cc_reach_view(s, s->active);
	hexset ring[STEPS_MAX + 1];
	cc_reach_rings(s, &v, from, ring);
	int hexes = 1;
	while (!hexset_has(ring[hexes], to))
		hexes++;
	if (s->tired[from] & ENTERING)
		hexes += s->moved[from];
	cc_field_carry(s, from, to);
	s->moved[to] = (u8)hexes;
	s->tired[to] = (u8)cc_moves_tire(s, to, hexes);
	say_way(s, EVENT_MOVED, from, to);
	cc_combat_stormed(s, to);
	cc_marsh_enter(s, to);
}

/* CC-57: the unit a leader joins has done with moving. */
static void move_leader(struct ancients *s, int from, int to)
{
	s->leader[to] = (u8)cc_field_take_leader(s, from);
	s->tired[to] |= NO_MOVE;
	say(SENT, s->active, s->leader[to], from, to);
	if (!s->unit[to])
		s->order[to] = ORDER_LEADER;
	cc_marsh_enter_leader(s, to);
}

/* CC-154 */
static void leave_field(struct ancients *s, int hex)
{
	const int seat = unit_side(s, hex);
	say(EXITED, seat, s->unit[hex], hex, s->leader[hex]);
	cc_field_remove(s, hex);
	cc_losses_spare_leader(s, cc_field_take_leader(s, hex));
	cc_losses_banner(s, seat, FOR_EXIT);
}

void cc_apply_MOVE(void *state, int seat, action a)
{
	struct ancients *s = state;
	const int from = action_arg(a, 0), to = action_arg(a, 1);
	(void)seat;
	if (action_verb(a) == VERB_DONE)
		cc_moves_end(s);
	else if (action_verb(a) == VERB_EXIT)
		leave_field(s, from);
	else if (action_verb(a) == VERB_SEND || !s->unit[from])
		move_leader(s, from, to);
	else
		move_unit(s, from, to);
}
