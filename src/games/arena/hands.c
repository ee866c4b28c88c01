/* Deeds that move cards between hands, piles and the table. */
#include "games/arena/arena.h"

bool arena_holds_type(const struct arena *s, const u8 *pile, int types)
{
	for (int card = 1; card < CARD_COUNT; card++)
		if (pile[card] && type_of(s, card) & types)
			return true;
	return false;
}

/* Sacrifice: an own card of the kind, the acting one too. AR-75: by an option
 * Offertorium takes only another one. */

static bool can_sacrifice(const struct arena *s, int space)
{
	const struct card_row *row = &arena_cards[s->acting];
	if (s->acting == OFFERTORIUM && space == s->source &&
	    s->option[OPTION_OFFERING] == ANOTHER_CHARACTER)
		return false;
	return type_of(s, own_card(s, space)) & row->hits;
}

void arena_sacrifice_own(struct arena *s)
{
	for (int space = 0; space < SPACE_COUNT; space++) {
		if (can_sacrifice(s, space)) {
			flow_push(s->flow, PHASE_OFFERING);
			return;
		}
	}
}

void arena_legal_OFFERING(const void *state, int seat, struct actions *out)
{
	(void)seat;
	for (int space = 0; space < SPACE_COUNT; space++)
		if (can_sacrifice(state, space))
			actions_add(out, action_make(VERB_SACRIFICE, space, 0, 0));
}

/* The printed defence counts. */
void arena_apply_OFFERING(void *state, int seat, action a)
{
	struct arena *s = state;
	const int card = own_card(s, action_arg(a, 0));
	say(SACRIFICED, seat, card, action_arg(a, 0));
	arena_discard(s, seat, action_arg(a, 0));
	arena_gain(s, seat, arena_cards[card].defence);
	flow_pop(s->flow);
}

/* Taking a card: from the discard pile, the enemy's hand or the draw pile */

/* AR-80, AR-90 */
void arena_recover(struct arena *s)
{
	if (arena_holds_type(s, s->discard, arena_cards[s->acting].hits))
		flow_push(s->flow, PHASE_TAKING);
}

/* AR-81 */
void arena_spy(struct arena *s)
{
	if (arena_holds_type(s, s->hand[enemy_of(s->active)], ANY_CARD))
		flow_push(s->flow, PHASE_LOOKING);
}

/* AR-98, AR-27: an empty pile is reshuffled first. */
void arena_divine(struct arena *s)
{
	if (arena_refill_deck(s))
		flow_push(s->flow, PHASE_LOOKING);
}

void arena_legal_LOOKING(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	actions_add(out, action_make(VERB_LOOK, 0, 0, 0));
}

/* AR-52: who has seen the enemy's hand knows it; who has seen the whole draw pile knows
 * it as well, for all other cards lie open. */
void arena_apply_LOOKING(void *state, int seat, action a)
{
	struct arena *s = state;
	(void)a;
	if (s->acting == HARUSPEX)
		say(LOOKED_AT_PILE, seat);
	else
		say(LOOKED_AT_HAND, seat, enemy_of(seat));
	memcpy(s->known[enemy_of(seat)], s->hand[enemy_of(seat)], sizeof s->hand[0]);
	flow_goto(s->flow, PHASE_TAKING);
}

/* Where the acting card takes from. */
static const u8 *taken_from(const struct arena *s)
{
	if (s->acting == SPECULATOR)
		return s->hand[enemy_of(s->active)];
	return s->acting == HARUSPEX ? s->deck : s->discard;
}

static bool can_take(const struct arena *s, int card)
{
	const int types = arena_cards[s->acting].hits;
	return taken_from(s)[card] && (!types || type_of(s, card) & types);
}

void arena_legal_TAKING(const void *state, int seat, struct actions *out)
{
	(void)seat;
	for (int card = 1; card < CARD_COUNT; card++)
		if (can_take(state, card))
			actions_add(out, action_make(VERB_TAKE, card, 0, 0));
}

void arena_apply_TAKING(void *state, int seat, action a)
{
	struct arena *s = state;
	const int card = action_arg(a, 0);
	if (s->acting == HARUSPEX) {
		say_to(seat_bit(seat), TOOK_FROM_PILE, seat, card);
		deck_move(s->deck, s->hand[seat], card);
	} else if (s->acting == SPECULATOR) {
		say_to(BOTH_SEATS, TOOK_FROM_HAND, seat, card, enemy_of(seat));
		arena_leave_hand(s, enemy_of(seat), card);
		arena_take_openly(s, seat, card);
	} else {
		say(RECOVERED, seat, card);
		s->discard[card]--;
		arena_take_openly(s, seat, card);
	}
	flow_pop(s->flow);
}

/* Portus (AR-78): a card of the hand in the place of one on the table, which is taken up.
 */

void arena_trade_places(struct arena *s)
{
	if (arena_holds_type(s, s->hand[s->active], ANY_CARD) &&
	    arena_empty_spaces(s, s->active) < spaces_of(s))
		flow_push(s->flow, PHASE_SWAPPING);
}

refusal arena_why_SWAPPING(const void *state, int seat, action a)
{
	const struct arena *s = state;
	if (action_verb(a) != VERB_SWAP)
		return NOT_NOW;
	if (!s->hand[seat][action_arg(a, 0)])
		return NOT_IN_HAND;
	return s->space[seat][action_arg(a, 1)] ? ALLOWED : EMPTY_SPACE;
}

void arena_legal_SWAPPING(const void *state, int seat, struct actions *out)
{
	const struct arena *s = state;
	for (int card = 1; card < CARD_COUNT; card++)
		for (int space = 0; s->hand[seat][card] && space < SPACE_COUNT; space++)
			if (s->space[seat][space])
				actions_add(out, action_make(VERB_SWAP, card, space, 0));
}

void arena_apply_SWAPPING(void *state, int seat, action a)
{
	struct arena *s = state;
	const int card = action_arg(a, 0), space = action_arg(a, 1),
		  up = own_card(s, space);
	say(SWAPPED, seat, card, space, up);
	arena_leave_hand(s, seat, card);
	s->space[seat][space] = (u8)card;
	arena_take_openly(s, seat, up);
	flow_pop(s->flow);
}
