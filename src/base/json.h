/*
 * JSON, out and in.
 *
 * Out: a streaming writer onto a text; commas are its business, nesting is the caller's.
 * In: one pass over the bytes into a flat array of nodes in document order. A node's
 * subtree is the run of nodes up to `after`, so the children of node n start at n + 1 and
 * the next sibling of c is node[c].after. Node 0 is the whole value.
 */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "base/text.h"

struct json {
	struct text *out;
	bool after_value;
};

void json_open(struct json *j, char bracket);  /* '{' or '[' */
void json_close(struct json *j, char bracket); /* '}' or ']' */
void json_key(struct json *j, const char *key);
void json_string(struct json *j, const char *value);
void json_string_n(struct json *j, const char *value, size_t len);
void json_int(struct json *j, long long value);
void json_real(struct json *j, double value);
void json_bool(struct json *j, bool value);
void json_null(struct json *j);
void json_raw(struct json *j, const char *json); /* a finished JSON value */

/* Key and value in one call. */
void json_put_string(struct json *j, const char *key, const char *value);
void json_put_int(struct json *j, const char *key, long long value);
void json_put_bool(struct json *j, const char *key, bool value);

enum json_kind {
	JSON_NULL,
	JSON_BOOL,
	JSON_NUMBER,
	JSON_STRING,
	JSON_ARRAY,
	JSON_OBJECT,
};

/* The deepest nesting that is read. */
enum { JSON_DEPTH_MAX = 64 };

struct json_node {
	uint8_t kind;
	bool escaped;	   /* a string with backslashes in it */
	uint32_t at, len;  /* its bytes in the source; a string's without the quotes */
	uint32_t after;	   /* the node after its subtree */
	uint32_t children; /* of an object: keys and values, two a member */
};

struct json_doc {
	const char *source;
	struct json_node *node;
	uint32_t count, room;
};

enum { JSON_ABSENT = -1 };

/* Reads a whole document; `source` must outlive the doc. A doc can be reused. */
MUST_USE status json_read(struct json_doc *d, const char *source, size_t len,
			  struct text *why);
void json_free(struct json_doc *d);

/* The value of `key` in object `object`, or JSON_ABSENT. */
int json_find(const struct json_doc *d, int object, const char *key);

/* Walks children: the first of `node` and the one after `child`, or JSON_ABSENT. */
int json_first(const struct json_doc *d, int node);
int json_after(const struct json_doc *d, int node, int child);

bool json_is(const struct json_doc *d, int node, enum json_kind kind);

/* The string of a node, unescaped, appended to `out`. */
void json_text(const struct json_doc *d, int node, struct text *out);

/* The same, or into an array, cut to fit; false, and nothing, if the node is absent or
 * not a string. */
bool json_get_text(const struct json_doc *d, int node, struct text *out);
bool json_get_string(const struct json_doc *d, int node, char *out, size_t size);

/* True and *out set if the node is a whole number that fits. */
bool json_get_int(const struct json_doc *d, int node, long long *out);
bool json_get_bool(const struct json_doc *d, int node, bool *out);

#endif
