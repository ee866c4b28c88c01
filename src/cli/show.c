/* `tessera show`: draws a position, the last one of a record, or how a game begins. */
#include <stdio.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "cli/load.h"
#include "core/custom.h"
#include "core/state.h"
#include "core/words/story.h"
#include "games/registry.h"
#include "terminal/picture.h"

static void put_turn(const struct match *m, struct text *out)
{
	const seatset who = m->game->to_act(m->state);
	text_put(out, "To act:");
	for (int seat = 0; seat <= CHANCE; seat++)
		if (who & seat_bit(seat))
			text_add(out, " %s", game_seat_title(m->game, m->state, seat));
	text_char(out, '\n');
}

static void put_picture(const struct match *m, int reader, struct text *out)
{
	picture_put(m->game, m->state, reader, picture_has_colour(), out);
	picture_put_map(m->game, m->state, reader, picture_has_colour(), out);
	if (match_is_over(m))
		story_put_result(m, out);
	else
		put_turn(m, out);
}

/* A scenario for people to change: a line a member. */
static int put_scenario(const struct args *a, const struct match *m)
{
	struct text flat = { 0 }, out = { 0 };
	if (!m->game->describe)
		return args_bad(a, "%s has no scenarios of your own.", m->game->id);
	const char *title = m->title;
	if (!m->from_position)
		title = m->game->scenarios[m->setup.scenario].title;
	custom_put(m->game, m->state, title, &flat);
	picture_put_lines(text_str(&flat), &out);
	fputs(text_str(&out), stdout);
	text_free(&flat);
	text_free(&out);
	return EXIT_DONE;
}

static int show(const struct args *a, struct match *m)
{
	if (args_has(a, "as-scenario"))
		return put_scenario(a, m);
	const int reader = gameargs_reader(a, m->game, m->state, args_value(a, "seat"));
	if (reader == SEAT_NONE)
		return EXIT_MISUSED;
	struct text out = { 0 };
	if (args_has(a, "json"))
		picture_put_json(m->game, m->state,
				 args_has(a, "seat") ? reader : SEES_ALL, &out);
	else
		put_picture(m, reader, &out);
	fputs(text_str(&out), stdout);
	text_free(&out);
	return EXIT_DONE;
}

/* The beginning of a game that is named, else what is in the file. */
static int run(const struct args *a)
{
	const struct game *g = registry_find(a->word[0]);
	struct match m;
	if (!g)
		return load_and(a, show);
	if (!gameargs_begin(a, g, args_value(a, "scenario"), fair_table(), &m))
		return EXIT_MISUSED;
	const int result = show(a, &m);
	match_end(&m);
	return result;
}

static const struct flag flags[] = {
	{ "seat", "SEAT", "what this seat may see (else what everybody may see)" },
	{ "json", NULL, "as JSON: the position, or with --seat the view of the seat" },
	{ "as-scenario", NULL, "as a scenario of your own: to change it and play it" },
#include "cli/args/setupflags.def"
	{ NULL, NULL, NULL },
};

const struct command show_command = {
	.name = "show",
	.takes = "FILE|GAME",
	.about = "draw a position, the last position of a record, or how a game begins",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
