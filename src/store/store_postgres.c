/*
 * PostgreSQL: several server processes share the tables, and LISTEN/NOTIFY wakes the
 * others when a transaction commits. A lost connection fails the call at hand and is
 * made anew for the next.
 */
#include <libpq-fe.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "store/db.h"

enum { STATEMENTS_MAX = 192, ARGUMENTS_MAX = 40 };

struct db {
	PGconn *handle;
	int count;
	const char *sql[STATEMENTS_MAX];
	bool listening;
	bool begun; /* in a transaction, which a new connection would not be in */
};

static status failed(struct db *db, struct text *why)
{
	const char *said = PQerrorMessage(db->handle);
	int len = (int)strcspn(said, "\n");
	return status_say(IO_FAILED, why, "The database said: %.*s.", len, said);
}

static status reconnect(struct db *db, struct text *why)
{
	if (PQstatus(db->handle) == CONNECTION_OK)
		return OK;
	if (db->begun)
		return failed(db, why);
	PQreset(db->handle);
	db->count = 0;
	db->listening = false;
	return PQstatus(db->handle) == CONNECTION_OK ? OK : failed(db, why);
}

static status script(struct db *db, const char *sql, struct text *why)
{
	TRY(reconnect(db, why));
	PGresult *r = PQexec(db->handle, sql);
	const ExecStatusType how = PQresultStatus(r);
	PQclear(r);
	return how == PGRES_COMMAND_OK || how == PGRES_TUPLES_OK ? OK : failed(db, why);
}

static void close_db(struct db *db)
{
	PQfinish(db->handle);
	free(db);
}

static void be_quiet(void *self, const char *message)
{
	(void)self, (void)message;
}

static status open_db(struct db **out, const char *address, struct text *why)
{
	struct db *db = calloc(1, sizeof *db);
	if (!db)
		die("out of memory");
	db->handle = PQconnectdb(address);
	PQsetNoticeProcessor(db->handle, be_quiet, NULL);
	const status s = PQstatus(db->handle) == CONNECTION_OK ? OK : failed(db, why);
	if (s != OK)
		close_db(db);
	else
		*out = db;
	return s;
}

/* The name of the prepared statement for `sql`: "s" and its place. */
static bool prepare(struct db *db, const char *sql, char name[16])
{
	int at = 0;
	while (at < db->count && db->sql[at] != sql)
		at++;
	snprintf(name, 16, "s%d", at);
	if (at < db->count)
		return true;
	ensure(at < STATEMENTS_MAX);
	PGresult *r = PQprepare(db->handle, name, sql, 0, NULL);
	const bool done = PQresultStatus(r) == PGRES_COMMAND_OK;
	PQclear(r);
	if (done)
		db->sql[db->count++] = sql;
	return done;
}

static void hear_rows(const PGresult *r, struct rows rows)
{
	struct row row = { .columns = PQnfields(r) };
	for (int n = 0; n < PQntuples(r); n++) {
		for (int i = 0; i < row.columns; i++)
			row.text[i] = PQgetvalue(r, n, i);
		rows.hear(rows.self, &row);
	}
}

static status run(struct db *db, const char *sql, const struct value *args, int count,
		  struct rows rows, int64_t *changed, struct text *why)
{
	char name[16], digits[ARGUMENTS_MAX][24];
	const char *text[ARGUMENTS_MAX];
	ensure(count <= ARGUMENTS_MAX);
	TRY(reconnect(db, why));
	if (!prepare(db, sql, name))
		return failed(db, why);
	for (int i = 0; i < count; i++) {
		snprintf(digits[i], sizeof digits[i], "%lld", (long long)args[i].number);
		text[i] = args[i].text ? args[i].text : digits[i];
	}
	PGresult *r = PQexecPrepared(db->handle, name, count, text, NULL, NULL, 0);
	const ExecStatusType how = PQresultStatus(r);
	const status result =
		how == PGRES_COMMAND_OK || how == PGRES_TUPLES_OK ? OK : failed(db, why);
	if (result == OK && rows.hear)
		hear_rows(r, rows);
	if (changed)
		*changed = strtoll(PQcmdTuples(r), NULL, 10);
	PQclear(r);
	return result;
}

static status begin(struct db *db, bool alone, struct text *why)
{
	TRY(script(db, "BEGIN", why));
	db->begun = true;
	return alone ? script(db, "SELECT pg_advisory_xact_lock(7735521)", why) : OK;
}

static status end(struct db *db, bool commit, struct text *why)
{
	const status s = script(db, commit ? "COMMIT" : "ROLLBACK", why);
	db->begun = false;
	return s;
}

static status tell(struct db *db, const char *message, struct text *why)
{
	const struct value args[] = { { .text = message } };
	return run(db, "SELECT pg_notify('tessera', $1)", args, 1, (struct rows){ 0 },
		   NULL, why);
}

static status start_listening(struct db *db, struct text *why)
{
	TRY(reconnect(db, why));
	if (!db->listening)
		TRY(script(db, "LISTEN tessera", why));
	db->listening = true;
	return OK;
}

static status listen(struct db *db, int ms,
		     void (*heard)(void *self, const char *message), void *self,
		     struct text *why)
{
	TRY(start_listening(db, why));
	struct pollfd wait = { .fd = PQsocket(db->handle), .events = POLLIN };
	if (poll(&wait, 1, ms) > 0 && !PQconsumeInput(db->handle))
		return failed(db, why);
	PGnotify *n;
	while ((n = PQnotifies(db->handle))) {
		heard(self, n->extra);
		PQfreemem(n);
	}
	return OK;
}

const struct backend postgres_backend = {
	.prefix = "postgres",
	.connections = 6,
	.open = open_db,
	.close = close_db,
	.run = run,
	.script = script,
	.begin = begin,
	.end = end,
	.tell = tell,
	.listen = listen,
};
