/*
 * Chance: every outcome has a weight, and the short cut `sample` gives listed outcomes
 * about as often as their weights say (Pearson's sum, far out only).
 */
#include <math.h>

#include "trial.h"

static bool sums_up(struct trial *t, const struct actions *legal, const unsigned *seen,
		    unsigned samples)
{
	double total = 0, sum = 0;
	for (unsigned i = 0; i < legal->count; i++)
		total += legal->weight[i];
	for (unsigned i = 0; i < legal->count; i++) {
		const double expected = samples * legal->weight[i] / total;
		sum += (seen[i] - expected) * (seen[i] - expected) / expected;
	}
	const double freedom = legal->count - 1;
	return sum <= freedom + 8 * sqrt(2 * freedom) + 12 ||
	       trial_broken(t, "sample is not as likely as the weights say", 0);
}

static bool sample_holds(struct trial *t, const void *state, const struct actions *legal)
{
	enum { SAMPLES = 400 };
	unsigned seen[ACTIONS_MAX] = { 0 };
	for (unsigned n = 0; n < SAMPLES; n++) {
		const action a = t->game->sample(state, &t->rng);
		unsigned i = 0;
		while (i < legal->count && legal->list[i] != a)
			i++;
		if (i == legal->count)
			return trial_broken(t, "sample gives what is not listed", a);
		seen[i]++;
	}
	return sums_up(t, legal, seen, SAMPLES);
}

bool chance_holds(struct trial *t, const void *state)
{
	struct actions legal;
	trial_legal(t, state, CHANCE, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		if (legal.weight[i] == 0)
			return trial_broken(t, "an outcome of chance without weight",
					    legal.list[i]);
	return !t->game->sample || sample_holds(t, state, &legal);
}
