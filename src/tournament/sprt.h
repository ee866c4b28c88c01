/*
 * The sequential probability ratio test: is a bot nearer to `elo0` or to `elo1` above
 * another? Games are added until the log-likelihood ratio passes one of two bounds, so a
 * clear answer needs few games. It is reckoned from groups of games with changed seats
 * and the same luck, whose scores vary less than single games do (generalised SPRT).
 */
#ifndef TOURNAMENT_SPRT_H
#define TOURNAMENT_SPRT_H

#include "tournament/series.h"

struct sprt {
	double elo0, elo1;
	double alpha; /* how often elo1 is accepted though elo0 is true, */
	double beta;  /* and the other way round */
};

enum verdict { UNDECIDED, ACCEPT_ELO0, ACCEPT_ELO1 };

/* "ELO0,ELO1" or "ELO0,ELO1,ALPHA,BETA"; false if it makes no sense. */
bool sprt_read(const char *words, struct sprt *out);

/* The log-likelihood ratio, where the last bot should score `s0` or `s1`. */
double sprt_ratio(const struct figures *f, double s0, double s1);

/* The bounds of the ratio. */
double sprt_low(const struct sprt *t);
double sprt_high(const struct sprt *t);
enum verdict sprt_decide(const struct sprt *t, double ratio);

#endif
