#include "games/antike/evaluation/outlook.h"

static const float PRIZE_CITY = 0.6f, PRIZE_TEMPLE = 1.0f, PER_LOSS = 0.09f;
static const float DUEL_PRIZE = 1.6f, DUEL_LOSS = 0.05f;

enum { LONG_GAME = 45 }; /* turns for each player */

static bool is_free_site(const struct antike *s, int region)
{
	return region_of(s, region)->city && !s->city[region] && !s->temple[region];
}

float antike_outlook_impatience(const struct antike *s)
{
	const float age = (float)s->turn / (float)(LONG_GAME * s->seats);
	return 1.0f + (age < 2.0f ? age : 2.0f);
}

static float prize_at(const struct antike *s, int seat, int region, int needed,
		      bool generals)
{
	const int owner = s->city[region] - 1;
	float prize = s->temple[region] && generals ? PRIZE_TEMPLE : 0.0f;
	if (owner == seat || (owner < 0 && !s->temple[region]))
		return 0;
	if (owner >= 0)
		prize += antike_table_cities(s, owner) > 1 ? PRIZE_CITY : -prize;
	/* Between two every city counts on both sides, and what is lost waits in the box.
	 */
	if (is_casus(s))
		return DUEL_PRIZE * prize - DUEL_LOSS * (float)needed;
	return prize - PER_LOSS * (float)needed / antike_outlook_impatience(s);
}

/* How many units are in each region or could enter it. */
static void gather(const struct antike *s, int seat, const u8 *at, int count,
		   u8 near[REGION_COUNT])
{
	for (int i = 0; i < count; i++) {
		const int legions = s->units[seat][LEGION][at[i]];
		const int galleys = s->units[seat][GALLEY][at[i]];
		near[at[i]] = (u8)(near[at[i]] + legions + galleys);
		for (const struct border *b = borders_of(s, at[i]); b->to; b++) {
			const int able = (b->ways & RED ? legions : 0) +
					 (b->ways & BLUE ? galleys : 0);
			near[b->to] = (u8)(near[b->to] + able);
		}
	}
}

static float squared_share(int units, int needed)
{
	const float share = units < needed ? (float)units / (float)needed : 1.0f;
	return share * share;
}

/*
 * War: one prize at a time, so that units gather. Those in its region count in full,
 * those next to it in part.
 */
static void look_for_war(const struct antike *s, int seat, const u8 *at, int count,
			 struct outlook *out)
{
	u8 near[REGION_COUNT] = { 0 }, target[REGION_COUNT];
	const bool generals = antike_table_personages_left(s, GENERAL) > 0;
	gather(s, seat, at, count, near);
	const int targets = antike_table_where(near, target);
	for (int i = 0; i < targets; i++) {
		const int r = target[i];
		if ((!s->city[r] && !s->temple[r]) || s->city[r] == seat + 1)
			continue;
		const int needed = antike_table_strength(s, r) +
				   (is_casus(s) && edition_of(s) == MANUAL);
		const float prize = prize_at(s, seat, r, needed, generals);
		const float value =
			prize * (0.25f * squared_share(near[r], needed) +
				 0.35f * squared_share(units_at(s, seat, r), needed));
		out->beckons = value > out->beckons ? value : out->beckons;
		if (near[r] >= needed && prize > out->ready)
			out->ready = prize;
	}
}

/* Free sites without own units, one border away from units in `from` that can go there.
 */
static int open_sites(const struct antike *s, int seat, const u8 *at, int count,
		      const u8 *from, int starts)
{
	bool seen[REGION_COUNT] = { false };
	int sites = 0;
	for (int i = 0; i < count; i++)
		seen[at[i]] = true;
	for (int i = 0; i < starts; i++) {
		const int ways = (s->units[seat][LEGION][from[i]] ? RED : 0) |
				 (s->units[seat][GALLEY][from[i]] ? BLUE : 0);
		for (const struct border *b = borders_of(s, from[i]); b->to; b++) {
			if (!(b->ways & ways) || seen[b->to] || !is_free_site(s, b->to))
				continue;
			seen[b->to] = true;
			sites++;
		}
	}
	return sites;
}

/* A sea that counts double next to it, without an own galley. */
static bool has_open_sea(const struct antike *s, int seat, int region)
{
	for (const struct border *b = borders_of(s, region); b->to; b++)
		if (region_of(s, b->to)->ship && !s->units[seat][GALLEY][b->to])
			return true;
	return false;
}

struct outlook antike_outlook_of(const struct antike *s, int seat)
{
	struct outlook out = { .units = 0 };
	u8 at[REGION_COUNT], idle[REGION_COUNT] = { 0 };
	const int count = antike_table_presence(s, seat, at);
	int idlers = 0, free = 0;
	for (int i = 0; i < count; i++) {
		const int r = at[i], units = units_at(s, seat, r);
		const bool is_land = region_of(s, r)->terrain == LAND;
		out.units += units;
		out.at_home += s->city[r] == seat + 1 ? units : 0;
		out.at_site += is_free_site(s, r);
		if (is_land && !is_free_site(s, r)) {
			idle[idlers++] = (u8)r;
			free += units;
		}
		out.moored +=
			is_land && s->units[seat][GALLEY][r] && has_open_sea(s, seat, r);
	}
	out.open_sites = open_sites(s, seat, at, count, at, count);
	const int sites = open_sites(s, seat, at, count, idle, idlers);
	out.settlers = free < sites ? free : sites;
	look_for_war(s, seat, at, count, &out);
	return out;
}

int antike_outlook_threats(const struct antike *s, int seat)
{
	u8 at[REGION_COUNT];
	const int cities = antike_table_where(s->city, at);
	int sum = 0;
	for (int i = 0; i < cities; i++) {
		int most = 0;
		for (int other = 0; s->city[at[i]] == seat + 1 && other < s->seats;
		     other++)
			if (other != seat && units_at(s, other, at[i]) > most)
				most = units_at(s, other, at[i]);
		if (most &&
		    antike_conquest_is_enough(s, most, antike_table_strength(s, at[i])))
			sum += 1 + s->temple[at[i]];
	}
	return sum;
}
