/*
 * A bot that is a program of somebody else: docs/bots.md. It is told what its seat may
 * see and what it may do, a JSON object on one line, and answers with one of the actions
 * in the same way. It never gets the state itself. A process that ends, is late or
 * answers with something else is stopped. Where several seats ask at the same time there
 * are several processes, so that none of them waits for another.
 */
#ifndef AI_OUTSIDE_H
#define AI_OUTSIDE_H

#include "ai/bot.h"

/* What plays on where a program has failed. */
#define OUTSIDE_SUBSTITUTE "greedy"

/* A program run by the shell; it is started when it is first asked. */
struct outside *outside_new(const char *name, const char *command, unsigned ms);
void outside_free(struct outside *o);

/* Stops all processes and starts no more; whoever waits for one is refused with STALE. */
void outside_hush(struct outside *o);

/* Asks the program for `seat`. BAD_BOT: it has failed; `why` goes on behind "it lost its
 * seat: " and tells nothing that is hidden. It will be started anew when it is asked
 * again. */
MUST_USE status outside_choose(const struct bot *b, const struct game *g,
			       const void *state, int seat, struct rng *rng, action *out,
			       struct text *why);

/* bot.think of such a bot: once it has failed, a built-in bot plays in its place for
 * good. */
void outside_think(const struct bot *b, const struct game *g, const void *guessed,
		   int seat, struct mind *mind, struct rng *rng, struct thoughts *out);

#endif
