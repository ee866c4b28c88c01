/* `tessera test`: runs rule tests. */
#include <stdio.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/command.h"
#include "rulestest/rulestest.h"

enum { TEST_BYTES_MAX = 4 << 20 };

static int run(const struct args *a)
{
	struct tally tally = { 0 };
	struct text source = { 0 }, out = { 0 };
	int result = EXIT_DONE;
	for (int i = 0; i < a->words && result == EXIT_DONE; i++) {
		if (text_read_file(&source, a->word[i], TEST_BYTES_MAX, &out) != OK)
			result = args_bad(a, "%s", text_str(&out));
		else
			rulestest_run(a->word[i], text_str(&source), source.len, &tally,
				      &out);
	}
	if (result == EXIT_DONE) {
		printf("%s%d passed, %d failed\n", text_str(&out), tally.passed,
		       tally.failed);
		result = tally.failed ? EXIT_FAILED : EXIT_DONE;
	}
	text_free(&source);
	text_free(&out);
	return result;
}

const struct command test_command = {
	.name = "test",
	.takes = "FILE.t...",
	.about = "run rule tests",
	.more = "Prints each failure with its file and line, and ends in \"N passed, N "
		"failed\".",
	.words_min = 1,
	.words_max = WORDS_ANY,
	.run = run,
};
