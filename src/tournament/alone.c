/* `tessera tournament --mpi` in the program that is built without MPI: ranks.h. */
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "tournament/ranks.h"

/* The program of this name beside the one that runs. */
static bool find_beside(const char *name, char path[PATH_MAX])
{
	const ssize_t len = readlink("/proc/self/exe", path, PATH_MAX - 1);
	if (len <= 0)
		return false;
	path[len] = '\0';
	char *end = strrchr(path, '/') + 1;
	const size_t room = (size_t)(path + PATH_MAX - end);
	return (size_t)snprintf(end, room, "%s", name) < room;
}

status ranks_join(char *const argv[], struct ranks *out, struct text *why)
{
	char path[PATH_MAX];
	*out = (struct ranks){ 0, 1 };
	if (find_beside("tessera-mpi", path))
		execv(path, argv);
	return status_say(BAD_SETUP, why,
			  "There is no tessera-mpi beside this program: install "
			  "openmpi-bin and libopenmpi-dev and build it with "
			  "-Dmpi=enabled.");
}

void ranks_leave(void)
{
}

void ranks_gather(const void *mine, size_t size, void *all)
{
	memcpy(all, mine, size);
}
