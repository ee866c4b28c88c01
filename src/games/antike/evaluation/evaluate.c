/*
 * How well a seat stands: what it has, how far it is on the way to the next personages,
 * how well its units stand, what the action that is under way will bring, and what its
 * rivals have. Each of these is a feature with a weight, in personages: handmade.def has
 * those that a person chose, the others were learned from them by play.
 */
#include <math.h>

#include "base/curve.h"
#include "games/antike/evaluation/evaluate.h"

const char *const antike_evaluate_features[] = {
#define WEIGHT(id, value) #id,
#include "games/antike/evaluation/handmade.def"
#undef WEIGHT
	NULL
};

#define WEIGHT(id, value) [F_##id] = value,
const float antike_evaluate_weights_handmade[] = {
#include "games/antike/evaluation/handmade.def"
};
static const float learned_casus_belli[F_COUNT] = {
#include "games/antike/casusbelli/weights.def"
};
static const float learned_antike2[F_COUNT] = {
#include "games/antike/antike2/weights.def"
};
static const float forecast_antike2[F_COUNT] = {
#include "games/antike/antike2/forecast.def"
};
#undef WEIGHT

/* More than these no player can spend, as long as coins last (A2-6, CB-6). */
enum { COINS_OF_USE = 30 };

/* What the sum must reach to be ahead by far. */
static const float SPREAD = 3.5f;

/* Returns how many there are; `at` says where. */
static int count_cities(const struct antike *s, struct count out[SEAT_COUNT],
			u8 at[REGION_COUNT])
{
	const int cities = antike_table_where(s->city, at);
	for (int i = 0; i < cities; i++) {
		struct count *c = &out[s->city[at[i]] - 1];
		u8 *yield = &c->yield[s->yields[at[i]]];
		c->cities++;
		c->temples = (u8)(c->temples + s->temple[at[i]]);
		c->walls = (u8)(c->walls + s->wall[at[i]]);
		*yield = (u8)(*yield + 1 + 2 * s->temple[at[i]]);
		c->kind[s->yields[at[i]]]++;
	}
	return cities;
}

/* How many of `n` things lie after the first `from` and not after the first `to`. */
static float between(int n, int from, int to)
{
	return (float)(n <= from ? 0 : least(n, to) - from);
}

/* The first of a thing are worth most, and a hoard is worth little. */
static void add_stock(const int stock[RESOURCE_COUNT], float *out)
{
	for (int r = MARBLE; r <= GOLD; r++) {
		out[F_FIRST_MARBLE + r - MARBLE] = between(stock[r], 0, 4);
		out[F_MORE_MARBLE + r - MARBLE] = between(stock[r], 4, 10);
		out[F_HOARD] += between(stock[r], 10, STOCK_MAX);
	}
	out[F_FIRST_COINS] = between(stock[COIN], 0, 3);
	out[F_MORE_COINS] = between(stock[COIN], 3, 6);
	out[F_COIN_HOARD] = between(stock[COIN], 6, COINS_OF_USE);
}

/* The way to the next card of a kind, the nearer the steeper. */
static float nearness(const struct antike *s, int seat, int personage, int things)
{
	const int every = antike_personages[personage].every;
	const int beyond = things - every * s->personage[seat][personage];
	const float share = between(beyond, 0, every) / (float)every;
	return share * share;
}

/* Cards that can still be had, and how near the next one is. */
static void add_progress(const struct antike *s, int seat, const struct count *c,
			 float *out)
{
	const bool kings = antike_table_personages_left(s, KING) > 0;
	const bool citizens = antike_table_personages_left(s, CITIZEN) > 0;
	out[kings ? F_CITIES : F_CITIES_SPARE] = (float)c->cities;
	out[F_NEXT_KING] = kings ? nearness(s, seat, KING, c->cities) : 0;
	out[citizens ? F_TEMPLES : F_TEMPLES_SPARE] = (float)c->temples;
	out[F_NEXT_CITIZEN] = citizens ? nearness(s, seat, CITIZEN, c->temples) : 0;
	if (antike_table_personages_left(s, NAVIGATOR) > 0) {
		const int seas = antike_table_sea_points(s, seat);
		const int goal = 7 * (s->personage[seat][NAVIGATOR] + 1);
		out[F_SEAS] = (float)least(seas, goal);
		out[F_NEXT_NAVIGATOR] = nearness(s, seat, NAVIGATOR, seas);
	}
	for (int r = MARBLE; r <= GOLD; r++)
		out[F_YIELD_MARBLE + r - MARBLE] = sqrtf((float)c->yield[r]);
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		out[F_MERCATURA + k - 1] = s->known[seat][k] ? 1.0f : 0.0f;
}

static void add_units(const struct antike *s, const struct outlook *o, float *out)
{
	const float share = 1.0f / antike_outlook_impatience(s);
	out[F_FIRST_UNITS] = share * between(o->units, 0, 6);
	out[F_MORE_UNITS] = share * between(o->units, 6, 12);
	out[F_MANY_UNITS] = share * between(o->units, 12, UNITS_MAX * 2);
	out[F_AT_SITE] = (float)o->at_site;
	out[F_OPEN_SITES] = (float)o->open_sites;
	out[F_AT_HOME] = (float)o->at_home;
	out[F_WAR] = o->beckons;
}

