/*
 * A case with a table: `each NAME...` and lines `| VALUE | VALUE`. It is run once for
 * each line, with the values in place of {NAME}.
 */
#ifndef RULESTEST_RULESTABLE_H
#define RULESTEST_RULESTABLE_H

#include "base/text.h"
#include "rulestest/rulescase.h"

enum { COLUMNS_MAX = 8 };

struct table {
	int columns;
	char *name[COLUMNS_MAX], *value[COLUMNS_MAX];
	struct text names, line; /* what the names and values are cut from */
};

/* Whether the row begins a table, and whether it is a line of one. */
bool rulestable_begins(const struct row *row);
bool rulestable_is_line(const struct row *row);

/* Takes the names, then the values of a line: false if they are not as many. */
void rulestable_name(struct table *t, const struct row *row);
bool rulestable_take(struct table *t, const struct row *row);
void rulestable_end(struct table *t);

/* The words with the values in place of the names. */
void rulestable_fill(const struct table *t, const char *words, struct text *out);

#endif
