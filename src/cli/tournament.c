#include "cli/tournament.h"

#include <math.h>

#include "base/json.h"
#include "base/text.h"

int tournament_copies(const struct tournament *t, int i, int j)
{
	return t->alone && i < j ? t->series.seats - 1 : 1;
}

double tournament_share(const struct tournament *t, int i, int j)
{
	return t->games[i][j] > 0 ? t->points[i][j] / t->games[i][j] : 0;
}

/* Wilson's interval: it does not vanish when one side has won every game. */
double tournament_doubt(const struct tournament *t, int i, int j)
{
	const double n = t->games[i][j], p = tournament_share(t, i, j);
	const double square = SIGMAS * SIGMAS;
	if (n <= 0)
		return 1;
	return SIGMAS * sqrt(p * (1 - p) / n + square / (4 * n * n)) / (1 + square / n);
}

struct bounds tournament_bounds(const struct tournament *t, int i, int j)
{
	const double n = t->games[i][j], square = SIGMAS * SIGMAS;
	const double middle = (t->points[i][j] + square / 2) / (n + square);
	const double doubt = tournament_doubt(t, i, j);
	return (struct bounds){ fmax(0, middle - doubt), fmin(1, middle + doubt) };
}

static void put_lengths(const struct tournament *t, struct json *j)
{
	json_key(j, "lengths");
	json_open(j, '[');
	for (int bin = 0; bin < LENGTH_BINS; bin++) {
		if (t->figures.lengths[bin] == 0)
			continue;
		json_open(j, '{');
		json_put_int(j, "from",
			     (long long)ceil(exp2((double)bin / BINS_AN_OCTAVE) - 1));
		json_put_int(j, "games", t->figures.lengths[bin]);
		json_close(j, '}');
	}
	json_close(j, ']');
}

void tournament_put_json(const struct tournament *t, struct text *out)
{
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "game", t->series.game->id);
	json_put_int(&j, "scenarios", t->series.origins);
	json_put_int(&j, "games_a_pair", t->series.games);
	json_put_int(&j, "seed", (long long)t->series.seed);
	json_put_bool(&j, "later_bot_alone", t->alone);
	json_key(&j, "bots");
	json_open(&j, '[');
	for (int i = 0; i < t->count; i++) {
		json_open(&j, '{');
		json_put_string(&j, "id", t->bot[i]->id);
		json_key(&j, "elo");
		json_real(&j, t->elo[i]);
		json_key(&j, "error");
		json_real(&j, t->error[i]);
		json_key(&j, "share_against");
		json_open(&j, '{');
		for (int k = 0; k < t->count; k++) {
			if (k == i)
				continue;
			json_key(&j, t->bot[k]->id);
			json_real(&j, tournament_share(t, i, k));
		}
		json_close(&j, '}');
		json_key(&j, "doubt_against");
		json_open(&j, '{');
		for (int k = 0; k < t->count; k++) {
			if (k == i)
				continue;
			json_key(&j, t->bot[k]->id);
			json_real(&j, tournament_doubt(t, i, k));
		}
		json_close(&j, '}');
		json_close(&j, '}');
	}
	json_close(&j, ']');
	put_lengths(t, &j);
	json_close(&j, '}');
	text_char(out, '\n');
}
