#include "tournament/sprt.h"

#include <math.h>
#include <stdio.h>

bool sprt_read(const char *words, struct sprt *out)
{
	int pair = 0, all = 0;
	*out = (struct sprt){ .alpha = 0.05, .beta = 0.05 };
	sscanf(words, "%lf,%lf%n,%lf,%lf%n", &out->elo0, &out->elo1, &pair, &out->alpha,
	       &out->beta, &all);
	const int end = all ? all : pair;
	return end > 0 && words[end] == '\0' && isfinite(out->elo0) &&
	       isfinite(out->elo1) && out->elo0 < out->elo1 && out->alpha > 0 &&
	       out->alpha < 0.5 && out->beta > 0 && out->beta < 0.5;
}

/* Of a group's score. A group as uncertain as a coin, which nobody played, keeps it above
 * zero when all were alike. */
static double variance_of(const struct figures *f, double mean)
{
	static const double COIN = 0.125; /* two games that are won or lost */
	const double n = (double)f->groups;
	const double squares = (double)f->group_squares / 1e6;
	return (squares - n * mean * mean + COIN) / (n + 1);
}

double sprt_ratio(const struct figures *f, double s0, double s1)
{
	if (f->groups == 0)
		return 0;
	const double n = (double)f->groups;
	const double mean = (double)f->group_scores / 1000 / n;
	return n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance_of(f, mean));
}

double sprt_low(const struct sprt *t)
{
	return log(t->beta / (1 - t->alpha));
}

double sprt_high(const struct sprt *t)
{
	return log((1 - t->beta) / t->alpha);
}

enum verdict sprt_decide(const struct sprt *t, double ratio)
{
	return ratio >= sprt_high(t)  ? ACCEPT_ELO1
	       : ratio <= sprt_low(t) ? ACCEPT_ELO0
				      : UNDECIDED;
}
