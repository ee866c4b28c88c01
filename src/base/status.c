#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/guard.h"
#include "base/text.h"

static const struct {
	const char *code, *sentence;
} rows[] = {
#define STATUS(id, code, sentence) [id] = { code, sentence },
#include "base/status.def"
#undef STATUS
};

const char *status_code(status s)
{
	return rows[s].code;
}

const char *status_sentence(status s)
{
	return rows[s].sentence;
}

status status_say(status s, struct text *why, const char *format, ...)
{
	if (!why)
		return s;
	text_clear(why);
	va_list args;
	va_start(args, format);
	text_vadd(why, format, args);
	va_end(args);
	if (why->len == 0)
		text_put(why, rows[s].sentence);
	return s;
}

_Noreturn void ensure_failed(const char *cond, const char *file, int line)
{
	char words[240];
	snprintf(words, sizeof words, "bug at %s:%d: %s does not hold", file, line, cond);
	guard_fail(words);
	fprintf(stderr, "tessera: %s\n", words);
	abort();
}

_Noreturn void die(const char *format, ...)
{
	va_list args;
	va_start(args, format);
	fputs("tessera: ", stderr);
	vfprintf(stderr, format, args);
	fputc('\n', stderr);
	va_end(args);
	exit(1);
}
