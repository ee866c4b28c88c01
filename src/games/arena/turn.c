/* A turn: empty spaces, the roll, and the actions that every player has. */
#include "games/arena/arena.h"

/* AR-13: each empty space costs 1 VP. AR-15: who has fewer drops to none. */
static void pay_for_empty_spaces(struct arena *s, int seat)
{
	const int empty = arena_empty_spaces(s, seat);
	const int points = empty < s->vp[seat] ? empty : s->vp[seat];
	s->vp[seat] = (u8)(s->vp[seat] - points);
	s->supply = (u8)(s->supply + points < VP_MAX ? s->supply + points : VP_MAX);
	if (points > 0)
		say(GAPS, seat, points, empty);
}

static void leave_roll(struct arena *s)
{
	flow_goto(s->flow,
		  s->rerolls > 0 && arena_dice_left(s) > 0 ? PHASE_FONS : PHASE_ACT);
}

/* AR-16: three dice; AR-76: fewer after a Philosophus. */
static void start_roll(struct arena *s, int seat)
{
	const int dice = DIE_COUNT - s->fewer[seat];
	s->fewer[seat] = 0;
	memset(s->die, 0, sizeof s->die);
	s->rolling = (u8)(dice > 0 ? dice : 0);
	if (s->rolling > 0)
		flow_goto(s->flow, PHASE_ROLL);
	else
		leave_roll(s);
}

/* AR-12: empty spaces, then the roll, then the actions; AR-14: from the first turn on. */
void arena_turn_begin(struct arena *s, int seat)
{
	if (s->turn == TURN_LIMIT) { /* AR-50 */
		arena_end(s);
		return;
	}
	s->turn++;
	s->active = (u8)seat;
	say(TURN, seat, s->turn);
	s->bribed = s->weakened = s->tripled = s->marked = 0;
	arena_activate_clear(s);
	pay_for_empty_spaces(s, seat);
	s->rerolls = (u8)arena_count(s, seat, FONS); /* AR-9, AR-70: those face up now */
	start_roll(s, seat);
}

/* The roll */

void arena_legal_ROLL(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	dice_offer(VERB_DIE, out);
}

bool arena_is_triple(const struct arena *s)
{
	return s->die[0] && s->die[0] == s->die[1] && s->die[1] == s->die[2]; /* AR-18 */
}

static void end_roll(struct arena *s)
{
	if (arena_is_triple(s) && !s->tripled)
		flow_goto(s->flow, PHASE_TRIPLE);
	else
		leave_roll(s);
}

void arena_apply_ROLL(void *state, int seat, action a)
{
	struct arena *s = state;
	(void)seat;
	int i = 0;
	while (s->die[i])
		i++;
	ensure(i < DIE_COUNT);
	s->die[i] = (u8)action_arg(a, 0);
	if (--s->rolling == 0)
		end_roll(s);
	say(ROLLED, s->active, action_arg(a, 0));
}

/* AR-17: three alike may be rolled again, also those that Fons Bacchi made: the question
 * is put once a turn, in the printed game as often as they are alike. */

