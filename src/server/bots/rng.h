/* Randomness for dice and bots: from the system, or in tests from a seed. */
#ifndef SERVER_BOTS_RNG_H
#define SERVER_BOTS_RNG_H

#include "base/rng.h"
#include "core/fair.h"
#include "server/server.h"

/* The dice of one more table. */
struct dice table_dice(struct server *s);

/* The generator of a bot that thinks about revision `rev` of its table. */
struct rng bot_rng(const struct server *s, int64_t rev);

#endif
