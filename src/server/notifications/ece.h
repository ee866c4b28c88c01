/*
 * The encryption of a web push message: aes128gcm of RFC 8188, keyed as RFC 8291 says, in
 * one record. Only the browser that subscribed can read it, not the push service.
 */
#ifndef SERVER_NOTIFICATIONS_ECE_H
#define SERVER_NOTIFICATIONS_ECE_H

#include "server/notifications/p256.h"

enum { ECE_AUTH = 16, ECE_SALT = 16, ECE_PLAIN_MAX = 3800 };
enum { ECE_HEAD = ECE_SALT + 4 + 1 + P256_POINT, ECE_TAIL = 1 + 16 };

/* Encrypts for the browser's `point` and `auth` with a pair and a salt that are used only
 * once. `out` has room for ECE_HEAD + len + ECE_TAIL bytes. False if it cannot be. */
bool ece_encrypt(const struct p256 *once, const unsigned char salt[ECE_SALT],
		 const unsigned char point[P256_POINT],
		 const unsigned char auth[ECE_AUTH], const void *plain, size_t len,
		 unsigned char *out);

#endif
