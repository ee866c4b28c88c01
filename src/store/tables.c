/* Tables: made, changed, loaded. */
#include <stdlib.h>
#include <string.h>

#include "store/columns.h"
#include "store/internal.h"
#include "store/schema.h"

#define NAME(n, role, name, ...) ", " #name
#define ARGUMENT(n, ...) ", $" #n
#define ASSIGNED(n, role, name, ...) ASSIGN_##role(n, name)
#define ASSIGN_CHANGING(n, name) ", " #name " = $" #n
#define ASSIGN_LARGE_CHANGING(n, name) ASSIGN_CHANGING(n, name)
#define ASSIGN_KEY(n, name)
#define ASSIGN_FIXED(n, name)
#define ASSIGN_LARGE_FIXED(n, name)

static const char insert_table_sql[] = "INSERT INTO tables (id" TABLE_COLUMNS(
	NAME) ") VALUES ($1" TABLE_COLUMNS(ARGUMENT) ")";

static const char update_table_sql[] = "UPDATE tables SET seq = seq + 1" TABLE_COLUMNS(
	ASSIGNED) " WHERE id = $1 AND seq = $2";

#define SEAT_NAME(n, name, ...) ", " #name
#define SEAT_ASSIGNED(n, name, ...) ", " #name " = excluded." #name

static const char put_seat_sql[] = "INSERT INTO seats (table_id, seat" SEAT_COLUMNS(
	SEAT_NAME) ") VALUES ($1, $2" SEAT_COLUMNS(ARGUMENT) ") ON CONFLICT (table_id, "
							     "seat) DO UPDATE SET"
							     " seat = "
							     "excluded.seat" SEAT_COLUMNS(
								     SEAT_ASSIGNED);

/* How many arguments each statement takes. */
#define CHANGES(n, role, ...) +CHANGES_##role
enum {
	CHANGES_KEY = 1,
	CHANGES_CHANGING = 1,
	CHANGES_LARGE_CHANGING = 1,
	CHANGES_FIXED = 0,
	CHANGES_LARGE_FIXED = 0
};
#define ONE(...) +1
enum {
	UPDATED = 1 TABLE_COLUMNS(CHANGES),
	INSERTED = 1 TABLE_COLUMNS(ONE),
	SEAT_ARGUMENTS = 2 SEAT_COLUMNS(ONE)
};

/* The numbers of the arguments are the places of the columns. */
#define PLACE(n, role, name, ...) AT_##name,
enum { AT_ID = 1, TABLE_COLUMNS(PLACE) };
#define IN_PLACE(n, role, name, ...) _Static_assert((int)AT_##name == n, #name);
TABLE_COLUMNS(IN_PLACE)

static status put_seats(struct tx *tx, const struct table_row *t, struct text *why)
{
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		struct value args[SEAT_ARGUMENTS] = { TEXT(t->id), NUMBER(seat) };
		if (t->seat[seat].kind == SEAT_ABSENT)
			continue;
		columns_bind(seat_columns, &t->seat[seat], args + 2);
		TRY(tx_run(tx, &(struct query){ put_seat_sql, args, SEAT_ARGUMENTS },
			   why));
	}
	return OK;
}

static status insert_table(struct tx *tx, const struct table_row *t, struct text *why)
{
	struct value args[INSERTED];
	columns_bind(table_columns, t, args);
	TRY(tx_run(tx, &(struct query){ insert_table_sql, args, INSERTED }, why));
	return put_seats(tx, t, why);
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
	struct value args[INSERTED];
	int64_t changed = 0;
	columns_bind(table_columns, t, args);
	TRY(tx_run(
		tx,
		&(struct query){ update_table_sql, args, UPDATED, .changed = &changed },
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
