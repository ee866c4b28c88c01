/* `tessera show`: draws a position, or the last position of a record. */
#include <stdio.h>

#include "base/text.h"
#include "cli/args.h"
#include "cli/command.h"
#include "cli/gameargs.h"
#include "cli/load.h"
#include "cli/picture.h"
#include "cli/story.h"

static int show(const struct args *a, const struct match *m)
{
	const int reader = gameargs_reader(a, m->game, m->state, args_value(a, "seat"));
	if (reader == SEAT_NONE)
		return EXIT_MISUSED;
	struct text out = { 0 };
	picture_put(m->game, m->state, reader, picture_has_colour(), &out);
	if (match_is_over(m))
		story_put_result(m, &out);
	fputs(text_str(&out), stdout);
	text_free(&out);
	return EXIT_DONE;
}

static int run(const struct args *a)
{
	struct match m;
	struct text why = { 0 };
	int result;
	if (load_match(a->word[0], &m, &why) != OK) {
		result = args_bad(a, "%s", text_str(&why));
	} else {
		result = show(a, &m);
		match_end(&m);
	}
	text_free(&why);
	return result;
}

static const struct flag flags[] = {
	{ "seat", "SEAT", "what this seat may see (else what everybody may see)" },
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
