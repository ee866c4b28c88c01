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

static status put_seats(struct store *s, struct db *db, const struct table_row *t,
			struct text *why)
{
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		const struct seat_row *r = &t->seat[seat];
		if (!r->kind[0])
			continue;
		TRY(s->backend->run(db, put_seat_sql,
				    ARGS(TEXT(t->id), NUMBER(seat), TEXT(r->kind),
					 TEXT(r->user), TEXT(r->bot), TEXT(r->name),
					 NUMBER(r->clock_ms), NUMBER(r->is_out)),
				    (struct rows){ 0 }, NULL, why));
	}
	return OK;
}

static status insert_table(struct store *s, struct db *db, const struct table_row *t,
			   struct text *why)
{
	TRY(s->backend->run(
		db, new_table_sql,
		ARGS(TEXT(t->id), TEXT(t->game), TEXT(t->owner),
		     TEXT(text_str(&t->setup)), TEXT(t->secret),
		     TEXT(text_str(&t->position)), TEXT(t->state),
		     TEXT(text_str(&t->result)), TEXT(text_str(&t->offers)),
		     NUMBER(t->seq), NUMBER(t->rev), NUMBER(t->drawn), NUMBER(t->steps),
		     TEXT(t->pace), NUMBER(t->pace_ms), TEXT(t->watch), TEXT(t->undo),
		     NUMBER(t->listed), TEXT(t->invite), TEXT(t->rematch),
		     NUMBER(t->acting), NUMBER(t->created), NUMBER(t->updated),
		     NUMBER(t->clock_at), NUMBER(t->deadline), NUMBER(t->bot_due),
		     TEXT(t->scenario), TEXT(t->hints), NUMBER(t->grace_ms),
		     TEXT(text_str(&t->hidden)), NUMBER(t->shown)),
		(struct rows){ 0 }, NULL, why));
	return put_seats(s, db, t, why);
}

void store_name_table(struct table_row *row)
{
	store_token(row->id, ID_LEN);
	store_token(row->invite, TOKEN_LEN);
	row->created = row->updated = row->shown = store_now();
}

status store_create(struct store *s, struct table_row *row, struct text *why)
{
	struct db *db;
	store_name_table(row);
	TRY(store_begin(s, &db, why));
	return store_end(s, db, insert_table(s, db, row, why), why);
}

static status update_table(struct store *s, struct db *db, const struct table_row *t,
			   struct text *why)
{
	int64_t changed = 0;
	TRY(s->backend->run(
		db, put_table_sql,
		ARGS(TEXT(t->id), NUMBER(t->seq), TEXT(text_str(&t->position)),
		     TEXT(t->state), TEXT(text_str(&t->result)),
		     TEXT(text_str(&t->offers)), NUMBER(t->rev), NUMBER(t->drawn),
		     NUMBER(t->steps), TEXT(t->rematch), NUMBER(t->acting),
		     NUMBER(t->updated), NUMBER(t->clock_at), NUMBER(t->deadline),
		     NUMBER(t->bot_due), NUMBER(t->grace_at), NUMBER(t->asked_at),
		     TEXT(text_str(&t->hidden)), NUMBER(t->shown)),
		(struct rows){ 0 }, &changed, why));
	return changed == 1 ? OK : status_say(STALE, why, "%s", "");
}

static status put_steps(struct store *s, struct db *db, const struct change *c,
			struct text *why)
{
	const struct table_row *t = c->row;
	if ((int64_t)(c->keep + c->line_count) != t->steps)
		return status_say(IO_FAILED, why, "The steps do not add up.");
	TRY(s->backend->run(db, "DELETE FROM steps WHERE table_id = $1 AND n > $2",
			    ARGS(TEXT(t->id), NUMBER(c->keep)), (struct rows){ 0 }, NULL,
			    why));
	for (size_t i = 0; i < c->line_count; i++)
		TRY(s->backend->run(db,
				    "INSERT INTO steps (table_id, n, line, at) VALUES "
				    "($1, $2, $3, $4)",
				    ARGS(TEXT(t->id), NUMBER(c->keep + i + 1),
					 TEXT(text_str(&c->lines[i])),
					 NUMBER(t->updated)),
				    (struct rows){ 0 }, NULL, why));
	return OK;
}

/* For people to look at: nothing reads it back. */
static status put_archive(struct store *s, struct db *db, const struct change *c,
			  struct text *why)
{
	return s->backend->run(
		db, "INSERT INTO archive (table_id, at, record) VALUES ($1, $2, $3)",
		ARGS(TEXT(c->row->id), NUMBER(c->row->updated),
		     TEXT(text_str(c->archive))),
		(struct rows){ 0 }, NULL, why);
}

/* The oldest lines give way. */
static status put_chat(struct store *s, struct db *db, const struct table_row *t,
		       const struct chat_row *c, struct text *why)
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

static status notify_others(struct store *s, struct db *db, const struct table_row *t,
			    struct text *why)
{
	char message[64];
	snprintf(message, sizeof message, "%s %lld", t->id, (long long)t->seq + 1);
	return s->backend->notify(db, message, why);
}

static status put_change(struct store *s, struct db *db, const struct change *c,
			 struct text *why)
{
	const struct table_row *t = c->row;
	TRY(update_table(s, db, t, why));
	TRY(put_steps(s, db, c, why));
	if (c->setup)
		TRY(s->backend->run(db, "UPDATE tables SET setup = $2 WHERE id = $1",
				    ARGS(TEXT(t->id), TEXT(text_str(&t->setup))),
				    (struct rows){ 0 }, NULL, why));
	if (c->archive)
		TRY(put_archive(s, db, c, why));
	if (c->seats)
		TRY(put_seats(s, db, t, why));
	if (c->chat)
		TRY(put_chat(s, db, t, c->chat, why));
	for (size_t i = 0; i < c->message_count; i++)
		TRY(store_enqueue(s, db, &c->messages[i], why));
	if (c->opens)
		TRY(insert_table(s, db, c->opens, why));
	return notify_others(s, db, t, why);
}

status store_change(struct store *s, struct change *c, struct text *why)
{
	struct db *db;
	c->row->updated = store_now();
	if (!c->is_secret)
		c->row->shown = c->row->updated;
	TRY(store_begin(s, &db, why));
	TRY(store_end(s, db, put_change(s, db, c, why), why));
	c->row->seq++;
	return OK;
}

status store_add_watcher(struct store *s, const char *table, const char *user,
			 struct text *why)
{
	return store_write(s,
			   "INSERT INTO watchers (table_id, user_id) VALUES ($1, $2)"
			   " ON CONFLICT (table_id, user_id) DO NOTHING",
			   ARGS(TEXT(table), TEXT(user)), NULL, why);
}
