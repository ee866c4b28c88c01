#include "server/notifications/push.h"

#include <sodium.h>
#include <string.h>

#include "base/text.h"
#include "server/notifications/vapid.h"

/* Browsers write base64 for addresses, with or without its end. */
static bool read_base64(const char *words, unsigned char *out, size_t size)
{
	size_t len = 0;
	return sodium_base642bin(out, size, words, strcspn(words, "="), NULL, &len, NULL,
				 sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0 &&
	       len == size;
}

bool push_read_keys(const struct subscription *s, struct ece_keys *out)
{
	struct p256 probe;
	unsigned char shared[P256_SECRET];
	return read_base64(s->point, out->point, sizeof out->point) &&
	       read_base64(s->auth, out->auth, sizeof out->auth) && p256_make(&probe) &&
	       p256_agree(&probe, out->point, shared);
}

static bool encrypt(struct ece_keys *k, const char *words, struct push_post *out)
{
	const size_t len = strlen(words);
	randombytes_buf(k->salt, sizeof k->salt);
	out->len = ECE_HEAD + len + ECE_TAIL;
	const bool good = p256_make(&k->once) && ece_encrypt(k, words, len, out->body);
	sodium_memzero(&k->once, sizeof k->once);
	return good;
}

status push_write(struct server *s, const char *endpoint, const char *words,
		  struct push_post *out, struct text *why)
{
	struct subscription to;
	struct ece_keys keys;
	TRY(store_subscription(s->store, endpoint, &to, why));
	if (!push_read_keys(&to, &keys) || !encrypt(&keys, words, out))
		return status_say(BAD_REQUEST, why, "Cannot encrypt the message.");
	return vapid_sign(s, endpoint, &out->authorization, why);
}
