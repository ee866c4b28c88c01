/* Keys on the curve P-256, by OpenSSL's libcrypto: agreement (ECDH) and signature. */
#ifndef SERVER_NOTIFICATIONS_P256_H
#define SERVER_NOTIFICATIONS_P256_H

#include <stdbool.h>
#include <stddef.h>

enum { P256_SECRET = 32, P256_POINT = 65, P256_SIGNATURE = 64 };

struct p256 {
	unsigned char secret[P256_SECRET], point[P256_POINT]; /* 4, x, y */
};

/* A fresh pair. All of these return false if libcrypto refuses. */
bool p256_make(struct p256 *out);
/* What both sides of an agreement know; false if `peer` is no point of the curve. */
bool p256_agree(const struct p256 *mine, const unsigned char peer[P256_POINT],
		unsigned char out[P256_SECRET]);
/* ECDSA with SHA-256: r and s. */
bool p256_sign(const struct p256 *key, const void *data, size_t len,
	       unsigned char out[P256_SIGNATURE]);

#endif
