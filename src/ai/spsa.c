#include "ai/spsa.h"

#include <math.h>
#include <string.h>

#include "ai/playout.h"

enum { RANDOM_PERCENT = 2, PROBES = 20, SAMPLES = 3 };
static const float RATE = 0.025f; /* of a step, for a pair won; it falls to 0 */
static const float STEP = 0.3f;	  /* of a weight, to either side */
static const float FLOOR = 0.15f; /* what a feature may sway a choice at least */

struct table {
	const struct game *game;
	const struct evaluator *evaluator;
	int features, seats;
	_Alignas(16) char state[STATE_SIZE_MAX];
	struct rng rng;
};

/* What a position is worth by weights: any number, and far beyond all when it is over. */
static float value_by(const struct table *t, const void *state, int seat,
		      const float *weight)
{
	static const float FAR = 1e6f;
	float feature[FEATURES_MAX], score[SEATS_MAX] = { 0 }, sum = 0;
	if (t->game->to_act(state) == 0) {
		t->game->score(state, score);
		return FAR * (2 * score[seat] - 1);
	}
	t->evaluator->measure(state, seat, feature);
	for (int i = 0; i < t->features; i++)
		sum += weight[i] * feature[i];
	return sum;
}

static float value_after(struct table *t, const void *determinized, int seat, action a,
			 const float *weight)
{
	_Alignas(16) char after[STATE_SIZE_MAX];
	float sum = 0;
	int n = 0;
	bool chancy = true;
	while (chancy && n < SAMPLES) {
		memcpy(after, determinized, t->game->state_size);
		t->game->apply(after, seat, a);
		chancy = playout_settle(t->game, after, &t->rng);
		sum += value_by(t, after, seat, weight);
		n++;
	}
	return sum / (float)n;
}

static action choose(struct table *t, int seat, const float *weight)
{
	struct actions legal;
	_Alignas(16) char determinized[STATE_SIZE_MAX];
	game_list(t->game, t->state, seat, &legal);
	if (legal.count == 1 || rng_below(&t->rng, 100) < RANDOM_PERCENT)
		return legal.list[rng_below(&t->rng, legal.count)];
	memcpy(determinized, t->state, t->game->state_size);
	t->evaluator->determinize(determinized, seat, &t->rng);
	action best = legal.list[0];
	float most = -INFINITY;
	unsigned equals = 0;
	for (unsigned i = 0; i < legal.count; i++) {
		const float value =
			value_after(t, determinized, seat, legal.list[i], weight);
		equals = value > most ? 1 : value < most ? equals : equals + 1;
		if (value > most ||
		    (!(value < most) && rng_below(&t->rng, equals) == 0)) {
			most = value;
			best = legal.list[i];
		}
	}
	return best;
}

/* How far the features reach at the choices of a game: means of differences. */
struct reach {
	double square[FEATURES_MAX];
	long count[FEATURES_MAX], choices;
	double sway; /* of the whole value */
};

/* Two actions at random, how they differ. */
static void compare(struct table *t, int seat, const float *weight, struct reach *out)
{
	struct actions legal;
	float side[2][FEATURES_MAX], sway = 0;
	game_list(t->game, t->state, seat, &legal);
	for (int k = 0; k < 2; k++) {
		_Alignas(16) char after[STATE_SIZE_MAX];
		memcpy(after, t->state, t->game->state_size);
		t->game->apply(after, seat, legal.list[rng_below(&t->rng, legal.count)]);
		playout_settle(t->game, after, &t->rng);
		if (t->game->to_act(after) == 0)
			return;
		t->evaluator->measure(after, seat, side[k]);
	}
	for (int i = 0; i < t->features; i++) {
		const float gap = side[0][i] - side[1][i];
		sway += weight[i] * gap;
		out->square[i] += (double)(gap * gap);
		out->count[i] += gap > 0 || gap < 0;
	}
	out->sway += (double)(sway * sway);
	out->choices++;
}

/* A game of two weights at alternate seats; what the first has won more than the second.
 */
static float play(struct table *t, const void *origin, float *const weight[2], int first,
		  struct reach *reach)
{
	const struct game *g = t->game;
	float score[SEATS_MAX] = { 0 }, gain = 0;
	seatset who;
	memcpy(t->state, origin, g->state_size);
	while ((who = g->to_act(t->state)) != 0) {
		const int seat = __builtin_ctz(who);
		if (seat == CHANCE) {
			g->apply(t->state, CHANCE, playout_chance(g, t->state, &t->rng));
			continue;
		}
		float *own = weight[(seat + first) % 2];
		if (reach)
			compare(t, seat, own, reach);
		g->apply(t->state, seat, choose(t, seat, own));
	}
	g->score(t->state, score);
	for (int seat = 0; seat < t->seats; seat++)
		gain += (seat + first) % 2 ? -score[seat] : score[seat];
	return gain;
}

/* A step of a weight: a part of it, but enough to matter. */
static void find_steps(struct table *t, const void *origin, float *weight, float *step)
{
	struct reach reach = { .choices = 0 };
	for (int n = 0; n < PROBES; n++)
		play(t, origin, (float *const[2]){ weight, weight }, 0, &reach);
	const double sway = sqrt(reach.sway / (double)reach.choices);
	for (int i = 0; i < t->features; i++) {
		step[i] = STEP * fabsf(weight[i]);
		if (!reach.count[i])
			continue;
		const double spread = sqrt(reach.square[i] / (double)reach.count[i]);
		step[i] = fmaxf(step[i], FLOOR * (float)(sway / spread));
	}
}

static void take_step(struct spsa *c, struct table *t, long n, const float *step)
{
	const int features = t->features;
	float side[2][FEATURES_MAX];
	bool up[FEATURES_MAX];
	for (int i = 0; i < features; i++) {
		up[i] = rng_below(&t->rng, 2);
		side[0][i] = c->weight[i] + (up[i] ? step[i] : -step[i]);
		side[1][i] = c->weight[i] - (up[i] ? step[i] : -step[i]);
	}
	float *const both[2] = { side[0], side[1] };
	const float gain =
		play(t, c->origin, both, 0, NULL) + play(t, c->origin, both, 1, NULL);
	const float rate = RATE * (1 - (float)n / (float)c->games);
	for (int i = 0; i < features; i++)
		c->weight[i] += rate * gain / 2 * (up[i] ? step[i] : -step[i]);
}

void spsa_learn(struct spsa *c)
{
	const struct game *g = c->game;
	const struct evaluator *e = c->evaluator;
	struct table t = { .game = g,
			   .evaluator = e,
			   .seats = game_seats(g, c->origin),
			   .rng = rng_seeded(c->seed) };
	float step[FEATURES_MAX];
	while (e->features[t.features])
		t.features++;
	memcpy(c->weight, e->weights, (size_t)t.features * sizeof *c->weight);
	find_steps(&t, c->origin, c->weight, step);
	for (long n = 0; n + 1 < c->games; n += 2) {
		take_step(c, &t, n, step);
		atomic_store(c->done, n + 2);
	}
	atomic_store(c->done, c->games);
}
