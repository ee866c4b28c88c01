/* What helps a search: nothing is hidden, a fast draw, and the worth of a position. */
#include <math.h>

#include "games/antike/antike.h"
#include "kit/deck.h"
#include "kit/rondel.h"

void antike_think_guess(void *state, int seat, struct rng *rng)
{
	(void)state;
	(void)seat;
	(void)rng;
}

action antike_think_sample(const void *state, struct rng *rng)
{
	const struct antike *s = state;
	if (s->flow[0] == PHASE_START)
		return action_make(VERB_BEGIN, (int)rng_below(rng, s->seats), 0, 0);
	if (s->flow[0] != PHASE_DEAL)
		return action_make(VERB_DRAW, deck_sample(s->deck, CARD_COUNT, rng), 0,
				   0);
	struct actions out;
	out.count = 0;
	antike_legal_DEAL(state, CHANCE, &out);
	return out.list[rng_below(rng, out.count)];
}

unsigned antike_think_turn(const void *state)
{
	return ((const struct antike *)state)->turn;
}

/*
 * Worth, in personages: what a nation has, how far it is on the way to the next ones, how
 * well its units stand, and what the action that is under way will bring.
 */
static const float PER_CITY = 0.32f, PER_TEMPLE = 0.4f, PER_YIELD = 0.16f,
		   PER_SEA = 0.13f;
static const float AT_SITE = 0.14f, NEAR_SITE = 0.035f, PRIZE_CITY = 0.6f;
static const float PRIZE_TEMPLE = 1.0f, PER_LOSS = 0.09f, FRICTION = 0.02f;
static const float DUEL_PRIZE = 1.6f, DUEL_LOSS = 0.05f;
static const float THREAT = 0.3f, PER_WALL = 0.06f, PER_CARD = 0.06f;
static const float PREPARED = 0.09f, CHOOSING = 0.12f, AT_HOME = 0.01f;
static const float PER_SAIL = 0.1f, RIVAL_UNIT = 0.04f, SPREAD = 3.5f;
static const float per_box[KIND_COUNT] = { [LEGION] = 0.06f, [GALLEY] = 0.1f };
static const float knowhow_use[KNOWHOW_COUNT] = {
	[MERCATURA] = 0.12f, [COMMERCIUM] = 0.22f, [METALLUM] = 0.2f, [MONETA] = 0.35f,
	[REGNUM] = 0.12f,    [RES_PUBLICA] = 0.2f, [STRATA] = 0.3f,   [NAVIGATIO] = 0.3f,
};

enum { LONG_GAME = 45 }; /* turns for each player */

struct count {
	int cities, temples, yield[RESOURCE_COUNT], kind[RESOURCE_COUNT];
};

static void count_cities(const struct antike *s, struct count out[SEAT_COUNT])
{
	u8 at[REGION_COUNT];
	const int cities = antike_table_where(s->city, at);
	for (int i = 0; i < cities; i++) {
		struct count *c = &out[s->city[at[i]] - 1];
		c->cities++;
		c->temples += s->temple[at[i]];
		c->yield[s->yields[at[i]]] += 1 + 2 * s->temple[at[i]];
		c->kind[s->yields[at[i]]]++;
	}
}

/* The first of a thing are worth most, and a hoard is worth little. */
static float tiered(int n, int first, float high, int second, float mid, float low)
{
	const int a = n < first ? n : first;
	const int b = n < first ? 0 : n < second ? n - first : second - first;
	const int c = n < second ? 0 : n - second;
	return high * (float)a + mid * (float)b + low * (float)c;
}

/* A trade under way is thought to its end: the most plentiful is given, the rarest taken.
 */
static void finish_trade(const struct antike *s, int stock[RESOURCE_COUNT])
{
	const int phase = s->flow[0];
	if (phase != PHASE_GIVING && phase != PHASE_TAKING)
		return;
	for (int n = phase == PHASE_GIVING ? s->giving : 0; n > 0; n--) {
		int most = stock[MARBLE] >= stock[IRON] ? MARBLE : IRON;
		most = stock[most] >= stock[GOLD] ? most : GOLD;
		stock[most]--;
	}
	for (int n = s->taking; n > 0; n--) {
		int least = stock[MARBLE] <= stock[IRON] ? MARBLE : IRON;
		least = stock[least] <= stock[GOLD] ? least : GOLD;
		stock[least]++;
	}
}

