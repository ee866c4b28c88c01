/* Why a shot, an attack or an answer to one is refused (CC-53 to CC-79, CC-84, CC-101,
 * CC-120, CC-121, CC-128). */
#include "games/ancients/words/explain.h"

static const char *verb_of(const struct cc_asked *q, const char *one, const char *many)
{
	return cc_name_verb(q->s, q->first, one, many);
}

static struct cc_name who_of(const struct cc_asked *q)
{
	return cc_name_piece(q->s, q->first);
}

unsigned cc_teach_fought(const struct cc_asked *q)
{
	const bool twice = orders_of(q->s)->shots > 1;
	return cc_say(q, twice ? orders_of(q->s)->rule : 0, "Your %s %s %s this turn.",
		      who_of(q).at, verb_of(q, "has", "have"),
		      twice ? "shot twice" : "battled already");
}

/* CC-53, CC-55, CC-120, CC-121: as cc_moves_tire has it. */
unsigned cc_teach_tired(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct unit_row *row = unit_at(s, q->first);
	const int hexes = s->moved[q->first];
	const char *hexes_word = cc_name_plural(hexes, "hex", "hexes");
	const struct cc_name who = who_of(q);
	if (row->traits & SLOW)
		return cc_say(q, 55,
			      "Your %s has moved %d %s: after a move it does not "
			      "battle.",
			      who.at, hexes, hexes_word);
	if (s->terrain[q->first] == FOREST && !is_nimble(s, q->first))
		return cc_say(q, 121,
			      "Your %s entered the forest this turn: %s not "
			      "battle there yet.",
			      who.at, verb_of(q, "it does", "they do"));
	if (s->terrain[q->first] == BROKEN && row->traits & MOUNTED)
		return cc_say(q, 120,
			      "Your %s entered broken ground this turn: %s not "
			      "battle there yet.",
			      who.at, verb_of(q, "it does", "they do"));
	return cc_say(q, 53, "Your %s %s moved %d %s: after 2 %s not battle.", who.at,
		      verb_of(q, "has", "have"), hexes, hexes_word,
		      verb_of(q, "it does", "they do"));
}

unsigned cc_teach_firing(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (!unit_at(s, q->first)->range[edition_of(s)])
		return cc_say(q, 62, "Your %s %s no missiles.", who_of(q).at,
			      verb_of(q, "has", "have"));
	return cc_say(q, orders_of(s)->rule, "With %s nobody shoots, not your %s either.",
		      cc_name_card(s).at, who_of(q).at);
}

unsigned cc_teach_closing(const struct cc_asked *q)
{
	return cc_say(q, orders_of(q->s)->rule,
		      "%s allows no close combat: your %s may only shoot.",
		      cc_name_card(q->s).at, who_of(q).at);
}

unsigned cc_teach_no_enemy(const struct cc_asked *q)
{
	return cc_say(q, q->verb == VERB_FIRE ? 65 : 0, "%s: no target for your %s.",
		      cc_say_stranger(q, q->second).at, who_of(q).at);
}

/* CC-70; CC-84: the bonus combat, too. */
unsigned cc_teach_not_next_to(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int enemy = enemy_of(q->seat);
	const unsigned rule = s->flow[0] == PHASE_BONUS ? 84 : 70;
	if (!has_unit(s, enemy, q->second) && !has_leader(s, enemy, q->second))
		return cc_say(q, rule, "%s: no enemy for your %s.",
			      cc_say_stranger(q, q->second).at, who_of(q).at);
	return cc_say(q, rule,
		      "%s %s %d hexes from your %s; close combat is with an enemy "
		      "next to it.",
		      cc_name_piece(s, q->second).at,
		      cc_name_verb(s, q->second, "is", "are"),
		      hexes_distance(q->first, q->second), who_of(q).at);
}

