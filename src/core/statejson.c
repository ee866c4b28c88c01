/*
 * Positions and views as JSON, by the state table. A dimension with names is an object,
 * one of plain numbers an array; zeros are left out; a sum stands in the place of what a
 * reader may not see.
 */
#include <stdlib.h>
#include <string.h>

#include "core/statevalue.h"

/* Whether the reader's bit is set for this value of a OWNER_KNOWN field. */
static bool is_known(const void *state, const struct field *f, unsigned index, int reader)
{
	const unsigned owner = index / (f->extent[1] * f->extent[2]);
	const u8 seats = *((const u8 *)state + f->known + index);
	return reader == SEES_ALL || (int)owner == reader || seats == KNOWN_TO_ALL ||
	       (reader < SEATS_MAX && (seats >> reader & 1));
}

static void write_value(const struct game *g, const void *state, struct place p,
			int reader, struct json *out)
{
	const long value = state_get(state, p);
	if (p.field->seen == OWNER_KNOWN && value &&
	    !is_known(state, p.field, p.index, reader)) {
		json_string(out, "?");
		return;
	}
	const char *word = value_word(g, p, value);
	if (p.field->value == &names_yes)
		json_bool(out, value != 0);
	else if (word)
		json_string(out, word);
	else if (value == 0 && p.field->value && p.field->value->name)
		json_null(out);
	else
		json_int(out, value);
}

/* How many of the `n` values from `index` on stand before the trailing zeros. */
static unsigned used_values(const void *state, const struct field *f, unsigned index,
			    unsigned n)
{
	while (n > 0 && state_get(state, (struct place){ f, index + n - 1 }) == 0)
		n--;
	return n;
}

static unsigned below(const struct field *f, int rank)
{
	unsigned n = 1;
	for (int i = rank; i < RANK_MAX; i++)
		n *= f->extent[i];
	return n;
}

/* Writes dimension `rank` and those inside it, from flat index `index` on. */
static void write_dims(const struct game *g, const void *state, const struct field *f,
		       int rank, unsigned index, int reader, struct json *out)
{
	if (rank == f->rank) {
		write_value(g, state, (struct place){ f, index }, reader, out);
		return;
	}
	ensure(rank < RANK_MAX);
	const unsigned step = below(f, rank + 1);
	if (!f->dim[rank]->name) {
		const unsigned used = used_values(state, f, index, below(f, rank));
		json_open(out, '[');
		for (unsigned i = 0; i * step < used; i++)
			write_dims(g, state, f, rank + 1, index + i * step, reader, out);
		json_close(out, ']');
		return;
	}
	json_open(out, '{');
	for (unsigned i = 0; i < f->extent[rank]; i++) {
		if (used_values(state, f, index + i * step, step) == 0)
			continue;
		json_key(out, f->dim[rank]->name[i]);
		write_dims(g, state, f, rank + 1, index + i * step, reader, out);
	}
	json_close(out, '}');
}

static long sum(const void *state, const struct field *f, unsigned index, unsigned n)
{
	long total = 0;
	for (unsigned i = 0; i < n; i++)
		total += state_get(state, (struct place){ f, index + i });
	return total;
}

/* A field whose first dimension is the seat: each row in full or as its sum or not at
 * all. */
static void write_owned(const struct game *g, const void *state, const struct field *f,
			int reader, struct json *out)
{
	const unsigned step = below(f, 1);
	json_open(out, '{');
	for (unsigned seat = 0; seat < f->extent[0]; seat++) {
		const unsigned index = seat * step;
		if (used_values(state, f, index, step) == 0)
			continue;
		if ((int)seat == reader) {
			json_key(out, f->dim[0]->name[seat]);
			write_dims(g, state, f, 1, index, reader, out);
		} else if (f->seen == OWNER_COUNT) {
			json_put_int(out, f->dim[0]->name[seat],
				     sum(state, f, index, step));
		}
	}
	json_close(out, '}');
}

