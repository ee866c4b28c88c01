/* Reads briefings (script.h); their words are a table. */
#include <stdlib.h>
#include <string.h>

#include "lesson/briefing.h"
#include "lesson/script.h"

struct reading {
	struct briefing *briefing;
	struct briefing_part *part; /* the one that is being read */
	int line;
	struct text *why;
};

#define FAULT(r, ...) status_say(BAD_LESSON, (r)->why, __VA_ARGS__)

static status check_length(struct reading *r, const char *text, size_t most)
{
	if (!*text)
		return FAULT(r, "Nothing is said here.");
	return strlen(text) <= most ? OK
				    : FAULT(r, "A text of %zu bytes; %zu is the longest.",
					    strlen(text), most);
}

static status read_once(struct reading *r, const char **where, const char *text,
			size_t most)
{
	if (*where)
		return FAULT(r, "This is said once only.");
	*where = text;
	return check_length(r, text, most);
}

static status read_history(struct reading *r, char *rest)
{
	return read_once(r, &r->part->history, rest, BRIEFING_HISTORY);
}

static status read_who(struct reading *r, char *rest)
{
	return read_once(r, &r->part->who, rest, BRIEFING_TEXT);
}

static status read_win(struct reading *r, char *rest)
{
	return read_once(r, &r->part->win, rest, BRIEFING_TEXT);
}

static status read_turn(struct reading *r, char *rest)
{
	return read_once(r, &r->part->turn, rest, BRIEFING_TEXT);
}

static status read_for_seat(struct reading *r, const char *by_seat[SEATS_MAX], char *rest)
{
	const char *name = script_cut_word(&rest);
	const int seat = game_find_seat(r->briefing->game, name);
	if (seat < 0 || seat >= SEATS_MAX)
		return FAULT(r, "There is no seat \"%s\".", name);
	return read_once(r, &by_seat[seat], rest, BRIEFING_TEXT);
}

static status read_seat(struct reading *r, char *rest)
{
	return read_for_seat(r, r->part->seat, rest);
}

static status read_hint(struct reading *r, char *rest)
{
	return read_for_seat(r, r->part->hint, rest);
}

static status add_line(struct reading *r, struct briefing_lines *lines, char *rest)
{
	if (lines->count == BRIEFING_LINES)
		return FAULT(r, "There are at most %d lines of this.", BRIEFING_LINES);
	lines->text[lines->count++] = rest;
	return check_length(r, rest, BRIEFING_TEXT);
}

static status read_special(struct reading *r, char *rest)
{
	return add_line(r, &r->part->special, rest);
}

static status read_side(struct reading *r, char *rest)
{
	return add_line(r, &r->part->side, rest);
}

static status read_note(struct reading *r, char *rest)
{
	return add_line(r, &r->part->note, rest);
}

static status read_scenario(struct reading *r, char *rest)
{
	struct briefing *b = r->briefing;
	const int scenario = game_find_scenario(b->game, rest);
	if (scenario < 0)
		return FAULT(r, "There is no scenario \"%s\".", rest);
	if (b->is_there[scenario])
		return FAULT(r, "The scenario \"%s\" has its briefing already.", rest);
	b->is_there[scenario] = true;
	r->part = &b->part[scenario];
	return OK;
}

static const struct word {
	const char *word;
	status (*read)(struct reading *r, char *rest);
} words[] = {
	{ "scenario", read_scenario }, { "history", read_history }, { "who", read_who },
	{ "seat", read_seat },	       { "win", read_win },	    { "turn", read_turn },
	{ "special", read_special },   { "side", read_side },	    { "note", read_note },
	{ "hint", read_hint },
};

static status read_word(struct reading *r, const char *word, char *rest)
{
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (strcmp(words[i].word, word) == 0)
			return words[i].read(r, rest);
	return FAULT(r, "There is no word \"%s\" in a briefing.", word);
}

static status read_lines(struct reading *r)
{
	struct script script = script_begin(r->briefing->text);
	while (script_next(&script)) {
		r->line = script.line;
		TRY(read_word(r, script.word, script.rest));
	}
	return OK;
}

static unsigned count_scenarios(const struct game *g)
{
	unsigned count = 0;
	while (g->scenarios[count].id)
		count++;
	return count;
}

status briefing_read(struct briefing *b, const struct game *g, const char *text,
		     struct text *why)
{
	const unsigned count = count_scenarios(g);
	*b = (struct briefing){ .game = g,
				.scenarios = count,
				.part = calloc(count, sizeof *b->part),
				.is_there = calloc(count, sizeof *b->is_there),
				.text = strdup(text) };
	if (!b->part || !b->is_there || !b->text)
		die("out of memory");
	struct reading r = { .briefing = b, .part = &b->all, .line = 1, .why = why };
	const status result = read_lines(&r);
	if (result != OK) {
		script_name_line(r.line, why);
		briefing_free(b);
	}
	return result;
}

void briefing_free(struct briefing *b)
{
	free(b->part);
	free(b->is_there);
	free(b->text);
	*b = (struct briefing){ 0 };
}
