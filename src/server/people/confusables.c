#include "server/people/confusables.h"

#include <ctype.h>
#include <stdint.h>
#include <string.h>

enum { MARKS_MAX = 3 }; /* accents on one letter */

struct fold {
	uint32_t first, last;
	const char *to;
	uint32_t rise;
};

enum kind { IS_LETTER, IS_MARK, IS_HIDDEN, IS_FORBIDDEN, IS_GAP };

struct kinds {
	uint32_t first, last;
	enum kind kind;
};

#define PLAIN(first, last, to, rise) { first, last, to, rise },
#define SHAPE(first, last, to, rise)
#define AMONG(first, last, to, rise)
#define MARK(first, last)
#define HIDDEN(first, last)
#define FORBIDDEN(first, last)
#define GAP(first, last)
static const struct fold plains[] = {
#include "server/people/confusables.def"
};

#undef PLAIN
#undef SHAPE
#define PLAIN(first, last, to, rise)
#define SHAPE(first, last, to, rise) { first, last, to, rise },
static const struct fold shapes[] = {
#include "server/people/confusables.def"
};

#undef SHAPE
#undef AMONG
#define SHAPE(first, last, to, rise)
#define AMONG(first, last, to, rise) { first, last, to, rise },
static const struct fold among_latin[] = {
#include "server/people/confusables.def"
};

#undef AMONG
#undef MARK
#undef HIDDEN
#undef FORBIDDEN
#undef GAP
#define AMONG(first, last, to, rise)
#define MARK(first, last) { first, last, IS_MARK },
#define HIDDEN(first, last) { first, last, IS_HIDDEN },
#define FORBIDDEN(first, last) { first, last, IS_FORBIDDEN },
#define GAP(first, last) { first, last, IS_GAP },
static const struct kinds kinds[] = {
#include "server/people/confusables.def"
};

/* The next letter of well-formed UTF-8. */
static uint32_t next(const char **at)
{
	const unsigned char *s = (const unsigned char *)*at;
	const int more = s[0] < 0x80 ? 0 : s[0] < 0xe0 ? 1 : s[0] < 0xf0 ? 2 : 3;
	uint32_t letter = more ? s[0] & (0x3fu >> more) : s[0];
	for (int i = 1; i <= more; i++)
		letter = letter << 6 | (s[i] & 0x3f);
	*at += more + 1;
	return letter;
}

static void put(struct text *out, uint32_t letter)
{
	const int more = letter < 0x80	    ? 0
			 : letter < 0x800   ? 1
			 : letter < 0x10000 ? 2
					    : 3;
	static const unsigned char head[] = { 0, 0xc0, 0xe0, 0xf0 };
	text_char(out, (char)(head[more] | letter >> 6 * more));
	for (int i = more - 1; i >= 0; i--)
		text_char(out, (char)(0x80 | ((letter >> 6 * i) & 0x3f)));
}

static enum kind kind_of(uint32_t letter)
{
	size_t low = 0, high = sizeof kinds / sizeof kinds[0];
	while (low < high) {
		const size_t mid = (low + high) / 2;
		if (letter > kinds[mid].last)
			low = mid + 1;
		else if (letter < kinds[mid].first)
			high = mid;
		else
			return kinds[mid].kind;
	}
	return IS_LETTER;
}

static const struct fold *find(const struct fold *rows, size_t count, uint32_t letter)
{
	size_t low = 0, high = count;
	while (low < high) {
		const size_t mid = (low + high) / 2;
		if (letter > rows[mid].last)
			low = mid + 1;
		else if (letter < rows[mid].first)
			high = mid;
		else
			return &rows[mid];
	}
	return NULL;
}

#define FIND(rows, letter) find(rows, sizeof(rows) / sizeof((rows)[0]), letter)

/* Writes what the row makes of the letter: itself, if there is no row for it. */
static void fold(const struct fold *row, uint32_t letter, struct text *out)
{
	const char *to = row ? row->to : "";
	if (!row)
		put(out, letter);
	else if (row->rise)
		put(out, next(&to) + letter - row->first);
	else
		text_put(out, to);
}

static bool has_latin(const char *s)
{
	while (*s && !isalpha((unsigned char)*s))
		s++;
	return *s != '\0';
}

/* One blank between words, none at the ends. */
static void put_tidy(const char *s, struct text *out)
{
	for (; *s; s++)
		if (*s != ' ' || (out->len > 0 && s[1] && s[1] != ' '))
			text_char(out, *s);
}

static status refuse(struct text *why, const char *sentence)
{
	return status_say(BAD_REQUEST, why, "%s", sentence);
}

static status fold_plain(const char *name, struct text *out, struct text *why)
{
	int marks = MARKS_MAX; /* none may stand at the beginning */
	while (*name) {
		const uint32_t letter = next(&name);
		const enum kind kind = kind_of(letter);
		if (kind == IS_HIDDEN)
			continue;
		if (kind == IS_FORBIDDEN)
			return refuse(why, "A name cannot contain line breaks or control "
					   "characters.");
		marks = kind == IS_MARK ? marks + 1 : 0;
		if (marks > MARKS_MAX)
			return refuse(why,
				      "A letter of a name can carry at most 3 accents.");
		fold(FIND(plains, letter), letter, out);
	}
	return OK;
}

status confusables_plain(const char *name, struct text *out, struct text *why)
{
	struct text folded = { 0 }, shape = { 0 };
	status s = text_is_utf8(name, strlen(name))
			   ? fold_plain(name, &folded, why)
			   : refuse(why, "The name is not valid text.");
	put_tidy(text_str(&folded), out);
	confusables_skeleton(text_str(out), false, &shape);
	if (s == OK && shape.len == 0)
		s = refuse(why, "A name needs at least one letter or digit.");
	text_free(&folded);
	text_free(&shape);
	return s;
}

void confusables_skeleton(const char *shown, bool words, struct text *out)
{
	const bool latin = has_latin(shown);
	while (*shown) {
		const uint32_t letter = next(&shown);
		const enum kind kind = kind_of(letter);
		const struct fold *row = latin ? FIND(among_latin, letter) : NULL;
		if (kind == IS_GAP && words)
			text_char(out, ' ');
		if (kind == IS_LETTER)
			fold(row ? row : FIND(shapes, letter), letter, out);
	}
}
