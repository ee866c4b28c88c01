#include "server/bots/hint.h"

#include <stdlib.h>
#include <string.h>

#include "ai/advice.h"
#include "base/guard.h"
#include "core/wire.h"
#include "server/http/routes.h"
#include "server/tables/access.h"
#include "server/tables/fault.h"

enum { SHOWN = 5 };

struct question {
	const struct game *game;
	char table[ID_LEN + 1];
	int seat;
	struct step *step; /* all so far */
	size_t steps;
	_Alignas(16) char origin[STATE_SIZE_MAX];
	_Alignas(16) char state[STATE_SIZE_MAX];
	struct advice advice;
	struct text reason[SHOWN];
};

/* A single action has no number: nothing was weighed. */
static void put_moves(const struct question *q, struct json *j)
{
	const struct advice *a = &q->advice;
	for (unsigned i = 0; i < a->count && i < SHOWN; i++) {
		json_open(j, '{');
		json_key(j, "action");
		wire_put_action(q->game, a->row[i].action, j);
		if (!a->is_only) {
			json_key(j, "value");
			json_real(j, a->row[i].chance);
		}
		if (q->reason[i].len > 0)
			json_put_string(j, "reason", text_str(&q->reason[i]));
		json_close(j, '}');
	}
}

static void choose(void *self)
{
	struct question *q = self;
	const struct match past = { .game = q->game,
				    .origin = q->origin,
				    .state = q->state,
				    .step = q->step,
				    .count = q->steps };
	struct search_memory *memory = search_memory_new();
	struct trail *trail = trail_new();
	struct advice *a = &q->advice;
	trail_read(trail, &past, q->seat);
	advice_think(q->game, q->state, q->seat, trail, memory, a);
	for (unsigned i = 0; !a->is_only && i < a->count && i < SHOWN; i++)
		advice_put_reason(q->game, q->state, q->seat, a->row[i].action,
				  &q->reason[i]);
	trail_free(trail);
	search_memory_free(memory);
}

static void question_free(struct question *q)
{
	for (int i = 0; i < SHOWN; i++)
		text_free(&q->reason[i]);
	free(q->step);
	free(q);
}

static status refuse(struct request *r, struct question *q, const struct text *what)
{
	fault_record(r->server, q->table, q->game, q->state, text_str(what));
	question_free(q);
	return request_refuse(r, FAULTY, NULL);
}

static status think(struct request *r)
{
	struct question *q = r->job;
	struct text what = { 0 };
	if (!guard_call(choose, q, THOUGHT_SECONDS, &what)) {
		const status s = refuse(r, q, &what);
		text_free(&what);
		return s;
	}
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_key(&j, "moves");
	json_open(&j, '[');
	put_moves(q, &j);
	json_close(&j, ']');
	json_close(&j, '}');
	question_free(q);
	return OK;
}

static bool plays_with_others(const struct request *r, const struct table *t)
{
	bool found = false;
	for (int seat = 0; seat < table_seats(t); seat++)
		found |= seat_is(t, seat, SEAT_PERSON) && !access_owns(r, t, seat);
	return found;
}

status hint_is_allowed(struct request *r, const struct table *t)
{
	if (t->row.hints == HINTS_NEVER)
		return request_refuse(r, FORBIDDEN, "Hints are off at this table.");
	if (t->row.hints != HINTS_ALL && plays_with_others(r, t))
		return request_refuse(r, FORBIDDEN,
				      "Hints are only for games against bots, and other "
				      "people play at this table.");
	return OK;
}

static status ask(struct request *r, struct table *t)
{
	const int seat = access_seat(r, t);
	if (!access_owns(r, t, seat))
		return request_refuse(r, FORBIDDEN, "This is not your seat.");
	TRY(hint_is_allowed(r, t));
	if (!table_acts(t, seat))
		return request_refuse(r, NOT_YOUR_TURN, NULL);
	struct question *q = calloc(1, sizeof *q);
	if (!q)
		die("out of memory");
	q->seat = seat;
	memcpy(q->table, t->id, sizeof q->table);
	q->game = t->match.game;
	memcpy(q->state, t->match.state, q->game->state_size);
	memcpy(q->origin, t->match.origin, q->game->state_size);
	q->steps = t->match.count;
	q->step = malloc((q->steps + 1) * sizeof *q->step);
	if (!q->step)
		die("out of memory");
	if (q->steps > 0)
		memcpy(q->step, t->match.step, q->steps * sizeof *q->step);
	r->job = q;
	r->deferred = think;
	r->is_slow = true;
	return OK;
}

status hint_show(struct request *r)
{
	return access_read(r, ask);
}