static float goods_worth(int n)
{
	return tiered(n, 4, 0.05f, 10, 0.032f, 0.004f);
}

static float coins_worth(int n)
{
	return tiered(n, 3, 0.06f, 6, 0.04f, 0.015f);
}

static float stock_worth(const struct antike *s, int seat)
{
	int stock[RESOURCE_COUNT];
	for (int r = 0; r < RESOURCE_COUNT; r++)
		stock[r] = s->stock[seat][r];
	if (seat == s->active)
		finish_trade(s, stock);
	float sum = coins_worth(stock[COIN]);
	for (int r = MARBLE; r <= GOLD; r++)
		sum += goods_worth(stock[r]);
	return sum;
}

/* Cards that can still be had, and how near the next one is. */
static float progress(const struct antike *s, int seat, const struct count *c)
{
	const int kings = antike_table_personages_left(s, KING);
	const int citizens = antike_table_personages_left(s, CITIZEN);
	const int navigators = antike_table_personages_left(s, NAVIGATOR);
	const int seas = antike_table_sea_points(s, seat);
	const int sea_goal = 7 * (s->personage[seat][NAVIGATOR] + 1);
	float sum = (float)c->cities * (kings > 0 ? PER_CITY : 0.05f);
	sum += (float)c->temples * (citizens > 0 ? PER_TEMPLE : 0.05f);
	if (navigators > 0)
		sum += PER_SEA * (float)(seas < sea_goal ? seas : sea_goal);
	for (int r = MARBLE; r <= GOLD; r++)
		sum += PER_YIELD * sqrtf((float)c->yield[r]);
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		sum += s->known[seat][k] ? knowhow_use[k] : 0.0f;
	return sum;
}

static bool is_free_site(const struct antike *s, int region)
{
	return region_of(s, region)->city && !s->city[region] && !s->temple[region];
}

/* What units are good for where they stand, apart from war. */
static float stand(const struct antike *s, int seat, int region)
{
	if (s->city[region] == seat + 1)
		return AT_HOME * (float)units_at(s, seat, region);
	return is_free_site(s, region) ? AT_SITE : 0.0f;
}

/*
 * War: one prize at a time, so that units gather. Those in its region count in full,
 * those next to it in part; the prize beckons the more, the nearer they are to being
 * enough.
 */
struct war {
	float beckons, ready; /* ready: what one march would win */
};

/* The longer a game lasts, the less a unit counts: it is there to be used. */
static float impatience(const struct antike *s)
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
	return prize - PER_LOSS * (float)needed / impatience(s);
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

static struct war war_of(const struct antike *s, int seat, const u8 *at, int count)
{
	u8 near[REGION_COUNT] = { 0 }, target[REGION_COUNT];
	const bool generals = antike_table_personages_left(s, GENERAL) > 0;
	struct war war = { 0, 0 };
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
		war.beckons = value > war.beckons ? value : war.beckons;
		if (near[r] >= needed && prize > war.ready)
			war.ready = prize;
	}
	return war;
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

static float position(const struct antike *s, int seat)
{
	u8 at[REGION_COUNT];
	const int count = antike_table_presence(s, seat, at);
	float sum = war_of(s, seat, at, count).beckons;
	sum += NEAR_SITE * (float)open_sites(s, seat, at, count, at, count);
	for (int i = 0; i < count; i++)
		sum += stand(s, seat, at[i]);
	return sum;
}

/* Cities that others could take as things stand. */
static float threats(const struct antike *s, int seat)
{
	u8 at[REGION_COUNT];
	const int cities = antike_table_where(s->city, at);
	float sum = 0;
	for (int i = 0; i < cities; i++) {
		int most = 0;
		for (int other = 0; s->city[at[i]] == seat + 1 && other < s->seats;
		     other++)
			if (other != seat && units_at(s, other, at[i]) > most)
				most = units_at(s, other, at[i]);
		if (most &&
		    antike_conquest_is_enough(s, most, antike_table_strength(s, at[i])))
			sum += THREAT * (float)(1 + s->temple[at[i]]);
	}
	return sum;
}

static int units_of(const struct antike *s, int seat)
{
	return antike_table_sum(s->units[seat][0], KIND_COUNT * REGION_COUNT);
}

/* What a space of the rondel will bring to whoever has just gone there. */

