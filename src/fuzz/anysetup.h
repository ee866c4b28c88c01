/* A set-up at random: every scenario, option value and number of seats has its turn. */
#ifndef FUZZ_ANYSETUP_H
#define FUZZ_ANYSETUP_H

#include "base/rng.h"
#include "core/game.h"

struct setup anysetup_pick(const struct game *g, struct rng *rng);

#endif
