/*
 * One combat: reveal, choice of cards, and the exchanges of dice in their order
 * (special cards, artillery, dogs, skirmishers, bowmen, main cards).
 */
#include "games/totalwar/totalwar.h"

enum {
	RECONNOITRE,
	CHOOSE,
	SHOW,
	FIRST_SPECIAL,
	GUNS,
	DOGS,
	SKIRMISH,
	BOWS,
	MAINS,
	RETIRE,
};
enum { RECON_BITS = 1, BEFORE_BITS = 4, AFTER_BITS = 16, WINDOW_BIT = 64 };

void tw_combat_start(struct totalwar *s)
{
	s->exchange = RECONNOITRE;
	s->revealing = s->asked_once = 0;
	s->inspired[0] = s->inspired[1] = 0;
	memset(s->chosen, 0, sizeof s->chosen);
	memset(s->fielded, 0, sizeof s->fielded);
	memset(s->ready, 0, sizeof s->ready);
	flow_push(s->flow, STEP_COMBAT);
}

/* The first side that was not asked yet in this round of questions; -1 if none. */
static int next_side(struct totalwar *s, int bits)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		if (!(s->asked_once & bits << side)) {
			s->asked_once = (u8)(s->asked_once | bits << side);
			return side;
		}
	return -1;
}

/* TW-212 */
static void ask_reveal(struct totalwar *s)
{
	int side;
	while ((side = next_side(s, RECON_BITS)) >= 0)
		if (s->reveals[side] > 0 && !s->revealing) {
			s->asked = s->side[side];
			flow_push(s->flow, PHASE_RECON);
			return;
		}
	s->exchange = CHOOSE;
}

