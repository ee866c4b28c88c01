#define _GNU_SOURCE /* pipe2 */

#include "ai/outside.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/json.h"
#include "core/view.h"

enum { ANSWER_MAX = 1 << 16, NO_FILE = -1 };

struct outside {
	char *name, *command;
	unsigned ms;
	pthread_mutex_t mutex;
	pid_t pid; /* 0: not started */
	int to, from;
	struct text answer; /* what came since the last whole line */
	atomic_bool has_failed;
	struct text failure;
};

extern char **environ;

struct outside *outside_new(const char *name, const char *command, unsigned ms)
{
	struct outside *o = calloc(1, sizeof *o);
	if (!o)
		die("out of memory");
	*o = (struct outside){ .name = strdup(name),
			       .command = strdup(command),
			       .ms = ms,
			       .to = NO_FILE,
			       .from = NO_FILE };
	if (!o->name || !o->command)
		die("out of memory");
	pthread_mutex_init(&o->mutex, NULL);
	return o;
}

static void stop(struct outside *o)
{
	if (o->pid == 0)
		return;
	close(o->to);
	close(o->from);
	kill(-o->pid, SIGKILL);
	waitpid(o->pid, NULL, 0);
	o->pid = 0;
}

void outside_free(struct outside *o)
{
	if (!o)
		return;
	stop(o);
	pthread_mutex_destroy(&o->mutex);
	text_free(&o->answer);
	text_free(&o->failure);
	free(o->name);
	free(o->command);
	free(o);
}

const char *outside_failure(const struct outside *o)
{
	return atomic_load(&o->has_failed) ? text_str(&o->failure) : NULL;
}

static bool spawn(struct outside *o, int in, int out)
{
	char *const words[] = { "sh", "-c", o->command, NULL };
	posix_spawn_file_actions_t files;
	posix_spawnattr_t how;
	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
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
	const int failed = posix_spawn(&o->pid, "/bin/sh", &files, &how, words, environ);
	posix_spawnattr_destroy(&how);
	posix_spawn_file_actions_destroy(&files);
	return failed == 0;
}

static status start(struct outside *o, struct text *why)
{
	int in[2], out[2];
	if (o->pid != 0)
		return OK;
	if (pipe2(in, O_CLOEXEC) != 0)
		return status_say(BAD_BOT, why, "it could not be started");
	if (pipe2(out, O_CLOEXEC) != 0) {
		close(in[0]);
		close(in[1]);
		return status_say(BAD_BOT, why, "it could not be started");
	}
	const bool good = spawn(o, in[0], out[1]);
	close(in[0]);
	close(out[1]);
	o->to = in[1];
	o->from = out[0];
	if (good) {
		fcntl(o->to, F_SETFL, O_NONBLOCK);
		return OK;
	}
	close(o->to);
	close(o->from);
	o->pid = 0;
	return status_say(BAD_BOT, why, "it could not be started");
}

