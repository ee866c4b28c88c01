/* Shared by the files of store/ only: connections, and short ways to run a statement. */
#ifndef STORE_INSIDE_H
#define STORE_INSIDE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include "store/db.h"
#include "store/store.h"

enum { CONNECTIONS_MAX = 8 };

struct store {
	const struct backend *backend;
	pthread_mutex_t mutex; /* of the pool */
	pthread_cond_t given;
	int idle_count;
	struct db *idle[CONNECTIONS_MAX];
	struct db *listener; /* belongs to the thread that calls store_listen */
	int64_t probed;	     /* when it has last seen an answer, ms */
	atomic_bool is_down;

	/* Where only one may write: group.c. */
	pthread_mutex_t writing;
	pthread_cond_t synced;
	struct db *writer;
	struct batch *batch; /* that is open, or NULL */
	atomic_int queued;   /* writers that wait for `writing` */
};

/* A connection of the pool, if one becomes free soon and the store is not down. */
status store_take(struct store *s, struct db **out, struct text *why);
void store_give(struct store *s, struct db *db);

/* One statement on a connection of its own. */
status store_run(struct store *s, const char *sql, const struct value *args, int count,
		 struct rows rows, int64_t *changed, struct text *why);

/* A transaction; store_end commits if all went well so far, else takes all back. */
status store_begin(struct store *s, struct db **out, struct text *why);
status store_end(struct store *s, struct db *db, status so_far, struct text *why);

/* One statement that writes: a transaction that queues with the other writers. */
status store_write(struct store *s, const char *sql, const struct value *args, int count,
		   int64_t *changed, struct text *why);

#define TEXT(value)             \
	{                       \
		.text = (value) \
	}
#define NUMBER(value)                      \
	{                                  \
		.number = (int64_t)(value) \
	}
#define ARGS(...)                                                     \
	(const struct value[]){ __VA_ARGS__ },                        \
		(int)(sizeof((const struct value[]){ __VA_ARGS__ }) / \
		      sizeof(struct value))

/* Copies a column into a fixed array. */
#define COPY(to, from) snprintf((to), sizeof(to), "%s", (from))

#endif
