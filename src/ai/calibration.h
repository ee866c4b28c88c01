/*
 * From what a search says to a chance to win: of the positions that are called 70 %,
 * about 70 % are won. A straight line between log-odds (Platt scaling), fitted to games
 * of bots by `tessera calibrate`.
 */
#ifndef AI_CALIBRATION_H
#define AI_CALIBRATION_H

#include "core/evaluator.h"

struct calibration {
	double offset, slope;
};

/* Of this game's default evaluator; said is meant where nothing was fitted. */
struct calibration calibration_of(const struct game *g);

/* Rises with `said`, so that it changes no order. */
double calibration_apply(struct calibration c, double said);

/* What was said, and what came of it, 0 to 1. */
struct saying {
	double said, came;
};

struct calibration calibration_fit(const struct saying *all, size_t count);

/* How far off it is: the mean square error (Brier score), and by how much the bins of a
 * tenth are off in the mean (expected calibration error). */
enum { CALIBRATION_BINS = 10 };

struct reliability {
	double brier, error;
	struct {
		long count;
		double said, came; /* means */
	} bin[CALIBRATION_BINS];
};

struct reliability calibration_check(struct calibration c, const struct saying *all,
				     size_t count);

#endif
