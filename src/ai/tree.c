#include "ai/tree.h"

#include <math.h>
#include <stdlib.h>

static const float EXPLORATION = 1.0f;
static const float WIDTH =
	1.0f; /* progressive widening: actions per square root of the visits */

void tree_begin(struct tree *t)
{
	t->node = malloc(TREE_NODES * sizeof *t->node);
	t->spare = malloc(TREE_NODES * sizeof *t->spare);
	if (!t->node || !t->spare)
		die("out of memory");
	tree_clear(t);
}

void tree_end(struct tree *t)
{
	free(t->node);
	free(t->spare);
}

void tree_clear(struct tree *t)
{
	t->node[ROOT] = (struct node){ 0 };
	t->count = 1;
	t->results = t->sum = t->squares = 0;
}

/* Copies the children of `from`, which lies in the old block, after its copy `to`. */
static void move_children(struct tree *t, const struct node *old, uint32_t from,
			  uint32_t to)
{
	uint32_t last = NO_NODE;
	for (uint32_t c = old[from].first; c != NO_NODE; c = old[c].next) {
		const uint32_t copy = t->count++;
		t->node[copy] = old[c];
		t->node[copy].next = NO_NODE;
		t->node[copy].last = c; /* where it was, until its own turn comes */
		if (last == NO_NODE)
			t->node[to].first = copy;
		else
			t->node[last].next = copy;
		last = copy;
	}
	t->node[to].last = last;
}

void tree_keep(struct tree *t, uint32_t child)
{
	struct node *old = t->node;
	t->node = t->spare;
	t->spare = old;
	t->node[ROOT] = old[child];
	t->node[ROOT].next = NO_NODE;
	t->node[ROOT].last = child;
	t->count = 1;
	for (uint32_t at = ROOT; at < t->count; at++)
		move_children(t, old, t->node[at].last, at);
}

uint32_t tree_find(const struct tree *t, int seat, action a)
{
	uint32_t c = t->node[ROOT].first;
	while (c != NO_NODE && (t->node[c].action != a || t->node[c].seat != seat))
		c = t->node[c].next;
	return c;
}

static uint32_t add_child(struct tree *t, uint32_t parent, int seat, action a)
{
	if (t->count == TREE_NODES)
		return NO_NODE;
	const uint32_t c = t->count++;
	struct node *p = &t->node[parent];
	t->node[c] = (struct node){ .action = a, .seat = (uint8_t)seat };
	if (p->last == NO_NODE)
		p->first = c;
	else
		t->node[p->last].next = c;
	p->last = c;
	return c;
}

/* The child of `a`. Actions come in the order in which they came before, mostly, so the
 * one after the last that was found is looked at first. */
static uint32_t find_child(const struct tree *t, uint32_t parent, int seat, action a,
			   uint32_t hint)
{
	uint32_t c = hint != NO_NODE ? hint : t->node[parent].first;
	const uint32_t start = c;
	while (c != NO_NODE && (t->node[c].action != a || t->node[c].seat != seat))
		c = t->node[c].next;
	if (c != NO_NODE)
		return c;
	for (c = t->node[parent].first; c != start; c = t->node[c].next)
		if (t->node[c].action == a && t->node[c].seat == seat)
			return c;
	return NO_NODE;
}

struct ranked {
	float value;
	uint32_t child;
};

static int by_value(const void *a, const void *b)
{
	const struct ranked *x = a, *y = b;
	if (x->value < y->value || x->value > y->value)
		return x->value < y->value ? 1 : -1;
	return x->child < y->child ? -1 : 1;
}

bool tree_open(struct tree *t, uint32_t at, int seat, const struct actions *legal,
	       const float *value)
{
	struct ranked rank[ACTIONS_MAX];
	if (t->count + legal->count > TREE_NODES)
		return false;
	for (unsigned i = 0; i < legal->count; i++) {
		rank[i].child = find_child(t, at, seat, legal->list[i], NO_NODE);
		if (rank[i].child == NO_NODE)
			rank[i].child = add_child(t, at, seat, legal->list[i]);
		rank[i].value = value[i];
	}
	qsort(rank, legal->count, sizeof rank[0], by_value);
	for (unsigned i = 0; i < legal->count; i++) {
		t->node[rank[i].child].rank = (uint16_t)i;
		t->node[rank[i].child].behind = rank[0].value - rank[i].value;
	}
	t->node[at].is_open = true;
	return true;
}

