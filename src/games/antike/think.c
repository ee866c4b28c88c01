/* What helps a search: nothing is hidden, a fast draw, and the worth of a position. */
#include <math.h>

#include "games/antike/antike.h"
#include "kit/deck.h"
#include "kit/rondel.h"

void think_guess(void *state, int seat, struct rng *rng)
{
	(void)state;
	(void)seat;
	(void)rng;
}

action think_sample(const void *state, struct rng *rng)
{
	const struct antike *s = state;
	if (s->flow[0] == PHASE_START)
		return action_make(VERB_BEGIN, (int)rng_below(rng, s->seats), 0, 0);
	if (s->flow[0] != PHASE_DEAL)
		return action_make(VERB_DRAW, deck_sample(s->deck, CARD_COUNT, rng), 0, 0);
	struct actions out;
	out.count = 0;
	legal_DEAL(state, CHANCE, &out);
	return out.list[rng_below(rng, out.count)];
}

/*
 * Worth, in personages: what a nation has, how far it is on the way to the next ones, how
 * well its units stand, and what the action that is under way will bring.
 */
static const float PER_CITY = 0.2f, PER_TEMPLE = 0.3f, PER_YIELD = 0.16f, PER_SEA = 0.125f;
static const float AT_SITE = 0.1f, NEAR_SITE = 0.035f, AT_NEUTRAL = 0.14f, AT_CITY = 0.06f;
static const float THREAT = 0.3f, PER_BOX = 0.07f, PER_WALL = 0.06f, PER_CARD = 0.06f;
static const float PREPARED = 0.09f, CHOOSING = 0.12f, PER_MARCH = 0.05f, AT_HOME = 0.01f;
static const float RIVAL_UNIT = 0.05f, SPREAD = 3.5f;
static const float knowhow_use[KNOWHOW_COUNT] = {
	[MERCATURA] = 0.12f, [COMMERCIUM] = 0.22f, [METALLUM] = 0.2f,  [MONETA] = 0.35f,
	[REGNUM] = 0.12f,    [RES_PUBLICA] = 0.2f, [STRATA] = 0.3f,    [NAVIGATIO] = 0.3f,
};

struct count {
	int cities, temples, yield[RESOURCE_COUNT], kind[RESOURCE_COUNT];
};

static struct count count_of(const struct antike *s, int seat)
{
	struct count c = { 0 };
	for (int r = 1; r < REGION_COUNT; r++) {
		if (s->city[r] != seat + 1)
			continue;
		c.cities++;
		c.temples += s->temple[r];
		c.yield[s->yields[r]] += 1 + 2 * s->temple[r];
		c.kind[s->yields[r]]++;
	}
	return c;
}

/* The first of a thing are worth most, and a hoard is worth little. */
static float tiered(int n, int first, float high, int second, float mid, float low)
{
	const int a = n < first ? n : first;
	const int b = n < first ? 0 : n < second ? n - first : second - first;
	const int c = n < second ? 0 : n - second;
	return high * (float)a + mid * (float)b + low * (float)c;
}

/* A trade under way is thought to its end: the most plentiful is given, the rarest taken. */
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

static float stock_worth(const struct antike *s, int seat)
{
	int stock[RESOURCE_COUNT];
	for (int r = 0; r < RESOURCE_COUNT; r++)
		stock[r] = s->stock[seat][r];
	if (seat == s->active)
		finish_trade(s, stock);
	float sum = tiered(stock[COIN], 3, 0.06f, 6, 0.04f, 0.02f);
	for (int r = MARBLE; r <= GOLD; r++)
		sum += tiered(stock[r], 3, 0.055f, 10, 0.038f, 0.008f);
	return sum;
}

/* Cards that can still be had, and how near the next one is. */
static float progress(const struct antike *s, int seat, const struct count *c)
{
	const int kings = table_personages_left(s, KING);
	const int citizens = table_personages_left(s, CITIZEN);
	const int navigators = table_personages_left(s, NAVIGATOR);
	const int seas = table_sea_points(s, seat);
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
	return region_of(s, region)->city && !s->city[region];
}

