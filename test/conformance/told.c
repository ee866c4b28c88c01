/*
 * What is told adds up: starting from the state before an action, the changes that its
 * events name (core/words/event.h) lead to the state after it, in every field that some
 * row of the game changes. So no piece, card, coin or VP comes or goes without a word.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "core/state.h"
#include "core/words/message.h"
#include "trial.h"

enum { NOT_A_BLANK = -1, INDICES_MAX = 3 };

/* One change of a row: a field, its indices, an operation, an amount. */
struct change {
	const struct field *field, *into; /* `into`: all of the field goes there */
	char index[INDICES_MAX][32];
	char op, amount[32];
	unsigned indices;
};

static const char *skip(const char *at)
{
	while (*at == ' ' || *at == ';')
		at++;
	return at;
}

static const char *take_word(const char *at, char out[32])
{
	unsigned n = 0;
	at = skip(at);
	while ((isalnum((unsigned char)*at) || *at == '_' || *at == '-') && n < 31)
		out[n++] = *at++;
	out[n] = 0;
	return at;
}

static const struct field *find_field(const struct game *g, const char *name)
{
	for (const struct field *f = g->fields; f->name; f++)
		if (strcmp(f->name, name) == 0)
			return f;
	return NULL;
}

/* Reads "money[who] - n" and moves past it; false at the end or if it makes no sense.
 */
static bool read_change(const struct game *g, const char **at, struct change *c)
{
	char word[32];
	*c = (struct change){ 0 };
	const char *p = take_word(*at, word);
	if (!word[0] || !(c->field = find_field(g, word)))
		return false;
	while (*p == '[' && c->indices < INDICES_MAX) {
		p = take_word(p + 1, c->index[c->indices++]);
		if (*p++ != ']')
			return false;
	}
	p = skip(p);
	c->op = *p++;
	p = take_word(p, c->amount);
	if (c->op == '>')
		c->into = find_field(g, c->amount);
	*at = p;
	return c->amount[0] && (c->op != '>' || c->into) && strchr("+-=>&!", c->op);
}

static int find_blank(const struct event_row *row, const char *name)
{
	for (int i = 0; row->blank[i].name; i++)
		if (strcmp(row->blank[i].name, name) == 0)
			return i;
	return NOT_A_BLANK;
}

/* The value that stands for a word: a number, or that of a blank; of a list the n-th. */
static int value_of(const struct event_row *row, const struct event *e, const char *word,
		    unsigned nth)
{
	const int blank = find_blank(row, word);
	if (blank == NOT_A_BLANK)
		return atoi(word);
	const bool is_last = !row->blank[blank + 1].name;
	return e->value[(unsigned)blank + (is_last ? nth : 0)];
}

/* core/words/event.h: a blank that holds none of its names. */
static bool is_empty(const struct event_row *row, const struct event *e, const char *word)
{
	const int blank = find_blank(row, word);
	if (blank == NOT_A_BLANK || !row->blank[blank].kind->name)
		return false;
	return e->value[blank] < 0 || e->value[blank] >= row->blank[blank].kind->count;
}

static bool has_place(const struct change *c, const struct event_row *row,
		      const struct event *e)
{
	for (unsigned i = 0; i < c->indices; i++)
		if (is_empty(row, e, c->index[i]))
			return false;
	return true;
}

static unsigned index_of(const struct change *c, const struct event_row *row,
			 const struct event *e, unsigned nth)
{
	unsigned flat = 0;
	for (unsigned i = 0; i < c->indices; i++)
		flat = flat * c->field->extent[i] +
		       (unsigned)value_of(row, e, c->index[i], nth);
	return flat;
}

static void set(void *state, const struct field *f, unsigned index, long value)
{
	char *at = (char *)state + f->offset + (size_t)index * f->size;
	if (f->size == 1)
		*(uint8_t *)at = (uint8_t)value;
	else
		*(uint16_t *)at = (uint16_t)value;
}

