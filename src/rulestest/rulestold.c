/* The words `told` and `untold` of rule tests: which events the last action meant. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/words/event.h"
#include "rulestest/rulescase.h"
#include "rulestest/ruleswords.h"

/* What a line asks for: an event for a reader, and values of some of its blanks. */
struct question {
	struct rulescase *c;
	int reader;
	const struct event_row *row;
	const char *blanks; /* "who roma what Forum" */
};

static const struct event_row *find_row(const struct game *g, const char *word)
{
	for (const struct event_row *row = g->events + 1; row->word; row++)
		if (strcmp(row->word, word) == 0)
			return row;
	return NULL;
}

/* The number of the blank whose name *words begin with, and moves past it. */
static int take_blank(const struct event_row *row, const char **words)
{
	*words += strspn(*words, " ");
	const size_t len = strcspn(*words, " ");
	for (int i = 0; row->blank[i].name; i++) {
		if (strlen(row->blank[i].name) == len &&
		    strncmp(row->blank[i].name, *words, len) == 0) {
			*words += len + strspn(*words + len, " ");
			return i;
		}
	}
	return NAME_UNKNOWN;
}

static bool is_withheld(const struct question *q, const struct event *e, int blank)
{
	return q->row->blank[blank].is_secret && !event_is_open(e, q->reader);
}

/* One of the values of the blank, for the last may be a list. */
static bool has_value(const struct question *q, const struct event *e, int blank,
		      int value)
{
	const unsigned last = q->row->is_list ? e->count : (unsigned)blank + 1;
	for (unsigned i = (unsigned)blank; i < last; i++)
		if (e->value[i] == value)
			return true;
	return false;
}

static status matches(const struct question *q, const struct event *e, bool *out)
{
	*out = true;
	for (const char *at = q->blanks; *at;) {
		const char *from = at;
		const int blank = take_blank(q->row, &at);
		if (blank == NAME_UNKNOWN)
			return FAIL(q->c, "The event \"%s\" has no such blank: %s",
				    q->row->word, from);
		const int value = names_take(q->row->blank[blank].kind, &at);
		if (value < 0)
			return FAIL(q->c, "There is no such %s: %s",
				    q->row->blank[blank].kind->id, at);
		at += strspn(at, " ");
		*out = *out && !is_withheld(q, e, blank) && has_value(q, e, blank, value);
	}
	return OK;
}

static status look(const struct question *q, const struct events *told, bool *found,
		   struct text *all)
{
	const struct game *g = q->c->game;
	*found = false;
	for (unsigned i = 0; i < told->count; i++) {
		const struct event *e = &told->list[i];
		if (!event_is_told(g, e, q->reader))
			continue;
		text_add(all, " %s:", g->events[e->kind].word);
		event_put_text(g, q->c->match.state, e, q->reader, all);
		bool same = false;
		if (&g->events[e->kind] == q->row)
			TRY(matches(q, e, &same));
		*found = *found || same;
	}
	return OK;
}

static status look_for_event(struct rulescase *c, char *rest, bool wanted)
{
	struct question q = { .c = c };
	TRY(ruleswords_take_reader(c, &rest, &q.reader));
	const char *word = rulescase_cut(&rest);
	if (c->match.count == 0)
		return FAIL(c, "No action has been played yet.");
	q.row = find_row(c->game, word);
	if (!q.row)
		return FAIL(c, "There is no event \"%s\".", word);
	q.blanks = rest;
	const struct step *last = &c->match.step[c->match.count - 1];
	struct events *told = malloc(sizeof *told);
	void *scratch = malloc(c->game->state_size);
	if (!told || !scratch)
		die("out of memory");
	events_of(c->game, c->match.before, last->seat, last->action, scratch, told);
	struct text all = { 0 };
	bool found;
	status result = look(&q, told, &found, &all);
	if (result == OK && found != wanted)
		result = FAIL(c, "%s should %sbe told \"%s %s\":%s",
			      game_seat_name(c->game, q.reader), wanted ? "" : "not ",
			      word, q.blanks, all.len ? text_str(&all) : " nothing");
	text_free(&all);
	free(told);
	free(scratch);
	return result;
}

status ruleswords_told(struct rulescase *c, char *rest)
{
	return look_for_event(c, rest, true);
}

status ruleswords_untold(struct rulescase *c, char *rest)
{
	return look_for_event(c, rest, false);
}
