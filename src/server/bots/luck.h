/* Where the server's dice and the bots' whims come from: the system, or for tests a seed.
 */
#ifndef SERVER_BOTS_LUCK_H
#define SERVER_BOTS_LUCK_H

#include "base/rng.h"
#include "core/fair.h"
#include "server/server.h"

/* The dice of one more table. */
struct dice luck_dice(struct server *s);

/* The generator of a bot that thinks about revision `rev` of its table. */
struct rng luck_whim(const struct server *s, int64_t rev);

#endif
