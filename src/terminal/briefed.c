#include "terminal/briefed.h"

#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "lesson/briefing.h"

enum { WIDTH = 78, INDENT = 2 };

struct page {
	const struct json_doc *doc;
	struct text *out;
};

/* A heading and a paragraph under it, which may be several. */
static void put_heading(const struct page *p, const char *heading)
{
	text_add(p->out, "\n%s\n", heading);
}

static void put_paragraph(const struct page *p, int node)
{
	const size_t from = p->out->len;
	text_add(p->out, "%*s", INDENT, "");
	json_text(p->doc, node, p->out);
	text_wrap(p->out, from, WIDTH, INDENT);
	text_char(p->out, '\n');
}

static void put_text(const struct page *p, const char *heading, int node)
{
	if (!json_is(p->doc, node, JSON_STRING))
		return;
	put_heading(p, heading);
	put_paragraph(p, node);
}

static void put_list(const struct page *p, const char *heading, int list)
{
	const struct json_doc *d = p->doc;
	int line = json_first(d, list);
	if (line == JSON_ABSENT)
		return;
	put_heading(p, heading);
	for (; line != JSON_ABSENT; line = json_after(d, list, line))
		put_paragraph(p, line);
}

/* Seats */

static void name_heading(const struct page *p, const char *heading, int seat,
			 char out[static 96])
{
	char title[64];
	json_get_string(p->doc, json_find(p->doc, seat, "title"), title, sizeof title);
	snprintf(out, 96, "%s%s%s", heading, *heading ? ": " : "", title);
}

static void put_side(const struct page *p, int seat)
{
	char heading[96];
	name_heading(p, "", seat, heading);
	put_list(p, heading, json_find(p->doc, seat, "side"));
}

static void put_of_seat(const struct page *p, int seat, const char *heading,
			const char *key)
{
	char full[96];
	name_heading(p, heading, seat, full);
	put_text(p, full, json_find(p->doc, seat, key));
}

static int seat_at(const struct page *p, int seats, int reader)
{
	int seat = json_first(p->doc, seats);
	for (int i = 0; i < reader && seat != JSON_ABSENT; i++)
		seat = json_after(p->doc, seats, seat);
	return seat;
}

/* The text of a seat; empty if nothing is said. */
static void read_of_seat(const struct page *p, int seat, const char *key,
			 struct text *out)
{
	text_clear(out);
	json_get_text(p->doc, json_find(p->doc, seat, key), out);
}

static bool is_same_for_all(const struct page *p, int seats, const char *key)
{
	const struct json_doc *d = p->doc;
	struct text first = { 0 }, other = { 0 };
	bool same = true;
	read_of_seat(p, json_first(d, seats), key, &first);
	for (int s = json_first(d, seats); s != JSON_ABSENT;
	     s = json_after(d, seats, s)) {
		read_of_seat(p, s, key, &other);
		same &= strcmp(text_str(&first), text_str(&other)) == 0;
	}
	text_free(&first);
	text_free(&other);
	return same;
}

/* What is said to the reader; to whoever has no seat, what is said to each. */
static void put_seats(const struct page *p, int reader, const char *heading,
		      const char *key)
{
	const struct json_doc *d = p->doc;
	const int seats = json_find(d, 0, "seats");
	if (reader >= SEATS_MAX && is_same_for_all(p, seats, key))
		reader = 0;
	if (reader < SEATS_MAX) {
		put_text(p, heading, json_find(d, seat_at(p, seats, reader), key));
		return;
	}
	for (int s = json_first(d, seats); s != JSON_ABSENT; s = json_after(d, seats, s))
		put_of_seat(p, s, heading, key);
}

static void put_sides(const struct page *p)
{
	const int seats = json_find(p->doc, 0, "seats");
	for (int s = json_first(p->doc, seats); s != JSON_ABSENT;
	     s = json_after(p->doc, seats, s))
		put_side(p, s);
}

static void put_page(const struct page *p, int reader)
{
	const struct json_doc *d = p->doc;
	json_text(d, json_find(d, 0, "title"), p->out);
	text_char(p->out, '\n');
	put_seats(p, reader, "Who you are", "who");
	put_text(p, "How you win", json_find(d, 0, "win"));
	put_text(p, "Your turn", json_find(d, 0, "turn"));
	put_list(p, "Special here", json_find(d, 0, "special"));
	put_seats(p, reader, "Hint", "hint");
	put_text(p, "What happened", json_find(d, 0, "history"));
	put_sides(p);
	put_list(p, "Balance", json_find(d, 0, "notes"));
}

status briefed_put(const struct match *m, int reader, struct text *out)
{
	struct text json = { 0 };
	struct json_doc d = { 0 };
	status result = briefing_of(m, &json, NULL);
	if (result == OK)
		result = json_read(&d, json.at, json.len, NULL);
	if (result == OK)
		put_page(&(struct page){ &d, out }, reader);
	json_free(&d);
	text_free(&json);
	return result;
}