void tw_legal_RECON(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	actions_add(out, action_make(VERB_REVEAL, 0, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_RECON(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	flow_pop(s->flow);
	if (action_verb(a) != VERB_REVEAL)
		return;
	s->revealing = (u8)(1 + side);
	s->reveals[side]--;
}

/* TW-238 */
static bool ask_relief(struct totalwar *s)
{
	const int side = tw_battle_side_of(s, ROME - 1),
		  line = s->fielded[side][ROLE_MAIN];
	if (s->side[side] != ROME - 1 || s->fight != FIGHT_CENTRE || !works(s, ROM_L1) ||
	    (s->spent[side] & USED_RELIEF) || !line ||
	    tw_rows_troop[tw_battle_troop(s, side, line - 1)].type != INFANTRY)
		return false;
	for (int i = 0; i < LINE_COUNT; i++)
		if (s->zone[side][i] == READY &&
		    tw_rows_troop[tw_battle_troop(s, side, i)].type == INFANTRY) {
			s->asked = ROME - 1;
			flow_push(s->flow, PHASE_RELIEF);
			return true;
		}
	return false;
}

void tw_legal_RELIEF(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	for (int i = 0; i < LINE_COUNT; i++) {
		const int troop = tw_battle_troop(s, side, i);
		if (s->zone[side][i] == READY && tw_rows_troop[troop].type == INFANTRY &&
		    tw_battle_find(s, side, troop, 1u << READY) == 1 + i)
			actions_add(out, action_make(VERB_SWAP, troop, 0, 0));
	}
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

void tw_apply_RELIEF(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	flow_pop(s->flow);
	const int line = tw_battle_find(s, side, action_arg(a, 0), 1u << READY);
	if (action_verb(a) != VERB_SWAP || !line)
		return;
	s->spent[side] = (u8)(s->spent[side] | USED_RELIEF);
	s->zone[side][s->fielded[side][ROLE_MAIN] - 1] = READY;
	s->fielded[side][ROLE_MAIN] = (u8)line;
	s->zone[side][line - 1] = FIELDED;
	tw_battle_show(s, side, line - 1);
}

void tw_step_COMBAT(struct totalwar *s)
{
	if (s->exchange == RECONNOITRE) {
		ask_reveal(s);
	} else if (s->exchange == CHOOSE) {
		s->exchange = SHOW;
		flow_push(s->flow, PHASE_DEPLOY);
	} else {
		s->exchange = FIRST_SPECIAL;
		flow_goto(s->flow, STEP_EXCHANGE);
		ask_relief(s);
	}
}

/* Who shoots at whom in an exchange; lines from 1, 0 is nobody. */

static int alive(const struct totalwar *s, int side, int role)
{
	const int line = s->fielded[side][role];
	const int zone = line ? s->zone[side][line - 1] : NOT_THERE;
	return zone == FIELDED || zone == WOUNDED ? line : 0;
}

static int type_of(const struct totalwar *s, int side, int line)
{
	return line ? tw_rows_troop[tw_battle_troop(s, side, line - 1)].type : NO_TYPE;
}

static int special_shooter(const struct totalwar *s, int side, int stage)
{
	const int line = alive(s, side, ROLE_SPECIAL);
	const int troop = line ? tw_battle_troop(s, side, line - 1) : NO_TROOP;
	if (stage == DOGS)
		return troop == SP_DOGS && s->fight != FIGHT_FLANKS ? line : 0;
	if (troop == SP_LOGS)
		return s->fight == FIGHT_TERRAIN && side == 1 ? line : 0;
	const int prey = type_of(s, !side, alive(s, !side, ROLE_MAIN));
	return troop == SP_PIGS && s->fight != FIGHT_TERRAIN && prey >= CAVALRY &&
			       prey <= ELEPHANT
		       ? line
		       : 0;
}

/* TW-107: the defender, in the first terrain combat. */
static bool is_ambushed(const struct totalwar *s)
{
	return s->ambush && s->fight == FIGHT_TERRAIN && s->combats == s->terrain - 1;
}

/* TW-225, TW-107: an ambush goes before bowmen, too. */
static bool strikes_first(const struct totalwar *s, int side)
{
	const int own = type_of(s, side, s->fielded[side][ROLE_MAIN]);
	const int other = type_of(s, !side, s->fielded[!side][ROLE_MAIN]);
	return is_ambushed(s) ? side == 1 : own == BOWMEN && other != BOWMEN;
}

static int shooter(const struct totalwar *s, int side, int stage)
{
	if (stage == FIRST_SPECIAL || stage == DOGS)
		return special_shooter(s, side, stage);
	if (stage == GUNS)
		return alive(s, side, ROLE_ARTILLERY);
	if (stage == SKIRMISH)
		return alive(s, side, ROLE_SKIRMISHER);
	const bool first = strikes_first(s, side);
	return (stage == BOWS) == first ? alive(s, side, ROLE_MAIN) : 0;
}

static int target(const struct totalwar *s, int side, int stage)
{
	const int main = alive(s, !side, ROLE_MAIN),
		  light = alive(s, !side, ROLE_SKIRMISHER);
	if (stage == BOWS || stage == MAINS)
		return main;
	if (stage == FIRST_SPECIAL)
		return main ? main : light;
	return light ? light : main; /* TW-224 */
}

static bool add_dice(struct totalwar *s, int side, int stage)
{
	const int line = shooter(s, side, stage);
	if (!line || !target(s, side, stage))
		return false;
	const u8 *dice = tw_battle_dice(s, tw_battle_troop(s, side, line - 1));
	for (int i = 0; i < 3 && dice[i]; i++)
		tw_roll_add(s, side, dice[i]);
	if (stage >= BOWS && s->inspired[side])
		tw_roll_add(s, side, GREEN); /* TW-243 */
	return true;
}

/* Abilities of generals before the main cards strike (TW-243, TW-246). */
static bool has_before(const struct totalwar *s, int side)
{
	const bool inspire = tw_battle_has_skill(s, side, INSPIRED_FIGHTER) &&
			     !(s->spent[side] & USED_INSPIRED) &&
			     alive(s, side, ROLE_MAIN);
	const bool heal = tw_battle_has_skill(s, side, MORALE_BOOSTER) &&
			  !(s->spent[side] & USED_MORALE) &&
			  tw_battle_in_zone(s, side, WOUNDED) > 0;
	return inspire || heal;
}

static bool is_drilled(int troop)
{
	const int regular =
		tw_rows_troop[troop].regular ? tw_rows_troop[troop].regular : troop;
	return regular == CAR_LIBYAN || regular == CAR_CITIZEN || regular == CAR_SACRED;
}

static bool is_wedge(int troop)
{
	const int regular =
		tw_rows_troop[troop].regular ? tw_rows_troop[troop].regular : troop;
	return regular == GRE_COMPANION || regular == GRE_THESSALY;
}

/* TW-240, TW-241: rolls again, after the dice of the main cards. */
static int again_verb(const struct totalwar *s, int side)
{
	const int line = alive(s, side, ROLE_MAIN);
	const int troop = line ? tw_battle_troop(s, side, line - 1) : NO_TROOP;
	if (s->side[side] == CARTHAGE - 1 && works(s, CAR_P1) &&
	    !(s->spent[side] & USED_DRILL) && is_drilled(troop))
		return VERB_DRILL;
	if (s->side[side] == GREECE - 1 && works(s, GRE_P3) &&
	    !(s->spent[side] & USED_WEDGE) && is_wedge(troop) && s->fight == FIGHT_FLANKS)
		return VERB_WEDGE;
	return VERB_NONE;
}

static bool ask_before(struct totalwar *s)
{
	int side;
	while ((side = next_side(s, BEFORE_BITS)) >= 0)
		if (has_before(s, side)) {
			s->asked = s->side[side];
			flow_push(s->flow, PHASE_RALLYING);
			return true;
		}
	return false;
}

static bool ask_after(struct totalwar *s)
{
	int side;
	while ((side = next_side(s, AFTER_BITS)) >= 0)
		if (again_verb(s, side) && tw_roll_count(s, side, SKULL) < 3 &&
		    shooter(s, side, s->exchange)) {
			s->asked = s->side[side];
			flow_push(s->flow, PHASE_RALLYING);
			return true;
		}
	return false;
}

void tw_legal_RALLYING(const void *state, int seat, struct actions *out)
{
	const struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat);
	if (s->die[0] && again_verb(s, side))
		actions_add(out, action_make(again_verb(s, side), 0, 0, 0));
	if (!s->die[0] && tw_battle_has_skill(s, side, INSPIRED_FIGHTER) &&
	    !(s->spent[side] & USED_INSPIRED))
		actions_add(out, action_make(VERB_INSPIRE, 0, 0, 0));
	if (!s->die[0] && tw_battle_has_skill(s, side, MORALE_BOOSTER) &&
	    !(s->spent[side] & USED_MORALE) && tw_battle_in_zone(s, side, WOUNDED) > 0)
		actions_add(out, action_make(VERB_HEAL, 0, 0, 0));
	actions_add(out, action_make(VERB_PASS, 0, 0, 0));
}

/* TW-108, TW-246: a wounded card that fights goes on, another one is pulled back. */
void tw_combat_heal(struct totalwar *s, int side)
{
	for (int i = 0; i < LINE_COUNT; i++)
		if (s->zone[side][i] == WOUNDED) {
			const bool fights = alive(s, side, ROLE_MAIN) == 1 + i;
			s->zone[side][i] = fights		       ? FIELDED
					   : s->fight == FIGHT_TERRAIN ? UNDER
								       : BESIDE;
			return;
		}
}

void tw_apply_RALLYING(void *state, int seat, action a)
{
	struct totalwar *s = state;
	const int side = tw_battle_side_of(s, seat), verb = action_verb(a);
	flow_pop(s->flow);
	const int use = verb == VERB_INSPIRE ? USED_INSPIRED
			: verb == VERB_HEAL  ? USED_MORALE
			: verb == VERB_DRILL ? USED_DRILL
			: verb == VERB_WEDGE ? USED_WEDGE
					     : 0;
	s->spent[side] = (u8)(s->spent[side] | use);
	if (verb == VERB_INSPIRE)
		s->inspired[side] = true;
	if (verb == VERB_HEAL)
		tw_combat_heal(s, side);
	if (verb != VERB_DRILL && verb != VERB_WEDGE)
		return;
	s->rerolls_by = (u8)seat;
	s->rerolling = verb == VERB_DRILL ? 1 : 3;
	flow_push(s->flow, PHASE_REROLL);
}

/* TW-243: an enemy Skull fells the general who fights; both may fall. */
static void replace_fallen(struct totalwar *s, int side)
{
	int seat;
	const int army = tw_battle_lead_army(s, side, &seat);
	s->felled[side] = s->inspired[side] = false;
	s->general[seat][army] = NO_GENERAL;
	tw_loss_appoint(s, seat, army, 2);
}

void tw_step_EXCHANGE(struct totalwar *s)
{
	if (s->felled[0] || s->felled[1]) {
		replace_fallen(s, s->felled[0] ? 0 : 1);
		return;
	}
	if (s->exchange >= RETIRE) {
		tw_step_RETIRE(s);
		return;
	}
	tw_roll_clear(s);
	if (s->exchange == BOWS && ask_before(s))
		return;
	const bool a = add_dice(s, 0, s->exchange), b = add_dice(s, 1, s->exchange);
	if (!a && !b) {
		s->exchange++;
		return;
	}
	s->asked_once = (u8)(s->asked_once & ~(3 * AFTER_BITS | WINDOW_BIT));
	flow_goto(s->flow, STEP_EXCHANGE_ROLLED);
	tw_roll_start(s);
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

/* TW-216 */
void tw_combat_damage(struct totalwar *s, int side, int line, int damage)
{
	int wounded = -1;
	for (int i = 0; i < LINE_COUNT; i++)
		if (i != line && s->zone[side][i] == WOUNDED)
			wounded = i;
	if (damage == 0)
		return;
	if (damage == 1 && wounded >= 0 && s->zone[side][line] != WOUNDED) {
		s->zone[side][wounded] = DEAD;
		return;
	}
	const bool dies = damage > 1 || s->zone[side][line] == WOUNDED;
	s->zone[side][line] = dies ? DEAD : WOUNDED;
	if (damage > 2 && wounded >= 0)
		s->zone[side][wounded] = DEAD;
}

static void apply_exchange(struct totalwar *s)
{
	const int stage = s->exchange;
	int harm[SIDE_COUNT], hit[SIDE_COUNT];
	for (int side = 0; side < SIDE_COUNT; side++) {
		const int line = shooter(s, side, stage),
			  answer = shooter(s, !side, stage);
		hit[side] = line ? target(s, side, stage) : 0;
		harm[side] = 0;
		if (!hit[side])
			continue;
		const int enemy =
			answer ? tw_battle_troop(s, !side, answer - 1) : NO_TROOP;
		const bool cancels = stage == MAINS && tw_rows_troop[enemy].cancels;
		harm[side] = tw_combat_harm(s, side, tw_battle_troop(s, side, line - 1),
					    tw_battle_troop(s, !side, hit[side] - 1),
					    cancels ? tw_roll_count(s, !side, SIGN) : 0);
	}
	for (int side = 0; side < SIDE_COUNT; side++) {
		if (stage >= BOWS && s->inspired[side] && tw_roll_count(s, !side, SKULL))
			s->felled[side] = true;
		if (hit[side])
			tw_combat_damage(s, !side, hit[side] - 1, harm[side]);
	}
	tw_roll_clear(s);
	s->exchange++;
}

/* The card of a side that the dice on the table are rolled at. */
int tw_combat_shot_at(const struct totalwar *s, int side)
{
	if (s->striking)
		return s->striking == 2 - side ? s->struck : 0;
	return shooter(s, !side, s->exchange) ? target(s, !side, s->exchange) : 0;
}

/* The card of a side that has rolled dice now. */
int tw_combat_shooter(const struct totalwar *s, int side)
{
	if (s->striking)
		return s->striking == 1 + side ? s->fielded[side][ROLE_MAIN] : 0;
	return target(s, side, s->exchange) ? shooter(s, side, s->exchange) : 0;
}

/* TW-110: before the main cards roll only who has foot in danger is asked. */
static int seats_to_ask(const struct totalwar *s)
{
	int seats = 0;
	for (int side = 0; side < SIDE_COUNT; side++) {
		const int type = type_of(s, side, tw_combat_shot_at(s, side));
		if (s->exchange >= BOWS || type == INFANTRY || type == BOWMEN)
			seats |= seat_bit(s->side[side]);
	}
	return seats;
}

void tw_step_EXCHANGE_ROLLED(struct totalwar *s)
{
	if (s->exchange >= BOWS && ask_after(s))
		return;
	if (!(s->asked_once & WINDOW_BIT)) {
		s->asked_once |= WINDOW_BIT;
		tw_window_open(s, WINDOW_COMBAT, seats_to_ask(s));
		return;
	}
	flow_goto(s->flow, STEP_EXCHANGE);
	apply_exchange(s);
}

/* The combat is over: who stands is pulled back (TW-219, TW-222, TW-230). */
void tw_step_RETIRE(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++) {
		const int main = s->fielded[side][ROLE_MAIN],
			  gun = s->fielded[side][ROLE_ARTILLERY];
		if (gun && main && s->zone[side][main - 1] == DEAD)
			s->zone[side][gun - 1] = DEAD;
		for (int role = 0; role < ROLE_COUNT; role++) {
			const int line = s->fielded[side][role];
			if (line && s->zone[side][line - 1] == FIELDED)
				s->zone[side][line - 1] = role == ROLE_SPECIAL ? USED_UP
							  : s->fight == FIGHT_TERRAIN
								  ? UNDER
								  : BESIDE;
		}
	}
	memset(s->fielded, 0, sizeof s->fielded);
	s->inspired[0] = s->inspired[1] = 0;
	flow_pop(s->flow);
}
