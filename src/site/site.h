/*
 * The server of one person, in a worker of his browser: the same tables, commands and
 * routes as `tessera serve` (src/server), without HTTP, threads and a database. The
 * worker (web/src/site) calls what is exported here and provides what is imported.
 * There is a module for each game, so that nobody fetches what he does not play; it
 * knows the tables of its game.
 *
 * Two workers run this module. The one that answers keeps the tables in memory and the
 * browser keeps them on disk: each change is handed to `keep` before its answer is read,
 * so the worker can write it down before anybody sees it. The other one thinks: it gets
 * the choice of a bot as a block of bytes, or a table and the request to think about it.
 */
#ifndef SITE_SITE_H
#define SITE_SITE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "server/server.h"
#include "store/store.h"

#define EXPORT(name) __attribute__((export_name(#name))) name
#define IMPORT(name) __attribute__((import_module("site"), import_name(#name)))

/* Imported: what the worker does for us. */

/* A table has changed: JSON, site/rows.h. */
IMPORT(keep) void site_keep(const char *json, size_t len);
/* A bot of the table is to think, not before so many milliseconds have passed. */
IMPORT(call) void site_call(const char *table, int delay_ms);
/* Somebody who listens is sent these bytes, a server-sent event. */
IMPORT(send) void site_send(int listener, const char *event, size_t len);

/* Shared by the files of this folder. */

struct site {
	struct server server;
	bool thinks; /* the worker that thinks */
	struct text answer;
};

extern struct site site; /* the worker has one, as a process has one output */

/* The one person that there is. */
#define SITE_PERSON "youyouyouyouyouy"
extern struct user site_person;

/* Keeps a table as it was written by site_keep; or its steps, one a line. */
MUST_USE status site_store_put(struct store *s, const char *json, size_t len);
void site_store_put_steps(struct store *s, const char *id, const char *lines, size_t len);

struct store *site_store_new(void);
struct workers *site_pool_new(struct site *owner, bool has_bots);

#endif
