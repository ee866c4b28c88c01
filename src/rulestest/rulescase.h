/*
 * One case of a rule test while it runs: its set-up as far as it is known, then a match.
 * rulestest.c cuts a file into cases; ruleswords.c has the words that act and look.
 */
#ifndef RULESTEST_RULESCASE_H
#define RULESTEST_RULESCASE_H

#include "core/match.h"

enum { PENDING_MAX = 256 };

/* A line of a test: its words without comments, and its number in the file. */
struct row {
	char *words;
	int line;
};

struct rulescase {
	const char *path;
	const struct game *game;
	struct setup setup;
	bool given_option[OPTIONS_MAX];
	const struct row *position;		/* the line that gives it, or NULL */
	const struct row *pending[PENDING_MAX]; /* `set` lines after it, not yet done */
	int pending_count;
	bool begun, is_copy; /* is_copy: a match that `set` has changed */
	struct match match;
	int line; /* of the row that is being run */
	struct text *why;
};

/* Says why a test fails; returns TEST_FAILED. */
#define FAIL(c, ...) status_say(TEST_FAILED, (c)->why, __VA_ARGS__)

/* Runs one row; TEST_FAILED or another status with a sentence in c->why. */
MUST_USE status rulescase_run(struct rulescase *c, const struct row *row);

/* Sets up what is left to set up, so that a case of nothing but `set` is checked too. */
MUST_USE status rulescase_begin(struct rulescase *c);
void rulescase_end(struct rulescase *c);

/* Reads the file `name` that stands beside the file `path`. */
MUST_USE status rulescase_read_beside(const char *path, const char *name,
				      struct text *out, struct text *why);

/* Cuts the first word off *rest, which then begins at the next one. */
char *rulescase_cut(char **rest);

#endif
