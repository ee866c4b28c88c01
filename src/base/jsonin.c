/*
 * The reading half of json.h: a strict reader of RFC 8259. Bytes must be UTF-8, keys of
 * one object must differ, nesting is bounded, so bad input costs little and says where.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"

struct reader {
	struct json_doc *doc;
	const char *s;
	size_t at, len;
	int depth;
	struct text *why;
};

static status bad(struct reader *r, const char *what)
{
	return status_say(BAD_JSON, r->why, "This is not valid JSON: %s at byte %zu.",
			  what, r->at);
}

static void skip_blanks(struct reader *r)
{
	while (r->at < r->len && memchr(" \t\r\n", r->s[r->at], 4))
		r->at++;
}

static int peek(const struct reader *r)
{
	return r->at < r->len ? (unsigned char)r->s[r->at] : -1;
}

static bool is_digit(int c)
{
	return c >= '0' && c <= '9';
}

static uint32_t add_node(struct reader *r, enum json_kind kind)
{
	struct json_doc *d = r->doc;
	if (d->count == d->room) {
		d->room = d->room ? d->room * 2 : 64;
		d->node = realloc(d->node, d->room * sizeof *d->node);
		if (!d->node)
			die("out of memory");
	}
	d->node[d->count] =
		(struct json_node){ .kind = (uint8_t)kind, .at = (uint32_t)r->at };
	return d->count++;
}

static void end_node(struct reader *r, uint32_t n, size_t len)
{
	r->doc->node[n].len = (uint32_t)len;
	r->doc->node[n].after = r->doc->count;
}

static status read_word(struct reader *r, const char *word, enum json_kind kind)
{
	const size_t len = strlen(word);
	if (r->len - r->at < len || memcmp(r->s + r->at, word, len) != 0)
		return bad(r, "an unknown word");
	const uint32_t n = add_node(r, kind);
	r->at += len;
	end_node(r, n, len);
	return OK;
}

static bool skip_digits(struct reader *r)
{
	const size_t from = r->at;
	while (is_digit(peek(r)))
		r->at++;
	return r->at > from;
}

static status read_number(struct reader *r)
{
	const size_t from = r->at;
	const uint32_t n = add_node(r, JSON_NUMBER);
	if (peek(r) == '-')
		r->at++;
	if (peek(r) == '0')
		r->at++;
	else if (!skip_digits(r))
		return bad(r, "a number without digits");
	if (peek(r) == '.') {
		r->at++;
		if (!skip_digits(r))
			return bad(r, "a number without digits after the point");
	}
	if (peek(r) == 'e' || peek(r) == 'E') {
		r->at++;
		if (peek(r) == '+' || peek(r) == '-')
			r->at++;
		if (!skip_digits(r))
			return bad(r, "a number without an exponent");
	}
	end_node(r, n, r->at - from);
	return OK;
}

/* The four hex digits at `s`, or -1. */
static long hex4(const char *s, size_t len)
{
	if (len < 4)
		return -1;
	long value = 0;
	for (int i = 0; i < 4; i++) {
		const char c = s[i];
		if (is_digit(c))
			value = value * 16 + (c - '0');
		else if (c >= 'a' && c <= 'f')
			value = value * 16 + (c - 'a' + 10);
		else if (c >= 'A' && c <= 'F')
			value = value * 16 + (c - 'A' + 10);
		else
			return -1;
	}
	return value;
}

/* The code point of the \u escape(s) at `s`, its length in *used; -1 if it is none. */
static long unescape_point(const char *s, size_t len, size_t *used)
{
	const long first = hex4(s + 2, len - 2);
	*used = 6;
	if (first < 0xD800 || first > 0xDFFF)
		return first;
	if (first >= 0xDC00 || len < 12 || s[6] != '\\' || s[7] != 'u')
		return -1;
	const long second = hex4(s + 8, len - 8);
	if (second < 0xDC00 || second > 0xDFFF)
		return -1;
	*used = 12;
	return 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
}

static status skip_escape(struct reader *r)
{
	const size_t left = r->len - r->at;
	if (left < 2)
		return bad(r, "an unfinished escape");
	if (strchr("\"\\/bfnrt", r->s[r->at + 1]) && r->s[r->at + 1]) {
		r->at += 2;
		return OK;
	}
	size_t used;
	if (r->s[r->at + 1] != 'u' || unescape_point(r->s + r->at, left, &used) <= 0)
		return bad(r,
			   "an unknown escape"); /* \\u0000 too: our strings end in NUL */
	r->at += used;
	return OK;
}

