/*
 * How well a seat stands: victory points, what the taxes will bring, armies that have
 * something to take within their reach, developments, gold, friends and neighbours to
 * fear, and what its strongest rival has. Each is a feature with a weight, in victory
 * points: handmade.def has those that a person chose, weights.def those learned from them
 * by play between two, weightsfour.def among four, forecast.def those that tell who will
 * win. The land of all seats is reckoned in one walk over the map, as a greedy bot asks
 * for this some ten thousand times in a game.
 */

#include <math.h>

#include "base/curve.h"
#include "games/totalwar/evaluation/evaluate.h"

_Static_assert((int)F_COUNT <= (int)FEATURES_MAX, "room for all features");
_Static_assert((int)F_RIVAL_HAND == (int)F_HAND + (int)ASSETS, "own and rival alike");

const char *const tw_evaluate_features[] = {
#define WEIGHT(id, value) #id,
#include "games/totalwar/evaluation/handmade.def"
#undef WEIGHT
	NULL
};

#define WEIGHT(id, value) [F_##id] = value,
const float tw_evaluate_weights_handmade[] = {
#include "games/totalwar/evaluation/handmade.def"
};
static const float learned[F_COUNT] = {
#include "games/totalwar/evaluation/weights.def"
};
static const float learned_of_four[F_COUNT] = {
#include "games/totalwar/evaluation/weightsfour.def"
};
static const float forecast[F_COUNT] = {
#include "games/totalwar/evaluation/forecast.def"
};
#undef WEIGHT

/* What the sum must reach to be ahead by far. */
static const float SPREAD = 12.5f;

static placeset camps(const struct totalwar *s)
{
	placeset set = 0;
	for (int seat = 0; seat < s->players; seat++)
		for (int army = 0; army < ARMY_COUNT; army++)
			set |= place_bit(s->at[seat][army]);
	return set;
}

/* TW-133, TW-134, nearly: a market earns if a road leads straight to another one. */
static float market_earns(const struct totalwar *s, int region)
{
	const bool adjacent = s->control[region] == BARBARIANS && s->bought[BAR_S1];
	for (const struct near_row *n = tw_rows_near[region]; n->to; n++)
		if ((s->road[n->border] || adjacent) && s->built[MARKET][n->to] &&
		    s->control[n->to] == s->control[region])
			return 1.0f;
	return 0.4f;
}

/* Adds the land of a seat, region by region. */
static void survey_land(const struct totalwar *s, int seat, placeset armies,
			struct estate *out)
{
	static const float taxed[UNREST_MAX + 1] = { 1, 0.6f, 0.2f, 0.1f };
	float income = 0;
	int regions = 0, barracks = 0, walls = 0, unrest = 0;
	for (placeset land = out->held[faction_of(seat)]; land; land &= land - 1) {
		const int r = place_first(land);
		const bool besieged = place_in(armies, r) && tw_table_is_besieged(s, r);
		const float tax = (float)tw_rows_region[r].gold * taxed[s->unrest[r]];
		income += (besieged ? -0.5f : tax) +
			  (s->built[MARKET][r] ? market_earns(s, r) : 0) +
			  3.0f * (float)s->built[WONDER][r];
		regions++;
		barracks += s->built[BARRACKS][r];
		walls += s->built[WALLS][r];
		unrest += s->unrest[r];
	}
	out->income[seat] = income;
	out->regions[seat] = regions;
	out->barracks[seat] = barracks;
	out->walls[seat] = walls;
	out->unrest[seat] = unrest;
}

/* The regions with a home, and those of the introduction: the compiler reckons them. */
static placeset homes(void)
{
	placeset set = 0;
#define REGION(id, name, place, ...) \
	set |= (struct region_row){ __VA_ARGS__ }.home ? (placeset)1 << (id) : 0;
#include "games/totalwar/map/regions.def"
#undef REGION
	return set;
}

