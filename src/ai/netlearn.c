#include "ai/netlearn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/netfit.h"
#include "ai/playout.h"

enum { RANDOM_PERCENT = 4, HELD_OUT = 16 };
static const float LAMBDA = 0.7f;
static const float TAUGHT = 0.75f; /* of the first aims, if the rival teaches */
static const float NOISE = 0.06f;  /* at most, on each value, so that games differ */

/* Who chooses in a game of practice: the net if there is one, else the evaluator. */
struct player {
	const struct evaluator *evaluator;
	const struct net *net;
	float noise;
};

struct table {
	const struct netlearn *plan;
	_Alignas(16) char state[STATE_SIZE_MAX];
	int seats;
	int steps_most; /* a game of practice that takes longer is broken off */
	struct rng rng;
};

static float value_after(struct table *t, const struct player *p, int seat, action a)
{
	_Alignas(16) char after[STATE_SIZE_MAX];
	const struct game *g = t->plan->game;
	memcpy(after, t->state, g->state_size);
	g->apply(after, seat, a);
	if (p->net)
		return evaluator_ask_net(g, p->evaluator, p->net, after, seat);
	playout_settle(g, after, &t->rng);
	return p->evaluator->evaluate(after, seat);
}

static action choose(struct table *t, const struct player *p, int seat)
{
	struct actions legal;
	game_list(t->plan->game, t->state, seat, &legal);
	if (legal.count == 1 || rng_below(&t->rng, 100) < RANDOM_PERCENT)
		return legal.list[rng_below(&t->rng, legal.count)];
	action best = legal.list[0];
	float most = -1;
	for (unsigned i = 0; i < legal.count; i++) {
		const float value = value_after(t, p, seat, legal.list[i]) +
				    p->noise * (float)rng_unit(&t->rng);
		if (value > most) {
			most = value;
			best = legal.list[i];
		}
	}
	return best;
}

/* One action of a seat or of chance; false when the game is over or far too long. */
static bool step(struct table *t, const struct player *const *player)
{
	const struct game *g = t->plan->game;
	const seatset who = g->to_act(t->state);
	if (who == 0)
		return false;
	const int seat = __builtin_ctz(who);
	if (seat == CHANCE)
		g->apply(t->state, CHANCE, playout_chance(g, t->state, &t->rng));
	else
		g->apply(t->state, seat, choose(t, player[seat], seat));
	return true;
}

static unsigned count_values(const struct option *o)
{
	unsigned n = 0;
	while (o->values[n])
		n++;
	return n;
}

/* Any scenario with any number of players; half of the time with an option or two that
 * are not the default. */
static bool draw_setup(struct table *t)
{
	const struct game *g = t->plan->game;
	struct setup how = game_default_setup(g);
	unsigned scenarios = 0;
	while (g->scenarios[scenarios].id)
		scenarios++;
	how.scenario = (uint8_t)rng_below(&t->rng, scenarios);
	how.seats = (uint8_t)(g->seats_min +
			      rng_below(&t->rng,
					(uint32_t)(g->seats_max - g->seats_min + 1)));
	const bool varied = rng_below(&t->rng, 2) == 0;
	for (int i = 0; varied && g->options[i].id; i++)
		if (rng_below(&t->rng, 3) == 0)
			how.option[i] =
				(uint8_t)rng_below(&t->rng, count_values(&g->options[i]));
	memset(t->state, 0, g->state_size);
	return g->setup(t->state, &how, NULL) == OK;
}

static void set_up(struct table *t)
{
	const struct netlearn *l = t->plan;
	if (!l->origin)
		while (!draw_setup(t))
			;
	else
		memcpy(t->state, l->origin, l->game->state_size);
	t->seats = game_seats(l->game, t->state);
}

/* What became of the positions from `first` on: how the game ended, and what the net
 * thought of the next ones in between. Each seat has every position once. */
static void set_targets(struct table *t, struct netfit *fit, size_t first,
			const struct net *net)
{
	float target[SEATS_MAX] = { 0 };
	t->plan->game->score(t->state, target);
	const size_t seats = (size_t)t->seats;
	for (size_t i = netfit_count(fit); i > first; i--) {
		const size_t seat = (i - 1 - first) % seats;
		const bool taught = !net && t->plan->taught;
		netfit_aim(fit, i - 1,
			   taught ? TAUGHT * netfit_aimed(fit, i - 1) +
					    (1 - TAUGHT) * target[seat]
				  : target[seat]);
		if (net)
			target[seat] = LAMBDA * target[seat] +
				       (1 - LAMBDA) * netfit_chance(fit, i - 1, net);
	}
}

/* What the rival thinks of the position, once chance has had its say. */
static float teach(struct table *t, int seat)
{
	_Alignas(16) char after[STATE_SIZE_MAX];
	memcpy(after, t->state, t->plan->game->state_size);
	playout_settle(t->plan->game, after, &t->rng);
	return evaluator_forecast(t->plan->rival, after, seat);
}

static void note(struct table *t, struct netfit *fit, bool taught)
{
	for (int seat = 0; seat < t->seats; seat++) {
		struct net_inputs in;
		in.count = 0;
		t->plan->pupil->inputs(t->state, seat, &in);
		netfit_add(fit, &in);
		if (taught)
			netfit_aim(fit, netfit_count(fit) - 1, teach(t, seat));
	}
}

