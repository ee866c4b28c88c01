/* The page of a tournament: strengths, who beat whom, lengths of games; plain SVG. */
#include <math.h>
#include <stdio.h>

#include "base/text.h"
#include "cli/tournament.h"

enum { WIDE = 720, LEFT = 190, ROW_HIGH = 34, BARS_HIGH = 180 };

static const char STYLE[] =
	"body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;"
	"padding:0 1rem;color:#222;background:#fbf9f4}"
	"h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}"
	"table{border-collapse:collapse;width:100%}"
	"td,th{padding:.35rem .5rem;text-align:center;border:1px solid #ddd6c6}"
	"th{font-weight:600;background:#f1ece0}"
	"svg{width:100%;height:auto}text{font:13px system-ui,sans-serif;fill:#222}"
	".quiet{fill:#766}small{color:#665}";

static void put_escaped(struct text *out, const char *s)
{
	for (; *s; s++) {
		if (*s == '<')
			text_put(out, "&lt;");
		else if (*s == '&')
			text_put(out, "&amp;");
		else
			text_char(out, *s);
	}
}

static double scale_elo(double elo, double least, double most)
{
	return LEFT + (WIDE - LEFT - 20) * (elo - least) / (most - least);
}

static void put_row(const struct tournament *t, int i, double least, double most,
		    struct text *out)
{
	const double y = ROW_HIGH * (i + 0.5);
	const double from = scale_elo(t->elo[i] - t->error[i], least, most);
	const double to = scale_elo(t->elo[i] + t->error[i], least, most);
	text_add(out, "<text x=\"0\" y=\"%.0f\">", y + 4);
	put_escaped(out, t->bot[i]->id);
	text_add(out,
		 "</text><path d=\"M%.1f %.1fH%.1fM%.1f %.1fv10M%.1f %.1fv10\" "
		 "stroke=\"#8a3324\" stroke-width=\"2\"/>"
		 "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" fill=\"#8a3324\"/>"
		 "<text class=\"quiet\" x=\"%.1f\" y=\"%.1f\" "
		 "text-anchor=\"middle\">%.0f</text>\n",
		 from, y, to, from, y - 5, to, y - 5, scale_elo(t->elo[i], least, most),
		 y, scale_elo(t->elo[i], least, most), y - 8, t->elo[i]);
}

/* The title of a scenario of people's own may hold anything. */
static void put_words(struct text *out, const char *words)
{
	text_put(out, "scenario ");
	for (; *words; words++)
		if (*words == '<' || *words == '&')
			text_add(out, "&#%d;", *words);
		else
			text_add(out, "%c", *words);
}

static void put_strengths(const struct tournament *t, struct text *out)
{
	double least = 0, most = 0;
	for (int i = 0; i < t->count; i++) {
		least = fmin(least, t->elo[i] - t->error[i]);
		most = fmax(most, t->elo[i] + t->error[i]);
	}
	most = most > least ? most : least + 1;
	text_add(out,
		 "<h2>Strength</h2><p><small>Elo, the first bot at 0, with 95 %% "
		 "intervals.</small></p>\n<svg viewBox=\"0 0 %d %d\" role=\"img\" "
		 "aria-label=\"Elo of each bot\">\n",
		 WIDE, t->count * ROW_HIGH + 6);
	for (int i = 0; i < t->count; i++)
		put_row(t, i, least, most, out);
	text_put(out, "</svg>\n");
}

/* From red for lost to green for won. */
static void put_cell(const struct tournament *t, int i, int j, struct text *out)
{
	if (i == j) {
		text_put(out, "<td>&ndash;</td>");
		return;
	}
	const double share = tournament_share(t, i, j);
	text_add(out,
		 "<td style=\"background:hsl(%.0f 45%% 84%%)\">%.1f&nbsp;%%<br><small>"
		 "&plusmn;&nbsp;%.1f</small></td>",
		 120 * share, 100 * share, 100 * tournament_doubt(t, i, j));
}

static void put_matrix(const struct tournament *t, struct text *out)
{
	text_put(out, "<h2>Who beat whom</h2><p><small>Share of the points of the row "
		      "against the column, with 95 % intervals.</small></p>\n"
		      "<table><tr><th></th>");
	for (int j = 0; j < t->count; j++) {
		text_put(out, "<th>");
		put_escaped(out, t->bot[j]->id);
		text_put(out, "</th>");
	}
	for (int i = 0; i < t->count; i++) {
		text_put(out, "</tr>\n<tr><th>");
		put_escaped(out, t->bot[i]->id);
		text_put(out, "</th>");
		for (int j = 0; j < t->count; j++)
			put_cell(t, i, j, out);
	}
	text_put(out, "</tr></table>\n");
}

static void put_bars(const struct tournament *t, int first, int last, struct text *out)
{
	const double step = (double)WIDE / (last - first + 1);
	long most = 1;
	for (int bin = first; bin <= last; bin++)
		most = t->figures.lengths[bin] > most ? t->figures.lengths[bin] : most;
	for (int bin = first; bin <= last; bin++) {
		const long games = t->figures.lengths[bin];
		const double high = (BARS_HIGH - 40.0) * (double)games / (double)most;
		const double x = step * (bin - first);
		text_add(out,
			 "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" "
			 "fill=\"#b98b3e\"/>",
			 x + 1, BARS_HIGH - 20 - high, step - 2, high);
		if (games > 0)
			text_add(out,
				 "<text class=\"quiet\" x=\"%.1f\" y=\"%.1f\" "
				 "text-anchor=\"middle\">%ld</text>",
				 x + step / 2, BARS_HIGH - 24 - high, games);
		text_add(out,
			 "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.0f</text>\n",
			 x + step / 2, BARS_HIGH - 4,
			 ceil(exp2((double)bin / BINS_AN_OCTAVE) - 1));
	}
}

static void put_lengths(const struct tournament *t, struct text *out)
{
	int first = 0, last = LENGTH_BINS - 1;
	while (first < last && t->figures.lengths[first] == 0)
		first++;
	while (last > first && t->figures.lengths[last] == 0)
		last--;
	text_add(
		out,
		"<h2>Length of the games</h2><p><small>Games by their actions, chance "
		"included: each bar begins at the number below it. The mean is %.0f, the "
		"shortest %ld, the longest %ld.</small></p>\n"
		"<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"Lengths of the "
		"games\">\n",
		(double)t->figures.actions / (double)t->figures.games,
		t->figures.shortest, t->figures.longest, WIDE, BARS_HIGH);
	put_bars(t, first, last, out);
	text_put(out, "</svg>\n");
}

void tournament_put_page(const struct tournament *t, struct text *out)
{
	const struct series *s = &t->series;
	text_add(out,
		 "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">"
		 "<meta name=\"viewport\" content=\"width=device-width\">"
		 "<title>%s: arena</title><style>%s</style>\n<h1>%s: arena</h1>\n",
		 s->game->title, STYLE, s->game->title);
	text_add(
		out,
		"<p>%ld games for each pair, %d seats, the bots change seats after every "
		"game; ",
		s->games, s->seats);
	if (s->origins > 1)
		text_add(out, "%d scenarios in turn", s->origins);
	else
		put_words(out, s->scenario);
	text_add(out, "; seed %llu. %ld games in all, %ld draws.</p>\n",
		 (unsigned long long)s->seed, t->figures.games, t->figures.draws);
	put_strengths(t, out);
	put_matrix(t, out);
	put_lengths(t, out);
	text_put(out, "</html>\n");
}