static float learning(const struct antike *s, int seat)
{
	float best = 0;
	for (int k = 1; k < KNOWHOW_COUNT; k++) {
		if (antike_can_learn(s, seat, k) != ALLOWED)
			continue;
		float gain = knowhow_use[k] - 0.035f * (float)antike_table_price(s, k);
		gain += antike_table_is_first(s, k) &&
					antike_table_personages_left(s, SCHOLAR) > 0
				? 1.0f
				: 0.0f;
		best = gain > best ? gain : best;
	}
	const int box = s->box[seat][LEGION] + s->box[seat][GALLEY];
	if (!rules_of(s)->recruits || box > 2)
		return best;
	return best +
	       0.03f * (float)(s->stock[seat][GOLD] < 4 ? s->stock[seat][GOLD] : 4);
}

static float arming(const struct antike *s, int seat, const struct count *c)
{
	const int iron = s->stock[seat][IRON] +
			 (antike_paying_coins_are_wild(s) ? s->stock[seat][COIN] : 0);
	const int room =
		c->cities + 2 * c->temples - antike_table_sum(s->armed, REGION_COUNT);
	int units = iron / UNIT_IRON + (s->bellona == seat + 1);
	int left = antike_table_units_left(s, seat, LEGION) +
		   antike_table_units_left(s, seat, GALLEY);
	if (rules_of(s)->recruits)
		left = s->box[seat][LEGION] + s->box[seat][GALLEY];
	units = units < room ? units : room;
	units = units < left ? units : left;
	return 0.09f * (float)units;
}

static float building(const struct antike *s, int seat, const struct count *c)
{
	const int marble = s->stock[seat][MARBLE] +
			   (antike_paying_coins_are_wild(s) ? s->stock[seat][COIN] : 0);
	const int room = c->cities - c->temples,
		  afford = marble / antike_templum_marble(s);
	const int left = antike_table_temples_left(s);
	int temples = afford < room ? afford : room;
	temples = temples < left ? temples : left;
	return 0.22f * (float)temples;
}

/* A sea that counts double next to it, without an own galley. */
static bool has_open_sea(const struct antike *s, int seat, int region)
{
	for (const struct border *b = borders_of(s, region); b->to; b++)
		if (region_of(s, b->to)->ship && !s->units[seat][GALLEY][b->to])
			return true;
	return false;
}

/* What movement can bring at once: settlers to free sites, galleys out to sea. */
static float marching(const struct antike *s, int seat)
{
	u8 at[REGION_COUNT], home[REGION_COUNT];
	const int count = antike_table_presence(s, seat, at);
	int homes = 0, idle = 0, moored = 0;
	for (int i = 0; i < count; i++) {
		const bool is_land = region_of(s, at[i])->terrain == LAND;
		if (is_land && !is_free_site(s, at[i])) {
			home[homes++] = at[i];
			idle += units_at(s, seat, at[i]);
		}
		moored += is_land && s->units[seat][GALLEY][at[i]] &&
			  has_open_sea(s, seat, at[i]);
	}
	const int sites = open_sites(s, seat, at, count, home, homes);
	const int settlers = idle < sites ? idle : sites;
	const bool sails = antike_table_personages_left(s, NAVIGATOR) > 0 &&
			   antike_table_sea_points(s, seat) <
				   7 * (s->personage[seat][NAVIGATOR] + 1);
	return (AT_SITE - NEAR_SITE) * (float)settlers +
	       (sails ? PER_SAIL * (float)moored : 0.0f) +
	       0.3f * war_of(s, seat, at, count).ready;
}

static bool has_moved(const struct antike *s, int seat)
{
	int fresh = 0;
	for (int kind = 0; kind < KIND_COUNT; kind++)
		fresh += antike_table_sum(
			s->marching[antike_table_reach(s, seat, kind) - 1][kind],
			REGION_COUNT);
	return fresh != units_of(s, seat);
}

static float harvesting(const struct antike *s, int seat, const struct count *c,
			int resource)
{
	const int wanted = is_casus(s) && edition_of(s) == MANUAL ? c->kind[resource] : 1;
	const int left = antike_table_coins_left(s),
		  coins = wanted < left ? wanted : left;
	const u16 *stock = s->stock[seat];
	return goods_worth(stock[resource] + c->yield[resource]) -
	       goods_worth(stock[resource]) + coins_worth(stock[COIN] + coins) -
	       coins_worth(stock[COIN]);
}

