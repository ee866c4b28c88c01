/* Playing on through the contract, quickly and without a match: for
 * bots and statistics. */
#ifndef AI_PLAYOUT_H
#define AI_PLAYOUT_H

#include "base/rng.h"
#include "core/game.h"

/* One outcome of chance, which must be to act. */
action playout_chance(const struct game *g, const void *state, struct rng *rng);

/* Lets chance decide until a seat must, or the game is over. True if
 * it decided anything. */
bool playout_settle(const struct game *g, void *state, struct rng *rng);

/* One seat of the set that must act, at random. */
int playout_seat(seatset who, struct rng *rng);

/* Plays one random action, of a seat or of chance; false if the game is over. */
bool playout_step(const struct game *g, void *state, struct rng *rng);

#endif
