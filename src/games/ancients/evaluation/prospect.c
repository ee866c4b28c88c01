#include "games/ancients/evaluation/prospect.h"

static const float BLOCKS_WORTH = 0.55f; /* of a whole unit of middling kind */
static const float FLAG_WORTH = 0.05f;	 /* a retreat forced by one die */

/* One in this many. */
static const float part[BLOCKS_MAX + 1] = { 0, 1.0f, 1 / 2.0f, 1 / 3.0f, 1 / 4.0f };

/* CC-102 for a whole army: hexes with two friends next to them. */
static hexset with_two_next(hexset friends)
{
	hexset one = 0, two = 0;
	for (int dir = 0; dir < HEX_DIRS; dir++) {
		const hexset next = hexes_shift(friends, (enum hexdir)dir);
		two |= one & next;
		one |= next;
	}
	return two;
}

/* CC-73, CC-96: where helmets hit: with a leader, or next to one who is not poor. */
static hexset inspired_by(const struct ancients *s, hexset leaders)
{
	hexset able = 0;
	for (hexset all = leaders; all;) {
		const int hex = hexset_take(&all);
		able |= leader_at(s, hex)->poor ? 0 : hexset_of(hex);
	}
	return leaders | hexes_around(able);
}

/* What one block is worth; the last ones bring the banner. */
static float block_value(const struct unit_row *row, int blocks)
{
	static const float banner[BLOCKS_MAX + 1] = { 0, 0.30f, 0.18f, 0.13f, 0.10f };
	const float quality = 0.6f + 0.1f * (float)row->dice;
	return BLOCKS_WORTH * quality * part[row->blocks] + banner[blocks];
}

/* CC-120 to CC-130 */
static void set_ground(const struct ancients *s, struct cc_fighter *f)
{
	enum { NO_CAP = 99, UPHILL = 2, DOWNHILL_FOOT = 3, DOWNHILL_MOUNTED = 2 };
	f->out = f->into = f->uphill = NO_CAP;
	f->camp = f->is_sheltered = f->on_hill = false;
	if (s->terrain[f->hex] == CLEAR)
		return;
	const struct terrain_row *ground = ground_at(s, f->hex);
	const u8 cap = ground->cap[edition_of(s)];
	if (cap)
		f->out = f->into = cap;
	f->on_hill = s->terrain[f->hex] == HILL;
	if (f->on_hill) {
		f->uphill = UPHILL;
		f->out = f->row->traits & FOOT ? DOWNHILL_FOOT : DOWNHILL_MOUNTED;
	}
	f->camp = ground->is_camp;
	f->is_sheltered = ground->is_camp || ground->shelters;
}

/* CC-75, CC-112, CC-128, CC-130 */
static float hurt_by_swords(const struct cc_fighter *f)
{
	static const float counts[] = { 1.0f, 0.5f, 0.25f };
	return f->is_elephant ? 0 : counts[f->row->shrugs + f->is_sheltered];
}

/* CC-101: who ignores flags hardly minds; who cannot run loses blocks. */
static float flag_value(const struct cc_fighter *f)
{
	static const float counts[] = { 1.0f, 0.4f, 0.1f, 0.1f };
	const int ignored =
		f->is_elephant ? 0 : f->is_led + f->is_supported + f->row->steady;
	return counts[ignored] * (f->is_cornered ? FLAG_WORTH + f->block : FLAG_WORTH);
}

static void view_unit(const struct ancients *s, int hex, struct cc_fighter *f)
{
	const struct unit_row *row = unit_at(s, hex);
	f->row = row;
	f->hex = (u8)hex;
	f->blocks = s->blocks[hex];
	f->range = row->range[edition_of(s)];
	f->is_elephant = row == &ancients_units[KIND_EL];
	f->is_shy = row->evades[edition_of(s)] == FROM_ANY;
	f->is_led = s->leader[hex] != 0;
	const bool bold = row->traits & BOLD && f->blocks == row->blocks;
	f->dice = (float)(row->dice + bold);
	f->back = (float)(row->back + bold);
	f->more = f->is_led && !f->is_elephant ? (float)leader_at(s, hex)->dice : 0.0f;
	set_ground(s, f);
	f->sword = row->swords;
	/* CC-111: elephants roll swords again. */
	f->per_die = f->is_elephant ? 1.0f / (DIE_FACES - 1) : 1.0f / DIE_FACES;
	f->hurt = hurt_by_swords(f);
	f->per_block = part[f->blocks];
	f->block = block_value(row, f->blocks);
}

