#include "ai/search.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "ai/policy.h"
#include "ai/tree.h"
#include "base/clock.h"

enum { DEPTH_MAX = 64, STEPS_MAX = 1000, HORIZON_DEFAULT = 4 };

/* Sequential halving at the root: in each lap the better half of those before. */
enum { LAPS = 4, CANDIDATES = 1 << LAPS };

static const float DECISION_COST = 0.0005f;

struct search_memory {
	struct tree tree[SEARCH_THREADS_MAX]; /* .node is NULL until the thread is used */
	unsigned trees;
	const char *game; /* its id; NULL: nothing thought of yet */
	const struct evaluator *evaluator;
	int seat;
	action chosen;
	_Alignas(16) char root[STATE_SIZE_MAX]; /* where it thought */
};

struct search {
	const struct game *game;
	const struct evaluator *evaluator;
	const void *root;
	int seat, seats;
	struct search_limits limits;
	unsigned turns; /* are looked ahead */
	int64_t start;	/* ms */
	struct rng rng;
	struct tree *tree;
	unsigned planned, done; /* iterations */
	unsigned lap;		/* of sequential halving, from 0 */
	uint32_t path[DEPTH_MAX];
	int depth;
	int decisions[SEATS_MAX]; /* in this iteration */
	unsigned turn, ended;	  /* the turn it is in, and how many it has ended */
};

struct search_memory *search_memory_new(void)
{
	struct search_memory *m = calloc(1, sizeof *m);
	if (!m)
		die("out of memory");
	return m;
}

void search_memory_free(struct search_memory *m)
{
	for (int i = 0; m && i < SEARCH_THREADS_MAX; i++)
		tree_end(&m->tree[i]);
	free(m);
}

void search_memory_forget(struct search_memory *m)
{
	m->game = NULL;
}

static bool open_node(struct search *s, uint32_t at, int seat, const void *state,
		      const struct actions *legal, int samples)
{
	float value[ACTIONS_MAX];
	for (unsigned i = 0; i < legal->count; i++)
		value[i] = policy_after(s->game, s->evaluator, state, seat,
					legal->list[i], samples, &s->rng);
	return tree_open(s->tree, at, seat, legal, value);
}

/* The opinion on the choice itself must not hang on one roll of the dice. A root that was
 * kept is looked at again; if the tree is too full for that, the old opinion stays. */
static void open_root(struct search *s)
{
	enum { SAMPLES = 16 };
	struct actions legal;
	game_list(s->game, s->root, s->seat, &legal);
	open_node(s, ROOT, s->seat, s->root, &legal, SAMPLES);
}

static unsigned turn_of(const struct search *s, const void *state)
{
	return s->evaluator->turn ? s->evaluator->turn(state) : 0;
}

/* Chance has its say, and a turn that has ended is counted. */
static void settle(struct search *s, void *state)
{
	playout_settle(s->game, state, &s->rng);
	const unsigned turn = turn_of(s, state);
	s->ended += turn != s->turn;
	s->turn = turn;
}

/* How much of `whole` is used up, in laps. */
static unsigned laps_run(int64_t part, unsigned whole)
{
	return part < whole ? (unsigned)(LAPS * part / whole) : LAPS;
}

/* By the iterations or by the clock, whichever is nearer its end; LAPS: it is over. */
static unsigned lap_of(const struct search *s)
{
	const unsigned limit = s->limits.milliseconds;
	const unsigned counted = laps_run(s->done, s->planned);
	const unsigned timed = limit ? laps_run(clock_ms() - s->start, limit) : 0;
	return counted > timed ? counted : timed;
}

/* The root is where s->seat chooses: sequential halving spends the time on
 * those that may still win. Farther down PUCT chooses. */
static uint32_t choose(struct search *s, uint32_t at, int mover,
		       const struct actions *legal)
{
	if (at != ROOT)
		return tree_choose(s->tree, at, mover, legal);
	return tree_halving(s->tree, mover, legal, CANDIDATES >> s->lap);
}

/* Walks from the root, where s->seat chooses, through a node that was not open, or as far
 * as it goes. */
static void descend(struct search *s, void *state)
{
	uint32_t at = ROOT;
	bool is_new = false;
	for (s->depth = 0; !is_new && s->depth < DEPTH_MAX; s->depth++) {
		settle(s, state);
		const seatset who = s->game->to_act(state);
		if (who == 0)
			return;
		const int mover = s->depth == 0 ? s->seat : __builtin_ctz(who);
		struct actions legal;
		game_list(s->game, state, mover, &legal);
		if (!s->tree->node[at].is_open) {
			is_new = legal.count > 1;
			if (!open_node(s, at, mover, state, &legal, 1))
				return;
		}
		at = choose(s, at, mover, &legal);
		if (at == NO_NODE)
			return;
		s->game->apply(state, mover, s->tree->node[at].action);
		s->decisions[mover]++;
		s->path[s->depth] = at;
	}
}

