/* The briefing of a match (lesson/briefing.h) as a page of a terminal. */
#ifndef TERMINAL_BRIEFED_H
#define TERMINAL_BRIEFED_H

#include "base/text.h"
#include "core/match.h"

/* Appends it as `reader` sees it: a seat reads of itself, all others of every seat.
 * Appends nothing if the game has none. */
MUST_USE status briefed_put(const struct match *m, int reader, struct text *out);

#endif
