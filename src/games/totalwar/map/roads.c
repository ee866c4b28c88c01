/* Roads, and how far a general gets with his MU (TW-143, TW-144, TW-151). */
#include "games/totalwar/map/roads.h"

static const u8 border_ends[BORDER_COUNT][2] = {
#define BORDER(a, b, kind) [a##_##b] = { a, b },
#include "games/totalwar/map/borders.def"
#undef BORDER
};

static void draw(struct roads *roads, uint64_t borders, int first)
{
	for (; borders; borders &= borders - 1) {
		const int border = first + __builtin_ctzll(borders);
		const int a = border_ends[border][0], b = border_ends[border][1];
		roads->ends |= place_bit(a) | place_bit(b);
		roads->from[a] |= place_bit(b);
		roads->from[b] |= place_bit(a);
	}
}

void tw_roads_draw(struct roads *roads, const struct totalwar *s)
{
	memset(roads, 0, sizeof *roads);
	draw(roads, bits_with(s->road, 64, true), 0);
	draw(roads, bits_with(s->road + 64, BORDER_COUNT - 64, true), 64);
}

/* Where roads lead from these regions with one MU: three regions far (TW-144). */
static placeset along_roads(const struct roads *roads, placeset from)
{
	enum { ROAD_REGIONS = 3 };
	placeset seen = from, edge = from;
	for (int i = 0; i < ROAD_REGIONS && edge; i++) {
		placeset next = 0;
		for (; edge; edge &= edge - 1)
			next |= roads->from[place_first(edge)];
		edge = next & ~seen;
		seen |= next;
	}
	return seen;
}

/* The regions of the map that is played. */
static placeset open_land(const struct totalwar *s)
{
	placeset set = ((placeset)1 << REGION_COUNT) - 2;
	for (int r = 1; s->intro && r < REGION_COUNT; r++)
		if (!tw_table_is_open(s, r))
			set &= ~place_bit(r);
	return set;
}

placeset tw_roads_mu_around(const struct totalwar *s, const struct roads *roads, int from,
			    int mu)
{
	enum { COST_MAX = 4 };
	const placeset land = open_land(s);
	placeset at_cost[COST_MAX + 3] = { is_region(from) ? place_bit(from) : 0 };
	placeset seen = 0;
	for (int cost = 0; cost <= mu && cost <= COST_MAX; cost++) {
		const placeset edge = at_cost[cost] & ~seen;
		seen |= edge;
		for (placeset rest = cost < mu ? edge : 0; rest; rest &= rest - 1) {
			const int r = place_first(rest);
			const placeset hard =
				(placeset)tw_rows_hard[r][0] << 64 | tw_rows_hard[r][1];
			at_cost[cost + 1] |= tw_table_beside(r) & land & ~hard;
			at_cost[cost + 2] |= hard & land;
		}
		if (cost < mu)
			at_cost[cost + 1] |=
				along_roads(roads, edge & roads->ends) & land;
	}
	return seen;
}