unsigned cc_teach_enemy_near(const struct cc_asked *q)
{
	const hexset near =
		hexes_next_to(q->first) & cc_field_units(q->s, enemy_of(q->seat));
	return cc_say(q, 0, "%s %s next to your %s: %s not shoot.",
		      cc_name_piece(q->s, hexset_first(near)).at,
		      cc_name_verb(q->s, hexset_first(near), "is", "are"), who_of(q).at,
		      verb_of(q, "it may", "they may"));
}

unsigned cc_teach_too_near(const struct cc_asked *q)
{
	return cc_say(q, 0, "%s is next to your %s: too near to be shot at.",
		      cc_name_piece(q->s, q->second).at, who_of(q).at);
}

unsigned cc_teach_too_far(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int kind = kind_at(s, q->first);
	return cc_say(
		q, kind == KIND_IM || kind == KIND_AB ? 145 : 0,
		"Your %s %s %d hexes; %s %s %d away.", who_of(q).at,
		verb_of(q, "shoots", "shoot"), unit_at(s, q->first)->range[edition_of(s)],
		cc_name_piece(s, q->second).at, cc_name_verb(s, q->second, "is", "are"),
		hexes_distance(q->first, q->second));
}

unsigned cc_teach_sight(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int hex = cc_reach_blocker(s, q->first, q->second);
	const bool by_piece = s->unit[hex] || s->leader[hex];
	return cc_say(q, 0, "From your %s to %s the view is blocked by %s.", who_of(q).at,
		      cc_name_piece(s, q->second).at,
		      by_piece ? cc_name_piece(s, hex).at : cc_name_ground(s, hex).at);
}

/* CC-64: the ground has taken the last die, a camp by CC-128. */
unsigned cc_teach_dice(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	return cc_say(q, 0, "Your %s would roll %d dice: %s costs one.", who_of(q).at,
		      cc_dice_fire(s, q->first, q->second),
		      cc_name_ground(s, q->first).at);
}

/* CC-54 */
unsigned cc_teach_charge(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const hexset enemies = cc_field_units(s, enemy_of(q->seat)) |
			       cc_field_leaders(s, enemy_of(q->seat));
	for (hexset all = cc_field_ordered(s, ORDER_UNIT); all;) {
		const int hex = hexset_take(&all);
		const hexset near = hexes_next_to(hex) & enemies;
		if (s->tired[hex] & CHARGING && !s->fought[hex] && near)
			return cc_say(q, 0,
				      "Your %s charged %d hexes and must attack %s.",
				      cc_name_piece(s, hex).at, s->moved[hex],
				      cc_name_piece(s, hexset_first(near)).at);
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

unsigned cc_teach_evade(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct cc_name who = cc_name_piece(s, s->target);
	const hexset rear = rear_of(hexset_of(s->target), q->seat);
	const char *kind = unit_at(s, s->target)->name;
	if (!rear)
		return cc_say(q, 0, "Your %s cannot evade: %s on your own edge.", who.at,
			      cc_name_verb(s, s->target, "it stands", "they stand"));
	if (!could_evade(s, KIND_HI))
		return cc_say(q, 0, "Your %s cannot evade: no %s can.", who.at, kind);
	if (could_evade(s, kind_at(s, s->attacker)))
		return cc_say(q, 0, "Your %s cannot evade: no room at %s.", who.at,
			      cc_name_hexes(rear).at);
	return cc_say(q, 0, "Your %s cannot evade %s: only %s.", who.at,
		      cc_name_piece(s, s->attacker).at,
		      could_evade(s, KIND_HC)	? "foot and heavy mounted units"
		      : could_evade(s, KIND_EL) ? "foot and elephants"
						: "foot");
}

unsigned cc_teach_flags(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int can = cc_dice_ignored_flags(s, s->victim, s->stage);
	return cc_say(q, is_elephant(s, s->victim) ? 112 : 0,
		      "Your %s may ignore %d of %d %s, not %d.",
		      cc_name_piece(s, s->victim).at, can < s->flags ? can : s->flags,
		      s->flags, cc_name_plural(s->flags, "flag", "flags"), q->first);
}
