/*
 * Close combat from the declaration to the battle back (CC-70 to CC-81):
 *
 *   REACT -> strike: STRIKE -> AFTER_STRIKE -> CLOSE
 *         -> evade:  EVADE -> AFTER_EVADE -> the way back
 *         -> stand:  CLOSE -> AFTER_ATTACK -> BATTLE_BACK, or the momentum advance
 */
#include "games/ancients/combat/losses.h"
#include "games/ancients/words/tell.h"

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
	if (kind_at(s, hex) == KIND_CM && s->option[OPTION_CAMELS_EVADE] &&
	    edition_of(s) == MANUAL)
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
	if (s->struck)
		s->struck = STRUCK_BEFORE; /* CC-44: a card is drawn for it */
	memset(s->checked, 0, sizeof s->checked);
	s->full[ATTACKER] = is_full(s, from);
	s->full[DEFENDER] = s->unit[to] && is_full(s, to);
	say_fight(s, is_bonus ? EVENT_BONUS_COMBAT : EVENT_ATTACKED, from, to);
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
	s->struck = STRUCK_NOW;
	flow_push(s->flow, STEP_AFTER_STRIKE);
	say(STRUCK_FIRST, seat, s->unit[s->target], s->target, FIRST_STRIKE);
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
		say(EVADES, seat, s->unit[s->target], s->target);
		cc_roll_begin(s, STAGE_EVADE,
			      cc_dice_close(s, s->attacker, s->target, STAGE_EVADE));
	} else {
		say(STOOD, seat, s->unit[s->target], s->target);
		attack(s);
	}
}

/* What follows a roll */

/* Whether each side's unit still stands in its hex. */
static bool holds(const struct ancients *s, int seat, int hex)
{
	return has_unit(s, seat, hex);
}

static void say_result(const struct ancients *s, enum result result)
{
	say(BATTLE, s->active, result, enemy_of(s->active), s->target);
}

/* CC-44: who is still there attacks now. */
void cc_step_AFTER_STRIKE(struct ancients *s)
{
	flow_pop(s->flow);
	const int enemy = enemy_of(s->active);
	if (!holds(s, s->active, s->attacker))
		say_result(s, BEATEN_OFF);
	else if (holds(s, enemy, s->target))
		attack(s);
	else
		say_result(s, CLEARED);
}

/* CC-80; CC-117: as printed a war machine is given up, without a banner. */
void cc_step_AFTER_EVADE(struct ancients *s)
{
	const int hex = s->target;
	flow_pop(s->flow);
	if (!holds(s, enemy_of(s->active), hex)) {
		say_result(s, CLEARED);
		return;
	}
	say_result(s, EVADED);
	if (!(unit_at(s, hex)->traits & SLOW &&
	      as_printed(s, OPTION_WAR_MACHINE_EVADE))) {
		cc_retreat_begin(s, hex, EVADE_STEPS);
		return;
	}
	say(ABANDONED, enemy_of(s->active), s->unit[hex], s->blocks[hex], hex);
	cc_field_remove(s, hex);
	if (s->leader[hex])
		cc_flee_begin(s, hex);
}

/* CC-77: who held his ground battles back. */
void cc_step_AFTER_ATTACK(struct ancients *s)
{
	const int enemy = enemy_of(s->active);
	flow_pop(s->flow);
	if (!holds(s, s->active, s->attacker)) {
		say_result(s, BEATEN_OFF);
		return;
	}
	if (holds(s, enemy, s->target)) {
		say_result(s, s->struck == STRUCK_NOW ? STOOD_FIRM : HELD);
		if (s->struck != STRUCK_NOW)
			cc_roll_begin(s, STAGE_BATTLE_BACK,
				      cc_dice_close(s, s->target, s->attacker,
						    STAGE_BATTLE_BACK));
		return;
	}
	say_result(s, CLEARED);
	if (cc_momentum_possible(s))
		flow_push(s->flow, PHASE_MOMENTUM_ADVANCE);
}

/* CC-155: a unit that stops on an enemy camp; each camp once. */
void cc_combat_stormed(struct ancients *s, int hex)
{
	const int seat = unit_side(s, hex);
	if (s->terrain[hex] != CAMP || !has_special(s, seat, SPECIAL_STORMS))
		return;
	s->terrain[hex] = STORMED;
	say(STORMED, seat, s->unit[hex], hex, STORMED);
	cc_losses_banner(s, seat, FOR_CAMP);
}
