/*
 * The tree of a search: nodes in one block of fixed size. A node is an action of a seat;
 * its children are what may be done after it, most of them never visited. When a node is
 * opened, the quick opinion (ai/policy.h) ranks its children and says how far each is
 * behind the best of them. The ranks decide which are tried first and how many at all:
 * the more often a node is visited, the more. And the opinion counts like some results,
 * so that a child must prove to be better than it looks; a few results prove nothing.
 */
#ifndef AI_TREE_H
#define AI_TREE_H

#include "core/game.h"

enum { TREE_NODES = 1 << 17, ROOT = 0, NO_NODE = 0 };

struct node {
	action action;
	uint8_t seat; /* who took the action */
	bool is_open;
	uint16_t rank; /* among its siblings; 0 is the best */
	float behind;  /* how much worse than the best it looked */
	uint32_t visits;
	float sum; /* of the results for `seat` */
	uint32_t first, last, next;
};

struct tree {
	struct node *node, *spare; /* TREE_NODES each */
	uint32_t count;
	float trust;		      /* the quick opinion counts like so many results */
	double results, sum, squares; /* how far results spread, by tree_note */
};

/* Takes the memory that the tree will ever need, and plants a root. */
void tree_begin(struct tree *t);
void tree_end(struct tree *t);

/* Only a root is left. */
void tree_clear(struct tree *t);

/* Only what is after this child of the root is left; the child is the root now. */
void tree_keep(struct tree *t, uint32_t child);

/* The child of the root for this action, or NO_NODE. */
uint32_t tree_find(const struct tree *t, int seat, action a);

/* Sees that a node has a child for each action and ranks them; `value` is the quick
 * opinion on them. False if there is no room. */
bool tree_open(struct tree *t, uint32_t at, int seat, const struct actions *legal,
	       const float *value);

/* The child with the best PUCT score for one of these actions, among as many as
 * progressive widening allows; an action that was not legal when
 * the node was opened gets a child of middling rank. NO_NODE if there is no room. */
uint32_t tree_choose(struct tree *t, uint32_t at, int seat, const struct actions *legal);

/* How good a child is by its results and the opinion together, where `mean` is that of
 * all results and the opinion counts like `trust` of them. */
float tree_standing(const struct node *n, float mean, float trust);

/* Sequential halving at the root: of the `candidates` best children, the one that was
 * visited least. NO_NODE if there is no room. */
uint32_t tree_halving(struct tree *t, int seat, const struct actions *legal,
		      unsigned candidates);

/* One more result of the root's seat: what means are measured against. */
void tree_note(struct tree *t, float result);

/* One more visit with this result, for the seat of the node. */
void tree_count(struct tree *t, uint32_t at, float result);

#endif
