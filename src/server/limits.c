#include "server/limits.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

#include <sodium.h>

#include "base/clock.h"
#include "base/status.h"

enum { BUCKETS = 1 << 16 };

static const struct {
	double most, per_second;
} rates[] = {
	[LIMIT_GET] = { 200, 40 },    [LIMIT_POST] = { 60, 15 },
	[LIMIT_COSTLY] = { 20, 0.2 }, [LIMIT_GUEST] = { 20, 0.1 },
	[LIMIT_GUESS] = { 10, 0.1 },  [LIMIT_PASSWORD] = { 8, 0.1 },
};

/* A bucket may be shared by two addresses whose hashes meet: keyed, so nobody can aim. */
struct limits {
	pthread_mutex_t mutex;
	unsigned char key[crypto_shorthash_KEYBYTES];
	struct {
		float tokens;
		float at; /* seconds since the start */
	} bucket[BUCKETS];
	double begun;
};

struct limits *limits_new(void)
{
	struct limits *l = calloc(1, sizeof *l);
	if (!l)
		die("out of memory");
	pthread_mutex_init(&l->mutex, NULL);
	crypto_shorthash_keygen(l->key);
	l->begun = clock_s();
	for (int i = 0; i < BUCKETS; i++)
		l->bucket[i].tokens = -1;
	return l;
}

void limits_end(struct limits *l)
{
	pthread_mutex_destroy(&l->mutex);
	free(l);
}

static float seconds(const struct limits *l)
{
	return (float)(clock_s() - l->begun);
}

static unsigned place(const struct limits *l, enum limit limit, const char *address)
{
	unsigned char text[80] = { (unsigned char)limit }, hash[crypto_shorthash_BYTES];
	size_t len = 1;
	for (; *address && len < sizeof text; address++)
		text[len++] = (unsigned char)*address;
	crypto_shorthash(hash, text, len, l->key);
	return (unsigned)(hash[0] | hash[1] << 8) % BUCKETS;
}

bool limits_take(struct limits *l, enum limit limit, const char *address)
{
	pthread_mutex_lock(&l->mutex);
	const unsigned at = place(l, limit, address);
	const float now = seconds(l);
	double tokens = (double)l->bucket[at].tokens;
	if (tokens < 0)
		tokens = rates[limit].most;
	tokens += (double)(now - l->bucket[at].at) * rates[limit].per_second;
	if (tokens > rates[limit].most)
		tokens = rates[limit].most;
	const bool has_one = tokens >= 1;
	l->bucket[at].tokens = (float)(has_one ? tokens - 1 : tokens);
	l->bucket[at].at = now;
	pthread_mutex_unlock(&l->mutex);
	return has_one;
}
