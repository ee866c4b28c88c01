/* Web push: the example of RFC 8291, and keys that are none. */
#include "server/notifications/ece.h"

#include <criterion/criterion.h>
#include <sodium.h>
#include <string.h>

static void from64(const char *words, unsigned char *out, size_t size)
{
	size_t len = 0;
	cr_assert(sodium_base642bin(out, size, words, strlen(words), NULL, &len, NULL,
				    sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0);
	cr_assert_eq(len, size);
}

/* RFC 8291, section 5 and appendix A. */
Test(push, encrypts_as_the_rfc_does)
{
	static const char plain[] = "When I grow up, I want to be a watermelon";
	static const char wanted[] =
		"DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
		"mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
		"pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
	struct ece_keys k;
	unsigned char out[ECE_HEAD + sizeof plain + ECE_TAIL];
	char told[400];
	from64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", k.once.secret, P256_SECRET);
	from64("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
	       "EqKK6PBru3jl7A8",
	       k.once.point, P256_POINT);
	from64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZ"
	       "GH6SRpkNtoIAiw4",
	       k.point, P256_POINT);
	from64("DGv6ra1nlYgDCS1FRnbzlw", k.salt, ECE_SALT);
	from64("BTBZMqHH6r4Tts7J_aSIgg", k.auth, ECE_AUTH);
	cr_assert(ece_encrypt(&k, plain, sizeof plain - 1, out));
	sodium_bin2base64(told, sizeof told, out, ECE_HEAD + sizeof plain - 1 + ECE_TAIL,
			  sodium_base64_VARIANT_URLSAFE_NO_PADDING);
	cr_assert_str_eq(told, wanted);
}

Test(push, both_sides_agree)
{
	struct p256 a, b;
	unsigned char one[P256_SECRET], other[P256_SECRET];
	cr_assert(p256_make(&a) && p256_make(&b));
	cr_assert(p256_agree(&a, b.point, one) && p256_agree(&b, a.point, other));
	cr_assert_arr_eq(one, other, P256_SECRET);
}

Test(push, a_point_off_the_curve_is_refused)
{
	struct p256 a, b;
	unsigned char shared[P256_SECRET];
	cr_assert(p256_make(&a) && p256_make(&b));
	b.point[P256_POINT - 1] ^= 1;
	cr_assert_not(p256_agree(&a, b.point, shared));
	memset(b.point, 0, P256_POINT);
	cr_assert_not(p256_agree(&a, b.point, shared));
}
