/*
 * The processes that share the games of `tessera arena --mpi`. There are two of this:
 * alone.c in the program `tessera`, which knows nothing of MPI and hands over to the
 * program `tessera-mpi` beside it, and ranks.c in that one.
 */
#ifndef CLI_RANKS_H
#define CLI_RANKS_H

#include <stdbool.h>
#include <stddef.h>

struct args;

/* One process among all; { 0, 1 } is one that is alone. */
struct ranks {
	int rank, count;
};

/* Joins the other processes; ranks_leave must follow. False after a sentence to the user.
 */
bool ranks_join(const struct args *a, struct ranks *out);
void ranks_leave(void);

/* Brings `size` bytes of every process to rank 0, one behind the other into `all`, which
 * the others do not need. All processes must call it. */
void ranks_gather(const void *mine, size_t size, void *all);

#endif
