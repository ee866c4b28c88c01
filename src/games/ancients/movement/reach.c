/* How far: the moves of units and leaders, range and line of sight. */
#include "games/ancients/ancients.h"

/* CC-150: the hex an ambush was set on is the first of its move. */
static int gone_before(const struct ancients *s, int hex)
{
	return s->tired[hex] & ENTERING ? s->moved[hex] : 0;
}

/* CC-126, CC-130: ground that whoever leaves it goes no further than 1 hex from. */
bool cc_reach_is_held(const struct ancients *s, int hex)
{
	return s->terrain[hex] == WALL ||
	       (s->terrain[hex] == MARSH && edition_of(s) == PUBLISHED);
}

/* CC-35, CC-38, CC-39, CC-54: hexes a unit may move now. */
int cc_reach_allowance(const struct ancients *s, int hex)
{
	enum { HEAVY_CHARGE = 3 };
	const struct unit_row *row = unit_at(s, hex);
	const struct card_row *card = orders_of(s);
	int hexes = row->move + (row->traits & CHARGES ? 1 : 0);
	if (card->hurries && row->traits & (MARCHES | CHARGES))
		hexes++;
	if (card->heavy_moves_3 && row->traits & MOUNTED && row->symbol == HEAVY &&
	    !s->option[OPTION_MOUNTED_CHARGE])
		hexes = HEAVY_CHARGE;
	if (card->moves_one_hex)
		hexes = 1;
	hexes -= gone_before(s, hex);
	return cc_reach_is_held(s, hex) && hexes > 1 ? 1 : hexes;
}

/* CC-54: of these, what a unit may move without having to fight. */
int cc_reach_calm(const struct ancients *s, int hex, int hexes)
{
	const struct unit_row *row = unit_at(s, hex);
	const int own = row->move - gone_before(s, hex);
	return row->traits & CHARGES && own < hexes ? own : hexes;
}

struct cc_view cc_reach_view(const struct ancients *s, int seat)
{
	struct cc_view v = { .units = hexes_nonzero(s->unit),
			     .leaders = hexes_nonzero(s->leader),
			     .rough = hexes_nonzero(s->terrain) };
	const hexset top = hexes_with_bit(s->unit, SIDE_BIT);
	v.own = seat == TOP ? top : v.units & ~top;
	v.lone = cc_field_leaders(s, seat) & ~v.units;
	v.enemies = (v.units | v.leaders) & ~v.own & ~v.lone; /* CC-54 */
	return v;
}

/* Where ground of the field bars or stops a piece. */
struct footing {
	hexset open, stops;
};

static struct footing footing_of(const struct ancients *s, const struct cc_view *v,
				 int kind)
{
	const unsigned traits = kind ? ancients_units[kind].traits : ALONE;
	struct footing g = { .open = HEXES_ALL };
	for (hexset rough = v->rough; rough;) {
		const int hex = hexset_take(&rough);
		if (!cc_field_can_enter(s, kind, hex))
			g.open &= ~hexset_of(hex);
		if (ground_at(s, hex)->stops & traits)
			g.stops |= hexset_of(hex);
	}
	return g;
}

/* The ways a unit may take: through, and to. */
struct ways {
	hexset through, to;
};

static struct ways ways_of(const struct ancients *s, const struct cc_view *v, int hex)
{
	const struct footing g = footing_of(s, v, kind_at(s, hex));
	struct ways w = { .to = g.open & ~(v->units | v->leaders) }; /* CC-50 */
	w.through = w.to & ~g.stops;				     /* CC-58 */
	if (!s->leader[hex])
		w.to |= v->lone & g.open; /* CC-52 */
	if (orders_of(s)->moves_through && unit_at(s, hex)->traits & PASSES)
		w.through |= v->own & g.open & ~g.stops; /* CC-51 */
	return w;
}

