/*
 * `tessera bench`: how fast a game is on one core. Random play runs through the contract
 * as the bots do; the single functions run over positions taken from random games.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "base/text.h"
#include "cli/args.h"
#include "cli/command.h"
#include "cli/gameargs.h"
#include "cli/progress.h"
#include "core/state.h"
#include "core/view.h"
#include "games/registry.h"

enum { SAMPLES = 256, ROUND = 4096 };

/* Positions in which a seat must choose, and one of its choices. */
struct sample {
	const struct game *game;
	char *origin, *state; /* SAMPLES states one behind the other */
	char *scratch;
	int seat[SAMPLES];
	action chosen[SAMPLES];
	struct text view;
	uint32_t sink; /* results go here, so that no work is left out */
};

static const void *state_at(const struct sample *s, int i)
{
	return s->state + (size_t)i * s->game->state_size;
}

/* Plays on at random until a seat must choose; a finished game begins anew. */
static void play_on(const struct sample *s, void *state, struct rng *rng)
{
	const struct game *g = s->game;
	uint32_t steps = 1 + rng_below(rng, 7);
	while (steps > 0 || (g->to_act(state) & seat_bit(CHANCE)) || !g->to_act(state)) {
		if (!playout_step(g, state, rng))
			memcpy(state, s->origin, g->state_size);
		steps -= steps > 0;
	}
}

static void take_samples(struct sample *s)
{
	const struct game *g = s->game;
	struct rng rng = rng_seeded(1);
	memcpy(s->scratch, s->origin, g->state_size);
	for (int i = 0; i < SAMPLES; i++) {
		struct actions legal;
		play_on(s, s->scratch, &rng);
		memcpy(s->state + (size_t)i * g->state_size, s->scratch, g->state_size);
		s->seat[i] = __builtin_ctz(g->to_act(s->scratch));
		legal.count = 0;
		g->legal(s->scratch, s->seat[i], &legal);
		s->chosen[i] = legal.list[rng_below(&rng, legal.count)];
	}
}

static void run_copy(struct sample *s, int i)
{
	memcpy(s->scratch, state_at(s, i), s->game->state_size);
	__asm__ volatile("" : : "r"(s->scratch) : "memory"); /* the copy is wanted */
}

static void run_legal(struct sample *s, int i)
{
	struct actions legal;
	legal.count = 0;
	s->game->legal(state_at(s, i), s->seat[i], &legal);
	s->sink += legal.count;
}

static void run_apply(struct sample *s, int i)
{
	run_copy(s, i);
	s->game->apply(s->scratch, s->seat[i], s->chosen[i]);
}

static void run_view(struct sample *s, int i)
{
	text_clear(&s->view);
	view_write(s->game, state_at(s, i), s->seat[i], &s->view);
}

static void run_hash(struct sample *s, int i)
{
	s->sink += state_hash(s->game, state_at(s, i));
}

static const struct {
	const char *name;
	void (*run)(struct sample *s, int i);
} measures[] = {
	{ "state copy", run_copy },    { "legal", run_legal },
	{ "copy + apply", run_apply }, { "view as JSON", run_view },
	{ "hash", run_hash },
};

/* Nanoseconds of one run, the mean over `seconds`. */
static double measure(struct sample *s, void (*run)(struct sample *, int), double seconds)
{
	long runs = 0;
	const double began = progress_clock();
	double now;
	do {
		for (int i = 0; i < ROUND; i++)
			run(s, i % SAMPLES);
		runs += ROUND;
		now = progress_clock();
	} while (now - began < seconds);
	return (now - began) * 1e9 / (double)runs;
}

static void bench_play(const struct sample *s, double seconds)
{
	const struct game *g = s->game;
	struct rng rng = rng_seeded(1);
	long actions = 0, games = 0;
	const double began = progress_clock();
	double now;
	memcpy(s->scratch, s->origin, g->state_size);
	do {
		for (int i = 0; i < ROUND; i++) {
			if (playout_step(g, s->scratch, &rng)) {
				actions++;
				continue;
			}
			games++;
			memcpy(s->scratch, s->origin, g->state_size);
		}
		now = progress_clock();
	} while (now - began < seconds);
	printf("  %-14s %12.0f actions/s %10.0f games/s\n", "random play",
	       (double)actions / (now - began), (double)games / (now - began));
}

static int bench(const struct args *a, const struct game *g, double seconds)
{
	struct match m;
	if (!gameargs_begin(a, g, args_value(a, "scenario"), fair_table(), &m))
		return EXIT_MISUSED;
	char *block = calloc(SAMPLES + 2, g->state_size);
	if (!block)
		die("out of memory");
	struct sample s = { .game = g,
			    .origin = block,
			    .scratch = block + g->state_size,
			    .state = block + 2 * g->state_size };
	memcpy(s.origin, m.state, g->state_size);
	printf("%s, %s: a state has %zu bytes\n", g->id, gameargs_scenario(&m),
	       g->state_size);
	bench_play(&s, seconds);
	take_samples(&s);
	for (size_t i = 0; i < sizeof measures / sizeof measures[0]; i++)
		printf("  %-14s %12.1f ns\n", measures[i].name,
		       measure(&s, measures[i].run, seconds / 4));
	free(block);
	text_free(&s.view);
	match_end(&m);
	return EXIT_DONE;
}

static void print_machine(void)
{
	char line[256], name[256] = "an unknown processor";
	FILE *file = fopen("/proc/cpuinfo", "r");
	while (file && fgets(line, sizeof line, file))
		if (sscanf(line, "model name : %255[^\n]", name) == 1)
			break;
	if (file)
		fclose(file);
#ifdef __OPTIMIZE__
	const char *how = "optimised";
#else
	const char *how = "not optimised";
#endif
#ifdef __clang__
	const char *compiler = "";
#else
	const char *compiler = "gcc ";
#endif
	printf("%s; %s%s, %s; one core\n", name, compiler, __VERSION__, how);
}

static int run(const struct args *a)
{
	long long milliseconds = 1000;
	if (args_has(a, "all") == (a->words == 1))
		return args_bad(a, "Say which game, or --all.");
	if (!args_number(a, "ms", 1, 1000000, &milliseconds))
		return EXIT_MISUSED;
	const double seconds = (double)milliseconds / 1000;
	const struct game *g = a->words ? gameargs_find(a, a->word[0]) : NULL;
	if (a->words && !g)
		return EXIT_MISUSED;
	print_machine();
	if (g)
		return bench(a, g, seconds);
	int result = EXIT_DONE;
	for (int i = 0; registry_games[i] && result == EXIT_DONE; i++)
		result = bench(a, registry_games[i], seconds);
	return result;
}

static const struct flag flags[] = {
	{ "all", NULL, "all games" },
	{ "ms", "N",
	  "milliseconds for random play (1000); a quarter for each of the others" },
#include "cli/setupflags.def"
	{ NULL, NULL, NULL },
};

const struct command bench_command = {
	.name = "bench",
	.takes = "GAME|--all",
	.about = "measure random play, copying, legal, apply, view and hash",
	.flags = flags,
	.words_max = 1,
	.run = run,
};
