/*
 * The name domains of Total War: Rome, for the tables of totalwar.c alone: words for
 * programs, and labels where people read something else.
 */
#ifndef GAMES_TOTALWAR_DOMAINS_H
#define GAMES_TOTALWAR_DOMAINS_H

#include "games/totalwar/totalwar.h"

static const char *const troop_words[TROOP_COUNT] = {
#define TROOP(id, title, ...) [id] = title,
#include "games/totalwar/box/troops.def"
#undef TROOP
};

/* The same for a place in a combat that may stay empty. */
static const char *const sent_words[TROOP_COUNT] = {
	[NO_TROOP] = "none",
#define TROOP(id, title, ...) [id] = title,
#include "games/totalwar/box/troops.def"
#undef TROOP
};

static const char *const general_words[GENERAL_COUNT] = {
#define GENERAL(id, title, ...) [id] = title,
#include "games/totalwar/box/generals.def"
#undef GENERAL
};

static const char *const ship_words[SHIP_COUNT] = {
#define SHIP(id, title, ...) [id] = title,
#include "games/totalwar/box/ships.def"
#undef SHIP
};

static const char *const development_words[DEVELOPMENT_COUNT] = {
#define DEVELOPMENT(id, title, ...) [id] = title,
#include "games/totalwar/box/developments.def"
#undef DEVELOPMENT
};

static const char *const event_card_words[EVENT_CARD_COUNT] = {
#define EVENT_CARD(id, title, ...) [id] = title,
#include "games/totalwar/box/eventcards.def"
#undef EVENT_CARD
};

static const char *const card_words[ACTION_CARD_COUNT] = {
#define ACTION_CARD(id, title, ...) [id] = title,
#include "games/totalwar/box/actioncards.def"
#undef ACTION_CARD
};

static const char *const border_words[BORDER_COUNT] = {
#define BORDER(a, b, kind) [a##_##b] = #a "-" #b,
#include "games/totalwar/map/borders.def"
#undef BORDER
};

static const char *const window_words[WINDOW_COUNT] = {
#define WINDOW(id, word) [WINDOW_##id] = word,
#include "games/totalwar/windows.def"
#undef WINDOW
};

static const char *const phase_words[PHASE_COUNT] = {
#define PHASE(id, word, ...) [PHASE_##id] = word,
#define STEP(id, word, ...) [STEP_##id] = word,
#include "games/totalwar/phases.def"
#undef PHASE
#undef STEP
};

/* What events name besides: words for programs, labels for people. What is no name of a
 * people, a card or a place is prose. */
#define CAUSE(id, word, label) [CAUSE_##id] = word,
static const char *const cause_words[CAUSE_COUNT] = {
#include "games/totalwar/words/causes.def"
};
#undef CAUSE
#define CAUSE(id, word, label) [CAUSE_##id] = label,
static const char *const cause_labels[CAUSE_COUNT] = {
#include "games/totalwar/words/causes.def"
};
#undef CAUSE
#define ROLL(id, word, label) [ROLL_##id] = word,
static const char *const roll_words[ROLL_COUNT] = {
#include "games/totalwar/words/rolls.def"
};
#undef ROLL
#define ROLL(id, word, label) [ROLL_##id] = label,
static const char *const roll_labels[ROLL_COUNT] = {
#include "games/totalwar/words/rolls.def"
};
#undef ROLL
#define VERDICT(id, word, label) [VERDICT_##id] = word,
static const char *const verdict_words[VERDICT_COUNT] = {
#include "games/totalwar/words/verdicts.def"
};
#undef VERDICT
#define VERDICT(id, word, label) [VERDICT_##id] = label,
static const char *const verdict_labels[VERDICT_COUNT] = {
#include "games/totalwar/words/verdicts.def"
};
#undef VERDICT

#define WORDS(...) ((const char *const[]){ __VA_ARGS__ })
static const struct names CAUSE_NAMES = { "cause", CAUSE_COUNT, cause_words, cause_labels,
					  .is_prose = true };
