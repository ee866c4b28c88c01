#include "terminal/prompt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ai/advice.h"
#include "base/text.h"
#include "core/words/message.h"
#include "core/words/story.h"
#include "rulebook/rulebook.h"
#include "terminal/briefed.h"
#include "terminal/choices.h"
#include "terminal/lines.h"
#include "terminal/picture.h"

struct asking {
	struct seating *table;
	int seat;
	struct actions legal;
	bool done;
};

void prompt_tell(struct seating *t, int reader, size_t *told)
{
	struct text out = { 0 };
	story_put(&t->match, *told, t->match.count, reader, false, &out);
	picture_wrap(&out, 0, 2);
	fputs(text_str(&out), stdout);
	*told = t->match.count;
	text_free(&out);
}

/* Who reads what is shown. */
static int reader_of(const struct asking *q)
{
	return q->seat == CHANCE ? seating_reader(q->table) : q->seat;
}

static void play(struct asking *q, action a)
{
	struct text why = { 0 };
	if (match_play(&q->table->match, q->seat, a, &why) == OK)
		q->done = true;
	else
		printf("%s\n", text_str(&why));
	text_free(&why);
}

/* Words that are not actions */

/* Whose action `undo` takes back: people at one screen may agree to take back the
 * other's. */
static int undoing_seat(const struct asking *q)
{
	const struct match *m = &q->table->match;
	if (m->count == 0 || match_undoable(m, q->seat) > 0)
		return q->seat;
	const int last = m->step[m->count - 1].seat;
	if (last == CHANCE) /* a roll of the table may have been entered wrongly */
		return m->dice.kind == DICE_TABLE ? CHANCE : q->seat;
	return !q->table->bot[last] ? last : q->seat;
}

/* What was taken back is told again when it is done again. */
static void forget_told(struct seating *t)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (t->told[seat] > t->match.count)
			t->told[seat] = t->match.count;
}

static void do_undo(struct asking *q, const char *rest)
{
	(void)rest;
	struct text why = { 0 };
	if (match_undo(&q->table->match, undoing_seat(q), &why) == OK) {
		printf("Taken back.\n");
		forget_told(q->table);
		q->done = true;
	} else {
		printf("%s\n", text_str(&why));
	}
	text_free(&why);
}

static void do_why(struct asking *q, const char *rest)
{
	struct text why = { 0 };
	struct refused r;
	action a;
	if (action_read(q->table->match.game, rest, &a, &why) != OK) {
		/* what is wrong with the words has been said */
	} else if (match_why(&q->table->match, q->seat, a, &r) == OK) {
		text_put(&why, "This is allowed now.");
	} else {
		refused_say(&r, &why);
		if (*r.rule)
			text_add(&why, " (%s)", r.rule);
	}
	picture_wrap(&why, 0, 2);
	printf("%s\n", text_str(&why));
	text_free(&why);
}

static void do_log(struct asking *q, const char *rest)
{
	(void)rest;
	size_t from = 0;
	prompt_tell(q->table, reader_of(q), &from);
}

static void do_save(struct asking *q, const char *rest)
{
	struct text why = { 0 };
	const char *path = *rest ? rest : q->table->save;
	if (!path)
		printf("Say where: save FILE.\n");
	else if (seating_save(&q->table->match, path, &why) == OK)
		printf("Saved to %s.\n", path);
	else
		printf("%s\n", text_str(&why));
	text_free(&why);
}

static void do_rules(struct asking *q, const char *rest)
{
	const struct game *g = q->table->match.game;
	struct text entry = { 0 };
	if (!*rest)
		printf("Say which rule, as in `rules %s-1`; `tessera rules %s` prints "
		       "them all.\n",
		       g->rule_prefix, g->id);
	else if (rulebook_put(g, rest, &entry))
		fputs(text_str(&entry), stdout);
	else
		printf("There is no rule \"%s\".\n", rest);
	text_free(&entry);
}

static void put_advice(const struct match *m, int seat, const struct advice *a,
		       struct text *out)
{
	enum { SHOWN = 3 };
	for (unsigned i = 0; i < a->count && i < SHOWN; i++) {
		struct text reason = { 0 };
		if (a->is_only)
			text_put(out, "  ");
		else
			text_add(out, "  %3.0f%%  ", a->row[i].chance * 100);
		action_put(m->game, a->row[i].action, out);
		if (!a->is_only)
			advice_put_reason(m->game, m->state, seat, a->row[i].action,
					  &reason);
		if (reason.len > 0)
			text_add(out, " (%s)", text_str(&reason));
		text_char(out, '\n');
		text_free(&reason);
	}
	picture_wrap(out, 0, 8);
}

