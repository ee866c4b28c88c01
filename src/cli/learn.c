/*
 * `tessera learn`: bots play each other, some of their positions are kept with the end of
 * their games, and weights are fitted to them. What it writes is the weights.def of the
 * game, rows of names and weights.
 */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/logistic.h"
#include "ai/playout.h"
#include "ai/spsa.h"
#include "base/progress.h"
#include "base/text.h"
#include "cli/args/botargs.h"
#include "cli/args/seriesargs.h"
#include "cli/command.h"
#include "cli/learnnet.h"

enum { LESSONS_MAX = 1 << 18, RANDOM_PERCENT = 10 };

struct school {
	struct series series;
	const struct evaluator *evaluator; /* whose features are weighed */
	const struct evaluator *rival;	   /* that the new weights are compared with */
	int features;
	char *state;
	struct search_memory *memory;
	struct lesson *lesson;
	float *judged;	/* what the rival thinks of it */
	uint8_t *pupil; /* the seat that a lesson is about, while its game goes on */
	size_t count;
	long long every; /* one turn in this many is sampled, at random */
	long games; /* learned from: fewer than asked for when the lessons are full */
	struct rng rng;
};

/* Neighbours teach the same, so one in some leaves room for more games. */
static bool is_lesson(struct school *s)
{
	return s->every == 1 || rng_below(&s->rng, (uint32_t)s->every) == 0;
}

/* The position as each seat sees it, the end still unknown. */
static void note(struct school *s)
{
	for (int seat = 0; seat < s->series.seats && s->count < LESSONS_MAX; seat++) {
		s->pupil[s->count] = (uint8_t)seat;
		s->judged[s->count] = s->rival->evaluate(s->state, seat);
		s->evaluator->measure(s->state, seat, s->lesson[s->count++].feature);
	}
}

static action choose(struct school *s, long number, int seat)
{
	struct thoughts thoughts;
	const struct bot *b = s->series.bot[series_bot_at(&s->series, number, seat)];
	if (rng_below(&s->rng, 100) < RANDOM_PERCENT)
		b = bot_find("random");
	return bot_choose(b, s->series.game, s->state, seat, s->memory, &s->rng,
			  &thoughts);
}

static void play_game(struct school *s, long number)
{
	const struct game *g = s->series.game;
	const struct evaluator *e = s->evaluator;
	const size_t first = s->count;
	float score[SEATS_MAX] = { 0 };
	memcpy(s->state, series_origin(&s->series, number), g->state_size);
	search_memory_forget(s->memory);
	unsigned turn = 0;
	seatset who;
	while ((who = g->to_act(s->state)) != 0) {
		const int seat = __builtin_ctz(who);
		/* Within a turn what is not yet used up looks like an asset. */
		if (e->turn(s->state) != turn && is_lesson(s))
			note(s);
		turn = e->turn(s->state);
		if (seat == CHANCE)
			g->apply(s->state, CHANCE, playout_chance(g, s->state, &s->rng));
		else
			g->apply(s->state, seat, choose(s, number, seat));
	}
	g->score(s->state, score);
	for (size_t i = first; i < s->count; i++)
		s->lesson[i].won = score[s->pupil[i]];
}

static void *play_all(void *self)
{
	struct school *s = self;
	while (s->games < s->series.games && s->count < LESSONS_MAX) {
		play_game(s, s->games++);
		atomic_store(&s->series.done, s->games);
	}
	atomic_store(&s->series.done, s->series.games);
	return NULL;
}

static void *perturb_all(void *self)
{
	spsa_learn(self);
	return NULL;
}

/* One thread plays, so that the same seed gives the same lessons; this one watches. */
static void watch(struct school *s, void *(*run)(void *), void *self)
{
	pthread_t player;
	if (pthread_create(&player, NULL, run, self) != 0)
		die("a thread could not be started");
	progress_watch(&s->series.done, s->series.games);
	pthread_join(player, NULL);
}

