/*
 * What the files of this room share: a set-up with its tables, a game in play within it,
 * and what follows from a choice. A state of the library has a history, a game of a batch
 * has none; both step by the functions here.
 */
#ifndef RESEARCH_RESEARCH_H
#define RESEARCH_RESEARCH_H

#include "base/rng.h"
#include "lib/open.h"
#include "lib/research/ids.h"
#include "lib/research/tensor.h"

struct tessera_setup {
	const struct game *game;
	struct setup how;
	unsigned seats;
	struct ids ids;
	struct tensor tensor;
	void *origin; /* the state in which the game begins */
};

/* One choice: by whom, and which id. */
struct choice {
	uint8_t seat;
	uint16_t id;
};

struct tessera_state {
	const struct tessera_setup *setup;
	void *base, *now; /* where the history begins, and where it ends */
	struct chosen begun[SEATS_MAX + 1], chosen[SEATS_MAX + 1]; /* at both */
	struct choice *step;
	uint32_t count, room;
	/* All that each seat had seen before `base`, and its last view, as hashes. */
	uint64_t recall[SEATS_MAX], seen[SEATS_MAX];
	struct text answer;
};

/* The ids of all that `seat` may choose next, each once; its count. `mask` is all zeros
 * and gets a 1 at each of them. */
unsigned research_list(const struct tessera_setup *s, const void *state, int seat,
		       const struct chosen *c, uint16_t *out, uint8_t *mask);

/* Makes a choice that is legal: one part of an action more, or the last one. */
void research_choose(const struct tessera_setup *s, void *state, int seat,
		     struct chosen *c, unsigned id);

/* Whether the seat may choose this now. */
bool research_allows(const struct tessera_setup *s, const void *state, int seat,
		     const struct chosen *c, unsigned id);

/* Back to the beginning of the history, and its first `count` steps. */
void research_replay(struct tessera_state *s, uint32_t count);

/* Appends a step to the history. */
void research_note(struct tessera_state *s, int seat, unsigned id);

/* A set-up whose games begin at a position; it ends with tessera_setup_free. */
struct tessera_setup *research_setup(const struct game *g, const void *origin);

/* A copy of a block, which must be freed. */
void *research_block(const struct tessera_setup *s, const void *state);

#endif
