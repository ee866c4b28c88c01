/*
 * What the dice of a roll did, each face explained: "2 swords: 2 hits; 1 flag; 1 circle:
 * nothing". Told when the last die of a roll has fallen.
 */
#include "base/text.h"
#include "games/ancients/ancients.h"

static const char *hex_name(int hex)
{
	return HEX_NAMES.name[hex];
}

static void put_piece(const struct ancients *s, int hex, struct text *out)
{
	if (s->unit[hex])
		text_add(out, "%s %s", unit_at(s, hex)->code, hex_name(hex));
	else
		text_add(out, "%s %s",
			 s->leader[hex] ? leader_at(s, hex)->name : "nobody",
			 hex_name(hex));
}

/* How many of the dice with this face hit, of those the state shows. */
static int hits_of_face(const struct ancients *s, int face)
{
	struct ancients only = *s;
	for (int i = 0; i < FACE_COUNT; i++)
		only.face[i] = i == face ? s->face[i] : 0;
	return cc_dice_hits(&only, s->roll);
}

static void put_effect(const struct ancients *s, int face, int hits, struct text *out)
{
	const int shown = s->face[face];
	if (face == FLAG)
		text_put(out, s->roll == STAGE_EVADE ? "nothing, it evades" : "retreat");
	else if (hits == shown)
		text_put(out, hits == 1 ? "a hit" : "hits");
	else if (hits > 0)
		text_add(out, "%d hit%s, %d ignored", hits, hits == 1 ? "" : "s",
			 shown - hits);
	else if (face == SWORDS && is_close(s->roll) &&
		 unit_at(s, cc_dice_roller(s, s->roll))->swords)
		text_put(out, "ignored");
	else
		text_put(out, "nothing");
}

static void put_faces(const struct ancients *s, bool explain, struct text *out)
{
	const char *between = "";
	for (int face = 1; face < FACE_COUNT; face++) {
		if (!s->face[face])
			continue;
		const char *plural = s->face[face] > 1 && face != SWORDS ? "s" : "";
		text_add(out, "%s%d %s%s", between, s->face[face],
			 ancients_face_words[face], plural);
		if (explain) {
			text_put(out, ": ");
			put_effect(s, face, hits_of_face(s, face), out);
		}
		between = explain ? "; " : ", ";
	}
}

static void tell_combat(const struct ancients *s, struct text *out)
{
	static const char *const does[] = { [STAGE_FIRE] = "shoots at",
					    [STAGE_CLOSE] = "attacks",
					    [STAGE_STRIKE] = "strikes first at",
					    [STAGE_BATTLE_BACK] = "battles back at",
					    [STAGE_EVADE] = "strikes at the evading" };
	put_piece(s, cc_dice_roller(s, s->roll), out);
	text_add(out, " %s ", does[s->roll]);
	const int victim = cc_dice_victim(s, s->roll);
	put_piece(s, victim, out);
	text_put(out, ": ");
	put_faces(s, s->unit[victim] != 0, out);
	if (!s->unit[victim])
		text_put(out, s->face[HELMET] ? ": a helmet" : ": no helmet");
}

/* The roll of `s`, whose dice have all fallen. */
void cc_tell_roll(const struct ancients *s, struct text *out)
{
	static const char *const what[STAGE_COUNT] = {
		[ROLL_CHECK] = "Is the leader hit",
		[ROLL_ORPHAN] = "Does the leader of the lost unit fall",
		[ROLL_MARSH] = "The marsh",
		[ROLL_MARSH_LEADER] = "The leader in the marsh",
		[ROLL_RAMPAGE] = "The elephants rampage over",
		[ROLL_ESCAPE] = "The leader runs past the enemy",
		[ROLL_CARD] = "The dice of the card",
	};
	if (s->roll <= STAGE_EVADE) {
		tell_combat(s, out);
	} else {
		text_put(out, what[s->roll]);
		if (s->roll == ROLL_RAMPAGE) {
			text_char(out, ' ');
			put_piece(s, s->victim, out);
		}
		text_put(out,
			 s->roll == ROLL_CHECK || s->roll == ROLL_ORPHAN ? "? " : ": ");
		put_faces(s, false, out);
	}
	text_char(out, '.');
}