/* The rules are named because others teach something else with the same words. */
static void put_weights(const struct args *a, const struct school *s,
			const double *weight, struct text *out)
{
	static const char *const without[] = { "out", NULL };
	text_put(out, "/* Written by: ");
	args_put(a, without, out);
	text_add(out, " (rules %d) */\n", s->series.game->rules_version);
	for (int i = 0; i < s->features; i++)
		text_add(out, "WEIGHT(%s, %.4ff)\n", s->evaluator->features[i],
			 weight[i]);
}

/* How surprised the rival is by the lessons from `first` on. */
static double rival_loss(const struct school *s, size_t first)
{
	static const double LEAST = 0.001;
	double sum = 0;
	for (size_t i = first; i < s->count; i++) {
		const double value = fmin(fmax((double)s->judged[i], LEAST), 1 - LEAST);
		const double won = (double)s->lesson[i].won;
		sum -= won * log(value) + (1 - won) * log(1 - value);
	}
	return s->count > first ? sum / (double)(s->count - first) : 0;
}

/* Three lessons in four are learned from, the fourth shows what was learned. */
static void fit(struct school *s, double weight[FEATURES_MAX])
{
	s->rng = rng_seeded(s->series.seed);
	watch(s, play_all, s);
	const size_t learned = s->count / 4 * 3;
	logistic_fit(s->lesson, learned, s->features, 1, weight);
	fprintf(stderr,
		"%zu positions of %ld games; surprise %.4f, on those not learned from "
		"%.4f, of the %s evaluator there %.4f\n",
		s->count, s->games,
		logistic_loss(s->lesson, learned, s->features, weight),
		logistic_loss(s->lesson + learned, s->count - learned, s->features,
			      weight),
		s->rival->id, rival_loss(s, learned));
}

static void perturb(struct school *s, double weight[FEATURES_MAX])
{
	struct spsa c = { .game = s->series.game,
			  .evaluator = evaluator_find(s->series.game, "handmade"),
			  .origin = series_origin(&s->series, 0),
			  .seed = s->series.seed,
			  .games = s->series.games,
			  .done = &s->series.done };
	watch(s, perturb_all, &c);
	for (int i = 0; i < s->features; i++)
		weight[i] = (double)c.weight[i];
}

static int teach(const struct args *a, struct school *s)
{
	struct text out = { 0 }, why = { 0 };
	double weight[FEATURES_MAX];
	int result = EXIT_DONE;
	if (args_has(a, "spsa"))
		perturb(s, weight);
	else
		fit(s, weight);
	put_weights(a, s, weight, &out);
	if (!args_has(a, "out"))
		fputs(text_str(&out), stdout);
	else if (text_write_file(&out, args_value(a, "out"), &why) != OK)
		result = args_bad(a, "%s", text_str(&why));
	text_free(&out);
	text_free(&why);
	return result;
}

static int open_school(const struct args *a, struct school *s)
{
	const struct game *g = s->series.game;
	while (s->evaluator->features[s->features])
		s->features++;
	s->state = malloc(g->state_size);
	s->lesson = malloc(LESSONS_MAX * sizeof *s->lesson);
	s->pupil = malloc(LESSONS_MAX);
	s->judged = malloc(LESSONS_MAX * sizeof *s->judged);
	s->memory = search_memory_new();
	if (!s->state || !s->lesson || !s->pupil || !s->judged)
		die("out of memory");
	const int result = teach(a, s);
	search_memory_free(s->memory);
	free(s->state);
	free(s->lesson);
	free(s->pupil);
	free(s->judged);
	return result;
}

/* Whether none of the words is there that mean nothing with `flag`. */
static bool stands_alone(const struct args *a, const char *flag,
			 const char *const *others)
{
	for (int i = 0; args_has(a, flag) && others[i]; i++) {
		if (args_has(a, others[i])) {
			args_bad(a, "With --%s there is no --%s.", flag, others[i]);
			return false;
		}
	}
	return true;
}

