/*
 * The engine protocol: each line of the input is a request to one session; each reply is
 * one line of valid JSON in UTF-8 that says whether it is ok.
 */
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "protocol/session.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void ask(struct session *s, const char *request, size_t len)
{
	struct text reply = { 0 };
	struct json_doc d = { 0 };
	bool good;
	session_answer(s, request, len, &reply);
	if (json_read(&d, text_str(&reply), reply.len, NULL) != OK ||
	    !json_get_bool(&d, json_find(&d, 0, "ok"), &good) ||
	    memchr(text_str(&reply), '\n', reply.len) ||
	    !text_is_utf8(text_str(&reply), reply.len))
		abort();
	json_free(&d);
	text_free(&reply);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct session s = { 0 };
	struct text lines = { 0 };
	text_bytes(&lines, (const char *)data, size);
	for (const char *at = lines.at, *end; at < lines.at + lines.len; at = end + 1) {
		end = memchr(at, '\n', (size_t)(lines.at + lines.len - at));
		end = end ? end : lines.at + lines.len;
		ask(&s, at, (size_t)(end - at));
	}
	session_end(&s);
	text_free(&lines);
	return 0;
}
