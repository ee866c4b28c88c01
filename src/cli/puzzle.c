/* `tessera puzzle`: a puzzle to solve at the terminal. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "cli/lecture.h"
#include "games/registry.h"
#include "lesson/puzzlebook.h"
#include "lesson/shelf.h"

static void list_puzzles(const struct game *g)
{
	for (const struct puzzle_text *t = puzzle_texts; t->game; t++)
		if (strcmp(t->game, g->id) == 0)
			printf("%-16s %s\n", t->name + strlen(PUZZLE_PREFIX), t->level);
}

static bool is_wanted(const void *self, const char *id)
{
	const struct game *g = self;
	return registry_find(id) && (!g || strcmp(g->id, id) == 0);
}

/* The puzzle of today: of all games, or of this one. */
static const struct puzzle_text *find_daily(const struct game *g)
{
	enum { DAY = 86400 };
	return puzzlebook_of_day(time(NULL) / DAY, is_wanted, g);
}

static const struct puzzle_text *find_named(const struct game *g, const char *name)
{
	char whole[64];
	snprintf(whole, sizeof whole, PUZZLE_PREFIX "%s", name);
	return puzzlebook_find(g, whole);
}

static int give(const struct args *a, const struct puzzle_text *t)
{
	struct text why = { 0 };
	struct lesson l;
	const struct game *g = registry_find(t->game);
	printf("%s, puzzle %s, level %s\n", g->title, t->name + strlen(PUZZLE_PREFIX),
	       t->level);
	if (lesson_open(&l, g, t->name, &why) != OK)
		return args_bad(a, "%s", text_str(&why));
	const int result = lecture_give(a, &l);
	lesson_free(&l);
	text_free(&why);
	return result;
}

static int run(const struct args *a)
{
	const struct game *g = a->words ? gameargs_find(a, a->word[0]) : NULL;
	if (a->words && !g)
		return EXIT_MISUSED;
	if (g && args_has(a, "list")) {
		list_puzzles(g);
		return EXIT_DONE;
	}
	const struct puzzle_text *t =
		a->words > 1 ? find_named(g, a->word[1]) : find_daily(g);
	if (!t)
		return args_bad(a, "There is no such puzzle; `tessera puzzle GAME "
				   "--list` lists them.");
	return give(a, t);
}

static const struct flag flags[] = {
	{ "list", NULL, "list the puzzles of the game" },
	{ "read", NULL, "show the answer at once" },
	{ NULL, NULL, NULL },
};

const struct command puzzle_command = {
	.name = "puzzle",
	.takes = "[GAME [NAME]]",
	.about = "solve a puzzle: find the best action",
	.more = "Without a name it is the puzzle of the day.",
	.flags = flags,
	.words_max = 2,
	.run = run,
};
