#include "lesson/coach.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "lesson/script.h"

static const double AHEAD = 1.25, BEHIND = 0.75; /* of an even share */

struct reading {
	struct coach *coach;
	struct coach_line now; /* what the next lines have in common */
	struct text *why;
};

#define FAULT(r, ...) status_say(BAD_LESSON, (r)->why, __VA_ARGS__)

static const char *const kind_words[COACH_KINDS] = {
	[COACH_PLAN] = "plan",
	[COACH_MISTAKE] = "mistake",
	[COACH_BETTER] = "better",
	[COACH_PRAISE] = "praise",
};

/* when always | ahead | behind | first N */
static status read_when(struct reading *r, char *rest)
{
	static const char *const words[] = { [WHEN_ALWAYS] = "always",
					     [WHEN_AHEAD] = "ahead",
					     [WHEN_BEHIND] = "behind",
					     [WHEN_FIRST] = "first" };
	const char *word = script_cut_word(&rest);
	for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++) {
		if (strcmp(word, words[i]) != 0)
			continue;
		r->now.when = (enum coach_when)i;
		r->now.first = (int)strtol(rest, NULL, 10);
		return i != WHEN_FIRST || r->now.first > 0
			       ? OK
			       : FAULT(r, "Say how many actions: `when first 6`.");
	}
	return FAULT(r, "A coach knows always, ahead, behind and first, not \"%s\".",
		     word);
}

/* plan ACTION: what is said */
static status add_line(struct reading *r, enum coach_kind kind, char *rest)
{
	struct coach *c = r->coach;
	char *colon = strchr(rest, ':');
	if (!colon || c->count == COACH_LINES)
		return FAULT(r, "A line is `plan ACTION: text`, at most %d of them.",
			     COACH_LINES);
	struct coach_line *line = &c->line[c->count++];
	*line = r->now;
	line->kind = kind;
	line->text = colon + 1 + strspn(colon + 1, " \t");
	*colon = '\0';
	if (!*line->text || strlen(line->text) > COACH_TEXT)
		return FAULT(r, "A text of %zu bytes; it has 1 to %d.",
			     strlen(line->text), COACH_TEXT);
	return pattern_read(c->game, rest, &line->of, r->why);
}

static status read_word(struct reading *r, const char *word, char *rest)
{
	if (strcmp(word, "when") == 0)
		return read_when(r, rest);
	for (int kind = 0; kind < COACH_KINDS; kind++)
		if (strcmp(word, kind_words[kind]) == 0)
			return add_line(r, (enum coach_kind)kind, rest);
	return FAULT(r, "A coach has no word \"%s\".", word);
}

static status read_lines(struct reading *r, int *line)
{
	struct script script = script_begin(r->coach->text);
	while (script_next(&script)) {
		*line = script.line;
		TRY(read_word(r, script.word, script.rest));
	}
	return OK;
}

/* Whoever asks gets an answer, whatever the action is. */
static status is_complete(struct reading *r)
{
	for (int kind = 0; kind < COACH_KINDS; kind++) {
		bool is_there = kind == COACH_MISTAKE;
		for (unsigned i = 0; i < r->coach->count; i++) {
			const struct coach_line *line = &r->coach->line[i];
			is_there |= (int)line->kind == kind && line->of.mask == 0 &&
				    line->when == WHEN_ALWAYS;
		}
		if (!is_there)
			return FAULT(r, "There is no `%s *: ...` that always fits.",
				     kind_words[kind]);
	}
	return OK;
}

status coach_read(struct coach *c, const struct game *g, const char *text,
		  struct text *why)
{
	int line = 1;
	*c = (struct coach){ .game = g, .text = strdup(text) };
	if (!c->text)
		die("out of memory");
	struct reading r = { .coach = c, .why = why };
	status result = read_lines(&r, &line);
	if (result == OK)
		result = is_complete(&r);
	if (result != OK) {
		script_name_line(line, why);
		coach_free(c);
	}
	return result;
}

void coach_free(struct coach *c)
{
	free(c->text);
	c->text = NULL;
	c->count = 0;
}

static bool is_time(const struct coach_line *line, const struct coach_moment *now)
{
	switch (line->when) {
	case WHEN_ALWAYS:
		return true;
	case WHEN_AHEAD:
		return now->share >= AHEAD;
	case WHEN_BEHIND:
		return now->share <= BEHIND;
	case WHEN_FIRST:
		return now->acts < line->first;
	}
	return false;
}

const char *coach_say(const struct coach *c, enum coach_kind kind,
		      const struct coach_moment *now, action a)
{
	for (unsigned i = 0; i < c->count; i++) {
		const struct coach_line *line = &c->line[i];
		if (line->kind == kind && is_time(line, now) && pattern_fits(line->of, a))
			return line->text;
	}
	return NULL;
}
