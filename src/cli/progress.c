#include "cli/progress.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

static void draw_bar(long done, long all)
{
	enum { WIDTH = 40 };
	static const char full[] = "########################################";
	const int filled = (int)(done * WIDTH / all);
	fprintf(stderr, "\r[%.*s%*s] %ld of %ld", filled, full, WIDTH - filled, "", done,
		all);
	fflush(stderr);
}

void progress_watch(const atomic_long *done, long all)
{
	static const struct timespec pause = { .tv_nsec = 100000000 };
	if (!isatty(STDERR_FILENO))
		return;
	while (atomic_load(done) < all) {
		draw_bar(atomic_load(done), all);
		nanosleep(&pause, NULL);
	}
	fprintf(stderr, "\r\033[K");
}
