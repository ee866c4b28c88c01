#include "ai/outlook.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"

enum {
	BREADTH = 3, /* actions that a quick player compares */
	AHEAD = 6,
	PLENTY_MAX = 4,
	LENGTH = 900,	 /* actions of a game that is looked at no more than need be */
	GAMES = 40,	 /* whole games for the fit, */
	ACTIONS = 60000, /* as far as they take no more than this */
	NOTES = 4096,	 /* positions of them that are fitted to */
	NOTE_EVERY = 7
};

static const double LEAST_VALUE = 0.001, STEEP_MIN = 1, STEEP_MAX = 50;

/* Plays one action, the best of a few for whoever acts; false if the game is over. */
static bool step_quickly(const struct outlook *o, void *state, struct rng *rng)
{
	const struct game *g = o->game;
	const seatset who = g->to_act(state);
	if (who == 0)
		return false;
	const int seat = who & seat_bit(CHANCE) ? CHANCE : playout_seat(who, rng);
	if (seat == CHANCE) {
		g->apply(state, CHANCE, playout_chance(g, state, rng));
		return true;
	}
	struct actions legal;
	_Alignas(16) char after[STATE_SIZE_MAX];
	game_list(g, state, seat, &legal);
	action best = legal.list[0];
	float most = -1;
	for (int i = 0; i < BREADTH && legal.count > 1; i++) {
		const action a = legal.list[rng_below(rng, legal.count)];
		memcpy(after, state, g->state_size);
		g->apply(after, seat, a);
		const float value = o->evaluator->evaluate(after, seat);
		if (value > most) {
			most = value;
			best = a;
		}
	}
	g->apply(state, seat, best);
	return true;
}

/* An evaluation that was learned by play makes bots choose well; where a forecast is,
 * that one tells who will win. */
static void log_values(const struct outlook *o, const void *state, double out[SEATS_MAX])
{
	for (int i = 0; i < o->seats; i++) {
		const float value = evaluator_forecast(o->evaluator, state, i);
		out[i] = log(fmax((double)value, LEAST_VALUE));
	}
}

/* Shares that sum to 1, of exponents times the steepness. */
static void share(int seats, double steepness, const double x[SEATS_MAX],
		  double out[SEATS_MAX])
{
	double highest = -HUGE_VAL, sum = 0;
	for (int i = 0; i < seats; i++)
		highest = fmax(highest, x[i]);
	for (int i = 0; i < seats; i++)
		sum += out[i] = exp(steepness * (x[i] - highest));
	for (int i = 0; i < seats; i++)
		out[i] /= sum;
}

void outlook_glance(const struct outlook *o, const void *state, double out[SEATS_MAX])
{
	if (o->game->to_act(state) == 0) {
		float score[SEATS_MAX] = { 0 };
		o->game->score(state, score);
		for (int i = 0; i < o->seats; i++)
			out[i] = (double)score[i];
		return;
	}
	double x[SEATS_MAX];
	log_values(o, state, x);
	share(o->seats, o->steepness, x, out);
}

/* What was seen in the games of the fit: values, and how the game ended. */
struct notes {
	int count;
	double x[NOTES][SEATS_MAX];
	float score[NOTES][SEATS_MAX];
};

/* One whole game, a note now and then; returns the actions it took. */
static long note_game(const struct outlook *o, const void *origin, struct rng *rng,
		      struct notes *n)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	float score[SEATS_MAX] = { 0 };
	const int first = n->count;
	long actions = 0;
	memcpy(state, origin, o->game->state_size);
	while (step_quickly(o, state, rng))
		if (++actions % NOTE_EVERY == 0 && n->count < NOTES &&
		    o->game->to_act(state))
			log_values(o, state, n->x[n->count++]);
	o->game->score(state, score);
	for (int i = first; i < n->count; i++)
		memcpy(n->score[i], score, sizeof score);
	return actions;
}

/* How much likelier the results become if it is steeper: falls as it rises. */
static double slope_at(const struct notes *n, int seats, double steepness)
{
	double sum = 0, p[SEATS_MAX];
	for (int i = 0; i < n->count; i++) {
		share(seats, steepness, n->x[i], p);
		for (int seat = 0; seat < seats; seat++)
			sum += ((double)n->score[i][seat] - p[seat]) * n->x[i][seat];
	}
	return sum;
}

static double fit(const struct notes *n, int seats)
{
	double low = STEEP_MIN, high = STEEP_MAX;
	while (high - low > 0.01) {
		const double middle = (low + high) / 2;
		if (slope_at(n, seats, middle) > 0)
			low = middle;
		else
			high = middle;
	}
	return low;
}

void outlook_begin(struct outlook *o, const struct game *g, const struct evaluator *e,
		   const void *origin, uint64_t seed)
{
	struct rng rng = rng_seeded(seed);
	struct notes *n = malloc(sizeof *n);
	if (!n)
		die("out of memory");
	*o = (struct outlook){
		.game = g,
		.evaluator = e,
		.seats = game_seats(g, origin),
	};
	n->count = 0;
	long actions = 0;
	int games = 0;
	for (; games < GAMES && actions < ACTIONS; games++)
		actions += note_game(o, origin, &rng, n);
	const long plenty = (long)LENGTH * games / (actions ? actions : 1);
	o->plenty = plenty < 1 ? 1 : plenty > PLENTY_MAX ? PLENTY_MAX : (int)plenty;
	o->ahead = AHEAD * o->plenty;
	o->steepness = fit(n, o->seats);
	free(n);
}

/* Chance has its say before each action: half a deal or half a throw says little. */
static void play_on(const struct outlook *o, void *state, int actions, struct rng *rng,
		    double sum[SEATS_MAX])
{
	double seen[SEATS_MAX];
	playout_settle(o->game, state, rng);
	while (actions-- > 0 && step_quickly(o, state, rng))
		playout_settle(o->game, state, rng);
	outlook_glance(o, state, seen);
	for (int i = 0; i < o->seats; i++)
		sum[i] += seen[i];
}

/* Some go further than others, so that it is not always the same seat's turn then. */
static int actions_of(const struct outlook *o, int sample)
{
	return o->ahead + sample % o->ahead;
}

static void mean(const struct outlook *o, int samples, double out[SEATS_MAX])
{
	for (int i = 0; i < o->seats; i++)
		out[i] /= samples;
}

void outlook_see(const struct outlook *o, const void *state, uint64_t seed, int samples,
		 double out[SEATS_MAX])
{
	_Alignas(16) char copy[STATE_SIZE_MAX];
	samples = o->game->to_act(state) ? samples * o->plenty : 1;
	memset(out, 0, SEATS_MAX * sizeof *out);
	for (int i = 0; i < samples; i++) {
		struct rng rng = rng_seeded(seed + (uint64_t)i);
		memcpy(copy, state, o->game->state_size);
		play_on(o, copy, actions_of(o, i), &rng, out);
	}
	mean(o, samples, out);
}

void outlook_after(const struct outlook *o, const void *state, int seat, action a,
		   uint64_t seed, int samples, double out[SEATS_MAX])
{
	_Alignas(16) char copy[STATE_SIZE_MAX];
	memset(out, 0, SEATS_MAX * sizeof *out);
	for (int i = 0; i < samples; i++) {
		struct rng rng = rng_seeded(seed + (uint64_t)i);
		memcpy(copy, state, o->game->state_size);
		o->evaluator->determinize(copy, seat, &rng);
		o->game->apply(copy, seat, a);
		play_on(o, copy, actions_of(o, i), &rng, out);
	}
	mean(o, samples, out);
}
