/*
 * Allies who fight together (TW-215): the chief of a side asks an ally with an army on
 * the field, the ally agrees, and the chief composes one line of both armies. An ally
 * without a card in the line has not helped.
 */
#include "games/totalwar/words/tell.h"

/* Who could help a side: its allies on the field that are not the enemy's as well. */
static int candidates(const struct totalwar *s, int side)
{
	int seats = 0;
	for (int other = 0; other < s->players; other++)
		if (other != s->side[0] && other != s->side[1] &&
		    s->relation[s->side[side]][other] == ALLY &&
		    s->relation[s->side[!side]][other] != ALLY &&
		    s->helper[!side] != faction_of(other) &&
		    tw_table_army_at(s, other, s->goal) != NO_ARMY)
			seats |= seat_bit(other);
	return seats;
}

void tw_step_HELP(struct totalwar *s)
{
	while (tw_battle_next_side(s)) {
		s->waiting = (u8)candidates(s, acting_side(s));
		if (s->waiting) {
			flow_push(s->flow, PHASE_INVITE);
			return;
		}
	}
	flow_goto(s->flow, STEP_EXPERTS);
}

void tw_legal_INVITE(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	(void)seat;
	for (int other = 0; other < s->players; other++)
		if (s->waiting >> other & 1)
			actions_add(out, action_make(VERB_INVITE, other, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_INVITE(void *state, int seat, action a)
{
	struct totalwar *s = state;
	if (action_verb(a) == VERB_PASS) {
		s->waiting = 0;
		flow_pop(s->flow);
		return;
	}
	s->asked = (u8)action_arg(a, 0);
	say(INVITED, seat, s->asked);
	s->waiting = (u8)(s->waiting & ~seat_bit(s->asked));
	flow_goto(s->flow, PHASE_JOIN);
}

ONE_REASON(INVITE, NO_ALLY)

void tw_legal_JOIN(const void *state, int seat, struct actions *out)
{
	tw_legal_TREATY(state, seat, out);
}

void tw_apply_JOIN(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = acting_side(s);
	if (action_verb(a) != VERB_YES) {
		say(REFUSED, seat, ASKS_HELP, s->side[side]);
		if (s->waiting)
			flow_goto(s->flow, PHASE_INVITE);
		else
			flow_pop(s->flow);
		return;
	}
	s->waiting = 0;
	s->helper[side] = (u8)faction_of(seat);
	const int army = tw_battle_helper_army(s, side);
	say(AGREED, seat, ASKS_HELP, s->side[side]);
	tw_table_show(s, seat, army, seat_bit(s->side[side]));
	TELL(tw_tell_seen(s, s->side[side], seat, army, seat_bit(s->side[side])));
	flow_goto(s->flow, PHASE_MUSTER);
}

ONE_REASON(JOIN, NOT_OFFERED)

/* The line */

static bool has_room(const struct totalwar *s, int side, int troop)
{
	const int kind = card_kind(troop);
	int n = 0;
	for (int line = 1; line < LINE_COUNT; line++)
		n += s->zone[side][line] &&
		     card_kind(tw_battle_troop(s, side, line)) == kind;
	return n < tw_table_most[kind];
}

/* The slot of a card that is in the line, or is not; SLOT_COUNT if there is none. */
static int find_card(const struct totalwar *s, int side, int troop, bool of_ally)
{
	const int seat = of_ally ? s->helper[side] - 1 : s->side[side];
	const int army = of_ally ? tw_battle_helper_army(s, side) : s->host[side];
	int slot = 0;
	while (slot < SLOT_COUNT &&
	       !(s->army[seat][army][slot] == troop &&
		 (s->zone[side][line_of(slot, of_ally)] == NOT_THERE) == of_ally))
		slot++;
	return troop ? slot : SLOT_COUNT;
}

static int own_cards(const struct totalwar *s, int side)
{
	int n = 0;
	for (int slot = 0; slot < SLOT_COUNT; slot++)
		n += s->zone[side][line_of(slot, false)] != NOT_THERE;
	return n;
}

static refusal pick_refusal(const struct totalwar *s, int side, int troop)
{
	if (find_card(s, side, troop, true) == SLOT_COUNT)
		return NOT_OFFERED;
	return has_room(s, side, troop) ? ALLOWED : ARMY_FULL;
}

static refusal drop_refusal(const struct totalwar *s, int side, int troop)
{
	if (find_card(s, side, troop, false) == SLOT_COUNT)
		return NOT_OFFERED;
	return own_cards(s, side) > 1 ? ALLOWED : LINE_SHORT;
}

static bool can_pick_main(const struct totalwar *s, int side)
{
	const u8 *cards = s->army[s->helper[side] - 1][tw_battle_helper_army(s, side)];
	for (int i = 0; i < SLOT_COUNT && cards[i]; i++)
		if (is_main(cards[i]) && pick_refusal(s, side, cards[i]) == ALLOWED)
			return true;
	return false;
}

static refusal done_refusal(const struct totalwar *s, int side)
{
	return tw_battle_mains_in(s, side, IN_HAND) >= 2 || !can_pick_main(s, side)
		       ? ALLOWED
		       : LINE_SHORT;
}

refusal tw_why_MUSTER(const void *state, int seat, action a)
{
	const struct totalwar *s = state;
	const int side = acting_side(s);
	(void)seat;
	switch (action_verb(a)) {
	case VERB_PICK:
		return pick_refusal(s, side, action_arg(a, 0));
	case VERB_DROP:
		return drop_refusal(s, side, action_arg(a, 0));
	case VERB_DONE:
		return done_refusal(s, side);
	default:
		return NOT_NOW;
	}
}

static void offer_cards(const struct totalwar *s, int verb, int seat, int army,
			struct actions *out)
{
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		const action a = action_make(verb, s->army[seat][army][i], 0, 0);
		if (tw_table_slot(s, seat, army, s->army[seat][army][i]) == i &&
		    tw_why_MUSTER(s, seat, a) == ALLOWED)
			actions_add(out, a);
	}
}

void tw_legal_MUSTER(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = acting_side(s);
	offer_cards(s, VERB_PICK, s->helper[side] - 1, tw_battle_helper_army(s, side),
		    out);
	offer_cards(s, VERB_DROP, seat, s->host[side], out);
	if (done_refusal(s, side) == ALLOWED)
		actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

/* Who sends no card has not fought together with the chief. */
static void close_ranks(struct totalwar *s, int side)
{
	int cards = 0, of_ally = 0;
	for (int line = 1; line < LINE_COUNT; line++) {
		cards += s->zone[side][line] != NOT_THERE;
		of_ally += s->zone[side][line] != NOT_THERE && is_ally_line(line);
	}
	s->tally[side][BEGAN] = (u8)cards;
	if (of_ally)
		say(JOINED, s->helper[side] - 1, s->side[side], of_ally);
	if (of_ally)
		tw_table_relate(s, s->helper[side] - 1, s->side[!side], ENEMY);
	else
		s->helper[side] = NOBODY_HOME;
	flow_pop(s->flow);
}

static void tell_line(const struct totalwar *s, int side, int slot, bool picks)
{
	const int chief = s->side[side], ally = s->helper[side] - 1;
	const int owner = picks ? ally : chief;
	const int army = picks ? tw_battle_helper_army(s, side) : s->host[side];
	const seatset knowing =
		(seatset)(tw_tell_knowers(s, owner, army, slot) | seat_bit(chief));
	if (picks)
		say_to(knowing, PICKED, chief, s->army[owner][army][slot], ally);
	else
		say_to(knowing, DROPPED, chief, s->army[owner][army][slot]);
}

void tw_apply_MUSTER(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = acting_side(s);
	const bool picks = action_verb(a) == VERB_PICK;
	(void)seat;
	if (action_verb(a) == VERB_DONE) {
		close_ranks(s, side);
		return;
	}
	const int slot = find_card(s, side, action_arg(a, 0), picks);
	TELL(tell_line(s, side, slot, picks));
	s->zone[side][line_of(slot, picks)] = picks ? IN_HAND : NOT_THERE;
}
