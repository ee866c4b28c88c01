/* The features of an evaluation, and what is counted for them; private to evaluate.c and
 * prospects.c.
 */
#ifndef GAMES_ANTIKE_EVALUATE_H
#define GAMES_ANTIKE_EVALUATE_H

#include "games/antike/evaluation/outlook.h"

enum feature {
#define WEIGHT(id, value) F_##id,
#include "games/antike/evaluation/handmade.def"
#undef WEIGHT
	F_COUNT
};
_Static_assert((int)F_COUNT <= (int)FEATURES_MAX, "room for all features");

static inline int least(int a, int b)
{
	return a < b ? a : b;
}

/* What the action that is under way will bring: features, and what it adds to the stock.
 */
void antike_prospects_of_action(const struct antike *s, int seat, const struct count *c,
				const struct outlook *o, int stock[RESOURCE_COUNT],
				float *out);

/* What the next turn can bring from where the marker stands on the rondel. */
void antike_prospects_of_turn(const struct antike *s, int seat, const struct count *c,
			      const struct outlook *o, float *out);

#endif
