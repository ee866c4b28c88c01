#include "server/bots/analysis.h"

#include <stdlib.h>
#include <string.h>

#include "ai/analysis.h"
#include "base/guard.h"
#include "server/bots/workers.h"
#include "server/http/routes.h"
#include "server/tables/access.h"
#include "server/tables/fault.h"

/* The seed of `tessera analyse`: a record says the same at home. */
enum { SEED = 1, WAITING_MAX = 2 };

struct analysis_task {
	struct server *server;
	char table[ID_LEN + 1];
};

/* A copy of what was played, so that the table is not held up. */
struct played {
	struct course course;
	char *origin;
	struct step *step;
};

static void *copied(const void *from, size_t size)
{
	void *copy = malloc(size ? size : 1);
	if (!copy)
		die("out of memory");
	if (size > 0) /* a game that was given up at once has no steps */
		memcpy(copy, from, size);
	return copy;
}

static void copy_play(struct table *t, struct played *p)
{
	const struct match *m = &t->match;
	table_lock(t);
	p->origin = copied(m->origin, m->game->state_size);
	p->step = copied(m->step, m->count * sizeof *m->step);
	p->course = (struct course){
		.game = m->game, .origin = p->origin, .step = p->step, .count = m->count
	};
	table_unlock(t);
}

static void write_analysis(const struct played *p, const struct analysis *a,
			   struct text *out)
{
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_bool(&j, "ready", true);
	analysis_put(&p->course, a, &j);
	json_close(&j, '}');
}

struct working {
	const struct played *played;
	struct analysing options;
	struct text answer;
};

static void analyse(void *self)
{
	struct working *w = self;
	struct analysis a;
	if (!analysis_make(&w->played->course, &w->options, &a))
		return;
	write_analysis(w->played, &a, &w->answer);
	analysis_free(&a);
}

static void write_failure(struct text *out)
{
	struct json j = { .out = out };
	text_clear(out);
	json_open(&j, '{');
	json_put_bool(&j, "ok", false);
	json_put_string(&j, "error", status_sentence(FAULTY));
	json_put_string(&j, "code", status_code(FAULTY));
	json_close(&j, '}');
}

static void work_out(struct server *s, struct table *t)
{
	struct played p;
	struct text what = { 0 };
	copy_play(t, &p);
	struct working w = { .played = &p,
			     .options = { .seed = SEED,
					  .done = &t->analysis->done,
					  .stop = &s->stopping } };
	if (!guard_call(analyse, &w, 0, &what)) {
		fault_record(s, t->id, p.course.game, p.origin, text_str(&what));
		write_failure(&w.answer);
	}
	if (w.answer.len > 0) {
		table_lock(t);
		t->analysis->answer = w.answer;
		table_unlock(t);
	}
	text_free(&what);
	free(p.origin);
	free(p.step);
}

static void work(void *self)
{
	struct analysis_task *e = self;
	struct server *s = e->server;
	struct table *t;
	if (table_get(s, e->table, &t, NULL) == OK) {
		if (t->analysis && t->analysis->answer.len == 0)
			work_out(s, t);
		table_release(t);
	}
	free(e);
}

/* Who has no session is his network. */
static const char *asker(const struct request *r)
{
	return r->has_user ? r->user.id : r->network;
}

/* Under the table's mutex. */
static status begin(struct request *r, struct table *t)
{
	struct workers *analysts = t->server->analysts;
	if (t->server->config.is_public &&
	    workers_count(analysts, asker(r)) >= WAITING_MAX)
		return request_refuse(r, TOO_MANY,
				      "Two of your analyses are still running. Try again "
				      "when one of them is done.");
	struct analysis_task *e = calloc(1, sizeof *e);
	t->analysis = calloc(1, sizeof *t->analysis);
	if (!e || !t->analysis)
		die("out of memory");
	const struct course c = { .count = t->match.count };
	t->analysis->all = analysis_effort(&c);
	e->server = t->server;
	memcpy(e->table, t->id, sizeof e->table);
	const struct job job = {
		.work = work, .self = e, .person = asker(r), .rank = RANK_NOBODY
	};
	if (!workers_add(analysts, &job))
		free(e);
	return OK;
}

static void write_progress(const struct analysis_job *s, struct text *out)
{
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_bool(&j, "ready", false);
	json_put_int(&j, "done", atomic_load(&s->done));
	json_put_int(&j, "all", s->all);
	json_close(&j, '}');
}

static status tell(struct request *r, struct table *t)
{
	if (t->row.lesson[0])
		return request_refuse(r, FORBIDDEN, "A lesson is not analysed.");
	if (!t->analysis)
		TRY(begin(r, t));
	if (t->analysis->answer.len > 0)
		text_put(&r->out, text_str(&t->analysis->answer));
	else
		write_progress(t->analysis, &r->out);
	return OK;
}

status analysis_show(struct request *r)
{
	return access_read_finished(r, tell);
}

void analysis_job_free(struct analysis_job *s)
{
	if (!s)
		return;
	text_free(&s->answer);
	free(s);
}