/* The best actions, which the computer finds from what the seat may know. */
static void do_hint(struct asking *q, const char *rest)
{
	(void)rest;
	if (q->seat == CHANCE) {
		printf("Chance needs no advice.\n");
		return;
	}
	const struct match *m = &q->table->match;
	struct advice *a = malloc(sizeof *a);
	struct trail *trail = trail_new();
	struct text out = { 0 };
	if (!a)
		die("out of memory");
	trail_read(trail, m, q->seat);
	advice_think(m->game, m->state, q->seat, trail, q->table->memory, a);
	put_advice(m, q->seat, a, &out);
	printf("%s\n%s",
	       a->is_only ? "Your only move:" : "Best first, with your chance to win:",
	       text_str(&out));
	text_free(&out);
	trail_free(trail);
	free(a);
}

static void do_brief(struct asking *q, const char *rest)
{
	struct text out = { 0 };
	(void)rest;
	if (briefed_put(&q->table->match, reader_of(q), &out) != OK)
		text_put(&out, "There is no briefing for this game.\n");
	fputs(text_str(&out), stdout);
	text_free(&out);
}

static void do_map(struct asking *q, const char *rest)
{
	const struct match *m = &q->table->match;
	struct text out = { 0 };
	(void)rest;
	if (!picture_put_map(m->game, m->state, reader_of(q), q->table->colour, &out))
		text_put(&out,
			 "This game has no map: all of it is on the table above.\n");
	fputs(text_str(&out), stdout);
	text_free(&out);
}

static void do_quit(struct asking *q, const char *rest)
{
	(void)rest;
	q->table->quit = true;
	q->done = true;
}

static void do_help(struct asking *q, const char *rest);

static const struct word {
	const char *word, *takes, *help;
	void (*run)(struct asking *q, const char *rest);
} words[] = {
	{ "brief", "", "who you are, how you win, what a turn is", do_brief },
	{ "map", "", "the map, as wide as your terminal", do_map },
	{ "undo", "", "take your last action back", do_undo },
	{ "why", "WORDS", "why an action is not allowed, and by which rule", do_why },
	{ "hint", "", "what a bot would think of", do_hint },
	{ "log", "", "the story so far", do_log },
	{ "rules", "N", "the rule of this number", do_rules },
	{ "save", "FILE", "keep the game in a file", do_save },
	{ "help", "", "this list", do_help },
	{ "quit", "", "leave the game", do_quit },
};
enum { WORD_COUNT = sizeof words / sizeof words[0], HELP_INDENT = 17 };

static void do_help(struct asking *q, const char *rest)
{
	(void)rest;
	const struct game *g = q->table->match.game;
	struct text verbs = { 0 };
	for (int i = 1; g->verbs[i].word; i++)
		if (g->verbs[i].help)
			text_add(&verbs, "  %-14s %s\n", g->verbs[i].word,
				 g->verbs[i].help);
	picture_wrap(&verbs, 0, HELP_INDENT);
	printf("Type the number of a choice or its words; names may be shortened.\n%s",
	       text_str(&verbs));
	text_free(&verbs);
	printf("At any time (with a / in front if the game has such a word too):\n");
	for (int i = 0; i < WORD_COUNT; i++) {
		const int used = printf("  %s %s", words[i].word, words[i].takes);
		printf("%*s%s\n", 17 - used, "", words[i].help);
	}
}

static bool is_verb(const struct game *g, const char *word, size_t len)
{
	for (int i = 1; g->verbs[i].word; i++)
		if (strlen(g->verbs[i].word) == len &&
		    strncasecmp(g->verbs[i].word, word, len) == 0)
			return true;
	return false;
}

/* The word that the line begins with; a game's own word goes first, unless after a /. */
static const struct word *find_word(const struct game *g, const char *line,
				    const char **rest)
{
	const bool forced = *line == '/';
	line += forced;
	const size_t len = strcspn(line, " ");
	if (!forced && is_verb(g, line, len))
		return NULL;
	*rest = line + len + strspn(line + len, " ");
	for (int i = 0; i < WORD_COUNT; i++)
		if (strlen(words[i].word) == len &&
		    strncasecmp(words[i].word, line, len) == 0)
			return &words[i];
	return NULL;
}

