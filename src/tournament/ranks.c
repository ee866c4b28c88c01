/* The processes that mpirun has started, in the program `tessera-mpi`: ranks.h. */
#include "tournament/ranks.h"

#include <mpi.h>

status ranks_join(char *const argv[], struct ranks *out, struct text *why)
{
	int provided;
	(void)argv, (void)why;
	/* Whatever fails in MPI ends all processes with its own message. */
	MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &provided);
	MPI_Comm_rank(MPI_COMM_WORLD, &out->rank);
	MPI_Comm_size(MPI_COMM_WORLD, &out->count);
	return OK;
}

void ranks_leave(void)
{
	MPI_Finalize();
}

void ranks_gather(const void *mine, size_t size, void *all)
{
	const int bytes = (int)size;
	MPI_Gather(mine, bytes, MPI_BYTE, all, bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
}
