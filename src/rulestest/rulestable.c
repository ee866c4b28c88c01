#include "rulestest/rulestable.h"

#include <string.h>

static const char each[] = "each ";

bool rulestable_begins(const struct row *row)
{
	return strncmp(row->words, each, sizeof each - 1) == 0;
}

bool rulestable_is_line(const struct row *row)
{
	return row->words[0] == '|';
}

void rulestable_name(struct table *t, const struct row *row)
{
	text_put(&t->names, row->words + sizeof each - 1);
	for (char *rest = t->names.at; *rest && t->columns < COLUMNS_MAX;)
		t->name[t->columns++] = rulescase_cut(&rest);
}

static char *trim(char *value)
{
	value += strspn(value, " ");
	for (char *end = value + strlen(value); end > value && end[-1] == ' ';)
		*--end = '\0';
	return value;
}

bool rulestable_take(struct table *t, const struct row *row)
{
	int n = 0;
	char *keep = NULL;
	text_clear(&t->line);
	text_put(&t->line, row->words);
	for (char *value = strtok_r(t->line.at, "|", &keep); value;
	     value = strtok_r(NULL, "|", &keep)) {
		if (n == t->columns)
			return false;
		t->value[n++] = trim(value);
	}
	return n == t->columns;
}

void rulestable_end(struct table *t)
{
	text_free(&t->names);
	text_free(&t->line);
}

/* The column whose name stands in braces at `at`; -1 if none does. */
static int column_at(const struct table *t, const char *at)
{
	const size_t len = strcspn(at + 1, "}");
	for (int i = 0; i < t->columns; i++)
		if (strlen(t->name[i]) == len && strncmp(t->name[i], at + 1, len) == 0)
			return i;
	return -1;
}

void rulestable_fill(const struct table *t, const char *words, struct text *out)
{
	while (*words) {
		const int column = *words == '{' ? column_at(t, words) : -1;
		if (column >= 0) {
			text_put(out, t->value[column]);
			words += strlen(t->name[column]) + 2;
		} else {
			text_char(out, *words++);
		}
	}
}
