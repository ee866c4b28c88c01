#include "rulebook/rulebook.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "core/ledger.h"
#include "rulebook/rulestext.h"

static const struct rules_text *find(const struct game *g)
{
	for (const struct rules_text *r = rules_texts; r->game; r++)
		if (strcmp(r->game, g->id) == 0)
			return r;
	return NULL;
}

const char *rulebook_text(const struct game *g)
{
	const struct rules_text *r = find(g);
	return r ? r->text : NULL;
}

const char *rulebook_ledger(const struct game *g)
{
	const struct rules_text *r = find(g);
	return r ? r->ledger : NULL;
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

static void put_cell(const struct ledger_row *row, enum ledger_column column,
		     const char *before, const char *after, struct text *out)
{
	if (row->cell[column].len == 0)
		return;
	text_put(out, before);
	text_bytes(out, row->cell[column].at, (size_t)row->cell[column].len);
	text_put(out, after);
}

static void put_row(const struct ledger_row *row, struct text *out)
{
	put_cell(row, LEDGER_NO, "", ". ", out);
	put_cell(row, LEDGER_SENTENCE, "", "\n", out);
	put_cell(row, LEDGER_RULES, "    ", "", out);
	put_cell(row, LEDGER_VERDICT, " (", ")", out);
	put_cell(row, LEDGER_REASON, ": ", "", out);
	text_char(out, '\n');
	put_cell(row, LEDGER_OTHERS, "    Others: ", "\n", out);
	put_cell(row, LEDGER_OPTION, "    Option: ", "\n", out);
}

bool rulebook_put_ledger(const struct game *g, const char *number, struct text *out)
{
	struct text rule = { 0 };
	struct ledger_row row, last = { 0 };
	bool found = false;
	const char *at = ledger_begin(rulebook_ledger(g));
	if (number && isdigit((unsigned char)*number))
		text_add(&rule, "%s-", g->rule_prefix);
	text_put(&rule, number ? number : "");
	while (ledger_next(&at, &row)) {
		if (number && !ledger_names(&row, text_str(&rule)))
			continue;
		const bool same =
			found &&
			row.cell[LEDGER_CHAPTER].len == last.cell[LEDGER_CHAPTER].len &&
			strncmp(row.cell[LEDGER_CHAPTER].at, last.cell[LEDGER_CHAPTER].at,
				(size_t)row.cell[LEDGER_CHAPTER].len) == 0;
		if (!same)
			put_cell(&row, LEDGER_CHAPTER, found ? "\n" : "", "\n\n", out);
		put_row(&row, out);
		last = row;
		found = true;
	}
	text_free(&rule);
	return found;
}
