/*
 * The exchanges of dice of a combat, each a stage of its own: special cards, artillery,
 * dogs, skirmishers, bowmen, main cards. The stage waits below its dice, second rolls and
 * window; then the harm is done and the next stage begins.
 */
#include "games/totalwar/words/tell.h"

/* Who shoots at whom: 1-based lines, 0 = none. */

static int alive(const struct totalwar *s, int side, int role)
{
	const int line = s->fielded[side][role], zone = s->zone[side][line];
	return zone == FIELDED || zone == WOUNDED ? line : 0;
}

static int type_of(const struct totalwar *s, int side, int line)
{
	return tw_rows_troop[tw_battle_troop(s, side, line)].type;
}

/* TW-242 */
static int first_special(const struct totalwar *s, int side)
{
	const int line = alive(s, side, ROLE_SPECIAL);
	const int troop = tw_battle_troop(s, side, line);
	if (troop == SP_LOGS)
		return s->fight == FIGHT_TERRAIN && side == 1 ? line : 0;
	const int prey = tw_battle_troop(s, !side, alive(s, !side, ROLE_MAIN));
	return troop == SP_PIGS && s->fight != FIGHT_TERRAIN && is_mounted(prey) ? line
										 : 0;
}

static int dogs(const struct totalwar *s, int side)
{
	const int line = alive(s, side, ROLE_SPECIAL);
	return tw_battle_troop(s, side, line) == SP_DOGS && s->fight != FIGHT_FLANKS
		       ? line
		       : 0;
}

static int artillery(const struct totalwar *s, int side)
{
	return alive(s, side, ROLE_ARTILLERY);
}

static int skirmisher(const struct totalwar *s, int side)
{
	return alive(s, side, ROLE_SKIRMISHER);
}

/* TW-225; TW-107: an ambush in the first terrain combat goes before bowmen, too. */
static bool strikes_first(const struct totalwar *s, int side)
{
	const int own = type_of(s, side, s->fielded[side][ROLE_MAIN]);
	const int other = type_of(s, !side, s->fielded[!side][ROLE_MAIN]);
	if (s->tally[1][AMBUSHES] && s->fight == FIGHT_TERRAIN)
		return side == 1;
	return own == BOWMEN && other != BOWMEN;
}

static int first_main(const struct totalwar *s, int side)
{
	return strikes_first(s, side) ? alive(s, side, ROLE_MAIN) : 0;
}

static int other_main(const struct totalwar *s, int side)
{
	return strikes_first(s, side) ? 0 : alive(s, side, ROLE_MAIN);
}

static int enemy_main(const struct totalwar *s, int side)
{
	return alive(s, !side, ROLE_MAIN);
}

static int enemy_main_or_light(const struct totalwar *s, int side)
{
	const int main = enemy_main(s, side);
	return main ? main : alive(s, !side, ROLE_SKIRMISHER);
}

/* TW-224 */
static int enemy_light_or_main(const struct totalwar *s, int side)
{
	const int light = alive(s, !side, ROLE_SKIRMISHER);
	return light ? light : enemy_main(s, side);
}

/* One row for each stage, in their order. */
static const struct stage {
	u8 step, next;
	bool of_mains, answered; /* abilities count; a BLACK S of the answer cancels */
	int (*shooter)(const struct totalwar *s, int side);
	int (*target)(const struct totalwar *s, int side);
} stages[] = {
	{ STEP_SPECIALS, STEP_GUNS, false, false, first_special, enemy_main_or_light },
	{ STEP_GUNS, STEP_DOGS, false, false, artillery, enemy_light_or_main },
	{ STEP_DOGS, STEP_SKIRMISH, false, false, dogs, enemy_light_or_main },
	{ STEP_SKIRMISH, STEP_ABILITIES, false, false, skirmisher, enemy_light_or_main },
	{ STEP_BOWS, STEP_MAINS, true, false, first_main, enemy_main },
	{ STEP_MAINS, STEP_RETIRE, true, true, other_main, enemy_main },
};
enum { STAGE_COUNT = sizeof stages / sizeof stages[0] };

/* The stage that a step is, or NULL. */
static const struct stage *stage_of(int step)
{
	for (int i = 0; i < STAGE_COUNT; i++)
		if (stages[i].step == step)
			return &stages[i];
	return NULL;
}

/* The stage that is under way, or NULL. */
static const struct stage *stage_now(const struct totalwar *s)
{
	const struct stage *found = NULL;
	for (int i = 0; i < DEPTH_COUNT && s->flow[i] && !found; i++)
		found = stage_of(s->flow[i]);
	return found;
}