/* The hexes a unit can move to; ring[n] those n hexes away. */
hexset cc_reach_rings(const struct ancients *s, const struct cc_view *v, int hex,
		      hexset ring[STEPS_MAX + 1])
{
	const int hexes = cc_reach_allowance(s, hex);
	const int calm = cc_reach_calm(s, hex, hexes);
	const struct ways w = ways_of(s, v, hex);
	hexset seen = hexset_of(hex), front = seen, all = 0;
	for (int n = 1; n <= hexes; n++) {
		const hexset next = hexes_around(front) & ~seen;
		ring[n] = next & w.to & ~all;
		if (n > calm)
			ring[n] &= hexes_around(v->enemies); /* CC-54 */
		all |= ring[n];
		front = next & w.through;
		seen |= front;
	}
	for (int n = hexes > 0 ? hexes + 1 : 1; n <= STEPS_MAX; n++)
		ring[n] = 0;
	return all;
}

/* CC-56 */
hexset cc_reach_leader(const struct ancients *s, const struct cc_view *v, int hex)
{
	const struct footing g = footing_of(s, v, NO_KIND);
	const hexset mine = v->own | v->lone;
	const hexset open = g.open & (~(v->units | v->leaders) | mine);
	const int hexes = cc_reach_is_held(s, hex) ? 1 : FLIGHT;
	hexset seen = hexset_of(hex), front = seen, all = 0;
	for (int n = 1; n <= hexes; n++) {
		const hexset next = hexes_around(front) & ~seen & open;
		all |= next;
		seen |= next;
		front = next & ~g.stops;
	}
	return all & ~v->leaders;
}

/* CC-67: all three hexes are one hill if hills lead from one end to the other. */
static bool is_one_hill(const struct ancients *s, int from, int to)
{
	if (s->terrain[from] != HILL || s->terrain[to] != HILL)
		return false;
	hexset hills = 0;
	for (hexset rough = hexes_nonzero(s->terrain); rough;) {
		const int hex = hexset_take(&rough);
		if (s->terrain[hex] == HILL)
			hills |= hexset_of(hex);
	}
	hexset seen = hexset_of(from), front = seen;
	while (front) {
		front = hexes_around(front) & hills & ~seen;
		seen |= front;
	}
	return hexset_has(seen, to);
}

/* CC-66 */
static bool blocks_sight(const struct ancients *s, int hex, int from, int to)
{
	if (s->unit[hex] || s->leader[hex])
		return true;
	if (!ground_at(s, hex)->blocks_sight)
		return false;
	return s->terrain[hex] != HILL || !is_one_hill(s, from, to);
}

/* What blocks the line of sight: the first such hex on it, or NOWHERE. Of a pair that the
 * line runs between both must block; beyond the side of the field nothing is open. */
static int first_blocker(const struct ancients *s, int from, int to, int distance)
{
	const bool needs_all = hexes_line_is_between(from, to);
	for (int step = 1; step < distance; step++) {
		int hex[2], blocker = NOWHERE, blocked = 0;
		const int count = hexes_on_line(from, to, step, hex);
		for (int i = count - 1; i >= 0; i--) {
			if (!blocks_sight(s, hex[i], from, to))
				continue;
			blocker = hex[i];
			blocked++;
		}
		if (blocked == count || (blocked && !needs_all))
			return blocker;
	}
	return NOWHERE;
}

int cc_reach_blocker(const struct ancients *s, int from, int to)
{
	return first_blocker(s, from, to, hexes_distance(from, to));
}

/* CC-62, CC-63, CC-66 */
refusal cc_reach_fire(const struct ancients *s, int from, int to)
{
	const int distance = hexes_distance(from, to);
	if (distance < 2)
		return TOO_NEAR;
	if (distance > unit_at(s, from)->range[edition_of(s)])
		return TOO_FAR;
	return first_blocker(s, from, to, distance) == NOWHERE ? ALLOWED : NO_SIGHT;
}
