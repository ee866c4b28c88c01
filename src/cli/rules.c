/* `tessera rules`: the rules in our own words, all of them or one by its number. */
#include <stdio.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "rulebook/reftables.h"
#include "rulebook/rulebook.h"

static int print_ledger(const struct args *a, const struct game *g)
{
	struct text out = { 0 };
	const char *number = a->words > 1 ? a->word[1] : NULL;
	int result = EXIT_DONE;
	if (rulebook_put_ledger(g, number, &out))
		fputs(text_str(&out), stdout);
	else if (!number)
		result = args_bad(a, "The ledger of %s is not written yet.", g->id);
	else
		result = args_bad(a, "No sentence of the manual names \"%s\".", number);
	text_free(&out);
	return result;
}

static int print_tables(const struct args *a, const struct game *g)
{
	struct text out = { 0 };
	int result = EXIT_DONE;
	if (reftables_put(g, &out))
		fputs(text_str(&out), stdout);
	else
		result = args_bad(a, "There are no tables for %s.", g->id);
	text_free(&out);
	return result;
}

static int print_rule(const struct args *a, const struct game *g)
{
	struct text entry = { 0 };
	int result = EXIT_DONE;
	if (rulebook_put(g, a->word[1], &entry))
		fputs(text_str(&entry), stdout);
	else
		result = args_bad(a, "%s has no rule \"%s\".", g->id, a->word[1]);
	text_free(&entry);
	return result;
}

static int run(const struct args *a)
{
	const struct game *g = gameargs_find(a, a->word[0]);
	if (!g)
		return EXIT_MISUSED;
	const char *book = rulebook_text(g);
	if (!book)
		return args_bad(a, "There is no rules text for %s.", g->id);
	if (args_has(a, "ledger"))
		return print_ledger(a, g);
	if (args_has(a, "tables"))
		return print_tables(a, g);
	if (a->words > 1)
		return print_rule(a, g);
	fputs(book, stdout);
	return EXIT_DONE;
}

static const struct flag flags[] = {
	{ "ledger", NULL,
	  "the manual's sentences, the rules that implement each, and how we read it" },
	{ "tables", NULL, "cards, units and costs, with the source of each value" },
	{ NULL, NULL, NULL },
};

const struct command rules_command = {
	.name = "rules",
	.takes = "GAME [NUMBER]",
	.about = "print the rules of a game, or one rule such as AR-21",
	.flags = flags,
	.words_min = 1,
	.words_max = 2,
	.run = run,
};