/* What units are good for where they stand. */
static float stand(const struct antike *s, int seat, int region, bool generals)
{
	const int units = units_at(s, seat, region), owner = s->city[region] - 1;
	if (owner == seat)
		return AT_HOME * (float)units;
	if (owner >= 0) {
		const int strength = table_strength(s, region);
		const int useful = units < strength ? units : strength;
		const float each = s->temple[region] && generals ? 2 * AT_CITY : AT_CITY;
		return strength <= 6 ? each * (float)useful : 0.0f;
	}
	if (s->temple[region] && generals)
		return AT_NEUTRAL * (float)(units < 4 ? units : 4);
	return is_free_site(s, region) ? AT_SITE : 0.0f;
}

static float position(const struct antike *s, int seat)
{
	u8 at[REGION_COUNT];
	bool seen[REGION_COUNT] = { false };
	const bool generals = table_personages_left(s, GENERAL) > 0;
	const int count = table_presence(s, seat, at);
	float sum = 0;
	for (int i = 0; i < count; i++) {
		sum += stand(s, seat, at[i], generals);
		seen[at[i]] = true;
	}
	for (int i = 0; i < count; i++) {
		for (const struct border *b = borders_of(s, at[i]); b->to; b++) {
			if (seen[b->to] || !is_free_site(s, b->to))
				continue;
			seen[b->to] = true;
			sum += NEAR_SITE;
		}
	}
	return sum;
}

/* Cities that others could take as things stand. */
static float threats(const struct antike *s, int seat)
{
	float sum = 0;
	for (int other = 0; other < s->seats; other++) {
		u8 at[REGION_COUNT];
		const int count = other == seat ? 0 : table_presence(s, other, at);
		for (int i = 0; i < count; i++)
			if (s->city[at[i]] == seat + 1 &&
			    conquest_is_enough(s, units_at(s, other, at[i]), table_strength(s, at[i])))
				sum += THREAT * (float)(1 + s->temple[at[i]]);
	}
	return sum;
}

static int units_of(const struct antike *s, int seat)
{
	return table_sum(s->units[seat][0], KIND_COUNT * REGION_COUNT);
}

/* What a space of the rondel will bring to whoever has just gone there. */

static float learning(const struct antike *s, int seat)
{
	float best = 0;
	for (int k = 1; k < KNOWHOW_COUNT; k++) {
		if (can_learn(s, seat, k) != ALLOWED)
			continue;
		float gain = knowhow_use[k] - 0.035f * (float)table_price(s, k);
		gain += table_is_first(s, k) && table_personages_left(s, SCHOLAR) > 0 ? 1.0f : 0.0f;
		best = gain > best ? gain : best;
	}
	if (!rules_of(s)->recruits)
		return best;
	const int box = s->box[seat][LEGION] + s->box[seat][GALLEY];
	return best + (box < 2 ? 0.03f * (float)(s->stock[seat][GOLD] < 4 ? s->stock[seat][GOLD] : 4) :
				 0.0f);
}

static float arming(const struct antike *s, int seat, const struct count *c)
{
	const int iron = s->stock[seat][IRON] + (paying_coins_are_wild(s) ? s->stock[seat][COIN] : 0);
	const int room = c->cities + 2 * c->temples;
	int units = iron / UNIT_IRON + (s->bellona == seat + 1);
	int left = table_units_left(s, seat, LEGION) + table_units_left(s, seat, GALLEY);
	if (rules_of(s)->recruits)
		left = s->box[seat][LEGION] + s->box[seat][GALLEY];
	units = units < room ? units : room;
	units = units < left ? units : left;
	return 0.09f * (float)units;
}

static float building(const struct antike *s, int seat, const struct count *c)
{
	const int marble = s->stock[seat][MARBLE] +
			   (paying_coins_are_wild(s) ? s->stock[seat][COIN] : 0);
	const int room = c->cities - c->temples, afford = marble / templum_marble(s);
	const int left = table_temples_left(s);
	int temples = afford < room ? afford : room;
	temples = temples < left ? temples : left;
	return 0.22f * (float)temples;
}

static float marching(const struct antike *s, int seat, bool begun)
{
	float idle = 0;
	for (int r = 1; r < REGION_COUNT; r++) {
		if (s->city[r] != seat + 1)
			continue;
		for (int kind = 0; kind < KIND_COUNT; kind++)
			idle += begun ? (float)(s->marching[0][kind][r] + s->marching[1][kind][r] +
						s->marching[2][kind][r]) :
					(float)s->units[seat][kind][r];
	}
	return PER_MARCH * idle;
}

