/*
 * Questions about a state and the two changes that every chapter makes. Supplies are not
 * stored: what is in the bank is what is nowhere else.
 */
#include <string.h>

#include "games/antike/antike.h"

static inline uint64_t eight_of(const u8 *row, int at)
{
	uint64_t eight;
	memcpy(&eight, row + at, sizeof eight);
	return eight;
}

int antike_table_sum(const u8 *row, int count)
{
	enum { LANES = 4, LANE_BITS = 16 };
	const uint64_t low = 0x00ff00ff00ff00ff;
	uint64_t pairs = 0; /* four sums */
	int sum = 0, at = 0;
	for (; at + 8 <= count; at += 8) {
		const uint64_t eight = eight_of(row, at);
		pairs += (eight & low) + (eight >> 8 & low);
	}
	for (; at < count; at++)
		sum += row[at];
	for (int i = 0; i < LANES; i++)
		sum += (int)(pairs >> LANE_BITS * i & 0xffff);
	return sum;
}

/* Most regions are empty, so eight are looked at a time. */
static inline int where_either(const u8 *one, const u8 *other, u8 out[REGION_COUNT])
{
	int found = 0, at = 0;
	for (; at + 8 <= REGION_COUNT; at += 8) {
		uint64_t eight = eight_of(one, at) | eight_of(other, at);
		while (eight) {
			const int byte = __builtin_ctzll(eight) / 8;
			out[found++] = (u8)(at + byte);
			eight &= ~((uint64_t)255 << 8 * byte);
		}
	}
	for (; at < REGION_COUNT; at++)
		if (one[at] | other[at])
			out[found++] = (u8)at;
	return found;
}

int antike_table_where(const u8 *row, u8 out[REGION_COUNT])
{
	return where_either(row, row, out);
}

int antike_table_presence(const struct antike *s, int seat, u8 out[REGION_COUNT])
{
	return where_either(s->units[seat][LEGION], s->units[seat][GALLEY], out);
}

int antike_table_cities(const struct antike *s, int seat)
{
	int cities = 0;
	for (int r = 0; r < REGION_COUNT; r++)
		cities += s->city[r] == seat + 1;
	return cities;
}

int antike_table_temples(const struct antike *s, int seat)
{
	int temples = 0;
	for (int r = 0; r < REGION_COUNT; r++)
		temples += (s->city[r] == seat + 1) & s->temple[r];
	return temples;
}

/* A2-3, CB-2 */
int antike_table_temples_left(const struct antike *s)
{
	return rules_of(s)->temples - antike_table_sum(s->temple, REGION_COUNT);
}

/* A2-2, CB-2 */
int antike_table_units_left(const struct antike *s, int seat, int kind)
{
	return rules_of(s)->units[kind] -
	       antike_table_sum(s->units[seat][kind], REGION_COUNT) - s->box[seat][kind];
}

/* A2-5: 8 of each resource for each nation, or any of the 24. CB-4: common markers, and
 * CB-5 as many disks. */
int antike_table_tokens_left(const struct antike *s, int seat, int resource)
{
	const struct rules *rules = rules_of(s);
	int all = 0, same = 0;
	for (int r = 0; r < REGION_COUNT; r++) {
		const bool own = s->city[r] == seat + 1;
		all += own;
		same += s->yields[r] == resource && (own || rules->tokens_common);
	}
	const int left = rules->tokens_all - all;
	if (!is_casus(s) && s->option[OPTION_TOKENS])
		return left;
	const int alike = rules->tokens[resource] - same;
	return alike < left ? alike : left;
}

/* A2-6; CB-6: as many as a stock can hold, which no game reaches. */
int antike_table_coins_left(const struct antike *s)
{
	int left = rules_of(s)->coins;
	if (left == 0)
		return STOCK_MAX;
	for (int seat = 0; seat < s->seats; seat++)
		left -= s->stock[seat][COIN];
	return left;
}

int antike_table_walls_left(const struct antike *s)
{
	return WALLS_MAX - s->walls[0] - s->walls[1] -
	       antike_table_sum(s->wall, REGION_COUNT);
}

int antike_table_points(const struct antike *s, int seat)
{
	return antike_table_sum(s->personage[seat], PERSONAGE_COUNT);
}

