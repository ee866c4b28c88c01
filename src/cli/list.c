/* `tessera list`: the games, or all about one of them. */
#include <stdio.h>

#include "ai/bot.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "games/registry.h"

static void print_game(const struct game *g)
{
	printf("%s: %s\n%s\n\n", g->id, g->title, g->about);
	printf("seats (%d to %d):", g->seats_min, g->seats_max);
	for (int i = 0; i < g->seats_max; i++)
		printf(" %s", g->seats->name[i]);
	printf("\n\nscenarios:\n");
	for (const struct scenario *s = g->scenarios; s->id; s++)
		printf("  %-20s %s. %s\n", s->id, s->title, s->help);
	if (g->options[0].id)
		printf("\noptions:\n");
	for (const struct option *o = g->options; o->id; o++) {
		printf("  %-20s %s\n", o->id, o->help);
		for (int i = 0; o->values[i]; i++)
			printf("%*s%s%s\n", 23, "", o->values[i],
			       i ? "" : " (if nothing is said)");
	}
	printf("\nbots:\n");
	for (const struct bot *b = bots; b->id; b++)
		printf("  %-20s %s\n", b->id, b->help);
}

static int run(const struct args *a)
{
	if (a->words == 1) {
		const struct game *g = gameargs_find(a, a->word[0]);
		if (!g)
			return EXIT_MISUSED;
		print_game(g);
		return EXIT_DONE;
	}
	for (int i = 0; registry_games[i]; i++) {
		const struct game *g = registry_games[i];
		printf("%-16s %s (%d", g->id, g->title, g->seats_min);
		if (g->seats_max > g->seats_min)
			printf(" to %d", g->seats_max);
		printf(" players). %s\n", g->about);
	}
	return EXIT_DONE;
}

const struct command list_command = {
	.name = "list",
	.takes = "[GAME]",
	.about = "show the games, or the seats, scenarios and options of one",
	.words_max = 1,
	.run = run,
};
