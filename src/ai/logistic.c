#include "ai/logistic.h"

#include <math.h>
#include <string.h>

#include "base/linear.h"

static double chance_of(const struct lesson *l, int count, const double *weight)
{
	double sum = 0;
	for (int i = 0; i < count; i++)
		sum += weight[i] * (double)l->feature[i];
	return 1 / (1 + exp(-sum));
}

static void improve(const struct lesson *lesson, size_t lessons, int count, double prior,
		    double *weight)
{
	double slope[FEATURES_MAX] = { 0 };
	double curve[FEATURES_MAX][FEATURES_MAX];
	memset(curve, 0, sizeof curve);
	for (size_t n = 0; n < lessons; n++) {
		const struct lesson *l = &lesson[n];
		const double p = chance_of(l, count, weight), bend = p * (1 - p);
		for (int i = 0; i < count; i++) {
			slope[i] += ((double)l->won - p) * (double)l->feature[i];
			for (int k = 0; k <= i; k++)
				curve[i][k] += bend * (double)l->feature[i] *
					       (double)l->feature[k];
		}
	}
	for (int i = 0; i < count; i++) {
		slope[i] -= prior * weight[i];
		curve[i][i] += prior;
		for (int k = 0; k < i; k++)
			curve[k][i] = curve[i][k];
	}
	linear_solve(count, FEATURES_MAX, curve, slope);
	for (int i = 0; i < count; i++)
		weight[i] += slope[i];
}

void logistic_fit(const struct lesson *lesson, size_t lessons, int count, double prior,
		  double weight[FEATURES_MAX])
{
	enum { ROUNDS = 12 };
	for (int i = 0; i < count; i++)
		weight[i] = 0;
	for (int round = 0; round < ROUNDS; round++)
		improve(lesson, lessons, count, prior, weight);
}

double logistic_loss(const struct lesson *lesson, size_t lessons, int count,
		     const double weight[FEATURES_MAX])
{
	double sum = 0;
	for (size_t n = 0; n < lessons; n++) {
		const double p = chance_of(&lesson[n], count, weight);
		const double won = (double)lesson[n].won;
		sum -= won * log(fmax(p, 1e-9)) + (1 - won) * log(fmax(1 - p, 1e-9));
	}
	return lessons ? sum / (double)lessons : 0;
}
