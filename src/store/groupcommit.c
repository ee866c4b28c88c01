/*
 * Transactions. Where the database lets only one writer in (SQLite), those who come at
 * the same time share one commit: each works in a savepoint of its own, and the last in
 * the queue syncs for all. Nobody returns before his change is on disk; one who fails
 * takes back his own savepoint only. So the disk's syncs a second do not bound the
 * changes.
 *
 *   queue ->  [ BEGIN  | savepoint a | savepoint b | savepoint c | COMMIT ]  -> a, b, c
 * return
 */
#include <stdlib.h>

#include "base/log.h"
#include "store/internal.h"

enum { BATCH_MAX = 64 };

struct batch {
	int members, waiting;
	bool is_done;
	bool is_broken; /* the database took all of it back, as it does on a full disk */
	status result;
};

static status open_batch(struct store *s, struct text *why)
{
	TRY(s->backend->begin(s->writer, false, why));
	s->batch = calloc(1, sizeof *s->batch);
	if (!s->batch)
		die("out of memory");
	return OK;
}

/* Syncs the open batch; those who wait for it are told how it ended. The last of its
 * members frees it. */
static void close_batch(struct store *s, struct text *why)
{
	struct batch *b = s->batch;
	b->result = b->is_broken ? status_say(IO_FAILED, why, "The database is full.")
				 : s->backend->end(s->writer, true, why);
	if (b->result != OK)
		(void)!s->backend->end(s->writer, false, NULL);
	b->is_done = true;
	s->batch = NULL;
	pthread_cond_broadcast(&s->synced);
}

static status begin_in_batch(struct store *s, struct db **out, struct text *why)
{
	s->queued++;
	pthread_mutex_lock(&s->writing);
	s->queued--;
	if (s->batch && s->batch->is_broken)
		close_batch(s,
			    NULL); /* a savepoint would begin a new transaction in it */
	status result = s->batch ? OK : open_batch(s, why);
	if (result == OK)
		result = s->backend->script(s->writer, "SAVEPOINT one", why);
	*out = s->writer;
	if (result == OK)
		return OK;
	if (s->batch && s->queued == 0)
		close_batch(s, NULL); /* the others count on the last in the queue */
	pthread_mutex_unlock(&s->writing);
	return result;
}

static status end_in_batch(struct store *s, status so_far, struct text *why)
{
	struct batch *b = s->batch;
	status result = so_far;
	b->members++;
	if (so_far != OK && s->backend->script(s->writer, "ROLLBACK TO one", NULL) != OK)
		b->is_broken = true;
	if (s->backend->script(s->writer, "RELEASE one", NULL) != OK)
		b->is_broken = true;
	b->waiting++;
	if (s->queued > 0 && b->members < BATCH_MAX) {
		while (!b->is_done)
			pthread_cond_wait(&s->synced, &s->writing);
	} else {
		close_batch(s, so_far == OK ? why : NULL);
	}
	if (so_far == OK)
		result = b->result == OK ? OK : status_say(b->result, why, "%s", "");
	if (--b->waiting == 0)
		free(b);
	pthread_mutex_unlock(&s->writing);
	return result;
}

static status begin(struct store *s, struct db **out, struct text *why)
{
	if (s->backend->one_writer)
		return begin_in_batch(s, out, why);
	TRY(pool_acquire(s, out, why));
	const status result = s->backend->begin(*out, false, why);
	if (result != OK)
		pool_release(s, *out);
	return result;
}

static status end(struct store *s, struct db *db, status so_far, struct text *why)
{
	if (s->backend->one_writer)
		return end_in_batch(s, so_far, why);
	status result = so_far == OK ? s->backend->end(db, true, why) : so_far;
	if (result != OK)
		(void)!s->backend->end(db, false, NULL);
	pool_release(s, db);
	return result;
}

/* A write that the database does not take is loud: nobody else may ever hear of it. */
static void note_failure(struct store *s, const struct text *why)
{
	s->failed_writes++;
	log_limited(LEVEL_ERROR, "write-failed", "why", why ? text_str(why) : "", NULL);
}

status tx_begin(struct tx *tx, struct store *s, struct text *why)
{
	*tx = (struct tx){ .store = s };
	const status result = begin(s, &tx->db, why);
	if (result != OK)
		note_failure(s, why);
	return result;
}

status tx_end(struct tx *tx, status so_far, struct text *why)
{
	struct store *s = tx->store;
	const status result = end(s, tx->db, so_far, why);
	if (result == OK)
		s->commits++;
	else if (result == IO_FAILED)
		note_failure(s, why);
	return result;
}

status tx_run(struct tx *tx, const struct query *q, struct text *why)
{
	return tx->store->backend->run(tx->db, q, why);
}

status tx_notify(struct tx *tx, const char *message, struct text *why)
{
	return tx->store->backend->notify(tx->db, message, why);
}