int antike_table_personage_cards(const struct antike *s, int personage)
{
	const struct personage_row *row = &antike_personages[personage];
	if (is_casus(s))
		return row->casus; /* CB-3 */
	const bool spare = personage == SCHOLAR && !s->option[OPTION_NINTH];
	return row->antike2 - spare; /* A2-4, A2-80 */
}

int antike_table_personages_left(const struct antike *s, int personage)
{
	int left = antike_table_personage_cards(s, personage);
	for (int seat = 0; seat < s->seats; seat++)
		left -= s->personage[seat][personage];
	return left;
}

/* A2-77; CB-68: a sea counts double while no city stands there. In print every region
 * counts, and double is what has no city site. */
int antike_table_sea_value(const struct antike *s, int region)
{
	const struct region *row = region_of(s, region);
	if (edition_of(s) == PUBLISHED)
		return 1 + row->ship;
	if (row->terrain != SEA)
		return 0;
	return 1 + (is_casus(s) ? !s->city[region] : row->ship);
}

int antike_table_sea_points(const struct antike *s, int seat)
{
	u8 at[REGION_COUNT];
	const int count = antike_table_where(s->units[seat][GALLEY], at);
	int points = 0;
	for (int i = 0; i < count; i++)
		points += antike_table_sea_value(s, at[i]);
	return points;
}

bool antike_table_is_first(const struct antike *s, int knowhow)
{
	for (int seat = 0; seat < s->seats; seat++)
		if (s->known[seat][knowhow])
			return false;
	return true;
}

/* A2-37, A2-38, CB-27, CB-28; 0 if it is not in this game. */
int antike_table_price(const struct antike *s, int knowhow)
{
	const struct knowhow_row *row = &antike_knowhow[knowhow];
	const uint8_t *price = is_casus(s) ? row->casus : row->antike2;
	return price[antike_table_is_first(s, knowhow) ? 0 : 1];
}

/* A2-56 temple, A2-57 defenders, A2-58 young nation, A2-59 know-how; CB-44, CB-45: wall.
 */
int antike_table_strength(const struct antike *s, int region)
{
	const int owner = s->city[region] - 1;
	int strength = 1 + 2 * s->temple[region];
	if (owner < 0)
		return strength;
	strength += units_at(s, owner, region);
	if (is_casus(s))
		return strength + s->wall[region] +
		       (s->known[owner][RES_PUBLICA] != 0);		/* CB-33 */
	strength += antike_table_points(s, owner) < rules_of(s)->young; /* A2-58 */
	return strength +
	       (s->known[owner][RES_PUBLICA] ? 2 : s->known[owner][REGNUM] != 0);
}

/* A2-45, A2-47, CB-32, CB-40: borders that a unit may cross. */
int antike_table_reach(const struct antike *s, int seat, int kind)
{
	return 1 + (s->known[seat][kind == LEGION ? STRATA : NAVIGATIO] == KNOWN);
}

int antike_table_hand(const struct antike *s, int seat)
{
	return antike_table_sum(s->hand[seat], CARD_COUNT);
}

/* Resources never run out (A2-6, CB-6); of coins Antike II has only those in the bank.
 * Returns how many they were. */
int antike_table_gain(struct antike *s, int seat, int resource, int count)
{
	const int room = STOCK_MAX - s->stock[seat][resource];
	const int bank = resource == COIN ? antike_table_coins_left(s) : STOCK_MAX;
	const int most = bank < room ? bank : room;
	const int gained = count < most ? count : most;
	s->stock[seat][resource] = (u16)(s->stock[seat][resource] + gained);
	return gained;
}

/* A2-2: back to the supply. CB-31: to the recruitment box. */
void antike_table_lose_units(struct antike *s, int seat, int kind, int region, int count)
{
	u8 *here = &s->units[seat][kind][region];
	*here = (u8)(*here - count);
	if (rules_of(s)->recruits)
		s->box[seat][kind] = (u8)(s->box[seat][kind] + count);
	/* Those with the fewest steps left go first (A2-53), so the others are what
	 * remains. */
	int most = *here;
	for (int left = STEP_COUNT - 1; left >= 0 && seat == s->active; left--) {
		u8 *marching = &s->marching[left][kind][region];
		if (*marching > most)
			*marching = (u8)most;
		most -= *marching;
	}
}
