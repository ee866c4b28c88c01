/*
 * The tree of a search: nodes in one block of fixed size. A node is an action of a seat;
 * its children are what may be done behind it, most of them never visited. When a node is
 * opened, the quick opinion (ai/policy.h) ranks its children and says how far each is
 * behind the best of them. The ranks decide which are tried first and how many at all:
 * the more often a node is visited, the more. And the opinion counts like some results,
 * so that a child must prove to be better than it looks; a few results prove nothing.
 */
#ifndef FROZEN_TREE_H
#define FROZEN_TREE_H

#include "core/game.h"

enum { TREE_NODES = 1 << 17, ROOT = 0, NO_NODE = 0 };

struct frozen_node {
	action action;
	uint8_t seat; /* who took the action */
	bool is_open;
	uint16_t rank; /* among its siblings; 0 is the best */
	float behind;  /* how much worse than the best it looked */
	uint32_t visits;
	float sum; /* of the results for `seat` */
	uint32_t first, last, next;
};

struct frozen_tree {
	struct frozen_node *node, *spare; /* TREE_NODES each */
	uint32_t count;
	double results, sum, squares; /* how far results spread, by frozen_tree_note */
};

/* Takes the memory that the tree will ever need, and plants a root. */
void frozen_tree_begin(struct frozen_tree *t);
void frozen_tree_end(struct frozen_tree *t);

/* Only a root is left. */
void frozen_tree_clear(struct frozen_tree *t);

/* Only what is behind this child of the root is left; the child is the root now. */
void frozen_tree_keep(struct frozen_tree *t, uint32_t child);

/* The child of the root for this action, or NO_NODE. */
uint32_t frozen_tree_find(const struct frozen_tree *t, int seat, action a);

/* Sees that a node has a child for each action and ranks them; `value` is the quick
 * opinion on them. False if there is no room. */
bool frozen_tree_open(struct frozen_tree *t, uint32_t at, int seat,
		      const struct actions *legal, const float *value);

/* The child with the best PUCT score for one of these actions, among as many as
 * progressive widening allows; an action that was not legal when
 * the node was opened gets a child of middling rank. NO_NODE if there is no room. */
uint32_t frozen_tree_choose(struct frozen_tree *t, uint32_t at, int seat,
			    const struct actions *legal);

/* How good a child is by its results and the opinion together, where `mean` is that of
 * all results. */
float frozen_tree_standing(const struct frozen_node *n, float mean);

/* Sequential halving at the root: of so many children that stand best, the one that was
 * visited least. NO_NODE if there is no room. */
uint32_t frozen_tree_halving(struct frozen_tree *t, int seat, const struct actions *legal,
			     unsigned candidates);

/* One more result of the root's seat: what means are measured against. */
void frozen_tree_note(struct frozen_tree *t, float result);

/* One more visit with this result, for the seat of the node. */
void frozen_tree_count(struct frozen_tree *t, uint32_t at, float result);

#endif
