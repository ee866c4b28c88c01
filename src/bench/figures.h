/*
 * How fast a game is on one core: what `tessera bench` prints. Each row of the table is
 * one figure; a game is measured over positions taken from random games, which are the
 * same in every run.
 */
#ifndef BENCH_FIGURES_H
#define BENCH_FIGURES_H

#include "core/match.h"

struct sample;

struct figure {
	const char *id, *title, *unit, *meaning;
	double (*measure)(struct sample *s, double seconds);
};

/* Ends with .id NULL. */
extern const struct figure figures[];

/* Takes the samples of a match that has just begun, which is played on at random for its
 * record; ends with figures_free. */
struct sample *figures_begin(struct match *m);
void figures_free(struct sample *s);

/* For counting instructions: `count` random actions, and a view for every sixteenth. */
void figures_count_play(struct sample *s, long count);
void figures_count_view(struct sample *s, long count);

#endif
