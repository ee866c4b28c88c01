/* `tessera brief`: what a game or a scenario is about, or whether every one is told. */
#include <libgen.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "games/registry.h"
#include "lesson/briefing.h"
#include "lesson/coach.h"
#include "lesson/shelf.h"
#include "terminal/briefed.h"

/* True if the briefings are sound; says so either way. */
static bool is_sound(const struct game *g, const char *text)
{
	struct text why = { 0 };
	struct briefing b;
	bool good = briefing_read(&b, g, text, &why) == OK;
	if (good) {
		good = briefing_check(&b, &why) == OK;
		if (good)
			printf("ok %s: %u briefings\n", g->id, b.scenarios);
		briefing_free(&b);
	}
	if (!good)
		printf("not ok %s: %s\n", g->id, text_str(&why));
	text_free(&why);
	return good;
}

/* The same of the words of its coach (lesson/coach.h). */
static bool has_sound_coach(const struct game *g)
{
	struct text why = { 0 };
	struct coach c;
	const char *text = coach_find(g);
	const bool good = text && coach_read(&c, g, text, &why) == OK;
	if (good)
		printf("ok %s: %u lines of the coach\n", g->id, c.count);
	else
		printf("not ok %s: the coach: %s\n", g->id,
		       text ? text_str(&why) : "there is none");
	if (good)
		coach_free(&c);
	text_free(&why);
	return good;
}

/* A file that is not in the binary yet: its name is the game. */
static bool is_sound_file(const char *path)
{
	char name[512];
	struct text text = { 0 }, why = { 0 };
	snprintf(name, sizeof name, "%s", path);
	char *game = basename(name);
	game[strcspn(game, ".")] = '\0';
	const struct game *g = registry_find(game);
	if (!g)
		text_put(&why, "Its name is not that of a game.");
	bool good = g && text_read_file(&text, path, BRIEFING_BYTES, &why) == OK;
	if (!good)
		printf("not ok %s: %s\n", path, text_str(&why));
	good = good && is_sound(g, text_str(&text));
	text_free(&text);
	text_free(&why);
	return good;
}

static int check_briefings(const struct args *a)
{
	unsigned bad = 0;
	for (int i = 0; i < a->words; i++)
		bad += !is_sound_file(a->word[i]);
	for (int i = 0; registry_games[i] && a->words == 0; i++) {
		const struct game *g = registry_games[i];
		const char *text = briefing_find(g);
		if (!text)
			printf("not ok %s: it has no briefing\n", g->id);
		bad += !text || !is_sound(g, text);
		bad += !has_sound_coach(g);
	}
	return bad ? EXIT_FAILED : EXIT_DONE;
}

static int brief(const struct args *a, const struct match *m)
{
	struct text out = { 0 };
	const int reader = gameargs_reader(a, m->game, m->state, args_value(a, "seat"));
	int result = EXIT_MISUSED;
	if (reader != SEAT_NONE) {
		result = briefed_put(m, reader, &out) == OK
				 ? EXIT_DONE
				 : args_bad(a, "There is no briefing for %s.",
					    m->game->id);
		fputs(text_str(&out), stdout);
	}
	text_free(&out);
	return result;
}

static int run(const struct args *a)
{
	struct match m;
	if (args_has(a, "check"))
		return check_briefings(a);
	if (a->words < 1 || a->words > 2)
		return args_bad(a, "Say which game, and perhaps which scenario.");
	const struct game *g = gameargs_find(a, a->word[0]);
	if (!g || !gameargs_begin(a, g, args_word(a, 1), fair_table(), &m))
		return EXIT_MISUSED;
	const int result = brief(a, &m);
	match_end(&m);
	return result;
}

static const struct flag flags[] = {
	{ "seat", "SEAT", "as this seat reads it" },
	{ "option", "K=V", "an option of the game; may be repeated" },
	{ "seats", "N", "how many players" },
	{ "check", NULL, "whether every scenario, or the FILES, can be told" },
	{ NULL, NULL, NULL },
};

const struct command brief_command = {
	.name = "brief",
	.takes = "GAME [SCENARIO]",
	.about = "who you are, how you win, what a turn is, what is special",
	.more = "The format is in docs/lessons.md.",
	.flags = flags,
	.words_max = WORDS_ANY,
	.run = run,
};
