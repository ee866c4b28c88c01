/* Tables: made, changed, loaded. */
#include <stdlib.h>
#include <string.h>

#include "store/internal.h"

void table_row_free(struct table_row *t)
{
	text_free(&t->setup);
	text_free(&t->position);
	text_free(&t->result);
	text_free(&t->offers);
	text_free(&t->hidden);
}

static const char put_seat_sql[] =
	"INSERT INTO seats"
	" (table_id, seat, kind, user_id, bot, name, clock_ms, is_out)"
	" VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
	" ON CONFLICT (table_id, seat) DO UPDATE SET"
	" kind = excluded.kind, user_id = excluded.user_id, bot = excluded.bot,"
	" name = excluded.name, clock_ms = excluded.clock_ms, is_out = excluded.is_out";

static const char new_table_sql[] =
	"INSERT INTO tables"
	" (id, game, owner, setup, secret, position, state, result, offers,"
	" seq, rev, drawn, steps, pace, pace_ms, watch, undo, listed, invite, rematch,"
	" acting, created, updated, clock_at, deadline, bot_due, scenario, hints,"
	" grace_ms, hidden, shown)"
	" VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,"
	" $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31)";

static const char put_table_sql[] =
	"UPDATE tables SET position = $3, state = $4, result = $5, offers = $6,"
	" seq = seq + 1, rev = $7, drawn = $8, steps = $9, rematch = $10, acting = $11,"
	" updated = $12, clock_at = $13, deadline = $14, bot_due = $15, grace_at = $16,"
	" asked_at = $17, hidden = $18, shown = $19"
	" WHERE id = $1 AND seq = $2";

static status put_seats(struct tx *tx, const struct table_row *t, struct text *why)
{
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		const struct seat_row *r = &t->seat[seat];
		if (!r->kind[0])
			continue;
		TRY(tx_run(
			tx,
			&(struct query){ put_seat_sql,
					 ARGS(TEXT(t->id), NUMBER(seat), TEXT(r->kind),
					      TEXT(r->user), TEXT(r->bot), TEXT(r->name),
					      NUMBER(r->clock_ms), NUMBER(r->is_out)) },
			why));
	}
	return OK;
}

static status insert_table(struct tx *tx, const struct table_row *t, struct text *why)
{
	TRY(tx_run(
		tx,
		&(struct query){
			new_table_sql,
			ARGS(TEXT(t->id), TEXT(t->game), TEXT(t->owner),
			     TEXT(text_str(&t->setup)), TEXT(t->secret),
			     TEXT(text_str(&t->position)), TEXT(t->state),
			     TEXT(text_str(&t->result)), TEXT(text_str(&t->offers)),
			     NUMBER(t->seq), NUMBER(t->rev), NUMBER(t->drawn),
			     NUMBER(t->steps), TEXT(t->pace), NUMBER(t->pace_ms),
			     TEXT(t->watch), TEXT(t->undo), NUMBER(t->listed),
			     TEXT(t->invite), TEXT(t->rematch), NUMBER(t->acting),
			     NUMBER(t->created), NUMBER(t->updated), NUMBER(t->clock_at),
			     NUMBER(t->deadline), NUMBER(t->bot_due), TEXT(t->scenario),
			     TEXT(t->hints), NUMBER(t->grace_ms),
			     TEXT(text_str(&t->hidden)), NUMBER(t->shown)) },
		why));
	return put_seats(tx, t, why);
}

void store_name_table(struct table_row *row)
{
	store_token(row->id, ID_LEN);
	store_token(row->invite, TOKEN_LEN);
	row->created = row->updated = row->shown = store_now();
}

status store_create(struct store *s, struct table_row *row, struct text *why)
{
	struct tx tx;
	store_name_table(row);
	TRY(tx_begin(&tx, s, why));
	return tx_end(&tx, insert_table(&tx, row, why), why);
}

static status update_table(struct tx *tx, const struct table_row *t, struct text *why)
{
	int64_t changed = 0;
	TRY(tx_run(
		tx,
		&(struct query){
			put_table_sql,
			ARGS(TEXT(t->id), NUMBER(t->seq), TEXT(text_str(&t->position)),
			     TEXT(t->state), TEXT(text_str(&t->result)),
			     TEXT(text_str(&t->offers)), NUMBER(t->rev), NUMBER(t->drawn),
			     NUMBER(t->steps), TEXT(t->rematch), NUMBER(t->acting),
			     NUMBER(t->updated), NUMBER(t->clock_at), NUMBER(t->deadline),
			     NUMBER(t->bot_due), NUMBER(t->grace_at), NUMBER(t->asked_at),
			     TEXT(text_str(&t->hidden)), NUMBER(t->shown)),
			.changed = &changed },
		why));
	return changed == 1 ? OK : status_say(STALE, why, "%s", "");
}

