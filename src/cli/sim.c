/*
 * `tessera sim`: many games of bots against bots. Game number i depends on the seed and
 * on i alone, and all sums are of whole numbers: the figures are the same for any number
 * of threads.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "ai/playout.h"
#include "base/text.h"
#include "cli/args.h"
#include "cli/command.h"
#include "cli/gameargs.h"
#include "cli/progress.h"

enum { THREADS_MAX = 256 };

struct figures {
	long games, draws, too_long;
	long seat_wins[SEATS_MAX], bot_wins[SEATS_MAX];
	long actions, shortest, longest;
	long decisions, choices; /* of seats, not of chance */
};

struct simulation {
	const struct game *game;
	struct setup setup;
	int seats, bot_count;
	const struct bot *bot[SEATS_MAX];
	uint64_t seed;
	long games;
	const void *origin;
	atomic_long next, done;
};

struct worker {
	pthread_t thread;
	struct simulation *sim;
	struct figures figures;
};

/* Bots move one seat on from game to game, so that no seat favours one of them. */
static int bot_at(const struct simulation *s, long number, int seat)
{
	return (int)((seat + number) % s->bot_count);
}

static void count_result(const struct simulation *s, long number, const void *state,
			 struct figures *out)
{
	float score[SEATS_MAX] = { 0 };
	int winner = SEAT_NONE;
	s->game->score(state, score);
	for (int seat = 0; seat < s->seats; seat++)
		if (score[seat] >= 1.0f)
			winner = seat;
	if (winner == SEAT_NONE) {
		out->draws++;
		return;
	}
	out->seat_wins[winner]++;
	out->bot_wins[bot_at(s, number, winner)]++;
}

/* One action of a seat or of chance. */
static void step(const struct simulation *s, long number, void *state, struct rng *rng,
		 struct figures *out)
{
	const struct game *g = s->game;
	const int seat = __builtin_ctz(g->to_act(state));
	if (seat == CHANCE) {
		g->apply(state, CHANCE, playout_chance(g, state, rng));
		return;
	}
	struct actions legal;
	struct thoughts thoughts;
	legal.count = 0;
	g->legal(state, seat, &legal);
	out->decisions++;
	out->choices += legal.count;
	g->apply(state, seat,
		 bot_choose(s->bot[bot_at(s, number, seat)], g, state, seat, rng,
			    &thoughts));
}

static void play_game(const struct simulation *s, long number, void *state,
		      struct figures *out)
{
	struct rng rng = rng_seeded(rng_mix(s->seed) + (uint64_t)number);
	long actions = 0;
	memcpy(state, s->origin, s->game->state_size);
	while (s->game->to_act(state) && actions <= (long)s->game->actions_limit) {
		step(s, number, state, &rng, out);
		actions++;
	}
	out->games++;
	out->actions += actions;
	out->shortest =
		out->games == 1 || actions < out->shortest ? actions : out->shortest;
	out->longest = actions > out->longest ? actions : out->longest;
	if (s->game->to_act(state))
		out->too_long++;
	else
		count_result(s, number, state, out);
}

static void *work(void *self)
{
	struct worker *w = self;
	struct simulation *s = w->sim;
	void *state = malloc(s->game->state_size);
	if (!state)
		die("out of memory");
	long number;
	while ((number = atomic_fetch_add(&s->next, 1)) < s->games) {
		play_game(s, number, state, &w->figures);
		atomic_fetch_add(&s->done, 1);
	}
	free(state);
	return NULL;
}

static void add_figures(struct figures *sum, const struct figures *f)
{
	if (f->games == 0)
		return;
	sum->shortest = sum->games == 0 || f->shortest < sum->shortest ? f->shortest
								       : sum->shortest;
	sum->longest = f->longest > sum->longest ? f->longest : sum->longest;
	sum->games += f->games;
	sum->draws += f->draws;
	sum->too_long += f->too_long;
	sum->actions += f->actions;
	sum->decisions += f->decisions;
	sum->choices += f->choices;
	for (int i = 0; i < SEATS_MAX; i++) {
		sum->seat_wins[i] += f->seat_wins[i];
		sum->bot_wins[i] += f->bot_wins[i];
	}
}

static struct figures simulate(struct simulation *s, int threads)
{
	struct figures sum = { 0 };
	struct worker *w = calloc((size_t)threads, sizeof *w);
	if (!w)
		die("out of memory");
	for (int i = 0; i < threads; i++) {
		w[i].sim = s;
		if (pthread_create(&w[i].thread, NULL, work, &w[i]) != 0)
			die("a thread could not be started");
	}
	progress_watch(&s->done, s->games);
	for (int i = 0; i < threads; i++) {
		pthread_join(w[i].thread, NULL);
		add_figures(&sum, &w[i].figures);
	}
	free(w);
	return sum;
}

static void print_wins(const char *what, const char *name, long wins, long games)
{
	printf("%-8s %-16s %8ld wins  %5.1f %%\n", what, name, wins,
	       100.0 * (double)wins / (double)games);
}

static void print_figures(const struct simulation *s, const struct figures *f)
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

/* Takes the bots from "greedy,random"; a single one sits everywhere. */
static bool take_bots(const struct args *a, struct simulation *s)
{
	const char *at = args_value(a, "bots");
	at = at ? at : "greedy,random";
	do {
		char id[64];
		const size_t len = strcspn(at, ",");
		snprintf(id, sizeof id, "%.*s", (int)len, at);
		if (s->bot_count == s->seats)
			return args_bad(a, "There are more bots than seats."), false;
		s->bot[s->bot_count] = bot_find(id);
		if (!s->bot[s->bot_count++])
			return args_bad(a, "There is no bot \"%s\".", id), false;
		at += len;
	} while (*at++);
	return true;
}

static int report(struct simulation *s, int threads)
{
	const double began = progress_clock();
	const struct figures f = simulate(s, threads);
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
	struct simulation s = { .game = gameargs_find(a, a->word[0]) };
	long long games = 1000, threads = 1, seed = 1;
	if (!s.game || !gameargs_setup(a, s.game, &s.setup) ||
	    !args_number(a, "games", 1, 1000000000, &games) ||
	    !args_number(a, "threads", 1, THREADS_MAX, &threads) ||
	    !args_number(a, "seed", 0, INT64_MAX, &seed))
		return EXIT_MISUSED;
	struct text why = { 0 };
	void *origin = calloc(1, s.game->state_size);
	if (!origin)
		die("out of memory");
	int result = EXIT_MISUSED;
	if (s.game->setup(origin, &s.setup, &why) != OK) {
		args_bad(a, "%s", text_str(&why));
	} else {
		s.seats = game_seats(s.game, origin);
		s.origin = origin;
		s.games = (long)games;
		s.seed = (uint64_t)seed;
		if (take_bots(a, &s))
			result = report(&s, (int)threads);
	}
	free(origin);
	text_free(&why);
	return result;
}

static const struct flag flags[] = {
	{ "games", "N", "how many games (1000)" },
	{ "threads", "T", "how many at the same time (1)" },
	{ "bots", "A,B",
	  "who plays (greedy,random); they change seats after every game" },
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
