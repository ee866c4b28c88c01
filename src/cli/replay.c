/* `tessera replay`: a record as a story, or the position at one of its steps. */
#include <stdio.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/args/gameargs.h"
#include "cli/command.h"
#include "cli/load.h"
#include "core/state.h"
#include "core/words/story.h"
#include "terminal/picture.h"

static void print_story(const struct match *m, int reader)
{
	struct text out = { 0 };
	story_put(m, 0, m->count, reader, true, &out);
	if (match_is_over(m))
		story_put_result(m, &out);
	fputs(text_str(&out), stdout);
	text_free(&out);
}

static void print_position(struct match *m, size_t at, int reader)
{
	struct text out = { 0 };
	if (at > 0)
		story_put(m, at - 1, at, reader, true, &out);
	match_rewind(m, at);
	picture_put(m->game, m->state, reader, picture_has_colour(), &out);
	fputs(text_str(&out), stdout);
	text_free(&out);
}

static void print_json(struct match *m, size_t at, int reader)
{
	struct text out = { 0 };
	match_rewind(m, at);
	picture_put_json(m->game, m->state, reader, &out);
	fputs(text_str(&out), stdout);
	text_free(&out);
}

static int replay(const struct args *a, struct match *m)
{
	long long at = -1;
	const int reader = gameargs_reader(a, m->game, m->state, args_value(a, "seat"));
	if (reader == SEAT_NONE || !args_number(a, "at", 0, (long long)m->count, &at))
		return EXIT_MISUSED;
	if (args_has(a, "json") && at < 0)
		return args_bad(a, "Say which step: --at N --json.");
	if (args_has(a, "json"))
		print_json(m, (size_t)at, args_has(a, "seat") ? reader : SEES_ALL);
	else if (at >= 0)
		print_position(m, (size_t)at, reader);
	else
		print_story(m, reader);
	return EXIT_DONE;
}

static int run(const struct args *a)
{
	return load_and(a, replay);
}

static const struct flag flags[] = {
	{ "at", "N", "draw the position after step N instead" },
	{ "json", NULL, "with --at: as JSON, the position or with --seat the view" },
	{ "seat", "SEAT", "as this seat reads it (else as everybody may)" },
	{ NULL, NULL, NULL },
};

const struct command replay_command = {
	.name = "replay",
	.takes = "RECORD",
	.about = "print a record as a story, or draw the position at one of its steps",
	.flags = flags,
	.words_min = 1,
	.words_max = 1,
	.run = run,
};
