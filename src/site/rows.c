#include "rows.h"

#include <stdio.h>

#include "store/columns.h"
#include "store/schema.h"

enum { COLUMNS_MAX = 48 };

#define TABLE_NAME(n, role, name, ...) #name,
static const char *const table_names[] = { "id", TABLE_COLUMNS(TABLE_NAME) };
#define SEAT_NAME(n, name, ...) #name,
static const char *const seat_names[] = { SEAT_COLUMNS(SEAT_NAME) };

static void put_columns(struct columns c, const char *const *names, const void *record,
			struct json *j)
{
	struct value value[COLUMNS_MAX];
	columns_bind(c, record, value);
	for (int i = 0; i < c.count; i++)
		if (value[i].text)
			json_put_string(j, names[i], value[i].text);
		else
			json_put_int(j, names[i], value[i].number);
}

void rows_put(const struct table_row *row, struct json *j)
{
	put_columns(table_columns, table_names, row, j);
	json_key(j, "seats");
	json_open(j, '[');
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		json_open(j, '{');
		put_columns(seat_columns, seat_names, &row->seat[seat], j);
		json_close(j, '}');
	}
	json_close(j, ']');
}

/* A member as the database would hand it over: text. */
static void read_value(const struct json_doc *d, int node, struct text *out)
{
	long long n;
	if (node != JSON_ABSENT && json_get_int(d, node, &n))
		text_int(out, n);
	else
		json_get_text(d, node, out);
}

static void read_columns(struct columns c, const char *const *names,
			 const struct json_doc *d, int object, void *record)
{
	struct text text[COLUMNS_MAX] = { 0 };
	struct row row = { .columns = c.count };
	for (int i = 0; i < c.count; i++) {
		read_value(d, json_find(d, object, names[i]), &text[i]);
		row.text[i] = text_str(&text[i]);
	}
	columns_read(c, &row, 0, record);
	for (int i = 0; i < c.count; i++)
		text_free(&text[i]);
}

status rows_read(const struct json_doc *d, int node, struct table_row *out)
{
	*out = (struct table_row){ 0 };
	if (node == JSON_ABSENT || !json_is(d, node, JSON_OBJECT))
		return BAD_JSON;
	read_columns(table_columns, table_names, d, node, out);
	const int seats = json_find(d, node, "seats");
	int seat = 0;
	for (int at = seats == JSON_ABSENT ? seats : json_first(d, seats);
	     at != JSON_ABSENT && seat < SEATS_MAX; at = json_after(d, seats, at))
		if (json_is(d, at, JSON_OBJECT))
			read_columns(seat_columns, seat_names, d, at, &out->seat[seat++]);
	return OK;
}