int tw_combat_stage(const struct totalwar *s)
{
	const struct stage *stage = stage_now(s);
	return stage ? stage->step : NO_PHASE;
}

static int shooter(const struct totalwar *s, const struct stage *stage, int side)
{
	const int line = stage->shooter(s, side);
	return line && stage->target(s, side) ? line : 0;
}

static bool add_dice(struct totalwar *s, const struct stage *stage, int side)
{
	const int line = shooter(s, stage, side);
	if (!line)
		return false;
	const u8 *dice = tw_battle_dice(s, tw_battle_troop(s, side, line));
	for (int i = 0; i < 3 && dice[i]; i++)
		tw_roll_add(s, side, dice[i]);
	if (stage->of_mains && s->tally[side][INSPIRED])
		tw_roll_add(s, side, GREEN); /* TW-243 */
	return true;
}

static void run_stage(struct totalwar *s)
{
	const struct stage *stage = stage_of(s->flow[0]);
	tw_roll_clear(s);
	const bool a = add_dice(s, stage, 0), b = add_dice(s, stage, 1);
	if (!a && !b) {
		flow_goto(s->flow, stage->next);
		return;
	}
	flow_push(s->flow, STEP_SECOND_ROLLS);
	tw_roll_start(s);
}

void tw_step_SPECIALS(struct totalwar *s)
{
	run_stage(s);
}

void tw_step_GUNS(struct totalwar *s)
{
	run_stage(s);
}

void tw_step_DOGS(struct totalwar *s)
{
	run_stage(s);
}

void tw_step_SKIRMISH(struct totalwar *s)
{
	run_stage(s);
}

void tw_step_BOWS(struct totalwar *s)
{
	run_stage(s);
}

void tw_step_MAINS(struct totalwar *s)
{
	run_stage(s);
}

/* The card of a side that the dice on the table are rolled at. */
int tw_combat_shot_at(const struct totalwar *s, int side)
{
	const struct stage *stage = stage_now(s);
	if (s->fight == NO_FIGHT)
		return 0;
	if (!stage) /* a card strikes alone */
		return acting_side(s) != side ? s->fielded[side][ROLE_MAIN] : 0;
	return stage->shooter(s, !side) ? stage->target(s, !side) : 0;
}

/* The card of a side that has rolled dice now. */
int tw_combat_shooter(const struct totalwar *s, int side)
{
	const struct stage *stage = stage_now(s);
	if (!stage)
		return acting_side(s) == side ? s->fielded[side][ROLE_MAIN] : 0;
	return shooter(s, stage, side);
}

/* TW-110: before the main cards roll only who has foot in danger is asked. */
static int seats_to_ask(const struct totalwar *s, const struct stage *stage)
{
	int seats = 0;
	for (int side = 0; side < SIDE_COUNT; side++) {
		const int line = tw_combat_shot_at(s, side);
		const int type = line ? type_of(s, side, line) : NO_TYPE;
		if (stage->of_mains || type == INFANTRY || type == BOWMEN)
			seats |= seat_bit(s->side[side]);
	}
	return seats;
}

/* TW-240, TW-241: who may roll again is asked, then the window opens. */
void tw_step_SECOND_ROLLS(struct totalwar *s)
{
	const struct stage *stage = stage_of(s->flow[1]);
	while (stage->of_mains && tw_battle_next_side(s)) {
		const int side = acting_side(s);
		if (tw_ability_again(s, side) && tw_roll_count(s, side, SKULL) < 3 &&
		    shooter(s, stage, side)) {
			flow_push(s->flow, PHASE_RALLYING);
			return;
		}
	}
	flow_goto(s->flow, STEP_HARM);
	tw_window_open(s, WINDOW_COMBAT, seats_to_ask(s, stage));
}

/* What the dice of `by` do to a target: 2 a kill, 1 a wound (TW-216 to TW-218). */
int tw_combat_harm(const struct totalwar *s, int by, int shooter_troop, int target_troop,
		   int cancelled)
{
	const struct troop_row *row = &tw_rows_troop[shooter_troop];
	const bool deadly = row->kills >> tw_rows_troop[target_troop].type & 1;
	int kills =
		tw_roll_count(s, by, SKULL) + (deadly ? tw_roll_count(s, by, SIGN) : 0);
	int wounds = tw_roll_count(s, by, CROSS);
	for (; cancelled > 0 && kills + wounds > 0; cancelled--) {
		if (kills > 0)
			kills--;
		else
			wounds--;
	}
	return 2 * kills + wounds;
}

