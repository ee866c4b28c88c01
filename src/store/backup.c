#include "store/backup.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"

enum { OWNER_ONLY = 0600, BUSY_MS = 10000 };

static const char *const parts[] = { "", "-wal", "-shm" };
enum { PARTS = sizeof parts / sizeof parts[0] };

const char *backup_path(const char *address, struct text *why)
{
	static const char sqlite[] = "sqlite:";
	if (strncmp(address, sqlite, strlen(sqlite)) == 0)
		return address + strlen(sqlite);
	status_say(BAD_REQUEST, why,
		   "This works with SQLite only. For PostgreSQL use pg_dump and "
		   "pg_restore (docs/deploy.md).");
	return NULL;
}

static status failed(sqlite3 *db, const char *path, struct text *why)
{
	return status_say(IO_FAILED, why, "%s: %s.", path, sqlite3_errmsg(db));
}

static status file_failed(const char *path, struct text *why)
{
	return status_say(IO_FAILED, why, "%s: %s.", path, strerror(errno));
}

static status open_file(sqlite3 **out, const char *path, int flags, struct text *why)
{
	const int result = sqlite3_open_v2(path, out, flags, NULL);
	sqlite3_busy_timeout(*out, BUSY_MS);
	return result == SQLITE_OK ? OK : failed(*out, path, why);
}

/* All in one step: a reader does not hold up writers, and the copy is of one moment. */
static status copy_pages(sqlite3 *from, sqlite3 *to, const char *path, struct text *why)
{
	sqlite3_backup *b = sqlite3_backup_init(to, "main", from, "main");
	if (!b)
		return failed(to, path, why);
	(void)sqlite3_backup_step(b, -1);
	return sqlite3_backup_finish(b) == SQLITE_OK ? OK : failed(to, path, why);
}

static status check_pages(sqlite3 *db, const char *path, struct text *why)
{
	sqlite3_stmt *s = NULL;
	if (sqlite3_prepare_v2(db, "PRAGMA integrity_check(1)", -1, &s, NULL) !=
	    SQLITE_OK)
		return failed(db, path, why);
	const bool has_row = sqlite3_step(s) == SQLITE_ROW;
	const char *said = has_row ? (const char *)sqlite3_column_text(s, 0) : NULL;
	const status result =
		said && strcmp(said, "ok") == 0
			? OK
			: status_say(IO_FAILED, why, "%s is damaged: %s.", path,
				     said ? said : sqlite3_errmsg(db));
	sqlite3_finalize(s);
	return result;
}

/* A copy is one file: it has no write-ahead log. */
static status copy_into(sqlite3 *from, sqlite3 *to, const char *path, struct text *why)
{
	TRY(copy_pages(from, to, path, why));
	if (sqlite3_exec(to, "PRAGMA journal_mode=DELETE", NULL, NULL, NULL) != SQLITE_OK)
		return failed(to, path, why);
	return check_pages(to, path, why);
}

/* The new file, for nobody else to read. */
static status make_file(const char *path, struct text *why)
{
	const int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, OWNER_ONLY);
	if (file < 0)
		return errno == EEXIST
			       ? status_say(IO_FAILED, why,
					    "%s already exists: name a new file.", path)
			       : file_failed(path, why);
	close(file);
	return OK;
}

/* Whoever loses power now must find the names as they are. */
static status sync_folder(const char *path, struct text *why)
{
	char copy[4096];
	snprintf(copy, sizeof copy, "%s", path);
	const char *folder = dirname(copy);
	const int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	const bool done = file >= 0 && fsync(file) == 0;
	const status result = done ? OK : file_failed(folder, why);
	if (file >= 0)
		close(file);
	return result;
}

status backup_copy(const char *from, const char *to, struct text *why)
{
	sqlite3 *source = NULL, *copy = NULL;
	if (access(from, R_OK) != 0)
		return file_failed(from, why);
	TRY(make_file(to, why));
	status result = open_file(&source, from, SQLITE_OPEN_READWRITE, why);
	if (result == OK)
		result = open_file(&copy, to, SQLITE_OPEN_READWRITE, why);
	if (result == OK)
		result = copy_into(source, copy, to, why);
	sqlite3_close(copy);
	sqlite3_close(source);
	if (result == OK)
		result = sync_folder(to, why);
	if (result != OK)
		unlink(to);
	return result;
}

/* Empties the write-ahead log into the file, which only works alone. A damaged file
 * cannot do it; it is moved with its log. */
static status settle(const char *path, struct text *why)
{
	sqlite3 *db = NULL;
	status result = OK;
	if (open_file(&db, path, SQLITE_OPEN_READWRITE, NULL) == OK) {
		sqlite3_busy_timeout(db, 0);
		sqlite3_exec(db, "PRAGMA journal_mode=DELETE", NULL, NULL, NULL);
		if (sqlite3_errcode(db) == SQLITE_BUSY)
			result = status_say(IO_FAILED, why,
					    "%s is in use: stop the server first.", path);
	}
	sqlite3_close(db);
	return result;
}

static status move_parts(const char *from, const char *to, struct text *why)
{
	for (int i = PARTS - 1; i >= 0; i--) {
		char old[4096], new[4096];
		snprintf(old, sizeof old, "%s%s", from, parts[i]);
		snprintf(new, sizeof new, "%s%s", to, parts[i]);
		if (rename(old, new) != 0 && errno != ENOENT)
			return file_failed(old, why);
	}
	return OK;
}

status backup_replace(const char *staged, const char *path, const char *aside,
		      struct text *why)
{
	struct stat old;
	if (stat(path, &old) == 0) {
		TRY(settle(path, why));
		/* Who restores is often root, who serves is not. */
		if (chown(staged, old.st_uid, old.st_gid) != 0)
			return file_failed(staged, why);
	}
	TRY(move_parts(path, aside, why));
	if (rename(staged, path) != 0)
		return file_failed(staged, why);
	return sync_folder(path, why);
}
