/*
 * Information-set Monte-Carlo tree search over any game, through the contract alone.
 *
 * Each iteration re-deals what the seat cannot know (`determinize`) and walks down the
 * tree, among the actions that are legal in this deal, to a node that nobody has opened
 * yet. The quick opinion (ai/policy.h) orders what may be done there. Then the game is
 * played on by the same opinion until some turns are over, since `evaluate` compares
 * positions best between turns, and each seat's share of the values is its result. Chance
 * is sampled and has no nodes: the tree is open-loop. A turn of many small decisions is a
 * path of its seat's nodes, and what was found out about the rest of it is kept for the
 * next decision. Each decision costs its seat a trifle, so that none goes round in
 * circles.
 *
 * Down the tree PUCT chooses among the actions that progressive widening admits; at the
 * root sequential halving does, and the one that stands best in the end is chosen.
 */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "base/rng.h"
#include "core/evaluator.h"

enum { SEARCH_THREADS_MAX = 8 };

/* What a bot thought: every action it looked at often enough to say something, with its
 * estimate of winning, 0 to 1, and how it stands in the choice. The two need not agree: a
 * search also counts the quick opinion. */
struct thought {
	action action;
	float value, standing;
};

struct thoughts {
	action best;
	unsigned count;
	struct thought row[ACTIONS_MAX];
};

struct search_limits {
	unsigned iterations;   /* at most; those kept from before count, up to half */
	unsigned work;	       /* enough iterations to play this many rounds; 0: any */
	unsigned milliseconds; /* 0: as long as the iterations take */
	unsigned horizon;      /* looks ahead for halves of the evaluator's horizon, */
	unsigned rounds;       /* rounds, which are as many turns as there are seats, */
	unsigned turns;	       /* and turns: all three together */
	unsigned breadth; /* how many actions are looked at in each of their choices */
	unsigned trust;	  /* the quick opinion counts like so many results; 0: as usual */
	unsigned threads; /* each with a tree and iterations of its own; 0 is 1 */
};

/* The trees, and what they were about: one for each thread that lets bots think. */
struct search_memory;
struct search_memory *search_memory_new(void);
void search_memory_free(struct search_memory *m);

/* It keeps its memory and forgets what it thought of. */
void search_memory_forget(struct search_memory *m);

/* Thinks for `seat`, which must be to act. Without a time limit the same generator,
 * limits and memory give the same thoughts. Returns the iterations done. */
unsigned search_think(const struct game *g, const struct evaluator *e, const void *state,
		      int seat, const struct search_limits *limits,
		      struct search_memory *memory, struct rng *rng,
		      struct thoughts *out);

#endif
