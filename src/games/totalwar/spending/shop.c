/* The context of purchases: cards in use, room, lines of communication, limits. */
#include "games/totalwar/spending/shop.h"

/* TW-262: own and allied regions, and seas with own navies. */
static placeset passable(const struct totalwar *s, int seat)
{
	bool lets_pass[SEAT_COUNT + 1] = { false };
	placeset set = 0;
	for (int other = 0; other < s->players; other++)
		lets_pass[faction_of(other)] =
			other == seat || s->relation[seat][other] == ALLY;
	for (int r = 1; r < REGION_COUNT; r++)
		if (lets_pass[s->control[r]])
			set |= place_bit(r);
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (is_sea(s->fleet[seat][navy]))
			set |= place_bit(s->fleet[seat][navy]);
	return set;
}

/* TW-262: the places from which a way leads to a home region in one's hands. */
static placeset lines_of(const struct totalwar *s, int seat)
{
	const placeset ways = passable(s, seat);
	placeset edge = tw_table_homes(s, seat), seen = edge, lines = edge;
	while (edge) {
		placeset next = 0;
		for (; edge; edge &= edge - 1)
			next |= tw_table_beside(place_first(edge));
		lines |= next;
		edge = next & ways & ~seen;
		seen |= edge;
	}
	return lines;
}

static void look_at_armies(struct shop *shop)
{
	const struct totalwar *s = shop->s;
	const placeset lines = lines_of(s, shop->seat);
	for (int seat = 0; seat < s->players; seat++)
		for (int army = 0; army < ARMY_COUNT; army++) {
			const int at = s->at[seat][army];
			if (seat != shop->seat && is_region(at))
				shop->guests |= place_bit(at);
			for (int i = 0; at && i < SLOT_COUNT && s->army[seat][army][i];
			     i++) {
				const int troop = s->army[seat][army][i];
				shop->used[troop]++;
				if (seat == shop->seat)
					shop->held[army][tw_table_kind(troop)]++;
			}
		}
	for (int army = 0; army < ARMY_COUNT; army++) {
		const int at = s->at[shop->seat][army];
		shop->line[army] = !at || at == IN_SPACE || (lines >> at & 1);
		shop->shut_in[army] = is_region(at) && controls(s, shop->seat, at) &&
				      tw_shop_is_besieged(shop, at);
	}
}

static void look_at_generals(struct shop *shop)
{
	const struct totalwar *s = shop->s;
	for (int g = first_general(shop->seat); g < first_general(shop->seat + 1); g++) {
		if (!s->spare[g])
			continue;
		shop->spares++;
		if (tw_rows_general[g].stars > tw_rows_general[shop->spare].stars)
			shop->spare = g;
	}
	for (placeset rest = tw_table_homes(s, shop->seat); rest; rest &= rest - 1)
		shop->commands |= tw_table_reach(s, place_first(rest), REACH_LAND) |
				  place_bit(place_first(rest));
}

/* What was ordered so far counts against the limits of the round. */
static void look_at_orders(struct shop *shop)
{
	const u8(*list)[PART_COUNT] = shop->s->order[shop->seat];
	for (int i = 0; i < ORDER_COUNT && list[i][ORDER_VERB]; i++) {
		const int a = list[i][ORDER_A], b = list[i][ORDER_B];
		switch (list[i][ORDER_VERB]) {
		case VERB_RECRUIT:
		case VERB_ENLIST:
			shop->joined[b][tw_table_kind(a)]++;
			break;
		case VERB_BUILD:
		case VERB_FOUND:
			shop->works++;
			shop->same[a]++;
			shop->worked |= place_bit(b);
			shop->barracks |= a == BARRACKS ? place_bit(b) : 0;
			break;
		case VERB_DEVELOP:
			shop->rows |= 1u << tw_rows_development[a].row;
			break;
		default:
			break;
		}
	}
}

static void look_at_hand(struct shop *shop)
{
	const u8 *hand = shop->s->hand[shop->seat];
	for (int card = 1; card < ACTION_CARD_COUNT; card++)
		if (hand[card])
			shop->events |= (uint64_t)1 << tw_rows_action_card[card].event;
}
_Static_assert((int)EVENT_CARD_COUNT <= 64, "events as bits");

void tw_shop_open(struct shop *shop, const struct totalwar *s, int seat)
{
	*shop = (struct shop){ .s = s, .seat = seat };
	look_at_armies(shop);
	look_at_generals(shop);
	look_at_orders(shop);
	look_at_hand(shop);
}

bool tw_shop_is_besieged(const struct shop *shop, int region)
{
	return (shop->guests >> region & 1) && tw_table_is_besieged(shop->s, region);
}
