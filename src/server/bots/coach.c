/*
 * The coach beside a beginner's game: the plan of the turn, and a warning before a bad
 * mistake. He is asked twice. Without an action he looks at all choices and says what to
 * aim at; with one he judges it (ai/verdict.h), and says why not. His words are rows
 * (lesson/coach.h), and he knows what the seat knows.
 */
#include <stdlib.h>
#include <string.h>

#include "ai/verdict.h"
#include "base/guard.h"
#include "core/wire.h"
#include "core/words/locale.h"
#include "lesson/coach.h"
#include "lesson/shelf.h"
#include "server/bots/hint.h"
#include "server/http/routes.h"
#include "server/tables/access.h"
#include "server/tables/fault.h"

/* The best is praised if the next is so much worse, in shares of a victory. */
static const float CLEAR = 0.06F;

struct lecture {
	const struct game *game;
	char table[ID_LEN + 1];
	int seat;
	uint64_t seed; /* the same question gets the same answer */
	struct coach_moment now;
	bool is_judging;
	action action; /* of whoever asks for a judgement */
	struct coach coach;
	_Alignas(16) char origin[STATE_SIZE_MAX];
	_Alignas(16) char state[STATE_SIZE_MAX];
	struct thoughts thoughts;
	struct verdict verdict;
};

/* Thinking, in a guarded call */

static void think(void *self)
{
	struct lecture *l = self;
	if (l->is_judging)
		verdict_find(l->game, l->origin, l->state, l->seat, l->action, l->seed,
			     &l->verdict);
	else
		verdict_think(l->game, l->state, l->seat, l->seed, &l->thoughts);
}

/* Telling */

static void put_said(const struct lecture *l, enum coach_kind kind, const char *key,
		     action a, struct json *j)
{
	const char *said = coach_say(&l->coach, kind, &l->now, a);
	if (said)
		locale_put_member(j, key, said);
}

static bool is_clear(const struct thoughts *t)
{
	return t->count > 1 && t->row[0].value - t->row[1].value >= CLEAR;
}

static void put_plan(struct lecture *l, struct json *j)
{
	const struct thoughts *t = &l->thoughts;
	const int seats = game_seats(l->game, l->state);
	l->now.share = t->count ? (double)t->row[0].value * seats : 1;
	put_said(l, COACH_PLAN, "plan", t->best, j);
	if (is_clear(t))
		put_said(l, COACH_PRAISE, "praise", t->best, j);
	json_key(j, "moves");
	json_open(j, '[');
	for (unsigned i = 0; i < t->count; i++) {
		json_open(j, '{');
		json_key(j, "action");
		wire_put_action(l->game, t->row[i].action, j);
		json_key(j, "value");
		json_real(j, (double)t->row[i].value);
		json_close(j, '}');
	}
	json_close(j, ']');
}

static void put_verdict(struct lecture *l, struct json *j)
{
	const struct verdict *v = &l->verdict;
	const int seats = game_seats(l->game, l->state);
	json_put_bool(j, "mistake", v->is_mistake);
	if (!v->is_mistake)
		return;
	l->now.share = v->could * seats;
	json_key(j, "better");
	wire_put_action(l->game, v->better, j);
	json_key(j, "was");
	json_real(j, v->was);
	json_key(j, "could");
	json_real(j, v->could);
	put_said(l, COACH_MISTAKE, "mistake_because", l->action, j);
	put_said(l, COACH_BETTER, "better_because", v->better, j);
}

static void end(struct lecture *l)
{
	coach_free(&l->coach);
	free(l);
}

static status answer(struct request *r)
{
	struct lecture *l = r->job;
	struct text what = { 0 };
	if (!guard_call(think, l, THOUGHT_SECONDS, &what)) {
		fault_record(r->server, l->table, l->game, l->state, text_str(&what));
		text_free(&what);
		end(l);
		return request_refuse(r, FAULTY, NULL);
	}
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	if (l->is_judging)
		put_verdict(l, &j);
	else
		put_plan(l, &j);
	json_close(&j, '}');
	end(l);
	return OK;
}

/* Asking */

/* How many actions the seat has done. */
static int count_acts(const struct match *m, int seat)
{
	int acts = 0;
	for (size_t i = 0; i < m->count; i++)
		acts += m->step[i].seat == seat;
	return acts;
}

static status read_action(struct request *r, struct table *t, struct lecture *l)
{
	const int at = json_find(&r->doc, 0, "action");
	struct refused no;
	l->is_judging = at != JSON_ABSENT;
	if (!l->is_judging)
		return OK;
	TRY(wire_read_action(l->game, &r->doc, at, &l->action, &r->why));
	return match_why(&t->match, l->seat, l->action, &no) == OK
		       ? OK
		       : request_refuse(r, ILLEGAL, NULL);
}

static status prepare(struct request *r, struct table *t, const char *words, int seat,
		      struct lecture *l)
{
	const struct match *m = &t->match;
	l->game = m->game;
	l->seat = seat;
	l->seed = (uint64_t)m->count + 1;
	l->now = (struct coach_moment){ .acts = count_acts(m, seat), .share = 1 };
	memcpy(l->table, t->id, sizeof l->table);
	memcpy(l->origin, m->origin, m->game->state_size);
	memcpy(l->state, m->state, m->game->state_size);
	TRY(read_action(r, t, l));
	return coach_read(&l->coach, l->game, words, &r->why);
}

static status ask(struct request *r, struct table *t)
{
	const int seat = access_seat(r, t);
	const char *words = coach_find(t->match.game);
	if (!words)
		return request_refuse(r, NOT_FOUND, "This game has no coach.");
	if (!access_owns(r, t, seat))
		return request_refuse(r, FORBIDDEN, "This is not your seat.");
	TRY(hint_is_allowed(r, t));
	if (!table_acts(t, seat))
		return request_refuse(r, NOT_YOUR_TURN, NULL);
	struct lecture *l = calloc(1, sizeof *l);
	if (!l)
		die("out of memory");
	const status prepared = prepare(r, t, words, seat, l);
	if (prepared != OK) {
		end(l);
		return prepared;
	}
	r->job = l;
	r->deferred = answer;
	r->is_slow = true;
	return OK;
}

status coach_show(struct request *r)
{
	return access_read(r, ask);
}
