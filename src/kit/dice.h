/* Dice as chance: a die is one action of CHANCE for each face. */
#ifndef KIT_DICE_H
#define KIT_DICE_H

#include "base/rng.h"
#include "core/game.h"

enum { DIE_FACES = 6 };

/* Lists the six faces 1 to 6 as `verb FACE`, all equally likely. */
static inline void dice_offer(int verb, struct actions *out)
{
	for (int face = 1; face <= DIE_FACES; face++)
		actions_weigh(out, action_make(verb, face, 0, 0), 1);
}

static inline action dice_sample(int verb, struct rng *rng)
{
	return action_make(verb, 1 + (int)rng_below(rng, DIE_FACES), 0, 0);
}

#endif
