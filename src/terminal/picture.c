#include "terminal/picture.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/json.h"
#include "base/text.h"
#include "core/state.h"
#include "core/view.h"

enum { FIELD_WIDTH = 12, MAP_COLUMNS_MIN = 80, MAP_COLUMNS_MAX = 160 };

bool picture_has_colour(void)
{
	const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
	return isatty(STDOUT_FILENO) && !(no && *no) && term && strcmp(term, "dumb") != 0;
}

static bool is_nested(const struct json_doc *d, int node)
{
	return json_is(d, node, JSON_OBJECT) || json_is(d, node, JSON_ARRAY);
}

static void put_value(const struct json_doc *d, int node, struct text *out);

/* The members of an object, the nested ones a line each. */
static void put_members(const struct json_doc *d, int node, struct text *out)
{
	bool first = true;
	for (int k = json_first(d, node); k != JSON_ABSENT;
	     k = json_after(d, node, k + 1)) {
		const bool nested = is_nested(d, k + 1);
		if (!first)
			text_put(out, nested ? "\n" : ", ");
		if (!first && nested)
			text_add(out, "%*s", FIELD_WIDTH, "");
		json_text(d, k, out);
		text_put(out, nested ? ": " : " ");
		put_value(d, k + 1, out);
		first = false;
	}
}

static void put_value(const struct json_doc *d, int node, struct text *out)
{
	if (json_is(d, node, JSON_OBJECT)) {
		put_members(d, node, out);
	} else if (json_is(d, node, JSON_ARRAY)) {
		for (int c = json_first(d, node); c != JSON_ABSENT;
		     c = json_after(d, node, c)) {
			put_value(d, c, out);
			text_char(out, ' ');
		}
	} else if (json_is(d, node, JSON_STRING)) {
		json_text(d, node, out);
	} else if (json_is(d, node, JSON_NULL)) {
		text_char(out, '-');
	} else {
		text_bytes(out, d->source + d->node[node].at, d->node[node].len);
	}
}

/* The fields as the reader may see them, by way of the view, which keeps the secrets. */
static void put_fields(const struct game *g, const void *state, int reader,
		       struct text *out)
{
	struct text fields = { 0 };
	struct json j = { .out = &fields };
	struct json_doc d = { 0 };
	json_open(&j, '{');
	state_write(g, state, reader, &j);
	json_close(&j, '}');
	const status read = json_read(&d, text_str(&fields), fields.len, NULL);
	ensure(read == OK);
	for (int k = json_first(&d, 0); k != JSON_ABSENT; k = json_after(&d, 0, k + 1)) {
		const size_t from = out->len;
		json_text(&d, k, out);
		text_pad(out, from, FIELD_WIDTH - 1);
		text_char(out, ' ');
		put_value(&d, k + 1, out);
		text_char(out, '\n');
	}
	json_free(&d);
	text_free(&fields);
}

void picture_put(const struct game *g, const void *state, int reader, bool colour,
		 struct text *out)
{
	if (g->draw)
		g->draw(state, reader, colour, out);
	else
		put_fields(g, state, reader, out);
}

/* How wide the terminal is; COLUMNS says so where there is none. */
static unsigned terminal_columns(void)
{
	struct winsize size;
	const char *said = getenv("COLUMNS");
	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
		return size.ws_col;
	return said ? (unsigned)strtoul(said, NULL, 10) : 0;
}

void picture_wrap(struct text *t, size_t from, int indent)
{
	const unsigned columns = terminal_columns();
	if (columns > 2 * (unsigned)indent && t->len > from)
		text_wrap(t, from, (int)columns, indent);
}

bool picture_put_map(const struct game *g, const void *state, int reader, bool colour,
		     struct text *out)
{
	const unsigned columns = terminal_columns();
	if (g->map)
		g->map(state, reader,
		       columns < MAP_COLUMNS_MIN   ? MAP_COLUMNS_MIN
		       : columns > MAP_COLUMNS_MAX ? MAP_COLUMNS_MAX
						   : columns,
		       colour, out);
	return g->map;
}

void picture_put_json(const struct game *g, const void *state, int reader,
		      struct text *out)
{
	if (reader == SEES_ALL)
		state_put_position(g, state, out);
	else
		view_write(g, state, reader, out);
	text_char(out, '\n');
}

static void put_line(struct text *out, int depth)
{
	text_add(out, "\n%*s", 2 * depth, "");
}

void picture_put_lines(const char *json, struct text *out)
{
	int depth = 0, lists = 0;
	bool quoted = false;
	for (const char *c = json; *c; c++) {
		if (!quoted && *c == '}' && c[-1] != '{')
			put_line(out, depth - 1);
		depth += quoted ? 0 : (*c == '{') - (*c == '}');
		lists += quoted ? 0 : (*c == '[') - (*c == ']');
		if (*c == '"' && (c == json || c[-1] != '\\'))
			quoted = !quoted;
		text_char(out, *c);
		if (quoted)
			continue;
		if (*c == ':' || (*c == ',' && lists))
			text_char(out, ' ');
		else if (*c == ',' || (*c == '{' && c[1] != '}'))
			put_line(out, depth);
	}
	text_char(out, '\n');
}
