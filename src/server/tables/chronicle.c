#include "server/tables/chronicle.h"

#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "core/view.h"
#include "core/words/event.h"

static int reader_of(int index)
{
	return index == READERS - 1 ? SPECTATOR : index;
}

static bool is_read(const struct chronicle *c, int index)
{
	return index < c->seats || index == READERS - 1;
}

static bool put_events(struct chronicle *c, int index, const struct step *step,
		       const struct events *told, const void *after)
{
	struct json j = { .out = &c->lines[index] };
	const int reader = reader_of(index);
	unsigned count = 0;
	for (unsigned i = 0; i < told->count; i++) {
		if (!event_is_told(c->game, &told->list[i], reader))
			continue;
		if (count++ == 0) {
			json_open(&j, '{');
			json_put_string(&j, "seat", game_seat_name(c->game, step->seat));
			json_key(&j, "events");
			json_open(&j, '[');
		}
		event_put_short(c->game, after, &told->list[i], reader, &j);
	}
	if (count > 0) {
		json_close(&j, ']');
		json_close(&j, '}');
	}
	return count > 0;
}

static void make_room(struct chronicle *c)
{
	if (c->steps < c->room)
		return;
	c->room = c->room ? 2 * c->room : 128;
	for (int i = 0; i < READERS; i++) {
		c->end[i] = realloc(c->end[i], c->room * sizeof *c->end[i]);
		if (!c->end[i])
			die("out of memory");
	}
	c->known = realloc(c->known, c->room * sizeof *c->known);
	if (!c->known)
		die("out of memory");
}

/* Whether a reader who was told nothing can see that something happened. */
static bool sees_change(const struct chronicle *c, const void *before, const void *after,
			int reader)
{
	struct text a = { 0 }, b = { 0 };
	view_write(c->game, before, reader, &a);
	view_write(c->game, after, reader, &b);
	const bool is_same = a.len == b.len && memcmp(a.at, b.at, a.len) == 0;
	text_free(&a);
	text_free(&b);
	return !is_same;
}

static void on_events(struct chronicle *c, const void *before, const struct step *step,
		      struct events *out)
{
	char *scratch = malloc(c->game->state_size);
	if (!scratch)
		die("out of memory");
	events_of(c->game, before, step->seat, step->action, scratch, out);
	free(scratch);
}

void chronicle_hear(void *self, const void *before, const struct step *step,
		    const void *after)
{
	struct chronicle *c = self;
	struct events told = { .count = 0 };
	make_room(c);
	c->known[c->steps] = EVERYBODY;
	on_events(c, before, step, &told);
	for (int i = 0; i < READERS; i++) {
		if (!is_read(c, i))
			continue;
		const bool is_told = put_events(c, i, step, &told, after);
		if (!is_told && reader_of(i) != step->seat &&
		    !sees_change(c, before, after, reader_of(i)))
			c->known[c->steps] &= (seatset)~seat_bit(reader_of(i));
		c->end[i][c->steps] = c->lines[i].len;
	}
	c->steps++;
}

void chronicle_begin(struct chronicle *c, const struct match *m)
{
	*c = (struct chronicle){ .game = m->game,
				 .seats = game_seats(m->game, m->state) };
	const size_t size = m->game->state_size;
	char *before = malloc(size), *after = malloc(size);
	if (!before || !after)
		die("out of memory");
	memcpy(after, m->origin, size);
	for (size_t i = 0; i < m->count; i++) {
		memcpy(before, after, size);
		m->game->apply(after, m->step[i].seat, m->step[i].action);
		chronicle_hear(c, before, &m->step[i], after);
	}
	free(before);
	free(after);
}

void chronicle_end(struct chronicle *c)
{
	for (int i = 0; i < READERS; i++) {
		text_free(&c->lines[i]);
		free(c->end[i]);
	}
	free(c->known);
	*c = (struct chronicle){ 0 };
}

static size_t end_of(const struct chronicle *c, int index, size_t steps)
{
	return steps ? c->end[index][steps - 1] : 0;
}

void chronicle_cut(struct chronicle *c, size_t count)
{
	if (count >= c->steps)
		return;
	for (int i = 0; i < READERS; i++)
		if (is_read(c, i))
			text_cut(&c->lines[i], end_of(c, i, count));
	c->steps = count;
}

size_t chronicle_known(const struct chronicle *c, seatset who, size_t steps)
{
	size_t known = 0;
	for (size_t i = 0; i < steps; i++)
		known += (c->known[i] & who) != 0;
	return known;
}

size_t chronicle_find(const struct chronicle *c, seatset who, size_t known)
{
	size_t steps = 0;
	while (known > 0 && steps < c->steps)
		known -= (c->known[steps++] & who) != 0;
	return steps;
}

void chronicle_put(const struct chronicle *c, int reader, seatset who, size_t from,
		   size_t to, struct text *out)
{
	const int index = reader == SPECTATOR ? READERS - 1 : reader;
	size_t known = 0;
	bool is_first = true;
	for (size_t i = 0; i < to; i++) {
		const size_t a = end_of(c, index, i), b = end_of(c, index, i + 1);
		known += (c->known[i] & who) != 0;
		if (known <= from || a == b)
			continue;
		text_add(out, "%s{\"n\":%zu,", is_first ? "" : ",", known);
		text_bytes(out, c->lines[index].at + a + 1, b - a - 1);
		is_first = false;
	}
}
