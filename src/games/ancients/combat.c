/*
 * Close combat from the declaration to the bonus combat (CC-70 to CC-85):
 *
 *   REACT -> strike: STRIKE -> AFTER_STRIKE -> CLOSE
 *         -> evade:  EVADE -> AFTER_EVADE -> the way back
 *         -> stand:  CLOSE -> AFTER_ATTACK -> battle BACK, or ADVANCE -> RIDE -> BONUS
 */
#include "games/ancients/ancients.h"

/* CC-79: who may evade whom. */
static unsigned kind_of_threat(const struct unit_row *row, bool is_elephants)
{
	if (row->traits & FOOT)
		return FROM_FOOT;
	if (is_elephants)
		return FROM_HEAVY | FROM_ELEPHANTS;
	return row->symbol == HEAVY ? FROM_HEAVY : FROM_OTHERS;
}

bool cc_combat_can_evade(const struct ancients *s, int hex, int attacker)
{
	const unsigned threat =
		kind_of_threat(unit_at(s, attacker), is_elephant(s, attacker));
	if (!(unit_at(s, hex)->evades[edition_of(s)] & threat))
		return false;
	return rear_of(hexset_of(hex), unit_side(s, hex)) & cc_retreat_free(s, hex)
		       ? true
		       : false;
}

/* CC-78: the enemy is asked if he could hold First Strike by all that lies open. */
static bool must_ask(const struct ancients *s)
{
	const bool is_known = s->discard[FIRST_STRIKE] || s->played == FIRST_STRIKE;
	return !is_known || cc_combat_can_evade(s, s->target, s->attacker);
}

/* CC-81: against a leader who is alone nothing follows but his flight. */
static void attack(struct ancients *s)
{
	if (s->unit[s->target])
		flow_push(s->flow, STEP_AFTER_ATTACK);
	cc_roll_begin(s, STAGE_CLOSE,
		      cc_dice_close(s, s->attacker, s->target, STAGE_CLOSE));
}

void cc_combat_begin(struct ancients *s, int from, int to, bool is_bonus)
{
	s->attacker = (u8)from;
	s->target = (u8)to;
	s->bonus = is_bonus;
	s->struck = false;
	memset(s->checked, 0, sizeof s->checked);
	s->full[ATTACKER] = is_full(s, from);
	s->full[DEFENDER] = s->unit[to] && is_full(s, to);
	if (s->unit[to] && must_ask(s))
		flow_push(s->flow, PHASE_REACT);
	else
		attack(s);
}

/* The defender's answer */

void cc_legal_REACT(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	actions_add(out, action_make(VERB_STAND, 0, 0, 0));
	if (cc_combat_can_evade(s, s->target, s->attacker))
		actions_add(out, action_make(VERB_EVADE, 0, 0, 0));
	if (s->hand[seat][FIRST_STRIKE])
		actions_add(out, action_make(VERB_STRIKE, 0, 0, 0));
}

refusal cc_why_REACT(const void *state, int seat, action a)
{
	const struct ancients *s = state;
	if (action_verb(a) == VERB_STAND)
		return ALLOWED;
	if (action_verb(a) == VERB_EVADE)
		return cc_combat_can_evade(s, s->target, s->attacker) ? ALLOWED
								      : CANNOT_EVADE;
	if (action_verb(a) == VERB_STRIKE)
		return s->hand[seat][FIRST_STRIKE] ? ALLOWED : NOT_IN_HAND;
	return NOT_NOW;
}

/* CC-44 */
static void strike_first(struct ancients *s, int seat)
{
	deck_move(s->hand[seat], s->discard, FIRST_STRIKE);
	s->struck = true;
	flow_push(s->flow, STEP_AFTER_STRIKE);
	cc_roll_begin(s, STAGE_STRIKE,
		      cc_dice_close(s, s->target, s->attacker, STAGE_STRIKE));
}

void cc_apply_REACT(void *state, int seat, action a)
{
	struct ancients *s = state;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_STRIKE) {
		strike_first(s, seat);
	} else if (action_verb(a) == VERB_EVADE) {
		flow_push(s->flow, STEP_AFTER_EVADE);
		cc_roll_begin(s, STAGE_EVADE,
			      cc_dice_close(s, s->attacker, s->target, STAGE_EVADE));
	} else {
		attack(s);
	}
}

/* What follows a roll */

/* Whether each side's unit still stands in its hex. */
static bool holds(const struct ancients *s, int seat, int hex)
{
	return has_unit(s, seat, hex);
}

/* CC-44: who is still there attacks now. */
void cc_step_AFTER_STRIKE(struct ancients *s)
{
	flow_pop(s->flow);
	const int enemy = enemy_of(s->active);
	if (holds(s, s->active, s->attacker) && holds(s, enemy, s->target))
		attack(s);
}

/* CC-80; CC-117: a war machine is given up, without a banner. */
void cc_step_AFTER_EVADE(struct ancients *s)
{
	const int hex = s->target;
	flow_pop(s->flow);
	if (!holds(s, enemy_of(s->active), hex))
		return;
	if (!(unit_at(s, hex)->traits & SLOW)) {
		cc_retreat_begin(s, hex, EVADE_STEPS);
		return;
	}
	cc_field_remove(s, hex);
	if (s->leader[hex])
		cc_flee_begin(s, hex);
}