/* A game of practice. One that does not end in time teaches nothing. */
static void practise(struct table *t, const struct player *all, struct netfit *fit)
{
	const struct player *player[SEATS_MAX];
	const size_t first = netfit_count(fit);
	const struct game *g = t->plan->game;
	int steps = 0;
	set_up(t);
	for (int i = 0; i < SEATS_MAX; i++)
		player[i] = all;
	do {
		if (g->to_act(t->state) && netfit_has_room(fit, SEATS_MAX) &&
		    rng_below(&t->rng, t->plan->every) == 0)
			note(t, fit, t->plan->taught && !all->net);
	} while (step(t, player) && steps++ < t->steps_most);
	if (g->to_act(t->state))
		netfit_forget(fit, first);
	else
		set_targets(t, fit, first, all->net);
}

/* The share of victories of `one` against `other`, one seat of the one kind in turn. */
static double compare(struct table *t, const struct player *one,
		      const struct player *other)
{
	double won = 0, fair = 0;
	for (int n = 0; n < t->plan->matches; n++) {
		const struct player *player[SEATS_MAX];
		float score[SEATS_MAX] = { 0 };
		int steps = 0;
		set_up(t);
		for (int i = 0; i < SEATS_MAX; i++)
			player[i] = i == n % t->seats ? one : other;
		while (step(t, player) && steps++ < t->steps_most)
			;
		if (t->plan->game->to_act(t->state))
			continue;
		t->plan->game->score(t->state, score);
		won += (double)score[n % t->seats];
		fair += 1.0 / t->seats;
	}
	return fair > 0 ? won / fair / 2 : 0.5;
}

static void play_round(struct table *t, const struct player *base, struct netfit *fit,
		       unsigned round)
{
	for (long n = 0; n < t->plan->games; n++) {
		struct player p = *base;
		/* What a game is depends on its number alone. */
		t->rng = rng_seeded(rng_mix(t->plan->seed + 1000003 * round) +
				    (uint64_t)n);
		p.noise = NOISE * (float)(rng_unit(&t->rng) * rng_unit(&t->rng));
		practise(t, &p, fit);
		atomic_fetch_add(t->plan->done, 1);
	}
}

static void tell_round(const struct netlearn *l, unsigned round, struct netfit *fit,
		       double rival, double last)
{
	const size_t all = netfit_count(fit), learned = all - all / HELD_OUT;
	text_add(l->told,
		 "round %u: %zu positions, surprise %.4f, on others %.4f; "
		 "greedy %.1f %% against %s, %.1f %% against before\n",
		 round + 1, all, netfit_loss(fit, 0, learned),
		 netfit_loss(fit, learned, all), 100 * rival, l->rival->id, 100 * last);
}

/* Learns from the positions of one round and measures what came of it. */
static void study(struct table *t, struct netfit *fit, unsigned round, int16_t *weight,
		  const struct player *before)
{
	const struct netlearn *l = t->plan;
	const size_t all = netfit_count(fit);
	const struct net net = { l->pupil->net->inputs, weight };
	const struct player now = { l->pupil, &net, 0 }, rival = { l->rival, NULL, 0 };
	t->rng = rng_seeded(l->seed + round);
	netfit_learn(fit, all - all / HELD_OUT, round, l->rounds, &t->rng);
	netfit_round(fit, weight);
	const double with_rival = compare(t, &now, &rival);
	tell_round(l, round, fit, with_rival,
		   before->net ? compare(t, &now, before) : with_rival);
}

/* Players who know nothing yet may go round in circles: sixteen times as long as the
 * rival's games is long enough. */
static int find_length(struct table *t)
{
	enum { GAMES = 12, TIMES = 16 };
	const struct player rival = { t->plan->rival, NULL, 0 };
	const struct player *player[SEATS_MAX];
	int steps = 0;
	t->rng = rng_seeded(t->plan->seed);
	for (int i = 0; i < SEATS_MAX; i++)
		player[i] = &rival;
	for (int n = 0; n < GAMES; n++) {
		set_up(t);
		while (step(t, player))
			steps++;
	}
	return steps * TIMES / GAMES;
}

bool netlearn_run(struct netlearn *l)
{
	struct table t = { .plan = l };
	bool noted = true;
	const unsigned inputs = l->pupil->net->inputs;
	const size_t size = NET_SIZE((size_t)inputs) * sizeof *l->weight;
	int16_t *last = malloc(size);
	if (!last)
		die("out of memory");
	struct netfit *fit = netfit_new(inputs, l->seed);
	t.steps_most = find_length(&t);
	unsigned round = l->notes ? netfit_load(fit, l->notes, l->title, l->told) : 0;
	netfit_round(fit, l->weight);
	atomic_store(l->done, (long)round * l->games);
	for (; noted && round < l->rounds; round++) {
		const struct net net = { inputs, last };
		const struct player before = { round ? l->pupil : l->rival,
					       round ? &net : NULL, 0 };
		memcpy(last, l->weight, size);
		netfit_forget(fit, 0);
		play_round(&t, &before, fit, round);
		study(&t, fit, round, l->weight, &before);
		if (l->notes)
			noted = netfit_save(fit, l->notes, l->title, round + 1, l->told);
	}
	netfit_free(fit);
	free(last);
	return noted;
}