static status put_steps(struct tx *tx, const struct change *c, struct text *why)
{
	const struct table_row *t = c->row;
	if ((int64_t)(c->keep + c->line_count) != t->steps)
		return status_say(IO_FAILED, why, "The steps do not add up.");
	TRY(tx_run(tx,
		   &(struct query){ "DELETE FROM steps WHERE table_id = $1 AND n > $2",
				    ARGS(TEXT(t->id), NUMBER(c->keep)) },
		   why));
	for (size_t i = 0; i < c->line_count; i++)
		TRY(tx_run(
			tx,
			&(struct query){
				"INSERT INTO steps (table_id, n, line, at) VALUES "
				"($1, $2, $3, $4)",
				ARGS(TEXT(t->id), NUMBER(c->keep + i + 1),
				     TEXT(text_str(&c->lines[i])), NUMBER(t->updated)) },
			why));
	return OK;
}

/* For people to look at: nothing reads it back. */
static status put_archive(struct tx *tx, const struct change *c, struct text *why)
{
	return tx_run(
		tx,
		&(struct query){
			"INSERT INTO archive (table_id, at, record) VALUES ($1, $2, $3)",
			ARGS(TEXT(c->row->id), NUMBER(c->row->updated),
			     TEXT(text_str(c->archive))) },
		why);
}

/* The oldest lines give way. */
static status put_chat(struct tx *tx, const struct table_row *t, const struct chat_row *c,
		       struct text *why)
{
	RUN("INSERT INTO chat (table_id, n, name, words, at, user_id)"
	    " VALUES ($1, $2, $3, $4, $5, $6)",
	    TEXT(t->id), NUMBER(t->seq + 1), TEXT(c->name), TEXT(text_str(&c->words)),
	    NUMBER(c->at), TEXT(c->user));
	RUN("DELETE FROM chat WHERE table_id = $1 AND n <= (SELECT n FROM chat"
	    " WHERE table_id = $1 ORDER BY n DESC LIMIT 1 OFFSET $2)",
	    TEXT(t->id), NUMBER(CHAT_KEPT));
	return OK;
}

static status notify_others(struct tx *tx, const struct table_row *t, struct text *why)
{
	char message[64];
	snprintf(message, sizeof message, "%s %lld", t->id, (long long)t->seq + 1);
	return tx_notify(tx, message, why);
}

static status put_change(struct tx *tx, const struct change *c, struct text *why)
{
	const struct table_row *t = c->row;
	TRY(update_table(tx, t, why));
	TRY(put_steps(tx, c, why));
	if (c->setup)
		TRY(tx_run(
			tx,
			&(struct query){ "UPDATE tables SET setup = $2 WHERE id = $1",
					 ARGS(TEXT(t->id), TEXT(text_str(&t->setup))) },
			why));
	if (c->archive)
		TRY(put_archive(tx, c, why));
	if (c->seats)
		TRY(put_seats(tx, t, why));
	if (c->chat)
		TRY(put_chat(tx, t, c->chat, why));
	for (size_t i = 0; i < c->message_count; i++)
		TRY(store_enqueue(tx, &c->messages[i], why));
	if (c->opens)
		TRY(insert_table(tx, c->opens, why));
	return notify_others(tx, t, why);
}

status store_change(struct store *s, struct change *c, struct text *why)
{
	struct tx tx;
	c->row->updated = store_now();
	if (!c->is_secret)
		c->row->shown = c->row->updated;
	TRY(tx_begin(&tx, s, why));
	TRY(tx_end(&tx, put_change(&tx, c, why), why));
	c->row->seq++;
	return OK;
}

status store_add_watcher(struct store *s, const char *table, const char *user,
			 struct text *why)
{
	return store_write(
		s,
		&(struct query){
			"INSERT INTO watchers (table_id, user_id) VALUES ($1, $2)"
			" ON CONFLICT (table_id, user_id) DO NOTHING",
			ARGS(TEXT(table), TEXT(user)) },
		why);
}
