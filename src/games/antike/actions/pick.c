/* The open event cards: the opponent takes one, and another is turned face up (CB-72 to
 * CB-74). */
#include "games/antike/antike.h"

#include "kit/deck.h"

/* CB-79: nothing but personages and conquering by the other brings a card. */
void antike_legal_PICK(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	(void)seat;
	for (int card = 1; card < CARD_COUNT; card++)
		if (s->open[card])
			actions_add(out, action_make(VERB_PICK, card, 0, 0));
}

/* CB-74: another card for the supply, or the next pick, or the next turn; Antike II has
 * none. */
void antike_supply_fill(struct antike *s)
{
	if (deck_total(s->deck, CARD_COUNT) == 0) {
		if (events_are_heard && deck_total(s->discard, CARD_COUNT) > 0)
			say(RESHUFFLED);
		deck_pour(s->discard, s->deck, CARD_COUNT);
	}
	if (deck_total(s->open, CARD_COUNT) < OPEN_CARDS &&
	    deck_total(s->deck, CARD_COUNT) > 0)
		flow_goto(s->flow, PHASE_REFILL);
	else if (s->picks > 0 && deck_total(s->open, CARD_COUNT) > 0)
		flow_goto(s->flow, PHASE_PICK);
	else
		antike_turn_next(s);
}

void antike_apply_PICK(void *state, int seat, action a)
{
	struct antike *s = state;
	deck_move(s->open, s->hand[seat], action_arg(a, 0));
	s->picks--;
	say(PICKED, seat, action_arg(a, 0));
	antike_supply_fill(s);
}

void antike_legal_REFILL(const void *state, int seat, struct actions *out)
{
	antike_legal_SUPPLY(state, seat, out);
}

void antike_apply_REFILL(void *state, int seat, action a)
{
	struct antike *s = state;
	(void)seat;
	deck_move(s->deck, s->open, action_arg(a, 0));
	say(REVEALED, action_arg(a, 0));
	antike_supply_fill(s);
}
