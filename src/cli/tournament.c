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

/* The test is asked after every eight groups, whatever the number of threads. */
static struct figures play_until_sure(struct tournament *t, int i, int j, int threads)
{
	enum { GROUPS = 8 };
	struct series *s = &t->series;
	struct figures sum = { 0 };
	const long most = s->games;
	const double s0 = tournament_expected(t, t->sprt.elo0);
	const double s1 = tournament_expected(t, t->sprt.elo1);
	t->ratio[i][j] = 0;
	for (s->first = 0; s->first < most; s->first = s->games) {
		s->games = s->first + (long)GROUPS * s->bot_count;
		s->games = s->games < most ? s->games : most;
		const struct figures f = series_play(s, threads);
		series_add(&sum, &f);
		t->ratio[i][j] = sprt_ratio(&sum, s0, s1);
		if (sprt_decide(&t->sprt, t->ratio[i][j]) != UNDECIDED)
			break;
	}
	s->first = 0;
	s->games = most;
	return sum;
}

/* To whom it may be of use, not to those who compare tables: it is never the same. */
static void tell_time(const struct bot *b, const struct figures *f, int from, int to)
{
	long long us = 0;
	long thoughts = 0;
	for (int k = from; k < to; k++) {
		us += f->thinking[k];
		thoughts += f->thoughts[k];
	}
	if (thoughts > 0)
		fprintf(stderr, "%s: %.2f ms of a core for each of %ld choices\n", b->id,
			(double)us / 1000 / (double)thoughts, thoughts);
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
	const struct figures f =
		t->stops ? play_until_sure(t, i, j, threads) : series_play(s, threads);
	for (int k = 0; k < copies; k++)
		first += (double)f.bot_points[k];
	const double total = first + (double)f.bot_points[copies];
	const double share = total > 0 ? first / total : 0.5;
	series_add(&t->figures, &f);
	const double ended = (double)(f.games - f.too_long);
	t->games[i][j] = t->games[j][i] = ended;
	t->points[i][j] = share * ended;
	t->points[j][i] = (1 - share) * ended;
	tell_time(t->bot[i], &f, 0, copies);
	tell_time(t->bot[j], &f, copies, copies + 1);
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

static bool take_sprt(const struct args *a, struct tournament *t)
{
	if (!t->stops)
		return true;
	if (!sprt_read(args_value(a, "sprt"), &t->sprt))
		args_bad(a, "--sprt takes two differences in Elo, the smaller first, and "
			    "the shares of errors, if not 0.05: 0,50 or 0,50,0.01,0.01.");
	else if (args_has(a, "mpi"))
		args_bad(a, "--sprt stops early and does not go with --mpi.");
	else
		return true;
	return false;
}

static int run(const struct args *a)
{
	static const char *const no_matter[] = { "threads", "mpi", "json", "html", NULL };
	struct tournament t = { .alone = args_has(a, "alone"),
				.stops = args_has(a, "sprt") };
	struct text command = { 0 };
	long long threads = 1, opening = 0;
	if (!args_number(a, "threads", 1, THREADS_MAX, &threads) ||
	    !args_number(a, "opening", 0, 1000, &opening) || !take_sprt(a, &t) ||
	    !seriesargs_begin(a, args_value(a, "scenario"), &t.series))
		return EXIT_MISUSED;
	int result = EXIT_MISUSED;
	t.series.mirrored = true;
	t.series.opening = (int)opening;
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
	{ "sprt", "ELO0,ELO1",
	  "stop as soon as the later of two is the one or the other "
	  "stronger (SPRT); --games is the most" },
	{ "opening", "N",
	  "the first N decisions are taken at random, the same for both "
	  "ways round (0)" },
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
	.about = "let bots meet each other: who is stronger, and how sure is that",
	.more = "Elo is relative to the first bot. In brackets are 95 % intervals. Games "
		"with changed seats have the same luck.",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
