/*
 * Windows: moments in which players may interrupt. Whether a seat is asked depends on
 * what all can see (its hand is not empty, it has not said "never"), not on the cards it
 * holds. Which window is open is told by the step that waits below it.
 */
#include "games/totalwar/words/tell.h"

static const u8 window_above[PHASE_COUNT] = {
	[STEP_DEED] = WINDOW_ACTION,	       [STEP_AGENT_FATE] = WINDOW_SAFE,
	[STEP_TAXES_END] = WINDOW_TAXES,       [PHASE_CAMPAIGN] = WINDOW_CAMPAIGN,
	[STEP_CAMPAIGN_END] = WINDOW_CAMPAIGN, [STEP_AVOID_FAILED] = WINDOW_AVOID,
	[STEP_AVOIDED] = WINDOW_CUT,	       [STEP_PREPARED] = WINDOW_PREP,
	[STEP_HARM] = WINDOW_COMBAT,	       [STEP_STRUCK_HARM] = WINDOW_COMBAT,
	[STEP_GARRISON] = WINDOW_ASSAULT,      [STEP_NAVAL] = WINDOW_NAVAL,
};

int tw_window_now(const struct totalwar *s)
{
	for (int i = 0; i + 1 < DEPTH_COUNT; i++)
		if (s->flow[i] == PHASE_WINDOW)
			return window_above[s->flow[i + 1]];
	return NO_WINDOW;
}

static int willing(const struct totalwar *s, int window, int seats)
{
	int set = 0;
	for (int seat = 0; seat < s->players; seat++)
		if ((seats >> seat & 1) && !s->out[seat] && !s->hush[seat][window] &&
		    tw_table_hand_size(s, seat) > 0)
			set |= seat_bit(seat);
	return set;
}

/* TW-96: in turn order after the active player; TW-100: the attacker before a battle. */
int tw_window_first(const struct totalwar *s, int seats, int window)
{
	const int from =
		tw_round_position(s, s->active) + (window == WINDOW_PREP ? 0 : 1);
	for (int i = 0; i < s->players; i++) {
		const int seat = tw_round_seat(s, (from + i) % s->players);
		if (seats >> seat & 1)
			return seat;
	}
	return s->active;
}

void tw_window_open(struct totalwar *s, int window, int seats)
{
	s->waiting = (u8)willing(s, window, seats);
	if (!s->waiting)
		return;
	s->asked = (u8)tw_window_first(s, s->waiting, window);
	flow_push(s->flow, PHASE_WINDOW);
}

void tw_window_offer(const struct totalwar *s, int seat, int window, struct actions *out)
{
	for (uint64_t rest = hand_of(s, seat); rest; rest &= rest - 1)
		tw_event_offer(s, seat, __builtin_ctzll(rest), window, out);
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
	tw_window_offer(state, seat, tw_window_now(state), out);
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
	actions_add(out, action_make(VERB_NEVER, 0, 0, 0));
}

refusal tw_why_WINDOW(const void *state, int seat, action a)
{
	if (action_verb(a) == VERB_EVENT || action_verb(a) == VERB_AIM)
		return tw_window_refusal(state, seat, tw_window_now(state), a);
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
	s->event_target = (u8)action_arg(a, 1);
	if (tw_rows_event_card[s->event].windows & (IN_PREP | IN_COMBAT | IN_ASSAULT))
		s->played[seat][s->event] = true; /* TW-98 */
	tw_table_discard(s, seat, card);
	say(PLAYED, seat, s->event, card, s->event_target);
	if (window == WINDOW_PREP) /* TW-100 */
		s->waiting = (u8)(s->waiting |
				  willing(s, window,
					  seat_bit(s->side[0]) | seat_bit(s->side[1])));
	flow_push(s->flow, STEP_EVENT);
	s->omens_waiting = (u8)willing(s, WINDOW_OMENS, SEATS_ALL & ~seat_bit(seat));
	if (s->omens_waiting)
		flow_push(s->flow, PHASE_OMENS);
}

static void answer(struct totalwar *s, int seat)
{
	s->waiting = (u8)(s->waiting & ~seat_bit(seat));
	if (s->waiting)
		s->asked = (u8)tw_window_first(s, s->waiting, tw_window_now(s));
	else
		flow_pop(s->flow);
}

/* TW-96: nobody is asked who holds no card any more. */
bool tw_window_settle(struct totalwar *s)
{
	if (s->flow[0] != PHASE_WINDOW || tw_table_hand_size(s, s->asked) > 0)
		return false;
	answer(s, s->asked);
	return true;
}

void tw_apply_WINDOW(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int window = tw_window_now(s);
	if (action_verb(a) == VERB_EVENT || action_verb(a) == VERB_AIM) {
		tw_window_play(s, seat, a, window);
		return;
	}
	if (action_verb(a) == VERB_NEVER)
		s->hush[seat][window] = true; /* TW-97 */
	answer(s, seat);
}

/* Ill Omens */

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
		say(OMENS, seat, s->event, action_arg(a, 0));
		s->event = NO_EVENT;
		s->omens_waiting = 0;
	} else if (action_verb(a) == VERB_NEVER) {
		s->hush[seat][WINDOW_OMENS] = true;
	}
	s->omens_waiting = (u8)(s->omens_waiting & ~seat_bit(seat));
	if (!s->omens_waiting)
		flow_pop(s->flow);
}

/* Only Ill Omens answers an event, whatever else is in hand. */
refusal tw_why_OMENS(const void *state, int seat, action a)
{
	const struct totalwar *s = state;
	const int card = action_arg(a, 0);
	if (action_verb(a) != VERB_EVENT && action_verb(a) != VERB_AIM)
		return a == action_make(VERB_PASS, 0, 0, 0) ||
				       a == action_make(VERB_NEVER, 0, 0, 0)
			       ? ALLOWED
			       : NOT_NOW;
	if (!s->hand[seat][card])
		return NOT_IN_YOUR_HAND;
	return a == action_make(VERB_EVENT, card, 0, 0) &&
			       tw_rows_action_card[card].event == OMENS
		       ? ALLOWED
		       : WRONG_WINDOW;
}
