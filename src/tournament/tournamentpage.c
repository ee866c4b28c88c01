/*
 * The page of a tournament: how strong everybody is, who beat whom, how long the games
 * were. Plain SVG and colours for light and dark; it needs nothing from elsewhere.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "tournament/tournament.h"

enum {
	WIDE = 760,
	LEFT = 190,
	RIGHT = 165,
	ROW_HIGH = 32,
	AXIS_HIGH = 26,
	BARS_HIGH = 190,
	NAME_SHOWN = 26
};

static const char STYLE[] =
	":root{color-scheme:light dark;--paper:#fbf5e8;--ink:#33241b;--quiet:#6a5444;"
	"--edge:#d3bf9d;--head:#f1e7d3;--mark:#8f2f1f;--bar:#b98b3e;--won:46,125,50;"
	"--lost:178,59,46}"
	"@media(prefers-color-scheme:dark){:root{--paper:#1d1512;--ink:#f3e7d2;"
	"--quiet:#c9b597;--edge:#4d3b30;--head:#2a1f1a;--mark:#e0856f;--bar:#b98b3e;"
	"--won:96,178,100;--lost:222,104,88}}"
	"*{box-sizing:border-box}"
	"body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;"
	"padding:0 1rem 2rem;color:var(--ink);background:var(--paper)}"
	"h1{font-size:1.6rem;line-height:1.2;margin:0 0 1rem}"
	"h2{font-size:1.15rem;margin:2.25rem 0 .25rem}"
	"p{margin:.25rem 0 .75rem}.note{color:var(--quiet);font-size:.875rem}"
	"dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem "
	"1.25rem;margin:0}"
	"dt{color:var(--quiet)}dd{margin:0}"
	"code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}"
	".wide{overflow-x:auto}"
	"table{border-collapse:collapse;min-width:100%}"
	"td,th{padding:.4rem .6rem;text-align:center;border:1px solid var(--edge)}"
	"td{white-space:nowrap;font-variant-numeric:tabular-nums}"
	"th{font-weight:600;line-height:1.25;background:var(--head)}"
	"th[scope=row]{text-align:left;position:sticky;left:0}"
	"td small{display:block;opacity:.85}td.same{color:var(--quiet)}"
	"td b{font-weight:400}td.clear b{font-weight:700}"
	"svg{display:block;width:100%;min-width:34rem;height:auto}"
	"text{font:13px system-ui,sans-serif;fill:var(--ink)}"
	".quiet{fill:var(--quiet)}.grid{stroke:var(--edge);fill:none}"
	".mark{stroke:var(--mark);stroke-width:2;fill:none}.dot{fill:var(--mark)}"
	".bar{fill:var(--bar)}";

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

/* The bots from the strongest to the weakest. */
static void put_in_order(const struct tournament *t, int order[BOTS_MAX])
{
	for (int i = 0; i < t->count; i++) {
		int at = i;
		for (; at > 0 && t->elo[order[at - 1]] < t->elo[i]; at--)
			order[at] = order[at - 1];
		order[at] = i;
	}
}

/* What the plot shows: whole steps of a round number of Elo. */
struct axis {
	double least, most, step;
};

static struct axis make_axis(const struct tournament *t)
{
	static const double steps[] = { 10, 20, 50, 100, 200, 500, 1000, 2000, 5000 };
	enum { LINES = 8 };
	double least = 0, most = 0;
	for (int i = 0; i < t->count; i++) {
		least = fmin(least, t->elo[i] - t->error[i]);
		most = fmax(most, t->elo[i] + t->error[i]);
	}
	size_t n = 0;
	while (n + 1 < sizeof steps / sizeof *steps && (most - least) / steps[n] > LINES)
		n++;
	return (struct axis){ .least = floor(least / steps[n]) * steps[n],
			      .most = ceil(fmax(most, least + 1) / steps[n]) * steps[n],
			      .step = steps[n] };
}

static double place(const struct axis *x, double elo)
{
	return LEFT + (WIDE - LEFT - RIGHT) * (elo - x->least) / (x->most - x->least);
}

static void put_axis(const struct axis *x, int rows, struct text *out)
{
	const int bottom = rows * ROW_HIGH;
	const int lines = (int)lround((x->most - x->least) / x->step);
	for (int i = 0; i <= lines; i++) {
		const double elo = x->least + i * x->step;
		text_add(out,
			 "<path class=\"grid\" d=\"M%.1f 0V%d\"/><text class=\"quiet\" "
			 "x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.0f</text>\n",
			 place(x, elo), bottom + 4, place(x, elo), bottom + 20, elo);
	}
}

