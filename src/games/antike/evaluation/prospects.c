/* What the action that is under way will bring, and what the next turn can bring. */
#include "games/antike/evaluation/evaluate.h"
#include "kit/rondel.h"

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
		int rarest = stock[MARBLE] <= stock[IRON] ? MARBLE : IRON;
		rarest = stock[rarest] <= stock[GOLD] ? rarest : GOLD;
		stock[rarest]++;
	}
}

static void finish_harvest(const struct antike *s, const struct count *c, int resource,
			   int stock[RESOURCE_COUNT])
{
	const int coins = is_casus(s) && edition_of(s) == MANUAL ? c->kind[resource] : 1;
	stock[resource] += c->yield[resource];
	stock[COIN] += least(coins, antike_table_coins_left(s));
}

/* What a space of the rondel will bring to whoever has just gone there. */

static void add_learning(const struct antike *s, int seat, float *out)
{
	float best = 0;
	for (int k = 1; k < KNOWHOW_COUNT; k++) {
		if (antike_can_learn(s, seat, k) != ALLOWED)
			continue;
		float gain = antike_evaluate_weights_handmade[F_MERCATURA + k - 1] -
			     0.035f * (float)antike_table_price(s, k);
		gain += antike_table_is_first(s, k) &&
					antike_table_personages_left(s, SCHOLAR) > 0
				? 1.0f
				: 0.0f;
		best = gain > best ? gain : best;
	}
	out[F_TO_LEARN] = best;
	if (rules_of(s)->recruits && s->box[seat][LEGION] + s->box[seat][GALLEY] <= 2)
		out[F_TO_RECRUIT] = (float)least(s->stock[seat][GOLD], 4);
}

static int wild_coins(const struct antike *s, int seat)
{
	return antike_paying_coins_are_wild(s) ? s->stock[seat][COIN] : 0;
}

static int arms(const struct antike *s, int seat)
{
	const int iron = s->stock[seat][IRON] + wild_coins(s, seat);
	const int units = iron / UNIT_IRON + (s->bellona == seat + 1);
	if (rules_of(s)->recruits)
		return least(units, s->box[seat][LEGION] + s->box[seat][GALLEY]);
	return least(units, antike_table_units_left(s, seat, LEGION) +
				    antike_table_units_left(s, seat, GALLEY));
}

static int temples(const struct antike *s, int seat, const struct count *c)
{
	const int marble = s->stock[seat][MARBLE] + wild_coins(s, seat);
	const int built =
		least(marble / antike_templum_marble(s), c->cities - c->temples);
	return least(built, antike_table_temples_left(s));
}

/* What movement can bring at once: settlers to free sites, galleys out to sea. */
static void add_march(const struct antike *s, int seat, const struct outlook *o,
		      float *out)
{
	const bool sails = antike_table_personages_left(s, NAVIGATOR) > 0 &&
			   antike_table_sea_points(s, seat) <
				   7 * (s->personage[seat][NAVIGATOR] + 1);
	out[F_TO_SETTLE] = (float)o->settlers;
	out[F_TO_SAIL] = sails ? (float)o->moored : 0;
	out[F_TO_CONQUER] = o->ready;
}

static void add_space(const struct antike *s, int seat, const struct count *c,
		      const struct outlook *o, float *out)
{
	const int room =
		c->cities + 2 * c->temples - antike_table_sum(s->armed, REGION_COUNT);
	const int space = s->space[seat];
	if (space == TEMPLUM)
		out[F_TO_BUILD] = (float)temples(s, seat, c);
	else if (space == MILITIA)
		out[F_TO_ARM] = (float)least(arms(s, seat), room);
	else if (space == SCIENTIA)
		add_learning(s, seat, out);
	else if (space == MOVERE_1 || space == MOVERE_2)
		add_march(s, seat, o, out);
}

static bool has_moved(const struct antike *s, int seat, const struct outlook *o)
{
	int fresh = 0;
	for (int kind = 0; kind < KIND_COUNT; kind++)
		fresh += antike_table_sum(
			s->marching[antike_table_reach(s, seat, kind) - 1][kind],
			REGION_COUNT);
	return fresh != o->units;
}

static bool trades(const struct antike *s)
{
	return s->flow[0] == PHASE_GIVING || s->flow[0] == PHASE_TAKING;
}

/* Phases in which an event card asks for a choice, and all that interrupt an action. */
#define OF_CARDS                                                                     \
	(IN(EARTHQUAKE) | IN(MERCENARIES) | IN(DESERTION) | IN(STORM) | IN(MASONS) | \
	 IN(FLEET))
#define ASIDE                                                                            \
	(IN(PAYING) | IN(DEMAND) | IN(FORTRESS) | IN(LOSSES) | IN(GIVING) | IN(TAKING) | \
	 OF_CARDS)

/* Is what the space of the rondel brings still to come? */
static bool is_space_ahead(const struct antike *s, int seat, const struct outlook *o)
{
	const int phase = ASIDE >> s->flow[0] & 1 ? s->flow[1] : s->flow[0];
	if (phase == PHASE_FOUNDING)
		return is_casus(s) && edition_of(s) == MANUAL &&
		       antike_harvest_resource(s->space[seat]); /* CB-26 */
	if (trades(s))
		return false; /* no trade for the sake of staying in a phase */
	if (phase == PHASE_MOVERE)
		return !has_moved(s, seat, o);
	return phase == PHASE_STEPS || phase == PHASE_TEMPLUM || phase == PHASE_MILITIA ||
	       phase == PHASE_SCIENTIA;
}

/* Personages that are earned but not yet taken. */
static float pending(const struct antike *s)
{
	return 0.95f *
	       (float)(least(s->razed, antike_table_personages_left(s, GENERAL)) +
		       least(s->firsts, antike_table_personages_left(s, SCHOLAR)));
}

void antike_prospects_of_action(const struct antike *s, int seat, const struct count *c,
				const struct outlook *o, int stock[RESOURCE_COUNT],
				float *out)
{
	finish_trade(s, stock);
	out[F_POINTS] += pending(s);
	out[F_CHOOSING] = OF_CARDS >> s->flow[0] & 1 ? 1.0f : 0.0f;
	out[F_TRADING] = trades(s) ? 1.0f : 0.0f;
	out[F_PREPARED] = (float)(s->engine + s->builder + s->colonists + s->envoy);
	out[F_DUE] = s->flow[0] == PHASE_STEPS ? (float)s->due : 0.0f;
	if (!is_space_ahead(s, seat, o))
		return;
	const int resource = antike_harvest_resource(s->space[seat]);
	if (resource)
		finish_harvest(s, c, resource, stock);
	else
		add_space(s, seat, c, o, out);
}

static bool is_free(const struct antike *s, int seat, int space)
{
	return rondel_cost(s->space[seat], space, SPACE_COUNT - 1, FREE_STEPS) == 0;
}

void antike_prospects_of_turn(const struct antike *s, int seat, const struct count *c,
			      const struct outlook *o, float *out)
{
	if (is_free(s, seat, TEMPLUM))
		out[F_BUILD_NEXT] = (float)temples(s, seat, c);
	if (is_free(s, seat, MILITIA))
		out[F_ARM_NEXT] = (float)least(arms(s, seat), 4);
	if (is_free(s, seat, SCIENTIA))
		out[F_LEARN_NEXT] = s->stock[seat][GOLD] >= 8
					    ? 1.0f
					    : (float)s->stock[seat][GOLD] / 8;
	if (is_free(s, seat, MOVERE_1) || is_free(s, seat, MOVERE_2))
		out[F_MARCH_NEXT] = (float)o->settlers;
}
