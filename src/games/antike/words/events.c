/* Events that are more than one call, for those who listen: what was paid, why a
 * personage was gained, how the game ended. */
#include "games/antike/antike.h"

/* One of each for a city in one sentence; else one resource, with coins in its place. */
static void say_pieces(int seat, const int paid[RESOURCE_COUNT])
{
	int values[EVENT_VALUES] = { seat };
	unsigned count = 1;
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++)
		if (paid[resource] == 1)
			values[count++] = resource;
	event_note_list(EVERYBODY_KNOWS, EVENT_PAID_EACH, count, values);
	if (paid[COIN] > 1)
		say(PAID, seat, 0, ANY_RESOURCE, paid[COIN]);
}

void antike_events_paid(const struct antike *s, int seat,
			const u16 before[RESOURCE_COUNT])
{
	int paid[RESOURCE_COUNT], kinds = 0, last = ANY_RESOURCE;
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++) {
		paid[resource] = before[resource] - s->stock[seat][resource];
		if (resource == COIN || paid[resource] == 0)
			continue;
		kinds++;
		last = resource;
	}
	if (kinds > 1)
		say_pieces(seat, paid);
	else if (kinds || paid[COIN])
		say(PAID, seat, last ? paid[last] : 0, last, paid[COIN]);
}

/* A2-52: who of those that fought still stands there. */
void antike_events_battle(const struct antike *s, int seat, int enemy, int kind,
			  int region, int size)
{
	const bool own = s->units[seat][kind][region] > 0;
	const bool other = s->units[enemy][kind][region] > 0;
	say(BATTLE, seat, enemy, size, kind, region,
	    own	    ? other ? BOTH_REMAIN : ATTACKERS_REMAIN
	    : other ? DEFENDERS_REMAIN
		    : NONE_REMAIN);
}

/* What was counted for a personage. */
static int things_for(const struct antike *s, int seat, int deed)
{
	switch (deed) {
	case FOR_CITIES:
		return antike_table_cities(s, seat);
	case FOR_TEMPLES:
		return antike_table_temples(s, seat);
	case FOR_SEAS:
		return antike_table_sea_points(s, seat);
	case FOR_FIRSTS:
		return s->firsts;
	case FOR_ALL_KNOWHOW:
		return KNOWHOW_COUNT - 1;
	default:
		return s->razed;
	}
}

void antike_events_gained(const struct antike *s, int seat, int personage, int taken,
			  int deed)
{
	say(GAINED, seat, taken, personage, deed, things_for(s, seat, deed),
	    antike_table_points(s, seat), rules_of(s)->goal[s->seats]);
}

/* A2-41 */
void antike_events_in_effect(const struct antike *s)
{
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		if (s->known[s->active][k] == NEW)
			say(IN_EFFECT, s->active, k);
}

/* The end (A2-81, A2-84, CB-110, CB-111) */

static void say_scores(const struct antike *s)
{
	for (int seat = 0; seat < s->seats; seat++)
		say(SCORE, seat, antike_table_points(s, seat));
}

void antike_events_won(const struct antike *s)
{
	const int winner = s->active, points = antike_table_points(s, winner);
	say_scores(s);
	say(WON, winner, points,
	    points < rules_of(s)->goal[s->seats] ? TEMPLE_DECIDES : GOAL_REACHED);
}

void antike_events_limit(const struct antike *s)
{
	int values[EVENT_VALUES] = { 0, TURNS_OVER };
	unsigned count = 2;
	for (int seat = 0; seat < s->seats; seat++) {
		const int points = antike_table_points(s, seat);
		if (points > values[0])
			count = 2;
		if (points < values[0])
			continue;
		values[0] = points;
		values[count++] = seat;
	}
	say_scores(s);
	if (count == 3)
		say(WON_AT_LIMIT, values[2], values[0], TURNS_OVER);
	else
		event_note_list(EVERYBODY_KNOWS, EVENT_SHARED, count, values);
}
