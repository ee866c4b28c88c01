#include "tournament/series.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "base/progress.h"

struct worker {
	pthread_t thread;
	struct series *series;
	struct figures figures;
};

int series_bot_at(const struct series *s, long number, int seat)
{
	return (int)((seat + number) % s->bot_count);
}

const void *series_origin(const struct series *s, long number)
{
	const long scenario = number / s->bot_count % s->origins;
	return s->origin + (size_t)scenario * s->game->state_size;
}

/* The seats in the order in which they first had to choose. */
struct order {
	int count, seat[SEATS_MAX];
};

static void note_order(struct order *o, int seat)
{
	for (int i = 0; i < o->count; i++)
		if (o->seat[i] == seat)
			return;
	o->seat[o->count++] = seat;
}

/* The side's row, in the order of names, so that threads cannot change it; what finds no
 * room is not counted. */
static void add_side(struct figures *f, const struct side *more)
{
	int i = 0;
	while (i < SIDES_MAX && f->side[i].name[0] &&
	       strcmp(f->side[i].name, more->name) < 0)
		i++;
	if (i == SIDES_MAX)
		return;
	if (strcmp(f->side[i].name, more->name) != 0) {
		memmove(&f->side[i + 1], &f->side[i],
			(size_t)(SIDES_MAX - 1 - i) * sizeof f->side[0]);
		f->side[i] = *more;
		return;
	}
	f->side[i].games += more->games;
	f->side[i].wins += more->wins;
}

static void count_sides(const struct series *s, const void *state, int winner,
			struct figures *out)
{
	for (int seat = 0; seat < s->seats; seat++) {
		struct side side = { .games = 1, .wins = seat == winner };
		snprintf(side.name, sizeof side.name, "%s",
			 game_seat_title(s->game, state, seat));
		add_side(out, &side);
	}
}

static void count_order(const struct order *o, int winner, struct figures *out)
{
	for (int i = 0; i < o->count; i++)
		if (o->seat[i] == winner)
			out->order_wins[i]++;
}

static void count_result(const struct series *s, long number, const void *state,
			 const struct order *order, struct figures *out)
{
	float score[SEATS_MAX] = { 0 };
	int winner = SEAT_NONE;
	s->game->score(state, score);
	for (int seat = 0; seat < s->seats; seat++) {
		out->bot_points[series_bot_at(s, number, seat)] +=
			lroundf(score[seat] * POINT);
		if (score[seat] >= 1.0f)
			winner = seat;
	}
	count_sides(s, state, winner, out);
	count_order(order, winner, out);
	if (winner == SEAT_NONE) {
		out->draws++;
		return;
	}
	out->seat_wins[winner]++;
	out->bot_wins[series_bot_at(s, number, winner)]++;
}

/* One action of a seat or of chance. */
static void step(const struct series *s, long number, void *state,
		 struct search_memory *memory, struct rng *rng, struct order *order,
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
	note_order(order, seat);
	out->decisions++;
	out->choices += legal.count;
	g->apply(state, seat,
		 bot_choose(s->bot[series_bot_at(s, number, seat)], g, state, seat,
			    memory, rng, &thoughts));
}

static void play_game(const struct series *s, long number, void *state,
		      struct search_memory *memory, struct figures *out)
{
	struct rng rng = rng_seeded(rng_mix(s->seed) + (uint64_t)number);
	struct order order = { 0 };
	long actions = 0;
	search_memory_forget(memory);
	memcpy(state, series_origin(s, number), s->game->state_size);
	while (s->game->to_act(state) && actions <= (long)s->game->actions_limit) {
		step(s, number, state, memory, &rng, &order, out);
		actions++;
	}
	const int bin = (int)(BINS_AN_OCTAVE * log2((double)actions + 1));
	out->lengths[bin < LENGTH_BINS ? bin : LENGTH_BINS - 1]++;
	out->games++;
	out->actions += actions;
	out->shortest =
		out->games == 1 || actions < out->shortest ? actions : out->shortest;
	out->longest = actions > out->longest ? actions : out->longest;
	if (s->game->to_act(state))
		out->too_long++;
	else
		count_result(s, number, state, &order, out);
}

static void *work(void *self)
{
	struct worker *w = self;
	struct series *s = w->series;
	void *state = malloc(s->game->state_size);
	struct search_memory *memory = search_memory_new();
	if (!state)
		die("out of memory");
	const int step = s->ranks.count;
	long number;
	while ((number = atomic_fetch_add(&s->next, step)) < s->games) {
		play_game(s, number, state, memory, &w->figures);
		/* The other processes will be about as far. */
		atomic_fetch_add(&s->done, step);
	}
	search_memory_free(memory);
	free(state);
	return NULL;
}

void series_add(struct figures *sum, const struct figures *f)
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
	for (int i = 0; i < LENGTH_BINS; i++)
		sum->lengths[i] += f->lengths[i];
	for (int i = 0; i < SEATS_MAX; i++) {
		sum->seat_wins[i] += f->seat_wins[i];
		sum->bot_wins[i] += f->bot_wins[i];
		sum->bot_points[i] += f->bot_points[i];
		sum->order_wins[i] += f->order_wins[i];
	}
	for (int i = 0; i < SIDES_MAX && f->side[i].name[0]; i++)
		add_side(sum, &f->side[i]);
}

/* What all processes have played, on rank 0. */
static struct figures gather(const struct series *s, const struct figures *mine)
{
	struct figures sum = { 0 };
	struct figures *all = calloc((size_t)s->ranks.count, sizeof *all);
	if (!all)
		die("out of memory");
	ranks_gather(mine, sizeof *mine, all);
	for (int i = 0; i < s->ranks.count; i++)
		series_add(&sum, &all[i]);
	free(all);
	return sum;
}

struct figures series_play(struct series *s, int threads)
{
	struct figures sum = { 0 };
	atomic_store(&s->next, s->ranks.rank);
	atomic_store(&s->done, 0);
	struct worker *w = calloc((size_t)threads, sizeof *w);
	if (!w)
		die("out of memory");
	for (int i = 0; i < threads; i++) {
		w[i].series = s;
		if (pthread_create(&w[i].thread, NULL, work, &w[i]) != 0)
			die("a thread could not be started");
	}
	if (s->ranks.rank == 0)
		progress_watch(&s->done, s->games);
	for (int i = 0; i < threads; i++) {
		pthread_join(w[i].thread, NULL);
		series_add(&sum, &w[i].figures);
	}
	free(w);
	return s->ranks.count > 1 ? gather(s, &sum) : sum;
}

void series_end(struct series *s)
{
	crew_end(&s->crew);
	free(s->origin);
	s->origin = NULL;
}