static placeset introduced(void)
{
	placeset set = 0;
#define REGION(id, name, place, ...) \
	set |= (struct region_row){ __VA_ARGS__ }.intro ? (placeset)1 << (id) : 0;
#include "games/totalwar/map/regions.def"
#undef REGION
	return set;
}

/* What is on the map and held by nobody, and what has a garrison. */
static void survey_rest(const struct totalwar *s, struct estate *out)
{
	const placeset all = ((placeset)1 << REGION_COUNT) - 2;
	const placeset nobodys = places_with(s->control, REGION_COUNT, NOBODY_HOME);
	out->guarded = places_with(s->built[BARRACKS], REGION_COUNT, true) | homes();
	out->held[NOBODY_HOME] = nobodys & (s->intro ? introduced() : all);
}

static void survey(const struct totalwar *s, struct estate *out)
{
	const placeset armies = camps(s);
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		out->held[faction_of(seat)] =
			places_with(s->control, REGION_COUNT, faction_of(seat));
		survey_land(s, seat, armies, out);
	}
	survey_rest(s, out);
}

static void add_army(const struct totalwar *s, int seat, int army, float *out)
{
	enum { FEW_MAINS = 3 };
	int cost = 0, regulars = 0, mains = 0;
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		const struct troop_row *row = &tw_rows_troop[s->army[seat][army][i]];
		cost += row->cost;
		regulars += row->regular != 0;
		mains += row->type >= INFANTRY && row->type <= ELEPHANT;
	}
	out[F_TROOPS] += (float)cost;
	out[F_REGULARS] += (float)regulars;
	out[F_ARMIES]++;
	out[F_STARS] += (float)tw_table_stars(s, seat, army);
	out[F_SMALL_ARMIES] += mains < FEW_MAINS ? 1.0f : 0.0f;
}

static void add_forces(const struct totalwar *s, int seat, float *out)
{
	int spare = 0;
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->at[seat][army])
			add_army(s, seat, army, out);
	for (int g = first_general(seat); g < first_general(seat + 1); g++)
		spare += s->spare[g];
	for (int navy = 0; navy < NAVY_COUNT; navy++) {
		const int ships = tw_table_ships(s, seat, navy);
		out[F_SHIPS] += (float)(ships < 4 ? ships : 4);
		out[F_MORE_SHIPS] += (float)(ships < 4 ? 0 : ships - 4);
	}
	out[F_SPARE_GENERAL] = out[F_ARMIES] < ARMY_COUNT && spare ? 1.0f : 0.0f;
}

static const u8 first_development[SEAT_COUNT + 1] = { ROM_L1, CAR_P1, GRE_P1, BAR_W1,
						      DEVELOPMENT_COUNT };

static void add_treasures(const struct totalwar *s, int seat, float *out)
{
	out[F_GOLD] = (float)(s->gold[seat] < 12 ? s->gold[seat] : 12);
	out[F_GOLD_HOARD] = (float)(s->gold[seat] < 12 ? 0 : s->gold[seat] - 12);
	int bought = 0, cost = 0, agents = 0;
	for (int dev = first_development[seat]; dev < first_development[seat + 1];
	     dev++) {
		bought += s->bought[dev] != 0;
		cost += s->bought[dev] ? tw_rows_development[dev].cost : 0;
	}
	for (int i = 0; i < AGENT_COUNT; i++)
		agents += s->agent[seat][i] != 0;
	out[F_DEVELOPMENTS] = (float)bought;
	out[F_DEVELOPED] = (float)cost;
	out[F_AGENTS] = (float)agents;
	out[F_HAND] = (float)tw_table_hand_size(s, seat);
}

/* In the last round all but victory points are soon worth nothing. */
static float use_of_assets(const struct totalwar *s)
{
	return s->last_round ? 0.4f : 1.0f;
}