static status read_string(struct reader *r)
{
	if (peek(r) != '"')
		return bad(r, "a string should start");
	r->at++;
	const uint32_t n = add_node(r, JSON_STRING);
	const size_t from = r->at;
	while (peek(r) != '"') {
		if (peek(r) < 0)
			return bad(r, "a string that does not end");
		if (peek(r) < 0x20)
			return bad(r, "a control character in a string");
		if (peek(r) == '\\') {
			r->doc->node[n].escaped = true;
			TRY(skip_escape(r));
		} else {
			r->at++;
		}
	}
	end_node(r, n, r->at - from);
	r->at++;
	return OK;
}

static status read_value(struct reader *r);

static status read_array(struct reader *r)
{
	const uint32_t n = add_node(r, JSON_ARRAY);
	r->at++;
	skip_blanks(r);
	while (peek(r) != ']') {
		if (r->doc->node[n].children > 0) {
			if (peek(r) != ',')
				return bad(r, "a comma or ] is missing");
			r->at++;
		}
		TRY(read_value(r));
		r->doc->node[n].children++;
		skip_blanks(r);
	}
	r->at++;
	end_node(r, n, r->at - r->doc->node[n].at);
	return OK;
}

/* Whether string `n` is `word` once its escapes are read. */
static bool spells(const struct json_doc *d, uint32_t n, const char *word, size_t len)
{
	const struct json_node *node = &d->node[n];
	if (!node->escaped)
		return node->len == len && memcmp(d->source + node->at, word, len) == 0;
	struct text own = { 0 };
	json_text(d, (int)n, &own);
	const bool same = own.len == len && memcmp(text_str(&own), word, len) == 0;
	text_free(&own);
	return same;
}

static bool same_string(const struct json_doc *d, uint32_t a, uint32_t b)
{
	const struct json_node *x = &d->node[a], *y = &d->node[b];
	if (!x->escaped && !y->escaped)
		return x->len == y->len &&
		       memcmp(d->source + x->at, d->source + y->at, x->len) == 0;
	struct text word = { 0 };
	json_text(d, (int)b, &word);
	const bool same = spells(d, a, word.at, word.len);
	text_free(&word);
	return same;
}

/* Keys are few in all that we read; comparing each with those before it is enough. */
enum { KEYS_COMPARED_MAX = 256 };

static bool has_key_before(const struct json_doc *d, uint32_t object, uint32_t key)
{
	uint32_t seen = 0;
	for (uint32_t k = object + 1; k < key; k = d->node[k + 1].after)
		if (same_string(d, k, key) || ++seen > KEYS_COMPARED_MAX)
			return true;
	return false;
}

static status read_object(struct reader *r)
{
	const uint32_t n = add_node(r, JSON_OBJECT);
	r->at++;
	skip_blanks(r);
	while (peek(r) != '}') {
		if (r->doc->node[n].children > 0) {
			if (peek(r) != ',')
				return bad(r, "a comma or } is missing");
			r->at++;
			skip_blanks(r);
		}
		const uint32_t key = r->doc->count;
		TRY(read_string(r));
		if (has_key_before(r->doc, n, key))
			return bad(r, "a key twice or too many keys");
		skip_blanks(r);
		if (peek(r) != ':')
			return bad(r, "a colon is missing");
		r->at++;
		TRY(read_value(r));
		r->doc->node[n].children += 2;
		skip_blanks(r);
	}
	r->at++;
	end_node(r, n, r->at - r->doc->node[n].at);
	return OK;
}

static status read_nested(struct reader *r)
{
	if (r->depth == JSON_DEPTH_MAX)
		return bad(r, "too deep a nesting");
	r->depth++;
	TRY(peek(r) == '{' ? read_object(r) : read_array(r));
	r->depth--;
	return OK;
}

static status read_value(struct reader *r)
{
	skip_blanks(r);
	const int c = peek(r);
	if (c == '{' || c == '[')
		return read_nested(r);
	if (c == '"')
		return read_string(r);
	if (c == 't')
		return read_word(r, "true", JSON_BOOL);
	if (c == 'f')
		return read_word(r, "false", JSON_BOOL);
	if (c == 'n')
		return read_word(r, "null", JSON_NULL);
	if (c == '-' || is_digit(c))
		return read_number(r);
	return bad(r, c < 0 ? "it ends too early" : "an unexpected character");
}

