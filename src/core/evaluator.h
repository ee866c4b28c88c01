/*
 * What a computer needs beyond the rules: how good a position is, and what a seat cannot
 * know. A game has several evaluators, so that two of them can play each other; the first
 * is what bots use if nothing is said.
 */
#ifndef CORE_EVALUATOR_H
#define CORE_EVALUATOR_H

#include "core/game.h"
#include "core/net.h"

enum { FEATURES_MAX = 80 };

struct evaluator {
	const char *id; /* "learned", "handmade" */

	/* How well `seat` stands, 0 lost to 1 won. */
	float (*evaluate)(const void *state, int seat);

	/* Optional: how likely `seat` is to win between turns, where `evaluate` is made
	 * to choose well rather than to foretell. */
	float (*forecast)(const void *state, int seat);

	/* Optional: what a learned evaluation weighs, as numbers by their names: the
	 * better for `seat`, the larger, mostly. `tessera learn` finds their weights. */
	const char *const *features; /* ends with NULL */
	void (*measure)(const void *state, int seat, float out[FEATURES_MAX]);

	/* Optional: the weights of these features, where `evaluate` is their sum: from
	 * here on weights can be learned by play. */
	const float *weights;

	/* Optional: a net that values positions by inputs of its own, which are what
	 * `seat` knows; `tessera learn --net` finds its weights. It also values positions
	 * where chance is to act, so a search need not play on before it asks; `pace` is
	 * how many times as many iterations take the time of those that do. */
	const struct net *net;
	void (*inputs)(const void *state, int seat, struct net_inputs *out);
	unsigned pace;

	/* Re-deals what `seat` (or SPECTATOR) cannot know: depends on its knowledge and
	 * on `rng` alone. */
	void (*determinize)(void *state, int seat, struct rng *rng);

	/* Optional: a number that changes whenever a turn ends, and hardly ever else:
	 * there a search compares positions best. And for how many rounds it does best to
	 * play on before: many where plans take long and little is left to chance, few
	 * where dice soon drown what an action changed; 0: it does not matter. */
	unsigned (*turn)(const void *state);
	unsigned horizon;
};

/* What bots use if nothing is said. */
static inline const struct evaluator *evaluator_default(const struct game *g)
{
	return &g->evaluators[0];
}

/* The evaluator of this name, or NULL. */
const struct evaluator *evaluator_find(const struct game *g, const char *id);

/* How likely `seat` is to win: the forecast, or the value where there is none. */
static inline float evaluator_forecast(const struct evaluator *e, const void *state,
				       int seat)
{
	return e->forecast ? e->forecast(state, seat) : e->evaluate(state, seat);
}

/* What a net says with the inputs of `e`, or the score when the game is over. */
float evaluator_ask_net(const struct game *g, const struct evaluator *e,
			const struct net *net, const void *state, int seat);

#endif