static void measure_assets(const struct totalwar *s, int seat, const struct estate *e,
			   float out[ASSETS])
{
	const float income = e->income[seat], use = use_of_assets(s);
	memset(out, 0, ASSETS * sizeof *out);
	out[F_INCOME] = income;
	/* TW-30, without its steps: VP of a taxation phase. */
	out[F_RICHES] = income > 10 ? (income < 40 ? income - 10 : 30) : 0;
	out[F_REGIONS] = (float)e->regions[seat];
	out[F_BARRACKS] = (float)e->barracks[seat];
	out[F_TOWN_WALLS] = (float)e->walls[seat];
	out[F_UNREST] = (float)e->unrest[seat];
	add_forces(s, seat, out);
	add_treasures(s, seat, out);
	for (int i = 0; i < ASSETS; i++)
		out[i] *= use;
	out[F_VP] = (float)s->vp[seat];
}

/* The rival with the most, as a person reckons it. */
static int find_rival(const struct totalwar *s, int seat, const struct estate *e,
		      float out[ASSETS])
{
	float assets[ASSETS], most = -INFINITY;
	int rival = seat;
	for (int other = 0; other < s->players; other++) {
		float sum = 0;
		if (other == seat)
			continue;
		measure_assets(s, other, e, assets);
		for (int i = 0; i < ASSETS; i++)
			sum += tw_evaluate_weights_handmade[i] * assets[i];
		if (sum > most) {
			most = sum;
			rival = other;
			memcpy(out, assets, sizeof assets);
		}
	}
	return rival;
}

/* In the own agent turn: cards that may still be used, agents where they can do harm. */
static void add_schemes(const struct totalwar *s, int seat, int rival, float *out)
{
	out[F_SCHEME_CARDS] = (float)tw_table_hand_size(s, seat);
	out[F_ENVOYS] = tw_neighbours_envoys(s, seat);
	for (int i = 0; i < AGENT_COUNT; i++) {
		const int at = s->agent[seat][i];
		if (!at || s->errand[seat][i][CAUGHT] || s->errand[seat][i][ACTED] ||
		    !controls(s, rival, at))
			continue;
		out[F_SCHEMES]++;
		out[F_SCHEME_GOLD] += (float)tw_rows_region[at].gold;
	}
}

/* In the own campaign turn: forces that have not moved yet. A navy that carries nobody
 * does nothing but move, so each of its steps counts. */
static void add_moves(const struct totalwar *s, int seat, float *out)
{
	enum { NAVY_MU = 4 };
	for (int force = FIRST_ARMY; force < FORCE_COUNT; force++) {
		if (tw_force_refusal(s, seat, force) != ALLOWED)
			continue;
		const int mu = s->march[force][MU];
		if (is_army_force(force))
			out[F_INITIATIVE] +=
				mu >= tw_campaign_mu(s, seat, army_of_force(force));
		else if (tw_table_carried(s, seat, navy_of_force(force)) != NO_ARMY)
			out[F_INITIATIVE] += mu >= NAVY_MU;
		else
			out[F_ROAMING] += mu < NAVY_MU ? (float)(NAVY_MU - mu) : 0;
	}
}

static void look(const struct totalwar *s, int seat, float out[F_COUNT])
{
	struct estate estate;
	memset(out, 0, F_COUNT * sizeof *out);
	survey(s, &estate);
	const int rival = find_rival(s, seat, &estate, out + F_RIVAL_VP);
	measure_assets(s, seat, &estate, out);
	tw_prospects_measure(s, seat, &estate, out);
	tw_neighbours_measure(s, seat, rival, &estate, out);
	for (int i = F_PROSPECTS; i < F_SCHEME_CARDS; i++)
		out[i] *= use_of_assets(s);
	if (s->active == seat && s->flow[0] == PHASE_AGENTS)
		add_schemes(s, seat, rival, out);
	if (s->active == seat && s->flow[0] == PHASE_CAMPAIGN)
		add_moves(s, seat, out);
}

