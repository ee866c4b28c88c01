#include "fuzz/anysetup.h"

struct setup anysetup_pick(const struct game *g, struct rng *rng)
{
	struct setup how = game_default_setup(g);
	uint32_t n = 0;
	while (g->scenarios[n].id)
		n++;
	how.scenario = (uint8_t)rng_below(rng, n);
	how.seats =
		(uint8_t)(g->seats_min +
			  rng_below(rng, (uint32_t)(g->seats_max - g->seats_min + 1)));
	for (int i = 0; g->options[i].id; i++) {
		for (n = 0; g->options[i].values[n];)
			n++;
		how.option[i] = (uint8_t)rng_below(rng, n);
	}
	return how;
}
