#include "core/fair.h"

#include <sodium.h>
#include <string.h>

_Static_assert(SECRET_BYTES == crypto_generichash_KEYBYTES, "the secret is the key");

struct dice fair_table(void)
{
	return (struct dice){ .kind = DICE_TABLE };
}

struct dice fair_seeded(uint64_t seed)
{
	struct dice d = { .kind = DICE_SEED, .seed = seed, .has_secret = true };
	uint8_t bytes[8];
	for (int i = 0; i < 8; i++)
		bytes[i] = (uint8_t)(seed >> 8 * i);
	crypto_generichash(d.secret, SECRET_BYTES, bytes, sizeof bytes, NULL, 0);
	return d;
}

static void commit(const struct dice *d, char hex[SECRET_HEX])
{
	uint8_t hash[SECRET_BYTES];
	crypto_generichash(hash, sizeof hash, d->secret, SECRET_BYTES, NULL, 0);
	sodium_bin2hex(hex, SECRET_HEX, hash, sizeof hash);
}

struct dice fair_secret(void)
{
	struct dice d = { .kind = DICE_FAIR, .has_secret = true };
	if (sodium_init() < 0)
		die("the system gives no randomness");
	randombytes_buf(d.secret, SECRET_BYTES);
	commit(&d, d.commitment);
	return d;
}

struct dice fair_test_seed(uint64_t seed)
{
	struct dice d = fair_seeded(seed);
	d.kind = DICE_FAIR;
	commit(&d, d.commitment);
	return d;
}

bool fair_set_secret(struct dice *d, const char *hex)
{
	size_t len;
	d->has_secret = sodium_hex2bin(d->secret, SECRET_BYTES, hex, strlen(hex), NULL,
				       &len, NULL) == 0 &&
			len == SECRET_BYTES && strlen(hex) == SECRET_HEX - 1;
	return d->has_secret;
}

void fair_put_secret(const struct dice *d, char hex[SECRET_HEX])
{
	sodium_bin2hex(hex, SECRET_HEX, d->secret, SECRET_BYTES);
}

bool fair_set_nonce(struct dice *d, int seat, const char *nonce)
{
	const size_t len = strlen(nonce);
	for (size_t i = 0; i < len; i++)
		if (nonce[i] < ' ' || nonce[i] > '~')
			return false;
	if (len > NONCE_MAX)
		return false;
	memcpy(d->nonce[seat], nonce, len + 1);
	return true;
}

bool fair_verify_commitment(const struct dice *d)
{
	char hex[SECRET_HEX];
	commit(d, hex);
	return strcmp(hex, d->commitment) == 0;
}

/* Number `n` of the endless sequence for outcome `k`. */
static uint64_t number(const struct dice *d, const char *game_id, uint64_t k, uint64_t n)
{
	crypto_generichash_state h;
	uint8_t counters[16], hash[crypto_generichash_BYTES_MIN];
	for (int i = 0; i < 8; i++) {
		counters[i] = (uint8_t)(k >> 8 * i);
		counters[8 + i] = (uint8_t)(n >> 8 * i);
	}
	crypto_generichash_init(&h, d->secret, SECRET_BYTES, sizeof hash);
	crypto_generichash_update(&h, (const uint8_t *)game_id, strlen(game_id) + 1);
	crypto_generichash_update(&h, counters, sizeof counters);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		crypto_generichash_update(&h, (const uint8_t *)d->nonce[seat],
					  strlen(d->nonce[seat]) + 1);
	crypto_generichash_final(&h, hash, sizeof hash);
	uint64_t value = 0;
	for (int i = 0; i < 8; i++)
		value |= (uint64_t)hash[i] << 8 * i;
	return value;
}

unsigned fair_pick(const struct dice *d, const char *game_id, uint64_t k,
		   const struct actions *out)
{
	ensure(d->has_secret && out->count > 0);
	uint64_t total = 0;
	for (unsigned i = 0; i < out->count; i++)
		total += out->weight[i];
	ensure(total > 0);
	const uint64_t fair_below = UINT64_MAX - UINT64_MAX % total;
	uint64_t value, n = 0;
	do
		value = number(d, game_id, k, n++);
	while (value >= fair_below);
	value %= total;
	for (unsigned i = 0; i < out->count; i++) {
		if (value < out->weight[i])
			return i;
		value -= out->weight[i];
	}
	ensure(false && "the weights add up to the total");
	return 0;
}
