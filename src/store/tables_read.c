/* Tables: found, listed, read. */
#include <stdlib.h>
#include <string.h>

#include "store/columns.h"
#include "store/internal.h"
#include "store/schema.h"

/* What is selected: all of a table, what lists show of it, and a seat. */
#define WHOLE(n, role, name, ...) ", t." #name
#define LISTED(n, role, name, ...) LISTED_##role(name)
#define LISTED_KEY(name) ", t." #name
#define LISTED_CHANGING(name) ", t." #name
#define LISTED_FIXED(name) ", t." #name
#define LISTED_LARGE_CHANGING(name)
#define LISTED_LARGE_FIXED(name)
#define SEAT_NAME(n, name, ...) ", c." #name
#define SEAT_NAMES "c.seat" SEAT_COLUMNS(SEAT_NAME)

/* A table without seats is joined with none. */
static void read_seat(const struct row *r, int from, struct table_row *t)
{
	const int64_t seat = row_int(r, from);
	if (r->text[from][0] && seat >= 0 && seat < SEATS_MAX)
		columns_read(seat_columns, r, from + 1, &t->seat[seat]);
}

struct loading {
	struct table_row *row;
	struct text *steps;
	bool found;
};

static void on_table(void *self, const struct row *r)
{
	struct loading *l = self;
	l->found = true;
	columns_read(table_columns, r, 0, l->row);
}

static void on_seat(void *self, const struct row *r)
{
	read_seat(r, 0, ((struct loading *)self)->row);
}

static void on_step(void *self, const struct row *r)
{
	struct text *steps = ((struct loading *)self)->steps;
	text_put(steps, r->text[0]);
	text_char(steps, '\n');
}

static status load(struct tx *tx, const char *id, struct loading *l, struct text *why)
{
	TRY(tx_run(tx,
		   &(struct query){ "SELECT t.id" TABLE_COLUMNS(WHOLE) " FROM tables t"
								       " WHERE t.id = $1",
				    ARGS(TEXT(id)), .rows = { on_table, l } },
		   why));
	if (!l->found)
		return status_say(NOT_FOUND, why, "No such table.");
	TRY(tx_run(tx,
		   &(struct query){ "SELECT " SEAT_NAMES
				    " FROM seats c WHERE c.table_id = $1",
				    ARGS(TEXT(id)), .rows = { on_seat, l } },
		   why));
	if (!l->steps)
		return OK;
	return tx_run(
		tx,
		&(struct query){ "SELECT line FROM steps WHERE table_id = $1 ORDER BY n",
				 ARGS(TEXT(id)), .rows = { on_step, l } },
		why);
}

/* Row, seats and steps must be of one moment: another process may commit in between. */
static status load_once(struct tx *tx, const char *id, struct loading *l,
			struct text *why)
{
	TRY(tx->store->backend->begin_reading(tx->db, why));
	const status result = load(tx, id, l, why);
	const status ended =
		tx->store->backend->end(tx->db, result == OK, result == OK ? why : NULL);
	return result == OK ? ended : result;
}

status store_table(struct store *s, const char *id, struct table_row *out,
		   struct text *steps, struct text *why)
{
	*out = (struct table_row){ 0 };
	struct loading l = { out, steps, false };
	struct tx tx = { .store = s };
	TRY(pool_acquire(s, &tx.db, why));
	const status result = load_once(&tx, id, &l, why);
	pool_release(s, tx.db);
	if (result != OK)
		table_row_free(out);
	return result;
}

static void on_seq(void *self, const struct row *r)
{
	*(int64_t *)self = row_int(r, 0);
}

status store_seq(struct store *s, const char *id, int64_t *out, struct text *why)
{
	*out = -1;
	return store_run(s,
			 &(struct query){ "SELECT seq FROM tables WHERE id = $1",
					  ARGS(TEXT(id)), .rows = { on_seq, out } },
			 why);
}

struct chat_visitor {
	void (*visit)(void *self, const struct chat_row *c);
	void *self;
};

static void on_chat(void *self, const struct row *r)
{
	struct chat_visitor *h = self;
	struct chat_row c = { .at = row_int(r, 2) };
	COPY(c.name, r->text[0]);
	text_put(&c.words, r->text[1]);
	h->visit(h->self, &c);
	text_free(&c.words);
}

status store_chat(struct store *s, const char *table, int most,
		  void (*visit)(void *self, const struct chat_row *c), void *self,
		  struct text *why)
{
	struct chat_visitor h = { visit, self };
	return store_run(
		s,
		&(struct query){
			"SELECT name, words, at FROM (SELECT n, name, words, at FROM chat"
			" WHERE table_id = $1 ORDER BY n DESC LIMIT $2) newest ORDER BY "
			"n",
			ARGS(TEXT(table), NUMBER(most)), .rows = { on_chat, &h } },
		why);
}

static void on_id(void *self, const struct row *r)
{
	snprintf(self, ID_LEN + 1, "%s", r->text[0]);
}

