/*
 * The words behind a command, a line each and the command first: they are understood or
 * refused, and the game and the bots that they ask for are there.
 */
#include "cli/args/args.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/args/botargs.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "games/registry.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { WORDS_MAX = 32 };

static void seat_bots(const struct args *a)
{
	const struct bot *bot[SEATS_MAX];
	struct crew crew = { 0 };
	const char *words = args_value(a, "bots");
	if (botargs_hire(a, &crew) && words) {
		const int count = botargs_take(a, &crew, NULL, words, SEATS_MAX, bot);
		for (int i = 0; i < count; i++)
			if (!bot[i])
				abort();
	}
	crew_end(&crew);
}

static void use(const struct args *a)
{
	const struct game *g = args_word(a, 0) ? registry_find(args_word(a, 0)) : NULL;
	struct match m;
	long long number = 1;
	if (args_number(a, "games", 1, 100, &number) && (number < 1 || number > 100))
		abort();
	seat_bots(a);
	if (g && gameargs_begin(a, g, args_value(a, "scenario"), fair_seeded(1), &m)) {
		gameargs_reader(a, g, m.state, args_value(a, "seat"));
		if (!*gameargs_scenario(&m))
			abort();
		match_end(&m);
	}
}

static const struct command *find(const char *name)
{
	for (const struct command *const *c = commands; *c; c++)
		if (strcmp((*c)->name, name) == 0)
			return *c;
	return NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct text lines = { 0 };
	char *word[WORDS_MAX];
	int words = 0;
	text_bytes(&lines, (const char *)data, size);
	for (char *at = lines.at, *rest; at && words < WORDS_MAX; at = rest) {
		rest = strchr(at, '\n');
		if (rest)
			*rest++ = '\0';
		word[words++] = at;
	}
	const struct command *c = words > 0 ? find(word[0]) : NULL;
	struct args a;
	if (c) {
		if (args_read(&a, c, words - 1, word + 1) < 0)
			use(&a);
		args_free(&a);
	}
	text_free(&lines);
	return 0;
}
