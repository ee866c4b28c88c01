#include "tournament/series.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

/* A game that is being played. Luck and bots draw from generators of their own, so that
 * mirrored games have the same luck whatever the bots think. */
struct play {
	const struct series *series;
	long number;
	void *state;
	struct search_memory *memory;
	struct trail *trail;
	struct thoughts thoughts;
	struct rng luck, bots, opening;
	int opening_left;
	struct order order;
	long actions;
	struct figures *out;
};

static struct rng generator_of(const struct series *s, long number, uint64_t which)
{
	return rng_seeded(rng_mix(s->seed) + (uint64_t)number + (which << 40));
}

/* Time on the processor: other work on the machine does not count. */
static long long processor_us(void)
{
	struct timespec now;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return (long long)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static void count_turn(struct figures *f, const struct trail_turn *t)
{
	f->turns++;
	f->long_turns += t->actions > 2 * t->needed;
	f->wasteful_turns += t->is_wasteful;
	if (t->actions > f->longest_turn)
		f->longest_turn = t->actions;
}

static action let_think(struct play *p, int seat, unsigned choices)
{
	const int who = series_bot_at(p->series, p->number, seat);
	struct rng *rng = p->series->mirrored ? &p->bots : &p->luck;
	const long long start = processor_us();
	const action a = bot_play(p->series->bot[who], p->series->game, p->state, seat,
				  p->trail, p->memory, rng, &p->thoughts);
	p->out->thinking[who] += processor_us() - start;
	p->out->thoughts[who] += choices > 1;
	return a;
}

static void note_turn(struct play *p, int seat)
{
	struct trail_turn ended;
	if (trail_note(p->trail, p->series->game, p->state, seat, &ended))
		count_turn(p->out, &ended);
}

/* Those that the end of the game has ended. */
static void count_last_turns(struct play *p)
{
	for (int seat = 0; seat < p->series->seats; seat++) {
		const struct trail_turn last = trail_sum_up(p->trail, seat);
		if (last.actions > 0)
			count_turn(p->out, &last);
	}
}

/* One action of a seat or of chance. */
static void step(struct play *p)
{
	const struct game *g = p->series->game;
	const int seat = __builtin_ctz(g->to_act(p->state));
	if (seat == CHANCE) {
		g->apply(p->state, CHANCE, playout_chance(g, p->state, &p->luck));
		return;
	}
	struct actions legal;
	game_list(g, p->state, seat, &legal);
	note_order(&p->order, seat);
	note_turn(p, seat);
	p->out->decisions++;
	p->out->choices += legal.count;
	const bool is_opening = p->opening_left > 0;
	p->opening_left -= is_opening;
	g->apply(p->state, seat,
		 is_opening ? legal.list[rng_below(&p->opening, legal.count)]
			    : let_think(p, seat, legal.count));
}

static void count_length(const struct play *p)
{
	struct figures *out = p->out;
	const int bin = (int)(BINS_AN_OCTAVE * log2((double)p->actions + 1));
	out->lengths[bin < LENGTH_BINS ? bin : LENGTH_BINS - 1]++;
	out->games++;
	out->actions += p->actions;
	if (out->games == 1 || p->actions < out->shortest)
		out->shortest = p->actions;
	if (p->actions > out->longest)
		out->longest = p->actions;
}

static void play_game(struct play *p, long number)
{
	const struct series *s = p->series;
	const long shared = s->mirrored ? series_group(s, number) : number;
	p->number = number;
	p->luck = generator_of(s, shared, 0);
	p->bots = generator_of(s, number, 1);
	p->opening = generator_of(s, shared, 2);
	p->opening_left = s->opening;
	p->order = (struct order){ 0 };
	p->actions = 0;
	search_memory_forget(p->memory);
	trail_clear(p->trail);
	memcpy(p->state, series_origin(s, number), s->game->state_size);
	while (s->game->to_act(p->state) && p->actions <= (long)s->game->actions_limit) {
		step(p);
		p->actions++;
	}
	count_length(p);
	count_last_turns(p);
	if (s->game->to_act(p->state))
		p->out->too_long++;
	else
		count_result(s, number, p->state, &p->order, p->out);
}

long series_group(const struct series *s, long number)
{
	return number - number % s->bot_count;
}

/* The games of a group are played by one thread, so that it knows their score. */
static void play_group(struct play *p, long from)
{
	const struct series *s = p->series;
	const long to = from + s->bot_count < s->games ? from + s->bot_count : s->games;
	const int last = s->bot_count - 1;
	const long long before = p->out->bot_points[last];
	for (long number = from; number < to; number++)
		play_game(p, number);
	const long long won = p->out->bot_points[last] - before;
	const long long score = won / (POINT / 1000) / (to - from);
	p->out->groups++;
	p->out->group_scores += score;
	p->out->group_squares += score * score;
}

static void *work(void *self)
{
	struct worker *w = self;
	struct series *s = w->series;
	struct play *p = calloc(1, sizeof *p);
	void *state = malloc(s->game->state_size);
	if (!p || !state)
		die("out of memory");
	p->series = s;
	p->state = state;
	p->memory = search_memory_new();
	p->trail = trail_new();
	p->out = &w->figures;
	const int stride = s->ranks.count * s->bot_count;
	long from;
	while ((from = atomic_fetch_add(&s->next, stride)) < s->games) {
		play_group(p, from);
		/* The other processes will be about as far. */
		atomic_fetch_add(&s->done, stride);
	}
	search_memory_free(p->memory);
	trail_free(p->trail);
	free(state);
	free(p);
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
	sum->turns += f->turns;
	sum->long_turns += f->long_turns;
	sum->wasteful_turns += f->wasteful_turns;
	if (f->longest_turn > sum->longest_turn)
		sum->longest_turn = f->longest_turn;
	sum->groups += f->groups;
	sum->group_scores += f->group_scores;
	sum->group_squares += f->group_squares;
	for (int i = 0; i < LENGTH_BINS; i++)
		sum->lengths[i] += f->lengths[i];
	for (int i = 0; i < SEATS_MAX; i++) {
		sum->seat_wins[i] += f->seat_wins[i];
		sum->bot_wins[i] += f->bot_wins[i];
		sum->bot_points[i] += f->bot_points[i];
		sum->order_wins[i] += f->order_wins[i];
		sum->thinking[i] += f->thinking[i];
		sum->thoughts[i] += f->thoughts[i];
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
	atomic_store(&s->next, s->first + s->ranks.rank * s->bot_count);
	atomic_store(&s->done, s->first);
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