status store_invited(struct store *s, const char *invite, char out[ID_LEN + 1],
		     struct text *why)
{
	out[0] = '\0';
	TRY(store_run(s,
		      &(struct query){ "SELECT id FROM tables WHERE invite = $1",
				       ARGS(TEXT(invite)), .rows = { on_id, out } },
		      why));
	return out[0] ? OK : status_say(NOT_FOUND, why, "This invitation is not valid.");
}

status store_is_watcher(struct store *s, const char *table, const char *user, bool *out,
			struct text *why)
{
	char found[ID_LEN + 1] = "";
	TRY(store_run(
		s,
		&(struct query){
			"SELECT 'yes' FROM watchers WHERE table_id = $1 AND user_id = $2",
			ARGS(TEXT(table), TEXT(user)), .rows = { on_id, found } },
		why));
	*out = found[0] != '\0';
	return OK;
}

struct listing {
	void (*visit)(void *self, const struct table_row *t);
	void *self;
	struct table_row row;
	int seat_at; /* the first column of a seat */
	bool some;
};

static void end_row(struct listing *l)
{
	if (l->some)
		l->visit(l->self, &l->row);
	table_row_free(&l->row);
	l->row = (struct table_row){ 0 };
	l->some = false;
}

/* A table comes as one row for each of its seats, together. */
static void on_listed(void *self, const struct row *r)
{
	struct listing *l = self;
	if (l->some && strcmp(l->row.id, r->text[0]) != 0)
		end_row(l);
	if (!l->some)
		l->seat_at = columns_read_listed(table_columns, r, 0, &l->row);
	l->some = true;
	read_seat(r, l->seat_at, &l->row);
}

/* All take the same arguments: how many, whose, before when; the types of those that a
 * condition has no use for must still be known ($2 = $2). */
#define LIST_OF(condition, order)                                                        \
	"SELECT t.id" TABLE_COLUMNS(                                                     \
		LISTED) ", " SEAT_NAMES " FROM (SELECT * FROM tables x WHERE " condition \
			" ORDER BY " order                                               \
			" LIMIT $1) t LEFT JOIN seats c ON c.table_id = t.id"            \
			" ORDER BY t.shown DESC, t.id, c.seat"

#define SITS                                                                 \
	"x.id IN (SELECT table_id FROM seats WHERE user_id = $2 AND user_id" \
	" <> '') AND $3 = $3"

static const char *const list_sql[] = {
	[LIST_MINE] = LIST_OF(SITS " AND x.lesson = ''", "x.shown DESC"),
	[LIST_SEATED] = LIST_OF(SITS, "x.shown DESC"),
	[LIST_OPEN] = LIST_OF("x.state = 'open' AND x.listed = 1 AND $2 = $2 AND $3 = $3",
			      "x.updated DESC"),
	[LIST_FINISHED] = LIST_OF("x.state = 'finished' AND x.watch = 'all' AND $2 = $2"
				  " AND $3 = $3",
				  "x.updated DESC"),
	[LIST_ALL] = LIST_OF("$2 = $2 AND $3 = $3", "x.updated DESC"),
	[LIST_LATE] =
		LIST_OF("x.deadline > 0 AND x.deadline <= $3 AND $2 = $2", "x.deadline"),
	[LIST_BOTS] =
		LIST_OF("x.bot_due > 0 AND x.bot_due <= $3 AND $2 = $2", "x.bot_due"),
	[LIST_GRACE] =
		LIST_OF("x.grace_at > 0 AND x.grace_at <= $3 AND $2 = $2", "x.grace_at"),
};

status store_list(struct store *s, const struct list_query *q,
		  void (*visit)(void *self, const struct table_row *t), void *self,
		  struct text *why)
{
	struct listing l = { .visit = visit, .self = self };
	const status result = store_run(
		s,
		&(struct query){ list_sql[q->which],
				 ARGS(NUMBER(q->limit), TEXT(q->user ? q->user : ""),
				      NUMBER(q->before)),
				 { on_listed, &l } },
		why);
	end_row(&l);
	return result;
}

static void on_opened(void *self, const struct row *r)
{
	struct opened *o = self;
	o->open = row_int(r, 0);
	o->with_bots = row_int(r, 1);
}

status store_opened(struct store *s, const char *owner, struct opened *out,
		    struct text *why)
{
	*out = (struct opened){ 0 };
	return store_run(
		s,
		&(struct query){
			"SELECT (SELECT count(*) FROM tables WHERE owner = $1 AND state "
			"= "
			"'open'),"
			" (SELECT count(*) FROM tables t WHERE owner = $1 AND state = "
			"'running'"
			" AND EXISTS (SELECT 1 FROM seats c WHERE c.table_id = t.id"
			" AND c.kind = 'bot' AND c.bot NOT IN ('random', 'greedy')))",
			ARGS(TEXT(owner)), .rows = { on_opened, out } },
		why);
}
