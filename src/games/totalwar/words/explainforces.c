/* Refusals with reasons: new forces, room, assaults, unrest, generals, reorganising. */
#include "games/totalwar/words/explain.h"

/* Placing (TW-140, TW-141) */

static unsigned explain_army_place(const struct asked *q, int region)
{
	int other, enemy;
	if (tw_table_army_at(q->s, q->seat, region) != NO_ARMY)
		message_add(q->out, ONE_ARMY_THERE, region);
	else if (tw_table_find_army(q->s, region, q->seat, &other, &enemy))
		message_add(q->out, ESCAPE_IS_HELD, region, other);
	else
		message_add(q->out, NO_PLACE_FOR_ARMY, region,
			    tw_rows_region[region].gold);
	return 140;
}

static unsigned explain_navy_place(const struct asked *q, int region)
{
	if (!tw_rows_region[region].port)
		message_add(q->out, HAS_NO_PORT, region);
	else
		message_add(q->out, NO_PLACE_FOR_NAVY, region);
	return 141;
}

unsigned tw_explain_placing(const struct asked *q)
{
	const bool is_navy = is_navy_force(q->arg[0]);
	const int region = q->arg[1];
	if (!is_region(region)) {
		message_add(q->out, IS_AT_SEA, region);
		return is_navy ? 141 : 140;
	}
	if (!controls(q->s, q->seat, region)) {
		tw_explain_owner(q, region);
		return is_navy ? 141 : 140;
	}
	return is_navy ? explain_navy_place(q, region) : explain_army_place(q, region);
}

unsigned tw_explain_too_small(const struct asked *q)
{
	const int army = army_of_force(q->arg[0]);
	message_add(q->out, TOO_FEW_MAINS, army, tw_table_mains(q->s, q->seat, army));
	return 140;
}

unsigned tw_explain_no_leader(const struct asked *q)
{
	message_add(q->out, NEEDS_A_GENERAL, army_of_force(q->arg[0]));
	return 0;
}

/* On board (TW-191): when it embarks, or buys more cards than there is room for. */
unsigned tw_explain_no_room(const struct asked *q)
{
	const bool embarks = q->verb == VERB_EMBARK;
	const int army = embarks ? q->arg[0] : q->arg[1];
	const int navy = embarks ? q->arg[1] : q->s->aboard[q->seat][army] - 1;
	const int carried = tw_table_carried(q->s, q->seat, navy);
	const int ships = tw_table_ships(q->s, q->seat, navy);
	if (embarks && carried != NO_ARMY)
		message_add(q->out, CARRIES_ANOTHER, navy, carried);
	else
		message_add(q->out, ROOM_FOR, navy, ships, 2 * ships, army,
			    tw_table_size(q->s, q->seat, army));
	return 0;
}

unsigned tw_explain_assault(const struct asked *q)
{
	const int at = q->s->at[q->seat][q->arg[0]];
	if (!controls(q->s, q->seat, at)) {
		message_add(q->out, ASSAULTED_ALREADY, q->arg[0], at);
		return 0;
	}
	message_add(q->out, IS_YOUR_REGION, at);
	return 178;
}

/* Unrest, for the army (TW-152), for gold (TW-274) and by an event (TW-119) */
unsigned tw_explain_subdue(const struct asked *q)
{
	const bool by_army = q->verb == VERB_SUBDUE;
	const int at = by_army ? q->s->at[q->seat][q->arg[0]] : q->arg[0];
	if (!is_region(at))
		message_add(q->out, IS_AT_SEA, at);
	else if (!controls(q->s, q->seat, at))
		tw_explain_owner(q, at);
	else if (!q->s->unrest[at])
		message_add(q->out, NO_UNREST_IN, at);
	else
		message_add(q->out, TOO_FEW_TO_SUBDUE, q->arg[0],
			    tw_table_size(q->s, q->seat, q->arg[0]));
	return by_army ? 152 : q->verb == VERB_CALM ? 274 : 119;
}

/* Generals who change armies (TW-151) */

static bool is_in_play(const struct totalwar *s, int seat, int general)
{
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->general[seat][army] == general &&
		    tw_table_is_on_land(s, seat, army))
			return true;
	return s->spare[general];
}

