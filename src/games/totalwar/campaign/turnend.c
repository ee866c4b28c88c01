/*
 * The end of a campaign turn: one army in a region, within its limits (TW-44, TW-154),
 * and the feuds of the tribes (TW-153).
 */
#include "games/totalwar/words/tell.h"

static bool stand_together(const struct totalwar *s, int seat, int a, int b)
{
	return tw_table_is_on_land(s, seat, a) && tw_table_is_on_land(s, seat, b) &&
	       s->at[seat][a] == s->at[seat][b];
}

/* How many cards of a kind an army and those that stand with it have too many. */
static int surplus(const struct totalwar *s, int seat, int army, int kind)
{
	int n = -tw_table_most[kind];
	for (int other = 0; other < ARMY_COUNT; other++)
		for (int i = 0; i < SLOT_COUNT && s->army[seat][other][i] &&
				(other == army || stand_together(s, seat, army, other));
		     i++)
			n += card_kind(s->army[seat][other][i]) == kind;
	return n;
}

/* TW-154: chance takes what is beyond the limits; true if there is something to take. */
static bool remove_surplus(struct totalwar *s, int seat)
{
	static const u8 loss[3] = { LOSE_MAIN, LOSE_SKIRMISHER, LOSE_ARTILLERY };
	for (int army = 0; army < ARMY_COUNT; army++)
		for (int kind = 0; s->at[seat][army] && kind < 3; kind++) {
			const int cards = surplus(s, seat, army, kind);
			if (cards <= 0)
				continue;
			tw_loss_random(s, seat, army, loss[kind], cards);
			return true;
		}
	return false;
}

/* TW-266: rivals of the cards that are there already do not stay. */
static void unite(struct totalwar *s, int seat, int army, int into)
{
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++)
		if (!tw_buy_meets_rival(s, seat, s->army[seat][army][i], into)) {
			say_to(tw_tell_knowers(s, seat, army, i), UNITED, seat,
			       s->army[seat][army][i], army, into);
			tw_table_add(s, seat, into, s->army[seat][army][i],
				     s->known[seat][army][i]);
		} else {
			say_to(tw_tell_knowers(s, seat, army, i), LOST, seat,
			       s->army[seat][army][i], army, s->at[seat][army],
			       CAUSE_BY_RIVALS);
		}
	const int general = s->general[seat][army];
	if (general && !s->general[seat][into]) {
		s->general[seat][into] = (u8)general;
		say(LEADS, seat, general, into, tw_rows_general[general].stars);
	} else if (general) {
		s->spare[general] = true;
		say(SPARE, seat, general, tw_rows_general[general].stars);
	}
	memset(s->army[seat][army], 0, SLOT_COUNT);
	tw_table_disband(s, seat, army, CAUSE_ARMIES_UNITED);
}

void tw_step_CAMPAIGN_END(struct totalwar *s)
{
	const int seat = s->active;
	if (remove_surplus(s, seat))
		return;
	for (int a = 0; a < ARMY_COUNT; a++)
		for (int b = a + 1; b < ARMY_COUNT; b++)
			if (stand_together(s, seat, a, b))
				unite(s, seat, b, a);
	for (int army = 0; army < ARMY_COUNT; army++)
		tw_table_disband_if_broken(s, seat, army);
	const bool feuds = seat == BARBARIANS - 1 && !works(s, BAR_U1);
	s->left = 0;
	flow_goto(s->flow, feuds ? STEP_INFIGHTING : STEP_CAMPAIGN_TURN);
}

/* Tribal infighting (TW-153): `left` is the pair that is next, then the one that fights.
 */

enum { PAIR_COUNT = 6 };
static const u8 pairs[PAIR_COUNT][2] = { { 0, 1 }, { 0, 2 }, { 0, 3 },
					 { 1, 2 }, { 1, 3 }, { 2, 3 } };

static bool are_adjacent(const struct totalwar *s, int seat, const u8 pair[2])
{
	const int from = s->at[seat][pair[0]], to = s->at[seat][pair[1]];
	if (!tw_table_is_on_land(s, seat, pair[0]) ||
	    !tw_table_is_on_land(s, seat, pair[1]))
		return false;
	for (const struct near_row *n = tw_rows_near[from]; n->to; n++)
		if (n->to == to)
			return true;
	return false;
}

void tw_step_INFIGHTING(struct totalwar *s)
{
	tw_roll_clear(s);
	while (s->left < PAIR_COUNT && !are_adjacent(s, s->active, pairs[s->left]))
		s->left++;
	if (s->left == PAIR_COUNT) {
		s->left = 0;
		flow_goto(s->flow, STEP_CAMPAIGN_TURN);
		return;
	}
	say(FEUD, s->active, pairs[s->left][0], pairs[s->left][1]);
	for (int i = 0; i < 4; i++)
		tw_roll_add(s, i / 2, RED);
	flow_goto(s->flow, STEP_FEUD_FIRST);
	tw_roll_start(s);
}

/* What the dice of the one side do to the army of the other. */
static void strike(struct totalwar *s, int army, int by)
{
	if (tw_table_is_on_land(s, s->active, army))
		tw_loss_start(s, s->active, army, tw_roll_damage(s, by) / 2,
			      tw_roll_count(s, by, SIGN));
}

void tw_step_FEUD_FIRST(struct totalwar *s)
{
	flow_goto(s->flow, STEP_FEUD_SECOND);
	strike(s, pairs[s->left][0], 1);
}

void tw_step_FEUD_SECOND(struct totalwar *s)
{
	const int army = pairs[s->left][1];
	s->left++;
	flow_goto(s->flow, STEP_INFIGHTING);
	strike(s, army, 0);
}
