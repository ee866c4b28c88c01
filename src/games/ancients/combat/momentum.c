/*
 * Momentum: the advance into the hex that the attack emptied, the ride of cavalry, the
 * bonus combat (CC-82 to CC-85):
 *
 *   MOMENTUM_ADVANCE -> RIDE_ON -> RIDE -> BONUS_CHANCE -> BONUS
 */
#include "games/ancients/words/tell.h"

/* Out of a ford or marsh: as printed only who did not move this turn. Whoever fights the
 * bonus combat has moved by a momentum advance. */
static bool is_stuck(const struct ancients *s, int hex)
{
	return ground_at(s, hex)->clings && (s->moved[hex] || s->bonus) &&
	       as_printed(s, OPTION_ADVANCE_FROM_WATER);
}

/* CC-82: into the hex that is free now. */
bool cc_momentum_possible(const struct ancients *s)
{
	const int from = s->attacker, to = s->target;
	if (unit_at(s, from)->traits & SLOW || s->unit[to] || s->leader[to])
		return false;
	return !is_stuck(s, from) && cc_field_can_enter(s, kind_at(s, from), to);
}

void cc_legal_MOMENTUM_ADVANCE(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat;
	actions_add(out, action_make(VERB_ADVANCE, 0, 0, 0));
	actions_add(out, action_make(VERB_STAY, 0, 0, 0));
}

void cc_apply_MOMENTUM_ADVANCE(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	flow_pop(s->flow);
	if (action_verb(a) == VERB_STAY)
		return;
	const bool is_held = cc_reach_is_held(s, s->attacker); /* CC-126: 1 hex only */
	cc_field_carry(s, s->attacker, s->target);
	say_way(s, EVENT_ADVANCED, s->attacker, s->target);
	s->attacker = s->target;
	s->stage = STAGE_NONE;
	flow_push(s->flow, is_held ? STEP_BONUS_CHANCE : STEP_RIDE_ON);
	cc_marsh_enter(s, s->attacker);
}

/* CC-83: cavalry, once, unless the ground stops it. */
hexset cc_momentum_ride_ways(const struct ancients *s)
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
	if (cc_momentum_ride_ways(s))
		flow_push(s->flow, PHASE_RIDE);
}

void cc_legal_RIDE(const void *state, int seat, struct actions *out)
{
	(void)seat;
	for (hexset ways = cc_momentum_ride_ways(state); ways;)
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
	const int to = action_arg(a, 0);
	cc_field_carry(s, s->attacker, to);
	say_way(s, EVENT_RODE, s->attacker, to);
	s->attacker = (u8)to;
	cc_marsh_enter(s, s->attacker);
}

/* The bonus combat */

/* CC-84: mounted units and warriors, others with a leader; CC-85: once in a turn, as
 * printed once for each unit. */
static bool may_fight_bonus(const struct ancients *s, int hex)
{
	const unsigned traits = cc_field_traits(s, hex);
	if (!has_unit(s, s->active, hex) || s->bonus || traits & SLOW)
		return false;
	if (s->bonus_fought && !as_printed(s, OPTION_BONUS_COMBAT))
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
	if (!may_fight_bonus(s, s->attacker))
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
	if (action_verb(a) == VERB_DONE)
		return;
	s->bonus_fought = true;
	cc_combat_begin(s, action_arg(a, 0), action_arg(a, 1), true);
}
