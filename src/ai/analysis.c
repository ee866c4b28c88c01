#include "ai/analysis.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/advice.h"
#include "ai/outlook.h"

enum {
	CURVE_SAMPLES = 10,
	LUCK_SAMPLES_MAX = 8, /* for each outcome, in each of two halves, */
	LUCK_SAMPLES = 40,    /* and all outcomes together */
	SCREENED = 32,	      /* alternatives that are looked at in the first place */
	JUDGE_SAMPLES = 96
};

static const double MISTAKE_MIN = 0.05, STROKE_MIN = 0.01;

/* A decision that may have been a mistake, and the position in front of it. */
struct candidate {
	size_t at;
	unsigned turn;
	double suspicion;
	char *state;
};

/* A mistake, and the turn in which it happened. */
struct found {
	struct mistake mistake;
	unsigned turn;
};

struct work {
	const struct course *course;
	const struct analysing *how;
	struct analysis *out;
	struct outlook outlook;
	char *state; /* in front of step `at` */
	char *after;
	size_t at;
	unsigned turn; /* rises whenever another seat goes on */
	int last;
	double variance[SEATS_MAX];
	int candidates;
	struct candidate candidate[CANDIDATES];
	struct search_memory *memory;
	struct advice advice;
};

static uint64_t seed_of(const struct work *w, size_t at)
{
	return rng_mix(w->how->seed + 0x9E3779B97F4A7C15u * (at + 1));
}

static bool advance(const struct work *w)
{
	if (w->how->done)
		atomic_fetch_add(w->how->done, 1);
	return !w->how->stop || !atomic_load(w->how->stop);
}

static char *copy_state(const struct work *w, const void *state)
{
	char *copy = malloc(w->course->game->state_size);
	if (!copy)
		die("out of memory");
	memcpy(copy, state, w->course->game->state_size);
	return copy;
}

/* Luck */

/* What one outcome brought to each seat, measured with the luck of `seed` for all. */
static void weigh_outcomes(struct work *w, const struct actions *all, uint64_t seed,
			   double gain[SEATS_MAX])
{
	const struct game *g = w->course->game;
	const int each = LUCK_SAMPLES / (int)all->count;
	const int samples = each < 1		      ? 1
			    : each < LUCK_SAMPLES_MAX ? each
						      : LUCK_SAMPLES_MAX;
	double mean[SEATS_MAX] = { 0 }, seen[SEATS_MAX], total = 0;
	for (unsigned i = 0; i < all->count; i++) {
		memcpy(w->after, w->state, g->state_size);
		g->apply(w->after, CHANCE, all->list[i]);
		outlook_see(&w->outlook, w->after, seed, samples, seen);
		total += all->weight[i];
		for (int s = 0; s < w->out->seats; s++)
			mean[s] += all->weight[i] * seen[s];
		if (all->list[i] == w->course->step[w->at].action)
			memcpy(gain, seen, sizeof seen);
	}
	for (int s = 0; s < w->out->seats; s++)
		gain[s] -= mean[s] / total;
}

static void note_stroke(struct analysis *a, const struct stroke *s)
{
	int at = a->strokes;
	while (at > 0 && a->stroke[at - 1].gain < s->gain)
		at--;
	if (at == STROKES || s->gain < STROKE_MIN)
		return;
	a->strokes += a->strokes < STROKES;
	memmove(&a->stroke[at + 1], &a->stroke[at],
		(size_t)(a->strokes - 1 - at) * sizeof *s);
	a->stroke[at] = *s;
}

