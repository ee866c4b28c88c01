/* Taking regions: natives (TW-160 to TW-166) and garrisons (TW-167 to TW-176). */
#include "games/totalwar/totalwar.h"

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
	s->bonus = 0;
	s->loser = (u8)seat;
	s->losing = (u8)army;
	for (int i = 0; i < 2; i++) /* TW-161 */
		tw_roll_add(s, 0, tw_rows_region[region].defence[i] - lower);
	flow_push(s->flow, STEP_CONQUEST);
	tw_roll_start(s);
}

void tw_step_CONQUEST(struct totalwar *s)
{
	const int cards = tw_roll_damage(s, 0) / 2, light = tw_roll_count(s, 0, SIGN);
	s->bonus = tw_roll_count(s, 0, BLANK) == 2;
	tw_roll_clear(s);
	flow_goto(s->flow, STEP_CONQUERED);
	tw_loss_start(s, s->loser, s->losing, cards, light);
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
	if (best != NO_TROOP)
		tw_table_add(s, seat, army, best, KNOWN_TO_ALL);
}

void tw_step_CONQUERED(struct totalwar *s)
{
	const int seat = s->loser, army = s->losing, region = s->at[seat][army];
	flow_pop(s->flow);
	if (!is_region(region))
		return;					   /* the army is lost */
	tw_table_set_control(s, region, faction_of(seat)); /* TW-164 */
	if (tw_rows_region[region].mercenary && s->bonus)
		join_freely(s, seat, army, region);
	s->bonus = 0;
}

/* Assault */

/* TW-290: the owner's army must be beaten first, also that of an ally. */
static bool is_defended(const struct totalwar *s, int seat, int region)
{
	int other, enemy;
	const int owner = s->control[region] - 1;
	return (owner >= 0 && tw_table_army_at(s, owner, region) != NO_ARMY) ||
	       tw_table_find_army(s, region, seat, &other, &enemy);
}

refusal tw_assault_refusal(const struct totalwar *s, int seat, int army)
{
	const int region = s->at[seat][army];
	if (!is_region(region) || s->aboard[seat][army])
		return NO_FORCE;
	if (controls(s, seat, region) || !tw_table_has_garrison(s, region) ||
	    (s->assaulted[region] >> army & 1))
		return NO_ASSAULT;
	return is_defended(s, seat, region) ? MUST_MEET : ALLOWED;
}

/* The garrison is stormed as soon as nobody is stranded by a broken alliance. */
void tw_assault_start(struct totalwar *s, int seat, int army)
{
	const int region = s->at[seat][army], owner = s->control[region] - 1;
	s->assaulted[region] = (u8)(s->assaulted[region] | 1u << army);
	if (owner >= 0)
		tw_table_attack(s, seat, owner);
	flow_push(s->flow, STEP_ASSAULT);
	flow_push(s->flow, STEP_STRANDED_ARMIES);
}

void tw_step_ASSAULT(struct totalwar *s)
{
	flow_pop(s->flow);
	tw_assault_storm(s, s->active, s->force - 1);
}

void tw_assault_storm(struct totalwar *s, int seat, int army)
{
	const int owner = s->control[s->at[seat][army]] - 1;
	s->bonus = 0;
	s->walls_up = 4;
	s->loser = (u8)seat;
	s->losing = (u8)army;
	flow_push(s->flow, STEP_GARRISON);
	tw_window_open(s, WINDOW_ASSAULT,
		       seat_bit(seat) | (owner >= 0 ? seat_bit(owner) : 0));
}

/* TW-170 */
static int garrison_colour(const struct totalwar *s, int seat, int region)
{
	static const u8 siegecraft[SEAT_COUNT] = { ROM_E2, CAR_E3, GRE_E2,
						   NO_DEVELOPMENT };
	return table_is_home(s, seat, region) || works(s, siegecraft[seat]) ? YELLOW
									    : RED;
}

void tw_step_GARRISON(struct totalwar *s)
{
	const int region = s->at[s->loser][s->losing];
	if (!is_region(region)) {
		flow_pop(s->flow);
		return;
	}
	int dice = tw_table_garrison_dice(s, region) + s->walls_up - 4;
	tw_roll_clear(s);
	do
		tw_roll_add(s, 1, garrison_colour(s, s->loser, region));
	while (--dice > 0);
	flow_goto(s->flow, STEP_GARRISON_ROLLED);
	tw_roll_start(s);
}

void tw_step_GARRISON_ROLLED(struct totalwar *s)
{
	s->hits = (u8)tw_roll_damage(s, 1);
	s->stars_of_luck = (u8)tw_roll_count(s, 1, SIGN);
	flow_goto(s->flow, STEP_ATTACK_ROLL);
	tw_roll_clear(s);
	tw_loss_start(s, s->loser, s->losing, s->hits / 2, 0);
}

/* TW-171 */
void tw_step_ATTACK_ROLL(struct totalwar *s)
{
	const int seat = s->loser, army = s->losing, region = s->at[seat][army];
	if (!is_region(region)) {
		flow_pop(s->flow);
		return;
	}
	tw_roll_clear(s);
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		const struct troop_row *row = &tw_rows_troop[s->army[seat][army][i]];
		if (row->type == INFANTRY || row->type == BOWMEN)
			tw_roll_add(s, 0, s->built[WALLS][region] ? WHITE : GREEN);
		for (int d = 0; row->type == ARTILLERY && d < 3; d++)
			tw_roll_add(s, 0, row->good[d]);
	}
	tw_roll_add(s, 0, tw_table_general_die(tw_table_stars(s, seat, army)));
	for (int i = 0; i < s->bonus; i++)
		tw_roll_add(s, 0, GREEN); /* TW-123 */
	flow_goto(s->flow, STEP_ATTACK_ROLLED);
	tw_roll_start(s);
}

/* TW-36, TW-37 */
static void score_invasion(struct totalwar *s, int seat, int region)
{
	const int home = tw_rows_region[region].home;
	if (!tw_table_is_playing(s, home) || home == faction_of(seat) ||
	    (s->invaded[region] >> seat & 1))
		return;
	s->invaded[region] = (u8)(s->invaded[region] | seat_bit(seat));
	tw_table_gain(s, seat, 1 + tw_rows_region[region].gold);
}

/* TW-172 */
void tw_step_ATTACK_ROLLED(struct totalwar *s)
{
	const int seat = s->loser, region = s->at[seat][s->losing];
	const int done = tw_roll_damage(s, 0), luck = tw_roll_count(s, 0, SIGN);
	const bool won = done > s->hits || (done == s->hits && luck > s->stars_of_luck);
	flow_pop(s->flow);
	tw_roll_clear(s);
	s->bonus = s->hits = s->stars_of_luck = s->walls_up = 0;
	if (!won || !is_region(region))
		return;			 /* TW-174 */
	score_invasion(s, seat, region); /* TW-173: what is built stays */
	tw_table_set_control(s, region, faction_of(seat));
}
