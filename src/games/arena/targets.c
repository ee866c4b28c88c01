/* Which enemy cards the deed of the acting card can strike. */
#include "games/arena/arena.h"

/* AR-41: opposite is the same number, diagonal one to either side. */
static bool is_in_reach(const struct arena *s, int reach, int space)
{
	const int distance = space > s->source ? space - s->source : s->source - space;
	if (reach & ANYWHERE)
		return true;
	return (distance == 0 && reach & OPPOSITE) || (distance == 1 && reach & DIAGONAL);
}

/* AR-64: of those in reach only the ones with the lowest defence. */
static unsigned keep_weakest(const struct arena *s, unsigned targets)
{
	int lowest = UINT8_MAX;
	unsigned weakest = 0;
	for (int space = 0; space < SPACE_COUNT; space++) {
		if (!(targets >> space & 1))
			continue;
		const int defence = arena_defence(s, enemy_of(s->active), space);
		if (defence < lowest)
			weakest = 0;
		if (defence <= lowest) {
			weakest |= 1u << space;
			lowest = defence;
		}
	}
	return weakest;
}

/* AR-40: only enemy cards, and only of the kind that the deed strikes. */
static bool is_struck(const struct arena *s, const struct card_row *row, int space)
{
	const int there = enemy_card(s, space);
	if (there == NO_CARD || !(type_of(s, there) & row->hits))
		return false;
	if (row->trample && arena_defence(s, enemy_of(s->active), space) > row->trample)
		return false; /* AR-68 */
	return is_in_reach(s, row->reach[edition_of(s)], space);
}

unsigned arena_deed_targets(const struct arena *s)
{
	const struct card_row *row = &arena_cards[s->acting];
	const int reach = row->reach[edition_of(s)];
	unsigned targets = 0;
	if (row->price > s->money[s->active])
		return 0; /* AR-82 */
	for (int space = 0; space < SPACE_COUNT; space++)
		if (is_struck(s, row, space))
			targets |= 1u << space;
	return reach & WEAKEST ? keep_weakest(s, targets) : targets;
}
