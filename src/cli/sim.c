/* `tessera sim`: many games of bots against bots, and what became of them. */
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "cli/args/botargs.h"
#include "cli/args/gameargs.h"
#include "cli/args/seriesargs.h"
#include "cli/command.h"

static void print_wins(const char *what, const char *name, long wins, long games)
{
	printf("%-8s %-16s %8ld wins  %5.1f %%\n", what, name, wins,
	       100.0 * (double)wins / (double)games);
}

/* The seats' own names say nothing new. */
static void print_sides(const struct series *s, const struct figures *f)
{
	for (int i = 0; i < SIDES_MAX && f->side[i].name[0]; i++)
		if (game_find_seat(s->game, f->side[i].name) == SEAT_NONE)
			print_wins("side", f->side[i].name, f->side[i].wins,
				   f->side[i].games);
}

static void print_order(const struct series *s, const struct figures *f)
{
	static const char *const place[SEATS_MAX] = { "first",	 "second", "third",
						      "fourth",	 "fifth",  "sixth",
						      "seventh", "eighth" };
	for (int i = 0; i < s->seats; i++)
		print_wins("order", place[i], f->order_wins[i], f->games);
}

static void print_figures(const struct series *s, const struct figures *f)
{
	const struct game *g = s->game;
	printf("%s, %s: %ld games, seed %llu\n", g->id, s->scenario, f->games,
	       (unsigned long long)s->seed);
	for (int seat = 0; seat < s->seats; seat++)
		print_wins("seat", game_seat_name(g, seat), f->seat_wins[seat], f->games);
	print_sides(s, f);
	print_order(s, f);
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
	s->bot_count = botargs_take(a, &s->crew, s->game, words ? words : "greedy,random",
				    s->seats, s->bot);
	return s->bot_count > 0;
}

static void print_turns(const struct figures *f)
{
	printf("turns    %ld, the longest of %ld choices\n", f->turns, f->longest_turn);
	printf("circles  %ld turns with more than twice the choices they needed, %ld "
	       "with "
	       "a circle that cost something\n",
	       f->long_turns, f->wasteful_turns);
}

static int report(struct series *s, bool turns, int threads)
{
	const double began = clock_s();
	const struct figures f = series_play(s, threads);
	const double seconds = clock_s() - began;
	print_figures(s, &f);
	if (turns)
		print_turns(&f);
	fprintf(stderr, "%.1f s on %d threads, %.0f games a second\n", seconds, threads,
		(double)f.games / (seconds > 0 ? seconds : 1));
	if (f.too_long == 0)
		return EXIT_DONE;
	fprintf(stderr, "%ld games went past the limit of %lu actions\n", f.too_long,
		(unsigned long)s->game->actions_limit);
	return EXIT_FAILED;
}

static int sim_one(const struct args *a, int threads)
{
	struct series s;
	if (!seriesargs_begin(a, args_value(a, "scenario"), &s))
		return EXIT_MISUSED;
	const int result = take_bots(a, &s) ? report(&s, args_has(a, "turns"), threads)
					    : EXIT_MISUSED;
	series_end(&s);
	return result;
}

static void print_share(const char *name, long wins, long games)
{
	char words[64];
	snprintf(words, sizeof words, "%s %.1f %%", name,
		 100.0 * (double)wins / (double)games);
	printf("  %-28s", words);
}

/* A line a scenario: the balance of its sides and, of different bots, of the bots. */
static void print_balance(const struct series *s, const struct figures *f)
{
	printf("%-20s", s->scenario);
	for (int seat = 0; seat < s->seats; seat++)
		print_share(game_seat_title(s->game, s->origin, seat), f->seat_wins[seat],
			    f->games);
	for (int i = 0; i < s->bot_count && s->bot[0] != s->bot[s->bot_count - 1]; i++)
		print_share(s->bot[i]->id, f->bot_wins[i], f->games);
	printf("  draws %.1f %%  length %.0f\n",
	       100.0 * (double)f->draws / (double)f->games,
	       (double)f->actions / (double)f->games);
	fflush(stdout);
}

static int sim_all(const struct args *a, int threads)
{
	const struct game *g = gameargs_find(a, a->word[0]);
	int result = g ? EXIT_DONE : EXIT_MISUSED;
	for (int i = 0; result == EXIT_DONE && g->scenarios[i].id; i++) {
		struct series s;
		if (!seriesargs_begin(a, g->scenarios[i].id, &s))
			return EXIT_MISUSED;
		if (take_bots(a, &s)) {
			const struct figures f = series_play(&s, threads);
			print_balance(&s, &f);
			result = f.too_long ? EXIT_FAILED : EXIT_DONE;
		} else {
			result = EXIT_MISUSED;
		}
		series_end(&s);
	}
	return result;
}

static int run(const struct args *a)
{
	const char *scenario = args_value(a, "scenario");
	long long threads = 1;
	if (!args_number(a, "threads", 1, THREADS_MAX, &threads))
		return EXIT_MISUSED;
	return scenario && strcmp(scenario, "all") == 0 ? sim_all(a, (int)threads)
							: sim_one(a, (int)threads);
}

static const struct flag flags[] = {
	{ "games", "N", "how many games (1000)" },
	{ "threads", "T", "how many at the same time (1)" },
	{ "bots", "A,B",
	  "who plays (greedy,random); they change seats after every game" },
	{ "turns", NULL, "report turns in which bots went in circles too" },
	{ "rotate", NULL, "all scenarios in turn, not only one" },
#include "cli/args/botflags.def"
#include "cli/args/setupflags.def"
	{ "seed", "N", "the same number gives the same games (1)" },
	{ NULL, NULL, NULL },
};

const struct command sim_command = {
	.name = "sim",
	.takes = "GAME",
	.about = "let bots play many games: wins, length, number of choices",
	.more = "`order` counts the wins of who had to choose first, second and so on. "
		"With "
		"--scenario all a line for each scenario: how often each side wins.",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
