#include "lesson/script.h"

#include <string.h>

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

struct script script_begin(char *text)
{
	return (struct script){ .at = text, .line = 1 };
}

char *script_cut_word(char **rest)
{
	char *word = *rest;
	*rest += strcspn(word, " \t");
	while (is_blank(**rest))
		*(*rest)++ = '\0';
	return word;
}

/* The end of the line that begins here, with the lines that go on with it joined to it.
 */
static char *join_line(char *line, int *lines)
{
	char *end = line + strcspn(line, "\n");
	for (*lines = 1; *end && is_blank(end[1]); (*lines)++) {
		*end = ' ';
		char *more = end + 1 + strspn(end + 1, " \t");
		memmove(end + 1, more, strlen(more) + 1);
		end += strcspn(end, "\n");
	}
	return end;
}

static void cut_end(char *line, char *end)
{
	*end = '\0';
	while (end > line && (is_blank(end[-1]) || end[-1] == '\r'))
		*--end = '\0';
}

bool script_next(struct script *s)
{
	while (*s->at) {
		s->line += s->lines;
		char *line = s->at, *end = join_line(line, &s->lines);
		s->at = end + (*end == '\n');
		cut_end(line, end);
		if (!*line || *line == '#')
			continue;
		s->rest = line;
		s->word = script_cut_word(&s->rest);
		return true;
	}
	return false;
}

void script_name_line(int line, struct text *why)
{
	struct text where = { 0 };
	if (!why)
		return;
	text_add(&where, "Line %d: %s", line, text_str(why));
	text_clear(why);
	text_put(why, text_str(&where));
	text_free(&where);
}
