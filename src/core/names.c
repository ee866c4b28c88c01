#include "core/names.h"

#include <string.h>
#include <strings.h>

#include "base/text.h"

const struct names names_number = { .id = "number", .count = 256 };
const struct names names_yes = { .id = "yes or no",
				 .count = 2,
				 .name = (const char *const[]){ "no", "yes" } };

const char *names_word(const struct names *d, int value)
{
	return d->name && value >= 0 && value < d->count ? d->name[value] : NULL;
}

const char *names_label(const struct names *d, int value)
{
	const char *word = names_word(d, value);
	if (word && d->label && d->label[value])
		return d->label[value];
	return word ? word : "";
}

const char *names_several(const struct names *d, int value)
{
	const bool has = names_word(d, value) && d->several && d->several[value];
	return has ? d->several[value] : names_label(d, value);
}

void names_put(const struct names *d, int value, struct text *out)
{
	const char *word = names_word(d, value);
	if (word)
		text_put(out, word);
	else
		text_int(out, value);
}

static int read_number(const struct names *d, const char *s, int len)
{
	int value = 0;
	for (int i = 0; i < len; i++) {
		if (s[i] < '0' || s[i] > '9' || value > d->count)
			return NAME_UNKNOWN;
		value = value * 10 + (s[i] - '0');
	}
	return len > 0 && value < d->count ? value : NAME_UNKNOWN;
}

int names_exact(const struct names *d, const char *s, int len)
{
	if (!d->name)
		return read_number(d, s, len);
	for (int i = 0; i < d->count; i++)
		if (d->name[i] && (int)strlen(d->name[i]) == len &&
		    strncasecmp(d->name[i], s, (size_t)len) == 0)
			return i;
	return NAME_UNKNOWN;
}

/* Where the `n`-th word of `s` ends, n from 1; -1 if there are fewer words. */
static int end_of_word(const char *s, int n)
{
	int at = 0;
	for (;;) {
		const int word = (int)strcspn(s + at, " ");
		if (word == 0)
			return -1;
		at += word;
		if (--n == 0)
			return at;
		at += s[at] == ' ';
	}
}

static int by_beginning(const struct names *d, const char *s, int len)
{
	int found = NAME_UNKNOWN;
	for (int i = 0; d->name && i < d->count; i++) {
		if (!d->name[i] || strncasecmp(d->name[i], s, (size_t)len) != 0)
			continue;
		if (found != NAME_UNKNOWN)
			return NAME_AMBIGUOUS;
		found = i;
	}
	return found;
}

int names_take(const struct names *d, const char **words)
{
	enum { WORDS_IN_A_NAME_MAX = 6 };
	const char *s = *words + strspn(*words, " ");
	int found = NAME_UNKNOWN, used = 0;
	for (int n = WORDS_IN_A_NAME_MAX; n > 0 && found == NAME_UNKNOWN; n--) {
		used = end_of_word(s, n);
		if (used > 0)
			found = names_exact(d, s, used);
	}
	if (found == NAME_UNKNOWN && used > 0)
		found = by_beginning(d, s, used);
	if (found >= 0)
		*words = s + used;
	return found;
}
