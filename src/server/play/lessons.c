#include "server/play/lessons.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/puzzle.h"
#include "base/guard.h"
#include "base/json.h"
#include "core/wire.h"
#include "lesson/mistake.h"
#include "lesson/puzzlebook.h"
#include "lesson/shelf.h"
#include "server/http/routes.h"
#include "server/play/play.h"
#include "server/play/seating.h"
#include "server/tables/access.h"
#include "server/tables/fault.h"

enum { GRACE_MS = 600000 }; /* the usual; nobody asks for a bot here */

static const char changed[] =
	"This lesson has changed since you began it. Please start it again.";

/* Opening */

/* The learner sits in the seat of the lesson, the script in all others. */
static void seat_all(struct table_row *row, const struct lesson *l, int seats,
		     const struct user *u)
{
	for (int seat = 0; seat < seats; seat++) {
		struct seat_row *s = &row->seat[seat];
		if (seat == l->seat) {
			seating_put(s, u);
			continue;
		}
		s->kind = SEAT_SCRIPT;
		snprintf(s->name, sizeof s->name, "lesson");
	}
}

static void fill_row(struct table_row *row, const struct lesson *l, const struct match *m,
		     const struct user *u)
{
	const struct game *g = l->game;
	snprintf(row->game, sizeof row->game, "%s", g->id);
	snprintf(row->lesson, sizeof row->lesson, "%s", l->name);
	snprintf(row->owner, sizeof row->owner, "%s", u->id);
	if (!m->from_position)
		snprintf(row->scenario, sizeof row->scenario, "%s",
			 g->scenarios[l->setup.scenario].id);
	row->pace = PACE_NONE;
	row->grace_ms = GRACE_MS;
	row->watch = WATCH_NOBODY;
	row->undo = UNDO_NEVER;
	row->hints = HINTS_NEVER;
	seat_all(row, l, game_seats(g, m->state), u);
}

status lessons_set_up(struct request *r, const struct game *g, struct table_row *row,
		      struct match *m)
{
	char name[sizeof row->lesson];
	struct lesson l;
	request_copy(r, "lesson", name, sizeof name);
	TRY(lesson_open(&l, g, name, &r->why));
	if (l.kind == LESSON_MISTAKE) {
		lesson_free(&l);
		return request_refuse(r, BAD_SETUP, "A mistake comes from a table.");
	}
	const status s = lesson_set_up(&l, m, &r->why);
	if (s == OK) {
		snprintf(m->title, sizeof m->title, "%s", l.title);
		fill_row(row, &l, m, &r->user);
	}
	lesson_free(&l);
	return s;
}

static status read_facts(struct request *r, const struct game *g,
			 struct mistake_facts *out)
{
	char seat[40];
	long long was, could;
	request_copy(r, "seat", seat, sizeof seat);
	out->seat = game_find_seat(g, seat);
	if (out->seat >= SEATS_MAX)
		return request_refuse(r, BAD_SEAT, NULL);
	if (!request_int(r, "was", &was) || !request_int(r, "could", &could) || was < 0 ||
	    could < 0 || was > 100 || could > 100)
		return request_refuse(r, BAD_REQUEST,
				      "`was` and `could` are chances in percent.");
	out->was = (int)was;
	out->could = (int)could;
	TRY(wire_read_action(g, &r->doc, json_find(&r->doc, 0, "played"), &out->played,
			     &r->why));
	return wire_read_action(g, &r->doc, json_find(&r->doc, 0, "better"), &out->better,
				&r->why);
}

static status is_legal(struct request *r, const struct match *m, int seat, action a)
{
	struct refused no;
	const status s = match_why(m, seat, a, &no);
	return s == OK ? OK : request_refuse(r, s, "Neither was legal there.");
}

status lessons_set_up_mistake(struct request *r, const struct game *g,
			      const void *position, struct table_row *row,
			      struct match *m)
{
	struct mistake_facts facts;
	struct lesson l;
	char name[MISTAKE_NAME_SIZE];
	TRY(read_facts(r, g, &facts));
	mistake_put_name(&facts, name);
	TRY(mistake_open(&l, g, name, "", "", &r->why));
	match_begin_at(m, g, position, fair_table());
	status s = is_legal(r, m, facts.seat, facts.played);
	if (s == OK)
		s = is_legal(r, m, facts.seat, facts.better);
	if (s == OK)
		fill_row(row, &l, m, &r->user);
	else
		match_end(m);
	lesson_free(&l);
	return s;
}

/* Loading */

static void put_line(const struct match *m, int seat, action a, struct text *out)
{
	enum { SEED = 1 };
	struct match line;
	puzzle_play_line(m->game, m->origin, seat, a, SEED, &line);
	lesson_put_line(&line, seat, out);
	match_end(&line);
}

/* The rules may have changed since it was made. */
static bool is_possible(const struct match *m, const struct mistake_facts *f)
{
	struct match begun;
	struct refused no;
	match_begin_at(&begun, m->game, m->origin, fair_table());
	const bool result = match_why(&begun, f->seat, f->played, &no) == OK &&
			    match_why(&begun, f->seat, f->better, &no) == OK;
	match_end(&begun);
	return result;
}