static long long clock_ms(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Waits until the file can be used, or there is no time left. */
static status wait_for(const struct outside *o, int file, short what, long long end,
		       struct text *why)
{
	for (;;) {
		const long long left = end - clock_ms();
		struct pollfd p = { .fd = file, .events = what };
		if (left <= 0)
			return status_say(BAD_BOT, why, "its answer took more than %u ms",
					  o->ms);
		const int ready = poll(&p, 1, (int)left);
		if (ready > 0)
			return OK;
		if (ready < 0 && errno != EINTR)
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

static status send_all(const struct outside *o, const struct text *line, long long end,
		       struct text *why)
{
	size_t sent = 0;
	while (sent < line->len) {
		TRY(wait_for(o, o->to, POLLOUT, end, why));
		const ssize_t n = write_quietly(o->to, line->at + sent, line->len - sent);
		if (n < 0 && errno != EAGAIN && errno != EINTR)
			return status_say(BAD_BOT, why, "it has ended");
		sent += n > 0 ? (size_t)n : 0;
	}
	return OK;
}

static status hear_line(struct outside *o, long long end, struct text *why)
{
	char bytes[4096];
	text_clear(&o->answer);
	while (o->answer.len == 0 || o->answer.at[o->answer.len - 1] != '\n') {
		TRY(wait_for(o, o->from, POLLIN, end, why));
		const ssize_t n = read(o->from, bytes, sizeof bytes);
		if (n == 0)
			return status_say(BAD_BOT, why, "it has ended");
		if (n > 0)
			text_bytes(&o->answer, bytes, (size_t)n);
		if (o->answer.len > ANSWER_MAX)
			return status_say(BAD_BOT, why, "its answer is too long");
	}
	return OK;
}

static void put_request(const struct outside *o, const struct game *g,
			const void *guessed, int seat, const struct actions *legal,
			struct text *out)
{
	struct json j = { .out = out };
	struct text view = { 0 };
	view_write(g, guessed, seat, &view);
	json_open(&j, '{');
	json_put_string(&j, "do", "choose");
	json_put_string(&j, "game", g->id);
	json_put_string(&j, "seat", game_seat_name(g, seat));
	json_put_int(&j, "ms", o->ms);
	json_key(&j, "view");
	json_raw(&j, text_str(&view));
	json_key(&j, "actions");
	view_put_actions(g, legal, &j);
	json_close(&j, '}');
	text_char(out, '\n');
	text_free(&view);
}

/* The answer must name one of the actions that were sent, word for word or shortened as
 * everywhere. */
static status read_answer(const struct outside *o, const struct game *g,
			  const struct actions *legal, action *out, struct text *why)
{
	struct json_doc doc = { 0 };
	struct text words = { 0 }, ignored = { 0 };
	status s = json_read(&doc, o->answer.at, o->answer.len, &ignored);
	const int node = s == OK ? json_find(&doc, 0, "action") : JSON_ABSENT;
	if (node == JSON_ABSENT || !json_is(&doc, node, JSON_STRING)) {
		s = status_say(BAD_BOT, why, "its answer names no action");
	} else {
		json_text(&doc, node, &words);
		s = action_read(g, text_str(&words), out, &ignored);
		bool is_legal = false;
		for (unsigned i = 0; s == OK && i < legal->count; i++)
			is_legal |= legal->list[i] == *out;
		s = is_legal ? OK
			     : status_say(BAD_BOT, why, "\"%.60s\" is not allowed",
					  text_str(&words));
	}
	json_free(&doc);
	text_free(&words);
	text_free(&ignored);
	return s;
}

static status ask(struct outside *o, const struct game *g, const void *guessed, int seat,
		  action *out, struct text *why)
{
	struct actions legal;
	struct text line = { 0 };
	legal.count = 0;
	g->legal(guessed, seat, &legal);
	status s = start(o, why);
	const long long end = clock_ms() + o->ms;
	put_request(o, g, guessed, seat, &legal, &line);
	if (s == OK)
		s = send_all(o, &line, end, why);
	if (s == OK)
		s = hear_line(o, end, why);
	if (s == OK)
		s = read_answer(o, g, &legal, out, why);
	text_free(&line);
	return s;
}

static void dismiss(struct outside *o, const struct game *g, int seat,
		    const struct text *why)
{
	stop(o);
	text_add(&o->failure, "The bot %s loses its seat (%s, %s): %s. %s plays on.",
		 o->name, g->id, game_seat_name(g, seat), text_str(why),
		 OUTSIDE_SUBSTITUTE);
	atomic_store(&o->has_failed, true);
	fprintf(stderr, "%s\n", text_str(&o->failure));
}

void outside_think(const struct bot *b, const struct game *g, const void *guessed,
		   int seat, struct mind *mind, struct rng *rng, struct thoughts *out)
{
	struct outside *o = b->outside;
	struct text why = { 0 };
	pthread_mutex_lock(&o->mutex);
	if (!atomic_load(&o->has_failed) &&
	    ask(o, g, guessed, seat, &out->best, &why) != OK)
		dismiss(o, g, seat, &why);
	pthread_mutex_unlock(&o->mutex);
	text_free(&why);
	if (atomic_load(&o->has_failed)) {
		const struct bot *other = bot_find(OUTSIDE_SUBSTITUTE);
		other->think(other, g, guessed, seat, mind, rng, out);
	}
}
