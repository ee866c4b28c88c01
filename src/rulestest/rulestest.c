#include "rulestest/rulestest.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "rulestest/rulescase.h"
#include "rulestest/rulestable.h"

struct rows {
	struct row *row;
	size_t count, room;
};

static void add_row(struct rows *rows, char *words, int line)
{
	if (rows->count == rows->room) {
		rows->room = rows->room ? rows->room * 2 : 128;
		rows->row = realloc(rows->row, rows->room * sizeof *rows->row);
		if (!rows->row)
			die("out of memory");
	}
	rows->row[rows->count++] = (struct row){ words, line };
}

/* True for "# AR-31  ...": the first line of a case. */
static bool begins_case(const char *words)
{
	if (strncmp(words, "# ", 2) != 0)
		return false;
	words += 2 + strspn(words + 2, " ");
	const size_t letters = strspn(words, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
	return letters > 0 && words[letters] == '-' &&
	       isdigit((unsigned char)words[letters + 1]);
}

/* Ends the line before a comment that follows it, and before trailing blanks. */
static void cut_comment(char *words)
{
	bool quoted = false;
	char *c = words;
	while (*c && !(c > words && c[0] == '#' && c[-1] == ' ' && !quoted))
		quoted ^= *c++ == '"';
	*c = '\0';
	while (c > words && isspace((unsigned char)c[-1]))
		*--c = '\0';
}

/* The length of the row at `at`: a line, or if it gives a position, all lines until its
 * braces close. Counts the lines. */
static size_t row_length(const char *at, int *lines)
{
	static const char position[] = "position";
	const size_t line = strcspn(at, "\n");
	*lines = 1;
	if (strncmp(at, position, sizeof position - 1) != 0 || !memchr(at, '{', line))
		return line;
	int open = 0;
	bool quoted = false;
	size_t i;
	for (i = 0; at[i] && (at[i] != '\n' || open > 0); i++) {
		*lines += at[i] == '\n';
		if (at[i] == '"' && !(i > 0 && at[i - 1] == '\\'))
			quoted = !quoted;
		if (!quoted)
			open += (at[i] == '{') - (at[i] == '}');
	}
	return i;
}

static bool is_comment(const char *words)
{
	return *words == ';' || strncmp(words, "##", 2) == 0 || strcmp(words, "#") == 0;
}

static void flatten_blanks(char *words)
{
	for (char *c = words; *c; c++)
		if (isspace((unsigned char)*c))
			*c = ' ';
}

/* Cuts the text, which is changed, into rows without comments and empty lines. */
static void cut_rows(char *at, struct rows *rows)
{
	int line = 1, lines;
	while (*at) {
		at += strspn(at, " \t\r");
		char *end = at + row_length(at, &lines);
		const bool last = *end == '\0';
		*end = '\0';
		flatten_blanks(at);
		if (!begins_case(at))
			cut_comment(at);
		if (*at && !is_comment(at))
			add_row(rows, at, line);
		line += lines;
		at = last ? end : end + 1;
	}
}

/* What follows the word, if the row begins with it; else NULL. */
static const char *behind(const struct row *row, const char *word)
{
	const size_t len = strlen(word);
	if (strncmp(row->words, word, len) != 0 ||
	    (row->words[len] && row->words[len] != ' '))
		return NULL;
	return row->words + len + strspn(row->words + len, " ");
}

struct file {
	const char *path;
	const struct row *row, *header_end, *end;
	struct tally *tally;
	struct text *out;
	const char *values; /* the line of a table that the case runs with, or NULL */
};

/* The row `end` of the fixture that begins at `from`; `to` if there is none. */
static const struct row *fixture_end(const struct row *from, const struct row *to)
{
	while (from < to && !behind(from, "end"))
		from++;
	return from;
}

static const struct row *find_fixture(const struct file *f, const char *name)
{
	for (const struct row *at = f->row; at < f->header_end; at++) {
		const char *its = behind(at, "fixture");
		if (its && strcmp(its, name) == 0)
			return at;
	}
	return NULL;
}

/* The rows of a fixture as if they stood here. It holds plain words only: `use` in it is
 * not known, so that no fixture can hold itself. */
static status use_fixture(const struct file *f, struct rulescase *c, const char *name)
{
	const struct row *at = find_fixture(f, name);
	if (!at)
		return FAIL(c, "There is no fixture \"%s\" above.", name);
	for (at++; at < f->header_end && !behind(at, "end"); at++) {
		c->line = at->line;
		TRY(rulescase_run(c, at));
	}
	return OK;
}

static status run_rows(const struct file *f, struct rulescase *c, const struct row *from,
		       const struct row *to)
{
	for (; from < to; from++) {
		const char *used = behind(from, "use");
		c->line = from->line;
		if (used) {
			TRY(use_fixture(f, c, used));
		} else if (behind(from, "fixture")) {
			if (from >= f->header_end)
				return FAIL(c, "A fixture stands above the first case.");
			from = fixture_end(from, to);
			if (from == to)
				return FAIL(c, "The fixture has no \"end\".");
		} else {
			TRY(rulescase_run(c, from));
		}
	}
	return OK;
}

static void say_failed(const struct file *f, int line, const char *name,
		       const struct text *why)
{
	const int len = (int)strcspn(name, " ");
	text_add(f->out, "%s:%d: %s%.*s%s%s%s%s\n", f->path, line, len ? "[" : "", len,
		 name, len ? "] " : "", text_str(why), f->values ? " With " : "",
		 f->values ? f->values : "");
	f->tally->failed++;
}

static void say_wrong(const struct file *f, int line, const char *name, const char *what)
{
	struct text why = { 0 };
	text_put(&why, what);
	say_failed(f, line, name, &why);
	text_free(&why);
}

/* "AR-31  ..." of the first line of a case. */
static const char *name_of(const struct row *first)
{
	return first->words + 1 + strspn(first->words + 1, " ");
}

/* Runs the case whose first line is `first` and whose rows end before `to`. */
static void run_case(const struct file *f, const struct row *first, const struct row *to)
{
	struct text why = { 0 };
	struct rulescase c = { .path = f->path, .why = &why };
	status result = run_rows(f, &c, f->row, f->header_end);
	if (result == OK)
		result = run_rows(f, &c, first + 1, to);
	if (result == OK) {
		c.line = first->line;
		result = rulescase_begin(&c);
	}
	if (result == OK)
		f->tally->passed++;
	else
		say_failed(f, c.line, name_of(first), &why);
	rulescase_end(&c);
	text_free(&why);
}

/* The rows from `first` on with the values of a line of the table in them. */
static void run_filled(const struct file *f, const struct table *t,
		       const struct row *first, const struct row *body,
		       const struct row *to)
{
	struct rows rows = { 0 };
	struct text filled = { 0 };
	add_row(&rows, first->words, first->line);
	for (const struct row *at = body; at < to; at++) {
		text_clear(&filled);
		rulestable_fill(t, at->words, &filled);
		add_row(&rows, strdup(text_str(&filled)), at->line);
	}
	run_case(f, rows.row, rows.row + rows.count);
	for (size_t i = 1; i < rows.count; i++)
		free(rows.row[i].words);
	free(rows.row);
	text_free(&filled);
}

/* Runs a case once for each line of its table. */
static void run_table(struct file *f, const struct row *first, const struct row *to)
{
	struct table t = { 0 };
	const struct row *line = first + 2, *body = line;
	while (body < to && rulestable_is_line(body))
		body++;
	rulestable_name(&t, first + 1);
	for (; line < body; line++) {
		f->values = line->words;
		if (rulestable_take(&t, line))
			run_filled(f, &t, first, body, to);
		else
			say_wrong(f, line->line, name_of(first),
				  "The line has not as many values as the table has "
				  "names.");
	}
	f->values = NULL;
	if (body == first + 2)
		say_wrong(f, first[1].line, name_of(first),
			  "The table has no line: | VALUE | VALUE.");
	rulestable_end(&t);
}

static const struct row *next_case(const struct row *from, const struct row *end)
{
	while (from < end && !begins_case(from->words))
		from++;
	return from;
}

static void run_cases(struct file *f)
{
	f->header_end = next_case(f->row, f->end);
	if (f->header_end == f->end)
		say_wrong(f, 1, "",
			  "There is no case in it: a case begins with \"# \" and a rule "
			  "number.");
	const struct row *to;
	for (const struct row *at = f->header_end; at < f->end; at = to) {
		to = next_case(at + 1, f->end);
		if (at + 1 < to && rulestable_begins(at + 1))
			run_table(f, at, to);
		else
			run_case(f, at, to);
	}
}

/* If the first row names a file, the rows of that come before all others. They bear the
 * line that names it: there a failure is looked for. */
static status include(const char *path, struct rows *rows, struct text *hold,
		      struct text *why)
{
	const char *name = rows->count ? behind(rows->row, "include") : NULL;
	if (!name)
		return OK;
	TRY(rulescase_read_beside(path, name, hold, why));
	struct rows all = { 0 };
	if (hold->at)
		cut_rows(hold->at, &all);
	for (size_t i = 0; i < all.count; i++)
		all.row[i].line = rows->row[0].line;
	for (size_t i = 1; i < rows->count; i++)
		add_row(&all, rows->row[i].words, rows->row[i].line);
	free(rows->row);
	*rows = all;
	return OK;
}

void rulestest_run(const char *path, const char *source, size_t len, struct tally *tally,
		   struct text *out)
{
	struct text copy = { 0 }, included = { 0 }, why = { 0 };
	struct rows rows = { 0 };
	text_bytes(&copy, source, len);
	cut_rows(copy.at, &rows);
	const status result = include(path, &rows, &included, &why);
	struct file f = { .path = path,
			  .row = rows.row,
			  .end = rows.count ? rows.row + rows.count : rows.row,
			  .tally = tally,
			  .out = out };
	if (result == OK)
		run_cases(&f);
	else
		say_failed(&f, rows.row[0].line, "", &why);
	free(rows.row);
	text_free(&copy);
	text_free(&included);
	text_free(&why);
}
