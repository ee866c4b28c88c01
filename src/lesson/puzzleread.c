/* Turns the facts of a puzzle (puzzlebook.h) into a lesson of one question. */
#include <stdlib.h>
#include <string.h>

#include "core/state.h"
#include "core/words/message.h"
#include "lesson/lesson.h"
#include "lesson/puzzlebook.h"
#include "lesson/script.h"

enum { OTHERS = 7, LINES = 3 };

struct valued {
	const char *action;
	int percent;
};

struct facts {
	const struct game *game;
	const char *level, *seat, *position, *greedy;
	struct valued best, other[OTHERS];
	unsigned others, lines;
	char *line[LINES];
	int at; /* the line of the file */
	void *state;
	struct text *why;
};

#define FAULT(f, ...) status_say(BAD_LESSON, (f)->why, __VA_ARGS__)

/* "71 bribe 2" */
static struct valued read_valued(char *rest)
{
	const char *percent = script_cut_word(&rest);
	return (struct valued){ rest, (int)strtol(percent, NULL, 10) };
}

static status read_word(struct facts *f, const char *word, char *rest)
{
	if (strcmp(word, "puzzle") == 0)
		return OK;
	if (strcmp(word, "level") == 0)
		f->level = rest;
	else if (strcmp(word, "seat") == 0)
		f->seat = rest;
	else if (strcmp(word, "position") == 0)
		f->position = rest;
	else if (strcmp(word, "greedy") == 0)
		f->greedy = rest;
	else if (strcmp(word, "best") == 0)
		f->best = read_valued(rest);
	else if (strcmp(word, "other") == 0 && f->others < OTHERS)
		f->other[f->others++] = read_valued(rest);
	else if (strcmp(word, "line") == 0 && f->lines < LINES)
		f->line[f->lines++] = rest;
	else
		return FAULT(f, "There is no word \"%s\" in a puzzle, or too many.",
			     word);
	return OK;
}

static status read_facts(struct facts *f, char *text)
{
	struct script script = script_begin(text);
	while (script_next(&script)) {
		f->at = script.line;
		TRY(read_word(f, script.word, script.rest));
	}
	if (!f->level || !f->seat || !f->position || !f->best.action || f->others == 0)
		return FAULT(f, "A puzzle has a level, a seat, a position, the best "
				"action and others.");
	return state_read_text(f->game, f->position, strlen(f->position), f->state,
			       f->why);
}

/* How it goes on */

/* Actions with " > " between; each is of the first seat that is to act. */
static status play_line(const struct facts *f, char *line, struct match *m)
{
	for (char *next; line; line = next) {
		action a;
		next = strstr(line, " > ");
		if (next) {
			*next = '\0';
			next += strlen(" > ");
		}
		if (match_is_over(m))
			return FAULT(f, "A line goes on behind the end of the game.");
		const int seat = __builtin_ctz(f->game->to_act(m->state));
		if (action_read(f->game, line, &a, f->why) != OK ||
		    match_play(m, seat, a, f->why) != OK)
			return BAD_LESSON;
	}
	return OK;
}

/* " It may go on like this: ..." if there is a line that begins with the action. */
static status put_line(const struct facts *f, const char *first, struct text *out)
{
	const size_t len = strlen(first);
	char *line = NULL;
	for (unsigned i = 0; i < f->lines; i++)
		if (strncmp(f->line[i], first, len) == 0 &&
		    (!f->line[i][len] || f->line[i][len + 1] == '>'))
			line = f->line[i];
	if (!line)
		return OK;
	struct match m;
	char *copy = strdup(line);
	if (!copy)
		die("out of memory");
	match_begin_at(&m, f->game, f->state, fair_table());
	const status played = play_line(f, copy, &m);
	if (played == OK)
		lesson_put_line(&m, game_find_seat(f->game, f->seat), out);
	match_end(&m);
	free(copy);
	return played;
}

/* What is said */

static void put_question(const struct facts *f, struct text *out)
{
	const int seat = game_find_seat(f->game, f->seat);
	struct text asked = { 0 };
	prompt_put(f->game, f->state, seat, &asked);
	text_add(out, "say You are %s, and the choice is yours. %s\n",
		 game_seat_title(f->game, f->state, seat), text_str(&asked));
	text_add(out,
		 "ask Find the best action. It wins about %d %% of games; the next "
		 "best about %d %%.\n",
		 f->best.percent, f->other[0].percent);
	text_free(&asked);
}

static status put_others(const struct facts *f, struct text *out)
{
	for (unsigned i = 0; i < f->others; i++) {
		const struct valued *v = &f->other[i];
		const bool is_greedy = f->greedy && strcmp(f->greedy, v->action) == 0;
		text_add(out, "other %s: ", v->action);
		text_add(out,
			 is_greedy ? "Tempting, but it wins only about %d %% of games."
				   : "This wins about %d %% of games: there is better.",
			 v->percent);
		TRY(put_line(f, v->action, out));
		text_char(out, '\n');
	}
	return OK;
}

static status put_all(const struct facts *f, struct text *out)
{
	text_add(out,
		 "title Puzzle\nabout One action is clearly best.\nseat %s\nposition "
		 "%s\n",
		 f->seat, f->position);
	put_question(f, out);
	text_add(out, "expect %s\n", f->best.action);
	TRY(put_others(f, out));
	text_add(out,
		 "else This is not among the better choices: the best one wins about "
		 "%d %% of games.\n",
		 f->best.percent);
	text_add(out, "end Right: this wins about %d %% of games.", f->best.percent);
	TRY(put_line(f, f->best.action, out));
	text_char(out, '\n');
	return OK;
}

status puzzlebook_put_lesson(const struct game *g, const char *text, struct text *out,
			     struct text *why)
{
	char *copy = strdup(text);
	struct facts f = {
		.game = g, .at = 1, .state = calloc(1, g->state_size), .why = why
	};
	if (!copy || !f.state)
		die("out of memory");
	status result = read_facts(&f, copy);
	if (result == OK && game_find_seat(g, f.seat) >= SEATS_MAX)
		result = FAULT(&f, "There is no seat \"%s\".", f.seat);
	if (result == OK)
		result = put_all(&f, out);
	else
		script_name_line(f.at, why);
	free(copy);
	free(f.state);
	return result;
}
