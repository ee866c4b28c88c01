/* Reads lessons (script.h); their words are a table. */
#include <stdlib.h>
#include <string.h>

#include "core/state.h"
#include "lesson/lesson.h"
#include "lesson/script.h"

struct reading {
	struct lesson *lesson;
	struct lesson_step *step; /* the one that is being read */
	int line;
	struct text *why;
};

#define FAULT(r, ...) status_say(BAD_LESSON, (r)->why, __VA_ARGS__)

/* What a learner reads */

/* A step that has its action is complete: what follows belongs to the next. */
static status open_step(struct reading *r)
{
	if (r->step->choice_count == 0)
		return OK;
	if (r->lesson->count + 2 > LESSON_STEPS)
		return FAULT(r, "A lesson has fewer than %d steps.", LESSON_STEPS);
	r->lesson->count++;
	r->step++;
	return OK;
}

static status read_once(struct reading *r, const char **where, const char *text)
{
	if (*where)
		return FAULT(r, "This is said once only.");
	*where = text;
	return OK;
}

static status read_title(struct reading *r, char *rest)
{
	return read_once(r, &r->lesson->title, rest);
}

static status read_about(struct reading *r, char *rest)
{
	return read_once(r, &r->lesson->about, rest);
}

static status read_say(struct reading *r, char *rest)
{
	TRY(open_step(r));
	if (r->step->say_count == LESSON_PARAGRAPHS)
		return FAULT(r, "A step has at most %d paragraphs.", LESSON_PARAGRAPHS);
	r->step->say[r->step->say_count++] = rest;
	return OK;
}

static status read_ask(struct reading *r, char *rest)
{
	TRY(open_step(r));
	return read_once(r, &r->step->ask, rest);
}

/* "card Forum" is the thing card:Forum; words with a colon are taken as they are. */
static status read_point(struct reading *r, char *rest)
{
	TRY(open_step(r));
	if (r->step->point_count == LESSON_POINTS)
		return FAULT(r, "A step points at %d things at most.", LESSON_POINTS);
	if (!strchr(rest, ':'))
		rest[strcspn(rest, " \t")] = ':';
	r->step->point[r->step->point_count++] = rest;
	return OK;
}

/* holds {...}: what the position has when the action before it is played */
static status read_holds(struct reading *r, char *rest)
{
	if (r->step->choice_count == 0)
		return FAULT(r, "This comes after an action.");
	return read_once(r, &r->step->holds, rest);
}

static status read_end(struct reading *r, char *rest)
{
	TRY(open_step(r));
	return read_once(r, &r->lesson->end, rest);
}

static status read_goes_on(struct reading *r, char *rest)
{
	(void)rest;
	r->lesson->goes_on = true;
	return OK;
}

/* Actions */

static status read_action(struct reading *r, const char *words, action *out)
{
	return action_read(r->lesson->game, words, out, r->why) == OK ? OK : BAD_LESSON;
}

static status read_expect(struct reading *r, char *rest)
{
	struct lesson_step *s = r->step;
	if (s->choice_count > 0 && s->seat != r->lesson->seat)
		TRY(open_step(r));
	s = r->step;
	if (s->choice_count == LESSON_CHOICES)
		return FAULT(r, "A step has at most %d right actions.", LESSON_CHOICES);
	if (s->choice_count == 0)
		s->line = r->line;
	s->seat = (uint8_t)r->lesson->seat;
	return read_action(r, rest, &s->choice[s->choice_count++]);
}

static status is_asked(struct reading *r)
{
	return r->step->choice_count > 0 && r->step->seat == r->lesson->seat
		       ? OK
		       : FAULT(r, "This must come right after `expect`, before the dice "
				  "and the others.");
}

static status read_then(struct reading *r, char *rest)
{
	TRY(is_asked(r));
	return read_once(r, &r->step->praise, rest);
}

static status read_else(struct reading *r, char *rest)
{
	TRY(is_asked(r));
	return read_once(r, &r->step->wrong, rest);
}

/* other ACTION: what is said to it */
static status read_other(struct reading *r, char *rest)
{
	TRY(is_asked(r));
	struct lesson_step *s = r->step;
	char *colon = strchr(rest, ':');
	if (!colon || s->answer_count == LESSON_ANSWERS)
		return FAULT(r, "An answer is `other ACTION: text`, at most %d of them.",
			     LESSON_ANSWERS);
	struct lesson_answer *answer = &s->answer[s->answer_count++];
	*colon = '\0';
	answer->text = colon + 1 + strspn(colon + 1, " \t");
	return pattern_read(r->lesson->game, rest, &answer->to, r->why);
}

static status add_scripted(struct reading *r, int seat, const char *words)
{
	TRY(open_step(r));
	if (r->step->ask)
		return FAULT(r, "What is asked for comes first: `expect`.");
	r->step->seat = (uint8_t)seat;
	r->step->line = r->line;
	r->step->choice_count = 1;
	return read_action(r, words, &r->step->choice[0]);
}

