#include "ai/bot.h"

#include <stdlib.h>
#include <string.h>

#include "ai/policy.h"

static void think_random(const struct bot *b, const struct game *g,
			 const struct evaluator *e, const void *determinized, int seat,
			 struct search_memory *memory, struct rng *rng,
			 struct thoughts *out)
{
	struct actions legal;
	(void)b, (void)e, (void)memory;
	game_list(g, determinized, seat, &legal);
	out->best = legal.list[rng_below(rng, legal.count)];
}

/* Without noise nothing is drawn: the same seed gives the same games. */
static float noise_of(const struct bot *b, struct rng *rng)
{
	return b->noise ? (float)rng_below(rng, b->noise + 1) / 1000.0f : 0;
}

/* One step ahead: the action with the best value; among equals any. */
static void think_greedy(const struct bot *b, const struct game *g,
			 const struct evaluator *e, const void *determinized, int seat,
			 struct search_memory *memory, struct rng *rng,
			 struct thoughts *out)
{
	enum { SAMPLES = 6 };
	struct actions legal;
	float best = -1;
	uint32_t equals = 0;
	(void)memory;
	game_list(g, determinized, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		const action a = legal.list[i];
		const float known =
			legal.count == 1
				? e->evaluate(determinized, seat)
				: policy_after(g, e, determinized, seat, a, SAMPLES, rng);
		const float value = known + noise_of(b, rng);
		out->row[out->count++] = (struct thought){ a, value, value };
		equals = value > best ? 1 : value < best ? equals : equals + 1;
		if (value > best || (!(value < best) && rng_below(rng, equals) == 0)) {
			best = value;
			out->best = a;
		}
	}
}

/* A single choice needs no thought. */
static void think_deep(const struct bot *b, const struct game *g,
		       const struct evaluator *e, const void *determinized, int seat,
		       struct search_memory *memory, struct rng *rng,
		       struct thoughts *out)
{
	struct actions legal;
	game_list(g, determinized, seat, &legal);
	if (legal.count == 1) {
		think_greedy(b, g, e, determinized, seat, memory, rng, out);
		return;
	}
	struct search_memory *own = memory ? NULL : search_memory_new();
	search_think(g, e, determinized, seat, &b->limits, memory ? memory : own, rng,
		     out);
	search_memory_free(own);
}

const struct bot bots[] = {
	{ .id = "random", .help = "any legal action", .think = think_random },
	{ .id = "greedy", .help = "looks one step ahead", .think = think_greedy },
	{ .id = "easy",
	  .help = "thinks a little",
	  .think = think_deep,
	  .evaluator = "handmade",
	  .limits = { .iterations = 4, .turns = 1, .breadth = 2 } },
	{ .id = "normal",
	  .help = "thinks for a moment",
	  .think = think_deep,
	  .limits = { .iterations = 160, .work = 160, .horizon = 1, .breadth = 8 } },
	{ .id = "hard",
	  .help = "thinks up to a second and a half",
	  .timed = true,
	  .think = think_deep,
	  .limits = { .iterations = 400,
		      .work = 800,
		      .milliseconds = 1500,
		      .horizon = 2,
		      .breadth = ACTIONS_MAX } },
	{ .id = NULL },
};

const struct bot *bot_find(const char *id)
{
	for (const struct bot *b = bots; b->id; b++)
		if (strcmp(b->id, id) == 0)
			return b;
	return NULL;
}

const struct bot *bot_best(void)
{
	const struct bot *best = bots;
	while (best[1].id)
		best++;
	return best;
}

const struct evaluator *bot_evaluator(const struct bot *b, const struct game *g)
{
	const struct evaluator *named = evaluator_find(g, b->evaluator);
	return named ? named : evaluator_default(g);
}

static int by_standing(const void *a, const void *b)
{
	const float x = ((const struct thought *)a)->standing;
	const float y = ((const struct thought *)b)->standing;
	return x < y ? 1 : x > y ? -1 : 0;
}

/* The choice is one of those that stand best, so it only changes places with an equal. */
void bot_rank(struct thoughts *t)
{
	unsigned at = 0;
	qsort(t->row, t->count, sizeof t->row[0], by_standing);
	while (at < t->count && t->row[at].action != t->best)
		at++;
	if (at == t->count)
		return;
	const struct thought chosen = t->row[at];
	t->row[at] = t->row[0];
	t->row[0] = chosen;
}

action bot_choose(const struct bot *b, const struct game *g, const void *state, int seat,
		  struct search_memory *memory, struct rng *rng, struct thoughts *out)
{
	const struct evaluator *e = bot_evaluator(b, g);
	_Alignas(16) char determinized[STATE_SIZE_MAX];
	memcpy(determinized, state, g->state_size);
	e->determinize(determinized, seat, rng);
	out->count = 0;
	b->think(b, g, e, determinized, seat, memory, rng, out);
	return out->best;
}

/* What the bot thought little of is still better than a circle: the best by the quick
 * opinion of those that lead on, if any. */
static void lead_on(const struct evaluator *e, const struct game *g, const void *known,
		    int seat, const struct trail *trail, struct rng *rng, action *out)
{
	struct actions legal;
	float most = -1;
	game_list(g, known, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		if (trail_returns(trail, g, known, seat, legal.list[i]))
			continue;
		const float value =
			policy_after(g, e, known, seat, legal.list[i], 1, rng);
		if (value > most) {
			most = value;
			*out = legal.list[i];
		}
	}
}

action bot_play(const struct bot *b, const struct game *g, const void *state, int seat,
		const struct trail *trail, struct search_memory *memory, struct rng *rng,
		struct thoughts *out)
{
	const action best = bot_choose(b, g, state, seat, memory, rng, out);
	_Alignas(16) char known[STATE_SIZE_MAX];
	const struct evaluator *e = bot_evaluator(b, g);
	struct rng fixed = rng_seeded(0);
	if (!trail || b->external || b->think == think_random)
		return best;
	memcpy(known, state, g->state_size);
	e->determinize(known, seat, &fixed);
	if (!trail_returns(trail, g, known, seat, best))
		return best;
	bot_rank(out);
	for (unsigned i = 0; i < out->count; i++)
		if (!trail_returns(trail, g, known, seat, out->row[i].action))
			return out->best = out->row[i].action;
	action other = best;
	lead_on(e, g, known, seat, trail, &fixed, &other);
	return out->best = other;
}

action bot_play_match(const struct bot *b, const struct match *m, int seat,
		      struct search_memory *memory, struct rng *rng, struct thoughts *out)
{
	struct trail *trail = trail_new();
	trail_read(trail, m, seat);
	const action a = bot_play(b, m->game, m->state, seat, trail, memory, rng, out);
	trail_free(trail);
	return a;
}
