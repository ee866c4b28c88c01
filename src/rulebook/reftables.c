#include "rulebook/reftables.h"

#include <string.h>

#include "base/json.h"
#include "base/text.h"

enum { COLUMNS_MAX = 16 };

/* How wide text is on a screen: letters, not bytes. */
static int width_of(const struct text *t)
{
	int n = 0;
	for (size_t i = 0; i < t->len; i++)
		n += ((unsigned char)t->at[i] & 0xC0) != 0x80;
	return n;
}

static void read_cell(const struct json_doc *d, int node, struct text *out)
{
	long long number;
	text_clear(out);
	if (json_is(d, node, JSON_STRING))
		json_text(d, node, out);
	else if (json_get_int(d, node, &number))
		text_int(out, number);
}

static void measure_row(const struct json_doc *d, int row, int width[COLUMNS_MAX])
{
	struct text cell = { 0 };
	int i = 0;
	for (int c = json_first(d, row); c != JSON_ABSENT && i < COLUMNS_MAX;
	     c = json_after(d, row, c), i++) {
		read_cell(d, c, &cell);
		if (width_of(&cell) > width[i])
			width[i] = width_of(&cell);
	}
	text_free(&cell);
}

static void put_row(const struct json_doc *d, int row, const int width[COLUMNS_MAX],
		    struct text *out)
{
	struct text cell = { 0 };
	int i = 0;
	for (int c = json_first(d, row); c != JSON_ABSENT && i < COLUMNS_MAX;
	     c = json_after(d, row, c), i++) {
		read_cell(d, c, &cell);
		text_add(out, "%s%s", i ? "  " : "", text_str(&cell));
		for (int n = width_of(&cell); n < width[i]; n++)
			text_char(out, ' ');
	}
	while (out->len && out->at[out->len - 1] == ' ')
		text_cut(out, out->len - 1);
	text_char(out, '\n');
	text_free(&cell);
}

static void put_line(const struct json_doc *d, int table, const char *key,
		     struct text *out)
{
	const int node = json_find(d, table, key);
	struct text words = { 0 };
	if (node != JSON_ABSENT)
		read_cell(d, node, &words);
	if (words.len)
		text_add(out, "%s\n", text_str(&words));
	text_free(&words);
}

static void put_table(const struct json_doc *d, int table, struct text *out)
{
	int width[COLUMNS_MAX] = { 0 };
	const int head = json_find(d, table, "columns"),
		  rows = json_find(d, table, "rows");
	measure_row(d, head, width);
	for (int r = json_first(d, rows); r != JSON_ABSENT; r = json_after(d, rows, r))
		measure_row(d, r, width);
	put_line(d, table, "title", out);
	put_line(d, table, "note", out);
	text_char(out, '\n');
	put_row(d, head, width, out);
	for (int r = json_first(d, rows); r != JSON_ABSENT; r = json_after(d, rows, r))
		put_row(d, r, width, out);
}

bool reftables_put(const struct game *g, struct text *out)
{
	if (!g->tables)
		return false;
	struct text json = { 0 };
	struct json j = { .out = &json };
	struct json_doc d = { 0 };
	json_open(&j, '[');
	g->tables(&j);
	json_close(&j, ']');
	const bool is_read = json_read(&d, json.at, json.len, NULL) == OK;
	ensure(is_read);
	for (int t = json_first(&d, 0); t != JSON_ABSENT; t = json_after(&d, 0, t)) {
		if (t != json_first(&d, 0))
			text_char(out, '\n');
		put_table(&d, t, out);
	}
	json_free(&d);
	text_free(&json);
	return true;
}
