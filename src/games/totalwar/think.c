#include "games/totalwar/totalwar.h"
void think_guess(void *state, int seat, struct rng *rng)
{
	(void)state, (void)seat, (void)rng;
}
float think_worth(const void *state, int seat)
{
	const struct totalwar *s = state;
	return (float)s->vp[seat] / 200.0f;
}
