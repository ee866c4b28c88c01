/* Why a shot, an attack or an answer to one is refused (CC-53 to CC-79, CC-84, CC-101,
 * CC-120, CC-121, CC-128). */
#include "games/ancients/words/explain.h"

unsigned cc_explain_fought(const struct cc_asked *q)
{
	if (orders_of(q->s)->shots > 1)
		return cc_say(q, orders_of(q->s)->rule, HAS_SHOT_TWICE,
			      UNIT_AT(q->s, q->first));
	return cc_say(q, 0, HAS_BATTLED, UNIT_AT(q->s, q->first));
}

/* CC-53, CC-55, CC-120, CC-121: as cc_moves_tire has it. */
unsigned cc_explain_tired(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int hex = q->first;
	const struct unit_row *row = unit_at(s, hex);
	if (row->traits & SLOW)
		return cc_say(q, 55, SLOW_HAS_MOVED, UNIT_AT(s, hex), s->moved[hex]);
	if (s->terrain[hex] == FOREST && !is_nimble(s, hex))
		return cc_say(q, 121, ENTERED_FOREST, UNIT_AT(s, hex));
	if (s->terrain[hex] == BROKEN && row->traits & MOUNTED)
		return cc_say(q, 120, ENTERED_BROKEN, UNIT_AT(s, hex));
	return cc_say(q, 53, MOVED_TOO_FAR, UNIT_AT(s, hex), s->moved[hex]);
}

unsigned cc_explain_firing(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (!unit_at(s, q->first)->range[edition_of(s)])
		return cc_say(q, 62, NO_MISSILES, UNIT_AT(s, q->first));
	return cc_say(q, orders_of(s)->rule, CARD_BARS_SHOTS, CARD_OF(s),
		      UNIT_AT(s, q->first));
}

unsigned cc_explain_closing(const struct cc_asked *q)
{
	return cc_say(q, orders_of(q->s)->rule, CARD_BARS_CLOSING, CARD_OF(q->s),
		      UNIT_AT(q->s, q->first));
}

unsigned cc_explain_no_enemy(const struct cc_asked *q)
{
	cc_say_stranger(q, q->second);
	return cc_say(q, q->verb == VERB_FIRE ? 65 : 0, NO_TARGET_THERE,
		      UNIT_AT(q->s, q->first));
}

/* CC-70; CC-84: the bonus combat, too. */
unsigned cc_explain_not_next_to(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int enemy = enemy_of(q->seat);
	const unsigned rule = s->flow[0] == PHASE_BONUS ? 84 : 70;
	if (!has_unit(s, enemy, q->second) && !has_leader(s, enemy, q->second)) {
		cc_say_stranger(q, q->second);
		return cc_say(q, rule, NO_TARGET_THERE, UNIT_AT(s, q->first));
	}
	return cc_say(q, rule, NOT_NEXT_TO_ENEMY, PIECE_AT(s, q->second),
		      hexes_distance(q->first, q->second), UNIT_AT(s, q->first));
}

unsigned cc_explain_enemy_near(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int near = hexset_first(hexes_next_to(q->first) &
				      cc_field_units(s, enemy_of(q->seat)));
	return cc_say(q, 0, ENEMY_IS_NEAR, PIECE_AT(s, near), UNIT_AT(s, q->first));
}

unsigned cc_explain_too_near(const struct cc_asked *q)
{
	return cc_say(q, 0, TARGET_IS_NEAR, PIECE_AT(q->s, q->second),
		      UNIT_AT(q->s, q->first));
}

unsigned cc_explain_too_far(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int kind = kind_at(s, q->first);
	return cc_say(q, kind == KIND_IM || kind == KIND_AB ? 145 : 0, SHOOTS_AS_FAR_AS,
		      UNIT_AT(s, q->first), unit_at(s, q->first)->range[edition_of(s)],
		      PIECE_AT(s, q->second), hexes_distance(q->first, q->second));
}

unsigned cc_explain_sight(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int hex = cc_reach_blocker(s, q->first, q->second);
	if (s->unit[hex] || s->leader[hex])
		return cc_say(q, 0, SIGHT_BLOCKED_BY, UNIT_AT(s, q->first),
			      PIECE_AT(s, q->second), PIECE_AT(s, hex));
	return cc_say(q, 0, SIGHT_BLOCKED_BY_GROUND, UNIT_AT(s, q->first),
		      PIECE_AT(s, q->second), s->terrain[hex], hex);
}

/* CC-64: the ground has taken the last die, a camp by CC-128. */
unsigned cc_explain_dice(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	return cc_say(q, 0, NO_DICE_LEFT, UNIT_AT(s, q->first),
		      cc_dice_fire(s, q->first, q->second), s->terrain[q->first]);
}

/* CC-54 */
unsigned cc_explain_charge(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const hexset enemies = cc_field_units(s, enemy_of(q->seat)) |
			       cc_field_leaders(s, enemy_of(q->seat));
	for (hexset all = cc_field_ordered(s, ORDER_UNIT); all;) {
		const int hex = hexset_take(&all);
		const hexset near = hexes_next_to(hex) & enemies;
		if (s->tired[hex] & CHARGING && !s->fought[hex] && near)
			return cc_say(q, 0, CHARGED, UNIT_AT(s, hex), s->moved[hex],
				      PIECE_AT(s, hexset_first(near)));
	}
	return 0;
}

/* CC-79: whether it could evade one of this kind, with its way back open. */
static bool could_evade(const struct ancients *s, int attacker)
{
	struct ancients open = *s;
	for (hexset rear = rear_of(hexset_of(s->target), unit_side(s, s->target));
	     rear;) {
		const int hex = hexset_take(&rear);
		open.unit[hex] = open.leader[hex] = open.terrain[hex] = 0;
	}
	open.unit[s->attacker] = (u8)(attacker | unit_side(s, s->attacker) << SIDE_BIT);
	return cc_combat_can_evade(&open, s->target, s->attacker);
}

/* CC-79: whom it could evade instead. */
static unsigned explain_evades_others(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (could_evade(s, KIND_HC))
		return cc_say(q, 0, EVADES_FOOT_AND_HEAVY, UNIT_AT(s, s->target),
			      PIECE_AT(s, s->attacker));
	if (could_evade(s, KIND_EL))
		return cc_say(q, 0, EVADES_FOOT_AND_ELEPHANTS, UNIT_AT(s, s->target),
			      PIECE_AT(s, s->attacker));
	return cc_say(q, 0, EVADES_FOOT, UNIT_AT(s, s->target), PIECE_AT(s, s->attacker));
}

unsigned cc_explain_evade(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const hexset rear = rear_of(hexset_of(s->target), q->seat);
	if (!rear)
		return cc_say(q, 0, NO_EVADING_AT_EDGE, UNIT_AT(s, s->target));
	if (!could_evade(s, KIND_HI))
		return cc_say(q, 0, NEVER_EVADES, UNIT_AT(s, s->target));
	if (!could_evade(s, kind_at(s, s->attacker)))
		return explain_evades_others(q);
	message_add(q->out, NO_ROOM_TO_EVADE, UNIT_AT(s, s->target));
	cc_list_hexes(rear, q->out);
	return 0;
}

unsigned cc_explain_flags(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int can = cc_dice_ignored_flags(s, s->victim, s->stage);
	return cc_say(q, is_elephant(s, s->victim) ? 112 : 0, MAY_IGNORE,
		      UNIT_AT(s, s->victim), can < s->flags ? can : s->flags, s->flags,
		      q->first);
}