/* Iterations end after the same turn, unless the tree itself reaches further: what is
 * looked at longer would else be counted later, and later is better for whoever leads. */
static void play_on(struct search *s, void *state)
{
	if (s->turns == 0 && s->evaluator->net)
		return;
	settle(s, state);
	for (int i = 0; i < STEPS_MAX && s->ended < s->turns; i++) {
		const seatset who = s->game->to_act(state);
		if (who == 0)
			return;
		s->decisions[__builtin_ctz(who)]++;
		policy_step(s->game, s->evaluator, state, s->limits.breadth, &s->rng);
		settle(s, state);
	}
}

/* A seat's result is its share of all forecasts: they need not add up to 1, and what the
 * others have counts as they see it themselves. */
static void put_results(const struct search *s, const void *state, float out[SEATS_MAX])
{
	float all = 0;
	for (int i = 0; i < s->seats; i++) {
		out[i] = evaluator_forecast(s->evaluator, state, i);
		all += out[i];
	}
	for (int i = 0; i < s->seats; i++) {
		const float share = all > 0 ? out[i] / all : 1.0f / (float)s->seats;
		out[i] = share - DECISION_COST * (float)s->decisions[i];
	}
}

static void iterate(struct search *s)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	float result[SEATS_MAX];
	memcpy(state, s->root, s->game->state_size);
	memset(s->decisions, 0, sizeof s->decisions);
	s->turn = turn_of(s, state);
	s->ended = 0;
	s->evaluator->determinize(state, s->seat, &s->rng);
	descend(s, state);
	play_on(s, state);
	put_results(s, state, result);
	tree_note(s->tree, result[s->seat]);
	for (int i = 0; i < s->depth; i++)
		tree_count(s->tree, s->path[i], result[s->tree->node[s->path[i]].seat]);
}

/* What was kept from before counts, but at least half is new. */
static unsigned plan(const struct search *s)
{
	const unsigned most = s->limits.iterations;
	unsigned kept = 0;
	for (uint32_t c = s->tree->node[ROOT].first; c != NO_NODE;
	     c = s->tree->node[c].next)
		if (s->tree->node[c].seat == s->seat)
			kept += s->tree->node[c].visits;
	return kept < most / 2 ? most - kept : (most + 1) / 2;
}

static void *think_alone(void *self)
{
	struct search *s = self;
	open_root(s);
	s->planned = plan(s);
	/* However late it is, there must be something to choose: the first lap begins. */
	for (s->lap = 0; s->lap < LAPS; s->lap = lap_of(s)) {
		iterate(s);
		s->done++;
	}
	return NULL;
}

/* The seat's knowledge as a state: the same for all states that look the same to it. */
static void put_knowledge(const struct game *g, const struct evaluator *e,
			  const void *state, int seat, char *out)
{
	struct rng fixed = rng_seeded(0);
	memcpy(out, state, g->state_size);
	e->determinize(out, seat, &fixed);
}

/* Whether the memory has thought about this very position as what follows its choice. */
static bool is_remembered(const struct search_memory *m, const struct game *g,
			  const struct evaluator *e, const void *known, int seat)
{
	_Alignas(16) char next[STATE_SIZE_MAX], seen[STATE_SIZE_MAX];
	if (m->game != g->id || m->evaluator != e || m->seat != seat)
		return false;
	memcpy(next, m->root, g->state_size);
	g->apply(next, seat, m->chosen);
	if (!(g->to_act(next) & seat_bit(seat)))
		return false;
	put_knowledge(g, e, next, seat, seen);
	return memcmp(seen, known, g->state_size) == 0;
}

static void plant(struct search_memory *m, const struct game *g,
		  const struct evaluator *e, const void *state, int seat, unsigned trees,
		  float trust)
{
	_Alignas(16) char known[STATE_SIZE_MAX];
	put_knowledge(g, e, state, seat, known);
	const bool remembered = is_remembered(m, g, e, known, seat);
	for (unsigned i = 0; i < trees; i++) {
		struct tree *t = &m->tree[i];
		if (!t->node)
			tree_begin(t);
		t->trust = trust;
		const uint32_t child = remembered && i < m->trees
					       ? tree_find(t, seat, m->chosen)
					       : NO_NODE;
		if (child != NO_NODE)
			tree_keep(t, child);
		else
			tree_clear(t);
	}
	m->game = g->id;
	m->evaluator = e;
	m->seat = seat;
	m->trees = trees;
	memcpy(m->root, known, g->state_size);
}

/* What all trees have found out about an action of the root together. */
static struct node whole_of(const struct search_memory *m, action a)
{
	struct node whole = { 0 };
	for (unsigned i = 0; i < m->trees; i++) {
		const uint32_t c = tree_find(&m->tree[i], m->seat, a);
		if (c == NO_NODE)
			continue;
		const struct node *n = &m->tree[i].node[c];
		whole.action = a;
		whole.behind = n->behind;
		whole.visits += n->visits;
		whole.sum += n->sum;
	}
	return whole;
}

