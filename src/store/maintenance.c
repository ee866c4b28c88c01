/* What must be done from time to time. */
#include "store/internal.h"

status store_try_write(struct store *s, struct text *why)
{
	return store_write(
		s,
		&(struct query){ "INSERT INTO keys (name, value) VALUES ('written', '1')"
				 " ON CONFLICT (name) DO UPDATE SET value = '1'" },
		why);
}

static void on_waiting(void *self, const struct row *r)
{
	long *count = self;
	count[0] = (long)row_int(r, 0);
	count[1] = (long)row_int(r, 1);
}

status store_count_waiting(struct store *s, long *held, long *messages, struct text *why)
{
	long count[2] = { 0 };
	TRY(store_run(s,
		      &(struct query){ "SELECT (SELECT count(*) FROM held), (SELECT "
				       "count(*) FROM outbox)",
				       .rows = { on_waiting, count } },
		      why));
	*held = count[0];
	*messages = count[1];
	return OK;
}

static void on_time(void *self, const struct row *r)
{
	*(int64_t *)self = row_int(r, 0);
}

/* Nothing is written where nothing is timed. */
status store_playtime(struct store *s, int64_t mine, int64_t *out, struct text *why)
{
	if (mine > 0)
		TRY(store_write(
			s,
			&(struct query){
				"UPDATE pulse SET at = $1 WHERE id = 1 AND at < $1 AND"
				" EXISTS (SELECT 1 FROM tables"
				" WHERE deadline > 0 OR bot_due > 0 OR grace_at > 0)",
				ARGS(NUMBER(mine)) },
			why));
	return store_run(s,
			 &(struct query){ "SELECT at FROM pulse WHERE id = 1",
					  .rows = { on_time, out } },
			 why);
}

/* A lesson is no game that anybody looks at again. */
#define OLD_LESSONS "(SELECT id FROM tables WHERE lesson <> '' AND updated < $1)"

static status forget_lessons(struct store *s, int64_t before, struct text *why)
{
	static const char *const queries[] = {
		"DELETE FROM steps WHERE table_id IN " OLD_LESSONS,
		"DELETE FROM chat WHERE table_id IN " OLD_LESSONS,
		"DELETE FROM watchers WHERE table_id IN " OLD_LESSONS,
		"DELETE FROM held WHERE table_id IN " OLD_LESSONS,
		"DELETE FROM seats WHERE table_id IN " OLD_LESSONS,
		"DELETE FROM tables WHERE id IN " OLD_LESSONS,
	};
	for (size_t i = 0; i < sizeof queries / sizeof queries[0]; i++)
		TRY(store_write(s, &(struct query){ queries[i], ARGS(NUMBER(before)) },
				why));
	return OK;
}

status store_prune(struct store *s, struct text *why)
{
	const int64_t day_ms = 86400000, now = store_now();
	TRY(forget_lessons(s, now - 30 * day_ms, why));
	TRY(store_write(s,
			&(struct query){ "DELETE FROM sessions WHERE created < $1",
					 ARGS(NUMBER(now - 365 * day_ms)) },
			why));
	TRY(store_write(
		s,
		&(struct query){
			"DELETE FROM sessions WHERE created < $1 AND user_id IN"
			" (SELECT id FROM users WHERE account IS NULL AND id NOT IN"
			" (SELECT user_id FROM seats))",
			ARGS(NUMBER(now - 30 * day_ms)) },
		why));
	TRY(store_write(
		s,
		&(struct query){ "UPDATE tables SET state = 'finished', seq = seq + 1,"
				 " result = '{\"by\":\"closed\",\"score\":{}}'"
				 " WHERE state = 'open' AND updated < $1",
				 ARGS(NUMBER(now - 30 * day_ms)) },
		why));
	TRY(store_write(
		s,
		&(struct query){
			"DELETE FROM users WHERE account IS NULL AND created < $1 AND"
			" id NOT IN (SELECT user_id FROM sessions) AND"
			" id NOT IN (SELECT user_id FROM seats)",
			ARGS(NUMBER(now - 30 * day_ms)) },
		why));
	TRY(store_write(s,
			&(struct query){ "DELETE FROM links WHERE created < $1",
					 ARGS(NUMBER(now - 7 * day_ms)) },
			why));
	TRY(store_write(s,
			&(struct query){ "DELETE FROM progress WHERE user_id NOT IN"
					 " (SELECT id FROM users)" },
			why));
	return store_write(
		s,
		&(struct query){ "DELETE FROM names WHERE user_id NOT IN (SELECT id FROM"
				 " users)" },
		why);
}
