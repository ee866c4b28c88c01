/* Logistic regression: weights under which features tell best how likely a victory is. */
#ifndef AI_LOGISTIC_H
#define AI_LOGISTIC_H

#include <stddef.h>

#include "core/evaluator.h"

struct lesson {
	float feature[FEATURES_MAX];
	float won; /* 0 to 1 */
};

/* Fits `count` weights to all lessons by Newton's method. Each weight is held to 0 as if
 * by `prior` lessons, so that what is never seen weighs nothing. */
void logistic_fit(const struct lesson *lesson, size_t lessons, int count, double prior,
		  double weight[FEATURES_MAX]);

/* How surprised the weights are by the lessons: the mean of -log of what they gave to
 * what happened. */
double logistic_loss(const struct lesson *lesson, size_t lessons, int count,
		     const double weight[FEATURES_MAX]);

#endif
