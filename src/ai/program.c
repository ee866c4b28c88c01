#define _GNU_SOURCE /* pipe2 */

#include "ai/program.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"

enum { ANSWER_MAX = 1 << 16 };

extern char **environ;

/* The file that tells a program whether we live. */
enum { LIFELINE = 3 };

/* We may be killed without a chance to end the program, and one that never reads does not
 * notice. So a shell waits in its group for the end of the lifeline, of which only we
 * hold the other side, and then ends the group. */
static const char watched[] =
	"{ read -r none <&3; kill -KILL 0; } </dev/null >/dev/null & "
	"exec 3<&-; exec /bin/sh -c \"$1\"";

struct limit {
	int64_t at;
	unsigned ms;
};

static bool spawn(struct program *p, const char *command, int in, int out, int lifeline)
{
	char *const words[] = {
		"sh", "-c", (char *)watched, "sh", (char *)command, NULL
	};
	posix_spawn_file_actions_t files;
	posix_spawnattr_t how;
	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
	posix_spawn_file_actions_adddup2(&files, lifeline, LIFELINE);
	posix_spawnattr_init(&how);
	/* A group of its own, so that its own children end with it. */
	posix_spawnattr_setpgroup(&how, 0);
	sigset_t none, usual;
	sigemptyset(&none);
	sigemptyset(&usual);
	sigaddset(&usual, SIGPIPE);
	sigaddset(&usual, SIGCHLD);
	posix_spawnattr_setsigmask(&how, &none);
	posix_spawnattr_setsigdefault(&how, &usual);
	posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
					       POSIX_SPAWN_SETSIGDEF);
	const int failed = posix_spawn(&p->pid, "/bin/sh", &files, &how, words, environ);
	posix_spawnattr_destroy(&how);
	posix_spawn_file_actions_destroy(&files);
	return failed == 0;
}

static void close_pipe(const int ends[2])
{
	close(ends[0]);
	close(ends[1]);
}

/* Three pipes or none; no other program that we start holds an end of them. */
static bool open_pipes(int pipes[3][2])
{
	for (int i = 0; i < 3; i++)
		if (pipe2(pipes[i], O_CLOEXEC) != 0) {
			while (i-- > 0)
				close_pipe(pipes[i]);
			return false;
		}
	return true;
}

status program_start(struct program *p, const char *command, struct text *why)
{
	enum { TO, FROM, LIFE };
	int pipes[3][2];
	if (!open_pipes(pipes))
		return status_say(BAD_BOT, why, "it could not be started");
	if (!spawn(p, command, pipes[TO][0], pipes[FROM][1], pipes[LIFE][0])) {
		for (int i = 0; i < 3; i++)
			close_pipe(pipes[i]);
		p->pid = 0;
		return status_say(BAD_BOT, why, "it could not be started");
	}
	close(pipes[TO][0]);
	close(pipes[FROM][1]);
	close(pipes[LIFE][0]);
	p->to = pipes[TO][1];
	p->from = pipes[FROM][0];
	p->lifeline = pipes[LIFE][1];
	fcntl(p->to, F_SETFL, O_NONBLOCK);
	return OK;
}

/* Waits until the file can be used, or there is no time left. */
static status wait_for(int file, short what, struct limit end, struct text *why)
{
	for (;;) {
		const int64_t left = end.at - clock_ms();
		struct pollfd ready = { .fd = file, .events = what };
		if (left <= 0)
			return status_say(BAD_BOT, why, "its answer took more than %u ms",
					  end.ms);
		const int n = poll(&ready, 1, (int)left);
		if (n > 0)
			return OK;
		if (n < 0 && errno != EINTR)
			return status_say(BAD_BOT, why, "it cannot be reached");
	}
}

/* A program that has ended must not end us: SIGPIPE is held back in this thread. */
static ssize_t write_quietly(int file, const char *bytes, size_t len)
{
	sigset_t pipes, before;
	const struct timespec at_once = { 0 };
	sigemptyset(&pipes);
	sigaddset(&pipes, SIGPIPE);
	pthread_sigmask(SIG_BLOCK, &pipes, &before);
	const ssize_t n = write(file, bytes, len);
	const int error = errno;
	if (n < 0 && error == EPIPE && !sigismember(&before, SIGPIPE))
		sigtimedwait(&pipes, NULL, &at_once);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	errno = error;
	return n;
}

static status send_all(const struct program *p, const struct text *line, struct limit end,
		       struct text *why)
{
	size_t sent = 0;
	while (sent < line->len) {
		TRY(wait_for(p->to, POLLOUT, end, why));
		const ssize_t n = write_quietly(p->to, line->at + sent, line->len - sent);
		if (n < 0 && errno != EAGAIN && errno != EINTR)
			return status_say(BAD_BOT, why, "it has ended");
		sent += n > 0 ? (size_t)n : 0;
	}
	return OK;
}

static status hear_line(struct program *p, struct limit end, struct text *why)
{
	char bytes[4096];
	while (p->answer.len == 0 || p->answer.at[p->answer.len - 1] != '\n') {
		TRY(wait_for(p->from, POLLIN, end, why));
		const ssize_t n = read(p->from, bytes, sizeof bytes);
		if (n == 0)
			return status_say(BAD_BOT, why, "it has ended");
		if (n > 0)
			text_bytes(&p->answer, bytes, (size_t)n);
		if (p->answer.len > ANSWER_MAX)
			return status_say(BAD_BOT, why, "its answer is too long");
	}
	return OK;
}

status program_ask(struct program *p, const struct text *line, unsigned ms,
		   struct text *why)
{
	const struct limit end = { clock_ms() + ms, ms };
	text_clear(&p->answer);
	TRY(send_all(p, line, end, why));
	return hear_line(p, end, why);
}

void program_kill(const struct program *p)
{
	if (p->pid == 0)
		return;
	kill(-p->pid, SIGKILL);
	/* It may have left its group, and whoever ends it waits for it. */
	kill(p->pid, SIGKILL);
}

void program_end(struct program *p)
{
	program_kill(p);
	if (p->pid != 0) {
		close(p->to);
		close(p->from);
		close(p->lifeline);
		waitpid(p->pid, NULL, 0);
	}
	text_free(&p->answer);
	*p = (struct program){ .pid = 0 };
}
