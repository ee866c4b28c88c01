/* The table of a tournament for the terminal: a row for each bot. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "tournament/tournament.h"

/* The room of a name, of "-1234 (-1234 to -1234)" and of "100.0 % (72.2 to 100.0)". */
enum { NAME = 10, ELO = 22, CELL = 23 };

static int at_least(const char *name, int least)
{
	const int len = (int)strlen(name);
	return len > least ? len : least;
}

/* The room of the column of a bot, with "against " before its name. */
static int column(const struct tournament *t, int j)
{
	return at_least(t->bot[j]->id, CELL - 8) + 8;
}

static void put_elo(const struct tournament *t, int i, struct text *out)
{
	const size_t from = out->len;
	text_add(out, "%5ld", lround(t->elo[i]));
	if (i > 0)
		text_add(out, " (%ld to %ld)", lround(t->elo[i] - t->error[i]),
			 lround(t->elo[i] + t->error[i]));
	text_pad(out, from, ELO);
}

static void put_row(const struct tournament *t, int i, int names, struct text *out)
{
	text_add(out, "%-*s ", names, t->bot[i]->id);
	put_elo(t, i, out);
	for (int j = 0; j < t->count; j++) {
		const struct bounds b = tournament_bounds(t, i, j);
		char cell[CELL + 1] = "    -";
		if (i != j)
			snprintf(cell, sizeof cell, "%5.1f %% (%.1f to %.1f)",
				 100 * tournament_share(t, i, j), 100 * b.low,
				 100 * b.high);
		text_add(out, "  %-*s", column(t, j), cell);
	}
	text_char(out, '\n');
}

static void put_head(const struct tournament *t, struct text *out)
{
	const struct series *s = &t->series;
	text_add(out, "%s, %s: %s%ld games for each pair, seed %llu\n\n", s->game->id,
		 s->origins > 1 ? "all scenarios in turn" : s->scenario,
		 t->stops ? "up to " : "", s->games, (unsigned long long)s->seed);
	if (t->alone)
		text_add(out,
			 "The later of two bots sits alone among %d of the earlier: "
			 "its fair share is %.1f %%.\n",
			 s->seats - 1, 100.0 / s->seats);
	text_add(out, "Elo is relative to %s. In brackets are 95 %% intervals.\n\n",
		 t->bot[0]->id);
}

static void put_verdict(const struct tournament *t, int i, int j, struct text *out)
{
	const struct sprt *s = &t->sprt;
	const double ratio = t->ratio[i][j];
	const enum verdict v = sprt_decide(s, ratio);
	text_add(out, "SPRT of %s against %s, %g or %g Elo: ", t->bot[j]->id,
		 t->bot[i]->id, s->elo0, s->elo1);
	if (v == UNDECIDED)
		text_add(out, "undecided");
	else
		text_add(out, "%g Elo accepted", v == ACCEPT_ELO1 ? s->elo1 : s->elo0);
	text_add(out,
		 " after %.0f games (log-likelihood ratio %.2f, bounds %.2f and %.2f).\n",
		 t->games[i][j], ratio, sprt_low(s), sprt_high(s));
}

static void put_verdicts(const struct tournament *t, struct text *out)
{
	text_char(out, '\n');
	for (int i = 0; i < t->count; i++)
		for (int j = i + 1; j < t->count; j++)
			put_verdict(t, i, j, out);
}

void tournament_put_table(const struct tournament *t, struct text *out)
{
	int names = NAME;
	for (int i = 0; i < t->count; i++)
		names = at_least(t->bot[i]->id, names);
	put_head(t, out);
	text_add(out, "%-*s %5s%*s", names, "bot", "Elo", ELO - 5, "");
	for (int j = 0; j < t->count; j++)
		text_add(out, "  against %-*s", column(t, j) - 8, t->bot[j]->id);
	text_char(out, '\n');
	for (int i = 0; i < t->count; i++)
		put_row(t, i, names, out);
	if (t->stops)
		put_verdicts(t, out);
	if (t->figures.too_long > 0)
		text_add(out,
			 "\nGames past the limit of %lu actions, which count for nobody: "
			 "%ld.\n",
			 (unsigned long)t->series.game->actions_limit,
			 t->figures.too_long);
}
