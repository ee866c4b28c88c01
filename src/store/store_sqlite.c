/*
 * SQLite: one file, write-ahead log, synced at every commit. There is nobody to tell: who
 * listens (a server, while `tessera admin` works beside it) looks now and then whether
 * the file has changed, and which tables and sessions.
 */
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"
#include "store/db.h"
#include "store/store.h"

enum { STATEMENTS_MAX = 192, BUSY_MS = 10000 };

struct db {
	sqlite3 *handle;
	int count;
	const char *sql[STATEMENTS_MAX];
	sqlite3_stmt *statement[STATEMENTS_MAX];
	int64_t file_version;	      /* of a listener: what it saw, when it looked, */
	int64_t looked_ms, looked_at; /* on the monotonic clock and by the time of day */
};

enum { LOOK_MS = 1000, LOOK_BACK_MS = 3000 };

static status failed(struct db *db, struct text *why)
{
	return status_say(IO_FAILED, why, "Database error: %s.",
			  sqlite3_errmsg(db->handle));
}

static status script(struct db *db, const char *sql, struct text *why)
{
	return sqlite3_exec(db->handle, sql, NULL, NULL, NULL) == SQLITE_OK
		       ? OK
		       : failed(db, why);
}

static void close_db(struct db *db)
{
	for (int i = 0; i < db->count; i++)
		sqlite3_finalize(db->statement[i]);
	sqlite3_close(db->handle);
	free(db);
}

/* What is in the file concerns nobody else: before the first connection of this process,
 * for a file that is closed loses all its locks. Its -wal and -shm take after it. */
static void keep_private(const char *path)
{
	enum { OWNER_ONLY = 0600, OTHERS = 077 };
	struct stat s;
	if (path[0] == ':' || strncmp(path, "file:", 5) == 0)
		return;
	const int made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, OWNER_ONLY);
	if (made >= 0)
		close(made);
	for (int i = 0; i < 3; i++) {
		char part[4096];
		snprintf(part, sizeof part, "%s%s", path,
			 (const char *[]){ "", "-wal", "-shm" }[i]);
		if (stat(part, &s) == 0 && S_ISREG(s.st_mode) && (s.st_mode & OTHERS))
			(void)!chmod(part, OWNER_ONLY);
	}
}

static status open_db(struct db **out, const char *address, struct text *why)
{
	struct db *db = calloc(1, sizeof *db);
	if (!db)
		die("out of memory");
	const int flags =
		SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
	status s = OK;
	keep_private(address);
	if (sqlite3_open_v2(address, &db->handle, flags, NULL) != SQLITE_OK)
		s = status_say(IO_FAILED, why, "Cannot open the database %s.", address);
	if (s == OK) {
		sqlite3_busy_timeout(db->handle, BUSY_MS);
		s = script(db,
			   "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; "
			   "PRAGMA foreign_keys=ON; PRAGMA wal_autocheckpoint=4000;",
			   why);
	}
	if (s != OK)
		close_db(db);
	else
		*out = db;
	return s;
}

static sqlite3_stmt *statement_of(struct db *db, const char *sql)
{
	for (int i = 0; i < db->count; i++)
		if (db->sql[i] == sql)
			return db->statement[i];
	ensure(db->count < STATEMENTS_MAX);
	sqlite3_stmt *made = NULL;
	if (sqlite3_prepare_v3(db->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &made,
			       NULL) != SQLITE_OK)
		return NULL;
	db->sql[db->count] = sql;
	db->statement[db->count++] = made;
	return made;
}

static void bind(sqlite3_stmt *s, int n, struct value v)
{
	const char name[] = { '$', (char)(n < 10 ? '0' + n : '0' + n / 10),
			      (char)(n < 10 ? '\0' : '0' + n % 10), '\0' };
	const int at = sqlite3_bind_parameter_index(s, name);
	if (at == 0)
		return;
	if (v.text)
		sqlite3_bind_text(s, at, v.text, -1, SQLITE_STATIC);
	else
		sqlite3_bind_int64(s, at, v.number);
}

static void on_row(sqlite3_stmt *s, struct rows rows)
{
	struct row r = { .columns = sqlite3_column_count(s) };
	for (int i = 0; i < r.columns; i++) {
		const char *text = (const char *)sqlite3_column_text(s, i);
		r.text[i] = text ? text : "";
	}
	rows.visit(rows.self, &r);
}

