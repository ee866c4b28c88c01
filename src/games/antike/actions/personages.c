/* The third part of a turn: the personages that were earned. */
#include "games/antike/antike.h"

/* A2-73, CB-70: only as many as there are cards. */
static void take(struct antike *s, int seat, int personage, int earned, int deed)
{
	const int left = antike_table_personages_left(s, personage);
	const int taken = earned < left ? earned : left;
	if (taken <= 0)
		return;
	s->personage[seat][personage] = (u8)(s->personage[seat][personage] + taken);
	if (events_are_heard)
		antike_events_gained(s, seat, personage, taken, deed);
}

/* A2-74, A2-75, A2-76, A2-78, CB-65, CB-67: each number is rewarded once, so what a
 * player has of the cards tells which number comes next. */
static void take_for(struct antike *s, int seat, int personage, int things, int deed)
{
	const int reached = things / antike_personages[personage].every;
	take(s, seat, personage, reached - s->personage[seat][personage], deed);
}

/* A2-80: who has all eight first. CB-69: nothing in Casus Belli. */
static bool is_learned(const struct antike *s, int seat)
{
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		if (!s->known[seat][k])
			return false;
	return true;
}

static bool earns_ninth(const struct antike *s, int seat)
{
	return !is_casus(s) && s->option[OPTION_NINTH] && is_learned(s, seat) &&
	       antike_table_personages_left(s, SCHOLAR) == 1;
}

/* CB-71: a wall for each symbol that the marker reaches or passes. */
static void gain_walls(struct antike *s, int seat, int from, int to)
{
	static const u8 symbol[] = { 1, 2, 3, 5, 7 };
	for (unsigned i = 0; i < sizeof symbol; i++)
		if (from < symbol[i] && symbol[i] <= to &&
		    antike_table_walls_left(s) > 0) {
			s->walls[seat]++;
			say(GAINED_WALL, seat, 1);
		}
}

/* A2-79, CB-64; A2-66, CB-66: Generals and Scholars by what was done in this turn. */
int antike_turn_award(struct antike *s, int seat)
{
	const int before = antike_table_points(s, seat);
	take_for(s, seat, KING, antike_table_cities(s, seat), FOR_CITIES);
	take(s, seat, GENERAL, s->razed, FOR_RAZED);
	take_for(s, seat, CITIZEN, antike_table_temples(s, seat), FOR_TEMPLES);
	take(s, seat, SCHOLAR, s->firsts, FOR_FIRSTS);
	if (earns_ninth(s, seat))
		take(s, seat, SCHOLAR, 1, FOR_ALL_KNOWHOW);
	take_for(s, seat, NAVIGATOR, antike_table_sea_points(s, seat), FOR_SEAS);
	const int after = antike_table_points(s, seat);
	if (is_casus(s))
		gain_walls(s, seat, before, after);
	return after - before;
}