/* Whether the field says something although it is zero: a scalar with a word for zero. */
static bool speaks_at_zero(const struct field *f)
{
	return f->rank == 0 && f->value && f->value != &names_yes &&
	       names_word(f->value, 0);
}

static void write_field(const struct game *g, const void *state, const struct field *f,
			int reader, struct json *out)
{
	const bool is_player = reader < SEATS_MAX || reader == SEES_ALL;
	if (used_values(state, f, 0, field_size(f)) == 0 && !speaks_at_zero(f))
		return;
	if ((f->seen == NOBODY && reader != SEES_ALL) ||
	    (f->seen == PLAYERS && !is_player))
		return;
	json_key(out, f->name);
	if (f->seen == ALL || f->seen == PLAYERS || f->seen == OWNER_KNOWN ||
	    reader == SEES_ALL)
		write_dims(g, state, f, 0, 0, reader, out);
	else if (f->seen == TOTAL)
		json_int(out, sum(state, f, 0, field_size(f)));
	else
		write_owned(g, state, f, reader, out);
}

/* Where all that is set belongs to others: the bare name would tell that something is. */
static bool is_all_of_others(const void *state, const struct field *f, int reader)
{
	const unsigned step = below(f, 1);
	if (f->seen != OWNER || reader == SEES_ALL)
		return false;
	return reader >= f->extent[0] ||
	       used_values(state, f, (unsigned)reader * step, step) == 0;
}

void state_write(const struct game *g, const void *state, int reader, struct json *out)
{
	for (const struct field *f = g->fields; f->name; f++)
		if (!is_all_of_others(state, f, reader))
			write_field(g, state, f, reader, out);
}

void state_put_position(const struct game *g, const void *state, struct text *out)
{
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "game", g->id);
	json_put_int(&j, "rules", g->rules_version);
	state_write(g, state, SEES_ALL, &j);
	json_close(&j, '}');
}

struct reading {
	const struct game *game;
	const struct json_doc *doc;
	const struct field *field;
	void *state;
	struct text *why;
};

static status bad_field(const struct reading *r, const char *what, const char *detail)
{
	return status_say(BAD_POSITION, r->why, "Field \"%s\": %s%s%s.", r->field->name,
			  what, *detail ? " " : "", detail);
}

static status read_word(const struct reading *r, int node, struct place p)
{
	struct text word = { 0 };
	json_text(r->doc, node, &word);
	const long value = value_of_word(r->game, p, text_str(&word));
	status result = OK;
	if (value < 0)
		result = bad_field(r, "there is no such value:", text_str(&word));
	else
		state_put(r->state, p, value);
	text_free(&word);
	return result;
}

static status read_value(const struct reading *r, int node, unsigned index)
{
	const struct place p = { r->field, index };
	long long number;
	bool yes;
	if (json_is(r->doc, node, JSON_STRING))
		return read_word(r, node, p);
	if (json_is(r->doc, node, JSON_NULL))
		return OK;
	if (json_get_bool(r->doc, node, &yes) && r->field->value == &names_yes) {
		state_put(r->state, p, yes);
		return OK;
	}
	if (!json_get_int(r->doc, node, &number))
		return bad_field(r, "a whole number or a name is expected", "");
	if (!value_fits(r->game, p, (long)number))
		return bad_field(r, "a number is out of range", "");
	state_put(r->state, p, (long)number);
	return OK;
}

static status read_dims(const struct reading *r, int node, int rank, unsigned index);

static status read_array(const struct reading *r, int node, int rank, unsigned index)
{
	const unsigned step = below(r->field, rank + 1);
	unsigned i = 0;
	if (!json_is(r->doc, node, JSON_ARRAY))
		return bad_field(r, "a list is expected", "");
	for (int c = json_first(r->doc, node); c != JSON_ABSENT;
	     c = json_after(r->doc, node, c)) {
		if (i >= r->field->extent[rank])
			return bad_field(r, "the list is too long", "");
		TRY(read_dims(r, c, rank + 1, index + i++ * step));
	}
	return OK;
}