static void put_name(struct text *out, const char *name)
{
	char shown[NAME_SHOWN + 1];
	snprintf(shown, sizeof shown, "%s", name);
	put_escaped(out, shown);
	if (strlen(name) > NAME_SHOWN)
		text_put(out, "&hellip;");
}

static void put_elo(const struct tournament *t, int i, struct text *out)
{
	text_add(out, "%ld", lround(t->elo[i]));
	if (i > 0)
		text_add(out, " (%ld to %ld)", lround(t->elo[i] - t->error[i]),
			 lround(t->elo[i] + t->error[i]));
}

static void put_row(const struct tournament *t, int i, int row, const struct axis *x,
		    struct text *out)
{
	const double y = ROW_HIGH * (row + 0.5);
	const double from = place(x, t->elo[i] - t->error[i]);
	const double to = place(x, t->elo[i] + t->error[i]);
	text_add(out, "<text x=\"0\" y=\"%.1f\">", y + 4.5);
	put_name(out, t->bot[i]->id);
	text_add(out,
		 "</text><path class=\"mark\" d=\"M%.1f %.1fH%.1fM%.1f %.1fv10M%.1f "
		 "%.1fv10\"/><circle class=\"dot\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"/>"
		 "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">",
		 from, y, to, from, y - 5, to, y - 5, place(x, t->elo[i]), y, WIDE,
		 y + 4.5);
	put_elo(t, i, out);
	text_put(out, "</text>\n");
}

static void put_strengths(const struct tournament *t, const int *order, struct text *out)
{
	const struct axis x = make_axis(t);
	text_put(out, "<h2>Strength</h2>\n<p class=\"note\">Elo relative to ");
	put_escaped(out, t->bot[0]->id);
	text_add(out,
		 ", with the 95&nbsp;%% interval of the difference. The chance of a seat "
		 "is taken to be its bot's strength among those of all seats at the "
		 "table.</p>\n<div class=\"wide\"><svg viewBox=\"0 0 %d %d\" "
		 "role=\"img\" aria-label=\"Elo of each bot\">\n",
		 WIDE, t->count * ROW_HIGH + AXIS_HIGH);
	put_axis(&x, t->count, out);
	for (int row = 0; row < t->count; row++)
		put_row(t, order[row], row, &x, out);
	text_put(out, "</svg></div>\n");
}

/* The deeper the colour, the farther from even; what chance may have done stays thin. */
static void put_cell(const struct tournament *t, int i, int j, struct text *out)
{
	if (i == j) {
		text_put(out, "<td class=\"same\">&ndash;</td>");
		return;
	}
	const double share = tournament_share(t, i, j);
	const struct bounds b = tournament_bounds(t, i, j);
	text_add(out,
		 "<td%s style=\"background:rgba(var(--%s),%.2f)\"><b>%.1f&nbsp;%%</b>"
		 "<small>%.1f to %.1f</small></td>",
		 b.low > 0.5 || b.high < 0.5 ? " class=\"clear\"" : "",
		 share < 0.5 ? "lost" : "won", 0.7 * fabs(share - 0.5), 100 * share,
		 100 * b.low, 100 * b.high);
}

/* A name with its limits may be broken after each of them. */
static void put_header(const char *scope, const char *name, struct text *out)
{
	char part[2] = "";
	text_add(out, "<th scope=\"%s\">", scope);
	for (; *name; name++) {
		part[0] = *name;
		put_escaped(out, part);
		if (*name == ':')
			text_put(out, "<wbr>");
	}
	text_put(out, "</th>");
}

static void put_matrix(const struct tournament *t, const int *order, struct text *out)
{
	text_put(out, "<h2>Who beat whom</h2>\n<p class=\"note\">Share of the points of "
		      "the row against the column, with its 95&nbsp;% interval; bold if "
		      "that is clear of 50&nbsp;%.</p>\n"
		      "<div class=\"wide\"><table><tr><th></th>");
	for (int j = 0; j < t->count; j++)
		put_header("col", t->bot[order[j]]->id, out);
	for (int i = 0; i < t->count; i++) {
		text_put(out, "</tr>\n<tr>");
		put_header("row", t->bot[order[i]]->id, out);
		for (int j = 0; j < t->count; j++)
			put_cell(t, order[i], order[j], out);
	}
	text_put(out, "</tr></table></div>\n");
}

