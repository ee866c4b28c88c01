/*
 * Assaults on garrisoned regions (TW-167 to TW-176), and on any region an army stands in.
 * The garrison's dice stay on the table until the attacker's lie beside them.
 */
#include "games/totalwar/words/tell.h"

enum { STORMERS, WATCH }; /* who rolls */

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
	if (!tw_table_is_on_land(s, seat, army))
		return NOT_ON_LAND;
	if (controls(s, seat, region) || (s->assaulted[region] >> army & 1))
		return NO_ASSAULT;
	return is_defended(s, seat, region) ? MUST_MEET : ALLOWED;
}

/* It begins as soon as nobody is stranded by a broken alliance. */
void tw_assault_start(struct totalwar *s, int seat, int army)
{
	const int region = s->at[seat][army], owner = s->control[region] - 1;
	s->assaulted[region] = (u8)(s->assaulted[region] | 1u << army);
	s->goal = (u8)region;
	say(ASSAULT_BEGAN, seat, army, region, s->control[region]);
	if (owner >= 0)
		tw_attack(s, seat, owner, region);
	flow_push(s->flow, STEP_ASSAULT);
	flow_push(s->flow, STEP_STRANDED_ARMIES);
}

void tw_step_ASSAULT(struct totalwar *s)
{
	flow_pop(s->flow);
	tw_assault_take(s, s->active, army_of_force(s->force));
}

static void storm(struct totalwar *s, int seat, int army)
{
	const int owner = s->control[s->at[seat][army]] - 1;
	const int seats = seat_bit(seat) | (owner >= 0 ? seat_bit(owner) : 0);
	s->tally[STORMERS][HAS_LADDERS] = s->tally[STORMERS][HAS_GATES] = false;
	s->tally[WATCH][HAS_CITIZENS] = false;
	s->loser = (u8)seat;
	s->losing = (u8)army;
	for (int other = 0; other < s->players; other++)
		if (seats >> other & 1)
			memset(s->played[other], 0, EVENT_CARD_COUNT); /* TW-98 */
	flow_push(s->flow, STEP_GARRISON);
	tw_window_open(s, WINDOW_ASSAULT, seats);
}

/* TW-178: without a garrison its people defend it. */
void tw_assault_take(struct totalwar *s, int seat, int army)
{
	if (tw_table_has_garrison(s, s->at[seat][army]))
		storm(s, seat, army);
	else
		tw_conquer_start(s, seat, army);
}

/* TW-170 */
static int garrison_colour(const struct totalwar *s, int seat, int region)
{
	static const u8 siegecraft[SEAT_COUNT] = { ROM_E2, CAR_E3, GRE_E2,
						   NO_DEVELOPMENT };
	return table_is_home(s, seat, region) || works(s, siegecraft[seat]) ? YELLOW
									    : RED;
}

/* TW-169, TW-123 */
void tw_step_GARRISON(struct totalwar *s)
{
	const int region = s->at[s->loser][s->losing];
	if (!is_region(region)) {
		flow_pop(s->flow);
		return;
	}
	int dice = tw_table_garrison_dice(s, region) + s->tally[WATCH][HAS_CITIZENS] -
		   s->tally[STORMERS][HAS_GATES];
	tw_roll_clear(s);
	do
		tw_roll_add(s, WATCH, garrison_colour(s, s->loser, region));
	while (--dice > 0);
	flow_goto(s->flow, STEP_GARRISON_ROLLED);
	tw_roll_start(s);
}

void tw_step_GARRISON_ROLLED(struct totalwar *s)
{
	flow_goto(s->flow, STEP_ATTACK_ROLL);
	tw_loss_start(s, s->loser, s->losing, tw_roll_damage(s, WATCH) / 2, 0);
}

static void add_attack_dice(struct totalwar *s, int seat, int army)
{
	const bool walls = s->built[WALLS][s->at[seat][army]];
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		const struct troop_row *row = &tw_rows_troop[s->army[seat][army][i]];
		if (row->type == INFANTRY || row->type == BOWMEN)
			tw_roll_add(s, STORMERS, walls ? WHITE : GREEN);
		for (int d = 0; row->type == ARTILLERY && d < 3; d++)
			tw_roll_add(s, STORMERS, row->good[d]);
	}
	tw_roll_add(s, STORMERS, tw_table_general_die(tw_table_stars(s, seat, army)));
	for (int i = 0; s->tally[STORMERS][HAS_LADDERS] && i < 2; i++)
		tw_roll_add(s, STORMERS, GREEN); /* TW-123 */
}

/* TW-171 */
void tw_step_ATTACK_ROLL(struct totalwar *s)
{
	if (!is_region(s->at[s->loser][s->losing])) {
		tw_roll_clear(s);
		flow_pop(s->flow);
		return;
	}
	add_attack_dice(s, s->loser, s->losing);
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
	tw_table_gain(s, seat, 1 + tw_rows_region[region].gold, CAUSE_FOR_INVASION);
}

/* TW-172 */
static bool has_won(const struct totalwar *s)
{
	const int done = tw_roll_damage(s, STORMERS), taken = tw_roll_damage(s, WATCH);
	return done > taken || (done == taken && tw_roll_count(s, STORMERS, SIGN) >
							 tw_roll_count(s, WATCH, SIGN));
}

void tw_step_ATTACK_ROLLED(struct totalwar *s)
{
	const int seat = s->loser, region = s->at[seat][s->losing];
	const bool won = has_won(s);
	say(ASSAULT, seat, s->losing, region, tw_roll_damage(s, STORMERS),
	    tw_roll_damage(s, WATCH), won ? VERDICT_TAKEN : VERDICT_HOLDS);
	flow_pop(s->flow);
	tw_roll_clear(s);
	if (!won || !is_region(region))
		return;			 /* TW-174 */
	score_invasion(s, seat, region); /* TW-173: what is built stays */
	tw_table_set_control(s, region, faction_of(seat), CAUSE_BY_ASSAULT);
}
