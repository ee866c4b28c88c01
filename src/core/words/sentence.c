#include "core/words/sentence.h"

#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "core/words/locale.h"

enum { BLANK_UNKNOWN = -1 };

/* A part of the pattern: from `at`, `len` bytes. */
struct part {
	const char *at;
	size_t len;
};
static const struct part AND = { "", 0 }; /* the usual link of a list */

static int find_blank(const struct blank *blanks, struct part name)
{
	for (int i = 0; blanks[i].name; i++)
		if (strlen(blanks[i].name) == name.len &&
		    memcmp(blanks[i].name, name.at, name.len) == 0)
			return i;
	return BLANK_UNKNOWN;
}

/* The values of a blank: one, or for the last all that are left. */
static unsigned values_of(const struct filling *f, int blank)
{
	const bool is_last = f->blank[blank + 1].name == NULL;
	if (!is_last)
		return 1;
	return f->count > (unsigned)blank ? f->count - (unsigned)blank : 0;
}

static bool is_seat(const struct filling *f, int blank)
{
	return f->blank[blank].kind == f->game->seats;
}

static bool is_number(const struct names *kind)
{
	return kind->name == NULL;
}

static bool is_empty(const struct filling *f, int blank)
{
	const unsigned n = values_of(f, blank);
	const struct names *kind = f->blank[blank].kind;
	if (n != 1)
		return n == 0;
	const int value = f->value[blank];
	if (is_number(kind))
		return value == 0;
	return value < 0 || value >= kind->count || !kind->name[value] ||
	       (!is_seat(f, blank) && !*names_label(kind, value));
}

static bool is_many(const struct filling *f, int blank)
{
	if (values_of(f, blank) != 1)
		return true;
	if (is_seat(f, blank))
		return game_seat_is_plural(f->game, f->state, f->value[blank]);
	const struct names *kind = f->blank[blank].kind;
	if (is_number(kind))
		return f->value[blank] != 1;
	return kind->is_plural && kind->is_plural(f->value[blank]);
}

/* A name stays in every locale, other words have their own. */
static void put_word(const struct names *kind, const char *word, struct text *out)
{
	struct text own = { 0 };
	text_put(out, kind->is_prose ? locale_pattern(word, &own) : word);
	text_free(&own);
}

static void put_value(const struct filling *f, int blank, int value, struct text *out)
{
	const struct names *kind = f->blank[blank].kind;
	if (is_seat(f, blank))
		text_put(out, game_seat_title(f->game, f->state, value));
	else if (is_number(kind))
		text_int(out, value);
	else
		put_word(kind, names_label(kind, value), out);
}

/* What stands before part `i` of a list of `n`: the last one follows `word`, or "and". */
static void put_link(unsigned i, unsigned n, struct part word, struct text *out)
{
	struct text own = { 0 };
	const char *and = locale_pattern("and", &own);
	const struct part last = word.len ? word : (struct part){ and, strlen(and) };
	if (i > 0 && i + 1 == n) {
		text_char(out, ' ');
		text_bytes(out, last.at, last.len);
		text_char(out, ' ');
	} else if (i > 0) {
		text_put(out, ", ");
	}
	text_free(&own);
}

static void put_values(const struct filling *f, int blank, struct part link,
		       struct text *out)
{
	const unsigned n = values_of(f, blank);
	for (unsigned i = 0; i < n; i++) {
		put_link(i, n, link, out);
		put_value(f, blank, f->value[(unsigned)blank + i], out);
	}
}

/* The words "one|many" by number. */
static void put_choice(struct part words, bool many, struct text *out)
{
	const char *bar = memchr(words.at, '|', words.len);
	ensure(bar);
	const size_t first = (size_t)(bar - words.at);
	if (many)
		text_bytes(out, bar + 1, words.len - first - 1);
	else
		text_bytes(out, words.at, first);
}

/* The name in a brace ends at a mark, if there is one. */
static struct part name_in(struct part brace)
{
	size_t len = 0;
	while (len < brace.len && !strchr(":?* ", brace.at[len]))
		len++;
	return (struct part){ brace.at, len };
}

/* "{n*what}" */
static void put_several(const struct filling *f, int number, int blank, struct text *out)
{
	ensure(blank != BLANK_UNKNOWN);
	if (f->value[number] == 1) {
		put_value(f, blank, f->value[blank], out);
		return;
	}
	text_int(out, f->value[number]);
	text_char(out, ' ');
	put_word(f->blank[blank].kind,
		 names_several(f->blank[blank].kind, f->value[blank]), out);
}

static void put_brace(const struct filling *f, struct part brace, struct text *out)
{
	const struct part name = name_in(brace);
	const int blank = find_blank(f->blank, name);
	ensure(blank != BLANK_UNKNOWN);
	const char mark = name.len < brace.len ? brace.at[name.len] : 0;
	const struct part rest = { name.at + name.len + 1, brace.len - name.len - 1 };
	if (mark == '*') {
		put_several(f, blank, find_blank(f->blank, rest), out);
		return;
	}
	if (mark != '?')
		put_values(f, blank, mark == ' ' ? rest : AND, out);
	if (mark == ':')
		text_char(out, ' ');
	if (mark == ':' || mark == '?')
		put_choice(rest, is_many(f, blank), out);
}

