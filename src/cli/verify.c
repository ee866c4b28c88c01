/* `tessera verify`: replays a record and derives its dice again. */
#include <stdio.h>

#include "base/text.h"
#include "cli/args.h"
#include "cli/command.h"
#include "core/record.h"
#include "games/registry.h"

static const char *say_dice(const struct match *m)
{
	if (m->dice.kind == DICE_TABLE)
		return "The dice were rolled at a table: there is nothing to derive them "
		       "from.";
	if (!m->dice.has_secret)
		return "The secret of the dice is told when the game is over.";
	return m->dice.kind == DICE_SEED
		       ? "All of them are what the seed gives."
		       : "All of them are what the secret gives, and it is the "
			 "one that was committed to.";
}

static int verify(const char *path, const char *record)
{
	struct match m;
	struct text why = { 0 };
	size_t checked = 0;
	status result = record_read(&m, record, registry_find, &why);
	if (result == OK) {
		result = record_verify(&m, &checked, &why);
		if (result == OK)
			printf("%s: %zu steps lead where they say, %zu outcomes of "
			       "chance were "
			       "checked. %s\n",
			       path, m.count, checked, say_dice(&m));
		match_end(&m);
	}
	if (result != OK)
		fprintf(stderr, "%s: %s\n", path, text_str(&why));
	text_free(&why);
	return result == OK ? EXIT_DONE : EXIT_FAILED;
}

static int run(const struct args *a)
{
	struct text record = { 0 }, why = { 0 };
	int result;
	if (text_read_file(&record, a->word[0], RECORD_BYTES_MAX, &why) != OK)
		result = args_bad(a, "%s", text_str(&why));
	else
		result = verify(a->word[0], text_str(&record));
	text_free(&record);
	text_free(&why);
	return result;
}

const struct command verify_command = {
	.name = "verify",
	.takes = "RECORD",
	.about = "check a record: every step, and every roll and draw",
	.more = "Exit status 1 if a line of the record is not what it should be.",
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