status json_read(struct json_doc *d, const char *source, size_t len, struct text *why)
{
	d->source = source;
	d->count = 0;
	struct reader r = { .doc = d, .s = source, .len = len, .why = why };
	if (len > UINT32_MAX / 2)
		return bad(&r, "it is too long");
	if (!text_is_utf8(source, len))
		return status_say(BAD_JSON, why,
				  "This is not valid JSON: the bytes are not UTF-8.");
	TRY(read_value(&r));
	skip_blanks(&r);
	return r.at == len ? OK : bad(&r, "unexpected text after the value");
}

void json_free(struct json_doc *d)
{
	free(d->node);
	*d = (struct json_doc){ 0 };
}

bool json_is(const struct json_doc *d, int node, enum json_kind kind)
{
	return node != JSON_ABSENT && d->node[node].kind == kind;
}

int json_first(const struct json_doc *d, int node)
{
	return d->node[node].children ? node + 1 : JSON_ABSENT;
}

int json_after(const struct json_doc *d, int node, int child)
{
	const uint32_t next = d->node[child].after;
	return next < d->node[node].after ? (int)next : JSON_ABSENT;
}

int json_find(const struct json_doc *d, int object, const char *key)
{
	if (!json_is(d, object, JSON_OBJECT))
		return JSON_ABSENT;
	const size_t len = strlen(key);
	for (int k = json_first(d, object); k != JSON_ABSENT;
	     k = json_after(d, object, k + 1))
		if (spells(d, (uint32_t)k, key, len))
			return k + 1;
	return JSON_ABSENT;
}

static void put_point(struct text *out, long p)
{
	if (p < 0x80) {
		text_char(out, (char)p);
	} else if (p < 0x800) {
		text_bytes(out,
			   (char[]){ (char)(0xC0 | p >> 6), (char)(0x80 | (p & 63)) }, 2);
	} else if (p < 0x10000) {
		text_bytes(out,
			   (char[]){ (char)(0xE0 | p >> 12), (char)(0x80 | (p >> 6 & 63)),
				     (char)(0x80 | (p & 63)) },
			   3);
	} else {
		text_bytes(
			out,
			(char[]){ (char)(0xF0 | p >> 18), (char)(0x80 | (p >> 12 & 63)),
				  (char)(0x80 | (p >> 6 & 63)), (char)(0x80 | (p & 63)) },
			4);
	}
}

void json_text(const struct json_doc *d, int node, struct text *out)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	const struct json_node *n = &d->node[node];
	const char *s = d->source + n->at;
	if (!n->escaped) {
		text_bytes(out, s, n->len);
		return;
	}
	for (size_t i = 0; i < n->len;) {
		if (s[i] != '\\') {
			text_char(out, s[i++]);
		} else if (s[i + 1] != 'u') {
			text_char(out, to[strchr(from, s[i + 1]) - from]);
			i += 2;
		} else {
			size_t used;
			put_point(out, unescape_point(s + i, n->len - i, &used));
			i += used;
		}
	}
}

bool json_get_text(const struct json_doc *d, int node, struct text *out)
{
	if (!json_is(d, node, JSON_STRING))
		return false;
	json_text(d, node, out);
	return true;
}

bool json_get_string(const struct json_doc *d, int node, char *out, size_t size)
{
	struct text t = { 0 };
	const bool found = json_get_text(d, node, &t);
	snprintf(out, size, "%s", text_str(&t));
	text_free(&t);
	return found;
}

bool json_get_int(const struct json_doc *d, int node, long long *out)
{
	enum { DIGITS_MAX = 15 };
	if (!json_is(d, node, JSON_NUMBER))
		return false;
	const char *s = d->source + d->node[node].at;
	const uint32_t len = d->node[node].len;
	const bool minus = s[0] == '-';
	long long value = 0;
	for (uint32_t i = minus; i < len; i++) {
		if (!is_digit(s[i]) || i >= DIGITS_MAX)
			return false;
		value = value * 10 + (s[i] - '0');
	}
	*out = minus ? -value : value;
	return true;
}

bool json_get_bool(const struct json_doc *d, int node, bool *out)
{
	if (!json_is(d, node, JSON_BOOL))
		return false;
	*out = d->source[d->node[node].at] == 't';
	return true;
}
