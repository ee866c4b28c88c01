#include "cli/rulebook.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "cli/rulestext.h"

const char *rulebook_text(const struct game *g)
{
	for (const struct rules_text *r = rules_texts; r->game; r++)
		if (strcmp(r->game, g->id) == 0)
			return r->text;
	return NULL;
}

static const char *skip_bullet(const char *line)
{
	return (line[0] == '-' || line[0] == '*') && line[1] == ' ' ? line + 2 : line;
}

/* True if another entry, a heading or a gap begins at this line. */
static bool begins_another(const char *line)
{
	const char *words = skip_bullet(line);
	return *line == '\0' || *line == '\n' || *line == '#' || words != line ||
	       (strncmp(words, "**", 2) == 0 && isupper((unsigned char)words[2]));
}

static const char *next_line(const char *line)
{
	const char *end = strchr(line, '\n');
	return end ? end + 1 : line + strlen(line);
}

/* Appends the entry without its marks of Markdown. */
static void put_plain(const char *from, const char *to, struct text *out)
{
	for (const char *c = skip_bullet(from); c < to; c++) {
		if (strncmp(c, "**", 2) == 0)
			c++;
		else if (*c != '`')
			text_char(out, *c);
	}
}

bool rulebook_put(const struct game *g, const char *number, struct text *out)
{
	const char *book = rulebook_text(g);
	struct text mark = { 0 };
	text_put(&mark, "**");
	if (isdigit((unsigned char)*number))
		text_add(&mark, "%s-", g->rule_prefix);
	for (const char *c = number; *c; c++)
		text_char(&mark, (char)toupper((unsigned char)*c));
	text_put(&mark, "**");
	const char *at = book ? strstr(book, text_str(&mark)) : NULL;
	text_free(&mark);
	if (!at)
		return false;
	const char *from = at;
	while (from > book && from[-1] != '\n')
		from--;
	const char *to = next_line(at);
	while (!begins_another(to))
		to = next_line(to);
	put_plain(from, to, out);
	return true;
}
