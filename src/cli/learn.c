/*
 * `tessera learn`: bots play each other, some of their positions are kept with the end of
 * their games, and weights are fitted to them. What it writes is the weights.def of the
 * game, rows of names and weights.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "ai/logistic.h"
#include "ai/playout.h"
#include "base/text.h"
#include "cli/args.h"
#include "cli/command.h"
#include "cli/gameargs.h"

enum { LESSONS_MAX = 1 << 18, WHIM_PERCENT = 10 };

struct school {
	const struct game *game;
	int features, seats;
	char *origin, *state;
	struct lesson *lesson;
	uint8_t *pupil; /* the seat that a lesson is about, while its game goes on */
	size_t count;
	struct rng rng;
};

/* The position as each seat sees it, the end still unknown. */
static void note(struct school *s)
{
	for (int seat = 0; seat < s->seats && s->count < LESSONS_MAX; seat++) {
		s->pupil[s->count] = (uint8_t)seat;
		s->game->measure(s->state, seat, s->lesson[s->count++].feature);
	}
}

static action choose(struct school *s, int seat)
{
	struct thoughts thoughts;
	const char *id = rng_below(&s->rng, 100) < WHIM_PERCENT ? "random" : "greedy";
	return bot_choose(bot_find(id), s->game, s->state, seat, NULL, &s->rng,
			  &thoughts);
}

static void play_game(struct school *s)
{
	const struct game *g = s->game;
	const size_t first = s->count;
	float score[SEATS_MAX] = { 0 };
	memcpy(s->state, s->origin, g->state_size);
	unsigned turn = 0;
	seatset who;
	while ((who = g->to_act(s->state)) != 0) {
		const int seat = __builtin_ctz(who);
		/* Within a turn what is not yet used up looks like an asset. */
		if (g->turn(s->state) != turn)
			note(s);
		turn = g->turn(s->state);
		if (seat == CHANCE) {
			g->apply(s->state, CHANCE, playout_chance(g, s->state, &s->rng));
			continue;
		}
		g->apply(s->state, seat, choose(s, seat));
	}
	g->score(s->state, score);
	for (size_t i = first; i < s->count; i++)
		s->lesson[i].won = score[s->pupil[i]];
}

static void put_weights(const struct args *a, const struct school *s,
			const double *weight, long games, long seed, struct text *out)
{
	text_add(out, "/* Written by: tessera learn %s --games %ld --seed %ld",
		 a->word[0], games, seed);
	text_put(out, " */\n");
	for (int i = 0; i < s->features; i++)
		text_add(out, "WEIGHT(%s, %.4ff)\n", s->game->features[i], weight[i]);
}

/* Three lessons in four are learned from, the fourth shows what was learned. */
static int teach(const struct args *a, struct school *s, long games, long seed)
{
	struct text out = { 0 }, why = { 0 };
	double weight[FEATURES_MAX];
	int result = EXIT_DONE;
	s->rng = rng_seeded((uint64_t)seed);
	for (long n = 0; n < games && s->count < LESSONS_MAX; n++)
		play_game(s);
	const size_t learned = s->count / 4 * 3;
	logistic_fit(s->lesson, learned, s->features, 1, weight);
	fprintf(stderr, "%zu positions; surprise %.4f, on those not learned from %.4f\n",
		s->count, logistic_loss(s->lesson, learned, s->features, weight),
		logistic_loss(s->lesson + learned, s->count - learned, s->features,
			      weight));
	put_weights(a, s, weight, games, seed, &out);
	if (!args_has(a, "out"))
		fputs(text_str(&out), stdout);
	else if (text_write_file(&out, args_value(a, "out"), &why) != OK)
		result = args_bad(a, "%s", text_str(&why));
	text_free(&out);
	text_free(&why);
	return result;
}

static int run(const struct args *a)
{
	long long games = 1000, seed = 1;
	struct match m;
	struct school s = { .game = gameargs_find(a, a->word[0]) };
	if (!s.game || !args_number(a, "games", 1, 1000000, &games) ||
	    !args_number(a, "seed", 0, 1000000000, &seed))
		return EXIT_MISUSED;
	if (!s.game->measure || !s.game->turn)
		return args_bad(a, "The worth of %s is written by hand.", s.game->title);
	if (!gameargs_begin(a, s.game, args_value(a, "scenario"), fair_table(), &m))
		return EXIT_MISUSED;
	while (s.game->features[s.features])
		s.features++;
	s.origin = calloc(2, s.game->state_size);
	s.lesson = malloc(LESSONS_MAX * sizeof *s.lesson);
	s.pupil = malloc(LESSONS_MAX);
	if (!s.origin || !s.lesson || !s.pupil)
		die("out of memory");
	s.state = s.origin + s.game->state_size;
	memcpy(s.origin, m.state, s.game->state_size);
	s.seats = game_seats(s.game, s.origin);
	const int result = teach(a, &s, (long)games, (long)seed);
	match_end(&m);
	free(s.origin);
	free(s.lesson);
	free(s.pupil);
	return result;
}

static const struct flag flags[] = {
	{ "games", "N", "how many games to learn from (1000)" },
	{ "seed", "N", "the same number gives the same weights (1)" },
	{ "out", "FILE", "write the weights there, not to standard output" },
#include "cli/setupflags.def"
	{ NULL, NULL, NULL },
};

const struct command learn_command = {
	.name = "learn",
	.takes = "GAME",
	.about = "fit the weights of a game's worth to games that bots play",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
