#include "ai/verdict.h"

#include <string.h>

#include "ai/bot.h"
#include "ai/outlook.h"

enum { SAMPLES = 96 };

/* Of a victory: what a beginner is warned of. Smaller ones he may make and learn. */
static const double MISTAKE_MIN = 0.12;
static const float SUSPECT_MIN = 0.04F;

void verdict_think(const struct game *g, const void *state, int seat, uint64_t seed,
		   struct thoughts *out)
{
	struct bot b = *bot_find("normal");
	struct rng rng = rng_seeded(seed);
	b.limits.breadth = ACTIONS_MAX; /* a beginner may want any of them */
	bot_choose(&b, g, state, seat, NULL, &rng, out);
	bot_rank(out);
}

/* Whether the search thinks about as well of it; of what it never looked at it does not.
 */
static bool is_fine(const struct thoughts *t, action a)
{
	for (unsigned i = 0; i < t->count; i++)
		if (t->row[i].action == a)
			return t->row[0].value - t->row[i].value < SUSPECT_MIN;
	return false;
}

/* It is fitted to games from the beginning as the seat knows it. */
static void begin_outlook(const struct game *g, const void *origin, int seat,
			  uint64_t seed, struct outlook *out)
{
	_Alignas(16) char known[STATE_SIZE_MAX];
	struct rng rng = rng_seeded(seed);
	memcpy(known, origin, g->state_size);
	evaluator_default(g)->determinize(known, seat, &rng);
	outlook_begin(out, g, evaluator_default(g), known, seed);
}

void verdict_find(const struct game *g, const void *origin, const void *state, int seat,
		  action a, uint64_t seed, struct verdict *out)
{
	struct thoughts t;
	struct outlook o;
	double was[SEATS_MAX], could[SEATS_MAX];
	verdict_think(g, state, seat, seed, &t);
	*out = (struct verdict){ .better = t.best };
	if (a == t.best || is_fine(&t, a))
		return;
	begin_outlook(g, origin, seat, seed, &o);
	outlook_after(&o, state, seat, a, seed, SAMPLES, was);
	outlook_after(&o, state, seat, t.best, seed, SAMPLES, could);
	out->was = was[seat];
	out->could = could[seat];
	out->is_mistake = out->could - out->was >= MISTAKE_MIN;
}
