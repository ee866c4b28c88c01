/*
 * Rule tests: files that a player can write without C. A header names the game and a
 * position, then come cases, each under the number of the rule it tests:
 *
 *   game tictactoe
 *   set  cell a1 x
 *
 *   # TT-2  A cell takes one mark.
 *   illegal nought: mark a1 because taken
 *
 * The header is repeated for every case. docs/rule-tests.md describes the words.
 */
#ifndef RULESTEST_RULESTEST_H
#define RULESTEST_RULESTEST_H

#include <stddef.h>

struct text;

struct tally {
	int passed, failed;
};

/* Runs all cases of a test's text; each is one test. Failures go to `out`, a line each,
 * with `path` and the number of the line. Position files are looked for beside `path`. */
void rulestest_run(const char *path, const char *source, size_t len, struct tally *tally,
		   struct text *out);

#endif