static struct part until(const char *from, const char *end, char stop)
{
	const char *at = memchr(from, stop, (size_t)(end - from));
	ensure(at);
	return (struct part){ from, (size_t)(at - from) };
}

/* Whether one of the blanks in an optional part is empty. */
static bool lacks(const struct filling *f, struct part option)
{
	const char *end = option.at + option.len;
	for (const char *at = option.at; at < end; at++) {
		if (*at != '{')
			continue;
		const struct part brace = until(at + 1, end, '}');
		const int blank = find_blank(f->blank, name_in(brace));
		ensure(blank != BLANK_UNKNOWN);
		if (is_empty(f, blank))
			return true;
	}
	return false;
}

static void put_list(const struct filling *f, struct part list, struct text *out);

/* How many bytes from here on stand for themselves. */
static size_t plain_bytes(const char *at, const char *end)
{
	const char *from = at;
	while (at < end && *at != '{' && *at != '[' && *at != '<')
		at++;
	return (size_t)(at - from);
}

static void put_part(const struct filling *f, struct part p, struct text *out)
{
	const char *end = p.at + p.len;
	for (const char *at = p.at; at < end; at++) {
		if (*at == '{') {
			const struct part brace = until(at + 1, end, '}');
			put_brace(f, brace, out);
			at = brace.at + brace.len;
		} else if (*at == '[') {
			const struct part option = until(at + 1, end, ']');
			if (!lacks(f, option))
				put_part(f, option, out);
			at = option.at + option.len;
		} else if (*at == '<') {
			const struct part list = until(at + 1, end, '>');
			put_list(f, list, out);
			at = list.at + list.len;
		} else {
			const size_t plain = plain_bytes(at, end);
			text_bytes(out, at, plain);
			at += plain - 1;
		}
	}
}

enum { PARTS_MAX = 8 };

static struct part trimmed(const char *from, const char *end)
{
	while (from < end && *from == ' ')
		from++;
	while (end > from && end[-1] == ' ')
		end--;
	return (struct part){ from, (size_t)(end - from) };
}

static const char *find_or_end(const char *from, const char *end, char mark)
{
	const char *at = memchr(from, mark, (size_t)(end - from));
	return at ? at : end;
}

/* "<{iron} iron & {coins:coin|coins} / nothing>" */
static void put_list(const struct filling *f, struct part list, struct text *out)
{
	struct part kept[PARTS_MAX];
	unsigned count = 0;
	const char *end = list.at + list.len, *bar = find_or_end(list.at, end, '/');
	for (const char *at = list.at; at < bar; at = find_or_end(at, bar, '&') + 1) {
		const struct part p = trimmed(at, find_or_end(at, bar, '&'));
		ensure(count < PARTS_MAX);
		if (!lacks(f, p))
			kept[count++] = p;
	}
	for (unsigned i = 0; i < count; i++) {
		put_link(i, count, AND, out);
		put_part(f, kept[i], out);
	}
	if (count == 0 && bar < end)
		put_part(f, trimmed(bar + 1, end), out);
}

void sentence_put(const struct filling *f, const char *pattern, struct text *out)
{
	struct text own = { 0 };
	const char *local = locale_pattern(pattern, &own);
	const size_t from = out->len;
	text_put(out, locale_opening());
	put_part(f, (struct part){ local, strlen(local) }, out);
	text_put(out, locale_closing());
	if (out->len > from)
		out->at[from] = (char)toupper((unsigned char)out->at[from]);
	text_free(&own);
}

static const char *brace_fault(const struct blank *blanks, struct part brace)
{
	const struct part name = name_in(brace);
	if (find_blank(blanks, name) == BLANK_UNKNOWN)
		return "names a blank that the row does not have";
	if (name.len == brace.len)
		return NULL;
	const struct part rest = { name.at + name.len + 1, brace.len - name.len - 1 };
	if (brace.at[name.len] == '*')
		return find_blank(blanks, rest) == BLANK_UNKNOWN
			       ? "counts a blank that the row does not have"
			       : NULL;
	if (brace.at[name.len] == ' ')
		return rest.len ? NULL : "has a list without its link";
	if (!memchr(rest.at, '|', rest.len))
		return "has a choice without a bar";
	return NULL;
}

const char *sentence_fault(const struct blank *blanks, const char *pattern)
{
	const char *end = pattern + strlen(pattern);
	char open = 0; /* the bracket that is waited for */
	for (const char *at = pattern; at < end; at++) {
		if (strchr("[]<>", *at)) {
			const char closing = *at == '[' ? ']' : *at == '<' ? '>' : 0;
			if (closing ? open != 0 : open != *at)
				return "has brackets that do not match";
			open = closing;
		}
		if (*at != '{')
			continue;
		const char *close = memchr(at, '}', (size_t)(end - at));
		if (!close)
			return "has a brace without an end";
		const struct part brace = { at + 1, (size_t)(close - at - 1) };
		if (brace_fault(blanks, brace))
			return brace_fault(blanks, brace);
		at = close;
	}
	return open ? "has brackets that do not match" : NULL;
}
