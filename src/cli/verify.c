/* `tessera verify`: replays a record and derives its dice again. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/command.h"
#include "core/record.h"
#include "games/registry.h"

static const char *say_dice(const struct match *m)
{
	if (m->dice.kind == DICE_TABLE)
		return "The dice were rolled at a table: there is nothing to derive them "
		       "from.";
	if (!m->dice.has_secret)
		return "The secret of the dice is revealed when the game is over.";
	return m->dice.kind == DICE_SEED
		       ? "All of them are what the seed gives."
		       : "All of them are what the secret gives, and it is the "
			 "one that was committed to.";
}

static void print_seal(const struct match *m)
{
	if (m->seal.state == SEAL_INTACT)
		printf("The seal is whole: no line was changed since the game ended "
		       "(%s).\n",
		       m->seal.ending);
	else
		printf("The record is not sealed: lines at its end may be missing.\n");
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
		if (result == OK)
			print_seal(&m);
		match_end(&m);
	}
	if (result != OK)
		fprintf(stderr, "%s: %s\n", path, text_str(&why));
	text_free(&why);
	return result == OK ? EXIT_DONE : EXIT_FAILED;
}

static int line_of_nul(const struct text *record)
{
	int line = 1;
	for (const char *c = record->at; *c; c++)
		line += *c == '\n';
	return line;
}

static int run(const struct args *a)
{
	struct text record = { 0 }, why = { 0 };
	int result = EXIT_FAILED;
	if (text_read_file(&record, a->word[0], RECORD_BYTES_MAX, &why) != OK)
		result = args_bad(a, "%s", text_str(&why));
	else if (strlen(text_str(&record)) == record.len)
		result = verify(a->word[0], text_str(&record));
	else
		fprintf(stderr, "%s: Line %d of the record: this is not text.\n",
			a->word[0], line_of_nul(&record));
	text_free(&record);
	text_free(&why);
	return result;
}

const struct command verify_command = {
	.name = "verify",
	.takes = "RECORD",
	.about = "check a record: every step, every roll and draw, and its seal",
	.more = "Exit status 1 if a line of the record is not what it should be.",
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
