/* Opening, the pool of connections, transactions, migrations. */
#include "store/store.h"

#include <pthread.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/log.h"
#include "store/internal.h"

static const struct {
	int version;
	const char *script;
} migrations[] = {
#define MIGRATION(version, script) { version, script },
#include "store/migrations.def"
#undef MIGRATION
};

enum { VERSION = sizeof migrations / sizeof migrations[0] };

enum { TAKE_MS = 5000, PROBE_MS = 2000 };

static status refuse(struct text *why)
{
	return status_say(IO_FAILED, why,
			  "The database does not answer. Try again in a moment.");
}

static struct timespec soon(int ms)
{
	const int64_t at = clock_ms() + ms;
	return (struct timespec){ at / 1000, at % 1000 * 1000000 };
}

status pool_acquire(struct store *s, struct db **out, struct text *why)
{
	const struct timespec until = soon(TAKE_MS);
	int waited = 0;
	*out = NULL;
	pthread_mutex_lock(&s->mutex);
	while (!s->is_down && s->idle_count == 0 && waited == 0)
		waited = pthread_cond_timedwait(&s->given, &s->mutex, &until);
	if (!s->is_down && s->idle_count > 0)
		*out = s->idle[--s->idle_count];
	pthread_mutex_unlock(&s->mutex);
	return *out ? OK : refuse(why);
}

static bool is_usable(const struct store *s, const struct db *db)
{
	return !s->backend->is_up || s->backend->is_up(db);
}

void pool_release(struct store *s, struct db *db)
{
	pthread_mutex_lock(&s->mutex);
	s->idle[s->idle_count++] = db;
	if (is_usable(s, db)) {
		pthread_cond_signal(&s->given);
	} else {
		s->is_down = true; /* until store_listen has had an answer */
		pthread_cond_broadcast(&s->given);
	}
	pthread_mutex_unlock(&s->mutex);
}

bool store_is_down(struct store *s)
{
	return s->is_down;
}

status store_run(struct store *s, const struct query *q, struct text *why)
{
	struct db *db;
	struct text said = { 0 };
	struct text *words = why ? why : &said;
	TRY(pool_acquire(s, &db, why));
	const status result = s->backend->run(db, q, words);
	pool_release(s, db);
	if (result == IO_FAILED) {
		s->failed_reads++;
		log_limited(LEVEL_ERROR, "read-failed", "why", text_str(words), NULL);
	}
	text_free(&said);
	return result;
}

status store_write(struct store *s, const struct query *q, struct text *why)
{
	struct tx tx;
	struct text said = { 0 };
	struct text *words = why ? why : &said;
	status result = tx_begin(&tx, s, words);
	if (result == OK)
		result = tx_end(&tx, tx_run(&tx, q, words), words);
	text_free(&said);
	return result;
}

static void on_int(void *self, const struct row *r)
{
	*(int64_t *)self = row_int(r, 0);
}

static status apply_migrations(struct store *s, struct db *db, struct text *why)
{
	int64_t version = 0;
	TRY(s->backend->script(
		db,
		"CREATE TABLE IF NOT EXISTS schema_version (version bigint PRIMARY KEY)",
		why));
	TRY(s->backend->run(
		db,
		&(struct query){ "SELECT coalesce(max(version), 0) FROM schema_version",
				 .rows = { on_int, &version } },
		why));
	if (version > VERSION)
		return status_say(
			IO_FAILED, why,
			"The database was written by a newer Tessera (schema %lld).",
			(long long)version);
	for (; version < VERSION; version++) {
		TRY(s->backend->script(db, migrations[version].script, why));
		TRY(s->backend->run(
			db,
			&(struct query){ "INSERT INTO schema_version VALUES ($1)",
					 ARGS(NUMBER(migrations[version].version)) },
			why));
	}
	return OK;
}

static status migrate(struct store *s, struct db *db, struct text *why)
{
	TRY(s->backend->begin(db, true, why));
	const status result = apply_migrations(s, db, why);
	const status ended = s->backend->end(db, result == OK, result == OK ? why : NULL);
	return result == OK ? ended : result;
}

static status open_all(struct store *s, const char *address, struct text *why)
{
	TRY(s->backend->open(&s->listener, address, why));
	TRY(s->backend->open(&s->writer, address, why));
	TRY(migrate(s, s->listener, why));
	for (int i = 0; i < s->backend->connections; i++) {
		TRY(s->backend->open(&s->idle[i], address, why));
		s->idle_count++;
	}
	return OK;
}

status store_open(struct store **out, const char *address, struct text *why)
{
	if (sodium_init() < 0)
		die("the system gives no randomness");
	struct store *s = calloc(1, sizeof *s);
	if (!s)
		die("out of memory");
	pthread_mutex_init(&s->mutex, NULL);
	pthread_mutex_init(&s->writing, NULL);
	pthread_condattr_t attr;
	pthread_condattr_init(&attr);
	pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
	pthread_cond_init(&s->given, &attr);
	pthread_condattr_destroy(&attr);
	pthread_cond_init(&s->synced, NULL);
	status result = OK;
	if (strncmp(address, "sqlite:", 7) == 0) {
		s->backend = &sqlite_backend;
		address += 7;
	} else if (strncmp(address, "postgres", 8) == 0) {
		s->backend = &postgres_backend;
	} else {
		result = status_say(
			BAD_REQUEST, why,
			"A database is sqlite:PATH or postgres://USER@HOST/NAME.");
	}
	if (result == OK)
		result = open_all(s, address, why);
	if (result != OK)
		store_close(s);
	else
		*out = s;
	return result;
}

void store_close(struct store *s)
{
	for (int i = 0; i < s->idle_count; i++)
		s->backend->close(s->idle[i]);
	if (s->listener)
		s->backend->close(s->listener);
	if (s->writer)
		s->backend->close(s->writer);
	pthread_mutex_destroy(&s->mutex);
	pthread_mutex_destroy(&s->writing);
	pthread_cond_destroy(&s->given);
	pthread_cond_destroy(&s->synced);
	free(s);
}

status store_check(struct store *s, struct text *why)
{
	return s->backend->check ? s->backend->check(s->listener, why) : OK;
}

void store_counts(struct store *s, struct store_counts *out)
{
	*out = (struct store_counts){ .commits = s->commits,
				      .failed_writes = s->failed_writes,
				      .failed_reads = s->failed_reads };
}

/* A connection on which nothing comes may be dead: it must answer from time to time. */
static status probe(struct store *s, struct text *why)
{
	if (!s->is_down && clock_ms() - s->probed < PROBE_MS)
		return OK;
	TRY(s->backend->script(s->listener, "SELECT 1", why));
	s->probed = clock_ms();
	s->is_down = false;
	return OK;
}

status store_listen(struct store *s, int ms,
		    void (*on_message)(void *self, const char *message), void *self,
		    struct text *why)
{
	status result = probe(s, why);
	if (result == OK)
		result = s->backend->listen(s->listener, ms, on_message, self, why);
	if (!is_usable(s, s->listener))
		s->is_down = true;
	return result;
}