static void put_bars(const struct tournament *t, int first, int last, struct text *out)
{
	enum { LABELS = 16 };
	const int bins = last - first + 1, every = (bins + LABELS - 1) / LABELS;
	const double step = (double)WIDE / bins;
	long most = 1;
	for (int bin = first; bin <= last; bin++)
		most = t->figures.lengths[bin] > most ? t->figures.lengths[bin] : most;
	for (int bin = first; bin <= last; bin++) {
		const long games = t->figures.lengths[bin];
		const double high = (BARS_HIGH - 44.0) * (double)games / (double)most;
		const double x = step * (bin - first);
		text_add(out,
			 "<rect class=\"bar\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" "
			 "height=\"%.1f\"/>",
			 x + 1, BARS_HIGH - 22 - high, step - 2, high);
		if (games > 0)
			text_add(out,
				 "<text class=\"quiet\" x=\"%.1f\" y=\"%.1f\" "
				 "text-anchor=\"middle\">%ld</text>",
				 x + step / 2, BARS_HIGH - 27 - high, games);
		if ((bin - first) % every == 0)
			text_add(out, "<text x=\"%.1f\" y=\"%d\">%.0f</text>\n", x + 1,
				 BARS_HIGH - 6,
				 ceil(exp2((double)bin / BINS_AN_OCTAVE) - 1));
	}
	text_add(out, "<path class=\"grid\" d=\"M0 %dH%d\"/>\n", BARS_HIGH - 22, WIDE);
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
		"<h2>Length of the games</h2>\n<p class=\"note\">Games by their actions, "
		"chance included; a bar begins at the number at its left end. The mean "
		"is "
		"%.0f, the shortest %ld, the longest %ld.</p>\n"
		"<div class=\"wide\"><svg viewBox=\"0 0 %d %d\" role=\"img\" "
		"aria-label=\"Lengths of the "
		"games\">\n",
		(double)t->figures.actions / (double)t->figures.games,
		t->figures.shortest, t->figures.longest, WIDE, BARS_HIGH);
	put_bars(t, first, last, out);
	text_put(out, "</svg></div>\n");
}

static void put_seats(const struct tournament *t, struct text *out)
{
	const struct series *s = &t->series;
	const double games = (double)t->figures.games;
	for (int seat = 0; seat < s->seats; seat++) {
		put_escaped(out, game_seat_name(s->game, seat));
		text_add(out, " %.1f&nbsp;%%, ",
			 100 * (double)t->figures.seat_wins[seat] / games);
	}
	text_add(out, "draws %.1f&nbsp;%%", 100 * (double)t->figures.draws / games);
}

static void put_settings(const struct tournament *t, struct text *out)
{
	const struct series *s = &t->series;
	text_put(out, "<dl><dt>Scenario</dt><dd>");
	if (s->origins > 1)
		text_add(out, "%d in turn", s->origins);
	else
		put_escaped(out, s->scenario);
	text_add(
		out,
		"</dd>\n<dt>Games</dt><dd>%ld for each pair, %ld in all; the bots change "
		"seats after every game",
		s->games, t->figures.games);
	if (t->alone)
		text_add(out, ", and the later of two sits alone among %d of the other",
			 s->seats - 1);
	if (t->figures.too_long > 0)
		text_add(out, "; past the limit of %lu actions, counting for nobody: %ld",
			 (unsigned long)s->game->actions_limit, t->figures.too_long);
	text_put(out, "</dd>\n<dt>Wins by seat</dt><dd>");
	put_seats(t, out);
	text_add(out, "</dd>\n<dt>Seed</dt><dd>%llu</dd>\n<dt>Command</dt><dd><code>",
		 (unsigned long long)s->seed);
	put_escaped(out, t->command);
	text_put(out,
		 "</code></dd>\n<dt>Version</dt><dd>" TESSERA_VERSION "</dd></dl>\n");
}

void tournament_put_page(const struct tournament *t, struct text *out)
{
	int order[BOTS_MAX];
	put_in_order(t, order);
	text_put(out, "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">"
		      "<meta name=\"viewport\" content=\"width=device-width\">"
		      "<title>Bots at ");
	put_escaped(out, t->series.game->title);
	text_add(out, "</title><style>%s</style>\n<h1>Bots at ", STYLE);
	put_escaped(out, t->series.game->title);
	text_put(out, "</h1>\n");
	put_settings(t, out);
	put_strengths(t, order, out);
	put_matrix(t, order, out);
	put_lengths(t, out);
	text_put(out, "</html>\n");
}
