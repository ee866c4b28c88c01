/* Taking regions: natives (TW-160 to TW-166) and garrisons (TW-167 to TW-176). */
#include "games/totalwar/totalwar.h"

/* TW-166 */
static bool is_softened(const struct totalwar *s, int seat, int region)
{
	if (seat != GREECE - 1 || !works(s, GRE_A3) || rows_region[region].mercenary)
		return false;
	for (const struct near_row *n = rows_near[region]; n->to; n++)
		if (controls(s, seat, n->to))
			return true;
	return false;
}

void conquer_start(struct totalwar *s, int army)
{
	const int seat = s->active, region = s->at[seat][army];
	const int lower = is_softened(s, seat, region);
	roll_clear(s);
	s->bonus = 0;
	s->losing = (u8)army;
	for (int i = 0; i < 2; i++) /* TW-161 */
		roll_add(s, 0, rows_region[region].defence[i] - lower);
	flow_push(s->flow, STEP_CONQUEST);
	roll_start(s);
}

void tw_step_CONQUEST(struct totalwar *s)
{
	const int cards = roll_damage(s, 0) / 2, light = roll_count(s, 0, SIGN);
	s->bonus = roll_count(s, 0, BLANK) == 2;
	roll_clear(s);
	flow_goto(s->flow, STEP_CONQUERED);
	loss_start(s, s->active, s->losing, cards, light);
}

/* TW-165: the dearest regular card of the pack that there is room for. */
static void join_freely(struct totalwar *s, int seat, int army, int region)
{
	int best = NO_TROOP;
	for (int troop = 1; troop < TROOP_COUNT; troop++)
		if (rows_troop[troop].pack == region && !rows_troop[troop].regular &&
		    table_left(s, seat, troop) > 0 &&
		    table_has_room(s, seat, army, troop) &&
		    rows_troop[troop].cost > rows_troop[best].cost)
			best = troop;
	if (best != NO_TROOP)
		table_add(s, seat, army, best, KNOWN_TO_ALL);
}

void tw_step_CONQUERED(struct totalwar *s)
{
	const int seat = s->active, army = s->losing, region = s->at[seat][army];
	flow_pop(s->flow);
	if (!is_region(region))
		return;					/* the army is lost */
	table_set_control(s, region, faction_of(seat)); /* TW-164 */
	if (rows_region[region].mercenary && s->bonus)
		join_freely(s, seat, army, region);
	s->bonus = 0;
}

/* Assault */

refusal assault_refusal(const struct totalwar *s, int seat, int army)
{
	int other, enemy;
	const int region = s->at[seat][army];
	if (!is_region(region) || s->aboard[seat][army])
		return NO_FORCE;
	if (controls(s, seat, region) || !table_has_garrison(s, region) ||
	    s->assaulted[army])
		return NO_ASSAULT;
	return table_find_army(s, region, seat, &other, &enemy) ? MUST_MEET : ALLOWED;
}

void assault_start(struct totalwar *s, int seat, int army)
{
	const int owner = s->control[s->at[seat][army]] - 1;
	s->assaulted[army] = true;
	s->bonus = 0;
	s->walls_up = 4;
	s->losing = (u8)army;
	if (owner >= 0)
		table_attack(s, seat, owner);
	flow_push(s->flow, STEP_GARRISON);
	window_open(s, WINDOW_ASSAULT,
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
	const int region = s->at[s->active][s->losing];
	if (!is_region(region)) {
		flow_pop(s->flow);
		return;
	}
	int dice = table_garrison_dice(s, region) + s->walls_up - 4;
	roll_clear(s);
	do
		roll_add(s, 1, garrison_colour(s, s->active, region));
	while (--dice > 0);
	flow_goto(s->flow, STEP_GARRISON_ROLLED);
	roll_start(s);
}

void tw_step_GARRISON_ROLLED(struct totalwar *s)
{
	s->hits = (u8)roll_damage(s, 1);
	s->stars_of_luck = (u8)roll_count(s, 1, SIGN);
	flow_goto(s->flow, STEP_ATTACK_ROLL);
	roll_clear(s);
	loss_start(s, s->active, s->losing, s->hits / 2, 0);
}

/* TW-171 */
void tw_step_ATTACK_ROLL(struct totalwar *s)
{
	const int seat = s->active, army = s->losing, region = s->at[seat][army];
	if (!is_region(region)) {
		flow_pop(s->flow);
		return;
	}
	roll_clear(s);
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		const struct troop_row *row = &rows_troop[s->army[seat][army][i]];
		if (row->type == INFANTRY || row->type == BOWMEN)
			roll_add(s, 0, s->built[WALLS][region] ? WHITE : GREEN);
		for (int d = 0; row->type == ARTILLERY && d < 3; d++)
			roll_add(s, 0, row->good[d]);
	}
	roll_add(s, 0, table_general_die(table_stars(s, seat, army)));
	for (int i = 0; i < s->bonus; i++)
		roll_add(s, 0, GREEN); /* TW-123 */
	flow_goto(s->flow, STEP_ATTACK_ROLLED);
	roll_start(s);
}

/* TW-36, TW-37 */
static void score_invasion(struct totalwar *s, int seat, int region)
{
	const int home = rows_region[region].home;
	if (!table_is_playing(s, home) || home == faction_of(seat) ||
	    (s->invaded[region] >> seat & 1))
		return;
	s->invaded[region] = (u8)(s->invaded[region] | seat_bit(seat));
	tw_table_gain(s, seat, 1 + rows_region[region].gold);
}

/* TW-172 */
void tw_step_ATTACK_ROLLED(struct totalwar *s)
{
	const int seat = s->active, region = s->at[seat][s->losing];
	const int done = roll_damage(s, 0), luck = roll_count(s, 0, SIGN);
	const bool won = done > s->hits || (done == s->hits && luck > s->stars_of_luck);
	flow_pop(s->flow);
	roll_clear(s);
	s->bonus = s->hits = s->stars_of_luck = s->walls_up = 0;
	if (!won || !is_region(region))
		return;			 /* TW-174 */
	score_invasion(s, seat, region); /* TW-173: what is built stays */
	table_set_control(s, region, faction_of(seat));
}
