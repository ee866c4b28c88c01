/* Taking regions from their people (TW-160 to TW-166). */
#include "games/totalwar/words/tell.h"

/* TW-166 */
static bool is_softened(const struct totalwar *s, int seat, int region)
{
	if (seat != GREECE - 1 || !works(s, GRE_A3) || tw_rows_region[region].mercenary)
		return false;
	for (const struct near_row *n = tw_rows_near[region]; n->to; n++)
		if (controls(s, seat, n->to))
			return true;
	return false;
}

/* `loser` and `losing` are the army that takes the land until it is taken or not. */
void tw_conquer_start(struct totalwar *s, int seat, int army)
{
	const int region = s->at[seat][army];
	const int lower = is_softened(s, seat, region);
	tw_roll_clear(s);
	say(CONQUEST_BEGAN, seat, army, region);
	s->loser = (u8)seat;
	s->losing = (u8)army;
	for (int i = 0; i < 2; i++) /* TW-161 */
		tw_roll_add(s, 0, tw_rows_region[region].defence[i] - lower);
	flow_push(s->flow, STEP_CONQUEST);
	tw_roll_start(s);
}

void tw_step_CONQUEST(struct totalwar *s)
{
	flow_goto(s->flow, STEP_CONQUERED);
	tw_loss_start(s, s->loser, s->losing, tw_roll_damage(s, 0) / 2,
		      tw_roll_count(s, 0, SIGN));
}

/* TW-165: the dearest regular card of the pack that there is room for. */
static void join_freely(struct totalwar *s, int seat, int army, int region)
{
	int best = NO_TROOP;
	for (int troop = 1; troop < TROOP_COUNT; troop++)
		if (tw_rows_troop[troop].pack == region &&
		    !tw_rows_troop[troop].regular && tw_table_left(s, seat, troop) > 0 &&
		    tw_table_has_room(s, seat, army, troop) &&
		    tw_rows_troop[troop].cost > tw_rows_troop[best].cost)
			best = troop;
	if (best == NO_TROOP)
		return;
	tw_table_add(s, seat, army, best, KNOWN_TO_ALL);
	say(JOINED_FREELY, seat, best, army);
}

void tw_step_CONQUERED(struct totalwar *s)
{
	const int seat = s->loser, army = s->losing, region = s->at[seat][army];
	const bool freely = tw_roll_count(s, 0, BLANK) == 2;
	flow_pop(s->flow);
	tw_roll_clear(s);
	if (!is_region(region)) { /* the army is lost; a stranded one was elsewhere */
		if (!tw_flow_has(s, STEP_STRANDED_ARMIES))
			say(CONQUEST, seat, army, s->goal, VERDICT_ARMY_LOST);
		return;
	}
	say(CONQUEST, seat, army, region, VERDICT_TAKEN);
	tw_table_set_control(s, region, faction_of(seat), CAUSE_BY_CONQUEST); /* TW-164 */
	if (tw_rows_region[region].mercenary && freely)
		join_freely(s, seat, army, region);
}
