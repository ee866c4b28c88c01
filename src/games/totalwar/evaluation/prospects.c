/*
 * What the forces of a seat may hope for where they stand: land of nobody or of a foe
 * within their reach, by land or by sea, and for a navy without an army one to carry.
 */
#include <math.h>

#include "games/totalwar/evaluation/evaluate.h"

/* What armies look for: open, or behind walls. */
struct prey {
	placeset open, walled;
};

static struct prey find_prey(const struct totalwar *s, int seat,
			     const struct estate *estate)
{
	placeset set = estate->held[NOBODY_HOME];
	for (int other = 0; other < s->players; other++)
		if (other != seat && s->relation[seat][other] <= NEUTRAL)
			set |= estate->held[faction_of(other)];
	return (struct prey){ set & ~estate->guarded,
			      set & estate->guarded & ~estate->held[NOBODY_HOME] };
}

enum { SIGHT = 3 };
static const float WALLED = 0.6f;
static const float by_distance[SIGHT + 1] = { 0.4f, 0.25f, 0.15f, 0 };
static const placeset all_land = ((placeset)1 << REGION_COUNT) - 2;
static const placeset all_seas =
	((placeset)1 << IN_SPACE) - ((placeset)1 << REGION_COUNT);

/* What lies near: the nearer the prey to these places, the better. */
static float hope(placeset edge, placeset within, const struct prey *prey)
{
	placeset seen = edge;
	float walled = 0;
	for (int d = 0; d < SIGHT && edge; d++) {
		placeset next = 0;
		for (; edge; edge &= edge - 1)
			next |= tw_table_beside(place_first(edge));
		if (next & prey->open)
			return fmaxf(walled, by_distance[d]);
		if (next & prey->walled)
			walled = fmaxf(walled, WALLED * by_distance[d]);
		edge = next & within & ~seen;
		seen |= edge;
	}
	return walled;
}

static float hope_at_sea(int place, const struct prey *prey)
{
	if (is_sea(place))
		return hope(place_bit(place), all_seas, prey);
	return 0.9f * hope(tw_table_beside(place) & all_seas, all_seas, prey);
}

/* What an army may hope for on a navy that lies where it can embark. */
static float by_sea(const struct totalwar *s, int seat, int army, const struct prey *prey)
{
	const int at = s->at[seat][army];
	float best = 0;
	for (int navy = 0; navy < NAVY_COUNT; navy++) {
		const int place = s->fleet[seat][navy];
		if ((place == at || (tw_table_beside(at) >> place & 1)) &&
		    tw_table_size(s, seat, army) <= 2 * tw_table_ships(s, seat, navy))
			best = fmaxf(best, 0.8f * hope_at_sea(place, prey));
	}
	return best;
}

static float by_land(const struct totalwar *s, int seat, int army,
		     const struct prey *prey)
{
	const int at = s->at[seat][army];
	const float near = hope(place_bit(at), all_land, prey);
	const bool besieges = s->control[at] && !controls(s, seat, at);
	return besieges ? fmaxf(near, 0.35f) : near;
}

/* A navy without an army, the nearer to one that waits, the better. */
static float navies(const struct totalwar *s, int seat, const struct prey *waiting)
{
	float sum = 0;
	for (int navy = 0; waiting->open && navy < NAVY_COUNT; navy++) {
		const int place = s->fleet[seat][navy];
		if (place && place != IN_SPACE &&
		    tw_table_carried(s, seat, navy) == NO_ARMY)
			sum += place_in(waiting->open, place)
				       ? by_distance[0]
				       : hope_at_sea(place, waiting);
	}
	return sum;
}

/* True if the army has little to take by land: it waits for a navy. */
static bool add_army(const struct totalwar *s, int seat, int army,
		     const struct prey *prey, float *out)
{
	static const float LITTLE = 0.3f;
	const int at = s->at[seat][army];
	if (at == IN_SPACE) {
		out[F_PROSPECTS] -= 0.3f;
		return false;
	}
	if (s->aboard[seat][army]) {
		const float coast = hope_at_sea(at, prey);
		out[F_PROSPECTS] += 0.95f * coast;
		out[F_AFLOAT] += is_sea(at) ? coast : 0;
		return false;
	}
	const float near = by_land(s, seat, army, prey);
	const bool waits = near < LITTLE;
	out[F_PROSPECTS] += waits ? fmaxf(near, by_sea(s, seat, army, prey)) : near;
	return waits;
}

void tw_prospects_measure(const struct totalwar *s, int seat, const struct estate *e,
			  float out[F_COUNT])
{
	const struct prey prey = find_prey(s, seat, e);
	struct prey waiting = { 0, 0 };
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->at[seat][army] && tw_table_mains(s, seat, army) >= 3 &&
		    add_army(s, seat, army, &prey, out))
			waiting.open |= place_bit(s->at[seat][army]);
	out[F_FERRIES] = navies(s, seat, &waiting);
}
