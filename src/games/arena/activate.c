/*
 * A card acts. The deed of s->acting is done from s->source: a copier lends its place to
 * the card it copies, so "opposite" and "next to" count from the copier (AR-42). Maecenas
 * copies nothing: the card he pays for acts itself, from its own space (AR-72). A deed
 * that needs a choice pushes a phase; when it is done the phase is popped.
 */
#include "games/arena/arena.h"

/* AR-82: a card with a price acts only if it can be paid beside what else is. */
static refusal can_pay_price(const struct arena *s, int card, int paid)
{
	return s->money[s->active] - paid >= arena_cards[card].price ? ALLOWED : NO_PRICE;
}

/* Why the card there does not act for a die of these pips, which the player has. */
refusal arena_space_refusal(const struct arena *s, int space, int pips)
{
	const int card = own_card(s, space);
	if (card == NO_CARD)
		return EMPTY_SPACE;
	if (arena_cards[card].always)
		return ALWAYS_ACTIVE; /* AR-34 */
	if (s->blocked[s->active][space])
		return BLOCKED; /* AR-106 */
	if (space != BRIBERY)
		return can_pay_price(s, card, 0); /* AR-82 */
	if (s->bribed)
		return BRIBED_ALREADY; /* AR-32 */
	if (s->money[s->active] < pips)
		return NO_BRIBE_MONEY; /* AR-33 */
	return can_pay_price(s, card, pips);
}

refusal arena_activate_refusal(const struct arena *s, int space, int pips)
{
	if (space == BRIBERY && s->beginner)
		return NO_SPACE; /* AR-10 */
	if (!arena_has_die(s, pips))
		return NO_DIE; /* AR-20 */
	return arena_space_refusal(s, space, pips);
}

/* Nothing of an activation stays behind for the next turn. */
void arena_activate_clear(struct arena *s)
{
	s->acting = NO_CARD;
	s->source = s->spent = s->target = 0;
	s->hired = s->roll = s->rerolled = 0;
	memset(s->visited, 0, sizeof s->visited);
}

/* AR-29, AR-30: a die on the number. AR-31: any die on bribery, and its value paid. */
void arena_activate_begin(struct arena *s, int space, int pips)
{
	arena_use_die(s, pips);
	if (space == BRIBERY) {
		say(BRIBED, s->active, own_card(s, space), pips);
		s->money[s->active] = (u16)(s->money[s->active] - pips);
		s->bribed = true;
	} else {
		say(ACTIVATED, s->active, own_card(s, space), space);
	}
	s->source = (u8)space;
	s->spent = (u8)pips;
	memset(s->visited, 0, sizeof s->visited);
	s->visited[s->active][space] = true;
	arena_activate_perform(s, own_card(s, space));
}

/* AR-35: a deed that can do nothing now just ends; the die is spent. */
void arena_activate_perform(struct arena *s, int card)
{
	s->acting = (u8)card;
	s->hired = s->roll = s->rerolled = 0;
	const unsigned so_far = event_count();
	const int phase = s->flow[0];
	arena_cards[card].deed(s);
	if (event_count() == so_far && s->flow[0] == phase)
		say(NO_EFFECT, card);
}

/* Copying: Magister, Via Cassia, Maecenas, Scaenicus */

/* AR-43: always-active cards have no deed. AR-44: no card twice in one activation. */
static refusal can_act(const struct arena *s, int seat, int space)
{
	const int card = s->space[seat][space];
	if (card == NO_CARD)
		return EMPTY_SPACE;
	if (arena_cards[card].always)
		return NO_DEED;
	return s->visited[seat][space] ? NOT_COPYABLE : ALLOWED;
}

/* AR-89: Via Cassia looks left and right. AR-107: Scaenicus looks at characters. */
static bool is_model(const struct arena *s, int space)
{
	const int from = arena_cards[s->acting].copies_from;
	if (from == OWN_ADJACENT)
		return space == s->source - 1 || space == s->source + 1;
	return from != OWN_CHARACTER || type_of(s, own_card(s, space)) == CHARACTER;
}

/* AR-72: the cost of the card (by an option not), and the value of the die again if it
 * lies on bribery, also when it has been bribed this turn. */
int arena_price_of_copy(const struct arena *s, int space)
{
	if (arena_cards[s->acting].copies_from != OWN_PAID)
		return 0;
	const bool pays_card = s->option[OPTION_MAECENAS] == PAYS_CARD;
	const int cost = pays_card ? arena_cards[own_card(s, space)].cost : 0;
	return cost + (space == BRIBERY ? s->spent : 0);
}

refusal arena_copy_refusal(const struct arena *s, int space)
{
	if (space >= spaces_of(s))
		return NO_SPACE; /* AR-10 */
	const refusal unable = can_act(s, s->active, space);
	if (unable != ALLOWED)
		return unable;
	if (!is_model(s, space))
		return not_offered(s);
	const int price = arena_price_of_copy(s, space);
	if (arena_cards[s->acting].copies_from == OWN_PAID &&
	    s->blocked[s->active][space])
		return BLOCKED;
	if (price > s->money[s->active])
		return TOO_DEAR;
	return can_pay_price(s, own_card(s, space), price);
}

/* AR-73: Magister has no choice: the opposite card, as if it were his. */
static void copy_opposite(struct arena *s)
{
	const int enemy = enemy_of(s->active);
	if (can_act(s, enemy, s->source) != ALLOWED)
		return;
	say(ACTS_AS, s->active, s->acting, s->space[enemy][s->source]);
	s->visited[enemy][s->source] = true;
	arena_activate_perform(s, s->space[enemy][s->source]);
}

void arena_copy_card(struct arena *s)
{
	if (arena_cards[s->acting].copies_from == ENEMY_OPPOSITE) {
		copy_opposite(s);
		return;
	}
	for (int space = 0; space < SPACE_COUNT; space++) {
		if (arena_copy_refusal(s, space) == ALLOWED) {
			flow_push(s->flow, PHASE_COPYING);
			return;
		}
	}
}

void arena_legal_COPYING(const void *state, int seat, struct actions *out)
{
	const struct arena *s = state;
	(void)seat;
	for (int space = 0; space < SPACE_COUNT; space++)
		if (arena_copy_refusal(s, space) == ALLOWED)
			actions_add(out, action_make(VERB_COPY, space, 0, 0));
}

refusal arena_why_COPYING(const void *state, int seat, action a)
{
	(void)seat;
	return action_verb(a) == VERB_COPY ? arena_copy_refusal(state, action_arg(a, 0))
					   : NOT_NOW;
}

void arena_apply_COPYING(void *state, int seat, action a)
{
	struct arena *s = state;
	const int space = action_arg(a, 0);
	if (arena_cards[s->acting].copies_from == OWN_PAID) {
		const int price = arena_price_of_copy(s, space);
		say(REACTIVATED, seat, own_card(s, space), space, price, s->acting);
		s->money[seat] = (u16)(s->money[seat] - price);
		s->bribed = s->bribed || space == BRIBERY;
		s->source = (u8)space;
	} else {
		say(ACTS_AS, seat, s->acting, own_card(s, space));
	}
	s->visited[seat][space] = true;
	flow_pop(s->flow);
	arena_activate_perform(s, own_card(s, space));
}
