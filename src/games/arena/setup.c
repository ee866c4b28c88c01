/* How a game begins: the deal, the secret exchange, the opening layout. */
#include "games/arena/arena.h"

enum { OPENING_VP = 10 };

int arena_opening_cards(const struct arena *s)
{
	return s->beginner ? 4 : 5; /* AR-6, AR-11 */
}

/* AR-4: 55 cards. AR-5: with those of Roma 107. */
int arena_copies_in_box(const struct arena *s, int card)
{
	const struct card_row *row = &arena_cards[card];
	const bool both = s->option[OPTION_DECK] == DECK_BOTH;
	return row->copies[edition_of(s)] + (both ? row->roma : 0);
}

/* AR-2: 36 VP. AR-3: with both boxes 72. */
int arena_points_in_game(const struct arena *s)
{
	static const u8 points[] = { 36, 72 };
	return points[s->option[OPTION_VP]];
}

/* AR-11: beginners of the manual exchange no cards. */
bool arena_has_exchange(const struct arena *s)
{
	return !s->beginner || edition_of(s) == PUBLISHED;
}

/* AR-53: all cards lie in the draw pile; what is not dealt stays there. */
void arena_setup_begin(struct arena *s, const struct setup *how)
{
	for (int i = 0; i < OPTION_COUNT; i++)
		s->option[i] = how->option[i];
	s->beginner = how->scenario == BEGINNER;
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		s->vp[seat] = OPENING_VP;
	s->supply = (u8)(arena_points_in_game(s) - SEAT_COUNT * OPENING_VP);
	for (int card = 1; card < CARD_COUNT; card++)
		s->deck[card] = (u8)arena_copies_in_box(s, card);
	flow_push(s->flow, PHASE_DEAL);
}

/* The deal (AR-6) */

static int hand_size(const struct arena *s, int seat)
{
	return deck_total(s->hand[seat], CARD_COUNT);
}

void arena_legal_DEAL(const void *state, int seat, struct actions *out)
{
	const struct arena *s = state;
	(void)seat;
	deck_offer(VERB_DRAW, s->deck, CARD_COUNT, out);
}

void arena_apply_DEAL(void *state, int seat, action a)
{
	struct arena *s = state;
	(void)seat;
	const int to = hand_size(s, 0) < arena_opening_cards(s) ? 0 : 1;
	say_to(seat_bit(to), DEALT, to, action_arg(a, 0));
	deck_move(s->deck, s->hand[to], action_arg(a, 0));
	if (hand_size(s, 1) < arena_opening_cards(s))
		return;
	flow_goto(s->flow, arena_has_exchange(s) ? PHASE_EXCHANGE : PHASE_LAYOUT);
}

/* The exchange (AR-7): both choose in secret; the cards change hands when both sealed. */

static int gifts(const struct arena *s, int seat)
{
	return deck_total(s->gift[seat], CARD_COUNT);
}

void arena_legal_EXCHANGE(const void *state, int seat, struct actions *out)
{
	const struct arena *s = state;
	if (gifts(s, seat) == GIFTS) {
		actions_add(out, action_make(VERB_SEAL, 0, 0, 0));
		return;
	}
	for (int card = 1; card < CARD_COUNT; card++)
		if (s->hand[seat][card])
			actions_add(out, action_make(VERB_GIVE, card, 0, 0));
}

refusal arena_why_EXCHANGE(const void *state, int seat, action a)
{
	const struct arena *s = state;
	if (action_verb(a) == VERB_SEAL)
		return gifts(s, seat) == GIFTS ? ALLOWED : GIFTS_MISSING;
	if (action_verb(a) != VERB_GIVE)
		return NOT_NOW;
	if (gifts(s, seat) == GIFTS)
		return TWO_GIFTS;
	return s->hand[seat][action_arg(a, 0)] ? ALLOWED : NOT_IN_HAND;
}

static void exchange_gifts(struct arena *s)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		for (int card = 1; card < CARD_COUNT; card++) {
			const u8 n = s->gift[seat][card];
			s->hand[enemy_of(seat)][card] =
				(u8)(s->hand[enemy_of(seat)][card] + n);
			s->known[enemy_of(seat)][card] =
				(u8)(s->known[enemy_of(seat)][card] + n);
			s->gift[seat][card] = 0;
		}
	}
}

void arena_apply_EXCHANGE(void *state, int seat, action a)
{
	struct arena *s = state;
	if (action_verb(a) == VERB_GIVE) {
		say_to(seat_bit(seat), SET_ASIDE, seat, action_arg(a, 0));
		deck_move(s->hand[seat], s->gift[seat], action_arg(a, 0));
		return;
	}
	s->sealed[seat] = true;
	say(SEALED, seat);
	if (!s->sealed[enemy_of(seat)])
		return;
	arena_say_exchange(s);
	exchange_gifts(s);
	flow_goto(s->flow, PHASE_LAYOUT);
}

/* The layout (AR-8): the start player first, then the other, who has seen it; free. */

void arena_apply_LAYOUT(void *state, int seat, action a)
{
	struct arena *s = state;
	say(LAID, seat, action_arg(a, 0), action_arg(a, 1));
	arena_leave_hand(s, seat, action_arg(a, 0));
	arena_lay(s, seat, action_arg(a, 0), action_arg(a, 1));
	if (hand_size(s, seat) > 0)
		return;
	if (seat == 0)
		s->active = 1;
	else
		arena_turn_begin(s, 0); /* AR-1 */
}

void arena_setup_brief(const void *start, struct json *out)
{
	const struct arena *s = start;
	json_key(out, "values");
	json_open(out, '{');
	json_put_int(out, "vp", s->vp[0]);
	json_put_int(out, "supply", s->supply);
	json_close(out, '}');
}
