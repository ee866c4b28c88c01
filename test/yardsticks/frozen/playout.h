/* Playing on through the contract, quickly and without a match: for
 * bots and statistics. */
#ifndef FROZEN_PLAYOUT_H
#define FROZEN_PLAYOUT_H

#include "base/rng.h"
#include "core/game.h"

/* One outcome of chance, which must be to act. */
action frozen_playout_chance(const struct game *g, const void *state, struct rng *rng);

/* Lets chance decide until a seat must, or the game is over. True if
 * it decided anything. */
bool frozen_playout_settle(const struct game *g, void *state, struct rng *rng);

#endif
