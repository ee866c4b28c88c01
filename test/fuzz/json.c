/*
 * The JSON reader against jansson: both take the same documents and read the same from
 * them. Some differences are meant: we refuse \u0000 in any string, more than 64 levels
 * and more than 256 keys in an object; jansson alone refuses numbers too large for it,
 * and takes a NUL byte behind a number for a blank, so documents with one are left out.
 *
 * Both write down what they read: n t f for null and truth, i12 for a whole number, r for
 * any other, s3:abc for a string, [] and {} around the rest.
 */
#include "base/json.h"

#include <stdlib.h>
#include <string.h>

#include "oracle.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void put_number(const struct json_doc *d, int node, struct text *out)
{
	long long n;
	if (json_get_int(d, node, &n))
		text_add(out, "i%lld", n);
	else
		text_char(out, 'r');
}

static void put_string(const struct json_doc *d, int node, struct text *out)
{
	struct text t = { 0 };
	json_text(d, node, &t);
	text_add(out, "s%zu:", t.len);
	text_bytes(out, text_str(&t), t.len);
	text_free(&t);
}

static void put(const struct json_doc *d, int node, struct text *out)
{
	bool yes = false;
	switch ((enum json_kind)d->node[node].kind) {
	case JSON_NULL:
		text_char(out, 'n');
		break;
	case JSON_BOOL:
		text_char(out, json_get_bool(d, node, &yes) && yes ? 't' : 'f');
		break;
	case JSON_NUMBER:
		put_number(d, node, out);
		break;
	case JSON_STRING:
		put_string(d, node, out);
		break;
	case JSON_ARRAY:
	case JSON_OBJECT:
		text_char(out, json_is(d, node, JSON_ARRAY) ? '[' : '{');
		for (int c = json_first(d, node); c != JSON_ABSENT;
		     c = json_after(d, node, c))
			put(d, c, out);
		text_char(out, json_is(d, node, JSON_ARRAY) ? ']' : '}');
		break;
	}
}

/* Whether a refusal is one of the differences that are meant. */
static bool is_meant(const struct text *why)
{
	return strstr(text_str(why), "escape") || strstr(text_str(why), "deep") ||
	       strstr(text_str(why), "too many keys");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (memchr(data, '\0', size))
		return 0;
	struct json_doc d = { 0 };
	struct text why = { 0 }, mine = { 0 }, others = { 0 };
	bool overflow;
	const bool taken = json_read(&d, (const char *)data, size, &why) == OK;
	const bool other_took = oracle_read((const char *)data, size, &others, &overflow);
	if (taken)
		put(&d, 0, &mine);
	if (taken && !other_took && !overflow)
		abort();
	if (!taken && other_took && !is_meant(&why))
		abort();
	if (taken && other_took && strcmp(text_str(&mine), text_str(&others)) != 0)
		abort();
	json_free(&d);
	text_free(&why);
	text_free(&mine);
	text_free(&others);
	return 0;
}