/* SPSA has players of its own and one scenario, a net has players of its own. */
static bool words_agree(const struct args *a)
{
	static const char *const no_spsa[] = { "bots",	 "bot",	    "bot-ms", "every",
					       "rotate", "against", "net",    "rounds",
					       "notes",	 "matches", "taught", NULL };
	static const char *const no_net[] = { "bots", "bot", "bot-ms", "against", NULL };
	return stands_alone(a, "spsa", no_spsa) && stands_alone(a, "net", no_net);
}

/* SPSA begins at the handmade weights. */
static bool has_handmade_sum(const struct game *g)
{
	const struct evaluator *e = evaluator_find(g, "handmade");
	return e && e->weights;
}

/* --against NAME, or what bots use now; NULL after a sentence to the user. */
static const struct evaluator *find_rival(const struct args *a, const struct game *g)
{
	const char *name = args_value(a, "against");
	const struct evaluator *e = name ? evaluator_find(g, name) : evaluator_default(g);
	if (!e)
		args_bad(a, "%s has no evaluator \"%s\".", g->title, name);
	return e;
}

/* The first that has features, or NULL. */
static const struct evaluator *measured_evaluator(const struct game *g)
{
	for (const struct evaluator *e = g->evaluators; e->id; e++)
		if (e->measure)
			return e;
	return NULL;
}

static int run(const struct args *a)
{
	struct school s = { .every = 1 };
	struct series *series = &s.series;
	const char *words = args_value(a, "bots");
	int result = EXIT_MISUSED;
	if (!words_agree(a) || !args_number(a, "every", 1, LESSONS_MAX, &s.every) ||
	    !seriesargs_begin(a, args_value(a, "scenario"), series))
		return EXIT_MISUSED;
	if (args_has(a, "net")) {
		result = learnnet_run(a, series);
		series_end(series);
		return result;
	}
	s.evaluator = measured_evaluator(series->game);
	s.rival = find_rival(a, series->game);
	if (!s.rival)
		result = EXIT_MISUSED;
	else if (!s.evaluator || !s.evaluator->turn)
		result = args_bad(a, "%s has no features to learn weights for.",
				  series->game->title);
	else if (args_has(a, "spsa") && !has_handmade_sum(series->game))
		result = args_bad(a,
				  "The handmade evaluation of %s is no sum of features.",
				  series->game->title);
	else if ((series->bot_count = botargs_take(a, &series->crew, series->game,
						   words ? words : "greedy",
						   series->seats, series->bot)) > 0)
		result = open_school(a, &s);
	series_end(series);
	return result;
}

static const struct flag flags[] = {
	{ "bots", "A,B",
	  "who plays (greedy); greedy:eval=handmade does not need what was learned" },
	{ "games", "N", "how many games to learn from (1000)" },
	{ "against", "NAME", "compare the weights with this evaluator (the one in use)" },
	{ "every", "N", "learn from one turn in N, chosen at random (1)" },
	{ "spsa", NULL, "improve the handmade weights by SPSA, without --bots" },
	{ "net", NULL, "train a net in rounds of quick self-play games, without --bots" },
	{ "rounds", "N", "of a net: how many rounds of --games games (6)" },
	{ "matches", "N", "of a net: games to measure each round with (400)" },
	{ "taught", NULL, "of a net: the first round learns from the other evaluator" },
	{ "notes", "FILE",
	  "of a net: save progress after each round, and resume from it" },
	{ "seed", "N", "the same number gives the same weights (1)" },
	{ "out", "FILE", "write the weights there, not to standard output" },
	{ "rotate", NULL, "all scenarios in turn, not only one" },
#include "cli/args/botflags.def"
#include "cli/args/setupflags.def"
	{ NULL, NULL, NULL },
};

const struct command learn_command = {
	.name = "learn",
	.takes = "GAME",
	.about = "fit the weights of a game's evaluation to games that bots play",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
