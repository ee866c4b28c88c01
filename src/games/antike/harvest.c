/* Production: Marmor, Ferrum, Aurum. */
#include "games/antike/antike.h"

int antike_harvest_resource(int space)
{
	return space == MARMOR	 ? MARBLE
	       : space == FERRUM ? IRON
	       : space == AURUM	 ? GOLD
				 : 0;
}

/* CB-26: at the end of the turn, in print at once. */
bool antike_harvest_is_late(const struct antike *s)
{
	return is_casus(s) && edition_of(s) == MANUAL;
}

/* A2-24: Metallum or Moneta. CB-24: Moneta. */
static int bonus_of(const struct antike *s, int seat)
{
	if (is_casus(s))
		return s->known[seat][MONETA] != UNKNOWN;
	return s->known[seat][MONETA] ? 2 : s->known[seat][METALLUM] != UNKNOWN;
}

/* A2-22, A2-23, A2-26, CB-22, CB-23. A2-25: one coin. CB-25: one a city, or one in all.
 */
void antike_harvest_collect(struct antike *s, int seat, int resource)
{
	int cities = 0, yield = 0;
	for (int r = 1; r < REGION_COUNT; r++) {
		if (s->city[r] != seat + 1 || s->yields[r] != resource)
			continue;
		cities++;
		yield += s->temple[r] ? 3 : 1;
	}
	if (cities > 0)
		yield += bonus_of(s, seat);
	antike_table_gain(s, seat, resource, yield);
	const bool coin_a_city = is_casus(s) && edition_of(s) == MANUAL;
	antike_table_gain(s, seat, COIN, coin_a_city ? cities : 1);
}
