#include "base/json.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static status read(struct json_doc *d, const char *json, struct text *why)
{
	return json_read(d, json, strlen(json), why);
}

Test(json, writes_what_it_is_told)
{
	struct text t = { 0 };
	struct json j = { .out = &t };
	json_open(&j, '{');
	json_put_string(&j, "say \"hi\"", "a\\b\n\x01\t");
	json_put_int(&j, "n", -5);
	json_put_bool(&j, "yes", true);
	json_key(&j, "list");
	json_open(&j, '[');
	json_open(&j, '[');
	json_close(&j, ']');
	json_null(&j);
	json_real(&j, 0.5);
	json_real(&j, NAN);
	json_string_n(&j, "abc", 2);
	json_close(&j, ']');
	json_close(&j, '}');
	cr_assert_str_eq(t.at, "{\"say \\\"hi\\\"\":\"a\\\\b\\n\\u0001\\u0009\",\"n\":-5,"
			       "\"yes\":true,\"list\":[[],null,0.5,null,\"ab\"]}");
	text_free(&t);
}

Test(json, reads_every_kind)
{
	struct json_doc d = { 0 };
	long long n;
	bool yes;
	cr_assert_eq(read(&d,
			  " {\"a\" : [ 1 , -2.5e+3 ], \"b\":{}, \"c\":null,\"d\":true} ",
			  NULL),
		     OK);
	const int a = json_find(&d, 0, "a");
	cr_assert(json_is(&d, a, JSON_ARRAY));
	const int first = json_first(&d, a);
	cr_assert(json_get_int(&d, first, &n) && n == 1);
	const int second = json_after(&d, a, first);
	cr_assert(json_is(&d, second, JSON_NUMBER));
	cr_assert_not(json_get_int(&d, second, &n), "not a whole number");
	cr_assert_eq(json_after(&d, a, second), JSON_ABSENT);
	cr_assert_eq(json_first(&d, json_find(&d, 0, "b")), JSON_ABSENT);
	cr_assert(json_is(&d, json_find(&d, 0, "c"), JSON_NULL));
	cr_assert(json_get_bool(&d, json_find(&d, 0, "d"), &yes) && yes);
	cr_assert_eq(json_find(&d, 0, "e"), JSON_ABSENT);
	cr_assert_eq(json_find(&d, a, "a"), JSON_ABSENT);
	cr_assert_not(json_is(&d, JSON_ABSENT, JSON_NULL));
	json_free(&d);
}

Test(json, unescapes_strings)
{
	struct json_doc d = { 0 };
	struct text t = { 0 };
	cr_assert_eq(read(&d,
			  "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e6\\u20AC\\ud83c\\udfb2A\"",
			  NULL),
		     OK);
	json_text(&d, 0, &t);
	cr_assert_str_eq(t.at, "\"\\/\b\f\n\r\tæ\u20ac\U0001F3B2A");
	text_free(&t);
	json_free(&d);
}

Test(json, finds_keys_however_they_are_written)
{
	struct json_doc d = { 0 };
	cr_assert_eq(read(&d, "{\"\\u0061b\":1}", NULL), OK);
	cr_assert_eq(json_find(&d, 0, "ab"), 2);
	cr_assert_eq(read(&d, "{\"\\u0061\":1,\"a\":2}", NULL), BAD_JSON);
	json_free(&d);
}

Test(json, refuses_what_is_not_json_and_says_where)
{
	static const struct {
		const char *json, *says;
	} rows[] = {
		{ "", "too early" },
		{ " ", "too early" },
		{ "{", "string should start" },
		{ "[1,]", "unexpected" },
		{ "[1 2]", "comma" },
		{ "[", "too early" },
		{ "{\"a\":1,}", "string should start" },
		{ "{\"a\" 1}", "colon" },
		{ "{\"a\":1 \"b\":2}", "comma" },
		{ "{\"a\":1,\"a\":2}", "twice" },
		{ "{1:2}", "string should start" },
		{ "01", "after" },
		{ "-", "without digits" },
		{ "1.", "after the point" },
		{ "1e", "exponent" },
		{ "+1", "unexpected" },
		{ ".5", "unexpected" },
		{ "tru", "unknown word" },
		{ "nul", "unknown word" },
		{ "1 1", "after the value at byte 2" },
		{ "\"abc", "does not end" },
		{ "\"a\nb\"", "control" },
		{ "\"\\x\"", "escape" },
		{ "\"\\", "escape" },
		{ "\"\\u12\"", "escape" },
		{ "\"\\u0000\"", "escape" },
		{ "\"\\ud800\"", "escape" },
		{ "\"\\udc00\\ud800\"", "escape" },
		{ "\"\\ud800\\u0041\"", "escape" },
		{ "\"\xc3\"", "UTF-8" },
	};
	struct json_doc d = { 0 };
	struct text why = { 0 };
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		cr_assert_eq(read(&d, rows[i].json, &why), BAD_JSON, "%s", rows[i].json);
		cr_assert(strstr(why.at, rows[i].says), "%s: %s", rows[i].json, why.at);
	}
	text_free(&why);
	json_free(&d);
}

static status read_nested(int depth)
{
	struct text t = { 0 };
	struct json_doc d = { 0 };
	for (int i = 0; i < depth; i++)
		text_char(&t, '[');
	for (int i = 0; i < depth; i++)
		text_char(&t, ']');
	const status s = json_read(&d, t.at, t.len, NULL);
	json_free(&d);
	text_free(&t);
	return s;
}

Test(json, nests_so_deep_and_no_deeper)
{
	cr_assert_eq(read_nested(JSON_DEPTH_MAX), OK);
	cr_assert_eq(read_nested(JSON_DEPTH_MAX + 1), BAD_JSON);
	cr_assert_eq(read_nested(100000), BAD_JSON);
}

Test(json, a_nul_byte_is_no_blank)
{
	struct json_doc d = { 0 };
	cr_assert_eq(json_read(&d, "1\0", 2, NULL), BAD_JSON);
	cr_assert_eq(json_read(&d, "\"\\\0\"", 4, NULL), BAD_JSON);
	json_free(&d);
}

Test(json, takes_whole_numbers_that_fit)
{
	struct json_doc d = { 0 };
	long long n = 0;
	cr_assert_eq(read(&d,
			  "[-0, 99999999999999, -99999999999999, 9999999999999999, 1.0]",
			  NULL),
		     OK);
	cr_assert(json_get_int(&d, 1, &n) && n == 0);
	cr_assert(json_get_int(&d, 2, &n) && n == 99999999999999);
	cr_assert(json_get_int(&d, 3, &n) && n == -99999999999999);
	cr_assert_not(json_get_int(&d, 4, &n));
	cr_assert_not(json_get_int(&d, 5, &n));
	json_free(&d);
}
