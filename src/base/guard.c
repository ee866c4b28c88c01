#include "base/guard.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/status.h"
#include "base/text.h"

enum { STACK_SIZE = 65536, WORDS_SIZE = 240, OUT_OF_TIME = SIGVTALRM };

struct guard {
	struct guard *outer;
	sigjmp_buf back;
	char words[WORDS_SIZE];
};

/* What a thread needs once: a stack for signals, as its own may be what overflowed, and a
 * timer of its processor time. */
struct watch {
	void *stack;
	timer_t timer;
};

static _Thread_local struct guard *innermost;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t watch_key;

static const char *name_of(int signal)
{
	switch (signal) {
	case SIGSEGV:
		return "signal SIGSEGV";
	case SIGBUS:
		return "signal SIGBUS";
	case SIGFPE:
		return "signal SIGFPE";
	case SIGILL:
		return "signal SIGILL";
	default:
		return "it does not come to an end";
	}
}

static _Noreturn void leave(struct guard *g, const char *words)
{
	snprintf(g->words, sizeof g->words, "%s", words);
	siglongjmp(g->back, 1);
}

void guard_fail(const char *words)
{
	if (innermost)
		leave(innermost, words);
}

static void on_signal(int which)
{
	if (innermost)
		leave(innermost, name_of(which));
	if (which == OUT_OF_TIME)
		return; /* the call ended while the signal was on its way */
	signal(which, SIG_DFL);
	raise(which);
}

static void free_watch(void *self)
{
	struct watch *w = self;
	timer_delete(w->timer);
	if (w->stack) {
		const stack_t none = { .ss_flags = SS_DISABLE };
		sigaltstack(&none, NULL);
		free(w->stack);
	}
	free(w);
}

static void prepare(void)
{
	static const int signals[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, OUT_OF_TIME };
	if (pthread_key_create(&watch_key, free_watch) != 0)
		die("no thread-specific data");
	for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++) {
		struct sigaction how = { .sa_handler = on_signal,
					 .sa_flags = SA_ONSTACK };
		sigemptyset(&how.sa_mask);
		sigaction(signals[i], &how, NULL);
	}
}

/* The sanitizers have given their threads a stack for signals already. */
static void *give_stack(void)
{
	stack_t old;
	if (sigaltstack(NULL, &old) != 0 || !(old.ss_flags & SS_DISABLE))
		return NULL;
	void *block = malloc(STACK_SIZE);
	if (!block)
		die("out of memory");
	const stack_t fresh = { .ss_sp = block, .ss_size = STACK_SIZE };
	sigaltstack(&fresh, NULL);
	return block;
}

static struct watch *watch_of_thread(void)
{
	pthread_once(&once, prepare);
	struct watch *w = pthread_getspecific(watch_key);
	if (w)
		return w;
	w = calloc(1, sizeof *w);
	if (!w)
		die("out of memory");
	struct sigevent event = { .sigev_notify = SIGEV_THREAD_ID,
				  .sigev_signo = OUT_OF_TIME };
	event._sigev_un._tid = (pid_t)syscall(SYS_gettid);
	if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &w->timer) != 0)
		die("no timer for a thread");
	w->stack = give_stack();
	pthread_setspecific(watch_key, w);
	return w;
}

static void set_timer(const struct watch *w, unsigned seconds)
{
	const struct itimerspec when = { .it_value = { .tv_sec = (time_t)seconds } };
	timer_settime(w->timer, 0, &when, NULL);
}

_Thread_local void (*guard_undo)(void);

static void undo(void)
{
	if (guard_undo)
		guard_undo();
	guard_undo = NULL;
}

/* Alone, so that no variable of its caller can be lost by the jump. */
static __attribute__((noinline)) bool call(struct guard *g, void (*work)(void *self),
					   void *self)
{
	if (sigsetjmp(g->back, 1) != 0)
		return false;
	innermost = g;
	work(self);
	return true;
}

bool guard_call(void (*work)(void *self), void *self, unsigned seconds, struct text *why)
{
	struct watch *watch = watch_of_thread();
	struct guard g = { .outer = innermost };
	const bool is_timed = !g.outer && seconds > 0;
	if (is_timed)
		set_timer(watch, seconds);
	const bool done = call(&g, work, self);
	innermost = g.outer;
	if (is_timed)
		set_timer(watch, 0);
	if (!done)
		undo();
	if (!done && why) {
		text_clear(why);
		text_put(why, g.words);
	}
	return done;
}
