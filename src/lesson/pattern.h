/* Actions that begin alike: `play Forum 3` is one action, `play Forum *` and `play *` are
 * all that begin with these words, and `*` is any. */
#ifndef LESSON_PATTERN_H
#define LESSON_PATTERN_H

#include "core/game.h"

struct pattern {
	action action, mask; /* the bits that count */
};

static inline bool pattern_fits(struct pattern p, action a)
{
	return (a & p.mask) == p.action;
}

/* Reads `words`, which are cut. BAD_LESSON if no action of `g` begins so. */
MUST_USE status pattern_read(const struct game *g, char *words, struct pattern *out,
			     struct text *why);

#endif
