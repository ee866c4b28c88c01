/*
 * How strong everybody is, from who beat whom. The chance of a seat is its bot's strength
 * among the strengths of all seats at the table, copies included (Bradley and Terry, Luce
 * for more than two seats); the strengths under which the results are likeliest are told
 * as Elo, the first bot at 0. An interval is that of the difference to the first bot,
 * with the doubt about all others in it.
 */
#include <math.h>
#include <string.h>

#include "base/linear.h"
#include "tournament/tournament.h"

static const double ELO_SCALE = 400.0 / 2.302585092994046;

/* A kind of table at which two bots meet: how many seats each has, and how many games. */
struct table {
	double own, other, games;
};

enum { TABLES = 3 };

/* As the bots change seats, the earlier of two has the odd seat in the first game, the
 * later in the second and so on, unless the later always sits alone. A drawn game of one
 * against one, which nobody played, keeps a clean sweep finite. */
static void find_tables(const struct tournament *t, int i, int j,
			struct table table[TABLES])
{
	const struct series *s = &t->series;
	const double most = t->alone ? s->seats - 1 : (s->seats + 1) / 2;
	const double least = s->seats - most;
	const double turned = t->alone ? 0 : (double)(s->games / 2) / (double)s->games;
	const double part = i < j ? turned : 1 - turned;
	table[0] = (struct table){ most, least, t->games[i][j] * (1 - part) };
	table[1] = (struct table){ least, most, t->games[i][j] * part };
	table[2] = (struct table){ 1, 1, 1 };
}

/* What `i` must win against `j`, divided by its strength. */
static double expect(const struct tournament *t, int i, int j, const double *strength)
{
	struct table table[TABLES];
	double sum = 0;
	find_tables(t, i, j, table);
	for (const struct table *at = table; at < table + TABLES; at++)
		sum += at->games * at->own /
		       (at->own * strength[i] + at->other * strength[j]);
	return sum;
}

/* Minorise and maximise. */
static void fit_strengths(const struct tournament *t, double strength[BOTS_MAX])
{
	enum { ROUNDS = 2000 };
	for (int i = 0; i < t->count; i++)
		strength[i] = 1;
	for (int round = 0; round < ROUNDS; round++) {
		for (int i = 0; i < t->count; i++) {
			double won = 0, met = 0;
			for (int j = 0; j < t->count; j++) {
				if (i == j)
					continue;
				won += t->points[i][j] + 0.5;
				met += expect(t, i, j, strength);
			}
			strength[i] = won / met;
		}
	}
}

/* What the games of two bots tell of the difference of their strengths (Fisher). */
static double information(const struct tournament *t, int i, int j,
			  const double *strength)
{
	struct table table[TABLES];
	double sum = 0;
	find_tables(t, i, j, table);
	for (const struct table *at = table; at < table + TABLES; at++) {
		const double own = at->own * strength[i], other = at->other * strength[j];
		const double p = own / (own + other);
		sum += at->games * p * (1 - p);
	}
	return sum;
}

/* The variance of the difference to the first bot: a place on the diagonal of the inverse
 * of the information about all others, the first being fixed. */
static double variance(const struct tournament *t, int bot, const double *strength)
{
	double matrix[BOTS_MAX][BOTS_MAX], column[BOTS_MAX] = { 0 };
	memset(matrix, 0, sizeof matrix);
	for (int i = 1; i < t->count; i++) {
		for (int j = 0; j < t->count; j++) {
			if (i == j)
				continue;
			const double known = information(t, i, j, strength);
			matrix[i - 1][i - 1] += known;
			if (j > 0)
				matrix[i - 1][j - 1] -= known;
		}
	}
	column[bot - 1] = 1;
	linear_solve(t->count - 1, BOTS_MAX, matrix, column);
	return column[bot - 1];
}

void tournament_rate(struct tournament *t)
{
	double strength[BOTS_MAX];
	fit_strengths(t, strength);
	t->elo[0] = t->error[0] = 0;
	for (int i = 1; i < t->count; i++) {
		t->elo[i] = ELO_SCALE * log(strength[i] / strength[0]);
		t->error[i] = SIGMAS * ELO_SCALE * sqrt(variance(t, i, strength));
	}
}

double tournament_expected(const struct tournament *t, double elo)
{
	const double strength = exp(elo / ELO_SCALE);
	const double most = t->alone ? t->series.seats - 1 : (t->series.seats + 1) / 2;
	const double least = t->series.seats - most;
	const double fewer = least * strength / (least * strength + most);
	const double more = most * strength / (most * strength + least);
	return t->alone ? fewer : (fewer + more) / 2;
}
