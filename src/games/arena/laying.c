/*
 * Laying cards free of charge: the opening, Architectus and Senator, Consiliarius and
 * Machina, Castra. The four phases differ in where the card comes from and which spaces
 * are open to it; one question answers for all.
 */
#include "games/arena/arena.h"

static bool is_from_hand(const struct arena *s)
{
	return s->flow[0] == PHASE_LAYOUT || s->flow[0] == PHASE_BUILDING_FREE;
}

static refusal can_lay_on(const struct arena *s, int seat, int space)
{
	const bool is_empty = s->space[seat][space] == NO_CARD;
	if (s->flow[0] == PHASE_LAYOUT && !is_empty)
		return SPACE_TAKEN; /* AR-8 */
	if (s->flow[0] == PHASE_SETTLING && !is_empty)
		return NOT_EMPTY; /* AR-66 */
	if (s->flow[0] == PHASE_RELAYING && s->fresh[space])
		/* AR-94, AR-101 */
		return s->acting == MACHINA ? BUILT_ALREADY : LAID_ALREADY;
	return ALLOWED;
}

static refusal can_lay(const struct arena *s, int seat, int card, int space)
{
	const u8 *from = is_from_hand(s) ? s->hand[seat] : s->lifted;
	if (!from[card])
		return is_from_hand(s) ? NOT_IN_HAND : not_offered(s);
	if (space >= spaces_of(s))
		return NO_SPACE; /* AR-10 */
	if (s->flow[0] == PHASE_BUILDING_FREE &&
	    !(type_of(s, card) & arena_cards[s->acting].hits))
		return not_offered(s); /* AR-91, AR-108 */
	return can_lay_on(s, seat, space);
}

static void offer_lays(const struct arena *s, int seat, struct actions *out)
{
	const u8 *from = is_from_hand(s) ? s->hand[seat] : s->lifted;
	for (int card = 1; card < CARD_COUNT; card++)
		for (int space = 0; from[card] && space < spaces_of(s); space++)
			if (can_lay(s, seat, card, space) == ALLOWED)
				actions_add(out, action_make(VERB_LAY, card, space, 0));
}

static refusal why_not_lay(const void *state, int seat, action a)
{
	if (action_verb(a) != VERB_LAY)
		return NOT_NOW;
	return can_lay(state, seat, action_arg(a, 0), action_arg(a, 1));
}

void arena_legal_LAYOUT(const void *state, int seat, struct actions *out)
{
	offer_lays(state, seat, out);
}

refusal arena_why_LAYOUT(const void *state, int seat, action a)
{
	return why_not_lay(state, seat, a);
}

void arena_legal_RELAYING(const void *state, int seat, struct actions *out)
{
	offer_lays(state, seat, out);
}

refusal arena_why_RELAYING(const void *state, int seat, action a)
{
	return why_not_lay(state, seat, a);
}

void arena_legal_SETTLING(const void *state, int seat, struct actions *out)
{
	offer_lays(state, seat, out);
}

refusal arena_why_SETTLING(const void *state, int seat, action a)
{
	return why_not_lay(state, seat, a);
}

void arena_legal_BUILDING_FREE(const void *state, int seat, struct actions *out)
{
	offer_lays(state, seat, out);
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

refusal arena_why_BUILDING_FREE(const void *state, int seat, action a)
{
	return action_verb(a) == VERB_PASS ? ALLOWED : why_not_lay(state, seat, a);
}

/* Architectus and Senator (AR-91, AR-108): any number of cards of a kind, free */

void arena_play_free(struct arena *s)
{
	if (arena_holds_type(s, s->hand[s->active], arena_cards[s->acting].hits))
		flow_push(s->flow, PHASE_BUILDING_FREE);
}

void arena_apply_BUILDING_FREE(void *state, int seat, action a)
{
	struct arena *s = state;
	if (action_verb(a) == VERB_LAY) {
		say(LAID, seat, action_arg(a, 0), action_arg(a, 1));
		arena_leave_hand(s, seat, action_arg(a, 0));
		arena_lay(s, seat, action_arg(a, 0), action_arg(a, 1));
	}
	if (action_verb(a) == VERB_PASS ||
	    !arena_holds_type(s, s->hand[seat], arena_cards[s->acting].hits))
		flow_pop(s->flow);
}

/* Consiliarius and Machina (AR-94, AR-101): all cards of a kind are taken up and laid
 * again, each on a space of its own; they may cover other cards. */

void arena_rearrange(struct arena *s)
{
	memset(s->fresh, 0, sizeof s->fresh);
	for (int space = 0; space < SPACE_COUNT; space++) {
		const int card = own_card(s, space);
		if (!(type_of(s, card) & arena_cards[s->acting].hits))
			continue;
		say(LIFTED, s->active, card, space);
		s->space[s->active][space] = NO_CARD;
		s->lifted[card]++;
	}
	if (arena_holds_type(s, s->lifted, ANY_CARD))
		flow_push(s->flow, PHASE_RELAYING);
}

void arena_apply_RELAYING(void *state, int seat, action a)
{
	struct arena *s = state;
	const int card = action_arg(a, 0), space = action_arg(a, 1);
	say(SETTLED, seat, card, space);
	s->lifted[card]--;
	arena_lay(s, seat, card, space);
	s->fresh[space] = true;
	if (arena_holds_type(s, s->lifted, ANY_CARD))
		return;
	memset(s->fresh, 0, sizeof s->fresh);
	flow_pop(s->flow);
}

/* Castra (AR-66): the top card, free on an empty space; if there is none it is discarded.
 */

void arena_turn_up(struct arena *s)
{
	if (arena_refill_deck(s))
		flow_push(s->flow, PHASE_TURNING);
}

void arena_legal_TURNING(const void *state, int seat, struct actions *out)
{
	arena_legal_DEAL(state, seat, out);
}

void arena_apply_TURNING(void *state, int seat, action a)
{
	struct arena *s = state;
	const int card = action_arg(a, 0);
	(void)seat;
	if (arena_empty_spaces(s, s->active) == 0) {
		say(TURNED_AWAY, s->active, card);
		deck_move(s->deck, s->discard, card);
		flow_pop(s->flow);
		return;
	}
	say(TURNED_UP, s->active, card);
	deck_move(s->deck, s->lifted, card);
	flow_goto(s->flow, PHASE_SETTLING);
}

void arena_apply_SETTLING(void *state, int seat, action a)
{
	struct arena *s = state;
	say(SETTLED, seat, action_arg(a, 0), action_arg(a, 1));
	s->lifted[action_arg(a, 0)]--;
	arena_lay(s, seat, action_arg(a, 0), action_arg(a, 1));
	flow_pop(s->flow);
}
