/* What must hold in every position of every game, checked while `tessera fuzz` plays. */
#ifndef FUZZ_FUZZCHECK_H
#define FUZZ_FUZZCHECK_H

#include "base/rng.h"
#include "core/match.h"

/* Checks the current position; TEST_FAILED and a sentence if something does not hold. */
MUST_USE status fuzzcheck_position(const struct match *m, struct rng *rng,
				   struct text *why);

/* Checks a finished match: its scores, and that its record reads back. */
MUST_USE status fuzzcheck_end(const struct match *m, struct text *why);

#endif
