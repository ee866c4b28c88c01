#include "world.h"

#include <sodium.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/bot.h"
#include "base/rng.h"

/* Found by the linker (--wrap) or by libsodium, which hand over no object of ours. */
static int64_t now;
static struct rng luck;

/* Opened once, for that takes longer than most inputs, and emptied for each. */
static struct store *store;
static sqlite3 *broom;

int64_t __wrap_store_now(void);
int64_t __wrap_store_now(void)
{
	return now;
}

struct server;
int64_t __wrap_playtime_now(struct server *s);
int64_t __wrap_playtime_now(struct server *s)
{
	(void)s;
	return now;
}

static void any_bytes(void *out, size_t size)
{
	for (size_t i = 0; i < size; i++)
		((uint8_t *)out)[i] = (uint8_t)rng_next(&luck);
}

static uint32_t any_number(void)
{
	return (uint32_t)rng_next(&luck);
}

static const char *luck_name(void)
{
	return "fuzz";
}

static struct randombytes_implementation our_luck = { .implementation_name = luck_name,
						      .random = any_number,
						      .buf = any_bytes };

action __real_bot_choose(const struct bot *b, const struct game *g, const void *state,
			 int seat, struct search_memory *memory, struct rng *rng,
			 struct thoughts *out);
action __wrap_bot_choose(const struct bot *b, const struct game *g, const void *state,
			 int seat, struct search_memory *memory, struct rng *rng,
			 struct thoughts *out);
action __wrap_bot_choose(const struct bot *b, const struct game *g, const void *state,
			 int seat, struct search_memory *memory, struct rng *rng,
			 struct thoughts *out)
{
	(void)b;
	out->row[0].action = __real_bot_choose(bots, g, state, seat, memory, rng, out);
	out->row[0].value = 0.5f;
	out->count = 1;
	return out->best;
}

/* Passwords are hashed slowly on purpose: not here. */
int crypto_pwhash_str(char out[crypto_pwhash_STRBYTES], const char *const password,
		      unsigned long long len, unsigned long long ops, size_t memory)
{
	(void)ops, (void)memory;
	snprintf(out, crypto_pwhash_STRBYTES, "%.*s", (int)len, password);
	return 0;
}

int crypto_pwhash_str_verify(const char *str, const char *const password,
			     unsigned long long len)
{
	return strncmp(str, password, (size_t)len < 127 ? (size_t)len : 127) == 0 ? 0
										  : -1;
}

static int sweep_out(void *self, int columns, char **value, char **name)
{
	struct text sql = { 0 };
	(void)self, (void)columns, (void)name;
	text_add(&sql, "DELETE FROM %s", value[0]);
	const int result = sqlite3_exec(broom, text_str(&sql), NULL, NULL, NULL);
	text_free(&sql);
	return result;
}

static void empty_store(void)
{
	if (sqlite3_exec(broom,
			 "SELECT name FROM sqlite_master WHERE type = 'table' "
			 "AND name <> 'schema_version'",
			 sweep_out, NULL, NULL) != SQLITE_OK)
		abort();
}

/* In memory, for all connections of the process. */
static void open_store(void)
{
	static const char database[] = "sqlite:file:/fuzz?vfs=memdb";
	sqlite3_config(SQLITE_CONFIG_URI, 1);
	randombytes_set_implementation(&our_luck);
	if (store_open(&store, database, NULL) != OK ||
	    sqlite3_open(database + strlen("sqlite:"), &broom) != SQLITE_OK)
		abort();
}

struct store *world_begin(void)
{
	if (!store)
		open_store();
	empty_store();
	now = 1000000000000;
	luck = rng_seeded(1);
	return store;
}

void world_wait(int64_t ms)
{
	now += ms;
}

long long world_trace(void)
{
	sqlite3_stmt *sql;
	if (sqlite3_prepare_v2(broom, "SELECT count(*) + sum(seq) FROM tables", -1, &sql,
			       NULL) != SQLITE_OK ||
	    sqlite3_step(sql) != SQLITE_ROW)
		abort();
	const long long sum = sqlite3_column_int64(sql, 0);
	sqlite3_finalize(sql);
	return sum;
}
