#include "server/tables/fault.h"

#include <stdio.h>
#include <string.h>

#include "base/guard.h"
#include "base/json.h"
#include "base/log.h"
#include "core/state.h"
#include "server/ops/metrics.h"
#include "server/tables/load.h"

void fault_report(struct server *s, const struct fault *f)
{
	struct text why = { 0 };
	metrics_add(s->metrics, METRIC_FAULTS, 1);
	log_limited(LEVEL_ERROR, "fault", "game", f->game, "table", f->table, "what",
		    f->what, NULL);
	if (store_add_fault(s->store, f, &why) != OK)
		log_limited(LEVEL_ERROR, "fault-not-kept", "why", text_str(&why), NULL);
	text_free(&why);
}

static void put_result(struct text *out)
{
	struct json j = { .out = out };
	text_clear(out);
	json_open(&j, '{');
	json_put_string(&j, "by", ended_by_words[ENDED_BY_FAULT]);
	json_put_string(&j, "why",
			"The program failed in this position, so the game ended without "
			"a winner. The position is kept for the developers.");
	json_key(&j, "score");
	json_open(&j, '{');
	json_close(&j, '}');
	json_close(&j, '}');
}

static status close_in_store(struct server *s, const char *id, const char *what,
			     struct text *why)
{
	struct table_row row;
	TRY(store_table(s->store, id, &row, NULL, why));
	status result = OK;
	if (row.state != TABLE_FINISHED) {
		const struct fault f = { .table = row.id,
					 .game = row.game,
					 .what = what,
					 .position = text_str(&row.position) };
		fault_report(s, &f);
		row.state = TABLE_FINISHED;
		put_result(&row.result);
		row.acting = row.deadline = row.bot_due = row.grace_at = 0;
		struct change c = { .row = &row, .keep = (size_t)row.steps };
		result = store_change(s->store, &c, why);
	}
	table_row_free(&row);
	return result;
}

void fault_close_row(struct server *s, const char *id, const char *what)
{
	enum { TRIES = 4 };
	struct text why = { 0 };
	status result = STALE;
	for (int i = 0; i < TRIES && result == STALE; i++)
		result = close_in_store(s, id, what, &why);
	if (result != OK)
		log_limited(LEVEL_ERROR, "table-not-closed", "table", id, "why",
			    text_str(&why), NULL);
	text_free(&why);
}

void fault_close(struct table *t, const char *what)
{
	fault_close_row(t->server, t->id, what);
	table_reload(t);
}

struct writing {
	const struct game *game;
	const void *state;
	struct text *out;
};

static void write_position(void *self)
{
	const struct writing *w = self;
	state_put_position(w->game, w->state, w->out);
}

void fault_record(struct server *s, const char *table, const struct game *g,
		  const void *state, const char *what)
{
	struct text position = { 0 };
	struct writing w = { g, state, &position };
	if (!state || !guard_call(write_position, &w, ANSWER_SECONDS, NULL))
		text_clear(&position);
	const struct fault f = { .table = table,
				 .game = g->id,
				 .what = what,
				 .position = text_str(&position) };
	fault_report(s, &f);
	text_free(&position);
}
