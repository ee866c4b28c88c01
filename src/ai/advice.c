#include "ai/advice.h"

#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "ai/calibration.h"
#include "ai/playout.h"
#include "base/text.h"

/* Half as long as hard, and by no clock. */
static struct search_limits limits_of(void)
{
	struct search_limits limits = bot_find("hard")->limits;
	limits.iterations /= 2;
	limits.work /= 2;
	limits.milliseconds = 0;
	limits.threads = 1;
	return limits;
}

static int by_chance(const void *a, const void *b)
{
	const double x = ((const struct advised *)a)->chance;
	const double y = ((const struct advised *)b)->chance;
	if (x < y || x > y)
		return x < y ? 1 : -1;
	const double u = ((const struct advised *)a)->said;
	const double v = ((const struct advised *)b)->said;
	return u < v ? 1 : u > v ? -1 : 0;
}

static bool goes_back(const struct trail *trail, const struct game *g, const void *known,
		      int seat, action a)
{
	return trail && trail_returns(trail, g, known, seat, a);
}

/* Whether the action ends the game with the same score whatever is hidden. */
static bool is_certain(const struct game *g, const void *known, int seat, action a,
		       double *out)
{
	enum { DEALS = 4 };
	struct rng rng = rng_seeded(0);
	for (int i = 0; i < DEALS; i++) {
		_Alignas(16) char after[STATE_SIZE_MAX];
		float score[SEATS_MAX] = { 0 };
		memcpy(after, known, g->state_size);
		evaluator_default(g)->determinize(after, seat, &rng);
		g->apply(after, seat, a);
		if (g->to_act(after) != 0)
			return false;
		g->score(after, score);
		if (i > 0 && (score[seat] < (float)*out || score[seat] > (float)*out))
			return false;
		*out = (double)score[seat];
	}
	return true;
}

static struct advised advise(const struct game *g, const void *known, int seat,
			     const struct thought *t)
{
	struct advised row = { .action = t->action, .said = (double)t->standing };
	double score;
	if (is_certain(g, known, seat, t->action, &score))
		row.said = row.chance = score;
	else
		row.chance = calibration_apply(calibration_of(g), row.said);
	return row;
}

/* In the order of the numbers. */
static void fill(const struct thoughts *t, const struct game *g, const void *known,
		 int seat, const struct trail *trail, struct advice *out)
{
	for (unsigned i = 0; i < t->count; i++)
		if (!goes_back(trail, g, known, seat, t->row[i].action))
			out->row[out->count++] = advise(g, known, seat, &t->row[i]);
	qsort(out->row, out->count, sizeof out->row[0], by_chance);
}

void advice_think(const struct game *g, const void *state, int seat,
		  const struct trail *trail, struct search_memory *memory,
		  struct advice *out)
{
	_Alignas(16) char known[STATE_SIZE_MAX];
	const struct search_limits limits = limits_of();
	const struct evaluator *e = evaluator_default(g);
	struct rng rng = rng_seeded(trail_hash(g, state, seat));
	struct actions legal;
	struct thoughts *t = malloc(sizeof *t);
	if (!t)
		die("out of memory");
	memcpy(known, state, g->state_size);
	e->determinize(known, seat, &rng);
	game_list(g, known, seat, &legal);
	out->count = 0;
	out->is_only = legal.count == 1;
	if (out->is_only) {
		out->row[out->count++].action = legal.list[0];
	} else {
		search_memory_forget(memory);
		search_think(g, e, known, seat, &limits, memory, &rng, t);
		fill(t, g, known, seat, trail, out);
		if (out->count == 0) /* all lead back */
			fill(t, g, known, seat, NULL, out);
	}
	free(t);
}

const struct advised *advice_find(const struct advice *a, action act)
{
	for (unsigned i = 0; !a->is_only && i < a->count; i++)
		if (a->row[i].action == act)
			return &a->row[i];
	return NULL;
}

/* The features as the seat may expect them, chance having had its say some times: behind
 * `act`, or without it where it is NULL. */
static void measure(const struct game *g, const struct evaluator *e, const void *state,
		    int seat, const action *act, float out[FEATURES_MAX])
{
	enum { SAMPLES = 8 };
	struct rng rng = rng_seeded(trail_hash(g, state, seat));
	memset(out, 0, FEATURES_MAX * sizeof *out);
	for (int i = 0; i < SAMPLES; i++) {
		_Alignas(16) char copy[STATE_SIZE_MAX];
		float seen[FEATURES_MAX] = { 0 };
		memcpy(copy, state, g->state_size);
		e->determinize(copy, seat, &rng);
		if (act)
			g->apply(copy, seat, *act);
		playout_settle(g, copy, &rng);
		e->measure(copy, seat, seen);
		for (int k = 0; k < FEATURES_MAX; k++)
			out[k] += seen[k] / SAMPLES;
	}
}

/* The weights of these features, where an evaluator of the game is their sum, or NULL. */
static const float *weights_of(const struct game *g, const struct evaluator *weighed)
{
	for (const struct evaluator *e = g->evaluators; e->id; e++)
		if (e->weights && e->features == weighed->features)
			return e->weights;
	return NULL;
}

static int find_feature(const struct evaluator *e, const char *name)
{
	int i = 0;
	while (e->features[i] && strcmp(e->features[i], name) != 0)
		i++;
	return e->features[i] ? i : -1;
}

void advice_put_reason(const struct game *g, const void *state, int seat, action act,
		       struct text *out)
{
	const struct evaluator *e = trail_measuring(g);
	float before[FEATURES_MAX], after[FEATURES_MAX], most = 0;
	const struct motive *best = NULL;
	if (!e || !e->motives)
		return;
	const float *weight = weights_of(g, e);
	measure(g, e, state, seat, NULL, before);
	measure(g, e, state, seat, &act, after);
	for (const struct motive *r = e->motives; r->feature; r++) {
		const int i = find_feature(e, r->feature);
		ensure(i >= 0);
		const float gain =
			(after[i] - before[i]) * r->weight * (weight ? weight[i] : 1);
		if (gain > most) {
			most = gain;
			best = r;
		}
	}
	if (best)
		text_put(out, best->words);
}
