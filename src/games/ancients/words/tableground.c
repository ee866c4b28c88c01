/*
 * Ground and dice in the tables of reference. What they do comes from the rules, on a
 * field with two units on it: nothing is written down a second time.
 */
#include "base/text.h"
#include "games/ancients/words/tables.h"

enum { HERE = 56, THERE = 57 }; /* next to each other, in the middle of the field */

static const struct ground_source {
	unsigned rule;
	const char *also, *manual, *published, *ours;
} ground_sources[TERRAIN_COUNT] = {
#define UNIT_SOURCE(...)
#define GROUND_SOURCE(id, ...) [id] = { __VA_ARGS__ },
#define CARD_SOURCE(...)
#include "games/ancients/battles/sources.def"
#undef UNIT_SOURCE
#undef GROUND_SOURCE
#undef CARD_SOURCE
};

/* A unit of the bottom army on HERE attacks one of the top army on THERE. */
static struct ancients duel(int edition, int kind, int against)
{
	struct ancients s = { .attacker = HERE, .target = THERE };
	s.option[OPTION_EDITION] = (u8)edition;
	s.unit[HERE] = (u8)kind;
	s.unit[THERE] = (u8)(against | TOP << SIDE_BIT);
	s.blocks[HERE] = s.blocks[THERE] = 1;
	return s;
}

/* Cells: each for one edition */

typedef struct cc_name cell(int edition, int ground);

static struct cc_name list_of(const char *const words[], const bool has[])
{
	struct cc_name list = { "" };
	for (int i = 0; words[i]; i++)
		if (has[i])
			list = list.at[0] ? cc_name_of("%s, %s", list.at, words[i])
					  : cc_name_of("%s", words[i]);
	return list;
}

static struct cc_name closed_to(int edition, int ground)
{
	static const char *const words[] = { "foot", "mounted units", "war machines",
					     "leaders", NULL };
	static const u8 kinds[] = { KIND_HI, KIND_HC, KIND_WM, NO_KIND };
	struct ancients s = duel(edition, KIND_HI, KIND_HI);
	bool has[4];
	s.terrain[THERE] = (u8)ground;
	for (int i = 0; i < 4; i++)
		has[i] = !cc_field_can_enter(&s, kinds[i], THERE);
	return has[0] && has[1] ? cc_name_of("everybody") : list_of(words, has);
}

static struct cc_name stops(int edition, int ground)
{
	static const char *const words[] = { "foot", "mounted units", "leaders", NULL };
	const u8 stopped = ancients_terrain[ground].stops;
	const bool has[] = { stopped & FOOT, stopped & MOUNTED, stopped & ALONE };
	(void)edition;
	return has[0] && has[1] && has[2] ? cc_name_of("everybody") : list_of(words, has);
}

/* CC-120, CC-121: who does not battle in the turn it enters. */
static struct cc_name no_battle(int edition, int ground)
{
	static const char *const words[] = {
		"light foot",	 "auxilia, warriors",	"medium and heavy foot",
		"light mounted", "other mounted units", NULL
	};
	static const u8 kinds[] = { KIND_LI, KIND_WA, KIND_HI, KIND_LC, KIND_HC };
	bool has[5];
	for (int i = 0; i < 5; i++) {
		struct ancients s = duel(edition, kinds[i], KIND_HI);
		s.terrain[HERE] = (u8)ground;
		has[i] = cc_field_can_enter(&s, kinds[i], HERE) &&
			 cc_moves_tire(&s, HERE, 1) & NO_BATTLE;
	}
	return list_of(words, has);
}

static int dice_of(int edition, int kind, int here, int there, bool shoots)
{
	struct ancients s = duel(edition, kind, KIND_MI);
	s.terrain[HERE] = (u8)here;
	s.terrain[THERE] = (u8)there;
	return shoots ? cc_dice_fire(&s, HERE, THERE)
		      : cc_dice_close(&s, HERE, THERE, STAGE_CLOSE);
}

/* "2 in, 3 out"; nothing where the ground changes nothing. */
static struct cc_name in_and_out(int edition, int kind, int ground, bool shoots)
{
	const int usual = dice_of(edition, kind, CLEAR, CLEAR, shoots);
	const int in = dice_of(edition, kind, CLEAR, ground, shoots);
	const int out = dice_of(edition, kind, ground, CLEAR, shoots);
	if (in == usual && out == usual)
		return cc_name_of("%s", "");
	return cc_name_of("%d in, %d out", in, out);
}

static struct cc_name foot_dice(int edition, int ground)
{
	return in_and_out(edition, KIND_HI, ground, false);
}

static struct cc_name mounted_dice(int edition, int ground)
{
	return in_and_out(edition, KIND_HC, ground, false);
}

static struct cc_name shots(int edition, int ground)
{
	return in_and_out(edition, KIND_LI, ground, true);
}

/* CC-128 to CC-130 */
static struct cc_name shelter(int edition, int ground)
{
	static const char *const words[] = { "foot", "mounted units", NULL };
	static const u8 kinds[] = { KIND_MI, KIND_MC };
	bool has[2];
	for (int i = 0; i < 2; i++) {
		struct ancients s = duel(edition, KIND_HI, kinds[i]);
		s.terrain[THERE] = (u8)ground;
		has[i] = cc_field_can_enter(&s, kinds[i], THERE) &&
			 cc_dice_ignored_swords(&s, HERE, THERE, STAGE_CLOSE) &&
			 cc_dice_ignored_flags(&s, THERE, STAGE_CLOSE);
	}
	return list_of(words, has);
}

