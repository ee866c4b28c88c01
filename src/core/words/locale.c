#include "core/words/locale.h"

#include <string.h>

#include "base/json.h"
#include "base/text.h"

/* Set once, before there is a second thread. */
static bool is_pseudo;

bool locale_choose(const char *id)
{
	is_pseudo = strcmp(id, "pseudo") == 0;
	return is_pseudo || strcmp(id, "english") == 0;
}

const char *locale_opening(void)
{
	return is_pseudo ? "[" : "";
}

const char *locale_closing(void)
{
	return is_pseudo ? "]" : "";
}

static const char *const small[] = { "á", "ƀ", "ĉ", "đ", "é", "ƒ", "ĝ", "ĥ", "í",
				     "ĵ", "ķ", "ļ", "ɱ", "ñ", "ö", "ƥ", "ɋ", "ř",
				     "š", "ţ", "ú", "ṽ", "ŵ", "ẋ", "ý", "ž" };
static const char *const large[] = { "Á", "Ɓ", "Ĉ", "Đ", "É", "Ƒ", "Ĝ", "Ĥ", "Í",
				     "Ĵ", "Ķ", "Ļ", "Ṁ", "Ñ", "Ö", "Ƥ", "Ɋ", "Ř",
				     "Š", "Ţ", "Ú", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž" };

static void put_accented(char c, struct text *out)
{
	if (c >= 'a' && c <= 'z')
		text_put(out, small[c - 'a']);
	else if (c >= 'A' && c <= 'Z')
		text_put(out, large[c - 'A']);
	else
		text_char(out, c);
}

/* The name of a blank up to its mark stays, and after `*` the name of another. */
static const char *copy_name(const char *at, struct text *out)
{
	while (*at && !strchr(":? }", *at))
		text_char(out, *at++);
	return at;
}

const char *locale_pattern(const char *pattern, struct text *scratch)
{
	if (!is_pseudo)
		return pattern;
	text_clear(scratch);
	for (const char *at = pattern; *at; at++) {
		if (*at == '{')
			at = copy_name(at, scratch);
		put_accented(*at, scratch);
	}
	return text_str(scratch);
}

void locale_put(const char *english, struct text *out)
{
	if (!is_pseudo || !*english) {
		text_put(out, english);
		return;
	}
	text_put(out, locale_opening());
	for (const char *at = english; *at; at++)
		put_accented(*at, out);
	text_put(out, locale_closing());
}

void locale_put_element(struct json *out, const char *english)
{
	struct text said = { 0 };
	locale_put(english, &said);
	json_string(out, text_str(&said));
	text_free(&said);
}

void locale_put_member(struct json *out, const char *key, const char *english)
{
	json_key(out, key);
	locale_put_element(out, english);
}
