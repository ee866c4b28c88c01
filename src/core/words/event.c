#include "core/words/event.h"

#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include "base/guard.h"
#include "base/json.h"
#include "base/text.h"

_Thread_local bool events_are_heard;

/* Where events_of() listens to: its caller's list. No more than a pointer, for a library
 * that is loaded while a program runs has little room for what belongs to a thread. */
static _Thread_local struct events *heard;

void event_note_list(seatset knowing, int kind, unsigned count, const int *values)
{
	ensure(count <= EVENT_VALUES);
	ensure(heard->count < EVENTS_MAX);
	struct event *e = &heard->list[heard->count++];
	*e = (struct event){ .kind = (uint8_t)kind,
			     .count = (uint8_t)count,
			     .knowing = knowing };
	for (unsigned i = 0; i < count; i++)
		e->value[i] = (int16_t)values[i];
}

void event_note(seatset knowing, int kind, ...)
{
	int values[EVENT_VALUES + 1];
	unsigned count = 0;
	va_list list;
	va_start(list, kind);
	while ((values[count] = va_arg(list, int)) != EVENT_END) {
		ensure(count < EVENT_VALUES);
		count++;
	}
	va_end(list);
	event_note_list(knowing, kind, count, values);
}

unsigned event_heard(void)
{
	return heard->count;
}

static void stop_listening(void)
{
	events_are_heard = false;
}

void events_of(const struct game *g, const void *before, int seat, action a,
	       void *scratch, struct events *out)
{
	memcpy(scratch, before, g->state_size);
	out->count = 0;
	heard = out;
	guard_undo = stop_listening;
	events_are_heard = true;
	g->apply(scratch, seat, a);
	stop_listening();
	guard_undo = NULL;
}

static const struct event_row *row_of(const struct game *g, const struct event *e)
{
	return &g->events[e->kind];
}

bool event_is_open(const struct event *e, int reader)
{
	return e->knowing & seat_bit(reader);
}

bool event_is_told(const struct game *g, const struct event *e, int reader)
{
	return event_is_open(e, reader) || row_of(g, e)->hidden;
}

void event_put_text(const struct game *g, const void *state, const struct event *e,
		    int reader, struct text *out)
{
	const struct event_row *row = row_of(g, e);
	const struct filling f = { .game = g,
				   .state = state,
				   .blank = row->blank,
				   .value = e->value,
				   .count = e->count };
	const char *pattern = event_is_open(e, reader) ? row->text : row->hidden;
	if (pattern)
		sentence_put(&f, pattern, out);
}

void events_narrate(const struct game *g, const void *before, int seat, action a,
		    const void *after, int reader, struct text *out)
{
	_Alignas(max_align_t) char scratch[STATE_SIZE_MAX];
	struct events told;
	events_of(g, before, seat, a, scratch, &told);
	for (unsigned i = 0; i < told.count; i++) {
		if (!event_is_told(g, &told.list[i], reader))
			continue;
		if (out->len > 0 && out->at[out->len - 1] == '.')
			text_char(out, ' ');
		event_put_text(g, after, &told.list[i], reader, out);
	}
}

/* JSON */

static void put_value(const struct names *kind, int value, struct json *out)
{
	const char *word = names_word(kind, value);
	if (word)
		json_string(out, word);
	else if (kind->name)
		json_null(out);
	else
		json_int(out, value);
}

static bool is_withheld(const struct blank *b, const struct event *e, int reader)
{
	return b->is_secret && !event_is_open(e, reader);
}

static bool is_list(const struct event_row *row, const struct event *e, unsigned blank)
{
	return !row->blank[blank + 1].name && row->is_list && e->count > 0;
}

static void put_blank(const struct event_row *row, const struct event *e, unsigned i,
		      struct json *out)
{
	const struct blank *b = &row->blank[i];
	json_key(out, b->name);
	if (!is_list(row, e, i)) {
		put_value(b->kind, e->value[i], out);
		return;
	}
	json_open(out, '[');
	for (unsigned n = i; n < e->count; n++)
		put_value(b->kind, e->value[n], out);
	json_close(out, ']');
}

void event_put_json(const struct game *g, const void *state, const struct event *e,
		    int reader, struct json *out)
{
	const struct event_row *row = row_of(g, e);
	struct text said = { 0 };
	json_open(out, '{');
	json_put_string(out, "event", row->word);
	for (unsigned i = 0; row->blank[i].name; i++)
		if (!is_withheld(&row->blank[i], e, reader))
			put_blank(row, e, i, out);
	event_put_text(g, state, e, reader, &said);
	json_put_string(out, "text", text_str(&said));
	json_close(out, '}');
	text_free(&said);
}

static unsigned blanks_of(const struct event_row *row)
{
	unsigned n = 0;
	while (row->blank[n].name)
		n++;
	return n;
}

void event_put_short(const struct game *g, const void *state, const struct event *e,
		     int reader, struct json *out)
{
	const struct event_row *row = row_of(g, e);
	const unsigned blanks = blanks_of(row);
	struct text said = { 0 };
	json_open(out, '[');
	json_int(out, e->kind);
	json_open(out, '[');
	for (unsigned i = 0; i < e->count; i++) {
		const struct blank *b = &row->blank[i < blanks ? i : blanks - 1];
		if (is_withheld(b, e, reader))
			json_null(out);
		else
			json_int(out, e->value[i]);
	}
	json_close(out, ']');
	event_put_text(g, state, e, reader, &said);
	json_string(out, text_str(&said));
	json_close(out, ']');
	text_free(&said);
}