struct explaining {
	const struct match *match;
	const char *name;
	struct lesson *lesson;
	status result;
};

/* A mistake is explained by how it goes on from the position of its match. */
static void explain_mistake(void *self)
{
	struct explaining *e = self;
	const struct match *m = e->match;
	struct mistake_facts f;
	struct text played = { 0 }, better = { 0 };
	e->result = NOT_FOUND;
	if (!mistake_read_name(m->game, e->name, &f) || !is_possible(m, &f))
		return;
	put_line(m, f.seat, f.played, &played);
	put_line(m, f.seat, f.better, &better);
	e->result = mistake_open(e->lesson, m->game, e->name, text_str(&played),
				 text_str(&better), NULL);
	text_free(&played);
	text_free(&better);
}

/* Rules that fail on the way cost the lesson, not the process. */
static status open_mistake(struct lesson *l, const struct table *t)
{
	struct text what = { 0 };
	struct explaining e = { .match = &t->match, .name = t->row.lesson, .lesson = l };
	if (!guard_call(explain_mistake, &e, ANSWER_SECONDS, &what)) {
		fault_record(t->server, t->id, t->match.game, t->match.origin,
			     text_str(&what));
		e.result = FAULTY;
	}
	text_free(&what);
	return e.result;
}

static bool is_mistake(const struct table_row *row)
{
	return strncmp(row->lesson, "mistake-", strlen("mistake-")) == 0;
}

struct lesson *lessons_find(const struct table *t)
{
	if (!t->row.lesson[0])
		return NULL;
	struct lesson *l = calloc(1, sizeof *l);
	if (!l)
		die("out of memory");
	if ((is_mistake(&t->row)
		     ? open_mistake(l, t)
		     : lesson_open(l, t->match.game, t->row.lesson, NULL)) == OK)
		return l;
	free(l);
	return NULL;
}

void lessons_forget(struct table *t)
{
	if (t->lesson)
		lesson_free(t->lesson);
	free(t->lesson);
	t->lesson = NULL;
}

/* Playing */

/* Whether the number of steps still says where the lesson stands: not if the lesson is
 * gone, nor if a rules fix made the game go on from its position (load.c). */
static bool is_known(const struct table *t)
{
	return t->lesson && t->old_record.len == 0;
}

status lessons_want(const struct table *t, int seat, action a, struct text *why)
{
	struct refused no;
	if (!t->row.lesson[0])
		return OK;
	const struct lesson_step *s =
		is_known(t) ? lesson_at(t->lesson, t->match.count) : NULL;
	if (!s)
		return status_say(LESSON_WAITS, why, "%s", changed);
	if (match_why(&t->match, seat, a, &no) != OK || lesson_wants(s, a))
		return OK;
	return status_say(LESSON_WAITS, why, "%s", lesson_answer(s, a));
}

status lessons_continue(struct table *t, struct pending *p, struct text *why)
{
	if (!t->row.lesson[0])
		return OK;
	if (!is_known(t) || lesson_play_script(t->lesson, &t->match, NULL) != OK)
		return status_say(LESSON_WAITS, why, "%s", changed);
	play_settle(t, p);
	if (table_is(t, TABLE_RUNNING) && !lesson_at(t->lesson, t->match.count))
		play_finish(t, p, ENDED_BY_CLOSING, SEAT_NONE);
	return OK;
}

/* Telling */

/* Each line of the text is an element. */
static void put_paragraphs(struct json *j, const char *key, const char *lines)
{
	json_key(j, key);
	json_open(j, '[');
	while (*lines) {
		const size_t len = strcspn(lines, "\n");
		json_string_n(j, lines, len);
		lines += len + (lines[len] == '\n');
	}
	json_close(j, ']');
}

static void put_string_or_null(struct json *j, const char *key, const char *value)
{
	json_key(j, key);
	if (value)
		json_string(j, value);
	else
		json_null(j);
}

/* How many of the first `steps` are the learner's. */
static long long count_own(const struct lesson *l, size_t steps)
{
	long long count = 0;
	for (size_t i = 0; i < steps && i < l->count; i++)
		count += l->step[i].seat == l->seat;
	return count;
}

static void put_points(const struct lesson_step *s, struct json *j)
{
	json_key(j, "point");
	json_open(j, '[');
	for (unsigned i = 0; s && i < s->point_count; i++)
		json_string(j, s->point[i]);
	json_close(j, ']');
}

/* The lesson after this one, of the same game. */
static const char *next_of(const struct lesson *l)
{
	if (l->kind != LESSON_COURSE)
		return NULL;
	const struct lesson_text *t = lesson_find(l->game, l->name);
	return t && t[1].game && strcmp(t[1].game, l->game->id) == 0 ? t[1].name : NULL;
}

