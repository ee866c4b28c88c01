/* What must be done from time to time, and after a time without a server. */
#include "store/inside.h"

enum { AWAY_MS = 8000 };

status store_pulse(struct store *s, bool always, struct text *why)
{
	return store_write(s,
			   "UPDATE pulse SET at = $1 WHERE id = 1 AND ($2 = 1 OR EXISTS"
			   " (SELECT 1 FROM tables WHERE deadline > 0 OR grace_at > 0))",
			   ARGS(NUMBER(store_now()), NUMBER(always)), NULL, why);
}

static void hear_waiting(void *self, const struct row *r)
{
	long *count = self;
	count[0] = (long)row_int(r, 0);
	count[1] = (long)row_int(r, 1);
}

status store_count_waiting(struct store *s, long *held, long *messages, struct text *why)
{
	long count[2] = { 0 };
	TRY(store_run(s,
		      "SELECT (SELECT count(*) FROM held), (SELECT count(*) FROM outbox)",
		      NULL, 0, (struct rows){ hear_waiting, count }, NULL, why));
	*held = count[0];
	*messages = count[1];
	return OK;
}

static void hear_time(void *self, const struct row *r)
{
	*(int64_t *)self = row_int(r, 0);
}

/* No clock gets more than it had: at most it begins anew now. */
static const char shift_sql[] =
	"UPDATE tables SET seq = seq + 1,"
	" deadline = deadline - clock_at +"
	" CASE WHEN clock_at + $1 > $2 THEN $2 ELSE clock_at + $1 END,"
	" clock_at = CASE WHEN clock_at + $1 > $2 THEN $2 ELSE clock_at + $1 END"
	" WHERE deadline > 0";

/* A seat is not given to a bot because no server ran to which its player could come. */
static const char shift_grace_sql[] =
	"UPDATE tables SET seq = seq + 1, grace_at ="
	" CASE WHEN grace_at + $1 > $2 + grace_ms THEN $2 + grace_ms"
	" ELSE grace_at + $1 END WHERE grace_at > 0";

static status shift_clocks(struct store *s, struct db *db, int64_t last, int64_t now,
			   struct text *why)
{
	int64_t changed = 0;
	TRY(s->backend->run(db, "UPDATE pulse SET at = $2 WHERE id = 1 AND at = $1",
			    ARGS(NUMBER(last), NUMBER(now)), (struct rows){ 0 }, &changed,
			    why));
	if (changed == 0)
		return OK; /* another server was there first */
	TRY(s->backend->run(db, shift_sql, ARGS(NUMBER(now - last), NUMBER(now)),
			    (struct rows){ 0 }, NULL, why));
	return s->backend->run(db, shift_grace_sql, ARGS(NUMBER(now - last), NUMBER(now)),
			       (struct rows){ 0 }, NULL, why);
}

status store_resume(struct store *s, struct text *why)
{
	const int64_t now = store_now();
	int64_t last = 0;
	TRY(store_run(s, "SELECT at FROM pulse WHERE id = 1", NULL, 0,
		      (struct rows){ hear_time, &last }, NULL, why));
	if (now - last < AWAY_MS)
		return OK;
	struct db *db;
	TRY(store_begin(s, &db, why));
	return store_end(s, db, shift_clocks(s, db, last, now, why), why);
}

status store_tidy(struct store *s, struct text *why)
{
	const int64_t day_ms = 86400000, now = store_now();
	TRY(store_write(s, "DELETE FROM sessions WHERE created < $1",
			ARGS(NUMBER(now - 365 * day_ms)), NULL, why));
	TRY(store_write(s,
			"DELETE FROM sessions WHERE created < $1 AND user_id IN"
			" (SELECT id FROM users WHERE account IS NULL AND id NOT IN"
			" (SELECT user_id FROM seats))",
			ARGS(NUMBER(now - 30 * day_ms)), NULL, why));
	TRY(store_write(s,
			"UPDATE tables SET state = 'finished', seq = seq + 1,"
			" result = '{\"by\":\"closed\",\"score\":{}}'"
			" WHERE state = 'open' AND updated < $1",
			ARGS(NUMBER(now - 30 * day_ms)), NULL, why));
	TRY(store_write(s,
			"DELETE FROM users WHERE account IS NULL AND created < $1 AND"
			" id NOT IN (SELECT user_id FROM sessions) AND"
			" id NOT IN (SELECT user_id FROM seats)",
			ARGS(NUMBER(now - 30 * day_ms)), NULL, why));
	TRY(store_write(s, "DELETE FROM links WHERE created < $1",
			ARGS(NUMBER(now - 7 * day_ms)), NULL, why));
	return store_write(s,
			   "DELETE FROM names WHERE user_id NOT IN (SELECT id FROM"
			   " users)",
			   NULL, 0, NULL, why);
}