static const struct names ROLL_NAMES = { "roll", ROLL_COUNT, roll_words, roll_labels,
					 .is_prose = true };
static const struct names VERDICT_NAMES = { "verdict", VERDICT_COUNT, verdict_words,
					    verdict_labels, .is_prose = true };
static const struct names QUESTION_NAMES = {
	"question", QUESTION_COUNT, WORDS("treaty", "passage", "help"),
	WORDS("the treaty", "the passage", "the joint battle"), .is_prose = true
};
static const struct names CHAPTER_NAMES = { "chapter", CHAPTER_COUNT,
					    WORDS("taxation", "spending"),
					    WORDS("Taxation phase", "Spending phase"),
					    .is_prose = true };
static const struct names ENDING_NAMES = {
	"ending", ENDING_COUNT, WORDS("goal reached", "rounds over", "one left"),
	WORDS("after the last round", "after the last possible round",
	      "the only player left"),
	.is_prose = true
};
/* A name of a people, not of a land. */
static bool is_plural_faction(int faction)
{
	return faction == BARBARIANS;
}

static const struct names SEAT_NAMES = {
	"seat", SEAT_COUNT, WORDS("rome", "carthage", "greece", "barbarians")
};
static const struct names FACTION_NAMES = {
	"faction", SEAT_COUNT + 1,
	WORDS(NULL, "rome", "carthage", "greece", "barbarians"),
	WORDS(NULL, "Rome", "Carthage", "Greece", "Barbarians"),
	.is_plural = is_plural_faction
};
static const struct names TROOP_NAMES = { "troop card", TROOP_COUNT, troop_words };
static const struct names SENT_NAMES = { "card to send", TROOP_COUNT, sent_words };
static const struct names GENERAL_NAMES = { "general", GENERAL_COUNT, general_words };
static const struct names SHIP_NAMES = { "ship", SHIP_COUNT, ship_words };
static const struct names DEVELOPMENT_NAMES = { "development", DEVELOPMENT_COUNT,
						development_words };
static const struct names EVENT_CARD_NAMES = { "event", EVENT_CARD_COUNT,
					       event_card_words };
