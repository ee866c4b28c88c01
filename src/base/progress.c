#include "base/progress.h"

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

bool progress_draw(long done, long all)
{
	static const struct timespec moment = { .tv_nsec = 100000000 };
	if (!isatty(STDERR_FILENO))
		return false;
	draw_bar(done < all ? done : all, all);
	nanosleep(&moment, NULL);
	return true;
}

void progress_wipe(void)
{
	if (isatty(STDERR_FILENO))
		fprintf(stderr, "\r\033[K");
}

void progress_watch(const atomic_long *done, long all)
{
	while (atomic_load(done) < all && progress_draw(atomic_load(done), all))
		;
	progress_wipe();
}
