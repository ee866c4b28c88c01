/* Events that are more than one call: which cards, and why the game is over. */
#include "games/arena/arena.h"

/* AR-28: the only card that was drawn goes into the hand; nobody else knows which. */
void arena_say_kept(const struct arena *s)
{
	for (int card = 1; events_are_heard && card < CARD_COUNT; card++)
		if (s->drawn[s->active][card])
			say_to(seat_bit(s->active), KEPT, s->active, card);
}

/* AR-7: who receives a card learns which; who gave it has been told before. */
void arena_say_exchange(const struct arena *s)
{
	for (int seat = 0; events_are_heard && seat < SEAT_COUNT; seat++)
		for (int card = 1; card < CARD_COUNT; card++)
			for (int n = s->gift[seat][card]; n > 0; n--)
				say_to(seat_bit(enemy_of(seat)), RECEIVED, enemy_of(seat),
				       card, seat);
}

/* All that is left of the cards drawn. */
void arena_say_discarded(const struct arena *s, int seat)
{
	int values[EVENT_VALUES] = { seat };
	unsigned count = 1;
	for (int card = 1; events_are_heard && card < CARD_COUNT; card++)
		for (int n = s->drawn[seat][card]; n > 0; n--)
			values[count++] = card;
	if (count > 1)
		event_note_list(EVERYBODY_KNOWS, EVENT_DISCARDED, count, values);
}

static int why_over(const struct arena *s)
{
	if (s->vp[0] == 0 || s->vp[1] == 0)
		return NO_POINTS_LEFT;
	return s->supply == 0 ? SUPPLY_EMPTY : TURNS_OVER;
}

void arena_end(struct arena *s)
{
	const int winner = s->vp[1] > s->vp[0];
	flow_end(s->flow);
	if (s->vp[0] == s->vp[1])
		say(DRAWN, s->vp[0], why_over(s));
	else
		say(WON, winner, s->vp[winner], s->vp[enemy_of(winner)], why_over(s));
}
