#include "server/http/limits.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "base/clock.h"
#include "base/status.h"

enum { BUCKETS = 1 << 18 };

static const struct {
	double most, per_second;
} rates[] = {
	[LIMIT_GET] = { 200, 40 },     [LIMIT_POST] = { 60, 15 },
	[LIMIT_COSTLY] = { 20, 0.2 },  [LIMIT_THOUGHT] = { 60, 1 },
	[LIMIT_GUEST] = { 20, 0.1 },   [LIMIT_GUESS] = { 10, 0.1 },
	[LIMIT_PASSWORD] = { 8, 0.1 }, [LIMIT_NAME] = { 6, 0.02 },
	[LIMIT_MAIL] = { 4, 0.002 },   [LIMIT_CHAT] = { 30, 0.5 },
};

/* A bucket may be shared by two keys whose hashes meet: keyed, so nobody can aim. */
struct limits {
	pthread_mutex_t mutex;
	unsigned char key[crypto_shorthash_KEYBYTES];
	struct {
		float spent; /* tokens that are not back yet */
		float at;    /* seconds since the start */
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

static unsigned place(const struct limits *l, enum limit limit, const char *key)
{
	unsigned char text[80] = { (unsigned char)limit }, hash[crypto_shorthash_BYTES];
	size_t len = 1;
	for (; *key && len < sizeof text; key++)
		text[len++] = (unsigned char)*key;
	crypto_shorthash(hash, text, len, l->key);
	return (unsigned)(hash[0] | hash[1] << 8 | hash[2] << 16) % BUCKETS;
}

void limits_network(const char *address, char network[NETWORK_SIZE])
{
	struct in6_addr a;
	snprintf(network, NETWORK_SIZE, "%s", address);
	if (inet_pton(AF_INET6, address, &a) != 1)
		return;
	if (IN6_IS_ADDR_V4MAPPED(&a)) {
		inet_ntop(AF_INET, &a.s6_addr[12], network, NETWORK_SIZE);
		return;
	}
	memset(&a.s6_addr[8], 0, 8);
	inet_ntop(AF_INET6, &a, network, NETWORK_SIZE);
}

bool limits_take(struct limits *l, enum limit limit, const char *key)
{
	pthread_mutex_lock(&l->mutex);
	const unsigned at = place(l, limit, key);
	const float now = seconds(l);
	double spent = (double)l->bucket[at].spent -
		       (double)(now - l->bucket[at].at) * rates[limit].per_second;
	if (spent < 0)
		spent = 0;
	const bool has_one = spent + 1 <= rates[limit].most;
	l->bucket[at].spent = (float)(has_one ? spent + 1 : spent);
	l->bucket[at].at = now;
	pthread_mutex_unlock(&l->mutex);
	return has_one;
}
