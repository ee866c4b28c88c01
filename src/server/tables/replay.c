/* What was: the table at any step, and downloads of what is over. */
#include <stdlib.h>
#include <string.h>

#include "core/record.h"
#include "core/state.h"
#include "core/view.h"
#include "server/http/routes.h"
#include "server/tables/access.h"
#include "server/tables/audience.h"
#include "server/tables/snapshot.h"

/* While the game runs one sees the past through one's own eyes; afterwards through any.
 */
static int reader_of(struct request *r, const struct table *t)
{
	const char *as = request_query(r, "as");
	if (!table_is(t, TABLE_FINISHED) || !as)
		return snapshot_reader(t, access_user(r));
	const int seat = game_find_seat(t->match.game, as);
	return seat < table_seats(t) ? seat : SPECTATOR;
}

/* `step` as the person counts: server/tables/audience.h. */
static void write_at(struct request *r, const struct table *t, seatset who, size_t step)
{
	const size_t played = chronicle_find(&t->log, who, step);
	const struct game *g = t->match.game;
	const int reader = reader_of(r, t);
	_Alignas(16) char state[STATE_SIZE_MAX];
	struct text part = { 0 };
	struct json j = { .out = &r->out };
	match_state_at(&t->match, played, state);
	json_open(&j, '{');
	json_put_int(&j, "step", (long long)step);
	json_put_int(&j, "steps", (long long)audience_steps(t, who));
	json_put_string(&j, "reader", game_seat_name(g, reader));
	view_write(g, state, reader, &part);
	json_key(&j, "view");
	json_raw(&j, text_str(&part));
	text_clear(&part);
	text_char(&part, '[');
	chronicle_put(&t->log, reader, who, 0, played, &part);
	text_char(&part, ']');
	json_key(&j, "log");
	json_raw(&j, text_str(&part));
	json_close(&j, '}');
	text_free(&part);
}

static status show_step(struct request *r, struct table *t)
{
	const char *asked = request_query(r, "step");
	const seatset who = audience_of(t, access_user(r));
	const size_t last = audience_steps(t, who);
	const unsigned long long step = asked ? strtoull(asked, NULL, 10) : last;
	write_at(r, t, who, step < last ? (size_t)step : last);
	return OK;
}

status replay_at(struct request *r)
{
	return access_read(r, show_step);
}

/* How the game ended, in the words of a seal: "rules", "resign roma". */
static void put_ending(const struct table *t, struct text *out)
{
	struct json_doc doc = { 0 };
	char loser[40];
	if (json_read(&doc, t->row.result.at, t->row.result.len, NULL) != OK)
		return;
	(void)json_get_text(&doc, json_find(&doc, 0, "by"), out);
	if (json_get_string(&doc, json_find(&doc, 0, "loser"), loser, sizeof loser))
		text_add(out, " %s", loser);
	json_free(&doc);
}

static status give_record(struct request *r, struct table *t)
{
	struct text ending = { 0 };
	r->type = "text/plain; charset=utf-8";
	r->file = "game.tessera";
	put_ending(t, &ending);
	/* As it was played, if that was under rules which are no longer ours. */
	if (t->old_record.len > 0) {
		text_add(&r->out, "%ssecret %s\n", text_str(&t->old_record),
			 t->row.secret);
		seal_put(&r->out, 0, text_str(&ending));
	} else {
		record_write_ended(&t->match, text_str(&ending), &r->out);
	}
	text_free(&ending);
	return OK;
}

status replay_record(struct request *r)
{
	return access_read_finished(r, give_record);
}

static status give_position(struct request *r, struct table *t)
{
	r->file = "position.json";
	state_put_position(t->match.game, t->match.state, &r->out);
	text_char(&r->out, '\n');
	return OK;
}

status replay_position(struct request *r)
{
	return access_read_finished(r, give_position);
}

static status give_proof(struct request *r, struct table *t)
{
	size_t checked = 0;
	struct text why = { 0 };
	const status s = record_verify(&t->match, &checked, &why);
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", s == OK);
	json_put_string(&j, "why", text_str(&why));
	json_put_int(&j, "checked", (long long)checked);
	json_put_string(&j, "commitment", t->match.dice.commitment);
	json_put_string(&j, "secret", t->row.secret);
	snapshot_put_nonces(t, &j);
	json_close(&j, '}');
	text_free(&why);
	return OK;
}

status replay_proof(struct request *r)
{
	return access_read_finished(r, give_proof);
}
