/*
 * `tessera tournament`: every bot meets every other in a series with changed
 * seats; strengths are fitted to all results at once.
 */
#include <stdio.h>

#include "base/text.h"
#include "cli/args/botargs.h"
#include "cli/args/seriesargs.h"
#include "cli/command.h"
#include "tournament/tournament.h"

static bool take_bots(const struct args *a, struct tournament *t)
{
	const char *words = args_value(a, "bots");
	t->count = botargs_take(a, &t->series.crew, t->series.game,
				words ? words : "random,greedy,easy,normal", BOTS_MAX,
				t->bot);
	if (t->count == 1)
		args_bad(a, "Name at least two bots.");
	return t->count > 1;
}

static void play_pair(struct tournament *t, int i, int j, int threads)
{
	struct series *s = &t->series;
	const int copies = t->alone ? s->seats - 1 : 1;
	double first = 0;
	for (int k = 0; k < copies; k++)
		s->bot[k] = t->bot[i];
	s->bot[copies] = t->bot[j];
	s->bot_count = copies + 1;
	const struct figures f = series_play(s, threads);
	for (int k = 0; k < copies; k++)
		first += (double)f.bot_points[k];
	const double total = first + (double)f.bot_points[copies];
	const double share = total > 0 ? first / total : 0.5;
	series_add(&t->figures, &f);
	const double ended = (double)(f.games - f.too_long);
	t->games[i][j] = t->games[j][i] = ended;
	t->points[i][j] = share * ended;
	t->points[j][i] = (1 - share) * ended;
}

static int write_file(const struct args *a, const char *flag, const struct tournament *t,
		      void (*put)(const struct tournament *t, struct text *out))
{
	struct text out = { 0 }, why = { 0 };
	int result = EXIT_DONE;
	if (!args_has(a, flag))
		return result;
	put(t, &out);
	if (text_write_file(&out, args_value(a, flag), &why) != OK)
		result = args_bad(a, "%s", text_str(&why));
	text_free(&out);
	text_free(&why);
	return result;
}

static int show(const struct args *a, const struct tournament *t)
{
	struct text table = { 0 };
	tournament_put_table(t, &table);
	fputs(text_str(&table), stdout);
	text_free(&table);
	const int json = write_file(a, "json", t, tournament_put_json);
	const int page = write_file(a, "html", t, tournament_put_page);
	return json != EXIT_DONE ? json : page;
}

static int hold(const struct args *a, struct tournament *t, int threads)
{
	for (int i = 0; i < t->count; i++)
		for (int j = i + 1; j < t->count; j++)
			play_pair(t, i, j, threads);
	if (t->series.ranks.rank != 0)
		return EXIT_DONE;
	tournament_rate(t);
	return show(a, t);
}

/* Shares the games with the other processes, if it should. */
static bool join_ranks(const struct args *a, struct tournament *t)
{
	struct text why = { 0 };
	const bool joined =
		!args_has(a, "mpi") || ranks_join(a->argv, &t->series.ranks, &why) == OK;
	if (!joined)
		args_bad(a, "%s", text_str(&why));
	text_free(&why);
	return joined;
}

static int run(const struct args *a)
{
	static const char *const no_matter[] = { "threads", "mpi", "json", "html", NULL };
	struct tournament t = { .alone = args_has(a, "alone") };
	struct text command = { 0 };
	long long threads = 1;
	if (!args_number(a, "threads", 1, THREADS_MAX, &threads) ||
	    !seriesargs_begin(a, args_value(a, "scenario"), &t.series))
		return EXIT_MISUSED;
	int result = EXIT_MISUSED;
	args_put(a, no_matter, &command);
	t.command = text_str(&command);
	if (take_bots(a, &t) && join_ranks(a, &t)) {
		result = hold(a, &t, (int)threads);
		if (args_has(a, "mpi"))
			ranks_leave();
	}
	series_end(&t.series);
	text_free(&command);
	return result;
}

static const struct flag flags[] = {
	{ "bots", "A,B,...", "who plays (random,greedy,easy,normal)" },
	{ "games", "N", "games for each pair (1000)" },
	{ "alone", NULL, "of two bots the later sits alone among copies of the earlier" },
	{ "threads", "T", "how many at the same time (1)" },
	{ "mpi", NULL, "share the games among the processes that mpirun starts" },
	{ "rotate", NULL, "all scenarios in turn, not only one" },
#include "cli/args/botflags.def"
#include "cli/args/setupflags.def"
	{ "seed", "N", "the same number gives the same games (1)" },
	{ "json", "FILE", "write the results as JSON too" },
	{ "html", "FILE", "write them as a page with plots too" },
	{ NULL, NULL, NULL },
};

const struct command tournament_command = {
	.name = "tournament",
	.takes = "GAME",
	.about = "let bots play each other: who is stronger, and how certain is it",
	.more = "Elo is relative to the first bot. In brackets are 95 % intervals.",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
