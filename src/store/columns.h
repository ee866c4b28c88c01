/*
 * Columns and fields: each column of a table stands once, in store/schema.h, with the
 * field that holds it. Statements, arguments and what is read back are made from these
 * rows.
 */
#ifndef STORE_COLUMNS_H
#define STORE_COLUMNS_H

#include <stddef.h>

#include "store/db.h"

enum column_type {
	COLUMN_CHARS, /* char[], cut to fit */
	COLUMN_TEXT,  /* struct text */
	COLUMN_INT,   /* int64_t */
	COLUMN_BOOL,
	COLUMN_WORD, /* an enum, kept as one of `words` (store/kinds.h) */
};

struct column {
	enum column_type type;
	size_t offset, size;
	const char *const *words;
	bool is_large; /* left out of lists */
};

/* A row for the field of a struct: FIELD(struct, field, type[, words]). */
#define FIELD(of, field, kind, ...)                           \
	.type = COLUMN_##kind, .offset = offsetof(of, field), \
	.size = sizeof(((of *)0)->field), .words = FIELD_WORDS(__VA_ARGS__)
#define FIELD_WORDS(...) FIELD_SECOND(0, ##__VA_ARGS__, NULL, NULL)
#define FIELD_SECOND(first, second, ...) second

struct columns {
	const struct column *column;
	int count;
};

/* Reads the answer from column `from` on into a record, all columns or all but the large
 * ones; returns the place after the last. */
int columns_read(struct columns c, const struct row *r, int from, void *record);
int columns_read_listed(struct columns c, const struct row *r, int from, void *record);

extern const struct columns table_columns, seat_columns;

/* The values of a record, as arguments. */
void columns_bind(struct columns c, const void *record, struct value *out);

#endif
