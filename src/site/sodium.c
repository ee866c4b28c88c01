#include <sodium.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "base/status.h"

/* BLAKE2b, RFC 7693. */

enum { BLOCK = 128, ROUNDS = 12 };

static const uint64_t iv[8] = { 0x6a09e667f3bcc908, 0xbb67ae8584caa73b,
				0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
				0x510e527fade682d1, 0x9b05688c2b3e6c1f,
				0x1f83d9abfb41bd6b, 0x5be0cd19137e2179 };

static const uint8_t sigma[10][16] = {
	{ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 },
	{ 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3 },
	{ 11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4 },
	{ 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8 },
	{ 9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13 },
	{ 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9 },
	{ 12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11 },
	{ 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10 },
	{ 6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5 },
	{ 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0 },
};

static uint64_t rotated(uint64_t x, int by)
{
	return x >> by | x << (64 - by);
}

static void mix(uint64_t *v, const int at[4], uint64_t x, uint64_t y)
{
	uint64_t *a = &v[at[0]], *b = &v[at[1]], *c = &v[at[2]], *d = &v[at[3]];
	*a += *b + x;
	*d = rotated(*d ^ *a, 32);
	*c += *d;
	*b = rotated(*b ^ *c, 24);
	*a += *b + y;
	*d = rotated(*d ^ *a, 16);
	*c += *d;
	*b = rotated(*b ^ *c, 63);
}

static void compress(crypto_generichash_state *s, bool is_last)
{
	static const int lanes[8][4] = { { 0, 4, 8, 12 },  { 1, 5, 9, 13 },
					 { 2, 6, 10, 14 }, { 3, 7, 11, 15 },
					 { 0, 5, 10, 15 }, { 1, 6, 11, 12 },
					 { 2, 7, 8, 13 },  { 3, 4, 9, 14 } };
	uint64_t v[16], m[16];
	memcpy(v, s->h, sizeof s->h);
	memcpy(v + 8, iv, sizeof iv);
	memcpy(m, s->block, sizeof m); /* little-endian, as this machine is */
	v[12] ^= s->length;
	if (is_last)
		v[14] = ~v[14];
	for (int round = 0; round < ROUNDS; round++)
		for (int i = 0; i < 8; i++) {
			const uint8_t *word = &sigma[round % 10][2 * i];
			mix(v, lanes[i], m[word[0]], m[word[1]]);
		}
	for (int i = 0; i < 8; i++)
		s->h[i] ^= v[i] ^ v[i + 8];
}

int crypto_generichash_init(crypto_generichash_state *s, const uint8_t *key,
			    size_t key_len, size_t out_len)
{
	*s = (crypto_generichash_state){ 0 };
	memcpy(s->h, iv, sizeof iv);
	s->h[0] ^= 0x01010000 ^ key_len << 8 ^ out_len;
	if (key_len > 0) {
		memcpy(s->block, key, key_len);
		s->held = BLOCK;
	}
	return 0;
}

int crypto_generichash_update(crypto_generichash_state *s, const uint8_t *in,
			      unsigned long long len)
{
	while (len > 0) {
		if (s->held == BLOCK) { /* only now, for the last is another matter */
			s->length += BLOCK;
			compress(s, false);
			s->held = 0;
		}
		const size_t room = BLOCK - s->held;
		const size_t part = len < room ? (size_t)len : room;
		memcpy(s->block + s->held, in, part);
		s->held += part;
		in += part;
		len -= part;
	}
	return 0;
}

int crypto_generichash_final(crypto_generichash_state *s, uint8_t *out, size_t out_len)
{
	s->length += s->held;
	memset(s->block + s->held, 0, BLOCK - s->held);
	compress(s, true);
	memcpy(out, s->h, out_len);
	return 0;
}

int crypto_generichash(uint8_t *out, size_t out_len, const uint8_t *in,
		       unsigned long long len, const uint8_t *key, size_t key_len)
{
	crypto_generichash_state s;
	crypto_generichash_init(&s, key, key_len, out_len);
	crypto_generichash_update(&s, in, len);
	return crypto_generichash_final(&s, out, out_len);
}

char *sodium_bin2hex(char *hex, size_t hex_size, const uint8_t *bytes, size_t len)
{
	static const char digits[] = "0123456789abcdef";
	ensure(hex_size > 2 * len);
	for (size_t i = 0; i < len; i++) {
		hex[2 * i] = digits[bytes[i] >> 4];
		hex[2 * i + 1] = digits[bytes[i] & 15];
	}
	hex[2 * len] = '\0';
	return hex;
}

static int digit(char c)
{
	static const char digits[] = "0123456789abcdef0123456789ABCDEF";
	const char *at = c ? strchr(digits, c) : NULL;
	return at ? (int)(at - digits) & 15 : -1;
}

/* Nothing is ignored, and all of it must be digits. */
int sodium_hex2bin(uint8_t *bytes, size_t size, const char *hex, size_t hex_len,
		   const char *ignore, size_t *len, const char **end)
{
	size_t at = 0, made = 0;
	(void)ignore;
	for (; at + 1 < hex_len && made < size; at += 2, made++) {
		const int high = digit(hex[at]), low = digit(hex[at + 1]);
		if (high < 0 || low < 0)
			break;
		bytes[made] = (uint8_t)(high << 4 | low);
	}
	if (len)
		*len = made;
	if (end)
		*end = hex + at;
	return end || at == hex_len ? 0 : -1;
}

void randombytes_buf(void *out, size_t size)
{
	enum { AT_ONCE = 256 };
	for (size_t at = 0; at < size; at += AT_ONCE)
		if (getentropy((char *)out + at,
			       size - at < AT_ONCE ? size - at : AT_ONCE) != 0)
			die("no random bytes");
}
