/*
 * The processes that share the games of `tessera tournament --mpi`. There are two of
 * this: alone.c in the program `tessera`, which knows nothing of MPI and hands over to
 * the program `tessera-mpi` beside it, and ranks.c in that one.
 */
#ifndef TOURNAMENT_RANKS_H
#define TOURNAMENT_RANKS_H

#include <stddef.h>

#include "base/status.h"

/* One process among all; { 0, 1 } is one that is alone. */
struct ranks {
	int rank, count;
};

/* Joins the other processes, with the words that started this one; ranks_leave must
 * follow if it is OK. */
MUST_USE status ranks_join(char *const argv[], struct ranks *out, struct text *why);
void ranks_leave(void);

/* Brings `size` bytes of every process to rank 0, one after the other into `all`, which
 * the others do not need. All processes must call it. */
void ranks_gather(const void *mine, size_t size, void *all);

#endif
