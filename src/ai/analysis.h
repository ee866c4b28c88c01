/*
 * Looking back at a game: how likely each seat was to win after every step, in which
 * turns that changed most, where a seat could have done much better, and what the dice
 * and the cards did.
 *
 * The game is over, so the chances are those of whoever sees everything. A mistake is
 * judged by what its seat could know at that time. Luck is, for each outcome of
 * chance, the chance to win after it less the mean over all outcomes by their weights:
 * over many games it sums to nothing for everybody.
 */
#ifndef AI_ANALYSIS_H
#define AI_ANALYSIS_H

#include <stdatomic.h>

#include "core/match.h"

struct json;

enum { SWINGS = 4, MISTAKES = 5, STROKES = 3, CANDIDATES = 16 };

/* What was played. */
struct course {
	const struct game *game;
	const void *origin;
	const struct step *step;
	size_t count;
};

/* A turn, the steps after `from` up to `to`, over which the chance of `seat` rose. */
struct swing {
	size_t from, to;
	int seat;
	double before, after;
};

/* A decision that cost its seat much: step `step` (the first is 1) instead of `better`.
 */
struct mistake {
	size_t step;
	int seat;
	action better;
	double was, could;
};

/* An outcome of chance that brought much to `seat`. */
struct stroke {
	size_t step;
	int seat;
	double gain;
};

struct analysis {
	int seats;
	size_t steps;
	double (*chance)[SEATS_MAX]; /* steps + 1 rows: at the start, after each step */
	int swings, mistakes, strokes;
	struct swing swing[SWINGS];	  /* the largest first */
	struct mistake mistake[MISTAKES]; /* the largest first */
	struct stroke stroke[STROKES];
	double luck[SEATS_MAX], error[SEATS_MAX]; /* with its standard error */
	size_t outcomes;			  /* of chance that could be others */
};

struct analysing {
	uint64_t seed;
	atomic_long *done;	 /* rises up to analysis_effort; or NULL */
	const atomic_bool *stop; /* give up when it turns true; or NULL */
};

/* How far `done` goes. */
long analysis_effort(const struct course *c);

/* False if it was stopped. Else it ends with analysis_free. The same seed gives the same
 * analysis. */
bool analysis_make(const struct course *c, const struct analysing *how,
		   struct analysis *out);
void analysis_free(struct analysis *a);

/* Part of analysis_make: the turns, when the chances are known. */
void analysis_find_swings(const struct course *c, struct analysis *a);

/* All of it as members of an open object. */
void analysis_put(const struct course *c, const struct analysis *a, struct json *out);

#endif
