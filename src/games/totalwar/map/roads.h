/* The roads on the map, drawn once for all who ask for ways along them. */
#ifndef GAMES_TOTALWAR_ROADS_H
#define GAMES_TOTALWAR_ROADS_H

#include "games/totalwar/totalwar.h"

struct roads {
	placeset ends;		     /* regions with a road */
	placeset from[REGION_COUNT]; /* where roads lead from each */
};

void tw_roads_draw(struct roads *roads, const struct totalwar *s);

/* Regions whose way from there costs at most `mu`: rivers, mountains and roads counted.
 */
placeset tw_roads_mu_around(const struct totalwar *s, const struct roads *roads, int from,
			    int mu);

#endif
