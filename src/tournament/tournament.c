#include "tournament/tournament.h"

#include <math.h>

#include "base/json.h"
#include "base/text.h"

double tournament_share(const struct tournament *t, int i, int j)
{
	return t->games[i][j] > 0 ? t->points[i][j] / t->games[i][j] : 0;
}

/* Wilson's interval: it does not vanish when one side has won every game, and then it
 * ends there to the last digit. */
struct bounds tournament_bounds(const struct tournament *t, int i, int j)
{
	const double n = t->games[i][j], won = t->points[i][j], lost = n - won;
	const double square = SIGMAS * SIGMAS;
	if (n <= 0)
		return (struct bounds){ 0, 1 };
	const double middle = (won + square / 2) / (n + square);
	const double half = SIGMAS * sqrt(won * lost / n + square / 4) / (n + square);
	return (struct bounds){ won > 0 ? middle - half : 0,
				lost > 0 ? middle + half : 1 };
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

static void put_real(struct json *j, const char *key, double value)
{
	json_key(j, key);
	json_real(j, value);
}

static void put_meetings(const struct tournament *t, int i, struct json *j)
{
	json_key(j, "against");
	json_open(j, '{');
	for (int k = 0; k < t->count; k++) {
		if (k == i)
			continue;
		const struct bounds b = tournament_bounds(t, i, k);
		json_key(j, t->bot[k]->id);
		json_open(j, '{');
		put_real(j, "share", tournament_share(t, i, k));
		put_real(j, "low", b.low);
		put_real(j, "high", b.high);
		json_put_int(j, "games", (long long)t->games[i][k]);
		if (t->stops && k < i)
			put_real(j, "sprt_ratio", t->ratio[k][i]);
		json_close(j, '}');
	}
	json_close(j, '}');
}

static void put_bot(const struct tournament *t, int i, struct json *j)
{
	json_open(j, '{');
	json_put_string(j, "id", t->bot[i]->id);
	put_real(j, "elo", t->elo[i]);
	if (i > 0) {
		put_real(j, "elo_low", t->elo[i] - t->error[i]);
		put_real(j, "elo_high", t->elo[i] + t->error[i]);
	}
	put_meetings(t, i, j);
	json_close(j, '}');
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
	if (t->stops) {
		put_real(&j, "sprt_elo0", t->sprt.elo0);
		put_real(&j, "sprt_elo1", t->sprt.elo1);
	}
	json_put_string(&j, "elo_relative_to", t->bot[0]->id);
	json_key(&j, "bots");
	json_open(&j, '[');
	for (int i = 0; i < t->count; i++)
		put_bot(t, i, &j);
	json_close(&j, ']');
	json_put_int(&j, "past_limit", t->figures.too_long);
	put_lengths(t, &j);
	json_close(&j, '}');
	text_char(out, '\n');
}
