/* What is wrong with a position that was loaded: a field, and why. */
#ifndef KIT_FLAW_H
#define KIT_FLAW_H

#include <stddef.h>

#include "base/status.h"
#include "base/text.h"

/* No field: nothing is wrong. */
struct flaw {
	const char *field, *what;
};

#define FLAW(field, what) ((struct flaw){ field, what })
#define SOUND ((struct flaw){ NULL, NULL })

/* Goes on only if nothing was wrong so far. */
#define MUST(check)                              \
	do {                                     \
		const struct flaw flaw_ = check; \
		if (flaw_.field)                 \
			return flaw_;            \
	} while (0)

/* The flaw as a refusal of the position. */
MUST_USE static inline status flaw_status(struct flaw flaw, struct text *why)
{
	return flaw.field ? status_say(BAD_POSITION, why, "Field \"%s\": %s.", flaw.field,
				       flaw.what)
			  : OK;
}

MUST_USE static inline status flaw_say(struct text *why, const char *field,
				       const char *what)
{
	return flaw_status(FLAW(field, what), why);
}

#endif