/* The children of the legal actions, and what they have seen together. */
struct choice {
	unsigned count;
	uint32_t child[ACTIONS_MAX];
	float sum, visits, prior;
	unsigned foremost; /* the best rank of them */
};

static float prior_of(const struct node *n)
{
	return 1.0f / (1.0f + (float)n->rank);
}

static void gather(struct tree *t, uint32_t at, int seat, const struct actions *legal,
		   struct choice *out)
{
	uint32_t hint = NO_NODE;
	out->count = 0;
	out->sum = out->visits = out->prior = 0;
	out->foremost = ACTIONS_MAX;
	for (unsigned i = 0; i < legal->count; i++) {
		uint32_t c = find_child(t, at, seat, legal->list[i], hint);
		if (c == NO_NODE) {
			c = add_child(t, at, seat, legal->list[i]);
			if (c == NO_NODE)
				continue;
			t->node[c].rank = (uint16_t)(legal->count / 2);
		}
		const struct node *n = &t->node[c];
		hint = n->next;
		out->child[out->count++] = c;
		out->sum += n->sum;
		out->visits += (float)n->visits;
		out->prior += prior_of(n);
		out->foremost = n->rank < out->foremost ? n->rank : out->foremost;
	}
}

/* The mean result of those visited. */
static float mean_of(const struct choice *c)
{
	return c->visits > 0 ? c->sum / c->visits : 0.0f;
}

float tree_standing(const struct node *n, float mean, float trust)
{
	return (n->sum + trust * (mean - n->behind)) / ((float)n->visits + trust);
}

/* The standard deviation of the results. Their range would not do: a single game won by
 * far makes all else look alike. */
static float spread_of(const struct tree *t)
{
	static const float LEAST = 0.0001f;
	if (t->results < 2)
		return 1.0f;
	const double mean = t->sum / t->results;
	const double variance = t->squares / t->results - mean * mean;
	return variance > 0 ? fmaxf(LEAST, (float)sqrt(variance)) : LEAST;
}

uint32_t tree_choose(struct tree *t, uint32_t at, int seat, const struct actions *legal)
{
	struct choice choice;
	gather(t, at, seat, legal, &choice);
	const float spread = spread_of(t);
	const float mean = mean_of(&choice);
	const float exploration = EXPLORATION * sqrtf(choice.visits + 1) / choice.prior;
	const float wide = 1.0f + WIDTH * sqrtf(choice.visits);
	uint32_t best = NO_NODE;
	float most = 0;
	for (unsigned i = 0; i < choice.count; i++) {
		const struct node *n = &t->node[choice.child[i]];
		if ((float)n->rank >= wide && n->rank > choice.foremost)
			continue;
		const float puct_score =
			tree_standing(n, mean, t->trust) / spread +
			exploration * prior_of(n) / (1.0f + (float)n->visits);
		if (best == NO_NODE || puct_score > most) {
			most = puct_score;
			best = choice.child[i];
		}
	}
	return best;
}

uint32_t tree_halving(struct tree *t, int seat, const struct actions *legal,
		      unsigned candidates)
{
	struct choice choice;
	struct ranked rank[ACTIONS_MAX];
	gather(t, ROOT, seat, legal, &choice);
	if (choice.count == 0)
		return NO_NODE;
	const float mean = mean_of(&choice);
	for (unsigned i = 0; i < choice.count; i++) {
		const uint32_t c = choice.child[i];
		rank[i] =
			(struct ranked){ tree_standing(&t->node[c], mean, t->trust), c };
	}
	qsort(rank, choice.count, sizeof rank[0], by_value);
	uint32_t next = rank[0].child;
	for (unsigned i = 1; i < choice.count && i < candidates; i++)
		if (t->node[rank[i].child].visits < t->node[next].visits)
			next = rank[i].child;
	return next;
}

void tree_note(struct tree *t, float result)
{
	t->results++;
	t->sum += (double)result;
	t->squares += (double)result * (double)result;
}

void tree_count(struct tree *t, uint32_t at, float result)
{
	t->node[at].visits++;
	t->node[at].sum += result;
}