static float space_prospect(const struct antike *s, int seat, const struct count *c)
{
	const int space = s->space[seat], resource = antike_harvest_resource(space);
	if (resource)
		return harvesting(s, seat, c, resource);
	return space == TEMPLUM	   ? building(s, seat, c)
	       : space == MILITIA  ? arming(s, seat, c)
	       : space == SCIENTIA ? learning(s, seat)
				   : marching(s, seat);
}

static float prospect(const struct antike *s, int seat, const struct count *c)
{
	const int phase = s->flow[0] < PHASE_PAYING ? s->flow[0] : s->flow[1];
	const bool asks = s->flow[0] >= PHASE_EARTHQUAKE;
	const bool trades = s->flow[0] == PHASE_GIVING || s->flow[0] == PHASE_TAKING;
	float sum = (asks ? CHOOSING : 0.0f) - (trades ? FRICTION : 0.0f);
	if (trades && phase != PHASE_FOUNDING)
		return sum; /* no trade for the sake of staying in a phase */
	sum += PREPARED * (float)(s->engine + s->builder + s->colonists + s->envoy);
	if (phase == PHASE_STEPS)
		return sum + space_prospect(s, seat, c) - 0.05f * (float)s->due;
	if (phase == PHASE_TEMPLUM || phase == PHASE_MILITIA || phase == PHASE_SCIENTIA)
		return sum + space_prospect(s, seat, c);
	if (phase == PHASE_MOVERE && !has_moved(s, seat))
		return sum + marching(s, seat);
	if (phase == PHASE_FOUNDING && is_casus(s) && edition_of(s) == MANUAL &&
	    antike_harvest_resource(s->space[seat]))
		return sum +
		       space_prospect(s, seat, c); /* CB-26: the yield is still to come */
	return sum;
}

/* Personages that are earned but not yet taken. */
static float pending(const struct antike *s)
{
	const int generals = antike_table_personages_left(s, GENERAL);
	const int scholars = antike_table_personages_left(s, SCHOLAR);
	return 0.95f * (float)((s->razed < generals ? s->razed : generals) +
			       (s->firsts < scholars ? s->firsts : scholars));
}

static float assets(const struct antike *s, int seat, const struct count *c)
{
	float sum = (float)antike_table_points(s, seat) + stock_worth(s, seat) +
		    progress(s, seat, c);
	sum += tiered(units_of(s, seat), 6, 0.13f, 12, 0.085f, 0.04f) / impatience(s);
	sum += position(s, seat);
	sum -= threats(s, seat);
	if (is_casus(s)) {
		for (int kind = 0; kind < KIND_COUNT; kind++)
			sum += tiered(s->box[seat][kind], 2, per_box[kind], 4, 0.03f,
				      0.005f);
		sum += PER_CARD * (float)antike_table_hand(s, seat) +
		       0.015f * (float)s->walls[seat];
		for (int r = 1; r < REGION_COUNT; r++)
			sum += s->wall[r] && s->city[r] == seat + 1 ? PER_WALL : 0.0f;
	}
	if (seat == s->active)
		sum += prospect(s, seat, c) + pending(s);
	return sum;
}

/* A rival is looked at from afar. */
static float rival_assets(const struct antike *s, int seat, const struct count *c)
{
	return (float)antike_table_points(s, seat) + PER_CITY * (float)c->cities +
	       PER_TEMPLE * (float)c->temples + RIVAL_UNIT * (float)units_of(s, seat) +
	       (seat == s->active && !is_casus(s) ? 0.0f
						  : 0.02f * (float)s->stock[seat][COIN]);
}

float antike_think_worth(const void *state, int seat)
{
	const struct antike *s = state;
	if (s->flow[0] == NO_PHASE) {
		float out[SEATS_MAX] = { 0 };
		antike_contract_score(s, out);
		return out[seat];
	}
	struct count count[SEAT_COUNT] = { 0 };
	count_cities(s, count);
	float best = 0, all = 0;
	for (int other = 0; other < s->seats; other++) {
		const float value =
			other == seat ? 0 : rival_assets(s, other, &count[other]);
		best = value > best ? value : best;
		all += value;
	}
	const float rivals = 0.5f * best + 0.5f * all / (float)(s->seats - 1);
	return 0.5f +
	       0.49f * tanhf((assets(s, seat, &count[seat]) - rivals) / SPREAD / 2.0f);
}
