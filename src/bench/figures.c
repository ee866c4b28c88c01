#include "bench/figures.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/bot.h"
#include "ai/playout.h"
#include "ai/search.h"
#include "base/text.h"
#include "core/record.h"
#include "core/state.h"
#include "core/view.h"
#include "games/registry.h"
#include "lib/research/research.h"

enum { SAMPLES = 256, ROUND = 1024, RECORD_STEPS = 2000, ITERATIONS = 100 };
enum { BATCH_GAMES = 256 };

/* Positions in which a seat must choose, and one of its choices. */
struct sample {
	const struct game *game;
	char *origin, *scratch;
	char *state; /* SAMPLES states one after the other */
	int seat[SAMPLES];
	action chosen[SAMPLES];
	struct text view, record;
	struct thoughts thoughts;
	uint32_t sink;			/* results go here, so that no work is left out */
	double random, batch, observed; /* rates measured above, for ratios */
};

/* Seconds of processor time of this thread: what else runs on the machine counts not. */
static double cpu_clock(void)
{
	struct timespec now;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static const void *state_at(const struct sample *s, int i)
{
	return s->state + (size_t)i * s->game->state_size;
}

/* Plays on at random until a seat must choose; a finished game begins again. */
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

/* A record of a random game, or of the beginning of a long one. */
static void take_record(struct sample *s, struct match *m)
{
	struct rng rng = rng_seeded(1);
	match_chance(m);
	while (!match_is_over(m) && m->count < RECORD_STEPS) {
		const int seat = playout_seat(m->game->to_act(m->state), &rng);
		struct actions legal;
		match_legal(m, seat, &legal);
		const action a = legal.list[rng_below(&rng, legal.count)];
		ensure(match_play(m, seat, a, NULL) == OK);
		match_chance(m);
	}
	record_write(m, &s->record);
}

struct sample *figures_begin(struct match *m)
{
	const struct game *g = m->game;
	struct sample *s = calloc(1, sizeof *s);
	char *block = calloc(SAMPLES + 2, g->state_size);
	if (!s || !block)
		die("out of memory");
	*s = (struct sample){ .game = g,
			      .origin = block,
			      .scratch = block + g->state_size,
			      .state = block + 2 * g->state_size };
	memcpy(s->origin, m->state, g->state_size);
	take_samples(s);
	take_record(s, m);
	return s;
}

void figures_free(struct sample *s)
{
	free(s->origin);
	text_free(&s->view);
	text_free(&s->record);
	free(s);
}

/* One step of endless random play; true if a game ended. */
static bool play_step(struct sample *s, struct rng *rng)
{
	if (playout_step(s->game, s->scratch, rng))
		return false;
	memcpy(s->scratch, s->origin, s->game->state_size);
	return true;
}

/* Actions in a second, and games. */
static double play_random(struct sample *s, double seconds, double *games)
{
	struct rng rng = rng_seeded(1);
	long actions = 0, ended = 0;
	const double began = cpu_clock();
	double now;
	memcpy(s->scratch, s->origin, s->game->state_size);
	do {
		for (int i = 0; i < ROUND; i++) {
			if (play_step(s, &rng))
				ended++;
			else
				actions++;
		}
		now = cpu_clock();
	} while (now - began < seconds);
	*games = (double)ended / (now - began);
	return (double)actions / (now - began);
}

static double random_actions(struct sample *s, double seconds)
{
	double games;
	s->random = play_random(s, seconds, &games);
	return s->random;
}

static double random_games(struct sample *s, double seconds)
{
	double games;
	play_random(s, seconds, &games);
	return games;
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

/* Nanoseconds of one run, the mean over `seconds`. */
static double time_of(struct sample *s, void (*run)(struct sample *, int), double seconds)
{
	long runs = 0;
	const double began = cpu_clock();
	double now;
	do {
		for (int i = 0; i < ROUND; i++)
			run(s, i % SAMPLES);
		runs += ROUND;
		now = cpu_clock();
	} while (now - began < seconds);
	return (now - began) * 1e9 / (double)runs;
}

static double time_copy(struct sample *s, double seconds)
{
	return time_of(s, run_copy, seconds / 4);
}

static double time_legal(struct sample *s, double seconds)
{
	return time_of(s, run_legal, seconds / 4);
}

static double time_apply(struct sample *s, double seconds)
{
	return time_of(s, run_apply, seconds / 4);
}

static double time_view(struct sample *s, double seconds)
{
	return time_of(s, run_view, seconds / 4);
}

static double time_hash(struct sample *s, double seconds)
{
	return time_of(s, run_hash, seconds / 4);
}

static double replay_rate(struct sample *s, double seconds)
{
	struct text why = { 0 };
	size_t steps = 0;
	const double began = cpu_clock();
	double now;
	do {
		struct match m;
		const status read =
			record_read(&m, text_str(&s->record), registry_find, &why);
		ensure(read == OK);
		steps += m.count;
		match_end(&m);
		now = cpu_clock();
	} while (now - began < seconds / 4);
	text_free(&why);
	return (double)steps / (now - began);
}

/* As the best bot thinks, each position from nothing. */
static double search_rate(struct sample *s, double seconds)
{
	struct search_limits limits = bot_best()->limits;
	struct search_memory *memory = search_memory_new();
	struct rng rng = rng_seeded(1);
	double done = 0, now;
	limits.iterations = ITERATIONS;
	limits.work = 0;
	limits.milliseconds = 0;
	const double began = cpu_clock();
	for (int i = 0; (now = cpu_clock()) - began < seconds / 2; i++) {
		search_memory_forget(memory);
		done += search_think(s->game, evaluator_default(s->game),
				     state_at(s, i % SAMPLES), s->seat[i % SAMPLES],
				     &limits, memory, &rng, &s->thoughts);
	}
	search_memory_free(memory);
	return done / (now - began);
}

/* Steps in a second of games of the research library, each choice at random. */
static double play_batch(const struct sample *s, bool observes, double seconds)
{
	int32_t ids[BATCH_GAMES];
	long steps = 0;
	double now;
	struct tessera_setup *setup = research_setup(s->game, s->origin);
	struct tessera_batch *b = tessera_batch_new(setup, BATCH_GAMES, 1, 0, observes);
	const double began = cpu_clock();
	do {
		tessera_batch_sample(b, ids);
		ensure(tessera_batch_step(b, ids, NULL));
		steps += BATCH_GAMES;
		now = cpu_clock();
	} while (now - began < seconds);
	tessera_batch_free(b);
	tessera_setup_free(setup);
	return (double)steps / (now - began);
}

static double batch_rate(struct sample *s, double seconds)
{
	s->batch = play_batch(s, false, seconds / 2);
	return s->batch;
}

static double batch_share(struct sample *s, double seconds)
{
	(void)seconds;
	return s->batch / s->random;
}

static double seen_rate(struct sample *s, double seconds)
{
	s->observed = play_batch(s, true, seconds / 2);
	return s->observed;
}

static double seen_share(struct sample *s, double seconds)
{
	(void)seconds;
	return s->observed / s->batch;
}

const struct figure figures[] = {
	{ "random_actions", "random play", "actions/s",
	  "uniformly random legal actions, those of chance too, through the contract",
	  random_actions },
	{ "random_games", "random games", "games/s", "the same, from set-up to the end",
	  random_games },
	{ "copy", "copy", "ns", "of a state", time_copy },
	{ "legal", "legal", "ns", "all actions of a seat that must choose", time_legal },
	{ "apply", "copy + apply", "ns", "a copy of the state and an action on it",
	  time_apply },
	{ "view", "view", "ns", "what a seat may see, as JSON", time_view },
	{ "hash", "hash", "ns", "of a state", time_hash },
	{ "replay", "record replay", "actions/s",
	  "a record read as text, every action checked and hashed", replay_rate },
	{ "search", "search", "iterations/s",
	  "100 iterations on each position, as the best bot thinks", search_rate },
	{ "batch", "batch", "steps/s",
	  "256 games in parallel with masks (docs/research.md); a step is a choice and "
	  "all "
	  "that chance decides after it",
	  batch_rate },
	{ "batch_share", "", "of random play", "the same, as a share of random play",
	  batch_share },
	{ "observed", "batch observed", "steps/s", "with observations too", seen_rate },
	{ "observed_share", "", "of the batch",
	  "the same, as a share of the batch without", seen_share },
	{ NULL, NULL, NULL, NULL, NULL },
};

__attribute__((noinline)) void figures_count_play(struct sample *s, long count)
{
	struct rng rng = rng_seeded(1);
	memcpy(s->scratch, s->origin, s->game->state_size);
	for (long i = 0; i < count; i++)
		s->sink += play_step(s, &rng);
}

__attribute__((noinline)) void figures_count_view(struct sample *s, long count)
{
	for (long i = 0; i < count / 16; i++)
		run_view(s, (int)(i % SAMPLES));
}