static const struct names ACTION_CARD_NAMES = { "card", ACTION_CARD_COUNT, card_words };
static const struct names BORDER_NAMES = { "border", BORDER_COUNT, border_words };
static const struct names WINDOW_NAMES = { "window", WINDOW_COUNT, window_words };
static const struct names PHASE_NAMES = { "phase", PHASE_COUNT, phase_words };
#define REGION(id, name, ...) [AIM_REGION + id] = name,
static const char *const aim_words[AIM_COUNT] = {
	[AIM_ARMY] = "army I",
	"army II",
	"army III",
	"army IV",
	"navy A",
	"navy B",
	"first agent",
	"second agent",
	"third agent",
	"rome",
	"carthage",
	"greece",
	"barbarians",
	[AIM_ARMY_OF] = "army I of rome",
	"army II of rome",
	"army III of rome",
	"army IV of rome",
	"army I of carthage",
	"army II of carthage",
	"army III of carthage",
	"army IV of carthage",
	"army I of greece",
	"army II of greece",
	"army III of greece",
	"army IV of greece",
	"army I of barbarians",
	"army II of barbarians",
	"army III of barbarians",
	"army IV of barbarians",
	"navy A of rome",
	"navy B of rome",
	"navy A of carthage",
	"navy B of carthage",
	"navy A of greece",
	"navy B of greece",
	"navy A of barbarians",
	"navy B of barbarians",
#include "games/totalwar/map/regions.def"
};
#undef REGION
#define REGION(id, name, ...) [AIM_REGION + id] = name,
static const char *const aim_labels[AIM_COUNT] = {
	[AIM_ARMY] = "army I",
	"army II",
	"army III",
	"army IV",
	"navy A",
	"navy B",
	"the first agent",
	"the second agent",
	"the third agent",
	"Rome",
	"Carthage",
	"Greece",
	"the Barbarians",
	[AIM_ARMY_OF] = "army I of Rome",
	"army II of Rome",
	"army III of Rome",
	"army IV of Rome",
	"army I of Carthage",
	"army II of Carthage",
	"army III of Carthage",
	"army IV of Carthage",
	"army I of Greece",
	"army II of Greece",
	"army III of Greece",
	"army IV of Greece",
	"army I of the Barbarians",
	"army II of the Barbarians",
	"army III of the Barbarians",
	"army IV of the Barbarians",
	"navy A of Rome",
	"navy B of Rome",
	"navy A of Carthage",
	"navy B of Carthage",
	"navy A of Greece",
	"navy B of Greece",
	"navy A of the Barbarians",
	"navy B of the Barbarians",
#include "games/totalwar/map/regions.def"
};
#undef REGION
static const struct names AIM_NAMES = { "aim", AIM_COUNT, aim_words, aim_labels };
static const struct names PLACE_NAMES = { "place", PLACE_COUNT, tw_rows_place_words };
static const struct names REGION_NAMES = { "region", REGION_COUNT, tw_rows_place_words };
static const struct names LEVEL_NAMES = {
	"relation", LEVEL_COUNT, WORDS("enemy", "neutral", "friendly", "ally"),
	WORDS("enemies", "neutral", "friends", "allies"), .is_prose = true
};
static const struct names WORK_NAMES = {
	"improvement", WORK_COUNT, WORDS("market", "barracks", "walls", "wonder"),
	WORDS("a market", "barracks", "walls", "a wonder"), .is_prose = true
};
static const struct names COLOUR_NAMES = {
	"colour", COLOUR_COUNT, WORDS(NULL, "black", "white", "green", "yellow", "red"),
	.is_prose = true
};
static const struct names FACE_NAMES = { "face", FACE_COUNT,
					 WORDS(NULL, "skull", "x", "s", "blank"),
					 WORDS(NULL, "Skull", "X", "S", "Blank") };
static const struct names ARMY_NAMES = {
	"army", ARMY_COUNT, WORDS("I", "II", "III", "IV"),
	WORDS("army I", "army II", "army III", "army IV")
};
static const struct names NAVY_NAMES = { "navy", NAVY_COUNT, WORDS("A", "B"),
					 WORDS("navy A", "navy B") };
static const struct names FORCE_NAMES = { "force", FORCE_COUNT,
					  WORDS(NULL, "army I", "army II", "army III",
						"army IV", "navy A", "navy B") };
static const struct names AGENT_NAMES = { "agent", AGENT_COUNT,
					  WORDS("first", "second", "third"),
					  .is_prose = true };
static const struct names SIDE_NAMES = { "side", SIDE_COUNT,
					 WORDS("attacker", "defender") };
static const struct names ROLE_NAMES = {
	"role", ROLE_COUNT, WORDS("main", "skirmisher", "artillery", "special"),
	.is_prose = true
};
static const struct names ZONE_NAMES = { "zone", ZONE_COUNT,
					 WORDS(NULL, "hand", "ready", "far", "fielded",
					       "wounded", "under", "beside", "dead",
					       "used") };
static const struct names FIGHT_NAMES = {
	"fight", FIGHT_COUNT, WORDS(NULL, "terrain", "flanks", "centre", "envelopment"),
	WORDS(NULL, "Fight in difficult terrain", "Fight on the flanks",
	      "Fight in the centre", "Envelopment"),
	.is_prose = true
};
static const struct names ACTING_NAMES = { "acting side", SIDE_COUNT + 1,
					   WORDS(NULL, "attacker", "defender") };
static const struct names CARRIER_NAMES = { "carrier", NAVY_COUNT + 1,
					    WORDS(NULL, "A", "B") };
static const struct names CONDITION_NAMES = { "condition", CONDITION_COUNT,
					      WORDS("whole", "wounded"),
					      .is_prose = true };
