/* What check.c and moment.c share. */
#ifndef GAMES_ANTIKE_CHECK_H
#define GAMES_ANTIKE_CHECK_H

#include "base/text.h"
#include "games/antike/antike.h"

static inline status bad(struct text *why, const char *field, const char *what)
{
	return status_say(BAD_POSITION, why, "Field \"%s\": %s.", field, what);
}

/* Refuses a position in which something is under way that cannot be (moment.c). */
status antike_moment_check(const struct antike *s, struct text *why);

#endif
