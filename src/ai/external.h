/*
 * A bot that is a program of somebody else: docs/bots.md. It is told what its seat may
 * see and what it may do, a JSON object on one line, and answers with one of the actions
 * in the same way. It never gets the state itself. A process that ends, is late or
 * answers with something else is stopped. Where several seats ask at the same time there
 * are several processes, so that none of them waits for another.
 */
#ifndef AI_EXTERNAL_H
#define AI_EXTERNAL_H

#include "ai/bot.h"

/* What plays on where a program has failed. */
#define OUTSIDE_SUBSTITUTE "greedy"

/* A program run by the shell; it is started when it is first asked. */
struct external_bot *external_new(const char *name, const char *command, unsigned ms);
void external_free(struct external_bot *o);

/* Stops all processes and starts no more; whoever waits for one is refused with STALE. */
void external_cancel(struct external_bot *o);

/* Asks the program for `seat`. BAD_BOT: it has failed; `why` continues after "it lost its
 * seat: " and tells nothing that is hidden. It will be started again when it is asked
 * again. */
MUST_USE status external_choose(const struct bot *b, const struct game *g,
				const void *state, int seat, struct rng *rng, action *out,
				struct text *why);

/* bot.think of such a bot: once it has failed, a built-in bot plays in its place for
 * good. */
void external_think(const struct bot *b, const struct game *g, const struct evaluator *e,
		    const void *determinized, int seat, struct search_memory *memory,
		    struct rng *rng, struct thoughts *out);

#endif
