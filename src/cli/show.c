/* `tessera show`: draws a position, or the last position of a record. */
#include <stdio.h>

#include "base/text.h"
#include "cli/args.h"
#include "cli/command.h"
#include "cli/gameargs.h"
#include "cli/load.h"
#include "cli/picture.h"
#include "cli/story.h"
#include "core/state.h"

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
	if (match_is_over(m))
		story_put_result(m, out);
	else
		put_turn(m, out);
}

static int show(const struct args *a, struct match *m)
{
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

static int run(const struct args *a)
{
	return load_and(a, show);
}

static const struct flag flags[] = {
	{ "seat", "SEAT", "what this seat may see (else what everybody may see)" },
	{ "json", NULL, "as JSON: the position, or with --seat the view of the seat" },
	{ NULL, NULL, NULL },
};

const struct command show_command = {
	.name = "show",
	.takes = "FILE",
	.about = "draw a position, or the last position of a record",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