static const struct names MARCH_NAMES = {
	"count", MARCH_COUNT, WORDS("mu", "roads", "guided", "beaten", "turned away")
};
static const struct names AGENT_STATUS_NAMES = { "agent status", AGENT_STATUS_COUNT,
						 WORDS("moved", "acted", "informed",
						       "papers", "caught") };
static const struct names INTRIGUE_NAMES = {
	"intrigue", INTRIGUE_COUNT, WORDS("traded", "confided", "subterfuge", "expert")
};
static const struct names LOSS_NAMES = {
	"loss",
	LOSS_COUNT,
	WORDS("main", "any", "light", "skirmisher", "artillery", "mercenary", "own"),
	WORDS("main card", "card", "skirmisher or artillery card", "skirmisher",
	      "artillery card", "mercenary", "card that is no mercenary"),
	WORDS("main cards", "cards", "skirmishers and artillery cards", "skirmishers",
	      "artillery cards", "mercenaries", "cards that are no mercenaries"),
	.is_prose = true
};
static const struct names TALLY_NAMES = {
	"tally", TALLY_COUNT,
	WORDS("began", "reveals", "drowning", "stands", "avoids", "withdraws",
	      "sees first", "victor", "total victory", "inspired", "felled",
	      "dishonoured", "ambushes", "irons", "used relief", "used drill",
	      "used wedge", "used fighter", "used morale", "ladders", "gates", "citizens")
};
static const struct names WAY_NAMES = { "direction", 2, WORDS("right", "left"),
					.is_prose = true };
static const struct names DEED_NAMES = {
	"action", DEED_COUNT,
	WORDS(NULL, "treaty", "trade", "spy", "protests", "riots", "rebel uprising",
	      "bribe", "sabotage", "treasury theft", "double agent", "sow distrust",
	      "recruit mercenaries", "assassination"),
	WORDS(NULL, "offers a treaty to", "trades with", "spies on",
	      "stirs up protests in", "stirs up riots in", "calls for an uprising in",
	      "tries to bribe", "tries to sabotage", "tries to rob the treasury of",
	      "turns", "sows distrust of", "recruits mercenaries in",
	      "sends an assassin to"),
	.is_prose = true
};
static const struct names TARGET_NAMES = {
	"target", TARGET_COUNT,
	WORDS("region", "rome", "carthage", "greece", "barbarians", "army of rome",
	      "army of carthage", "army of greece", "army of barbarians",
	      "agent 1 of rome", "agent 2 of rome", "agent 3 of rome",
	      "agent 1 of carthage", "agent 2 of carthage", "agent 3 of carthage",
	      "agent 1 of greece", "agent 2 of greece", "agent 3 of greece",
	      "agent 1 of barbarians", "agent 2 of barbarians", "agent 3 of barbarians",
	      "market", "barracks"),
	WORDS("the region", "Rome", "Carthage", "Greece", "the Barbarians",
	      "the army of Rome", "the army of Carthage", "the army of Greece",
	      "the army of the Barbarians", "an agent of Rome", "an agent of Rome",
	      "an agent of Rome", "an agent of Carthage", "an agent of Carthage",
	      "an agent of Carthage", "an agent of Greece", "an agent of Greece",
	      "an agent of Greece", "an agent of the Barbarians",
	      "an agent of the Barbarians", "an agent of the Barbarians", "the market",
	      "the barracks")
};
static const struct names NUMBER_NAMES = { "number", 256, NULL };
static const struct names SLOT_NAMES = { "slot", SLOT_COUNT, NULL };
static const struct names LINE_NAMES = { "place in the line", LINE_COUNT, NULL };
static const struct names DIE_NAMES = { "die", DIE_COUNT, NULL };
static const struct names ORDER_NAMES = { "order", ORDER_COUNT, NULL };
static const struct names PART_NAMES = { "part", PART_COUNT, NULL };

#endif
