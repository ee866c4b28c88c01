/*
 * A piece of text that grows. The caller owns it: start with {0}, reuse it with
 * text_clear, end with text_free. Always ends in a NUL that `len` does not count.
 */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include "base/status.h"

struct text {
	char *at;
	size_t len, room;
	const char *place; /* of a reason: the name of where it is wrong, NULL if none */
};

/* The text as a C string; "" if nothing was ever written. */
const char *text_str(const struct text *t);

void text_clear(struct text *t);
void text_free(struct text *t);

void text_char(struct text *t, char c);
void text_put(struct text *t, const char *string);
void text_bytes(struct text *t, const char *bytes, size_t len);
void text_int(struct text *t, long long n);
void text_add(struct text *t, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void text_vadd(struct text *t, const char *format, va_list args)
	__attribute__((format(printf, 2, 0)));

/* Pads with blanks until the text since `from` is `width` columns
 * wide (UTF-8 counted). */
void text_pad(struct text *t, size_t from, int width);

/* Breaks what stands since `from`, the start of a line, at blanks so that no line is
 * wider than `width` columns; what is broken off is indented. */
void text_wrap(struct text *t, size_t from, int width, int indent);

/* Shortens to `len` bytes. */
void text_cut(struct text *t, size_t len);

/* Columns a terminal needs for the text: code points, colour codes not counted. */
int text_columns(const char *s, size_t len);

/* True if the bytes are well-formed UTF-8. */
bool text_is_utf8(const char *s, size_t len);

/* Reads a whole file of at most `most` bytes; writes a whole file so that a crash leaves
 * either the old or the new one. */
MUST_USE status text_read_file(struct text *t, const char *path, size_t most,
			       struct text *why);
MUST_USE status text_write_file(const struct text *t, const char *path, struct text *why);

#endif