/* CC-82: into the hex that is free now; out of a ford or marsh only who did not move. */
static bool can_advance(const struct ancients *s)
{
	const int from = s->attacker, to = s->target;
	if (unit_at(s, from)->traits & SLOW || s->unit[to] || s->leader[to])
		return false;
	if (ground_at(s, from)->clings[edition_of(s)] && s->moved[from])
		return false;
	return cc_field_can_enter(s, kind_at(s, from), to);
}

/* CC-77: who held his ground battles back. */
void cc_step_AFTER_ATTACK(struct ancients *s)
{
	const int enemy = enemy_of(s->active);
	flow_pop(s->flow);
	if (!holds(s, s->active, s->attacker))
		return;
	if (holds(s, enemy, s->target)) {
		if (!s->struck)
			cc_roll_begin(
				s, STAGE_BACK,
				cc_dice_close(s, s->target, s->attacker, STAGE_BACK));
	} else if (can_advance(s)) {
		flow_push(s->flow, PHASE_ADVANCE);
	}
}

/* Momentum */

void cc_legal_ADVANCE(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	actions_add(out, action_make(VERB_ADVANCE, 0, 0, 0));
	actions_add(out, action_make(VERB_STAY, 0, 0, 0));
}

void cc_apply_ADVANCE(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_STAY)
		return;
	cc_field_carry(s, s->attacker, s->target);
	s->attacker = s->target;
	s->stage = STAGE_NONE;
	flow_push(s->flow, STEP_RIDE_ON);
	cc_marsh_enter(s, s->attacker);
}

/* CC-83: cavalry, once, unless the ground stops it. */
hexset cc_ride_ways(const struct ancients *s)
{
	const int hex = s->attacker;
	const unsigned traits = cc_field_traits(s, hex);
	hexset taken = hexes_nonzero(s->unit) | hexes_nonzero(s->leader);
	if (!has_unit(s, s->active, hex) || s->bonus || !(traits & CAVALRY) ||
	    ground_at(s, hex)->stops & traits)
		return 0;
	if (!s->leader[hex])
		taken &= ~cc_field_lone_leaders(s, s->active);
	return hexes_next_to(hex) & ~taken & ~cc_field_barred(s, traits);
}

void cc_step_RIDE_ON(struct ancients *s)
{
	flow_goto(s->flow, STEP_BONUS_CHANCE);
	if (cc_ride_ways(s))
		flow_push(s->flow, PHASE_RIDE);
}

void cc_legal_RIDE(const void *state, int seat, struct actions *out)
{
	(void)seat;
	for (hexset ways = cc_ride_ways(state); ways;)
		actions_add(out, action_make(VERB_RIDE, hexset_take(&ways), 0, 0));
	actions_add(out, action_make(VERB_STAY, 0, 0, 0));
}

void cc_apply_RIDE(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_STAY)
		return;
	cc_field_carry(s, s->attacker, action_arg(a, 0));
	s->attacker = (u8)action_arg(a, 0);
	cc_marsh_enter(s, s->attacker);
}

/* The bonus combat */

/* CC-84: mounted units and warriors, others with a leader; CC-85: once. */
static bool may_fight_on(const struct ancients *s, int hex)
{
	const unsigned traits = cc_field_traits(s, hex);
	if (!has_unit(s, s->active, hex) || s->bonus || traits & SLOW)
		return false;
	if (s->terrain[hex] == FOREST && !is_nimble(s, hex))
		return false;
	if (s->terrain[hex] == BROKEN && traits & MOUNTED)
		return false;
	return traits & FOLLOWS || s->leader[hex];
}

static hexset bonus_targets(const struct ancients *s)
{
	const int enemy = enemy_of(s->active);
	if (!may_fight_on(s, s->attacker))
		return 0;
	return hexes_next_to(s->attacker) &
	       (cc_field_units(s, enemy) | cc_field_leaders(s, enemy));
}

void cc_step_BONUS_CHANCE(struct ancients *s)
{
	flow_pop(s->flow);
	if (has_unit(s, s->active, s->attacker))
		cc_combat_stormed(s, s->attacker);
	if (bonus_targets(s))
		flow_push(s->flow, PHASE_BONUS);
}

void cc_legal_BONUS(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	(void)seat;
	offer_to(VERB_ATTACK, s->attacker, bonus_targets(s), out);
	actions_add(out, action_make(VERB_DONE, 0, 0, 0));
}

void cc_apply_BONUS(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_ATTACK)
		cc_combat_begin(s, action_arg(a, 0), action_arg(a, 1), true);
}

/* CC-155: a unit that stops on an enemy camp; each camp once. */
void cc_combat_stormed(struct ancients *s, int hex)
{
	const int seat = unit_side(s, hex);
	if (s->terrain[hex] != CAMP || !has_special(s, seat, SPECIAL_STORMS))
		return;
	s->terrain[hex] = STORMED;
	cc_losses_banner(s, seat);
}
