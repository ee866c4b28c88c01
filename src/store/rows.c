/* Rows of tables as such, whatever keeps them: fields, names, times. */
#include <sodium.h>
#include <stdlib.h>
#include <time.h>

#include "store/columns.h"
#include "store/schema.h"
#include "store/store.h"

#define TABLE_COLUMN(n, role, name, ...) \
	{ FIELD(struct table_row, name, __VA_ARGS__), .is_large = IS_##role },
enum { IS_KEY, IS_CHANGING = 0, IS_FIXED = 0, IS_LARGE_CHANGING = 1, IS_LARGE_FIXED = 1 };
static const struct column tables[] = { { FIELD(struct table_row, id, CHARS) },
					TABLE_COLUMNS(TABLE_COLUMN) };
const struct columns table_columns = { tables, sizeof tables / sizeof tables[0] };

#define SEAT_COLUMN(n, name, field, ...) { FIELD(struct seat_row, field, __VA_ARGS__) },
static const struct column seats[] = { SEAT_COLUMNS(SEAT_COLUMN) };
const struct columns seat_columns = { seats, sizeof seats / sizeof seats[0] };

int64_t row_int(const struct row *r, int column)
{
	return strtoll(r->text[column], NULL, 10);
}

int64_t store_now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_REALTIME, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void store_token(char *out, size_t len)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";
	randombytes_buf(out, len);
	for (size_t i = 0; i < len; i++)
		out[i] = letters[(unsigned char)out[i] & 31];
	out[len] = '\0';
}

void table_row_free(struct table_row *t)
{
	text_free(&t->setup);
	text_free(&t->position);
	text_free(&t->result);
	text_free(&t->offers);
	text_free(&t->hidden);
}

void store_name_table(struct table_row *row)
{
	store_token(row->id, ID_LEN);
	store_token(row->invite, TOKEN_LEN);
	row->created = row->updated = row->shown = store_now();
}
