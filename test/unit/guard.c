/* Guarded calls: what fails inside ends the call, not the process. */
#include "base/guard.h"

#include <criterion/criterion.h>
#include <signal.h>
#include <string.h>

#include "base/status.h"
#include "base/text.h"

static void count(void *self)
{
	++*(int *)self;
}

static void meet_a_bug(void *self)
{
	count(self);
	ensure(false && "a trap");
	count(self);
}

static void crash(void *self)
{
	count(self);
	raise(SIGSEGV);
	count(self);
}

static void never_end(void *self)
{
	volatile int *n = self;
	while (*n >= 0)
		*n = 1;
}

static void fail_inside(void *self)
{
	cr_assert(!guard_call(meet_a_bug, self, 1, NULL));
	count(self);
}

static void fail_behind(void *self)
{
	fail_inside(self);
	meet_a_bug(self);
}

static void expect_failure(void (*work)(void *self), const char *words)
{
	struct text why = { 0 };
	for (int again = 0; again < 2; again++) {
		int n = 0;
		cr_assert(!guard_call(work, &n, 1, &why));
		cr_assert(strstr(text_str(&why), words), "%s", text_str(&why));
		cr_assert(n == 1);
	}
	text_free(&why);
}

Test(guard, what_holds_returns)
{
	int n = 0;
	cr_assert(guard_call(count, &n, 1, NULL) && n == 1);
}

Test(guard, a_bug_ends_the_call)
{
	expect_failure(meet_a_bug, "a trap");
}

Test(guard, a_crash_ends_the_call)
{
	expect_failure(crash, "SIGSEGV");
}

Test(guard, a_loop_ends_when_its_time_is_up)
{
	expect_failure(never_end, "does not come to an end");
}

Test(guard, guards_may_be_nested)
{
	int n = 0;
	cr_assert(guard_call(fail_inside, &n, 1, NULL) && n == 2);
	n = 0;
	cr_assert(!guard_call(fail_behind, &n, 1, NULL) && n == 3);
}

Test(guard, without_a_guard_a_bug_ends_the_program, .signal = SIGABRT)
{
	int n = 0;
	meet_a_bug(&n);
}
