/* A bot that thinks in a process of its own, for positions that may be its death. */
#ifndef AI_APART_H
#define AI_APART_H

#include "ai/bot.h"

/* The choice of a built-in bot, as bot_choose. FAULTY, and how it ended in `why`, if the
 * process dies or does not answer in time. */
MUST_USE status apart_choose(const struct bot *b, const struct game *g, const void *state,
			     int seat, struct rng *rng, action *out, struct text *why);

#endif