/* Casus Belli: recruits, cards and walls. */
static void add_reserves(const struct antike *s, int seat, const struct count *c,
			 float *out)
{
	for (int kind = 0; kind < KIND_COUNT; kind++) {
		const int box = s->box[seat][kind];
		out[F_BOX_LEGIONS + kind] = between(box, 0, 2);
		out[F_BOX_MORE] += between(box, 2, 4);
		out[F_BOX_MANY] += between(box, 4, UNITS_MAX);
	}
	out[F_CARDS] = (float)antike_table_hand(s, seat);
	out[F_WALLS] = (float)c->walls;
	out[F_SPARE_WALLS] = s->walls[seat];
}

enum { RIVAL_COUNT = F_COUNT - F_RIVAL_POINTS };

static float view_of_rival(const float *rival)
{
	float sum = 0;
	for (int i = 0; i < RIVAL_COUNT; i++)
		sum -= antike_evaluate_weights_handmade[F_RIVAL_POINTS + i] * rival[i];
	return sum;
}

/* A rival is looked at from afar. */
static void look_at_rival(const struct antike *s, int seat, const struct count *c,
			  float *out)
{
	out[F_RIVAL_POINTS - F_RIVAL_POINTS] = (float)antike_table_points(s, seat);
	out[F_RIVAL_CITIES - F_RIVAL_POINTS] = (float)c->cities;
	out[F_RIVAL_TEMPLES - F_RIVAL_POINTS] = (float)c->temples;
	out[F_RIVAL_UNITS - F_RIVAL_POINTS] =
		(float)antike_table_sum(s->units[seat][0], KIND_COUNT * REGION_COUNT);
	out[F_RIVAL_COINS - F_RIVAL_POINTS] =
		seat == s->active && !is_casus(s)
			? 0.0f
			: (float)least(s->stock[seat][COIN], COINS_OF_USE);
	out[F_RIVAL_GOODS - F_RIVAL_POINTS] = (float)least(
		s->stock[seat][MARBLE] + s->stock[seat][IRON] + s->stock[seat][GOLD], 30);
	out[F_RIVAL_YIELD - F_RIVAL_POINTS] =
		(float)(c->yield[MARBLE] + c->yield[IRON] + c->yield[GOLD]);
	out[F_RIVAL_KNOWHOW - F_RIVAL_POINTS] = 0;
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		out[F_RIVAL_KNOWHOW - F_RIVAL_POINTS] += s->known[seat][k] ? 1.0f : 0.0f;
}

/* Of the rivals the strongest counts as much as all together. */
static void add_rivals(const struct antike *s, int seat, const struct count *count,
		       float *out)
{
	float rival[RIVAL_COUNT], best[RIVAL_COUNT] = { 0 }, most = -1;
	const float share = 0.5f / (float)(s->seats - 1);
	for (int other = 0; other < s->seats; other++) {
		if (other == seat)
			continue;
		look_at_rival(s, other, &count[other], rival);
		const float value = view_of_rival(rival);
		for (int i = 0; i < RIVAL_COUNT; i++) {
			out[F_RIVAL_POINTS + i] += share * rival[i];
			best[i] = value > most ? rival[i] : best[i];
		}
		most = value > most ? value : most;
	}
	for (int i = 0; i < RIVAL_COUNT; i++)
		out[F_RIVAL_POINTS + i] += 0.5f * best[i];
}

void antike_evaluate_measure(const void *state, int seat, float out[FEATURES_MAX])
{
	const struct antike *s = state;
	struct count count[SEAT_COUNT] = { 0 };
	int stock[RESOURCE_COUNT];
	const struct count *c = &count[seat];
	u8 at[REGION_COUNT];
	const int cities = count_cities(s, count, at);
	const struct outlook o = antike_outlook_of(s, seat, count);
	memset(out, 0, F_COUNT * sizeof *out);
	for (int r = 0; r < RESOURCE_COUNT; r++)
		stock[r] = s->stock[seat][r];
	out[F_POINTS] = (float)antike_table_points(s, seat);
	add_progress(s, seat, c, out);
	add_units(s, &o, out);
	out[F_THREATS] = (float)antike_outlook_threats(s, seat, at, cities);
	if (is_casus(s))
		add_reserves(s, seat, c, out);
	if (seat == s->active)
		antike_prospects_of_action(s, seat, c, &o, stock, out);
	add_stock(stock, out);
	antike_prospects_of_turn(s, seat, c, &o, out);
	add_rivals(s, seat, count, out);
	const float late = fmaxf(out[F_POINTS], out[F_RIVAL_POINTS]) /
			   (float)rules_of(s)->goal[s->seats];
	out[F_POINTS_LATE] = late * late * (out[F_POINTS] - out[F_RIVAL_POINTS]);
}

static float evaluate_by(const struct antike *s, int seat, const float *weight,
			 float spread)
{
	float feature[FEATURES_MAX], sum = 0;
	if (s->flow[0] == NO_PHASE) {
		float out[SEATS_MAX] = { 0 };
		antike_contract_score(s, out);
		return out[seat];
	}
	antike_evaluate_measure(s, seat, feature);
	for (int i = 0; i < F_COUNT; i++)
		sum += weight[i] * feature[i];
	return 0.5f + 0.49f * curve_tanh(sum / spread / 2.0f);
}

float antike_evaluate_handmade(const void *state, int seat)
{
	return evaluate_by(state, seat, antike_evaluate_weights_handmade, SPREAD);
}

float antike_evaluate_learned(const void *state, int seat)
{
	return evaluate_by(state, seat,
			   is_casus(state) ? learned_casus_belli : learned_antike2,
			   SPREAD);
}

/* Fitted to the ends of games: its sum is the logarithm of the odds as it stands. */
float antike_evaluate_forecast(const void *state, int seat)
{
	return evaluate_by(state, seat, forecast_antike2, 1.0f);
}
