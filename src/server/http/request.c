#include "server/http/request.h"

#include <stdio.h>
#include <string.h>

bool request_text(const struct request *r, const char *key, struct text *out)
{
	text_clear(out);
	if (!json_get_text(&r->doc, json_find(&r->doc, 0, key), out))
		return false;
	/* A NUL in the middle would be the end for everybody behind us. */
	if (strlen(text_str(out)) != out->len)
		text_clear(out);
	return true;
}

bool request_copy(const struct request *r, const char *key, char *out, size_t size)
{
	struct text t = { 0 };
	const bool there = request_text(r, key, &t);
	snprintf(out, size, "%s", text_str(&t));
	text_free(&t);
	return there;
}

bool request_copy_whole(const struct request *r, const char *key, char *out, size_t size,
			bool *is_there)
{
	struct text t = { 0 };
	*is_there = request_text(r, key, &t);
	const bool fits = t.len < size;
	snprintf(out, size, "%s", fits ? text_str(&t) : "");
	text_free(&t);
	return fits;
}

bool request_int(const struct request *r, const char *key, long long *out)
{
	const int node = json_find(&r->doc, 0, key);
	return node != JSON_ABSENT && json_get_int(&r->doc, node, out);
}

bool request_bool(const struct request *r, const char *key, bool otherwise)
{
	bool value = otherwise;
	const int node = json_find(&r->doc, 0, key);
	if (node == JSON_ABSENT || !json_get_bool(&r->doc, node, &value))
		return otherwise;
	return value;
}

status request_read_body(struct request *r)
{
	if (r->body.len == 0)
		text_put(&r->body, "{}");
	if (!text_is_utf8(r->body.at, r->body.len))
		return request_refuse(r, BAD_JSON, "The body is not valid UTF-8.");
	TRY(json_read(&r->doc, r->body.at, r->body.len, &r->why));
	return json_is(&r->doc, 0, JSON_OBJECT)
		       ? OK
		       : request_refuse(r, BAD_JSON, "The body must be a JSON object.");
}