/* chance die 4, 1, 6: several of a verb with commas between */
static status read_chance(struct reading *r, char *rest)
{
	const char *verb = script_cut_word(&rest);
	for (char *next; rest; rest = next) {
		struct text words = { 0 };
		next = strchr(rest, ',');
		if (next)
			*next++ = '\0';
		text_add(&words, "%s %s", verb, rest + strspn(rest, " \t"));
		const status added = add_scripted(r, CHANCE, text_str(&words));
		text_free(&words);
		TRY(added);
	}
	return OK;
}

/* opponent ACTION, or opponent SEAT: ACTION where there are several */
static status read_opponent(struct reading *r, char *rest)
{
	const struct lesson *l = r->lesson;
	int seat = 1 - l->seat;
	char *colon = strchr(rest, ':');
	if (colon) {
		*colon = '\0';
		seat = game_find_seat(l->game, rest);
		rest = colon + 1 + strspn(colon + 1, " \t");
	}
	if (seat < 0 || seat >= SEATS_MAX || seat == l->seat)
		return FAULT(r, "Say who: `opponent SEAT: ACTION`.");
	return add_scripted(r, seat, rest);
}

/* The beginning */

static status read_seat(struct reading *r, char *rest)
{
	r->lesson->seat = game_find_seat(r->lesson->game, rest);
	return r->lesson->seat < SEATS_MAX ? OK
					   : FAULT(r, "There is no seat \"%s\".", rest);
}

static status read_scenario(struct reading *r, char *rest)
{
	const int scenario = game_find_scenario(r->lesson->game, rest);
	if (scenario < 0)
		return FAULT(r, "There is no scenario \"%s\".", rest);
	r->lesson->setup.scenario = (uint8_t)scenario;
	return OK;
}

static status read_option(struct reading *r, char *rest)
{
	const struct game *g = r->lesson->game;
	const char *id = script_cut_word(&rest);
	const int option = game_find_option(g, id);
	const int value = option < 0 ? -1 : game_find_value(&g->options[option], rest);
	if (value < 0)
		return FAULT(r, "There is no option \"%s %s\".", id, rest);
	r->lesson->setup.option[option] = (uint8_t)value;
	return OK;
}

static status read_seats(struct reading *r, char *rest)
{
	const long seats = strtol(rest, NULL, 10);
	if (seats < r->lesson->game->seats_min || seats > r->lesson->game->seats_max)
		return FAULT(r, "The game is not played by %s.", rest);
	r->lesson->setup.seats = (uint8_t)seats;
	return OK;
}

static status read_position(struct reading *r, char *rest)
{
	struct lesson *l = r->lesson;
	if (l->position)
		return FAULT(r, "There is one position only.");
	l->position = calloc(1, l->game->state_size);
	if (!l->position)
		die("out of memory");
	return state_read_text(l->game, rest, strlen(rest), l->position, r->why) == OK
		       ? OK
		       : BAD_LESSON;
}

static const struct word {
	const char *word;
	status (*read)(struct reading *r, char *rest);
} words[] = {
	{ "title", read_title },       { "about", read_about },
	{ "seat", read_seat },	       { "scenario", read_scenario },
	{ "option", read_option },     { "seats", read_seats },
	{ "position", read_position }, { "say", read_say },
	{ "point", read_point },       { "ask", read_ask },
	{ "expect", read_expect },     { "then", read_then },
	{ "else", read_else },	       { "other", read_other },
	{ "chance", read_chance },     { "opponent", read_opponent },
	{ "end", read_end },	       { "goes-on", read_goes_on },
	{ "holds", read_holds },
};

static status read_word(struct reading *r, const char *word, char *rest)
{
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (strcmp(words[i].word, word) == 0)
			return words[i].read(r, rest);
	return FAULT(r, "There is no word \"%s\" in a lesson.", word);
}

static status read_lines(struct reading *r)
{
	struct script script = script_begin(r->lesson->text);
	while (script_next(&script)) {
		r->line = script.line;
		TRY(read_word(r, script.word, script.rest));
	}
	return OK;
}

static status is_complete(struct reading *r)
{
	const struct lesson *l = r->lesson;
	TRY(open_step(r));
	if (!l->title || !l->about || !l->end || l->count == 0)
		return FAULT(r, "A lesson has a title, an about, steps and an end.");
	if (r->step->say_count || r->step->ask || r->step->point_count)
		return FAULT(r, "Nothing can be expected after the last text.");
	return OK;
}

status lesson_read(struct lesson *l, const struct game *g, const char *name,
		   const char *text, struct text *why)
{
	*l = (struct lesson){ .game = g,
			      .name = name,
			      .setup = game_default_setup(g),
			      .step = calloc(LESSON_STEPS, sizeof *l->step),
			      .text = strdup(text) };
	if (!l->step || !l->text)
		die("out of memory");
	struct reading r = { .lesson = l, .step = l->step, .line = 1, .why = why };
	status result = read_lines(&r);
	if (result == OK)
		result = is_complete(&r);
	if (result != OK) {
		script_name_line(r.line, why);
		lesson_free(l);
	}
	return result;
}

void lesson_free(struct lesson *l)
{
	free(l->position);
	free(l->step);
	free(l->text);
	*l = (struct lesson){ 0 };
}
