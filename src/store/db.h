/*
 * One connection to a database, SQLite or PostgreSQL. The SQL that goes through it is the
 * subset both understand, with $1, $2, ... for arguments; all columns are text or bigint.
 *
 * A statement is remembered by the address of its text, so `sql` must be a literal.
 * A connection belongs to one thread at a time.
 */
#ifndef STORE_DB_H
#define STORE_DB_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

struct db;
struct text;

struct value {
	const char *text; /* NULL: the number */
	int64_t number;
};

/* A row of an answer; a missing value is "". */
struct row {
	int columns;
	const char *text[48];
};

int64_t row_int(const struct row *r, int column);

/* Hears each row of an answer. */
struct rows {
	void (*visit)(void *self, const struct row *r);
	void *self;
};

/* The message that says: anything may have changed. */
#define ANY_CHANGE ""

/* One statement: its arguments, who sees its rows, and where to count those it changed
 * (or NULL). */
struct query {
	const char *sql;
	const struct value *args;
	int count;
	struct rows rows;
	int64_t *changed;
};

struct backend {
	const char *prefix; /* of the address: "sqlite:" */
	int connections;    /* how many to keep open */
	bool one_writer;    /* writers must queue before they begin */
	status (*open)(struct db **out, const char *address, struct text *why);
	void (*close)(struct db *db);
	/* Whether the file is sound, as far as that can be seen quickly; may be NULL. */
	status (*check)(struct db *db, struct text *why);
	/* Runs one statement. */
	status (*run)(struct db *db, const struct query *q, struct text *why);
	/* Runs statements without arguments that need not be remembered. */
	status (*script)(struct db *db, const char *sql, struct text *why);
	/* Begins a transaction that will write; with `alone`, nobody else changes the
	 * schema. */
	status (*begin)(struct db *db, bool alone, struct text *why);
	/* Begins one that only reads, and all of it of one moment. */
	status (*begin_reading)(struct db *db, struct text *why);
	/* Ends it: all of it is on disk, or nothing ever happened; or, if the connection
	 * was lost, nobody knows. */
	status (*end)(struct db *db, bool commit, struct text *why);
	/* Tells the other processes, when the transaction commits. */
	status (*notify)(struct db *db, const char *message, struct text *why);
	/* Waits for what others tell, at most `ms`; calls `on_message` for each, and
	 * with ANY_CHANGE where messages may have been missed. */
	status (*listen)(struct db *db, int ms,
			 void (*on_message)(void *self, const char *message), void *self,
			 struct text *why);
	/* False if the database has not answered in time; NULL: it always does. */
	bool (*is_up)(const struct db *db);
};

extern const struct backend sqlite_backend, postgres_backend;

#endif
