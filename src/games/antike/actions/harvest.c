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

static int yield_of(const struct antike *s, int region)
{
	return s->temple[region] ? 3 : 1;
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
		yield += yield_of(s, r);
		say(PRODUCED, seat, yield_of(s, r), resource, r, s->space[seat]);
	}
	const int bonus = cities > 0 ? bonus_of(s, seat) : 0;
	if (bonus > 0)
		say(PRODUCED_MORE, seat, bonus, resource,
		    s->known[seat][MONETA] ? MONETA : METALLUM);
	antike_table_gain(s, seat, resource, yield + bonus);
	const bool coin_a_city = is_casus(s) && edition_of(s) == MANUAL;
	const int coins = antike_table_gain(s, seat, COIN, coin_a_city ? cities : 1);
	if (coins > 0)
		say(EARNED, seat, coins, s->space[seat]);
}
