#include "ai/logistic.h"

#include <math.h>
#include <string.h>

static double chance_of(const struct lesson *l, int count, const double *weight)
{
	double sum = 0;
	for (int i = 0; i < count; i++)
		sum += weight[i] * (double)l->feature[i];
	return 1 / (1 + exp(-sum));
}

/* Solves m x = v in place by elimination with the largest pivot; x is left in v. */
static void solve(double m[FEATURES_MAX][FEATURES_MAX], double *v, int count)
{
	for (int i = 0; i < count; i++) {
		int pivot = i;
		for (int row = i + 1; row < count; row++)
			if (fabs(m[row][i]) > fabs(m[pivot][i]))
				pivot = row;
		for (int k = 0; k < count; k++) {
			const double kept = m[i][k];
			m[i][k] = m[pivot][k];
			m[pivot][k] = kept;
		}
		const double kept = v[i];
		v[i] = v[pivot];
		v[pivot] = kept;
		for (int row = i + 1; row < count; row++) {
			const double part = m[row][i] / m[i][i];
			for (int k = i; k < count; k++)
				m[row][k] -= part * m[i][k];
			v[row] -= part * v[i];
		}
	}
	for (int i = count - 1; i >= 0; i--) {
		for (int k = i + 1; k < count; k++)
			v[i] -= m[i][k] * v[k];
		v[i] /= m[i][i];
	}
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
	solve(curve, slope, count);
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