void arena_legal_TRIPLE(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	actions_add(out, action_make(VERB_REROLL, 0, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void arena_apply_TRIPLE(void *state, int seat, action a)
{
	struct arena *s = state;
	s->tripled = true;
	if (action_verb(a) == VERB_PASS) {
		leave_roll(s);
		return;
	}
	say(ROLLS_AGAIN, seat, DIE_COUNT);
	s->tripled = edition_of(s) == MANUAL;
	memset(s->die, 0, sizeof s->die);
	s->rolling = DIE_COUNT;
	flow_goto(s->flow, PHASE_ROLL);
}

/* AR-70: each Fons Bacchi lets its owner roll any of his dice again once. */

void arena_legal_FONS(const void *state, int seat, struct actions *out)
{
	const struct arena *s = state;
	(void)seat;
	arena_offer_dice(s, VERB_MARK, out);
	actions_add(out, action_make(s->marked ? VERB_REROLL : VERB_PASS, 0, 0, 0));
}

void arena_apply_FONS(void *state, int seat, action a)
{
	struct arena *s = state;
	if (action_verb(a) == VERB_MARK) {
		arena_use_die(s, action_arg(a, 0));
		s->marked++;
		return;
	}
	const bool again = action_verb(a) == VERB_REROLL;
	if (again)
		say(ROLLS_AGAIN, seat, s->marked);
	s->rerolls = (u8)(again ? s->rerolls - 1 : 0);
	s->tripled = !again || (s->tripled && edition_of(s) == MANUAL); /* AR-17 */
	s->rolling = s->marked;
	s->marked = 0;
	if (s->rolling)
		flow_goto(s->flow, PHASE_ROLL);
	else
		leave_roll(s);
}

/* The actions (AR-19) */

static refusal can_play(const struct arena *s, int seat, int card, int space)
{
	if (!s->hand[seat][card])
		return NOT_IN_HAND; /* AR-21 */
	if (space >= spaces_of(s))
		return NO_SPACE;					      /* AR-10 */
	return arena_cards[card].cost <= s->money[seat] ? ALLOWED : NO_MONEY; /* AR-21 */
}

static void offer_plays(const struct arena *s, int seat, struct actions *out)
{
	const u8 *hand = s->hand[seat];
	for (int card = 1; card < CARD_COUNT; card++)
		if (hand[card] && arena_cards[card].cost <= s->money[seat])
			for (int space = 0; space < spaces_of(s); space++)
				actions_add(out, action_make(VERB_PLAY, card, space, 0));
}

/* AR-20, AR-24, AR-25, AR-26, AR-29, AR-31: what each unused die can do. */
static void offer_uses(const struct arena *s, struct actions *out)
{
	for (int i = 0; i < DIE_COUNT; i++) {
		const int pips = s->die[i];
		if (!pips || (i > 0 && pips == s->die[0]) || (i > 1 && pips == s->die[1]))
			continue;
		actions_add(out, action_make(VERB_MONEY, pips, 0, 0));
		actions_add(out, action_make(VERB_CARDS, pips, 0, 0));
		if (arena_space_refusal(s, pips - 1, pips) == ALLOWED)
			actions_add(out, action_make(VERB_ACTIVATE, pips - 1, 0, 0));
		if (arena_space_refusal(s, BRIBERY, pips) == ALLOWED)
			actions_add(out, action_make(VERB_BRIBE, pips, 0, 0));
	}
}

void arena_legal_ACT(const void *state, int seat, struct actions *out)
{
	const struct arena *s = state;
	offer_uses(s, out);
	offer_plays(s, seat, out);
	actions_add(out, action_make(VERB_END, 0, 0, 0));
}

refusal arena_why_ACT(const void *state, int seat, action a)
{
	const struct arena *s = state;
	const int first = action_arg(a, 0);
	if (action_verb(a) == VERB_END)
		return ALLOWED;
	if (action_verb(a) == VERB_PLAY)
		return can_play(s, seat, first, action_arg(a, 1));
	if (action_verb(a) == VERB_ACTIVATE && first == BRIBERY)
		return s->beginner ? NO_SPACE : USE_BRIBE; /* AR-10, AR-31 */
	if (action_verb(a) == VERB_ACTIVATE)
		return arena_activate_refusal(s, first, first + 1);
	if (action_verb(a) == VERB_BRIBE)
		return arena_activate_refusal(s, BRIBERY, first);
	if (action_verb(a) == VERB_MONEY || action_verb(a) == VERB_CARDS)
		return arena_has_die(s, first) ? ALLOWED : NO_DIE;
	return NOT_NOW;
}

/* AR-21, AR-22, AR-23 */
static void play_card(struct arena *s, int seat, int card, int space)
{
	s->money[seat] = (u16)(s->money[seat] - arena_cards[card].cost);
	say(PLAYED, seat, card, space, arena_cards[card].cost);
	arena_leave_hand(s, seat, card);
	arena_lay(s, seat, card, space);
}

/* AR-24; AR-84: each Telonium adds 2. AR-54: the bank has enough. */
static void collect_money(struct arena *s, int seat, int pips)
{
	arena_use_die(s, pips);
	const int most = MONEY_MAX - s->money[seat],
		  due = pips + 2 * arena_count(s, seat, TELONIUM);
	const int taken = due < most ? due : most;
	s->money[seat] = (u16)(s->money[seat] + taken);
	say(COLLECTED, seat, taken, pips);
}

/* AR-25 */
static void draw_cards(struct arena *s, int pips)
{
	arena_use_die(s, pips);
	say(DRAWS, s->active, pips);
	if (!arena_refill_deck(s))
		return;
	s->drawing = (u8)pips;
	flow_push(s->flow, PHASE_DRAWING);
}

static void end_turn(struct arena *s, int seat)
{
	say(ENDED, seat, arena_dice_left(s));
	memset(s->die, 0, sizeof s->die); /* AR-19: unused dice are lost */
	memset(s->blocked[seat], 0, sizeof s->blocked[seat]); /* AR-106 */
	arena_turn_begin(s, enemy_of(seat));
}

void arena_apply_ACT(void *state, int seat, action a)
{
	struct arena *s = state;
	const int first = action_arg(a, 0);
	if (action_verb(a) == VERB_PLAY)
		play_card(s, seat, first, action_arg(a, 1));
	else if (action_verb(a) == VERB_MONEY)
		collect_money(s, seat, first);
	else if (action_verb(a) == VERB_CARDS)
		draw_cards(s, first);
	else if (action_verb(a) == VERB_ACTIVATE)
		arena_activate_begin(s, first, first + 1);
	else if (action_verb(a) == VERB_BRIBE)
		arena_activate_begin(s, BRIBERY, first);
	else
		end_turn(s, seat);
}

/* Drawing (AR-25, AR-27) */

void arena_legal_DRAWING(const void *state, int seat, struct actions *out)
{
	arena_legal_DEAL(state, seat, out);
}

/* AR-28: whatever the hand holds. The choice is not asked for when there is none. */
static void finish_drawing(struct arena *s)
{
	flow_goto(s->flow, PHASE_KEEPING);
	if (deck_total(s->drawn[s->active], CARD_COUNT) > 1)
		return;
	arena_say_kept(s);
	deck_pour(s->drawn[s->active], s->hand[s->active], CARD_COUNT);
	flow_pop(s->flow);
}

void arena_apply_DRAWING(void *state, int seat, action a)
{
	struct arena *s = state;
	(void)seat;
	say_to(seat_bit(s->active), DREW, s->active, action_arg(a, 0));
	deck_move(s->deck, s->drawn[s->active], action_arg(a, 0));
	if (--s->drawing > 0 && arena_refill_deck(s))
		return;
	s->drawing = 0;
	finish_drawing(s);
}

void arena_legal_KEEPING(const void *state, int seat, struct actions *out)
{
	const struct arena *s = state;
	for (int card = 1; card < CARD_COUNT; card++)
		if (s->drawn[seat][card])
			actions_add(out, action_make(VERB_KEEP, card, 0, 0));
}

void arena_apply_KEEPING(void *state, int seat, action a)
{
	struct arena *s = state;
	say_to(seat_bit(seat), KEPT, seat, action_arg(a, 0));
	deck_move(s->drawn[seat], s->hand[seat], action_arg(a, 0));
	arena_say_discarded(s, seat);
	deck_pour(s->drawn[seat], s->discard, CARD_COUNT);
	flow_pop(s->flow);
}
