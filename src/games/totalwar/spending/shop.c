/* The context of purchases: cards in use, room, lines of communication, limits. */
#include "games/totalwar/spending/shop.h"

static void look_at_land(struct shop *shop)
{
	const struct totalwar *s = shop->s;
	placeset guests = 0;
	shop->land = places_with(s->control, REGION_COUNT, faction_of(shop->seat));
	shop->homes = tw_table_homes(s, shop->seat);
	for (int seat = 0; seat < s->players; seat++)
		for (int army = 0; seat != shop->seat && army < ARMY_COUNT; army++)
			guests |= place_bit(s->at[seat][army]);
	for (placeset rest = guests & shop->land; rest; rest &= rest - 1)
		if (tw_table_is_besieged(s, place_first(rest)))
			shop->besieged |= place_bit(place_first(rest));
}

/* TW-262: own and allied regions, and seas with own navies. */
static placeset passable(const struct shop *shop)
{
	const struct totalwar *s = shop->s;
	placeset set = shop->land;
	for (int other = 0; other < s->players; other++)
		if (s->relation[shop->seat][other] == ALLY && other != shop->seat)
			set |= places_with(s->control, REGION_COUNT, faction_of(other));
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		if (is_sea(s->fleet[shop->seat][navy]))
			set |= place_bit(s->fleet[shop->seat][navy]);
	return set;
}

/* TW-262: of these places those from which a way leads to a home region in one's hands,
 * and maybe others. */
static placeset lines_from(const struct shop *shop, placeset places)
{
	const placeset ways = passable(shop);
	placeset edge = shop->homes, seen = edge, lines = edge;
	while (edge && (places & ~lines)) {
		placeset next = 0;
		for (; edge; edge &= edge - 1)
			next |= tw_table_beside(place_first(edge));
		lines |= next;
		edge = next & ways & ~seen;
		seen |= edge;
	}
	return lines;
}

static void count_cards(struct shop *shop)
{
	const struct totalwar *s = shop->s;
	for (int seat = 0; seat < s->players; seat++)
		for (int army = 0; army < ARMY_COUNT; army++) {
			const u8 *cards = s->army[seat][army];
			for (int i = 0; s->at[seat][army] && i < SLOT_COUNT && cards[i];
			     i++) {
				shop->used[cards[i]]++;
				if (seat == shop->seat)
					shop->held[army][card_kind(cards[i])]++;
			}
		}
}

/* TW-263, TW-176 */
static refusal gate_of(const struct shop *shop, int army)
{
	const int at = shop->s->at[shop->seat][army];
	if (!at && !shop->spare)
		return NO_SPARE_GENERAL;
	return shop_is_besieged(shop, at) ? BESIEGED : ALLOWED;
}

/* TW-41, TW-191 */
static void look_for_room(struct shop *shop, int army)
{
	const u8 *held = shop->held[army];
	const bool fits = tw_table_fits_aboard(shop->s, shop->seat, army,
					       held[0] + held[1] + held[2] + 1);
	for (int kind = 0; kind < 3; kind++) {
		shop->room[army][kind] = held[kind] >= tw_table_most[kind] ? ARMY_FULL
					 : fits				   ? ALLOWED
									   : NO_ROOM;
		if (shop->gate[army] == ALLOWED && shop->room[army][kind] == ALLOWED)
			shop->takers[kind] |= 1u << army;
	}
}

static void look_at_armies(struct shop *shop)
{
	const u8 *at = shop->s->at[shop->seat];
	placeset places = 0;
	for (int army = 0; army < ARMY_COUNT; army++)
		places |= at[army] && at[army] != IN_SPACE ? place_bit(at[army]) : 0;
	const placeset lines = lines_from(shop, places);
	for (int army = 0; army < ARMY_COUNT; army++) {
		shop->line[army] =
			!at[army] || at[army] == IN_SPACE || place_in(lines, at[army]);
		shop->gate[army] = gate_of(shop, army);
		look_for_room(shop, army);
	}
}

static void look_at_generals(struct shop *shop)
{
	const int first = first_general(shop->seat);
	const unsigned spare = generals_with(shop->s->spare, shop->seat);
	shop->spares = __builtin_popcount(spare);
	for (unsigned rest = spare; rest; rest &= rest - 1) {
		const int g = first + __builtin_ctz(rest);
		if (tw_rows_general[g].stars > tw_rows_general[shop->spare].stars)
			shop->spare = g;
	}
	for (unsigned rest = tw_generals_in_box(shop->s, shop->seat); rest;
	     rest &= rest - 1)
		shop->box |= 1u << tw_rows_general[first + __builtin_ctz(rest)].stars;
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
			shop->joined[b][card_kind(a)]++;
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
	for (uint64_t rest = hand_of(shop->s, shop->seat); rest; rest &= rest - 1)
		shop->events |= (uint64_t)1
				<< tw_rows_action_card[__builtin_ctzll(rest)].event;
}
_Static_assert((int)EVENT_CARD_COUNT <= 64, "events as bits");

void tw_shop_open(struct shop *shop, const struct totalwar *s, int seat)
{
	*shop = (struct shop){ .s = s, .seat = seat };
	look_at_land(shop);
	look_at_generals(shop);
	count_cards(shop);
	look_at_armies(shop);
	look_at_orders(shop);
	look_at_hand(shop);
}
