/*
 * The outlook: how likely each seat wins from a position that is known in full, as when
 * the game is over and somebody looks back.
 *
 * A few short games are played on quickly (each seat takes the best of a handful of its
 * actions by `evaluate`) and valued by the `forecast`, or by `evaluate` where there is
 * none. What these say is no probability yet: the steepness is fitted once to quick games
 * that are played to their end.
 */
#ifndef AI_OUTLOOK_H
#define AI_OUTLOOK_H

#include "base/rng.h"
#include "core/evaluator.h"

struct outlook {
	const struct game *game;
	const struct evaluator *evaluator;
	int seats;
	int ahead;  /* actions that the shortest of the short games takes */
	int plenty; /* games of few actions are looked at more often and further */
	double steepness;
};

/* Fits the steepness to games from `origin`. The same seed gives the same outlook. */
void outlook_begin(struct outlook *o, const struct game *g, const struct evaluator *e,
		   const void *origin, uint64_t seed);

/* The chance of each seat, from `samples` games, or some times as many: they sum to 1.
 * With the same `seed` two positions meet the same luck, so that they can be compared. */
void outlook_see(const struct outlook *o, const void *state, uint64_t seed, int samples,
		 double out[SEATS_MAX]);

/* The same of `a` by `seat`, who knows no more than he can know: the rest is dealt. */
void outlook_after(const struct outlook *o, const void *state, int seat, action a,
		   uint64_t seed, int samples, double out[SEATS_MAX]);

/* At a glance: what the forecast says about the position as it stands. */
void outlook_glance(const struct outlook *o, const void *state, double out[SEATS_MAX]);

#endif
