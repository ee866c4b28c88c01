/*
 * The encryption of a web push message: aes128gcm of RFC 8188, keyed as RFC 8291 says, in
 * one record. Only the browser that subscribed can read it, not the push service.
 */
#ifndef SERVER_NOTIFICATIONS_ECE_H
#define SERVER_NOTIFICATIONS_ECE_H

#include "server/notifications/p256.h"

enum { ECE_AUTH = 16, ECE_SALT = 16, ECE_PLAIN_MAX = 3800 };
enum { ECE_HEAD = ECE_SALT + 4 + 1 + P256_POINT, ECE_TAIL = 1 + 16 };

/* The browser's keys, and a key pair and a salt that are used only once. */
struct ece_keys {
	unsigned char point[P256_POINT], auth[ECE_AUTH];
	struct p256 once;
	unsigned char salt[ECE_SALT];
};

/* Encrypts `len` bytes; `out` has room for ECE_HEAD + len + ECE_TAIL of them. False if
 * libcrypto refuses. */
bool ece_encrypt(const struct ece_keys *k, const void *plain, size_t len,
		 unsigned char *out);

#endif