/* What the trees say of the legal actions. A kept root has more children than that: what
 * others may do, or what another deal allowed. */
struct tried {
	unsigned count;
	struct node node[ACTIONS_MAX];
	float sum, visits;
};

static void gather(const struct search_memory *m, const struct actions *legal,
		   struct tried *out)
{
	out->count = 0;
	out->sum = out->visits = 0;
	for (unsigned i = 0; i < legal->count; i++) {
		const struct node whole = whole_of(m, legal->list[i]);
		if (whole.visits == 0)
			continue;
		out->node[out->count++] = whole;
		out->visits += (float)whole.visits;
		out->sum += whole.sum;
	}
}

static const struct node *find_best(const struct tried *t, float trust)
{
	const struct node *best = &t->node[0];
	for (unsigned i = 1; i < t->count; i++)
		if (tree_standing(&t->node[i], t->sum / t->visits, trust) >
		    tree_standing(best, t->sum / t->visits, trust))
			best = &t->node[i];
	return best;
}

/* Who stands best is the choice. The means of those that were halved away early are luck.
 */
static void report(const struct search_memory *m, const struct actions *legal,
		   struct thoughts *out)
{
	enum { SELDOM = 5 };
	const float trust = m->tree[0].trust;
	struct tried tried;
	gather(m, legal, &tried);
	const struct node *best = find_best(&tried, trust);
	out->best = best->action;
	out->count = 0;
	for (const struct node *n = tried.node; n < tried.node + tried.count; n++) {
		const float mean = n->sum / (float)n->visits;
		if (n->visits * SELDOM >= best->visits)
			out->row[out->count++] = (struct thought){
				.action = n->action,
				.value = mean < 0 ? 0 : mean,
				.standing =
					tree_standing(n, tried.sum / tried.visits, trust),
			};
	}
}

static unsigned rounds_ahead(const struct evaluator *e,
			     const struct search_limits *limits)
{
	const unsigned horizon = e->net ? 0 : e->horizon ? e->horizon : HORIZON_DEFAULT;
	return limits->rounds + horizon * limits->horizon / 2;
}

/* The shorter the look ahead, the more often: dice need many looks. A net is asked at
 * once, and more often still. */
static unsigned most_iterations(const struct evaluator *e,
				const struct search_limits *limits, unsigned rounds)
{
	if (limits->work && e->net)
		return limits->iterations * e->pace;
	if (limits->work == 0 || rounds == 0)
		return limits->iterations;
	const unsigned enough = (limits->work + rounds - 1) / rounds;
	return enough < limits->iterations ? enough : limits->iterations;
}

/* The first search runs here, each other one on a thread of its own. */
static void think_together(struct search *s, unsigned count)
{
	pthread_t thread[SEARCH_THREADS_MAX];
	for (unsigned i = 1; i < count; i++)
		if (pthread_create(&thread[i], NULL, think_alone, &s[i]) != 0)
			die("a thread could not be started");
	think_alone(&s[0]);
	for (unsigned i = 1; i < count; i++)
		pthread_join(thread[i], NULL);
}

/* What a net says behind an action is as good as a result or two; the sum of features
 * behind one action is about as good as many results of dice. */
static float trust_of(const struct evaluator *e, const struct search_limits *limits)
{
	enum { TRUST = 60, NET_TRUST = 5 };
	return limits->trust ? (float)limits->trust : e->net ? NET_TRUST : TRUST;
}

unsigned search_think(const struct game *g, const struct evaluator *e, const void *state,
		      int seat, const struct search_limits *limits,
		      struct search_memory *memory, struct rng *rng, struct thoughts *out)
{
	struct search s[SEARCH_THREADS_MAX];
	const unsigned trees = limits->threads > 1 ? limits->threads : 1;
	const unsigned rounds = rounds_ahead(e, limits);
	const int seats = game_seats(g, state);
	struct actions legal;
	unsigned done = 0;
	ensure(trees <= SEARCH_THREADS_MAX);
	plant(memory, g, e, state, seat, trees, trust_of(e, limits));
	for (unsigned i = 0; i < trees; i++) {
		s[i] = (struct search){ .game = g,
					.evaluator = e,
					.root = state,
					.seat = seat,
					.seats = seats,
					.limits = *limits,
					.turns = rounds * (unsigned)seats + limits->turns,
					.rng = rng_seeded(rng_next(rng)),
					.start = clock_ms(),
					.tree = &memory->tree[i] };
		s[i].limits.iterations = most_iterations(e, limits, rounds);
	}
	think_together(s, trees);
	game_list(g, state, seat, &legal);
	report(memory, &legal, out);
	memory->chosen = out->best;
	for (unsigned i = 0; i < trees; i++)
		done += s[i].done;
	return done;
}