/* Two halves with luck of their own: their difference tells how sure it is. */
static void measure_luck(struct work *w)
{
	struct actions all;
	double one[SEATS_MAX] = { 0 }, two[SEATS_MAX] = { 0 };
	game_list(w->course->game, w->state, CHANCE, &all);
	if (all.count < 2)
		return;
	weigh_outcomes(w, &all, seed_of(w, w->at), one);
	weigh_outcomes(w, &all, ~seed_of(w, w->at), two);
	struct stroke best = { .step = w->at + 1, .gain = 0 };
	for (int s = 0; s < w->out->seats; s++) {
		const double gain = (one[s] + two[s]) / 2;
		w->out->luck[s] += gain;
		w->variance[s] += (one[s] - two[s]) * (one[s] - two[s]) / 4;
		if (gain > best.gain) {
			best.gain = gain;
			best.seat = s;
		}
	}
	w->out->outcomes++;
	note_stroke(w->out, &best);
}

/* Mistakes */

static double glance_after(struct work *w, int seat, action a)
{
	double seen[SEATS_MAX];
	memcpy(w->after, w->state, w->course->game->state_size);
	w->course->game->apply(w->after, seat, a);
	outlook_glance(&w->outlook, w->after, seen);
	return seen[seat];
}

/* How much worse the step looks than the best of some others, at a glance. */
static double suspect(struct work *w, const struct step *s)
{
	struct actions legal;
	struct rng rng = rng_seeded(seed_of(w, w->at));
	double best = 0;
	game_list(w->course->game, w->state, s->seat, &legal);
	if (legal.count < 2)
		return -1;
	for (unsigned i = 0; i < legal.count && i < SCREENED; i++) {
		const unsigned n =
			legal.count <= SCREENED ? i : rng_below(&rng, legal.count);
		best = fmax(best, glance_after(w, s->seat, legal.list[n]));
	}
	return best - glance_after(w, s->seat, s->action);
}

/* Keeps the most suspicious ones, sorted. */
static void note_candidate(struct work *w, double suspicion)
{
	int at = w->candidates;
	while (at > 0 && w->candidate[at - 1].suspicion < suspicion)
		at--;
	if (at == CANDIDATES)
		return;
	if (w->candidates == CANDIDATES)
		free(w->candidate[--w->candidates].state);
	memmove(&w->candidate[at + 1], &w->candidate[at],
		(size_t)(w->candidates - at) * sizeof w->candidate[0]);
	w->candidates++;
	w->candidate[at] = (struct candidate){ .at = w->at,
					       .turn = w->turn,
					       .suspicion = suspicion,
					       .state = copy_state(w, w->state) };
}

static void screen(struct work *w, const struct step *s)
{
	if (s->seat != w->last)
		w->turn++;
	w->last = s->seat;
	const double gap = suspect(w, s);
	const double drop =
		w->out->chance[w->at][s->seat] - w->out->chance[w->at + 1][s->seat];
	if (gap >= 0)
		note_candidate(w, fmax(gap, drop));
}

/* What the action played is worth where advice knows too little about it: so much less
 * than the best as quick games from both say, with the same luck. */
static double chance_of_other(struct work *w, const struct candidate *c, double best)
{
	const struct step *s = &w->course->step[c->at];
	const uint64_t seed = seed_of(w, c->at);
	struct outlook far = w->outlook;
	double was[SEATS_MAX], could[SEATS_MAX];
	far.ahead *= 2;
	outlook_after(&far, c->state, s->seat, s->action, seed, JUDGE_SAMPLES, was);
	outlook_after(&far, c->state, s->seat, w->advice.row[0].action, seed,
		      JUDGE_SAMPLES, could);
	return fmax(best - fmax(could[s->seat] - was[s->seat], 0), 0);
}

/* By the same advice that a hint gives, so that its first choice is no mistake and the
 * numbers are the same. */
static bool judge(struct work *w, const struct candidate *c, struct mistake *out)
{
	const struct step *s = &w->course->step[c->at];
	advice_think(w->course->game, c->state, s->seat, NULL, w->memory, &w->advice);
	if (w->advice.is_only || w->advice.row[0].action == s->action)
		return false;
	const struct advised *best = &w->advice.row[0];
	const struct advised *played = advice_find(&w->advice, s->action);
	*out = (struct mistake){ .step = c->at + 1,
				 .seat = s->seat,
				 .better = best->action,
				 .was = played ? played->chance
					       : chance_of_other(w, c, best->chance),
				 .could = best->chance };
	return out->could - out->was >= MISTAKE_MIN;
}