static status run(struct db *db, const struct query *q, struct text *why)
{
	sqlite3_stmt *s = statement_of(db, q->sql);
	if (!s)
		return failed(db, why);
	for (int i = 0; i < q->count; i++)
		bind(s, i + 1, q->args[i]);
	int step;
	while ((step = sqlite3_step(s)) == SQLITE_ROW)
		if (q->rows.visit)
			on_row(s, q->rows);
	const status result = step == SQLITE_DONE ? OK : failed(db, why);
	if (q->changed)
		*q->changed = sqlite3_changes64(db->handle);
	sqlite3_reset(s);
	sqlite3_clear_bindings(s);
	return result;
}

static status begin(struct db *db, bool alone, struct text *why)
{
	(void)alone; /* a writer is always alone */
	return script(db, "BEGIN IMMEDIATE", why);
}

static status begin_reading(struct db *db, struct text *why)
{
	return script(db, "BEGIN", why);
}

static status end(struct db *db, bool commit, struct text *why)
{
	return script(db, commit ? "COMMIT" : "ROLLBACK", why);
}

static status notify(struct db *db, const char *message, struct text *why)
{
	(void)db, (void)message, (void)why;
	return OK;
}

struct visitor {
	void (*on_message)(void *self, const char *message);
	void *self;
};

static void on_verdict(void *self, const struct row *r)
{
	text_put(self, r->text[0]);
}

static int is_late(void *deadline)
{
	return clock_ms() > *(const int64_t *)deadline;
}

/* Page by page, without the indexes; a big file only as far as it goes in the time. */
static status check(struct db *db, struct text *why)
{
	enum { CHECK_MS = 3000, STEPS_BETWEEN = 10000 };
	struct text verdict = { 0 };
	int64_t deadline = clock_ms() + CHECK_MS;
	sqlite3_progress_handler(db->handle, STEPS_BETWEEN, is_late, &deadline);
	const status s = run(db,
			     &(struct query){ "PRAGMA quick_check(1)",
					      .rows = { on_verdict, &verdict } },
			     why);
	const bool is_cut = sqlite3_errcode(db->handle) == SQLITE_INTERRUPT;
	sqlite3_progress_handler(db->handle, 0, NULL, NULL);
	const bool is_sound =
		is_cut || (s == OK && strcmp(text_str(&verdict), "ok") == 0);
	if (!is_sound)
		status_say(IO_FAILED, why,
			   "The database is damaged: %s. Restore a backup (tessera admin "
			   "restore).",
			   verdict.len ? text_str(&verdict) : sqlite3_errmsg(db->handle));
	text_free(&verdict);
	return is_sound ? OK : IO_FAILED;
}

static void on_version(void *self, const struct row *r)
{
	*(int64_t *)self = row_int(r, 0);
}

static void on_message_row(void *self, const struct row *r)
{
	const struct visitor *h = self;
	h->on_message(h->self, r->text[0]);
}

static status look(struct db *db, struct visitor *h, struct text *why)
{
	const int64_t now = store_now(), ms = clock_ms();
	int64_t version = 0;
	if (ms - db->looked_ms < LOOK_MS)
		return OK;
	TRY(run(db,
		&(struct query){ "PRAGMA data_version",
				 .rows = { on_version, &version } },
		why));
	if (version != db->file_version && now < db->looked_at) {
		h->on_message(h->self, ANY_CHANGE); /* the time of day went back */
	} else if (version != db->file_version) {
		const struct value since = { .number = db->looked_at - LOOK_BACK_MS };
		TRY(run(db,
			&(struct query){
				"SELECT id || ' ' || seq FROM tables WHERE updated > $1",
				&since, 1, .rows = { on_message_row, h } },
			why));
		TRY(run(db,
			&(struct query){
				"SELECT 'user ' || id FROM users WHERE ended > $1",
				&since, 1, .rows = { on_message_row, h } },
			why));
	}
	db->file_version = version;
	db->looked_at = now;
	db->looked_ms = ms;
	return OK;
}

static status listen(struct db *db, int ms,
		     void (*on_message)(void *self, const char *message), void *self,
		     struct text *why)
{
	nanosleep(&(struct timespec){ ms / 1000, ms % 1000 * 1000000L }, NULL);
	return look(db, &(struct visitor){ on_message, self }, why);
}

const struct backend sqlite_backend = {
	.prefix = "sqlite:",
	.connections = 6,
	.one_writer = true,
	.open = open_db,
	.close = close_db,
	.check = check,
	.run = run,
	.script = script,
	.begin = begin,
	.begin_reading = begin_reading,
	.end = end,
	.notify = notify,
	.listen = listen,
};