static float harvesting(const struct antike *s, int seat, const struct count *c, int resource)
{
	const int coins = is_casus(s) && edition_of(s) == MANUAL ? c->kind[resource] : 1;
	(void)seat;
	return 0.04f * (float)c->yield[resource] + 0.04f * (float)coins;
}

static float space_prospect(const struct antike *s, int seat, const struct count *c)
{
	const int space = s->space[seat], resource = harvest_resource(space);
	if (resource)
		return harvesting(s, seat, c, resource);
	return space == TEMPLUM	 ? building(s, seat, c) :
	       space == MILITIA	 ? arming(s, seat, c) :
	       space == SCIENTIA ? learning(s, seat) :
				   marching(s, seat, false);
}

static float prospect(const struct antike *s, int seat, const struct count *c)
{
	const int phase = s->flow[0] < PHASE_PAYING ? s->flow[0] : s->flow[1];
	const bool asks = s->flow[0] >= PHASE_EARTHQUAKE;
	float sum = asks ? CHOOSING : 0.0f;
	sum += PREPARED * (float)(s->engine + s->builder + s->colonists + s->envoy);
	if (phase == PHASE_STEPS)
		return sum + space_prospect(s, seat, c) - 0.05f * (float)s->due;
	if (phase == PHASE_TEMPLUM || phase == PHASE_MILITIA || phase == PHASE_SCIENTIA)
		return sum + space_prospect(s, seat, c);
	if (phase == PHASE_MOVERE)
		return sum + marching(s, seat, true);
	if (phase == PHASE_FOUNDING && is_casus(s) && edition_of(s) == MANUAL &&
	    harvest_resource(s->space[seat]))
		return sum + space_prospect(s, seat, c); /* CB-26: the yield is still to come */
	return sum;
}

/* Personages that are earned but not yet taken. */
static float pending(const struct antike *s)
{
	const int generals = table_personages_left(s, GENERAL);
	const int scholars = table_personages_left(s, SCHOLAR);
	return 0.95f * (float)((s->razed < generals ? s->razed : generals) +
			       (s->firsts < scholars ? s->firsts : scholars));
}

static float assets(const struct antike *s, int seat)
{
	const struct count c = count_of(s, seat);
	float sum = (float)table_points(s, seat) + stock_worth(s, seat) + progress(s, seat, &c);
	sum += tiered(units_of(s, seat), 6, 0.14f, 12, 0.1f, 0.05f) + position(s, seat);
	sum -= threats(s, seat);
	if (is_casus(s)) {
		sum += PER_BOX * (float)(s->box[seat][LEGION] + s->box[seat][GALLEY]);
		sum += PER_CARD * (float)table_hand(s, seat) + 0.015f * (float)s->walls[seat];
		for (int r = 1; r < REGION_COUNT; r++)
			sum += s->wall[r] && s->city[r] == seat + 1 ? PER_WALL : 0.0f;
	}
	if (seat == s->active)
		sum += prospect(s, seat, &c) + pending(s);
	return sum;
}

/* A rival is looked at from afar. */
static float rival_assets(const struct antike *s, int seat)
{
	const struct count c = count_of(s, seat);
	return (float)table_points(s, seat) + PER_CITY * (float)c.cities +
	       PER_TEMPLE * (float)c.temples + RIVAL_UNIT * (float)units_of(s, seat) +
	       (seat == s->active && !is_casus(s) ? 0.0f : 0.02f * (float)s->stock[seat][COIN]);
}

float think_worth(const void *state, int seat)
{
	const struct antike *s = state;
	if (s->flow[0] == NO_PHASE) {
		float out[SEATS_MAX] = { 0 };
		contract_score(s, out);
		return out[seat];
	}
	float best = 0, all = 0;
	for (int other = 0; other < s->seats; other++) {
		const float value = other == seat ? 0 : rival_assets(s, other);
		best = value > best ? value : best;
		all += value;
	}
	const float rivals = 0.5f * best + 0.5f * all / (float)(s->seats - 1);
	return 0.5f + 0.49f * tanhf((assets(s, seat) - rivals) / SPREAD / 2.0f);
}
