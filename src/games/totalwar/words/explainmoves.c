/* Refusals with reasons: forces on their way, by land and by sea. */
#include "games/totalwar/words/explain.h"

/* The force that a word moves. */
static int force_of(const struct asked *q)
{
	if (q->verb == VERB_PLACE || q->verb == VERB_MERGE)
		return q->arg[0];
	if (q->verb == VERB_SAIL || q->verb == VERB_ENGAGE)
		return force_of_navy(q->arg[0]);
	if (q->verb == VERB_HIRE || q->verb == VERB_ENLIST || q->verb == VERB_COMMAND)
		return force_of_army(q->arg[1]);
	return force_of_army(q->arg[0]);
}

static bool has_force(const struct asked *q, int force)
{
	return force && tw_force_refusal(q->s, q->seat, force) != NO_FORCE;
}

/* The second force of a word is missing if the first is there. */
unsigned tw_explain_no_force(const struct asked *q)
{
	const int other = q->verb == VERB_EMBARK  ? force_of_navy(q->arg[1])
			  : q->verb == VERB_MERGE ? q->arg[1]
						  : force_of(q);
	message_add(q->out, YOU_HAVE_NO, has_force(q, force_of(q)) ? other : force_of(q));
	return 0;
}

unsigned tw_explain_not_on_map(const struct asked *q)
{
	message_add(q->out, WAITS_IN_SPACE, force_of(q));
	return is_navy_force(force_of(q)) ? 141 : 140;
}

unsigned tw_explain_not_on_land(const struct asked *q)
{
	const int force = force_of(q), army = army_of_force(force);
	const int at = q->s->at[q->seat][army], navy = q->s->aboard[q->seat][army];
	if (!at)
		return tw_explain_no_force(q);
	if (at == IN_SPACE)
		return tw_explain_not_on_map(q);
	message_add(q->out, IS_ABOARD, army, navy ? navy - 1 : 0, at);
	return 192;
}

unsigned tw_explain_not_aboard(const struct asked *q)
{
	if (q->s->at[q->seat][q->arg[0]] == IN_SPACE)
		return tw_explain_not_on_map(q);
	message_add(q->out, IS_ON_LAND, q->arg[0], q->s->at[q->seat][q->arg[0]]);
	return 0;
}

unsigned tw_explain_on_map(const struct asked *q)
{
	message_add(q->out, IS_PLACED, q->arg[0],
		    tw_force_place(q->s, q->seat, q->arg[0]));
	return is_navy_force(q->arg[0]) ? 141 : 140;
}

/* The navy that carries an army may be the one that was beaten. */
static int beaten_force(const struct asked *q)
{
	const int force = force_of(q);
	if (q->s->march[force][BEATEN])
		return force;
	if (q->verb == VERB_MERGE)
		return q->arg[1];
	if (q->verb == VERB_EMBARK)
		return force_of_navy(q->arg[1]);
	return force_of_navy(q->s->aboard[q->seat][q->arg[0]] - 1);
}

unsigned tw_explain_beaten(const struct asked *q)
{
	message_add(q->out, WAS_BEATEN, beaten_force(q));
	return 0;
}

unsigned tw_explain_turned_away(const struct asked *q)
{
	message_add(q->out, HAS_REFUSED, q->s->control[q->arg[1]] - 1, force_of(q));
	return 0;
}

/* MU (TW-142, TW-143): of a step what it costs, else which of the forces has none. */

static int other_that_pays(const struct asked *q)
{
	if (q->verb == VERB_MERGE)
		return q->arg[1];
	if (q->verb == VERB_EMBARK)
		return force_of_navy(q->arg[1]);
	return q->s->aboard[q->seat][q->arg[0]]
		       ? force_of_navy(q->s->aboard[q->seat][q->arg[0]] - 1)
		       : force_of(q);
}

static unsigned rule_of_mu(const struct asked *q)
{
	switch (q->verb) {
	case VERB_MERGE:
		return 150;
	case VERB_SUBDUE:
		return 152;
	case VERB_SAIL:
		return 142;
	default:
		return 192;
	}
}

unsigned tw_explain_no_mu(const struct asked *q)
{
	const int force = force_of(q);
	const bool marches = (q->verb == VERB_MARCH || q->verb == VERB_INVADE) &&
			     !q->s->aboard[q->seat][q->arg[0]];
	if (marches) {
		message_add(q->out, STEP_COSTS, q->s->at[q->seat][q->arg[0]], q->arg[1],
			    tw_march_cost(q->s, q->seat, q->arg[0], q->arg[1]), q->arg[0],
			    q->s->march[force][MU]);
		return 143;
	}
	message_add(q->out, OUT_OF_MU,
		    q->s->march[force][MU] ? other_that_pays(q) : force);
	return rule_of_mu(q);
}

/* Where to */

static unsigned explain_sail(const struct asked *q, int from, int to)
{
	if (is_region(from) && is_region(to)) {
		message_add(q->out, PORT_TO_PORT, q->arg[0], from);
		return 190;
	}
	if (is_region(to) && !tw_rows_region[to].port)
		message_add(q->out, HAS_NO_PORT, to);
	else
		message_add(q->out, NOT_NEXT_TO, from, to);
	return 190;
}

