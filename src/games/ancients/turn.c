/* The turn: its beginning, the cards drawn at its end, and what shrinks or grows a hand.
 */
#include "games/ancients/words/tell.h"

/* In a set-up of one's own a hand may be empty; without any card the battle ends. */
static void fill_empty_hand(struct ancients *s, int seat)
{
	const int cards =
		deck_total(s->deck, CARD_COUNT) + deck_total(s->discard, CARD_COUNT);
	s->owed[seat] = s->command[seat];
	if (cards == 0)
		cc_end(s, NO_CARDS_LEFT);
}

void cc_turn_begin(struct ancients *s, int seat)
{
	if (s->turn == TURN_LIMIT) { /* CC-17 */
		cc_end(s, TURNS_OVER);
		return;
	}
	s->turn++;
	s->active = (u8)seat;
	s->played = s->orders = s->lost = NO_CARD;
	s->lone = s->left = s->second = false;
	flow_goto(s->flow, PHASE_CARD);
	say(TURN, seat, s->turn);
	if (deck_total(s->hand[seat], CARD_COUNT) == 0)
		fill_empty_hand(s, seat);
}

static void clear_turn(struct ancients *s)
{
	memset(s->order, 0, sizeof s->order);
	memset(s->moved, 0, sizeof s->moved);
	memset(s->tired, 0, sizeof s->tired);
	memset(s->fought, 0, sizeof s->fought);
	memset(s->face, 0, sizeof s->face);
	memset(s->full, 0, sizeof s->full);
	memset(s->checked, 0, sizeof s->checked);
	s->attacker = s->target = s->stage = s->roll = s->struck = 0;
	s->bonus = s->bonus_fought = 0;
	s->flags = s->victim = s->mover = s->steps = s->trampled = s->at = s->stride = 0;
}

static int missing_cards(const struct ancients *s, int seat)
{
	const int missing = s->command[seat] - deck_total(s->hand[seat], CARD_COUNT);
	return missing > 0 ? missing : 0;
}

/* CC-151: the hand grows after each of its first two turns. */
static void gather(struct ancients *s, int seat)
{
	if (has_special(s, seat, SPECIAL_GATHERS) &&
	    (s->turn + 1) / SEAT_COUNT <= GROWING_TURNS) {
		s->command[seat]++;
		say(COMMAND, seat, s->command[seat], SPECIAL_GATHERS);
	}
}

static void reshuffle(struct ancients *s)
{
	deck_pour(s->discard, s->deck, CARD_COUNT);
	say(RESHUFFLED);
}

/* CC-46: this card shuffles all that was discarded back into the deck. */
static void discard_played(struct ancients *s)
{
	s->discard[s->played]++;
	say(DISCARDED, s->active, s->played);
	if (s->played == SPARTACUS)
		reshuffle(s);
}

/* CC-12: the hand is filled up; who used First Strike draws before (CC-44). */
void cc_turn_end(struct ancients *s)
{
	gather(s, s->active);
	discard_played(s);
	s->owed[s->active] = (u8)missing_cards(s, s->active);
	if (s->struck)
		s->owed[enemy_of(s->active)] = (u8)missing_cards(s, enemy_of(s->active));
	s->played = NO_CARD;
	clear_turn(s);
	flow_goto(s->flow, PHASE_DRAW);
}

/* Drawing */

/* Who draws now: in the end of a turn the other first. */
static int drawer(const struct ancients *s)
{
	return s->owed[enemy_of(s->active)] ? enemy_of(s->active) : s->active;
}

/* CC-13: an empty deck is made of the discards. */
bool cc_turn_is_drawing(struct ancients *s)
{
	if (!s->owed[BOTTOM] && !s->owed[TOP])
		return false;
	if (deck_total(s->deck, CARD_COUNT) > 0)
		return true;
	if (deck_total(s->discard, CARD_COUNT) > 0) {
		reshuffle(s);
		return true;
	}
	s->owed[BOTTOM] = s->owed[TOP] = 0;
	return false;
}

void cc_legal_DRAW(const void *state, int seat, struct actions *out)
{
	cc_legal_DEAL(state, seat, out);
}

void cc_apply_DRAW(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	const int to = drawer(s);
	deck_move(s->deck, s->hand[to], action_arg(a, 0));
	s->owed[to]--;
	say_to(seat_bit(to), DREW, to, action_arg(a, 0));
}

/* CC-156: a card of the hand at random, open to all: even if I Am Spartacus takes it out
 * of sight at once (CC-46). */

static int loser(const struct ancients *s)
{
	return s->excess[BOTTOM] ? BOTTOM : TOP;
}

void cc_legal_LOSE(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	(void)seat;
	deck_offer(VERB_LOSE, s->hand[loser(s)], CARD_COUNT, out);
}

void cc_apply_LOSE(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	const int from = loser(s);
	s->lost = (u8)action_arg(a, 0);
	deck_move(s->hand[from], s->discard, s->lost);
	s->excess[from]--;
	flow_pop(s->flow);
	say(LOST_CARD, from, s->lost);
}