static long get(const void *state, const struct field *f, unsigned index)
{
	return state_get(state, (struct place){ f, index });
}

static unsigned extent_of(const struct field *f)
{
	return (unsigned)f->extent[0] * f->extent[1] * f->extent[2];
}

static void pour(void *state, const struct change *c)
{
	for (unsigned i = 0; i < extent_of(c->field); i++) {
		set(state, c->into, i, get(state, c->into, i) + get(state, c->field, i));
		set(state, c->field, i, 0);
	}
}

/* How many places follow the indices of a change: 1, or those of a list. */
static unsigned room_of(const struct change *c)
{
	unsigned room = 1;
	for (unsigned i = c->indices; i < INDICES_MAX; i++)
		room *= c->field->extent[i];
	return room;
}

/* One more, or one less, in a list without gaps. */
static void change_list(void *state, const struct change *c, unsigned from, long what)
{
	const unsigned room = room_of(c);
	unsigned at = 0;
	const long wanted = c->op == '&' ? 0 : what;
	while (at < room && get(state, c->field, from + at) != wanted)
		at++;
	if (at == room)
		return; /* the sum will not be right */
	if (c->op == '&') {
		set(state, c->field, from + at, what);
		return;
	}
	for (; at + 1 < room; at++)
		set(state, c->field, from + at, get(state, c->field, from + at + 1));
	set(state, c->field, from + room - 1, 0);
}

static void make_change(void *state, const struct change *c, const struct event_row *row,
			const struct event *e, unsigned nth)
{
	if (c->op == '>') {
		pour(state, c);
		return;
	}
	if (!has_place(c, row, e))
		return;
	const unsigned room = room_of(c), index = index_of(c, row, e, nth) * room;
	const int amount = value_of(row, e, c->amount, nth);
	if (c->op == '&' || c->op == '!') {
		change_list(state, c, index, amount);
		return;
	}
	for (unsigned i = 1; i < room; i++)
		set(state, c->field, index + i, amount);
	const long now = get(state, c->field, index);
	set(state, c->field, index,
	    c->op == '=' ? amount : now + (c->op == '+' ? amount : -amount));
}

static void make_changes(const struct game *g, void *state, const struct event *e)
{
	const struct event_row *row = &g->events[e->kind];
	unsigned blanks = 0;
	while (row->blank[blanks].name)
		blanks++;
	const unsigned times = row->is_list ? e->count - blanks + 1 : 1;
	for (unsigned nth = 0; row->changes && nth < times; nth++) {
		struct change c;
		for (const char *at = row->changes; read_change(g, &at, &c);)
			make_change(state, &c, row, e, nth);
	}
}

static bool names_field(const struct game *g, const struct event_row *row,
			const struct field *f)
{
	struct change c;
	for (const char *at = row->changes ? row->changes : ""; read_change(g, &at, &c);)
		if (c.field == f || c.into == f)
			return true;
	return false;
}

static bool names_list(const struct game *g, const struct event_row *row,
		       const struct field *f)
{
	struct change c;
	for (const char *at = row->changes ? row->changes : ""; read_change(g, &at, &c);)
		if (c.field == f && strchr("&!", c.op))
			return true;
	return false;
}

static bool any_row(const struct game *g, const struct field *f,
		    bool (*names)(const struct game *, const struct event_row *,
				  const struct field *))
{
	for (const struct event_row *row = g->events + 1; row->word; row++)
		if (names(g, row, f))
			return true;
	return false;
}

/* What the rows say of each field, read once for a game: it is asked at every step. */
enum { FIELDS_MAX = 256 };
static struct {
	const struct game *game;
	bool is_told[FIELDS_MAX], is_list[FIELDS_MAX];
} said_of;

static void read_rows(const struct game *g)
{
	if (said_of.game == g)
		return;
	said_of.game = g;
	for (const struct field *f = g->fields; f->name; f++) {
		said_of.is_told[f - g->fields] = any_row(g, f, names_field);
		said_of.is_list[f - g->fields] = any_row(g, f, names_list);
	}
}

