/*
 * `tessera calibrate`: how honest the numbers of hints are. Bots play; now and then a
 * position is asked about as a hint would, and how the game ends is noted. Half of the
 * games fit the calibration, the other half check it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/advice.h"
#include "ai/calibration.h"
#include "ai/playout.h"
#include "cli/args/botargs.h"
#include "cli/args/seriesargs.h"
#include "cli/command.h"

enum { SAYINGS_MAX = 1 << 16, ASKED_MAX = 256 };

struct heard {
	size_t count;
	struct saying saying[SAYINGS_MAX];
};

struct asked {
	int seat;
	double said;
};

struct asking {
	struct series series;
	unsigned every; /* one choice in so many is asked about, by lot */
	struct search_memory *memory, *adviser;
	struct trail *trail;
	struct thoughts thoughts;
	struct advice advice;
	struct heard *half[2]; /* to fit, to check */
};

/* Asks about the position, if there is a choice. */
static void ask(struct asking *q, const void *state, int seat, struct asked *out,
		int *count)
{
	advice_think(q->series.game, state, seat, q->trail, q->adviser, &q->advice);
	if (!q->advice.is_only && *count < ASKED_MAX)
		out[(*count)++] = (struct asked){ seat, q->advice.row[0].said };
}

static void step(struct asking *q, long number, void *state, struct rng *rng,
		 struct asked *asked, int *count)
{
	const struct series *s = &q->series;
	const int seat = __builtin_ctz(s->game->to_act(state));
	if (seat == CHANCE) {
		s->game->apply(state, CHANCE, playout_chance(s->game, state, rng));
		return;
	}
	trail_note(q->trail, s->game, state, seat, NULL);
	if (rng_below(rng, q->every) == 0)
		ask(q, state, seat, asked, count);
	s->game->apply(state, seat,
		       bot_play(s->bot[series_bot_at(s, number, seat)], s->game, state,
				seat, q->trail, q->memory, rng, &q->thoughts));
}

static void play(struct asking *q, long number)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	const struct series *s = &q->series;
	struct rng rng = rng_seeded(rng_mix(s->seed) + (uint64_t)number);
	struct asked asked[ASKED_MAX];
	struct heard *h = q->half[number % 2];
	float score[SEATS_MAX] = { 0 };
	int count = 0;
	trail_clear(q->trail);
	search_memory_forget(q->memory);
	memcpy(state, series_origin(s, number), s->game->state_size);
	for (size_t i = 0; s->game->to_act(state) && i < s->game->actions_limit; i++)
		step(q, number, state, &rng, asked, &count);
	if (s->game->to_act(state))
		return;
	s->game->score(state, score);
	for (int i = 0; i < count && h->count < SAYINGS_MAX; i++)
		h->saying[h->count++] =
			(struct saying){ asked[i].said, (double)score[asked[i].seat] };
}

static void print_check(const char *what, struct calibration c, const struct heard *h)
{
	const struct reliability r = calibration_check(c, h->saying, h->count);
	printf("\n%s: %zu positions, Brier score %.4f, expected calibration error %.4f\n",
	       what, h->count, r.brier, r.error);
	printf("  called     positions  mean said  won\n");
	for (int b = 0; b < CALIBRATION_BINS; b++)
		if (r.bin[b].count > 0)
			printf("  %2d to %3d %% %9ld %8.1f %% %5.1f %%\n",
			       b * 100 / CALIBRATION_BINS,
			       (b + 1) * 100 / CALIBRATION_BINS, r.bin[b].count,
			       100 * r.bin[b].said, 100 * r.bin[b].came);
}

static void report(const struct asking *q)
{
	const struct game *g = q->series.game;
	const struct calibration fitted =
		calibration_fit(q->half[0]->saying, q->half[0]->count);
	printf("%s, %s: %ld games, seed %llu\n", g->id, q->series.scenario,
	       q->series.games, (unsigned long long)q->series.seed);
	printf("CALIBRATION(\"%s\", \"%s\", %.3f, %.3f)\n", g->id,
	       evaluator_default(g)->id, fitted.offset, fitted.slope);
	print_check("fitted here, on the games not fitted to", fitted, q->half[1]);
	print_check("as built in, on the same games", calibration_of(g), q->half[1]);
	print_check("without calibration", (struct calibration){ 0, 1 }, q->half[1]);
}

static void begin(struct asking *q)
{
	q->memory = search_memory_new();
	q->adviser = search_memory_new();
	q->trail = trail_new();
	for (int i = 0; i < 2; i++) {
		q->half[i] = calloc(1, sizeof *q->half[i]);
		if (!q->half[i])
			die("out of memory");
	}
}

static void end(struct asking *q)
{
	for (int i = 0; i < 2; i++)
		free(q->half[i]);
	trail_free(q->trail);
	search_memory_free(q->adviser);
	search_memory_free(q->memory);
}

static bool take(const struct args *a, struct asking *q)
{
	const char *words = args_value(a, "bots");
	long long every = 10;
	struct series *s = &q->series;
	if (!args_number(a, "every", 1, 100000, &every))
		return false;
	q->every = (unsigned)every;
	s->bot_count = botargs_take(a, &s->crew, s->game,
				    words ? words : "greedy:noise=5", s->seats, s->bot);
	return s->bot_count > 0;
}

static int run(const struct args *a)
{
	struct asking *q = calloc(1, sizeof *q);
	int result = EXIT_MISUSED;
	if (!q)
		die("out of memory");
	if (seriesargs_begin(a, args_value(a, "scenario"), &q->series)) {
		if (take(a, q)) {
			begin(q);
			for (long n = 0; n < q->series.games; n++)
				play(q, n);
			report(q);
			end(q);
			result = EXIT_DONE;
		}
		series_end(&q->series);
	}
	free(q);
	return result;
}

static const struct flag flags[] = {
	{ "games", "N", "how many games; every second one checks (1000)" },
	{ "bots", "A,B", "who plays (greedy:noise=5)" },
	{ "every", "N", "one choice in N is asked about, by lot (10)" },
	{ "rotate", NULL, "all scenarios in turn, not only one" },
#include "cli/args/botflags.def"
#include "cli/args/setupflags.def"
	{ "seed", "N", "the same number gives the same games (1)" },
	{ NULL, NULL, NULL },
};

const struct command calibrate_command = {
	.name = "calibrate",
	.takes = "GAME",
	.about = "how honest the chances in hints are, and how to make them so",
	.more = "The row it prints belongs into src/ai/calibration.def.",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
