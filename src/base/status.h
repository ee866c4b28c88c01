/*
 * How things end. Three kinds of trouble, three answers:
 *   our bug             ensure(), on in every build: ends the guarded call
 *                       (base/guard.h) or, where there is none, the program
 *   the outside is bad  a function returns `status`, and a sentence goes into `why`
 *   the machine failed  die(), only in base/ and in main
 */
#ifndef BASE_STATUS_H
#define BASE_STATUS_H

typedef enum {
#define STATUS(id, code, sentence) id,
#include "base/status.def"
#undef STATUS
} status;

struct text;

#define MUST_USE __attribute__((warn_unused_result))

/* Returns from the calling function with the first status that is not OK. */
#define TRY(call)                            \
	do {                                 \
		const status tried = (call); \
		if (tried != OK)             \
			return tried;        \
	} while (0)

/* For what cannot happen: stops the guarded call or the program, with the place. */
#define ensure(cond) ((cond) ? (void)0 : ensure_failed(#cond, __FILE__, __LINE__))

/* The short word for programs, and the sentence for people. */
const char *status_code(status s);
const char *status_sentence(status s);

/* Writes the formatted sentence into `why` (the row's own if it is
 * empty); returns `s`. */
status status_say(status s, struct text *why, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

_Noreturn void ensure_failed(const char *cond, const char *file, int line);
_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
