/*
 * `uct`: plain UCT over information sets. Each iteration re-deals what the seat cannot
 * know, descends by UCB1, adds one node and plays at random to the end of the game. It
 * knows nothing of any game, so it is the same yardstick in all of them.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/rng.h"
#include "yardsticks/yardsticks.h"

enum { NODES = 1 << 20, ROOT = 0, NO_NODE = 0, DEPTH_MAX = 256 };

static const float EXPLORATION = 0.7f;

struct node {
	action action;
	uint32_t first, next, visits, offered; /* how often it could have been chosen */
	float sum;			       /* of the results of who took the action */
};

struct uct {
	const struct game *game;
	const struct evaluator *evaluator;
	const void *root;
	int seat, seats;
	struct rng *rng;
	struct node *node;
	uint32_t count;
	uint32_t path[DEPTH_MAX];
	int mover[DEPTH_MAX], depth;
};

static action sample_chance(const struct uct *u, const void *state)
{
	if (u->game->sample)
		return u->game->sample(state, u->rng);
	struct actions all;
	uint32_t total = 0;
	game_list(u->game, state, CHANCE, &all);
	for (unsigned i = 0; i < all.count; i++)
		total += all.weight[i];
	uint32_t n = rng_below(u->rng, total);
	unsigned i = 0;
	while (n >= all.weight[i])
		n -= all.weight[i++];
	return all.list[i];
}

/* The seat that acts, once chance has had its say; SEAT_NONE: the game is over. */
static int settle(const struct uct *u, void *state)
{
	seatset who = u->game->to_act(state);
	while (who & seat_bit(CHANCE)) {
		u->game->apply(state, CHANCE, sample_chance(u, state));
		who = u->game->to_act(state);
	}
	return who == 0 ? SEAT_NONE : __builtin_ctz(who);
}

static uint32_t child_of(struct uct *u, uint32_t parent, action a)
{
	uint32_t c = u->node[parent].first;
	while (c != NO_NODE && u->node[c].action != a)
		c = u->node[c].next;
	if (c != NO_NODE || u->count == NODES)
		return c;
	c = u->count++;
	u->node[c] = (struct node){ .action = a, .next = u->node[parent].first };
	u->node[parent].first = c;
	return c;
}

static float ucb1(const struct node *n)
{
	if (n->visits == 0)
		return HUGE_VALF;
	const float visits = (float)n->visits;
	return n->sum / visits +
	       EXPLORATION * sqrtf(logf((float)n->offered + 1.0f) / visits);
}

/* The child to go on with, of those legal in this deal; among unvisited ones any. */
static uint32_t choose(struct uct *u, uint32_t at, const struct actions *legal)
{
	uint32_t best = NO_NODE;
	float most = -1;
	const unsigned from = rng_below(u->rng, legal->count);
	for (unsigned i = 0; i < legal->count; i++) {
		const uint32_t c =
			child_of(u, at, legal->list[(from + i) % legal->count]);
		if (c == NO_NODE)
			continue;
		u->node[c].offered++;
		const float score = ucb1(&u->node[c]);
		if (score > most) {
			most = score;
			best = c;
		}
	}
	return best;
}

static void descend(struct uct *u, void *state)
{
	uint32_t at = ROOT;
	for (u->depth = 0; u->depth < DEPTH_MAX; u->depth++) {
		const int next = settle(u, state);
		if (next == SEAT_NONE)
			return;
		const int mover = u->depth == 0 ? u->seat : next;
		struct actions legal;
		game_list(u->game, state, mover, &legal);
		at = choose(u, at, &legal);
		if (at == NO_NODE)
			return;
		u->game->apply(state, mover, u->node[at].action);
		u->path[u->depth] = at;
		u->mover[u->depth] = mover;
		if (u->node[at].visits == 0) {
			u->depth++;
			return;
		}
	}
}

/* A game past the limit of actions is nobody's. */
static void play_out(const struct uct *u, void *state, float score[SEATS_MAX])
{
	int seat = settle(u, state);
	for (size_t i = 0; seat != SEAT_NONE && i < u->game->actions_limit; i++) {
		struct actions legal;
		game_list(u->game, state, seat, &legal);
		u->game->apply(state, seat, legal.list[rng_below(u->rng, legal.count)]);
		seat = settle(u, state);
	}
	memset(score, 0, SEATS_MAX * sizeof *score);
	if (seat == SEAT_NONE)
		u->game->score(state, score);
}

static void iterate(struct uct *u)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	float score[SEATS_MAX];
	memcpy(state, u->root, u->game->state_size);
	u->evaluator->determinize(state, u->seat, u->rng);
	descend(u, state);
	play_out(u, state, score);
	for (int i = 0; i < u->depth; i++) {
		u->node[u->path[i]].visits++;
		u->node[u->path[i]].sum += score[u->mover[i]];
	}
}

/* The most visited. */
static void report(struct uct *u, const struct actions *legal, struct thoughts *out)
{
	uint32_t most = 0;
	for (unsigned i = 0; i < legal->count; i++) {
		const struct node *n = &u->node[child_of(u, ROOT, legal->list[i])];
		if (n->visits == 0)
			continue;
		const float mean = n->sum / (float)n->visits;
		out->row[out->count++] = (struct thought){ n->action, mean, mean };
		if (n->visits > most) {
			most = n->visits;
			out->best = n->action;
		}
	}
}

void uct_think(const struct bot *b, const struct game *g, const struct evaluator *e,
	       const void *determinized, int seat, struct search_memory *memory,
	       struct rng *rng, struct thoughts *out)
{
	const int64_t end = clock_ms() + b->limits.milliseconds;
	struct actions legal;
	struct uct u = { .game = g,
			 .evaluator = e,
			 .root = determinized,
			 .seat = seat,
			 .seats = game_seats(g, determinized),
			 .rng = rng,
			 .count = 1 };
	(void)memory;
	game_list(g, determinized, seat, &legal);
	out->best = legal.list[0];
	if (legal.count == 1)
		return;
	u.node = malloc(NODES * sizeof *u.node);
	if (!u.node)
		die("out of memory");
	u.node[ROOT] = (struct node){ 0 };
	for (unsigned i = 0; i < b->limits.iterations; i++) {
		if (b->limits.milliseconds && i > 0 && clock_ms() >= end)
			break;
		iterate(&u);
	}
	report(&u, &legal, out);
	free(u.node);
}
