/* Giving the orders of a card, rallying, and the reserve that waits off the field. */
#include "games/ancients/ancients.h"

static hexset own_pieces(const struct ancients *s)
{
	return cc_field_units(s, s->active) | cc_field_leaders(s, s->active);
}

/* CC-150: the next of the reserve, on the enemy's edge in the section of the card,
 * instead of other orders, not in the first turn. */
static refusal enter_refusal(const struct ancients *s, int hex)
{
	const int seat = s->active, edge = seat == TOP ? HEX_ROWS - 1 : 0;
	const struct card_row *card = orders_of(s);
	if (!has_special(s, seat, SPECIAL_AMBUSH) || !card->inspires ||
	    !s->reserve[seat][0] || s->turn <= SEAT_COUNT)
		return NO_RESERVE;
	hexset others =
		cc_field_ordered(s, ORDER_UNIT) | cc_field_ordered(s, ORDER_LEADER);
	while (others)
		if (!(s->tired[hexset_take(&others)] & ENTERING))
			return NO_RESERVE;
	const bool fits = hexes_row(hex) == edge &&
			  cc_field_sections(seat, hex) & cc_orders_sections(s) &&
			  !s->unit[hex] && !s->leader[hex] &&
			  cc_field_can_enter(s, s->reserve[seat][0], hex);
	return fits ? ALLOWED : NO_RESERVE;
}

static bool is_entering(const struct ancients *s, hexset ordered)
{
	while (ordered)
		if (s->tired[hexset_take(&ordered)] & ENTERING)
			return true;
	return false;
}

/* CC-150: whoever comes out of the ambush takes all orders of the card. */
static struct cc_ordering orders_so_far(const struct ancients *s)
{
	struct cc_ordering o = cc_orders_so_far(s);
	if (s->reserve[s->active][0] || has_special(s, s->active, SPECIAL_AMBUSH))
		o.is_taken = orders_of(s)->inspires && is_entering(s, o.ordered);
	return o;
}

static refusal order_refusal(const struct ancients *s, const struct cc_ordering *o,
			     int hex)
{
	return o->is_taken ? NO_ORDERS_LEFT : cc_orders_refusal(s, o, hex);
}

