/*
 * A bot that is a program of somebody else: docs/bots.md. It is told what its seat may
 * see and what it may do, a JSON object on one line, and answers with one of the actions
 * in the same way. It never gets the state itself. One that ends, is late or answers with
 * something else is stopped, and a built-in bot plays in its place from then on.
 */
#ifndef AI_OUTSIDE_H
#define AI_OUTSIDE_H

#include "ai/bot.h"

/* What plays on where a program has failed. */
#define OUTSIDE_SUBSTITUTE "greedy"

/* A program run by the shell; it is started when it is first asked. */
struct outside *outside_new(const char *name, const char *command, unsigned ms);
void outside_free(struct outside *o);

/* The sentence why the program has lost its seat, or NULL while it plays. */
const char *outside_failure(const struct outside *o);

/* bot.think of such a bot. May be called from several threads: they wait for each other.
 */
void outside_think(const struct bot *b, const struct game *g, const void *guessed,
		   int seat, struct mind *mind, struct rng *rng, struct thoughts *out);

#endif