static int read_name(const struct reading *r, int key, int rank)
{
	struct text word = { 0 };
	json_text(r->doc, key, &word);
	const int at = names_exact(r->field->dim[rank], text_str(&word), (int)word.len);
	if (at < 0)
		bad_field(r, "there is no such name:", text_str(&word));
	text_free(&word);
	return at;
}

static status read_dims(const struct reading *r, int node, int rank, unsigned index)
{
	if (rank == r->field->rank)
		return read_value(r, node, index);
	if (!r->field->dim[rank]->name)
		return read_array(r, node, rank, index);
	if (!json_is(r->doc, node, JSON_OBJECT))
		return bad_field(r, "an object is expected", "");
	const unsigned step = below(r->field, rank + 1);
	for (int k = json_first(r->doc, node); k != JSON_ABSENT;
	     k = json_after(r->doc, node, k + 1)) {
		const int at = read_name(r, k, rank);
		if (at < 0)
			return BAD_POSITION;
		TRY(read_dims(r, k + 1, rank + 1, index + (unsigned)at * step));
	}
	return OK;
}

static const struct field *find_field(const struct game *g, const char *name)
{
	const struct field *f = g->fields;
	while (f->name && strcmp(f->name, name) != 0)
		f++;
	return f->name ? f : NULL;
}

/* The two members that are not fields. */
static status read_header(const struct game *g, const struct json_doc *d, int node,
			  const char *name, struct text *why)
{
	if (strcmp(name, "rules") == 0)
		return OK;
	if (strcmp(name, "game") != 0)
		return status_say(BAD_POSITION, why, "There is no field \"%s\" in %s.",
				  name, g->id);
	struct text id = { 0 };
	if (json_is(d, node, JSON_STRING))
		json_text(d, node, &id);
	const bool same = strcmp(text_str(&id), g->id) == 0;
	text_free(&id);
	return same ? OK
		    : status_say(BAD_POSITION, why,
				 "Field \"game\": this is not a position of %s.", g->id);
}

static status read_members(struct reading *r, int node)
{
	struct text name = { 0 };
	status result = OK;
	for (int k = json_first(r->doc, node); k != JSON_ABSENT && result == OK;
	     k = json_after(r->doc, node, k + 1)) {
		text_clear(&name);
		json_text(r->doc, k, &name);
		r->field = find_field(r->game, text_str(&name));
		result = r->field ? read_dims(r, k + 1, 0, 0)
				  : read_header(r->game, r->doc, k + 1, text_str(&name),
						r->why);
	}
	text_free(&name);
	return result;
}

status state_check(const struct game *g, const void *state, struct text *why)
{
	if (g->check)
		TRY(g->check(state, why));
	const seatset who = g->to_act(state);
	for (int seat = 0; seat <= CHANCE; seat++) {
		struct actions actions;
		if (!(who & seat_bit(seat)))
			continue;
		actions.count = 0;
		g->legal(state, seat, &actions);
		if (actions.count == 0)
			return status_say(BAD_POSITION, why,
					  "In this position %s must act but cannot.",
					  game_seat_name(g, seat));
	}
	return OK;
}

status state_read(const struct game *g, const struct json_doc *d, int node, void *state,
		  struct text *why)
{
	if (!json_is(d, node, JSON_OBJECT))
		return status_say(BAD_POSITION, why, "A position is a JSON object.");
	void *draft = calloc(1, g->state_size);
	if (!draft)
		die("out of memory");
	struct reading r = { .game = g, .doc = d, .state = draft, .why = why };
	status result = read_members(&r, node);
	if (result == OK)
		result = state_check(g, draft, why);
	if (result == OK)
		memcpy(state, draft, g->state_size);
	free(draft);
	return result;
}

status state_read_text(const struct game *g, const char *json, size_t len, void *state,
		       struct text *why)
{
	struct json_doc d = { 0 };
	status result = json_read(&d, json, len, why);
	if (result == OK)
		result = state_read(g, &d, 0, state, why);
	json_free(&d);
	return result;
}
