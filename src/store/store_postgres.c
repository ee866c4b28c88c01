/*
 * PostgreSQL: several server processes share the tables, and LISTEN/NOTIFY wakes the
 * others when a transaction commits. A lost connection fails the call at hand and is
 * reopened for the next.
 *
 * No call waits for ever. The server ends statements that take too long or wait too long
 * for a lock; and because a server that hangs ends nothing, the client waits for each
 * answer no longer than ANSWER_MS and then gives the connection up. What a COMMIT without
 * an answer has done is not known: its caller must read again, and the sequence number of
 * the table says what happened.
 */
#include <errno.h>
#include <libpq-fe.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "store/db.h"

enum { STATEMENTS_MAX = 192, ARGUMENTS_MAX = 40 };

/* CONNECT_TIMEOUT in seconds, the others in ms. Those of the server are shorter, so that
 * it can still say what was too long. */
#define CONNECT_TIMEOUT "4"
#define SESSION_TIMEOUTS                                         \
	"SET statement_timeout = 4000; SET lock_timeout = 3000;" \
	" SET idle_in_transaction_session_timeout = 10000"
#define NO_TIMEOUTS "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0"
enum { ANSWER_MS = 5000, FOR_EVER_MS = 24 * 3600 * 1000 };

struct db {
	PGconn *handle;
	int count;
	const char *sql[STATEMENTS_MAX];
	bool listening;
	bool begun;   /* in a transaction, which a new connection would not be in */
	bool is_lost; /* an answer did not come, or no connection could be made */
	int patience_ms;
};

static bool is_up(const struct db *db)
{
	return !db->is_lost;
}

static bool is_connected(const struct db *db)
{
	return !db->is_lost && PQstatus(db->handle) == CONNECTION_OK;
}

static status failed(struct db *db, struct text *why)
{
	const char *said = PQerrorMessage(db->handle);
	int len = (int)strcspn(said, "\n");
	if (db->is_lost)
		return status_say(IO_FAILED, why, "The database does not answer.");
	return status_say(IO_FAILED, why, "Database error: %.*s.", len, said);
}

/* A connection that was closed meanwhile says so before it is used. */
static void look_for_end(struct db *db)
{
	struct pollfd look = { .fd = PQsocket(db->handle), .events = POLLIN };
	if (poll(&look, 1, 0) > 0)
		(void)!PQconsumeInput(db->handle);
}

static bool has_answered(const struct db *db, int64_t until)
{
	PGconn *c = db->handle;
	int unsent;
	while ((unsent = PQflush(c)) > 0 || PQisBusy(c)) {
		const short events = (short)(POLLIN | (unsent > 0 ? POLLOUT : 0));
		struct pollfd wait = { .fd = PQsocket(c), .events = events };
		const int64_t left = until - clock_ms();
		if (left <= 0)
			return false;
		if (poll(&wait, 1, (int)left) < 0 && errno != EINTR)
			return false;
		if (!PQconsumeInput(c))
			return true; /* it is gone: PQgetResult says why */
	}
	return true;
}

/* The last answer to what was sent; NULL if none came in time. */
static PGresult *answer(struct db *db, int was_sent)
{
	const int64_t until = clock_ms() + db->patience_ms;
	PGresult *last = NULL, *next;
	if (!was_sent)
		return NULL;
	while (has_answered(db, until)) {
		if (!(next = PQgetResult(db->handle)))
			return last;
		PQclear(last);
		last = next;
	}
	db->is_lost = true;
	PQclear(last);
	return NULL;
}

/* Runs statements on a connection as it is. */
static status send(struct db *db, const char *sql, struct text *why)
{
	PGresult *r = answer(db, PQsendQuery(db->handle, sql));
	const ExecStatusType how = PQresultStatus(r);
	PQclear(r);
	return how == PGRES_COMMAND_OK || how == PGRES_TUPLES_OK ? OK : failed(db, why);
}

/* What a fresh connection is told first. */
static status greet(struct db *db, struct text *why)
{
	if (!is_connected(db))
		return failed(db, why);
	PQsetnonblocking(db->handle, 1);
	return send(db, SESSION_TIMEOUTS, why);
}

static status reconnect(struct db *db, struct text *why)
{
	if (db->begun)
		return is_connected(db) ? OK : failed(db, why);
	if (is_connected(db))
		look_for_end(db);
	if (is_connected(db))
		return OK;
	PQreset(db->handle);
	db->count = 0;
	db->listening = db->is_lost = false;
	const status result = greet(db, why);
	db->is_lost = result != OK;
	return result;
}

