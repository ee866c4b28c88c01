/*
 * Copies of a SQLite database, made while servers write to it, and put in its place when
 * none runs. (PostgreSQL has tools of its own for this: docs/deploy.md.)
 *
 * A database is up to three files: PATH, PATH-wal (changes that are not in PATH yet) and
 * PATH-shm. A plain copy of PATH lacks what is in the -wal, and a -wal that is left
 * beside another PATH ruins it. A copy made here is one file and whole.
 */
#ifndef STORE_BACKUP_H
#define STORE_BACKUP_H

#include "base/status.h"

/* The path of a database's address; NULL, and said so, if it is not a SQLite file. */
const char *backup_path(const char *address, struct text *why);

/* Copies the database `from`, as it is at one moment, to the new file `to`, and checks
 * the copy page by page. Nothing is left at `to` if that fails. */
MUST_USE status backup_copy(const char *from, const char *to, struct text *why);

/* Puts the database `staged` in the place of `path`; what was there is moved to
 * `aside`, all its files. Refused as long as anybody has `path` open. */
MUST_USE status backup_replace(const char *staged, const char *path, const char *aside,
			       struct text *why);

#endif
