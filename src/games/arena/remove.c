/* Deeds that remove enemy cards without a battle. */
#include "games/arena/arena.h"

/* AR-62, AR-68, AR-82, AR-88: to the discard pile. AR-97: Gladiator sends it back to the
 * hand. AR-104, AR-109: Nero and Sicarius go too, or the card that acts as them. */
void arena_remove_target(struct arena *s)
{
	const struct card_row *row = &arena_cards[s->acting];
	const int enemy = enemy_of(s->active), card = s->space[enemy][s->target];
	if (row->price)
		say(PAID, s->active, row->price, s->acting);
	s->money[s->active] = (u16)(s->money[s->active] - row->price);
	if (row->to_hand) {
		say(RETURNED, enemy, card, s->target);
		s->space[enemy][s->target] = NO_CARD;
		arena_take_openly(s, enemy, card);
	} else {
		arena_lose(s, enemy, s->target);
	}
	if (row->dies)
		arena_lose(s, s->active, s->source);
}

void arena_remove_card(struct arena *s)
{
	const unsigned targets = arena_deed_targets(s);
	if (!targets)
		return;
	if (targets & (targets - 1)) {
		flow_push(s->flow, PHASE_TARGETING);
		return;
	}
	s->target = (u8)__builtin_ctz(targets);
	arena_remove_target(s);
}

/* AR-69 */
void arena_raze_forums(struct arena *s)
{
	const int enemy = enemy_of(s->active);
	for (int space = 0; space < SPACE_COUNT; space++)
		if (s->space[enemy][space] == FORUM)
			arena_lose(s, enemy, space);
}
