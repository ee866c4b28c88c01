#include "oracle.h"

#include <jansson.h>
#include <string.h>

static void put(const json_t *value, struct text *out);

static void put_integer(json_int_t n, struct text *out)
{
	if (n < -99999999999999 || n > 999999999999999)
		text_char(out, 'r');
	else
		text_add(out, "i%lld", (long long)n);
}

static void put_string(const char *s, size_t len, struct text *out)
{
	text_add(out, "s%zu:", len);
	text_bytes(out, s, len);
}

static void put_array(const json_t *array, struct text *out)
{
	text_char(out, '[');
	for (size_t i = 0; i < json_array_size(array); i++)
		put(json_array_get(array, i), out);
	text_char(out, ']');
}

static void put_object(json_t *object, struct text *out)
{
	const char *key;
	json_t *value;
	text_char(out, '{');
	json_object_foreach(object, key, value)
	{
		put_string(key, strlen(key), out);
		put(value, out);
	}
	text_char(out, '}');
}

static void put(const json_t *value, struct text *out)
{
	switch (json_typeof(value)) {
	case JSON_NULL:
		text_char(out, 'n');
		break;
	case JSON_TRUE:
		text_char(out, 't');
		break;
	case JSON_FALSE:
		text_char(out, 'f');
		break;
	case JSON_REAL:
		text_char(out, 'r');
		break;
	case JSON_INTEGER:
		put_integer(json_integer_value(value), out);
		break;
	case JSON_STRING:
		put_string(json_string_value(value), json_string_length(value), out);
		break;
	case JSON_ARRAY:
		put_array(value, out);
		break;
	case JSON_OBJECT:
		put_object((json_t *)value, out);
		break;
	}
}

bool oracle_read(const char *json, size_t len, struct text *out, bool *overflow)
{
	const size_t flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL;
	json_error_t error;
	json_t *value = json_loadb(json, len, flags, &error);
	*overflow = !value && json_error_code(&error) == json_error_numeric_overflow;
	if (!value)
		return false;
	put(value, out);
	json_decref(value);
	return true;
}