unsigned tw_explain_not_adjacent(const struct asked *q)
{
	const int from = tw_force_place(q->s, q->seat, force_of(q)), to = q->arg[1];
	if (from == to) {
		message_add(q->out, STAYS_WHERE_IT_IS, force_of(q), from);
		return 0;
	}
	if (q->verb == VERB_SAIL)
		return explain_sail(q, from, to);
	if (is_sea(to)) {
		message_add(q->out, MARCHES_ON_LAND, to);
		return 192;
	}
	message_add(q->out, NOT_NEXT_TO, from, to);
	return 0;
}

unsigned tw_explain_closed(const struct asked *q)
{
	message_add(q->out, OUT_OF_MAP, q->arg[1]);
	return 0;
}

unsigned tw_explain_no_coast(const struct asked *q)
{
	const int at = q->s->at[q->seat][q->arg[0]], to = q->arg[1];
	if (is_region(to) && !tw_table_is_open(q->s, to)) {
		message_add(q->out, OUT_OF_MAP, to);
		return 10;
	}
	if (is_region(at))
		message_add(q->out, LANDS_IN_PORT, at);
	else
		message_add(q->out, NO_COAST_OF, to, at);
	return 0;
}

unsigned tw_explain_foreign_port(const struct asked *q)
{
	const int owner = q->s->control[q->arg[1]] - 1;
	if (owner < 0)
		message_add(q->out, PORT_OF_NOBODY, q->arg[1]);
	else
		message_add(q->out, PORT_OF, q->arg[1], owner);
	return 0;
}

/* Others in the way (TW-186, TW-290) */

unsigned tw_explain_must_meet(const struct asked *q)
{
	const int at = q->s->at[q->seat][q->arg[0]];
	int other, enemy;
	const bool found = tw_table_find_army(q->s, at, q->seat, &other, &enemy);
	if (q->verb == VERB_ASSAULT) {
		message_add(q->out, BEAT_IT_FIRST, found ? other : q->s->control[at] - 1,
			    at);
		return 290;
	}
	message_add(q->out, ARMY_IN_THE_WAY, other, at);
	return 0;
}

unsigned tw_explain_nobody_here(const struct asked *q)
{
	const int at = tw_force_place(q->s, q->seat, force_of(q));
	if (q->verb == VERB_SEEK) {
		if (!tw_table_is_on_land(q->s, q->seat, q->arg[0]))
			return tw_explain_not_on_land(q);
		message_add(q->out, NO_ARMY_TO_MEET, at);
		return 0;
	}
	if (at == IN_SPACE)
		return tw_explain_not_on_map(q);
	if (!is_sea(at)) {
		message_add(q->out, NAVY_IN_PORT, q->arg[0], at);
		return 198;
	}
	if (!tw_explain_stranger(q, q->arg[1]))
		message_add(q->out, NO_NAVY_TO_MEET, q->arg[1], at);
	return 200;
}

unsigned tw_explain_not_beside(const struct asked *q)
{
	const int at = q->s->fleet[q->seat][q->arg[1]];
	if (at == IN_SPACE) {
		message_add(q->out, WAITS_IN_SPACE, force_of_navy(q->arg[1]));
		return 141;
	}
	message_add(q->out, NAVY_NOT_NEAR, q->arg[1], at, q->arg[0],
		    q->s->at[q->seat][q->arg[0]]);
	return 0;
}

/* Ways out (TW-182, TW-184, TW-196, TW-80, TW-193) */

unsigned tw_explain_no_escape(const struct asked *q)
{
	const struct totalwar *s = q->s;
	const int from = s->at[q->seat][s->losing], to = q->arg[0];
	int other, enemy;
	if (tw_escape_goes_back(s)) {
		message_add(q->out, GOES_BACK_TO, s->losing, s->origin);
		return 184;
	}
	if (!is_region(to) || to == from)
		message_add(q->out, NO_NAVY_WITH_ROOM, to);
	else if (tw_table_find_army(s, to, q->seat, &other, &enemy))
		message_add(q->out, ESCAPE_IS_HELD, to, other);
	else if (!tw_table_is_open(s, to))
		message_add(q->out, OUT_OF_MAP, to);
	else
		message_add(q->out, NOT_NEXT_TO, from, to);
	return 0;
}

unsigned tw_explain_no_retreat(const struct asked *q)
{
	message_add(q->out, RETREAT_IS_LIMITED, q->arg[0]);
	return 0;
}

static bool has_any_army(const struct totalwar *s, int region)
{
	for (int other = 0; other < s->players; other++)
		if (tw_table_army_at(s, other, region) != NO_ARMY)
			return true;
	return false;
}

unsigned tw_explain_occupied(const struct asked *q)
{
	const int to = q->arg[0];
	if (is_region(to) && has_any_army(q->s, to))
		message_add(q->out, LED_ONLY_TO_EMPTY, to);
	else
		message_add(q->out, NOT_NEXT_TO, q->s->goal, to);
	return 0;
}

unsigned tw_explain_intercept(const struct asked *q)
{
	const int navy = q->arg[0], from = q->s->fleet[q->seat][navy];
	if (!from)
		message_add(q->out, YOU_HAVE_NO, force_of_navy(navy));
	else if (from == IN_SPACE)
		message_add(q->out, WAITS_IN_SPACE, force_of_navy(navy));
	else if (q->s->intercepted[q->seat][navy])
		message_add(q->out, HAS_INTERCEPTED, navy);
	else
		message_add(q->out, NAVY_CANNOT_INTERCEPT, navy, from, q->s->goal);
	return is_region(from) ? 198 : 0;
}