void cc_legal_ORDER(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	const struct cc_ordering o = orders_so_far(s);
	(void)seat;
	for (hexset all = own_pieces(s); all;) {
		const int hex = hexset_take(&all);
		if (order_refusal(s, &o, hex) == ALLOWED)
			actions_add(out, action_make(VERB_ORDER, hex, 0, 0));
		if (s->leader[hex] && cc_orders_lead_refusal(s, &o, hex) == ALLOWED)
			actions_add(out, action_make(VERB_LEAD, hex, 0, 0));
	}
	if (s->reserve[s->active][0])
		for (int hex = 0; hex < HEX_COUNT; hex++)
			if (enter_refusal(s, hex) == ALLOWED)
				actions_add(out, action_make(VERB_ENTER, hex, 0, 0));
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

/* Whether there is anything but `done`. */
bool cc_orders_possible(struct ancients *s)
{
	const struct cc_ordering o = orders_so_far(s);
	for (hexset all = own_pieces(s); all;) {
		const int hex = hexset_take(&all);
		if (order_refusal(s, &o, hex) == ALLOWED ||
		    (s->leader[hex] && cc_orders_lead_refusal(s, &o, hex) == ALLOWED))
			return true;
	}
	for (int hex = 0; s->reserve[s->active][0] && hex < HEX_COUNT; hex++)
		if (enter_refusal(s, hex) == ALLOWED)
			return true;
	return false;
}

refusal cc_why_ORDER(const void *state, int seat, action a)
{
	const struct ancients *s = state;
	const struct cc_ordering o = orders_so_far(s);
	(void)seat;
	switch (action_verb(a)) {
	case VERB_DONE:
		return ALLOWED;
	case VERB_ORDER:
		return order_refusal(s, &o, action_arg(a, 0));
	case VERB_LEAD:
		return cc_orders_lead_refusal(s, &o, action_arg(a, 0));
	case VERB_ENTER:
		return enter_refusal(s, action_arg(a, 0));
	default:
		return NOT_NOW;
	}
}

/* CC-43: a symbol is used up before a helmet. */
static void use_die(struct ancients *s, int hex, bool for_leader)
{
	const int symbol = unit_at(s, hex)->symbol;
	const bool by_symbol = !for_leader && s->unit[hex] && s->face[symbol];
	s->face[by_symbol ? symbol : HELMET]--;
}

/* CC-42: where Leadership Any Section was used; a Counter Attack must follow it there. */
static void note_section(struct ancients *s, int hex)
{
	if (s->orders == LEADERSHIP && !s->section[s->active])
		s->section[s->active] = (u8)cc_field_sections(s->active, hex);
}

static void give_order(struct ancients *s, int hex, bool to_leader)
{
	const bool had_none =
		!cc_field_ordered(s, ORDER_UNIT) && !cc_field_ordered(s, ORDER_LEADER);
	const struct card_row *card = orders_of(s);
	if (card->rolls)
		use_die(s, hex, to_leader);
	if (s->left)
		s->left--;
	note_section(s, hex);
	s->order[hex] |= to_leader || !s->unit[hex] ? ORDER_LEADER : ORDER_UNIT;
	const bool leads = s->leader[hex] && !leader_at(s, hex)->poor;
	if (card->inspires && had_none && !leads)
		s->left = 0; /* CC-37, CC-96 */
	if (to_leader || !s->unit[hex])
		say(ORDERED_LEADER, s->active, s->leader[hex], hex);
	else
		say(ORDERED, s->active, s->unit[hex], hex, s->leader[hex]);
}

/* CC-150: being set on counts as the first hex of its move, on ground as it is. */
static void bring_on(struct ancients *s, int hex)
{
	const int seat = s->active, kind = s->reserve[seat][0];
	memmove(s->reserve[seat], s->reserve[seat] + 1, PLACE_COUNT - 1);
	s->reserve[seat][PLACE_COUNT - 1] = NO_KIND;
	s->unit[hex] = (u8)(kind | seat << SIDE_BIT);
	s->blocks[hex] = ancients_units[kind].blocks;
	s->order[hex] = ORDER_UNIT;
	note_section(s, hex);
	s->moved[hex] = 1;
	s->tired[hex] = (u8)(ENTERING | cc_moves_tire(s, hex, 1));
	if (!(ground_at(s, hex)->stops & ancients_units[kind].traits))
		s->tired[hex] &= (u8)~NO_MOVE;
	say(ENTERED, seat, s->unit[hex], s->blocks[hex], hex);
	cc_marsh_enter(s, hex);
}

/* CC-150: when all of them are there, with whom is he? */
bool cc_orders_leader_waits(const struct ancients *s)
{
	const hexset led = hexes_nonzero(s->leader);
	return !s->reserve[s->active][0] && s->waiting[s->active][0] &&
	       is_entering(s, cc_field_ordered(s, ORDER_UNIT) & ~led);
}

void cc_apply_ORDER(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	if (action_verb(a) == VERB_DONE)
		cc_orders_done(s);
	else if (action_verb(a) == VERB_ENTER)
		bring_on(s, action_arg(a, 0));
	else
		give_order(s, action_arg(a, 0), action_verb(a) == VERB_LEAD);
}

/* Rally (CC-45) */

static refusal rally_refusal(const struct ancients *s, int hex)
{
	if (!has_unit(s, s->active, hex))
		return NO_PIECE;
	if (is_full(s, hex) || unit_at(s, hex)->traits & NO_RALLY)
		return NOT_HURT;
	const hexset near = hexes_next_to(hex) | hexset_of(hex);
	if (!(near & cc_field_leaders(s, s->active)))
		return NO_LEADER_NEAR;
	return s->face[unit_at(s, hex)->symbol] || s->face[HELMET] ? ALLOWED : NO_SYMBOL;
}

void cc_legal_RALLY(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	for (hexset units = cc_field_units(s, seat); units;) {
		const int hex = hexset_take(&units);
		if (rally_refusal(s, hex) == ALLOWED)
			actions_add(out, action_make(VERB_RALLY, hex, 0, 0));
	}
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

refusal cc_why_RALLY(const void *state, int seat, action a)
{
	(void)seat;
	if (action_verb(a) == VERB_DONE)
		return ALLOWED;
	return action_verb(a) == VERB_RALLY ? rally_refusal(state, action_arg(a, 0))
					    : NOT_NOW;
}

void cc_apply_RALLY(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	if (action_verb(a) == VERB_DONE) {
		cc_moves_begin(s);
		return;
	}
	const int hex = action_arg(a, 0);
	use_die(s, hex, false);
	s->blocks[hex]++;
	s->order[hex] = ORDER_UNIT;
	say(RALLIED, s->active, s->unit[hex], hex, s->blocks[hex]);
}

/* Placing leaders (CC-158): before the battle, or with the men of an ambush. */

static bool can_take_leader(const struct ancients *s, int seat, int hex)
{
	const bool in_battle = s->flow[1] != NO_PHASE;
	return cc_setup_takes_leader(s, seat, hex) &&
	       (!in_battle || (s->unit[hex] && s->tired[hex] & ENTERING));
}

void cc_legal_PLACE(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	for (int hex = 0; hex < HEX_COUNT; hex++)
		if (can_take_leader(s, seat, hex))
			actions_add(out,
				    action_make(VERB_PLACE, s->waiting[seat][0], hex, 0));
}

refusal cc_why_PLACE(const void *state, int seat, action a)
{
	const struct ancients *s = state;
	if (action_verb(a) != VERB_PLACE)
		return NOT_NOW;
	const bool fits = action_arg(a, 0) == s->waiting[seat][0] &&
			  can_take_leader(s, seat, action_arg(a, 1));
	return fits ? ALLOWED : NO_PLACE;
}

void cc_apply_PLACE(void *state, int seat, action a)
{
	struct ancients *s = state;
	const int hex = action_arg(a, 1);
	s->leader[hex] = (u8)(action_arg(a, 0) | seat << LEADER_SIDE_BIT);
	memmove(s->waiting[seat], s->waiting[seat] + 1, PLACE_COUNT - 1);
	s->waiting[seat][PLACE_COUNT - 1] = NO_LEADER;
	say(PLACED, seat, s->leader[hex], hex, s->unit[hex]);
	if (s->flow[1] != NO_PHASE)
		flow_pop(s->flow);
	else
		cc_setup_ready(s);
}
