/* What check.c and moment.c share. */
#ifndef GAMES_ANTIKE_CHECK_H
#define GAMES_ANTIKE_CHECK_H

#include "base/text.h"
#include "games/antike/antike.h"

/* Refuses a position in which something is under way that cannot be (moment.c). */
status antike_moment_check(const struct antike *s, struct text *why);

#endif