static bool is_told(const struct game *g, const struct field *f)
{
	read_rows(g);
	return said_of.is_told[f - g->fields];
}

static bool is_list(const struct game *g, const struct field *f)
{
	read_rows(g);
	return said_of.is_list[f - g->fields];
}

static int compare(const void *a, const void *b)
{
	return *(const uint8_t *)b - *(const uint8_t *)a;
}

/* In a list the order is of no account. */
static void sort_lists(const struct game *g, void *state)
{
	for (const struct field *f = g->fields; f->name; f++) {
		const unsigned room = f->extent[INDICES_MAX - 1];
		for (unsigned i = 0; is_list(g, f) && i < extent_of(f); i += room)
			qsort((char *)state + f->offset + i, room, 1, compare);
	}
}

static void copy_field(void *to, const void *from, const struct field *f)
{
	memcpy((char *)to + f->offset, (const char *)from + f->offset,
	       (size_t)extent_of(f) * f->size);
}

bool story_adds_up(struct trial *t, const struct moment *m)
{
	const struct game *g = t->game;
	struct events *told = malloc(sizeof *told);
	void *sum = trial_copy(t, m->before), *scratch = trial_block(t);
	events_of(g, m->before, m->seat, m->action, scratch, told);
	for (unsigned i = 0; i < told->count; i++)
		make_changes(g, sum, &told->list[i]);
	for (const struct field *f = g->fields; f->name; f++)
		if (!is_told(g, f))
			copy_field(sum, m->after, f);
	void *after = trial_copy(t, m->after);
	sort_lists(g, sum);
	sort_lists(g, after);
	const bool good = trial_same(t, sum, after);
	if (!good) {
		trial_broken(t, "the events do not add up to what changed:\n", m->action);
		state_diff(g, sum, after, &t->broken);
	}
	free(after);
	free(told);
	free(sum);
	free(scratch);
	return good;
}

/* A row's sentence and its changes name only what the row and the state have. */
static const char *row_fault(const struct game *g, const struct event_row *row)
{
	const char *fault = sentence_fault(row->blank, row->text);
	if (!fault && row->hidden)
		fault = sentence_fault(row->blank, row->hidden);
	for (const char *at = row->changes; !fault && at && *skip(at);) {
		struct change c;
		if (!read_change(g, &at, &c))
			fault = "has a change that cannot be read";
	}
	return fault;
}

/* Fills all blanks with one value: 0, then one, then several of everything. */
static bool renders(const struct game *g, const void *state,
		    const struct message_row *row)
{
	bool good = true;
	for (int value = 0; good && value < 3; value++) {
		struct messages m = { .count = 1,
				      .list[0].kind = (uint16_t)(row - g->messages) };
		struct text said = { 0 };
		for (int i = 0; row->blank[i].name; i++)
			message_more(&m, value < row->blank[i].kind->count ? value : 0);
		messages_put(g, state, &m, &said);
		good = said.len > 0 && !strpbrk(text_str(&said), "{}[]<>|&") &&
		       said.at[said.len - 1] == '.';
		text_free(&said);
	}
	return good;
}

/* The rows of prompts and refusals are sentences, whatever fills them. */
bool messages_hold(struct trial *t, const void *state)
{
	const struct message_row *row = t->game->messages;
	for (row = row ? row + 1 : NULL; row && row->id; row++) {
		const char *fault = sentence_fault(row->blank, row->text);
		if (!fault && !renders(t->game, state, row))
			fault = "is no sentence";
		if (fault) {
			text_add(&t->broken, "the message \"%s\" %s", row->id, fault);
			return false;
		}
	}
	return true;
}

bool events_hold(struct trial *t)
{
	for (const struct event_row *row = t->game->events + 1; row->word; row++) {
		const char *fault = row_fault(t->game, row);
		if (fault) {
			text_add(&t->broken, "the event \"%s\" %s", row->word, fault);
			return false;
		}
	}
	return true;
}
