/*
 * Windows: moments in which players may interrupt. Whether a seat is asked depends on
 * what all can see (its hand is not empty, it has not said "never"), not on the cards it
 * holds.
 */
#include "games/totalwar/totalwar.h"

static int willing(const struct totalwar *s, int window, int seats)
{
	int set = 0;
	for (int seat = 0; seat < s->players; seat++)
		if ((seats >> seat & 1) && !s->out[seat] && !s->hush[seat][window] &&
		    tw_table_hand_size(s, seat) > 0)
			set |= seat_bit(seat);
	return set;
}

/* TW-96: in turn order behind the active player; TW-100: the attacker before a battle. */
static int first_of(const struct totalwar *s, int seats)
{
	const int from =
		tw_round_position(s, s->active) + (s->window == WINDOW_PREP ? 0 : 1);
	for (int i = 0; i < s->players; i++) {
		const int seat = tw_round_seat(s, (from + i) % s->players);
		if (seats >> seat & 1)
			return seat;
	}
	return s->active;
}

void tw_window_open(struct totalwar *s, int window, int seats)
{
	s->window = (u8)window;
	s->waiting = (u8)willing(s, window, seats);
	if (!s->waiting)
		return;
	s->asked = (u8)first_of(s, s->waiting);
	flow_push(s->flow, PHASE_WINDOW);
}

void tw_window_offer(const struct totalwar *s, int seat, int window, struct actions *out)
{
	for (int card = 1; card < ACTION_CARD_COUNT; card++)
		if (s->hand[seat][card])
			tw_event_offer(s, seat, card, window, out);
}

refusal tw_window_refusal(const struct totalwar *s, int seat, int window, action a)
{
	struct actions list = { .count = 0 };
	if (!s->hand[seat][action_arg(a, 0)])
		return NOT_IN_YOUR_HAND;
	tw_event_offer(s, seat, action_arg(a, 0), window, &list);
	for (unsigned i = 0; i < list.count; i++)
		if (list.list[i] == a)
			return ALLOWED;
	return WRONG_WINDOW;
}

void tw_legal_WINDOW(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	tw_window_offer(s, seat, s->window, out);
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
	actions_add(out, action_make(VERB_NEVER, 0, 0, 0));
}

refusal tw_why_WINDOW(const void *state, int seat, action a)
{
	const struct totalwar *s = state;
	if (action_verb(a) == VERB_EVENT)
		return tw_window_refusal(s, seat, s->window, a);
	return a == action_make(VERB_PASS, 0, 0, 0) ||
			       a == action_make(VERB_NEVER, 0, 0, 0)
		       ? ALLOWED
		       : NOT_NOW;
}

/* Plays the event; the others may answer it with Ill Omens (TW-101). */
void tw_window_play(struct totalwar *s, int seat, action a, int window)
{
	const int card = action_arg(a, 0);
	s->event = tw_rows_action_card[card].event;
	s->event_by = (u8)seat;
	s->event_a = (u8)action_arg(a, 1);
	s->event_b = (u8)action_arg(a, 2);
	tw_table_discard(s, seat, card);
	if (s->event < 16)
		s->played[seat] = (u16)(s->played[seat] | 1u << s->event); /* TW-98 */
	if (window == WINDOW_PREP)					   /* TW-100 */
		s->waiting = (u8)(s->waiting |
				  willing(s, window,
					  seat_bit(s->side[0]) | seat_bit(s->side[1])));
	flow_push(s->flow, STEP_EVENT);
	s->omens_waiting = (u8)willing(s, WINDOW_OMENS, SEATS_ALL & ~seat_bit(seat));
	if (!s->omens_waiting)
		return;
	s->omens_asked = (u8)first_of(s, s->omens_waiting);
	flow_push(s->flow, PHASE_OMENS);
}

static void answer(struct totalwar *s, int seat)
{
	s->waiting = (u8)(s->waiting & ~seat_bit(seat));
	if (s->waiting)
		s->asked = (u8)first_of(s, s->waiting);
	else
		flow_pop(s->flow);
}

void tw_apply_WINDOW(void *state, int seat, action a)
{
	struct totalwar *s = state;
	if (action_verb(a) == VERB_EVENT) {
		tw_window_play(s, seat, a, s->window);
		return;
	}
	if (action_verb(a) == VERB_NEVER)
		s->hush[seat][s->window] = true; /* TW-97 */
	answer(s, seat);
}

/* Ill Omens */

bool tw_event_holds(const struct totalwar *s, int seat, int event, int *card)
{
	for (int c = 1; c < ACTION_CARD_COUNT; c++)
		if (s->hand[seat][c] && tw_rows_action_card[c].event == event) {
			*card = c;
			return true;
		}
	return false;
}

void tw_legal_OMENS(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	for (int card = 1; card < ACTION_CARD_COUNT; card++)
		if (s->hand[seat][card] && tw_rows_action_card[card].event == OMENS)
			actions_add(out, action_make(VERB_EVENT, card, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
	actions_add(out, action_make(VERB_NEVER, 0, 0, 0));
}

void tw_apply_OMENS(void *state, int seat, action a)
{
	struct totalwar *s = state;
	if (action_verb(a) == VERB_EVENT) {
		tw_table_discard(s, seat, action_arg(a, 0));
		s->event = NO_EVENT;
		s->omens_waiting = 0;
	} else if (action_verb(a) == VERB_NEVER) {
		s->hush[seat][WINDOW_OMENS] = true;
	}
	s->omens_waiting = (u8)(s->omens_waiting & ~seat_bit(seat));
	if (s->omens_waiting)
		s->omens_asked = (u8)first_of(s, s->omens_waiting);
	else
		flow_pop(s->flow);
}
