#include "server/notifications/ece.h"

#include <openssl/evp.h>
#include <sodium.h>
#include <string.h>

enum { KEY = 16, NONCE = 12, TAG = 16, HASH = crypto_auth_hmacsha256_BYTES };
enum { RECORD_SIZE = 4096, LAST_RECORD = 2 };

_Static_assert((int)ECE_PLAIN_MAX + (int)ECE_TAIL <= (int)RECORD_SIZE,
	       "a message is one record");

static void hmac(const unsigned char *key, size_t key_len, const void *data, size_t len,
		 unsigned char out[HASH])
{
	crypto_auth_hmacsha256_state state;
	crypto_auth_hmacsha256_init(&state, key, key_len);
	crypto_auth_hmacsha256_update(&state, data, len);
	crypto_auth_hmacsha256_final(&state, out);
}

/* One block of HKDF-Expand: `info` ends with the byte 1. */
#define EXPAND(key, info, out) hmac((key), HASH, (info), sizeof(info) - 1, (out))

/* The secret of both sides, bound to both of their points. */
static bool agree(const struct ece_keys *k, unsigned char out[HASH])
{
	static const char label[] = "WebPush: info";
	unsigned char shared[P256_SECRET], key[HASH];
	unsigned char info[sizeof label + 2 * P256_POINT + 1];
	if (!p256_agree(&k->once, k->point, shared))
		return false;
	hmac(k->auth, ECE_AUTH, shared, sizeof shared, key);
	memcpy(info, label, sizeof label);
	memcpy(info + sizeof label, k->point, P256_POINT);
	memcpy(info + sizeof label + P256_POINT, k->once.point, P256_POINT);
	info[sizeof info - 1] = 1;
	hmac(key, HASH, info, sizeof info, out);
	sodium_memzero(shared, sizeof shared);
	return true;
}

static bool seal(const unsigned char *key, const unsigned char *nonce, const void *plain,
		 size_t len, unsigned char *out)
{
	static const unsigned char last = LAST_RECORD;
	int a = 0, b = 0, c = 0;
	EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
	const bool good =
		ctx && EVP_EncryptInit_ex(ctx, EVP_aes_128_gcm(), NULL, key, nonce) &&
		EVP_EncryptUpdate(ctx, out, &a, plain, (int)len) &&
		EVP_EncryptUpdate(ctx, out + a, &b, &last, 1) &&
		EVP_EncryptFinal_ex(ctx, out + a + b, &c) &&
		EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_GCM_GET_TAG, TAG, out + a + b + c);
	EVP_CIPHER_CTX_free(ctx);
	return good;
}

/* Salt, record size, and the point that the browser needs to find the same key. */
static void put_head(const struct ece_keys *k, unsigned char *out)
{
	const unsigned char size[] = { 0, 0, RECORD_SIZE >> 8, RECORD_SIZE & 255,
				       P256_POINT };
	memcpy(out, k->salt, ECE_SALT);
	memcpy(out + ECE_SALT, size, sizeof size);
	memcpy(out + ECE_SALT + sizeof size, k->once.point, P256_POINT);
}

bool ece_encrypt(const struct ece_keys *k, const void *plain, size_t len,
		 unsigned char *out)
{
	unsigned char secret[HASH], key[HASH], content[HASH], nonce[HASH];
	if (len > ECE_PLAIN_MAX || !agree(k, secret))
		return false;
	hmac(k->salt, ECE_SALT, secret, HASH, key);
	EXPAND(key, "Content-Encoding: aes128gcm\0\1", content);
	EXPAND(key, "Content-Encoding: nonce\0\1", nonce);
	put_head(k, out);
	const bool good = seal(content, nonce, plain, len, out + ECE_HEAD);
	sodium_memzero(secret, sizeof secret);
	sodium_memzero(content, sizeof content);
	return good;
}
