#include "ai/search.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/playout.h"

enum { NODES_MAX = 1 << 17, DEPTH_MAX = 64, ROOT = 0, NO_NODE = 0 };

static const float EXPLORATION = 0.06f;

struct node {
	action action;
	uint8_t seat; /* who took the action */
	uint32_t visits;
	uint32_t available; /* how often it could have been taken */
	float sum;	    /* of the results for `seat` */
	uint32_t first, next;
};

struct search {
	const struct game *game;
	int seats;
	struct rng *rng;
	unsigned playout;
	struct node *node;
	uint32_t count;
	uint32_t path[DEPTH_MAX];
	int depth;
};

static uint32_t find_child(const struct search *s, uint32_t parent, int seat, action a)
{
	uint32_t c = s->node[parent].first;
	while (c != NO_NODE && (s->node[c].action != a || s->node[c].seat != seat))
		c = s->node[c].next;
	return c;
}

static uint32_t add_child(struct search *s, uint32_t parent, int seat, action a)
{
	const uint32_t c = s->count++;
	s->node[c] = (struct node){ .action = a,
				    .seat = (uint8_t)seat,
				    .available = 1,
				    .next = s->node[parent].first };
	s->node[parent].first = c;
	return c;
}

static float promise(const struct node *n)
{
	const float visits = (float)n->visits;
	return n->sum / visits + EXPLORATION * sqrtf(logf((float)n->available) / visits);
}

/* The child to walk to: a new one if an action has none yet, else the most promising.
 * *is_new tells; NO_NODE if the pool is used up. */
static uint32_t choose_child(struct search *s, uint32_t parent, int seat,
			     const struct actions *legal, bool *is_new)
{
	uint32_t best = NO_NODE, untried = 0;
	action fresh = 0;
	float best_promise = -1;
	for (unsigned i = 0; i < legal->count; i++) {
		const uint32_t c = find_child(s, parent, seat, legal->list[i]);
		if (c == NO_NODE) {
			if (rng_below(s->rng, ++untried) == 0)
				fresh = legal->list[i];
			continue;
		}
		s->node[c].available++;
		if (promise(&s->node[c]) > best_promise) {
			best_promise = promise(&s->node[c]);
			best = c;
		}
	}
	*is_new = untried > 0 && s->count < NODES_MAX;
	return *is_new ? add_child(s, parent, seat, fresh) : best;
}

/* Walks from the root, where `seat` chooses, to a new node, or as far as it goes. */
static void descend(struct search *s, int seat, void *state)
{
	uint32_t at = ROOT;
	bool is_new = false;
	s->depth = 0;
	while (!is_new && s->depth < DEPTH_MAX) {
		playout_settle(s->game, state, s->rng);
		const seatset who = s->game->to_act(state);
		if (who == 0)
			return;
		const int mover = s->depth == 0 ? seat : __builtin_ctz(who);
		struct actions legal;
		legal.count = 0;
		s->game->legal(state, mover, &legal);
		at = choose_child(s, at, mover, &legal, &is_new);
		if (at == NO_NODE)
			return;
		s->game->apply(state, mover, s->node[at].action);
		s->path[s->depth++] = at;
	}
}

static void play_on(struct search *s, void *state)
{
	for (unsigned i = 0; i < s->playout; i++)
		if (!playout_step(s->game, state, s->rng))
			return;
	playout_settle(s->game, state, s->rng);
}

static void iterate(struct search *s, const void *root, int seat)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	float result[SEATS_MAX] = { 0 };
	memcpy(state, root, s->game->state_size);
	s->game->guess(state, seat, s->rng);
	descend(s, seat, state);
	play_on(s, state);
	for (int i = 0; i < s->seats; i++)
		result[i] = s->game->worth(state, i);
	for (int i = 0; i < s->depth; i++) {
		struct node *n = &s->node[s->path[i]];
		n->visits++;
		n->sum += result[n->seat];
	}
}

/* The most visited action is the choice; every action comes with its mean. */
static void report(const struct search *s, struct thoughts *out)
{
	uint32_t most = 0;
	out->count = 0;
	for (uint32_t c = s->node[ROOT].first; c != NO_NODE; c = s->node[c].next) {
		const struct node *n = &s->node[c];
		out->row[out->count].action = n->action;
		out->row[out->count++].value = n->sum / (float)n->visits;
		if (n->visits > most) {
			most = n->visits;
			out->best = n->action;
		}
	}
}

static unsigned elapsed_ms(const struct timespec *since)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (unsigned)((now.tv_sec - since->tv_sec) * 1000 +
			  (now.tv_nsec - since->tv_nsec) / 1000000);
}

unsigned search_think(const struct game *g, const void *state, int seat,
		      const struct search_limits *limits, struct rng *rng,
		      struct thoughts *out)
{
	enum { CLOCK_EVERY = 64 };
	struct search s = { .game = g,
			    .seats = game_seats(g, state),
			    .rng = rng,
			    .playout = limits->playout,
			    .count = ROOT + 1 };
	s.node = malloc(NODES_MAX * sizeof *s.node);
	if (!s.node)
		die("out of memory");
	s.node[ROOT] = (struct node){ 0 };
	struct timespec start;
	clock_gettime(CLOCK_MONOTONIC, &start);
	unsigned done = 0;
	while (done < limits->iterations) {
		iterate(&s, state, seat);
		if (++done % CLOCK_EVERY == 0 && limits->milliseconds &&
		    elapsed_ms(&start) >= limits->milliseconds)
			break;
	}
	report(&s, out);
	free(s.node);
	return done;
}
