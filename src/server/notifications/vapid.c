#include "server/notifications/vapid.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/json.h"
#include "store/store.h"

enum { PLAIN64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING, HOURS_MS = 12 * 3600 * 1000 };

static void put_base64(const void *data, size_t len, struct text *out)
{
	char part[400];
	ensure(sodium_base64_ENCODED_LEN(len, PLAIN64) <= sizeof part);
	sodium_bin2base64(part, sizeof part, data, len, PLAIN64);
	text_put(out, part);
}

/* Secret and point, one after the other, in hexadecimal. */
static bool read_key(const char *stored, struct p256 *out)
{
	unsigned char both[P256_SECRET + P256_POINT];
	size_t len = 0;
	if (sodium_hex2bin(both, sizeof both, stored, strlen(stored), NULL, &len, NULL) ||
	    len != sizeof both)
		return false;
	memcpy(out->secret, both, P256_SECRET);
	memcpy(out->point, both + P256_SECRET, P256_POINT);
	return true;
}

static bool write_key(const struct p256 *key, char *out, size_t size)
{
	unsigned char both[P256_SECRET + P256_POINT];
	memcpy(both, key->secret, P256_SECRET);
	memcpy(both + P256_SECRET, key->point, P256_POINT);
	return sodium_bin2hex(out, size, both, sizeof both) != NULL;
}

status vapid_key(struct server *s, struct p256 *out, struct text *why)
{
	char mine[2 * (P256_SECRET + P256_POINT) + 1] = "";
	struct text stored = { 0 };
	TRY(store_key(s->store, "vapid", NULL, &stored, why));
	if (stored.len == 0) {
		if (!p256_make(out) || !write_key(out, mine, sizeof mine))
			return status_say(IO_FAILED, why, "Cannot create a signing key.");
		TRY(store_key(s->store, "vapid", mine, &stored, why));
	}
	const bool good = read_key(text_str(&stored), out);
	text_free(&stored);
	return good ? OK
		    : status_say(IO_FAILED, why, "The stored signing key is not valid.");
}

void vapid_put_point(const struct p256 *key, struct text *out)
{
	put_base64(key->point, P256_POINT, out);
}

/* Scheme, host and port of an address. */
static void put_origin(const char *url, struct text *out)
{
	const char *host = strstr(url, "://");
	const size_t scheme = host ? (size_t)(host - url) + 3 : 0;
	text_bytes(out, url, scheme + strcspn(url + scheme, "/?#"));
}

static void put_claims(const struct server *s, const char *endpoint, struct text *out)
{
	struct text origin = { 0 }, who = { 0 };
	put_origin(endpoint, &origin);
	if (s->config.smtp)
		text_add(&who, "mailto:%s", s->config.mail_from);
	else
		text_put(&who, s->url);
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "aud", text_str(&origin));
	json_put_int(&j, "exp", (store_now() + HOURS_MS) / 1000);
	json_put_string(&j, "sub", text_str(&who));
	json_close(&j, '}');
	text_free(&origin);
	text_free(&who);
}

static void put_token(const struct server *s, const char *endpoint, struct text *out)
{
	static const char head[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
	struct text claims = { 0 };
	put_claims(s, endpoint, &claims);
	put_base64(head, sizeof head - 1, out);
	text_char(out, '.');
	/* Three bytes become four letters, so parts of three are as good as the whole. */
	for (size_t i = 0; i < claims.len; i += 240)
		put_base64(claims.at + i, claims.len - i < 240 ? claims.len - i : 240,
			   out);
	text_free(&claims);
}

status vapid_sign(struct server *s, const char *endpoint, struct text *out,
		  struct text *why)
{
	struct p256 key;
	unsigned char signature[P256_SIGNATURE];
	struct text token = { 0 };
	TRY(vapid_key(s, &key, why));
	put_token(s, endpoint, &token);
	const bool good = p256_sign(&key, token.at, token.len, signature);
	text_add(out, "vapid t=%s.", text_str(&token));
	put_base64(signature, sizeof signature, out);
	text_put(out, ", k=");
	vapid_put_point(&key, out);
	text_free(&token);
	sodium_memzero(&key, sizeof key);
	return good ? OK : status_say(IO_FAILED, why, "Cannot sign the token.");
}