static unsigned explain_change(const struct asked *q, int army, int general)
{
	const struct totalwar *s = q->s;
	const int now = s->general[q->seat][army], at = s->at[q->seat][army];
	if (tw_rows_general[general].owner != faction_of(q->seat))
		message_add(q->out, NOT_YOUR_GENERAL, general);
	else if (now == general)
		message_add(q->out, LEADS_IT_NOW, general, army);
	else if (s->shifted[general] || s->shifted[now])
		message_add(q->out, HAS_CHANGED, s->shifted[general] ? general : now);
	else if (!is_in_play(s, q->seat, general))
		message_add(q->out, NOT_IN_PLAY, general);
	else if (s->spare[general])
		message_add(q->out, SPARE_IS_TOO_FAR, general, army, at);
	else
		message_add(q->out, TOO_FAR_TO_LEAD, general, army, at);
	return 151;
}

unsigned tw_explain_general(const struct asked *q)
{
	if (q->verb == VERB_LEAD)
		return explain_change(q, q->arg[0], q->arg[1]);
	const int army = q->arg[1], stars = tw_table_stars(q->s, q->seat, army);
	if (!tw_table_is_on_land(q->s, q->seat, army))
		return tw_explain_not_on_land(q);
	if (stars >= q->arg[0])
		message_add(q->out, HAS_A_BETTER_ONE, army, stars, q->arg[0]);
	else
		message_add(q->out, TOO_FAR_TO_COMMAND, army, q->s->at[q->seat][army]);
	return 272;
}

/* Reorganising (TW-150) */

unsigned tw_explain_together(const struct asked *q)
{
	const int a = q->arg[0], b = q->arg[1];
	const int first = tw_force_place(q->s, q->seat, a),
		  second = tw_force_place(q->s, q->seat, b);
	if (first == IN_SPACE || second == IN_SPACE) {
		message_add(q->out, WAITS_IN_SPACE, first == IN_SPACE ? a : b);
	} else if (first == second && is_army_force(a)) {
		const int army =
			army_of_force(q->s->aboard[q->seat][army_of_force(a)] ? a : b);
		message_add(q->out, IS_ABOARD, army, q->s->aboard[q->seat][army] - 1,
			    first);
	} else {
		message_add(q->out, NOT_TOGETHER, a, first, b, second);
	}
	return 0;
}

unsigned tw_explain_not_part(const struct asked *q)
{
	const int force = q->verb == VERB_CROSS ? force_of_navy(q->arg[1])
						: force_of_army(q->arg[1]);
	message_add(q->out, TAKES_NO_PART, force, q->s->force, q->s->partner);
	return 0;
}

/* Kinds by the words of what is lost. */
static const u8 kind_words[] = { LOSE_MAIN, LOSE_SKIRMISHER, LOSE_ARTILLERY };

/* TW-41: of a kind; TW-150: while it is reorganised in all. */
unsigned tw_explain_army_full(const struct asked *q)
{
	const int kind = card_kind(q->arg[0]), army = q->arg[1];
	if (q->verb == VERB_PICK) {
		message_add(q->out, LINE_IS_FULL, tw_table_most[kind], kind_words[kind]);
		return 215;
	}
	if (q->verb == VERB_SHIFT) {
		message_add(q->out, ARMY_IS_FULL, army, SLOT_COUNT);
		return 150;
	}
	message_add(q->out, KIND_IS_FULL, army, tw_table_most[kind], kind_words[kind]);
	return 0;
}

unsigned tw_explain_overloaded(const struct asked *q)
{
	const int forces[2] = { q->s->force, q->s->partner };
	for (int i = 0; i < 2; i++) {
		const int navy = navy_of_force(forces[i]);
		const int ships = tw_table_ships(q->s, q->seat, navy);
		const int army = tw_table_carried(q->s, q->seat, navy);
		const int cards =
			army == NO_ARMY ? 0 : tw_table_size(q->s, q->seat, army);
		if (ships > SHIPS_MAX)
			message_add(q->out, SHIPS_BEYOND, navy, ships, SHIPS_MAX);
		else if (cards > 2 * ships)
			message_add(q->out, ROOM_FOR, navy, ships, 2 * ships, army,
				    cards);
	}
	return 0;
}

/* Who is no ally: of an invasion its region's owner, else who is named. */
unsigned tw_explain_no_ally(const struct asked *q)
{
	const int who = q->verb == VERB_SHOW ? q->arg[1] : q->arg[0];
	if (q->verb == VERB_INVADE) {
		tw_explain_owner(q, q->arg[1]);
		return 156;
	}
	if (q->verb == VERB_INVITE) {
		message_add(q->out, NOT_ON_THE_FIELD, who, q->s->goal);
		return 215;
	}
	if (!tw_explain_stranger(q, who))
		message_add(q->out, NO_ALLY_OF_YOURS, who, q->s->relation[q->seat][who]);
	return 90;
}
