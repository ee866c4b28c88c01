/*
 * The trees that bots and hints keep between their decisions, as many as there are
 * threads to think in, so that the memory is bounded. Each belongs to a seat of a table
 * until another seat needs it more. What is kept is checked by the search against what
 * the seat knows (ai/search.h), so an undone move does no harm.
 */
#ifndef SERVER_BOTS_MEMORIES_H
#define SERVER_BOTS_MEMORIES_H

#include "ai/search.h"

struct memories;
struct memories *memories_new(int count);
void memories_free(struct memories *m);

/* The tree of this seat, or the one that was not used for longest, which forgets: for the
 * caller alone until it gives it back. NULL if all are in use, or `m` is NULL. */
struct search_memory *memories_take(struct memories *m, const char *table, int seat);
void memories_give_back(struct memories *m, struct search_memory *memory);

#endif
