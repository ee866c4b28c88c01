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

static float prize_at(const struct antike *s, const struct count *count, int region,
		      int needed, bool generals)
{
	const int owner = s->city[region] - 1;
	float prize = s->temple[region] && generals ? PRIZE_TEMPLE : 0.0f;
	if (owner >= 0)
		prize += count[owner].cities > 1 ? PRIZE_CITY : -prize;
	/* Between two every city counts on both sides, and what is lost waits in the box.
	 */
	if (is_casus(s))
		return DUEL_PRIZE * prize - DUEL_LOSS * (float)needed;
	return prize - PER_LOSS * (float)needed / antike_outlook_impatience(s);
}

enum { SETTLERS = 128 }; /* more than there are units */

/* How many units are in each region or could enter it; plus SETTLERS where those could go
 * that stand on land but on no free site, the idle. */
struct reach {
	u8 near[REGION_COUNT];
	int idle;
};

/* What stands in `region`, and its neighbours as seen from there. */
static void look_from(const struct antike *s, int seat, int region, struct reach *reach,
		      struct outlook *out)
{
	const int legions = s->units[seat][LEGION][region];
	const int galleys = s->units[seat][GALLEY][region], units = legions + galleys;
	const bool is_land = region_of(s, region)->terrain == LAND;
	const bool at_site = is_free_site(s, region), idle = is_land && !at_site;
	bool open_sea = false; /* one that counts double, without an own galley */
	out->units += units;
	out->at_home += s->city[region] == seat + 1 ? units : 0;
	out->at_site += at_site;
	reach->idle += idle ? units : 0;
	reach->near[region] = (u8)(reach->near[region] + units);
	for (const struct border *b = borders_of(s, region); b->to; b++) {
		const int able =
			(b->ways & RED ? legions : 0) + (b->ways & BLUE ? galleys : 0);
		const int settlers = idle && able ? SETTLERS : 0;
		reach->near[b->to] = (u8)((reach->near[b->to] + able) | settlers);
		open_sea |= region_of(s, b->to)->ship && !s->units[seat][GALLEY][b->to];
	}
	out->moored += is_land && galleys && open_sea;
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
static void look_for_war(const struct antike *s, int seat, const struct count *count,
			 int region, int near, bool generals, struct outlook *out)
{
	const int needed = antike_table_strength(s, region) +
			   (is_casus(s) && edition_of(s) == MANUAL);
	const float prize = prize_at(s, count, region, needed, generals);
	if (prize <= 0)
		return;
	const float value =
		prize * (0.25f * squared_share(near, needed) +
			 0.35f * squared_share(units_at(s, seat, region), needed));
	out->beckons = value > out->beckons ? value : out->beckons;
	if (near >= needed && prize > out->ready)
		out->ready = prize;
}

struct outlook antike_outlook_of(const struct antike *s, int seat,
				 const struct count *count)
{
	struct outlook out = { .units = 0 };
	struct reach reach = { .idle = 0 };
	u8 at[REGION_COUNT];
	const bool generals = antike_table_personages_left(s, GENERAL) > 0;
	const int here = antike_table_presence(s, seat, at);
	for (int i = 0; i < here; i++)
		look_from(s, seat, at[i], &reach, &out);
	const int targets = antike_table_where(reach.near, at);
	int sites = 0;
	for (int i = 0; i < targets; i++) {
		const int r = at[i];
		if (s->city[r] ? s->city[r] != seat + 1 : s->temple[r]) {
			look_for_war(s, seat, count, r, reach.near[r] & ~SETTLERS,
				     generals, &out);
		} else if (is_free_site(s, r) && units_at(s, seat, r) == 0) {
			out.open_sites++;
			sites += (reach.near[r] & SETTLERS) != 0;
		}
	}
	out.settlers = reach.idle < sites ? reach.idle : sites;
	return out;
}

int antike_outlook_threats(const struct antike *s, int seat, const u8 *at, int cities)
{
	int sum = 0;
	for (int i = 0; i < cities; i++) {
		int most = 0;
		if (s->city[at[i]] != seat + 1)
			continue;
		for (int other = 0; other < s->seats; other++)
			if (other != seat && units_at(s, other, at[i]) > most)
				most = units_at(s, other, at[i]);
		if (most &&
		    antike_conquest_is_enough(s, most, antike_table_strength(s, at[i])))
			sum += 1 + s->temple[at[i]];
	}
	return sum;
}
