#include "server/notifications/p256.h"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <string.h>

/* A key from its bytes; `secret` may be NULL. NULL if it is none. */
static EVP_PKEY *load(const unsigned char *secret, const unsigned char *point)
{
	EVP_PKEY *key = NULL;
	BIGNUM *number = secret ? BN_bin2bn(secret, P256_SECRET, NULL) : NULL;
	OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
	EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
	bool good = build && ctx && (number || !secret);
	good = good && OSSL_PARAM_BLD_push_utf8_string(build, OSSL_PKEY_PARAM_GROUP_NAME,
						       "prime256v1", 0);
	good = good && OSSL_PARAM_BLD_push_octet_string(build, OSSL_PKEY_PARAM_PUB_KEY,
							point, P256_POINT);
	if (good && secret)
		good = OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_PRIV_KEY, number);
	OSSL_PARAM *params = good ? OSSL_PARAM_BLD_to_param(build) : NULL;
	if (params && EVP_PKEY_fromdata_init(ctx) > 0)
		(void)!EVP_PKEY_fromdata(ctx, &key,
					 secret ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY,
					 params);
	OSSL_PARAM_free(params);
	OSSL_PARAM_BLD_free(build);
	EVP_PKEY_CTX_free(ctx);
	BN_clear_free(number);
	return key;
}

bool p256_make(struct p256 *out)
{
	EVP_PKEY *key = EVP_EC_gen("prime256v1");
	BIGNUM *secret = NULL;
	size_t len = 0;
	const bool good = key &&
			  EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &secret) &&
			  BN_bn2binpad(secret, out->secret, P256_SECRET) == P256_SECRET &&
			  EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY,
							  out->point, P256_POINT, &len) &&
			  len == P256_POINT;
	BN_clear_free(secret);
	EVP_PKEY_free(key);
	return good;
}

bool p256_agree(const struct p256 *mine, const unsigned char peer[P256_POINT],
		unsigned char out[P256_SECRET])
{
	size_t len = P256_SECRET;
	EVP_PKEY *own = load(mine->secret, mine->point), *other = load(NULL, peer);
	EVP_PKEY_CTX *ctx = own ? EVP_PKEY_CTX_new(own, NULL) : NULL;
	const bool good = ctx && other && EVP_PKEY_derive_init(ctx) > 0 &&
			  EVP_PKEY_derive_set_peer(ctx, other) > 0 &&
			  EVP_PKEY_derive(ctx, out, &len) > 0 && len == P256_SECRET;
	EVP_PKEY_CTX_free(ctx);
	EVP_PKEY_free(own);
	EVP_PKEY_free(other);
	return good;
}

/* libcrypto writes r and s as DER; a JSON web token wants them plain. */
static bool unwrap(const unsigned char *der, size_t len,
		   unsigned char out[P256_SIGNATURE])
{
	ECDSA_SIG *sig = d2i_ECDSA_SIG(NULL, &der, (long)len);
	const int half = P256_SIGNATURE / 2;
	const bool good = sig && BN_bn2binpad(ECDSA_SIG_get0_r(sig), out, half) == half &&
			  BN_bn2binpad(ECDSA_SIG_get0_s(sig), out + half, half) == half;
	ECDSA_SIG_free(sig);
	return good;
}

bool p256_sign(const struct p256 *key, const void *data, size_t len,
	       unsigned char out[P256_SIGNATURE])
{
	unsigned char der[80];
	size_t der_len = sizeof der;
	EVP_PKEY *own = load(key->secret, key->point);
	EVP_MD_CTX *ctx = EVP_MD_CTX_new();
	const bool good = own && ctx &&
			  EVP_DigestSignInit(ctx, NULL, EVP_sha256(), NULL, own) > 0 &&
			  EVP_DigestSign(ctx, der, &der_len, data, len) > 0 &&
			  unwrap(der, der_len, out);
	EVP_MD_CTX_free(ctx);
	EVP_PKEY_free(own);
	return good;
}
