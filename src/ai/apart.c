#define _GNU_SOURCE /* pipe2 */
#include "ai/apart.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/text.h"

enum { PATIENCE_MS = 60000 };

/* In the child: nothing is freed, and nobody is told but through the pipe. */
static _Noreturn void think(const struct bot *b, const struct game *g, const void *state,
			    int seat, struct rng *rng, int answer)
{
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	struct thoughts *thoughts = malloc(sizeof *thoughts);
	if (!thoughts)
		_exit(1);
	const action a = bot_choose(b, g, state, seat, NULL, rng, thoughts);
	_exit(write(answer, &a, sizeof a) == (ssize_t)sizeof a ? 0 : 1);
}

static bool hear(int answer, action *out)
{
	struct pollfd wait = { .fd = answer, .events = POLLIN };
	return poll(&wait, 1, PATIENCE_MS) == 1 &&
	       read(answer, out, sizeof *out) == (ssize_t)sizeof *out;
}

static status say_end(int end, struct text *why)
{
	if (WIFSIGNALED(end) && WTERMSIG(end) != SIGKILL)
		return status_say(FAULTY, why, "the bot's process died of signal %d",
				  WTERMSIG(end));
	return status_say(FAULTY, why, "the bot's process does not come to an end");
}

status apart_choose(const struct bot *b, const struct game *g, const void *state,
		    int seat, struct rng *rng, action *out, struct text *why)
{
	int answer[2];
	/* A program that starts at the same time must not hold it open. */
	if (pipe2(answer, O_CLOEXEC) != 0)
		return status_say(IO_FAILED, why, "there is no pipe to a process");
	const pid_t child = fork();
	if (child == 0)
		think(b, g, state, seat, rng, answer[1]);
	close(answer[1]);
	const bool is_answered = child > 0 && hear(answer[0], out);
	close(answer[0]);
	if (child < 0)
		return status_say(IO_FAILED, why, "a process could not be started");
	int end = 0;
	kill(child, SIGKILL); /* it has answered, or it never will */
	while (waitpid(child, &end, 0) < 0 && errno == EINTR)
		;
	return is_answered ? OK : say_end(end, why);
}
