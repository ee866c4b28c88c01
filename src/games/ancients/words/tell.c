/*
 * Events that are more than one call: what the dice of a roll show and do, which part of
 * a turn begins, and how the battle ends.
 */
#include "games/ancients/words/tell.h"

/* How many of the dice with this face hit, of those the state shows. CC-81: a leader
 * alone falls to helmets. */
static int hits_of_face(const struct ancients *s, int face)
{
	if (!s->unit[cc_dice_victim(s, s->roll)])
		return face == HELMET ? s->face[face] : 0;
	struct ancients only = *s;
	for (int i = 0; i < FACE_COUNT; i++)
		only.face[i] = i == face ? s->face[i] : 0;
	return cc_dice_hits(&only, s->roll);
}

/* CC-80, CC-81: nobody retreats who evades, nor a leader alone. */
static bool makes_retreat(const struct ancients *s)
{
	return s->roll != STAGE_EVADE && s->unit[cc_dice_victim(s, s->roll)];
}

/* What dice that did not hit did instead. */
static enum effect effect_of(const struct ancients *s, int face)
{
	const int victim = cc_dice_victim(s, s->roll);
	const bool could = face == SWORDS && is_close(s->roll) && s->unit[victim] &&
			   unit_at(s, cc_dice_roller(s, s->roll))->swords;
	if (face == FLAG && makes_retreat(s))
		return EFFECT_RETREAT;
	return could ? EFFECT_IGNORED : EFFECT_NOTHING;
}

/* CC-111: the swords that elephants rolled again, each of those that hit. */
static int rolled_again(const struct ancients *s)
{
	const int roller = cc_dice_roller(s, s->roll);
	return is_close(s->roll) && is_elephant(s, roller) &&
			       s->unit[cc_dice_victim(s, s->roll)]
		       ? hits_of_face(s, SWORDS)
		       : 0;
}

static void tell_effect(const struct ancients *s, int face)
{
	const int shown = s->face[face], hits = hits_of_face(s, face);
	if (hits > 0)
		say(FACE, face, shown, hits, shown > hits ? shown - hits : 0,
		    face == SWORDS ? rolled_again(s) : 0, NO_EFFECT);
	else
		say(FACE, face, shown, 0, 0, 0, effect_of(s, face));
}

static int dice_shown(const struct ancients *s)
{
	int n = 0;
	for (int face = 1; face < FACE_COUNT; face++)
		n += s->face[face];
	return n;
}

static void tell_combat(const struct ancients *s)
{
	const int roller = cc_dice_roller(s, s->roll),
		  victim = cc_dice_victim(s, s->roll);
	const int unit = s->unit[victim];
	int hits = 0;
	for (int face = 1; face < FACE_COUNT; face++)
		hits += hits_of_face(s, face);
	say(ROLLED, unit_side(s, roller), s->roll, s->unit[roller], roller, unit,
	    unit ? NO_LEADER : s->leader[victim], victim, dice_shown(s) - rolled_again(s),
	    hits, makes_retreat(s) ? s->face[FLAG] : 0);
	for (int face = 1; face < FACE_COUNT; face++)
		if (s->face[face])
			tell_effect(s, face);
}

/* Whom the dice are for, where nobody fights: the leader of a check or in flight, else
 * the unit. */
static void tell_test(const struct ancients *s)
{
	const bool flees = s->roll == ROLL_ESCAPE || s->roll == ROLL_MARSH_LEADER;
	const bool checked = s->roll == ROLL_CHECK || s->roll == ROLL_ORPHAN;
	const int hex = flees ? s->at : s->victim;
	const int unit = flees || checked ? 0 : s->unit[hex];
	const int leader = unit ? NO_LEADER : flees ? s->fleeing : s->leader[hex];
	say(TESTED, unit ? unit_side(s, hex) : leader >> LEADER_SIDE_BIT, s->roll, unit,
	    leader, hex, dice_shown(s));
}

/* CC-114, CC-127: the face that hits whom a rampage or a marsh threatens. */
static int hitting_face(const struct ancients *s)
{
	if (s->unit[s->victim])
		return unit_at(s, s->victim)->symbol;
	return HELMET;
}

/* What the dice of a check do is told by whether the leader falls; a helmet in a marsh
 * is his, too. */
static void tell_threat(const struct ancients *s, int face)
{
	const bool threatens_unit = s->roll == ROLL_RAMPAGE || s->roll == ROLL_MARSH;
	const bool is_open = !threatens_unit || (s->roll == ROLL_MARSH &&
						 face == HELMET && s->leader[s->victim]);
	const int hits = !is_open && face == hitting_face(s) ? s->face[face] : 0;
	say(FACE, face, s->face[face], hits, 0, 0,
	    is_open || hits ? NO_EFFECT : EFFECT_NOTHING);
}

void cc_tell_roll(const struct ancients *s)
{
	if (s->roll <= STAGE_EVADE) {
		tell_combat(s);
		return;
	}
	if (s->roll == ROLL_CARD)
		say(ROLLED_CARD, s->active, s->played, dice_shown(s));
	else
		tell_test(s);
	for (int face = 1; face < FACE_COUNT; face++)
		if (s->face[face])
			tell_threat(s, face);
}

void cc_tell_phase(const struct ancients *s)
{
	struct actions legal;
	legal.count = 0;
	ancients_phases[s->flow[0]].legal(s, s->active, &legal);
	if (legal.count > 1 || action_verb(legal.list[0]) != VERB_DONE)
		say(PHASE, s->active, s->flow[0]);
}

void cc_tell_end(const struct ancients *s, enum ending why)
{
	float score[SEATS_MAX] = { 0 };
	ancients_game.score(s, score);
	const int winner = score[TOP] > score[BOTTOM] ? TOP : BOTTOM;
	if (score[BOTTOM] == score[TOP])
		say(DRAWN, s->banner[BOTTOM], s->banner[TOP], why);
	else
		say(WON, winner, s->banner[winner], s->banner[enemy_of(winner)], why);
}