static void take_number(struct asking *q, const char *line)
{
	const unsigned long number = strtoul(line, NULL, 10);
	if (number >= 1 && number <= q->legal.count)
		play(q, q->legal.list[number - 1]);
	else
		printf("The numbers go from 1 to %u.\n", q->legal.count);
}

static void take_line(struct asking *q, const char *line)
{
	const struct game *g = q->table->match.game;
	struct text why = { 0 };
	const char *rest;
	action a;
	const struct word *w = find_word(g, line, &rest);
	if (w)
		w->run(q, rest);
	else if (line[strspn(line, "0123456789")] == '\0')
		take_number(q, line);
	else if (action_read(g, line, &a, &why) == OK)
		play(q, a);
	else
		printf("%s Or say `help`.\n", text_str(&why));
	text_free(&why);
}

/* Before another person's view comes up, the one before must look away. */
static void hand_over(struct seating *t, int seat)
{
	const struct game *g = t->match.game;
	const char *name = game_seat_title(g, t->match.state, seat);
	if (seating_people(t) > 1 && t->facing != seat && seating_has_secrets(t)) {
		if (lines_is_terminal(t->lines)) {
			if (t->facing < SEATS_MAX)
				printf("\033[2J\033[3J\033[H"); /* scrollback too */
			printf("Hand over to %s, who presses Enter (or says `quit`).\n",
			       name);
			const char *line = lines_read(t->lines, "> ");
			t->quit = !line || strcasecmp(line, "quit") == 0;
		} else {
			printf("-- handed over to %s\n", name);
		}
	}
	t->facing = seat;
}

static void put_question(const struct asking *q, struct text *out)
{
	const struct match *m = &q->table->match;
	text_char(out, '\n');
	const size_t from = out->len;
	text_add(out, "%s%s: ", q->table->colour ? "\033[1m" : "",
		 game_seat_title(m->game, m->state, q->seat));
	prompt_put(m->game, m->state, q->seat, out);
	text_add(out, "%s\n", q->table->colour ? "\033[0m" : "");
	picture_wrap(out, from, 2);
}

/* Whether somebody else has acted since the seat last did. */
static bool is_turn_new(const struct match *m, int seat)
{
	for (size_t i = m->count; i > 0; i--)
		if (m->step[i - 1].seat != CHANCE)
			return m->step[i - 1].seat != seat;
	return true;
}

static void print_table(struct asking *q)
{
	struct seating *t = q->table;
	const struct match *m = &t->match;
	const int reader = reader_of(q);
	struct text out = { 0 };
	if (q->seat != CHANCE)
		prompt_tell(t, q->seat, seating_told(t, q->seat));
	text_char(&out, '\n');
	if (is_turn_new(m, q->seat))
		picture_put_map(m->game, m->state, reader, t->colour, &out);
	picture_put(m->game, m->state, reader, t->colour, &out);
	if (q->seat == CHANCE)
		text_put(&out,
			 "\nchance: enter what was rolled or drawn at the table.\n");
	else
		put_question(q, &out);
	choices_put(m->game, &q->legal, &out);
	fputs(text_str(&out), stdout);
	text_free(&out);
}

void prompt_ask(struct seating *t, int seat)
{
	struct asking q = { .table = t, .seat = seat };
	if (seat != CHANCE)
		hand_over(t, seat);
	if (t->quit)
		return;
	match_legal(&t->match, seat, &q.legal);
	print_table(&q);
	const bool single = q.legal.count == 1;
	while (!q.done) {
		const char *line = lines_read(t->lines, single ? "(Enter: 1) > " : "> ");
		if (!line) {
			printf("\n");
			t->quit = true;
			return;
		}
		line += strspn(line, " \t");
		if (*line)
			take_line(&q, line);
		else if (single)
			play(&q, q.legal.list[0]);
	}
}

void prompt_offer(void *self, struct text *out)
{
	const struct seating *t = self;
	const seatset who = t->match.game->to_act(t->match.state);
	const int seat = who & seat_bit(CHANCE) ? CHANCE : t->facing;
	struct actions legal;
	match_legal(&t->match, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		action_put(t->match.game, legal.list[i], out);
		text_char(out, '\n');
	}
	for (int i = 0; i < WORD_COUNT; i++)
		text_add(out, "%s\n", words[i].word);
}