static void put_progress(const struct table *t, struct json *j)
{
	const struct lesson *l = t->lesson;
	const struct lesson_step *s = lesson_at(l, t->match.count);
	struct text talk = { 0 };
	lesson_put_talk(l, t->match.count, &talk);
	json_put_string(j, "title", l->title);
	json_put_int(j, "step", count_own(l, t->match.count));
	json_put_int(j, "steps", count_own(l, l->count));
	put_paragraphs(j, "talk", text_str(&talk));
	put_string_or_null(j, "ask", s ? s->ask : NULL);
	put_points(s, j);
	json_put_bool(j, "over", !s);
	json_put_bool(j, "goes_on", l->goes_on);
	put_string_or_null(j, "next", next_of(l));
	text_free(&talk);
}

/* A lesson that cannot go on sends the learner to its beginning. */
static void put_changed(const struct table *t, struct json *j)
{
	json_put_string(j, "title", t->lesson ? t->lesson->title : "");
	json_put_int(j, "step", 0);
	json_put_int(j, "steps", 0);
	put_paragraphs(j, "talk", changed);
	put_string_or_null(j, "ask", NULL);
	put_points(NULL, j);
	json_put_bool(j, "over", false);
	json_put_bool(j, "goes_on", false);
	put_string_or_null(j, "next", t->lesson ? t->lesson->name : NULL);
}

/* What the answer is about would give it away before. */
static void put_kind(const struct table *t, struct json *j)
{
	const struct lesson *l = t->lesson;
	const bool is_over = l && !lesson_at(l, t->match.count);
	json_put_string(j, "kind", lesson_kind_words[l ? l->kind : LESSON_COURSE]);
	put_string_or_null(j, "level", l ? l->level : NULL);
	put_string_or_null(j, "theme", is_over ? l->theme : NULL);
	json_key(j, "played");
	if (l && l->kind == LESSON_MISTAKE)
		wire_put_action(l->game, l->played, j);
	else
		json_null(j);
}

void lessons_put(const struct table *t, struct json *j)
{
	json_key(j, "lesson");
	if (!t->row.lesson[0]) {
		json_null(j);
		return;
	}
	json_open(j, '{');
	json_put_string(j, "name", t->row.lesson);
	put_kind(t, j);
	if (is_known(t))
		put_progress(t, j);
	else
		put_changed(t, j);
	json_close(j, '}');
}

static void put_listed(const struct lesson *l, struct json *j)
{
	json_open(j, '{');
	json_put_string(j, "name", l->name);
	json_put_string(j, "title", l->title);
	json_put_string(j, "about", l->about);
	json_close(j, '}');
}

/* GET /api/games/GAME/lessons */
status lessons_list(struct request *r)
{
	const struct game *g = r->server->config.find_game(r->arg[0]);
	if (!g)
		return request_refuse(r, NOT_FOUND, "No such game on this server.");
	struct json j = { .out = &r->out };
	struct lesson l;
	json_open(&j, '{');
	json_key(&j, "lessons");
	json_open(&j, '[');
	for (const struct lesson_text *t = lesson_texts; t->game; t++)
		if (strcmp(t->game, g->id) == 0 &&
		    lesson_read(&l, g, t->name, t->text, NULL) == OK) {
			put_listed(&l, &j);
			lesson_free(&l);
		}
	json_close(&j, ']');
	json_close(&j, '}');
	return OK;
}

/* GET /api/games/GAME/puzzles */
status lessons_puzzles(struct request *r)
{
	const struct game *g = r->server->config.find_game(r->arg[0]);
	if (!g)
		return request_refuse(r, NOT_FOUND, "No such game on this server.");
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_key(&j, "puzzles");
	json_open(&j, '[');
	for (const struct puzzle_text *t = puzzle_texts; t->game; t++) {
		if (strcmp(t->game, g->id) != 0)
			continue;
		json_open(&j, '{');
		json_put_string(&j, "name", t->name);
		json_put_string(&j, "level", t->level);
		json_put_string(&j, "theme", t->theme);
		json_close(&j, '}');
	}
	json_close(&j, ']');
	json_close(&j, '}');
	return OK;
}

static bool has_game(const void *self, const char *id)
{
	const struct server *s = self;
	return s->config.find_game(id) != NULL;
}

/* GET /api/daily: the puzzle of the day, the same for everybody. */
status lessons_daily(struct request *r)
{
	enum { DAY_MS = 86400000 };
	const long long day = store_now() / DAY_MS;
	const struct puzzle_text *t = puzzlebook_of_day(day, has_game, r->server);
	if (!t)
		return request_refuse(r, NOT_FOUND, "There are no puzzles here.");
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_int(&j, "day", day);
	json_put_string(&j, "game", t->game);
	json_put_string(&j, "name", t->name);
	json_put_string(&j, "level", t->level);
	json_close(&j, '}');
	return OK;
}

static status show_answer(struct request *r, struct table *t)
{
	const struct lesson_step *s =
		is_known(t) ? lesson_at(t->lesson, t->match.count) : NULL;
	if (!s || !access_owns(r, t, s->seat))
		return request_refuse(r, FORBIDDEN, "Nothing is asked of you here.");
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_key(&j, "action");
	wire_put_action(t->match.game, s->choice[0], &j);
	json_close(&j, '}');
	return OK;
}

/* POST /api/tables/TABLE/show: what the lesson wants. */
status lessons_show(struct request *r)
{
	return access_read(r, show_answer);
}
