/*
 * Steps the time of day of a program that runs: LD_PRELOAD it, and write the step in
 * seconds into the file that WALL_STEP names, at any time. The monotonic clock is left
 * alone, as it is when somebody sets the clock of a machine.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static long step(void)
{
	const char *path = getenv("WALL_STEP");
	char digits[24] = "";
	const int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
	if (file < 0)
		return 0;
	const ssize_t len = read(file, digits, sizeof digits - 1);
	close(file);
	return len > 0 ? strtol(digits, NULL, 10) : 0;
}

int clock_gettime(clockid_t which, struct timespec *out)
{
	const long result = syscall(SYS_clock_gettime, which, out);
	if (result == 0 && which == CLOCK_REALTIME)
		out->tv_sec += step();
	return (int)result;
}

time_t time(time_t *out)
{
	struct timespec now;
	clock_gettime(CLOCK_REALTIME, &now);
	if (out)
		*out = now.tv_sec;
	return now.tv_sec;
}