/* A hex is at (q, row, t), the three adding up to nothing: the distance of two hexes is
 * the largest of the three differences. */
static void place(struct cc_army *a, int i, int q, int row)
{
	a->at[0].of[i] = (int8_t)q;
	a->at[1].of[i] = (int8_t)row;
	a->at[2].of[i] = (int8_t)(-q - row);
}

static void fill_lane(struct cc_army *out)
{
	enum { FAR = 50 };
	for (int i = out->count; i % LANE != 0; i++)
		place(out, i, FAR, -FAR);
}

static void view_army(const struct ancients *s, int seat, hexset taken,
		      struct cc_army *out)
{
	out->lone = out->leaders & ~out->units;
	out->count = 0;
	const hexset supported = with_two_next(out->units | out->lone);
	const hexset inspired = inspired_by(s, out->leaders);
	const hexset roomy = rear_of(HEXES_ALL & ~taken, enemy_of(seat));
	for (hexset units = out->units; units; out->count++) {
		const int hex = hexset_take(&units);
		struct cc_fighter *f = &out->fighter[out->count];
		const int row = hexes_row(hex);
		place(out, out->count, (hexes_across(hex) - row) / 2, row);
		view_unit(s, hex, f);
		f->is_supported = hexset_has(supported, hex) && !f->is_elephant;
		f->helmet =
			!f->is_elephant && (f->row->helmets || hexset_has(inspired, hex));
		f->is_cornered = !hexset_has(roomy, hex);
		f->flag = flag_value(f);
	}
	fill_lane(out);
}

static lane larger(lane a, lane b)
{
	const lane first = a > b;
	return (a & first) | (b & ~first);
}

static lane gap(lane a, int8_t b)
{
	return larger(a - b, b - a);
}

/* From all of one army to a lane of the other. */
static void measure_lane(struct cc_army *mine, struct cc_army *his, int n)
{
	const lane q = his->at[0].lane[n], row = his->at[1].lane[n],
		   t = his->at[2].lane[n];
	lane nearest = (lane){ 0 } + (int8_t)HEX_ROWS;
	for (int i = 0; i < mine->count; i++) {
		const lane distance = larger(
			larger(gap(q, mine->at[0].of[i]), gap(row, mine->at[1].of[i])),
			gap(t, mine->at[2].of[i]));
		mine->distance[i].lane[n] = distance;
		nearest = -larger(-nearest, -distance);
	}
	his->nearest.lane[n] = nearest;
}

static void measure(struct cc_army *mine, struct cc_army *his)
{
	for (int n = 0; n * LANE < his->count; n++)
		measure_lane(mine, his, n);
}

void cc_prospect_make(const struct ancients *s, struct cc_prospect *out)
{
	const hexset units = hexes_nonzero(s->unit), leaders = hexes_nonzero(s->leader);
	const hexset taken = units | leaders;
	struct cc_army *bottom = &out->army[BOTTOM], *top = &out->army[TOP];
	out->s = s;
	top->units = hexes_with_bit(s->unit, SIDE_BIT);
	top->leaders = hexes_with_bit(s->leader, LEADER_SIDE_BIT);
	bottom->units = units & ~top->units;
	bottom->leaders = leaders & ~top->leaders;
	view_army(s, BOTTOM, taken, bottom);
	view_army(s, TOP, taken, top);
	measure(bottom, top);
	measure(top, bottom);
}

static int way_to(const struct cc_army *army, int hex)
{
	int nearest = HEX_ROWS;
	for (int i = 0; i < army->count; i++) {
		const int distance = hexes_distance(hex, army->fighter[i].hex);
		nearest = distance < nearest ? distance : nearest;
	}
	return nearest;
}

float cc_prospect_camps(const struct cc_prospect *p, int seat)
{
	int sum = 0;
	if (!has_special(p->s, seat, SPECIAL_STORMS))
		return 0;
	for (int hex = 0; hex < HEX_COUNT; hex++)
		if (p->s->terrain[hex] == CAMP)
			sum += way_to(&p->army[seat], hex);
	return (float)sum;
}
