/*
 * What the dice of a roll did, each face explained: "2 swords: 2 hits. Flag: retreat.
 * Circle: no effect." Told when the last die of a roll has fallen.
 */
#include <ctype.h>

#include "base/text.h"
#include "games/ancients/naming.h"

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

static void put_effect(const struct ancients *s, int face, struct text *out)
{
	const int shown = s->face[face], hits = hits_of_face(s, face);
	const bool could = face == SWORDS && is_close(s->roll) &&
			   unit_at(s, cc_dice_roller(s, s->roll))->swords &&
			   s->unit[cc_dice_victim(s, s->roll)];
	if (face == FLAG && makes_retreat(s))
		text_put(out, "retreat");
	else if (hits > 0)
		text_add(out, "%d %s", hits, cc_name_plural(hits, "hit", "hits"));
	else
		text_put(out, could ? "ignored" : "no effect");
	if (hits > 0 && hits < shown)
		text_add(out, ", %d ignored", shown - hits);
}

/* "2 triangles", "triangle" */
static void put_face(const struct ancients *s, int face, struct text *out)
{
	const int shown = s->face[face];
	if (shown > 1)
		text_add(out, "%d ", shown);
	text_add(out, "%s%s", ancients_face_words[face],
		 shown > 1 && face != SWORDS ? "s" : "");
}

/* " 2 triangles: 2 hits. Flag: retreat." */
static void put_effects(const struct ancients *s, struct text *out)
{
	for (int face = 1; face < FACE_COUNT; face++) {
		if (!s->face[face])
			continue;
		text_char(out, ' ');
		const size_t start = out->len;
		put_face(s, face, out);
		out->at[start] = (char)toupper((unsigned char)out->at[start]);
		text_put(out, ": ");
		put_effect(s, face, out);
		text_char(out, '.');
	}
}

/* " Helmet, 2 flags." */
static void put_faces(const struct ancients *s, struct text *out)
{
	text_char(out, ' ');
	const size_t start = out->len;
	for (int face = 1; face < FACE_COUNT; face++) {
		if (!s->face[face])
			continue;
		if (out->len > start)
			text_put(out, ", ");
		put_face(s, face, out);
	}
	out->at[start] = (char)toupper((unsigned char)out->at[start]);
	text_char(out, '.');
}

static void tell_combat(const struct ancients *s, struct text *out)
{
	static const struct {
		const char *one, *many;
	} does[] = { [STAGE_FIRE] = { "shoots at", "shoot at" },
		     [STAGE_CLOSE] = { "attacks", "attack" },
		     [STAGE_STRIKE] = { "strikes first at", "strike first at" },
		     [STAGE_BATTLE_BACK] = { "battles back at", "battle back at" },
		     [STAGE_EVADE] = { "strikes at the evading",
				       "strike at the evading" } };
	const int roller = cc_dice_roller(s, s->roll);
	text_add(out, "%s %s %s.", cc_name_piece(s, roller).at,
		 cc_name_verb(s, roller, does[s->roll].one, does[s->roll].many),
		 cc_name_piece(s, cc_dice_victim(s, s->roll)).at);
	put_effects(s, out);
}

static void put_occasion(const struct ancients *s, struct text *out)
{
	const struct cc_name victim = cc_name_piece(s, s->victim);
	const char *fugitive = ancients_leaders[s->fleeing & PERSON_MASK].name;
	if (s->roll == ROLL_CHECK)
		text_add(out, "Leader check: 2 helmets would eliminate %s.",
			 cc_name_leader(s, s->victim).at);
	else if (s->roll == ROLL_ORPHAN)
		text_add(out, "Leader check: a helmet would eliminate %s, now alone.",
			 cc_name_leader(s, s->victim).at);
	else if (s->roll == ROLL_MARSH)
		text_add(out, "%s %s the marsh.", victim.at,
			 cc_name_verb(s, s->victim, "enters", "enter"));
	else if (s->roll == ROLL_MARSH_LEADER)
		text_add(out, "%s enters the marsh at %s; a helmet would eliminate him.",
			 fugitive, cc_name_hex(s->at).at);
	else if (s->roll == ROLL_ESCAPE)
		text_add(out, "%s escapes past %s; a helmet would eliminate him.",
			 fugitive, cc_name_piece(s, s->at).at);
	else if (s->roll == ROLL_RAMPAGE)
		text_add(out, "The elephants rampage over %s.", victim.at);
	else
		text_add(out, "Roll for %s.", cc_name_card(s).at);
}

/* The roll of `s`, whose dice have all fallen. */
void cc_tell_roll(const struct ancients *s, struct text *out)
{
	if (s->roll <= STAGE_EVADE) {
		tell_combat(s, out);
		return;
	}
	put_occasion(s, out);
	put_faces(s, out);
}
