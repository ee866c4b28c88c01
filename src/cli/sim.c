/* `tessera sim`: many games of bots against bots, and what became of them. */
#include <stdio.h>

#include "cli/botargs.h"
#include "cli/command.h"
#include "cli/progress.h"
#include "cli/series.h"

static void print_wins(const char *what, const char *name, long wins, long games)
{
	printf("%-8s %-16s %8ld wins  %5.1f %%\n", what, name, wins,
	       100.0 * (double)wins / (double)games);
}

static void print_figures(const struct series *s, const struct figures *f)
{
	const struct game *g = s->game;
	printf("%s, %s: %ld games, seed %llu\n", g->id,
	       g->scenarios[s->setup.scenario].id, f->games, (unsigned long long)s->seed);
	for (int seat = 0; seat < s->seats; seat++)
		print_wins("seat", game_seat_name(g, seat), f->seat_wins[seat], f->games);
	for (int i = 0; i < s->bot_count; i++)
		print_wins("bot", s->bot[i]->id, f->bot_wins[i], f->games);
	printf("draws    %16s %8ld       %5.1f %%\n", "", f->draws,
	       100.0 * (double)f->draws / (double)f->games);
	printf("length   min %ld, mean %.1f, max %ld actions, chance included\n",
	       f->shortest, (double)f->actions / (double)f->games, f->longest);
	printf("choices  mean %.1f at %.1f decisions a game\n",
	       f->decisions ? (double)f->choices / (double)f->decisions : 0.0,
	       (double)f->decisions / (double)f->games);
}

/* A single bot sits everywhere. */
static bool take_bots(const struct args *a, struct series *s)
{
	const char *words = args_value(a, "bots");
	s->bot_count = botargs_take(a, &s->crew, words ? words : "greedy,random",
				    s->seats, s->bot);
	return s->bot_count > 0;
}

static int report(struct series *s, int threads)
{
	const double began = progress_clock();
	const struct figures f = series_play(s, threads);
	const double seconds = progress_clock() - began;
	print_figures(s, &f);
	fprintf(stderr, "%.1f s on %d threads, %.0f games a second\n", seconds, threads,
		(double)f.games / (seconds > 0 ? seconds : 1));
	if (f.too_long == 0)
		return EXIT_DONE;
	fprintf(stderr, "%ld games went past the limit of %lu actions\n", f.too_long,
		(unsigned long)s->game->actions_limit);
	return EXIT_FAILED;
}

static int run(const struct args *a)
{
	struct series s;
	long long threads = 1;
	if (!args_number(a, "threads", 1, THREADS_MAX, &threads) || !series_begin(&s, a))
		return EXIT_MISUSED;
	const int result = take_bots(a, &s) ? report(&s, (int)threads) : EXIT_MISUSED;
	series_end(&s);
	return result;
}

static const struct flag flags[] = {
	{ "games", "N", "how many games (1000)" },
	{ "threads", "T", "how many at the same time (1)" },
	{ "bots", "A,B",
	  "who plays (greedy,random); they change seats after every game" },
	{ "rotate", NULL, "all scenarios in turn, not only one" },
#include "cli/botflags.def"
#include "cli/setupflags.def"
	{ "seed", "N", "the same number gives the same games (1)" },
	{ NULL, NULL, NULL },
};

const struct command sim_command = {
	.name = "sim",
	.takes = "GAME",
	.about = "let bots play many games: wins, length, number of choices",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
