/* The field: where the pieces are, what the ground does, and moving pieces about. */
#include "games/ancients/ancients.h"

hexset cc_field_units(const struct ancients *s, int seat)
{
	const hexset top = hexes_with_bit(s->unit, SIDE_BIT);
	return seat == TOP ? top : hexes_nonzero(s->unit) & ~top;
}

hexset cc_field_leaders(const struct ancients *s, int seat)
{
	const hexset top = hexes_with_bit(s->leader, LEADER_SIDE_BIT);
	return seat == TOP ? top : hexes_nonzero(s->leader) & ~top;
}

hexset cc_field_lone_leaders(const struct ancients *s, int seat)
{
	hexset lone = 0;
	for (hexset all = cc_field_leaders(s, seat); all;) {
		const int hex = hexset_take(&all);
		if (!s->unit[hex])
			lone |= hexset_of(hex);
	}
	return lone;
}

hexset cc_field_ordered(const struct ancients *s, int what)
{
	return hexes_with_bit(s->order, what == ORDER_UNIT ? 0 : 1);
}

/* Most fields are bare: only hexes that are not clear are looked at. */
static hexset ground_with(const struct ancients *s, size_t offset, unsigned traits)
{
	hexset set = 0;
	for (hexset rough = hexes_nonzero(s->terrain); rough;) {
		const int hex = hexset_take(&rough);
		const u8 *row = (const u8 *)ground_at(s, hex);
		if (row[offset] & traits)
			set |= hexset_of(hex);
	}
	return set;
}

hexset cc_field_barred(const struct ancients *s, unsigned traits)
{
	return ground_with(s, offsetof(struct terrain_row, barred), traits);
}

hexset cc_field_stops(const struct ancients *s, unsigned traits)
{
	return ground_with(s, offsetof(struct terrain_row, stops), traits);
}

/* CC-120, CC-126, CC-130: a war machine enters neither broken ground, marsh nor wall. */
bool cc_field_can_enter(const struct ancients *s, int kind, int hex)
{
	const unsigned traits = kind ? ancients_units[kind].traits : ALONE;
	if (ground_at(s, hex)->barred & traits)
		return false;
	const int ground = s->terrain[hex];
	return !(traits & SLOW) ||
	       (ground != BROKEN && ground != MARSH && ground != WALL);
}

/* CC-2: two rows repeat; the fifth and the ninth hex of the long one are in two sections.
 */
unsigned cc_field_sections(int seat, int hex)
{
	enum { L = LEFT, C = CENTRE, R = RIGHT, TWO_ROWS = 2 * HEX_WIDE - 1 };
	static const u8 seen_from_bottom[TWO_ROWS] = {
		L, L, L, L, L | C, C, C, C, C | R, R, R, R, R,
		L, L, L, L, C,	   C, C, C, R,	   R, R, R,
	};
	const unsigned sections = seen_from_bottom[hex % TWO_ROWS];
	return seat == BOTTOM ? sections : from_the_other_side(sections);
}

/* CC-102: two friends next to it, units or leaders who are alone; not for elephants. */
bool cc_field_supported(const struct ancients *s, int hex)
{
	enum { ENOUGH = 2 };
	const int seat = unit_side(s, hex);
	int friends = 0;
	for (hexset around = hexes_next_to(hex); around;) {
		const int next = hexset_take(&around);
		friends += s->unit[next] ? unit_side(s, next) == seat
					 : has_leader(s, seat, next);
	}
	return friends >= ENOUGH && !is_elephant(s, hex);
}

unsigned cc_field_traits(const struct ancients *s, int hex)
{
	return s->unit[hex] ? unit_at(s, hex)->traits : ALONE;
}

void cc_field_clear_marks(struct ancients *s, int hex)
{
	s->order[hex] = s->moved[hex] = s->tired[hex] = s->fought[hex] = 0;
}

/* Takes the unit off the field; a leader with it stays behind. */
void cc_field_remove(struct ancients *s, int hex)
{
	s->unit[hex] = s->blocks[hex] = 0;
	cc_field_clear_marks(s, hex);
}

int cc_field_take_leader(struct ancients *s, int hex)
{
	const int leader = s->leader[hex];
	s->leader[hex] = NO_LEADER;
	s->order[hex] &= (u8)~ORDER_LEADER;
	if (!s->unit[hex])
		cc_field_clear_marks(s, hex);
	return leader;
}

/* A unit goes with its leader and its marks; a lone leader who waits there joins it. */
void cc_field_carry(struct ancients *s, int from, int to)
{
	s->unit[to] = s->unit[from];
	s->blocks[to] = s->blocks[from];
	s->order[to] = s->order[from] & ORDER_UNIT;
	s->moved[to] = s->moved[from];
	s->tired[to] = s->tired[from];
	s->fought[to] = s->fought[from];
	if (s->leader[from])
		s->leader[to] = (u8)cc_field_take_leader(s, from);
	cc_field_remove(s, from);
}
