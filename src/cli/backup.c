#include "cli/backup.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/args/args.h"
#include "cli/database.h"
#include "cli/tablecheck.h"
#include "store/backup.h"
#include "store/store.h"

status backup_make(const struct args *a, struct text *why)
{
	struct text database = { 0 };
	status s = database_find(a, &database, why);
	const char *path = s == OK ? backup_path(text_str(&database), why) : NULL;
	if (s == OK)
		s = path ? backup_copy(path, args_word(a, 1), why) : BAD_REQUEST;
	if (s == OK)
		printf("Backed up %2$s to %1$s.\n", args_word(a, 1), path);
	text_free(&database);
	return s;
}

/* A running server holds this lock (server/bots/inflight.h). What it says was about the
 * tables that go now. */
static status lock_out_servers(const struct args *a, const char *database, int *out,
			       struct text *why)
{
	enum { OWNER_ONLY = 0600 };
	struct text marks = { 0 };
	status s = database_marks(a, database, 0, &marks, why);
	*out = s == OK ? open(text_str(&marks), O_RDWR | O_CREAT | O_CLOEXEC, OWNER_ONLY)
		       : -1;
	if (s == OK && *out < 0)
		s = status_say(IO_FAILED, why, "%s: %s.", text_str(&marks),
			       strerror(errno));
	else if (s == OK && flock(*out, LOCK_EX | LOCK_NB) != 0)
		s = status_say(IO_FAILED, why,
			       "A server is using this database: stop it first.");
	else if (s == OK && ftruncate(*out, 0) != 0)
		s = status_say(IO_FAILED, why, "%s: %s.", text_str(&marks),
			       strerror(errno));
	text_free(&marks);
	return s;
}

/* Opened once, a copy has the schema of this Tessera; each of its tables is replayed. */
static status check_copy(const char *staged, bool anyway, struct text *why)
{
	struct text address = { 0 };
	struct tablecheck c = { 0 };
	text_add(&address, "sqlite:%s", staged);
	status s = store_open(&c.store, text_str(&address), why);
	if (s == OK) {
		s = tablecheck_run(&c, why);
		store_close(c.store);
	}
	text_free(&address);
	if (s == OK && c.bad && !anyway)
		return status_say(DIVERGED, why,
				  "%d of %d tables do not replay, so nothing was "
				  "restored. Use --anyway to restore them all the same.",
				  c.bad, c.bad + c.good);
	if (s == OK && c.bad)
		printf("%d of %d tables do not replay.\n", c.bad, c.good + c.bad);
	else if (s == OK)
		printf("All %d tables replay.\n", c.good);
	return s;
}

static void put_aside_name(const char *path, struct text *out)
{
	char at[32];
	struct tm utc;
	const time_t now = time(NULL);
	gmtime_r(&now, &utc);
	strftime(at, sizeof at, "%Y%m%dT%H%M%SZ", &utc);
	text_add(out, "%s.before-%s", path, at);
}

static status restore_to(const struct args *a, const char *path, struct text *why)
{
	struct text staged = { 0 }, aside = { 0 };
	text_add(&staged, "%s.restoring", path);
	put_aside_name(path, &aside);
	unlink(text_str(&staged)); /* of a restore that was interrupted */
	status s = backup_copy(args_word(a, 1), text_str(&staged), why);
	if (s == OK)
		s = check_copy(text_str(&staged), args_has(a, "anyway"), why);
	if (s == OK)
		s = backup_replace(text_str(&staged), path, text_str(&aside), why);
	if (s == OK)
		printf("Restored %s. The old database is now %s.\n", path,
		       text_str(&aside));
	else
		unlink(text_str(&staged));
	text_free(&staged);
	text_free(&aside);
	return s;
}

status backup_restore(const struct args *a, struct text *why)
{
	struct text database = { 0 };
	int lock = -1;
	status s = database_find(a, &database, why);
	const char *path = s == OK ? backup_path(text_str(&database), why) : NULL;
	if (s == OK && !path)
		s = BAD_REQUEST;
	if (s == OK)
		s = lock_out_servers(a, text_str(&database), &lock, why);
	if (s == OK)
		s = restore_to(a, path, why);
	struct stat data;
	if (s == OK && stat(path, &data) == 0)
		(void)!fchown(lock, data.st_uid, data.st_gid);
	if (lock >= 0)
		close(lock);
	text_free(&database);
	return s;
}
