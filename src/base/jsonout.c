/* The writing half of json.h. */
#include <math.h>
#include <string.h>

#include "base/json.h"

static void comma(struct json *j)
{
	if (j->after_value)
		text_char(j->out, ',');
	j->after_value = true;
}

void json_open(struct json *j, char bracket)
{
	comma(j);
	text_char(j->out, bracket);
	j->after_value = false;
}

void json_close(struct json *j, char bracket)
{
	text_char(j->out, bracket);
	j->after_value = true;
}

static void put_quoted(struct text *out, const char *s, size_t len)
{
	static const char hex[] = "0123456789abcdef";
	text_char(out, '"');
	size_t from = 0;
	for (size_t i = 0; i < len; i++) {
		const unsigned char c = (unsigned char)s[i];
		if (c >= 0x20 && c != '"' && c != '\\')
			continue;
		text_bytes(out, s + from, i - from);
		from = i + 1;
		if (c == '"' || c == '\\')
			text_bytes(out, (char[]){ '\\', (char)c }, 2);
		else if (c == '\n')
			text_put(out, "\\n");
		else
			text_bytes(
				out,
				(char[]){ '\\', 'u', '0', '0', hex[c >> 4], hex[c & 15] },
				6);
	}
	text_bytes(out, s + from, len - from);
	text_char(out, '"');
}

void json_key(struct json *j, const char *key)
{
	comma(j);
	put_quoted(j->out, key, strlen(key));
	text_char(j->out, ':');
	j->after_value = false;
}

void json_string_n(struct json *j, const char *value, size_t len)
{
	comma(j);
	put_quoted(j->out, value, len);
}

void json_string(struct json *j, const char *value)
{
	json_string_n(j, value, strlen(value));
}

void json_int(struct json *j, long long value)
{
	comma(j);
	text_int(j->out, value);
}

void json_real(struct json *j, double value)
{
	comma(j);
	if (isfinite(value))
		text_add(j->out, "%.6g", value);
	else
		text_put(j->out, "null");
}

void json_bool(struct json *j, bool value)
{
	json_raw(j, value ? "true" : "false");
}

void json_null(struct json *j)
{
	json_raw(j, "null");
}

void json_raw(struct json *j, const char *json)
{
	comma(j);
	text_put(j->out, json);
}

void json_put_string(struct json *j, const char *key, const char *value)
{
	json_key(j, key);
	json_string(j, value);
}

void json_put_int(struct json *j, const char *key, long long value)
{
	json_key(j, key);
	json_int(j, value);
}

void json_put_bool(struct json *j, const char *key, bool value)
{
	json_key(j, key);
	json_bool(j, value);
}
