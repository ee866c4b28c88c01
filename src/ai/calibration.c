#include "ai/calibration.h"

#include <math.h>
#include <string.h>

static const double LEAST = 0.01; /* nobody is surer than that: a few wins of the lost
				   * would else bend the whole line */

struct calibration calibration_of(const struct game *g)
{
	static const struct {
		const char *game, *evaluator;
		struct calibration calibration;
	} rows[] = {
#define CALIBRATION(game, evaluator, offset, slope) \
	{ game, evaluator, { offset, slope } },
#include "ai/calibration.def"
#undef CALIBRATION
		{ NULL, NULL, { 0, 1 } },
	};
	int i = 0;
	while (rows[i].game && (strcmp(rows[i].game, g->id) != 0 ||
				strcmp(rows[i].evaluator, evaluator_default(g)->id) != 0))
		i++;
	return rows[i].calibration;
}

static double clamp(double p)
{
	return fmin(fmax(p, LEAST), 1 - LEAST);
}

static double logit(double p)
{
	return log(clamp(p) / (1 - clamp(p)));
}

double calibration_apply(struct calibration c, double said)
{
	return clamp(1 / (1 + exp(-(c.offset + c.slope * logit(said)))));
}

/* One step of Newton's method for the likeliest line; a little doubt keeps it finite. */
static void improve(struct calibration *c, const struct saying *all, size_t count)
{
	static const double DOUBT = 1;
	double g0 = -DOUBT * c->offset, g1 = -DOUBT * (c->slope - 1);
	double h00 = DOUBT, h01 = 0, h11 = DOUBT;
	for (size_t i = 0; i < count; i++) {
		const double x = logit(all[i].said);
		const double p = 1 / (1 + exp(-(c->offset + c->slope * x)));
		const double w = p * (1 - p);
		g0 += all[i].came - p;
		g1 += (all[i].came - p) * x;
		h00 += w;
		h01 += w * x;
		h11 += w * x * x;
	}
	const double det = h00 * h11 - h01 * h01;
	c->offset += (g0 * h11 - g1 * h01) / det;
	c->slope += (g1 * h00 - g0 * h01) / det;
}

struct calibration calibration_fit(const struct saying *all, size_t count)
{
	enum { STEPS = 30 };
	static const double SLOPE_MIN = 0.05; /* it must not turn the order round */
	struct calibration c = { 0, 1 };
	for (int i = 0; i < STEPS; i++) {
		improve(&c, all, count);
		c.slope = fmax(c.slope, SLOPE_MIN);
	}
	return c;
}

struct reliability calibration_check(struct calibration c, const struct saying *all,
				     size_t count)
{
	struct reliability r = { 0 };
	for (size_t i = 0; i < count; i++) {
		const double p = calibration_apply(c, all[i].said);
		const int bin = (int)(p * CALIBRATION_BINS);
		r.brier += (all[i].came - p) * (all[i].came - p) / (double)count;
		r.bin[bin].count++;
		r.bin[bin].said += p;
		r.bin[bin].came += all[i].came;
	}
	for (int b = 0; b < CALIBRATION_BINS; b++) {
		if (r.bin[b].count == 0)
			continue;
		r.error += fabs(r.bin[b].said - r.bin[b].came) / (double)count;
		r.bin[b].said /= (double)r.bin[b].count;
		r.bin[b].came /= (double)r.bin[b].count;
	}
	return r;
}
