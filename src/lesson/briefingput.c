/* A briefing as JSON: the texts of a scenario, with blanks filled from the rows. */
#include <string.h>

#include "core/words/locale.h"
#include "lesson/briefing.h"
#include "lesson/shelf.h"

struct putting {
	const struct match *match;
	const struct briefing_part *all, *own;
	struct json_doc facts; /* what the game's `brief` wrote */
	int seat;	       /* whom the text speaks to; SPECTATOR: all */
	struct json *out;
	struct text *why;
};

/* Blanks */

static const char *title_of(const struct match *m, int seat)
{
	return game_seat_title(m->game, m->state, seat);
}

/* A text or a number; false if there is none. */
static bool read_value(const struct json_doc *d, int node, struct text *out)
{
	long long number;
	if (json_get_text(d, node, out))
		return true;
	if (!json_get_int(d, node, &number))
		return false;
	text_int(out, number);
	return true;
}

/* What the game says of this seat, else of all; false if nothing. */
static bool find_fact(const struct putting *p, const char *name, struct text *out)
{
	const struct json_doc *d = &p->facts;
	int seats = json_find(d, 0, "seats");
	int side = seats == JSON_ABSENT ? JSON_ABSENT : json_first(d, seats);
	for (int i = 0; i < p->seat && side != JSON_ABSENT; i++)
		side = json_after(d, seats, side);
	if (side != JSON_ABSENT && read_value(d, json_find(d, side, name), out))
		return true;
	const int values = json_find(d, 0, "values");
	return values != JSON_ABSENT && read_value(d, json_find(d, values, name), out);
}

static bool find_value(const struct putting *p, const char *name, struct text *out)
{
	const struct match *m = p->match;
	const bool is_seat = p->seat < SEATS_MAX;
	if (is_seat && strcmp(name, "you") == 0) {
		text_put(out, title_of(m, p->seat));
		return true;
	}
	if (is_seat && strcmp(name, "opponent") == 0 &&
	    game_seats(m->game, m->state) == 2) {
		text_put(out, title_of(m, 1 - p->seat));
		return true;
	}
	return find_fact(p, name, out);
}

/* Fills the blank at `at`, "{name}", and moves past it. An empty value clears
 * *is_whole. */
static status fill_blank(const struct putting *p, const char **at, struct text *out,
			 bool *is_whole)
{
	enum { NAME = 32 };
	char name[NAME];
	const size_t len = strcspn(*at + 1, "}"), before = out->len;
	if (len >= NAME || (*at)[1 + len] != '}')
		return status_say(BAD_LESSON, p->why, "A blank is \"{name}\".");
	memcpy(name, *at + 1, len);
	name[len] = '\0';
	if (!find_value(p, name, out))
		return status_say(BAD_LESSON, p->why, "There is no value \"%s\".", name);
	*is_whole &= out->len > before;
	*at += len + 2;
	return OK;
}

static status fill(const struct putting *p, const char *pattern, struct text *out,
		   bool *is_whole)
{
	struct text scratch = { 0 };
	const char *at = locale_pattern(pattern, &scratch);
	status result = OK;
	*is_whole = true;
	while (*at && result == OK) {
		const size_t len = strcspn(at, "{");
		text_bytes(out, at, len);
		at += len;
		if (*at)
			result = fill_blank(p, &at, out, is_whole);
	}
	text_free(&scratch);
	return result;
}

/* Members */

static status put_text(const struct putting *p, const char *key, const char *pattern)
{
	struct text words = { 0 };
	bool is_whole;
	json_key(p->out, key);
	if (!pattern) {
		json_null(p->out);
		return OK;
	}
	const status result = fill(p, pattern, &words, &is_whole);
	json_string(p->out, text_str(&words));
	text_free(&words);
	return result;
}

/* A line with a blank that is empty here is left out. */
static status put_lines(const struct putting *p, const struct briefing_lines *lines)
{
	status result = OK;
	for (unsigned i = 0; i < lines->count && result == OK; i++) {
		struct text words = { 0 };
		bool is_whole;
		result = fill(p, lines->text[i], &words, &is_whole);
		if (is_whole)
			json_string(p->out, text_str(&words));
		text_free(&words);
	}
	return result;
}

