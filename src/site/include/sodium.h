/*
 * What the dice, the seal and the names of tables take of libsodium, for the browser:
 * BLAKE2b (RFC 7693), hexadecimal digits, and bytes from the host's own source. What is
 * rolled and sealed here verifies with libsodium (test/site/module.test.mjs).
 */
#ifndef SITE_SODIUM_H
#define SITE_SODIUM_H

#include <stddef.h>
#include <stdint.h>

enum {
	crypto_generichash_BYTES_MIN = 16,
	crypto_generichash_BYTES = 32,
	crypto_generichash_KEYBYTES = 32
};

typedef struct {
	uint64_t h[8], length;
	uint8_t block[128];
	size_t held; /* bytes in `block` */
} crypto_generichash_state;

int crypto_generichash_init(crypto_generichash_state *s, const uint8_t *key,
			    size_t key_len, size_t out_len);
int crypto_generichash_update(crypto_generichash_state *s, const uint8_t *in,
			      unsigned long long len);
int crypto_generichash_final(crypto_generichash_state *s, uint8_t *out, size_t out_len);
int crypto_generichash(uint8_t *out, size_t out_len, const uint8_t *in,
		       unsigned long long len, const uint8_t *key, size_t key_len);

char *sodium_bin2hex(char *hex, size_t hex_size, const uint8_t *bytes, size_t len);
int sodium_hex2bin(uint8_t *bytes, size_t size, const char *hex, size_t hex_len,
		   const char *ignore, size_t *len, const char **end);

void randombytes_buf(void *out, size_t size);

static inline int sodium_init(void)
{
	return 0;
}

#endif
