/* A tournament of bots: what `tessera tournament` plays, rates and shows. */
#ifndef TOURNAMENT_TOURNAMENT_H
#define TOURNAMENT_TOURNAMENT_H

#include "tournament/series.h"
#include "tournament/sprt.h"

struct text;

enum { BOTS_MAX = 12 };

struct tournament {
	struct series series;
	bool stops; /* when `sprt` has an answer */
	struct sprt sprt;
	double ratio[BOTS_MAX][BOTS_MAX]; /* of the test: the column, later, is tested */
	bool alone; /* of a pair the later bot sits alone among copies of the earlier */
	int count;
	const struct bot *bot[BOTS_MAX];
	double points[BOTS_MAX][BOTS_MAX]; /* of the row against the column */
	double games[BOTS_MAX][BOTS_MAX];  /* without those past the limit of actions */
	double elo[BOTS_MAX];		   /* relative to the first bot, which is at 0 */
	double error[BOTS_MAX]; /* half of its 95 % interval; none of the first */
	struct figures figures; /* of all games */
	const char *command;	/* that gives the same results again */
};

/* This many standard deviations hold 95 % of what chance does. */
#define SIGMAS 1.96

/* Sets elo and error from points and games. */
void tournament_rate(struct tournament *t);

/* What the later of two bots wins if it is so much stronger. */
double tournament_expected(const struct tournament *t, double elo);

/* The share of `i` against `j`, and the ends of its 95 % interval, of which the share is
 * not the middle. */
double tournament_share(const struct tournament *t, int i, int j);
struct bounds {
	double low, high;
};
struct bounds tournament_bounds(const struct tournament *t, int i, int j);

/* The results as a table, as JSON and as a page of HTML that needs nothing else. */
void tournament_put_table(const struct tournament *t, struct text *out);
void tournament_put_json(const struct tournament *t, struct text *out);
void tournament_put_page(const struct tournament *t, struct text *out);

#endif
