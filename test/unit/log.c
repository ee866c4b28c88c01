#include "base/log.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"

enum { MINUTE_MS = 60000, SAID_SIZE = 8192 };

/* The error output goes into a file; what was written since is read from it. */
static int begin(void)
{
	FILE *f = tmpfile();
	cr_assert_not_null(f);
	setenv("JOURNAL_STREAM", "8:1", 1);
	const int file = dup(fileno(f));
	dup2(file, STDERR_FILENO);
	fclose(f);
	return file;
}

static const char *said(int file, char out[SAID_SIZE])
{
	const ssize_t n = pread(file, out, SAID_SIZE - 1, 0);
	out[n > 0 ? n : 0] = '\0';
	return out;
}

static int count(const char *text, const char *what)
{
	int n = 0;
	for (const char *at = text; (at = strstr(at, what)); at++)
		n++;
	return n;
}

Test(log, writes_a_line_that_stays_a_line)
{
	char out[SAID_SIZE];
	const int file = begin();
	log_set_request("k3");
	log_event(LEVEL_ERROR, "odd", "plain", "word", "empty", "", "two",
		  "a b\nc=\"d\"\\", NULL);
	log_set_request(NULL);
	log_event(LEVEL_DEBUG, "unheard", NULL);
	cr_assert_str_eq(said(file, out),
			 "<3>level=error event=odd request=k3 plain=word empty=\"\" "
			 "two=\"a b c=\\\"d\\\"\\\\\"\n");
}

Test(log, counts_what_comes_in_masses)
{
	char out[SAID_SIZE];
	const int file = begin();
	for (int i = 0; i < 1021; i++) /* E7 */
		log_limited(LEVEL_ERROR, "write-failed", "why", "full", NULL);
	log_tell_counts(clock_ms());
	cr_assert_eq(count(said(file, out), "event=write-failed why=full"), 5);
	cr_assert_eq(count(out, "\n"), 5);
	log_tell_counts(clock_ms() + MINUTE_MS + 1);
	cr_assert(strstr(said(file, out),
			 "<3>level=error event=write-failed more=1016 seconds=60\n"),
		  "%s", out);
	log_limited(LEVEL_ERROR, "write-failed", "why", "again", NULL);
	cr_assert_eq(count(said(file, out), "why=again"), 1);
}
