#include "ai/bot.h"

#include <string.h>

#include "ai/playout.h"
#include "ai/search.h"

static void think_random(const struct game *g, const void *guessed, int seat,
			 struct rng *rng, struct thoughts *out)
{
	struct actions legal;
	legal.count = 0;
	g->legal(guessed, seat, &legal);
	out->best = legal.list[rng_below(rng, legal.count)];
}

/* What the position is worth once `a` is done and chance has had its say. */
static float worth_after(const struct game *g, const void *state, int seat, action a,
			 struct rng *rng)
{
	enum { SAMPLES = 6 };
	_Alignas(16) char after[STATE_SIZE_MAX];
	float sum = 0;
	int n = 0;
	bool chancy = true;
	while (chancy && n < SAMPLES) {
		memcpy(after, state, g->state_size);
		g->apply(after, seat, a);
		chancy = playout_settle(g, after, rng);
		sum += g->worth(after, seat);
		n++;
	}
	return sum / (float)n;
}

/* One step ahead: the action with the best worth; among equals any. */
static void think_greedy(const struct game *g, const void *guessed, int seat,
			 struct rng *rng, struct thoughts *out)
{
	struct actions legal;
	legal.count = 0;
	g->legal(guessed, seat, &legal);
	float best = -1;
	uint32_t equals = 0;
	for (unsigned i = 0; i < legal.count; i++) {
		const action a = legal.list[i];
		const float value = legal.count == 1
					    ? g->worth(guessed, seat)
					    : worth_after(g, guessed, seat, a, rng);
		out->row[out->count].action = a;
		out->row[out->count++].value = value;
		equals = value > best ? 1 : value < best ? equals : equals + 1;
		if (value > best || (!(value < best) && rng_below(rng, equals) == 0)) {
			best = value;
			out->best = a;
		}
	}
}

/* A single choice needs no thought. */
static void think_deep(const struct game *g, const void *guessed, int seat,
		       const struct search_limits *limits, struct rng *rng,
		       struct thoughts *out)
{
	struct actions legal;
	legal.count = 0;
	g->legal(guessed, seat, &legal);
	if (legal.count == 1)
		think_greedy(g, guessed, seat, rng, out);
	else
		search_think(g, guessed, seat, limits, rng, out);
}

static void think_easy(const struct game *g, const void *guessed, int seat,
		       struct rng *rng, struct thoughts *out)
{
	static const struct search_limits limits = { .iterations = 40, .playout = 8 };
	think_deep(g, guessed, seat, &limits, rng, out);
}

static void think_normal(const struct game *g, const void *guessed, int seat,
			 struct rng *rng, struct thoughts *out)
{
	static const struct search_limits limits = { .iterations = 1000 };
	think_deep(g, guessed, seat, &limits, rng, out);
}

static void think_hard(const struct game *g, const void *guessed, int seat,
		       struct rng *rng, struct thoughts *out)
{
	static const struct search_limits limits = { .iterations = 20000,
						     .milliseconds = 1500 };
	think_deep(g, guessed, seat, &limits, rng, out);
}

const struct bot bots[] = {
	{ .id = "random", .help = "any legal action", .think = think_random },
	{ .id = "greedy", .help = "looks one step ahead", .think = think_greedy },
	{ .id = "easy", .help = "thinks a little", .think = think_easy },
	{ .id = "normal", .help = "thinks for a moment", .think = think_normal },
	{ .id = "hard",
	  .help = "thinks up to a second and a half",
	  .timed = true,
	  .think = think_hard },
	{ .id = NULL },
};

const struct bot *bot_find(const char *id)
{
	for (const struct bot *b = bots; b->id; b++)
		if (strcmp(b->id, id) == 0)
			return b;
	return NULL;
}

action bot_choose(const struct bot *b, const struct game *g, const void *state, int seat,
		  struct rng *rng, struct thoughts *out)
{
	_Alignas(16) char guessed[STATE_SIZE_MAX];
	memcpy(guessed, state, g->state_size);
	g->guess(guessed, seat, rng);
	out->count = 0;
	b->think(g, guessed, seat, rng, out);
	return out->best;
}
