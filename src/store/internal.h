/* Shared by the files of store/ only: connections, and short ways to run a statement. */
#ifndef STORE_INTERNAL_H
#define STORE_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include "store/db.h"
#include "store/schema.h"
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

	/* Where only one may write: groupcommit.c. */
	pthread_mutex_t writing;
	pthread_cond_t synced;
	struct db *writer;
	struct batch *batch; /* that is open, or NULL */
	atomic_int queued;   /* writers that wait for `writing` */

	atomic_ullong commits, failed_writes, failed_reads;
};

/* A connection of the pool, if one becomes free soon and the store is not down. */
status pool_acquire(struct store *s, struct db **out, struct text *why);
void pool_release(struct store *s, struct db *db);

/* One statement on a connection of its own. */
status store_run(struct store *s, const struct query *q, struct text *why);

/* A transaction on one connection. tx_end commits if the result so far is OK, else rolls
 * back. */
struct tx {
	struct store *store;
	struct db *db;
};
status tx_begin(struct tx *tx, struct store *s, struct text *why);
status tx_end(struct tx *tx, status so_far, struct text *why);
status tx_run(struct tx *tx, const struct query *q, struct text *why);
/* Notifies the other processes when it commits. */
status tx_notify(struct tx *tx, const char *message, struct text *why);

/* One statement that writes: a transaction that queues with the other writers. */
status store_write(struct store *s, const struct query *q, struct text *why);

/* Puts a message into the outbox. */
status store_enqueue(struct tx *tx, const struct message *m, struct text *why);

/* In a transaction: notes that sessions of a user end, and tells every server; ends
 * them all, but one. */
status store_end_all(struct tx *tx, const char *user, struct text *why);
status store_delete_sessions(struct tx *tx, const char *user, const char *keep,
			     struct text *why);

/* In a transaction: enters a name for a user, NAME_TAKEN if it is another's; shows
 * another name at his tables, and tells every server. */
status store_claim_name(struct tx *tx, const char *user, const char *shape,
			struct text *why);
status store_show_name(struct tx *tx, const char *user, const char *shown,
		       struct text *touched, struct text *why);

/* A token as it is stored: who reads the disk cannot use it. */
void store_hash(const char *token, char hex[SESSION_KEY_SIZE]);

/* Finds a user by a statement that selects USER. */
#define USER_NAME(name, ...) ", u." #name
#define USER "u.id" USER_COLUMNS(USER_NAME) ", u.password"
/* Returns the column after them, the password. */
int store_read_user(struct user *u, const struct row *r);
status store_get_user(struct store *s, const char *sql, const char *key, struct user *out,
		      struct text *password, struct text *why);

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

/* Runs a statement in a transaction, for what it changes. */
#define RUN(sql, ...) TRY(tx_run(tx, &(struct query){ sql, ARGS(__VA_ARGS__) }, why))

/* Copies a column into a fixed array. */
#define COPY(to, from) snprintf((to), sizeof(to), "%s", (from))

#endif