/* The lines of a scenario, or those of all where it has none. */
static status put_list(const struct putting *p, const char *key,
		       const struct briefing_lines *all, const struct briefing_lines *own)
{
	json_key(p->out, key);
	json_open(p->out, '[');
	const status result = put_lines(p, own->count ? own : all);
	json_close(p->out, ']');
	return result;
}

/* Special rules: of the game, of the scenario, and those that are rows. */
static status put_special(const struct putting *p)
{
	const struct json_doc *d = &p->facts;
	json_key(p->out, "special");
	json_open(p->out, '[');
	status result = put_lines(p, &p->all->special);
	if (result == OK)
		result = put_lines(p, &p->own->special);
	const int rows = json_find(d, 0, "special");
	int row = rows == JSON_ABSENT ? JSON_ABSENT : json_first(d, rows);
	for (; row != JSON_ABSENT; row = json_after(d, rows, row)) {
		struct text words = { 0 };
		json_text(d, row, &words);
		locale_put_element(p->out, text_str(&words));
		text_free(&words);
	}
	json_close(p->out, ']');
	return result;
}

static const char *first_of(const char *a, const char *b)
{
	return a ? a : b;
}

static status put_seat(struct putting *p, int seat)
{
	const struct briefing_part *all = p->all, *own = p->own;
	const char *who = first_of(first_of(own->seat[seat], own->who),
				   first_of(all->seat[seat], all->who));
	p->seat = seat;
	json_put_string(p->out, "seat", game_seat_name(p->match->game, seat));
	json_put_string(p->out, "title", title_of(p->match, seat));
	TRY(put_text(p, "who", who));
	TRY(put_list(p, "side", &all->side, &own->side));
	return put_text(p, "hint", first_of(own->hint[seat], all->hint[seat]));
}

static status put_seats(struct putting *p)
{
	const int seats = game_seats(p->match->game, p->match->state);
	status result = OK;
	json_key(p->out, "seats");
	json_open(p->out, '[');
	for (int seat = 0; seat < seats && result == OK; seat++) {
		json_open(p->out, '{');
		result = put_seat(p, seat);
		json_close(p->out, '}');
	}
	json_close(p->out, ']');
	p->seat = SPECTATOR;
	return result;
}

static const char *scenario_title(const struct match *m)
{
	if (m->title[0])
		return m->title;
	return m->from_position ? m->game->title
				: m->game->scenarios[m->setup.scenario].title;
}

static status put_members(struct putting *p)
{
	const struct briefing_part *all = p->all, *own = p->own;
	json_put_string(p->out, "game", p->match->game->id);
	json_put_string(p->out, "title", scenario_title(p->match));
	TRY(put_text(p, "history", first_of(own->history, all->history)));
	TRY(put_seats(p));
	TRY(put_text(p, "win", first_of(own->win, all->win)));
	TRY(put_text(p, "turn", first_of(own->turn, all->turn)));
	TRY(put_special(p));
	return put_list(p, "notes", &all->note, &own->note);
}

status briefing_put(const struct briefing *b, const struct match *m, struct json *out,
		    struct text *why)
{
	static const struct briefing_part nothing = { 0 };
	struct text facts = { 0 };
	struct json j = { .out = &facts };
	struct putting p = { .match = m,
			     .all = &b->all,
			     .own = m->from_position ? &nothing
						     : &b->part[m->setup.scenario],
			     .seat = SPECTATOR,
			     .out = out,
			     .why = why };
	json_open(&j, '{');
	if (m->game->brief)
		m->game->brief(m->origin, &j);
	json_close(&j, '}');
	const status read = json_read(&p.facts, facts.at, facts.len, NULL);
	ensure(read == OK);
	const status result = put_members(&p);
	json_free(&p.facts);
	text_free(&facts);
	return result;
}

status briefing_of(const struct match *m, struct text *out, struct text *why)
{
	struct briefing b;
	struct json j = { .out = out };
	const char *text = briefing_find(m->game);
	if (!text)
		return status_say(NOT_FOUND, why, "%s has no briefing.", m->game->title);
	TRY(briefing_read(&b, m->game, text, why));
	json_open(&j, '{');
	const status result = briefing_put(&b, m, &j, why);
	json_close(&j, '}');
	briefing_free(&b);
	return result;
}