/* A treaty comes about if the other player sees a gain in it, as a person reckons. */
static void answer_treaty(struct totalwar *s)
{
	const action answer[2] = { action_make(VERB_NO, 0, 0, 0),
				   action_make(VERB_YES, 0, 0, 0) };
	const int asked = s->asked;
	float value[2];
	for (int i = 0; i < 2; i++) {
		struct totalwar copy = *s;
		total_war_rome_game.apply(&copy, asked, answer[i]);
		value[i] = tw_evaluate_handmade(&copy, asked);
	}
	total_war_rome_game.apply(s, asked, answer[value[1] > value[0]]);
}

/* What is under way comes to its end: nobody interrupts it. True if dice were rolled. */
static bool play_out(struct totalwar *s, struct rng *rng)
{
	const action pass = action_make(VERB_PASS, 0, 0, 0);
	bool rolled = false;
	for (;;) {
		if (s->flow[0] == PHASE_WINDOW) {
			total_war_rome_game.apply(s, s->asked, pass);
		} else if (s->flow[0] == PHASE_OMENS) {
			total_war_rome_game.apply(
				s, tw_window_first(s, s->omens_waiting, WINDOW_OMENS),
				pass);
		} else if (s->flow[0] == PHASE_TREATY) {
			answer_treaty(s);
		} else if (s->flow[0] == PHASE_ROLL || s->flow[0] == PHASE_PERISH) {
			rolled = true;
			total_war_rome_game.apply(s, CHANCE, tw_think_sample(s, rng));
		} else {
			return rolled;
		}
	}
}

/* A window hides what an action leads to: it is taken as passed, with a few rolls. */
static void look_behind_window(const struct totalwar *s, int seat, float out[F_COUNT])
{
	enum { ROLLS = 4 };
	float one[F_COUNT];
	int n = 0;
	bool rolled = true;
	memset(out, 0, F_COUNT * sizeof *out);
	while (rolled && n < ROLLS) {
		struct totalwar copy = *s;
		struct rng rng = rng_seeded((uint64_t)++n);
		rolled = play_out(&copy, &rng);
		look(&copy, seat, one);
		for (int i = 0; i < F_COUNT; i++)
			out[i] += one[i];
	}
	for (int i = 0; i < F_COUNT; i++)
		out[i] /= (float)n;
}

/* Orders that are not yet carried out count as if they were. */
void tw_evaluate_measure(const void *state, int seat, float out[FEATURES_MAX])
{
	const struct totalwar *s = state;
	if (s->flow[0] == PHASE_SPEND) {
		struct totalwar copy = *s;
		tw_spend_foresee(&copy, seat);
		look(&copy, seat, out);
	} else if (s->flow[0] == PHASE_WINDOW || s->flow[0] == PHASE_OMENS ||
		   s->flow[0] == PHASE_TREATY) {
		look_behind_window(s, seat, out);
	} else {
		look(s, seat, out);
	}
}

static float evaluate_by(const struct totalwar *s, int seat, const float weight[F_COUNT],
			 float spread)
{
	float feature[FEATURES_MAX], sum = 0;
	if (s->flow[0] == NO_PHASE) {
		float scores[SEATS_MAX] = { 0 };
		total_war_rome_game.score(s, scores);
		return scores[seat];
	}
	tw_evaluate_measure(s, seat, feature);
	for (int i = 0; i < F_COUNT; i++)
		sum += weight[i] * feature[i];
	return 0.5f + 0.49f * curve_tanh(sum / spread / 2.0f);
}

float tw_evaluate_handmade(const void *state, int seat)
{
	return evaluate_by(state, seat, tw_evaluate_weights_handmade, SPREAD);
}

/* Among three those learned between two play better and more evenly. */
float tw_evaluate_learned(const void *state, int seat)
{
	const struct totalwar *s = state;
	return evaluate_by(s, seat, s->players < 4 ? learned : learned_of_four, SPREAD);
}

/* Fitted to the ends of games of three: its sum is the logarithm of the odds as it
 * stands. Between two the evaluation itself tells it better. */
float tw_evaluate_forecast(const void *state, int seat)
{
	const struct totalwar *s = state;
	return s->players == 2 ? tw_evaluate_learned(s, seat)
			       : evaluate_by(s, seat, forecast, 1.0f);
}
