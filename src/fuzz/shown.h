/*
 * What people at the table cause: views and pictures for every reader, the question they
 * are asked, the reason for what they may not do, and what they are told of an action. It
 * must come out without a crash, in one piece and legible.
 */
#ifndef FUZZ_SHOWN_H
#define FUZZ_SHOWN_H

#include "base/rng.h"
#include "core/game.h"

/* The view is JSON, the picture and the prompt are text, for all seats and a spectator.
 */
MUST_USE status shown_views(const struct game *g, const void *state, struct text *why);

/* A few actions at random: refused just if `legal` does not list them, and for a reason
 * that can be put into words. */
MUST_USE status shown_refusals(const struct game *g, const void *state, int seat,
			       const struct actions *legal, struct rng *rng,
			       struct text *why);

/* Each reader is told one line of text, and can be sent the events. */
MUST_USE status shown_events(const struct game *g, const void *before, int seat, action a,
			     const void *after, struct text *why);

/* A refusal is given for just those actions that are not legal. */
MUST_USE status shown_reason(const struct game *g, const void *state, int seat,
			     const struct actions *legal, action a, struct text *why);

#endif