static void kill(struct totalwar *s, int side, int line)
{
	s->zone[side][line] = DEAD;
	say(KILLED, tw_battle_owner(s, side, line), tw_battle_troop(s, side, line));
}

/* TW-216 */
void tw_combat_damage(struct totalwar *s, int side, int line, int damage)
{
	int wounded = 0;
	for (int i = 1; i < LINE_COUNT; i++)
		if (i != line && s->zone[side][i] == WOUNDED)
			wounded = i;
	if (damage == 0)
		return;
	if (damage == 1 && wounded && s->zone[side][line] != WOUNDED) {
		kill(s, side, wounded);
		return;
	}
	if (damage > 1 || s->zone[side][line] == WOUNDED) {
		kill(s, side, line);
	} else {
		s->zone[side][line] = WOUNDED;
		say(WOUNDED, tw_battle_owner(s, side, line),
		    tw_battle_troop(s, side, line));
	}
	if (damage > 2 && wounded)
		kill(s, side, wounded);
}

static int harm_by(const struct totalwar *s, const struct stage *stage, int side, int hit)
{
	const int enemy = tw_battle_troop(s, !side, shooter(s, stage, !side));
	const bool cancels = stage->answered && tw_rows_troop[enemy].cancels;
	const int own = tw_battle_troop(s, side, shooter(s, stage, side)),
		  target = tw_battle_troop(s, !side, hit),
		  cancelled = cancels ? tw_roll_count(s, !side, SIGN) : 0;
	TELL(tw_tell_exchange(s, side, own, target, cancelled));
	return tw_combat_harm(s, side, own, target, cancelled);
}

static void do_harm(struct totalwar *s, const struct stage *stage)
{
	int harm[SIDE_COUNT], hit[SIDE_COUNT];
	for (int side = 0; side < SIDE_COUNT; side++) {
		hit[side] = shooter(s, stage, side) ? stage->target(s, side) : 0;
		harm[side] = hit[side] ? harm_by(s, stage, side, hit[side]) : 0;
	}
	for (int side = 0; side < SIDE_COUNT; side++) {
		if (stage->of_mains && s->tally[side][INSPIRED] &&
		    tw_roll_count(s, !side, SKULL))
			s->tally[side][FELLED] = true;
		if (hit[side])
			tw_combat_damage(s, !side, hit[side], harm[side]);
	}
}

void tw_step_HARM(struct totalwar *s)
{
	const struct stage *stage = stage_of(s->flow[1]);
	do_harm(s, stage);
	tw_roll_clear(s);
	flow_pop(s->flow);
	flow_goto(s->flow, stage->next);
	if (s->tally[0][FELLED] || s->tally[1][FELLED])
		flow_push(s->flow, STEP_FALLEN);
}

/* TW-243: an enemy Skull fells the general who fights; both may fall. */
void tw_step_FALLEN(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++) {
		int seat;
		const int army = tw_battle_lead_army(s, side, &seat);
		if (!s->tally[side][FELLED])
			continue;
		s->tally[side][FELLED] = s->tally[side][INSPIRED] = false;
		if (s->general[seat][army])
			say(GENERAL_LOST, seat, s->general[seat][army], army,
			    CAUSE_FELL_IN_BATTLE);
		s->general[seat][army] = NO_GENERAL;
		tw_general_appoint(s, seat, army, 2);
		return;
	}
	flow_pop(s->flow);
}

/* The combat is over: who stands is pulled back (TW-219, TW-222, TW-230). */
void tw_step_RETIRE(struct totalwar *s)
{
	const int safe = s->fight == FIGHT_TERRAIN ? UNDER : BESIDE;
	for (int side = 0; side < SIDE_COUNT; side++) {
		const int main = s->fielded[side][ROLE_MAIN],
			  gun = s->fielded[side][ROLE_ARTILLERY];
		if (gun && main && s->zone[side][main] == DEAD &&
		    s->zone[side][gun] != DEAD)
			kill(s, side, gun);
		for (int role = 0; role < ROLE_COUNT; role++) {
			const int line = s->fielded[side][role];
			if (line && s->zone[side][line] == FIELDED)
				s->zone[side][line] =
					(u8)(role == ROLE_SPECIAL ? USED_UP : safe);
		}
		s->tally[side][INSPIRED] = false;
	}
	if (s->fight == FIGHT_TERRAIN)
		s->tally[1][AMBUSHES] = false;
	memset(s->fielded, 0, sizeof s->fielded);
	flow_pop(s->flow);
}