static struct cc_name leaving(int edition, int ground)
{
	struct ancients s = duel(edition, KIND_LI, KIND_HI);
	const int usual = cc_reach_allowance(&s, HERE);
	s.terrain[HERE] = (u8)ground;
	const int hexes = cc_reach_allowance(&s, HERE);
	s.moved[HERE] = 1;
	s.unit[THERE] = 0;
	const char *stuck = cc_momentum_possible(&s) ? "" : "no advance after a move";
	if (hexes == usual)
		return cc_name_of("%s", stuck);
	return cc_name_of("%d hex%s%s", hexes, *stuck ? ", " : "", stuck);
}

/* The table */

/* In the order of the columns, after the name. */
static cell *const cells[] = { closed_to,    stops, no_battle, foot_dice,
			       mounted_dice, shots, shelter,   leaving };

enum { CELL_COUNT = sizeof cells / sizeof cells[0] };

static const char *const ground_columns[] = { "ground",
					      "may not enter",
					      "stops",
					      "no battle on entry",
					      "5 dice of foot",
					      "4 dice of mounted units",
					      "2 dice of shots",
					      "ignore 1 pair of swords and 1 flag",
					      "leaving it",
					      "blocks sight",
					      "also",
					      "rule",
					      "in the manual",
					      "found, published",
					      "ours",
					      NULL };

static void put_ground(int ground, struct json *out)
{
	const struct ground_source *source = &ground_sources[ground];
	json_open(out, '[');
	json_string(out, ancients_terrain[ground].name);
	for (int i = 0; i < CELL_COUNT; i++)
		cc_table_editions(cells[i](MANUAL, ground).at,
				  cells[i](PUBLISHED, ground).at, out);
	json_string(out, ancients_terrain[ground].blocks_sight ? "yes" : "no");
	json_string(out, source->also);
	json_string(out, cc_name_of("CC-%u", source->rule).at);
	json_string(out, source->manual);
	json_string(out, source->published);
	json_string(out, source->ours);
	json_close(out, ']');
}

/* Rows without a source are the other sides of ramparts and the camp that was stormed. */
static void put_grounds(struct json *out)
{
	for (int ground = 1; ground < TERRAIN_COUNT; ground++)
		if (ground_sources[ground].rule)
			put_ground(ground, out);
}

const struct cc_table cc_table_ground = {
	"ground", "The ground",
	"CC-120 to CC-131. Dice are those of heavy infantry (5), heavy cavalry (4) and "
	"light "
	"infantry that shoots and has not moved (2), into the ground and out of it; - is "
	"no "
	"effect. Found: the terrain pages of the series' own site, a transcription of "
	"the rule "
	"book, and a complete open version of the game.",
	ground_columns, put_grounds
};

/* The faces of a die (CC-4, CC-65, CC-72, CC-73, CC-80) */

static const char *const dice_columns[] = {
	"face",	  "means", "shooting", "close combat", "against a unit that evades",
	"source", NULL
};

/* The face in a roll of heavy infantry with a leader, against a unit of its class. */
static const char *effect_of(int face, int stage)
{
	static const u8 kinds[] = {
		[LIGHT] = KIND_LI, [MEDIUM] = KIND_MI, [HEAVY] = KIND_HI
	};
	struct ancients s = duel(MANUAL, KIND_HI, face <= HEAVY ? kinds[face] : KIND_MI);
	s.face[face] = 1;
	s.roll = s.stage = (u8)stage;
	if (face == FLAG)
		return stage == STAGE_EVADE ? "no effect" : "retreat";
	if (cc_dice_hits(&s, stage))
		return face == SWORDS ? "hit, but not of all units" : "hit";
	s.leader[HERE] = LEADER_CAPTAIN;
	return cc_dice_hits(&s, stage) ? "hit with a leader there or next to it"
				       : "no effect";
}

static void put_faces(struct json *out)
{
	static const char *const means[FACE_COUNT] = {
		[LIGHT] = "light units", [MEDIUM] = "medium units",
		[HEAVY] = "heavy units", [HELMET] = "leaders",
		[FLAG] = "banner",	 [SWORDS] = "crossed swords",
	};
	for (int face = 1; face < FACE_COUNT; face++) {
		json_open(out, '[');
		json_string(out, ancients_face_words[face]);
		json_string(out, means[face]);
		json_string(out, effect_of(face, STAGE_FIRE));
		json_string(out, effect_of(face, STAGE_CLOSE));
		json_string(out, effect_of(face, STAGE_EVADE));
		json_string(out, "manual");
		json_close(out, ']');
	}
}

const struct cc_table cc_table_dice = {
	"dice", "The faces of a die",
	"CC-4, CC-65, CC-72, CC-73, CC-80; each face is as likely as another. A symbol "
	"is "
	"told against a unit of its class; against others it has no effect.",
	dice_columns, put_faces
};