static double cost(const struct mistake *t)
{
	return t->could - t->was;
}

/* The dearest one that is of none of the turns which are told already; NULL if none. */
static const struct found *find_dearest(const struct found *all, int count,
					const struct found *const *told, int tells)
{
	const struct found *best = NULL;
	for (int i = 0; i < count; i++) {
		bool is_new = true;
		for (int k = 0; k < tells; k++)
			is_new &= told[k]->turn != all[i].turn;
		if (is_new && (!best || cost(&all[i].mistake) > cost(&best->mistake)))
			best = &all[i];
	}
	return best;
}

static bool judge_all(struct work *w)
{
	struct analysis *a = w->out;
	struct found all[CANDIDATES];
	const struct found *told[MISTAKES];
	int count = 0;
	for (int i = 0; i < w->candidates; i++) {
		all[count].turn = w->candidate[i].turn;
		count += judge(w, &w->candidate[i], &all[count].mistake);
		if (!advance(w))
			return false;
	}
	a->mistakes = 0;
	while (a->mistakes < MISTAKES &&
	       (told[a->mistakes] = find_dearest(all, count, told, a->mistakes))) {
		a->mistake[a->mistakes] = told[a->mistakes]->mistake;
		a->mistakes++;
	}
	if (w->how->done)
		atomic_store(w->how->done, analysis_effort(w->course));
	return true;
}

/* The walk through the game */

static void look(struct work *w)
{
	const struct step *s = &w->course->step[w->at];
	const struct game *g = w->course->game;
	memcpy(w->after, w->state, g->state_size);
	g->apply(w->after, s->seat, s->action);
	outlook_see(&w->outlook, w->after, seed_of(w, w->at), CURVE_SAMPLES,
		    w->out->chance[w->at + 1]);
	if (s->seat == CHANCE)
		measure_luck(w);
	else
		screen(w, s);
	g->apply(w->state, s->seat, s->action);
}

static bool walk(struct work *w)
{
	outlook_begin(&w->outlook, w->course->game, evaluator_default(w->course->game),
		      w->state, w->how->seed);
	outlook_see(&w->outlook, w->state, seed_of(w, w->course->count), CURVE_SAMPLES,
		    w->out->chance[0]);
	for (; w->at < w->course->count; w->at++) {
		if (!advance(w))
			return false;
		look(w);
	}
	for (int s = 0; s < w->out->seats; s++)
		w->out->error[s] = sqrt(w->variance[s]);
	analysis_find_swings(w->course, w->out);
	return advance(w) && judge_all(w);
}

long analysis_effort(const struct course *c)
{
	return (long)c->count + 1 + CANDIDATES;
}

static struct work *begin(const struct course *c, const struct analysing *how,
			  struct analysis *out)
{
	struct work *w = calloc(1, sizeof *w);
	*out = (struct analysis){ .seats = game_seats(c->game, c->origin),
				  .steps = c->count,
				  .chance = calloc(c->count + 1, sizeof *out->chance) };
	if (!w || !out->chance)
		die("out of memory");
	w->course = c;
	w->how = how;
	w->out = out;
	w->last = SEAT_NONE;
	w->memory = search_memory_new();
	w->state = copy_state(w, c->origin);
	w->after = copy_state(w, c->origin);
	return w;
}

bool analysis_make(const struct course *c, const struct analysing *how,
		   struct analysis *out)
{
	struct work *w = begin(c, how, out);
	const bool done = walk(w);
	for (int i = 0; i < w->candidates; i++)
		free(w->candidate[i].state);
	free(w->state);
	free(w->after);
	search_memory_free(w->memory);
	free(w);
	if (!done)
		analysis_free(out);
	return done;
}

void analysis_free(struct analysis *a)
{
	free(a->chance);
	a->chance = NULL;
}