static status script(struct db *db, const char *sql, struct text *why)
{
	TRY(reconnect(db, why));
	return send(db, sql, why);
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
	/* What the address says itself comes last and holds. */
	const char *const keys[] = { "connect_timeout", "keepalives_idle",
				     "tcp_user_timeout", "dbname", NULL };
	const char *const values[] = { CONNECT_TIMEOUT, "20", "10000", address, NULL };
	db->patience_ms = ANSWER_MS;
	db->handle = PQconnectdbParams(keys, values, 1);
	PQsetNoticeProcessor(db->handle, be_quiet, NULL);
	const status s = greet(db, why);
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
	PGresult *r = answer(db, PQsendPrepare(db->handle, name, sql, 0, NULL));
	const bool done = PQresultStatus(r) == PGRES_COMMAND_OK;
	PQclear(r);
	if (done)
		db->sql[db->count++] = sql;
	return done;
}

static void on_rows(const PGresult *r, struct rows rows)
{
	struct row row = { .columns = PQnfields(r) };
	for (int n = 0; n < PQntuples(r); n++) {
		for (int i = 0; i < row.columns; i++)
			row.text[i] = PQgetvalue(r, n, i);
		rows.visit(rows.self, &row);
	}
}

static status run(struct db *db, const struct query *q, struct text *why)
{
	char name[16], digits[ARGUMENTS_MAX][24];
	const char *text[ARGUMENTS_MAX];
	ensure(q->count <= ARGUMENTS_MAX);
	TRY(reconnect(db, why));
	if (!prepare(db, q->sql, name))
		return failed(db, why);
	for (int i = 0; i < q->count; i++) {
		snprintf(digits[i], sizeof digits[i], "%lld",
			 (long long)q->args[i].number);
		text[i] = q->args[i].text ? q->args[i].text : digits[i];
	}
	PGresult *r = answer(
		db, PQsendQueryPrepared(db->handle, name, q->count, text, NULL, NULL, 0));
	const ExecStatusType how = PQresultStatus(r);
	const status result =
		how == PGRES_COMMAND_OK || how == PGRES_TUPLES_OK ? OK : failed(db, why);
	if (result == OK && q->rows.visit)
		on_rows(r, q->rows);
	if (q->changed)
		*q->changed = strtoll(PQcmdTuples(r), NULL, 10);
	PQclear(r);
	return result;
}

/* Who changes the schema may have to wait, for others and for large tables. */
static status wait_alone(struct db *db, struct text *why)
{
	db->patience_ms = FOR_EVER_MS;
	TRY(script(db, NO_TIMEOUTS, why));
	return script(db, "SELECT pg_advisory_xact_lock(7735521)", why);
}

static status begin(struct db *db, bool alone, struct text *why)
{
	TRY(script(db, "BEGIN", why));
	db->begun = true;
	return alone ? wait_alone(db, why) : OK;
}

static status begin_reading(struct db *db, struct text *why)
{
	TRY(script(db, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", why));
	db->begun = true;
	return OK;
}

static status end(struct db *db, bool commit, struct text *why)
{
	const status s = script(db, commit ? "COMMIT" : "ROLLBACK", why);
	db->begun = false;
	db->patience_ms = ANSWER_MS;
	return s;
}

static status notify(struct db *db, const char *message, struct text *why)
{
	const struct value args[] = { { .text = message } };
	return run(db, &(struct query){ "SELECT pg_notify('tessera', $1)", args, 1 },
		   why);
}

/* What was told before LISTEN, or while the connection was lost, nobody has heard. */
static status start_listening(struct db *db,
			      void (*on_message)(void *self, const char *message),
			      void *self, struct text *why)
{
	TRY(reconnect(db, why));
	if (db->listening)
		return OK;
	TRY(script(db, "LISTEN tessera", why));
	db->listening = true;
	on_message(self, ANY_CHANGE);
	return OK;
}

static status listen(struct db *db, int ms,
		     void (*on_message)(void *self, const char *message), void *self,
		     struct text *why)
{
	TRY(start_listening(db, on_message, self, why));
	struct pollfd wait = { .fd = PQsocket(db->handle), .events = POLLIN };
	if (poll(&wait, 1, ms) > 0 && !PQconsumeInput(db->handle))
		return failed(db, why);
	PGnotify *n;
	while ((n = PQnotifies(db->handle))) {
		on_message(self, n->extra);
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
	.begin_reading = begin_reading,
	.end = end,
	.notify = notify,
	.listen = listen,
	.is_up = is_up,
};
