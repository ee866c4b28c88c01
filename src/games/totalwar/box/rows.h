/*
 * Total War: Rome, private to this folder: the words and the rows. Enumerators and tables
 * come from the same .def files; rows.c has the tables.
 */
#ifndef GAMES_TOTALWAR_ROWS_H
#define GAMES_TOTALWAR_ROWS_H

#include "core/state.h"
#include "core/words/message.h"
#include "kit/flow.h"

enum faction { NOBODY_HOME, ROME, CARTHAGE, GREECE, BARBARIANS, MERCENARY };
/* TW-20: from the worst to the best. */
enum colour { NO_DIE, BLACK, WHITE, GREEN, YELLOW, RED, COLOUR_COUNT };
enum face { UNROLLED, SKULL, CROSS, SIGN, BLANK, FACE_COUNT };
enum level { ENEMY, NEUTRAL, FRIENDLY, ALLY, LEVEL_COUNT };
enum border_kind { OPEN, RIVER, MOUNTAIN, STRAIT };
enum work { MARKET, BARRACKS, WALLS, WONDER, WORK_COUNT };

enum type {
	NO_TYPE,
	INFANTRY,
	BOWMEN,
	CAVALRY,
	CHARIOT,
	ELEPHANT,
	SKIRMISHER_FOOT,
	SKIRMISHER_MOUNTED,
	ARTILLERY,
};

/* Whom a RED S strikes (TW-217). */
enum {
	ON_INFANTRY = 1 << INFANTRY | 1 << BOWMEN,
	ON_BOWMEN = 1 << BOWMEN,
	ON_CAVALRY = 1 << CAVALRY,
	ON_CHARIOT = 1 << CHARIOT,
	ON_ELEPHANT = 1 << ELEPHANT,
	ON_SKIRMISHER = 1 << SKIRMISHER_FOOT | 1 << SKIRMISHER_MOUNTED,
	ON_ARTILLERY = 1 << ARTILLERY,
};

enum skill {
	INSPIRED_FIGHTER = 1,
	DIPLOMACY_EXPERT = 2,
	BATTLEFIELD_EXPERT = 4,
	MORALE_BOOSTER = 8,
	SCOUTING_EXPERT = 16,
	NEVER_GIVE_UP = 32,
	MERCENARY_LOYALTY = 64,
};

enum deed_id {
	NO_DEED,
	TREATY,
	TRADE,
	SPY,
	PROTESTS,
	RIOTS,
	REBEL_UPRISING,
	BRIBE,
	SABOTAGE,
	TREASURY_THEFT,
	DOUBLE_AGENT,
	SOW_DISTRUST,
	RECRUIT_MERCENARIES,
	ASSASSINATION,
	DEED_COUNT,
};

enum region {
	NOWHERE_REGION,
#define REGION(id, ...) id,
#include "games/totalwar/map/regions.def"
#undef REGION
	REGION_COUNT
};

enum sea {
	BEFORE_SEAS = REGION_COUNT - 1,
#define SEA(id, ...) id,
#include "games/totalwar/map/seas.def"
#undef SEA
	IN_SPACE,
	PLACE_COUNT
};

enum border {
#define BORDER(a, b, kind) a##_##b,
#include "games/totalwar/map/borders.def"
#undef BORDER
	BORDER_COUNT
};

enum troop {
	NO_TROOP,
#define TROOP(id, ...) id,
#include "games/totalwar/box/troops.def"
#undef TROOP
	TROOP_COUNT
};

enum general {
	NO_GENERAL,
#define GENERAL(id, ...) id,
#include "games/totalwar/box/generals.def"
#undef GENERAL
	GENERAL_COUNT
};

enum ship {
	NO_SHIP,
#define SHIP(id, ...) id,
#include "games/totalwar/box/ships.def"
#undef SHIP
	SHIP_COUNT
};

enum development {
	NO_DEVELOPMENT,
#define DEVELOPMENT(id, ...) id,
#include "games/totalwar/box/developments.def"
#undef DEVELOPMENT
	DEVELOPMENT_COUNT
};

enum event_card {
	NO_EVENT,
#define EVENT_CARD(id, ...) id,
#include "games/totalwar/box/eventcards.def"
#undef EVENT_CARD
	EVENT_CARD_COUNT
};

enum action_card {
	NO_CARD,
#define ACTION_CARD(id, ...) id,
#include "games/totalwar/box/actioncards.def"
#undef ACTION_CARD
	ACTION_CARD_COUNT
};

enum window {
	NO_WINDOW,
#define WINDOW(id, ...) WINDOW_##id,
#include "games/totalwar/windows.def"
#undef WINDOW
	WINDOW_COUNT
};

enum {
#define WINDOW(id, ...) IN_##id = 1 << WINDOW_##id,
#include "games/totalwar/windows.def"
#undef WINDOW
};

enum phase_id {
	PHASE_NONE,
#define PHASE(id, ...) PHASE_##id,
#define STEP(id, ...) STEP_##id,
#include "games/totalwar/phases.def"
#undef PHASE
#undef STEP
	PHASE_COUNT
};

#define VERBS_DEF "games/totalwar/verbs.def"
#define REFUSALS_DEF "games/totalwar/words/refusals.def"
#define OPTIONS_DEF "games/totalwar/options.def"
#define EVENTS_DEF "games/totalwar/words/events.def"
#define MESSAGES_DEF "games/totalwar/words/messages.def"
#include "core/rowids.h"

/* What events name besides: causes, rolls, verdicts, and what an ally is asked. */
enum cause {
	NO_CAUSE,
#define CAUSE(id, ...) CAUSE_##id,
#include "games/totalwar/words/causes.def"
#undef CAUSE
	CAUSE_COUNT
};

enum roll {
	NO_ROLL,
#define ROLL(id, ...) ROLL_##id,
#include "games/totalwar/words/rolls.def"
#undef ROLL
	ROLL_COUNT
};

enum verdict {
	NO_VERDICT,
#define VERDICT(id, ...) VERDICT_##id,
#include "games/totalwar/words/verdicts.def"
#undef VERDICT
	VERDICT_COUNT
};

enum question { ASKS_TREATY, ASKS_PASSAGE, ASKS_HELP, QUESTION_COUNT };
enum chapter { TAXATION_BEGINS, SPENDING_BEGINS, CHAPTER_COUNT };
enum ending { VP_REACHED, ROUNDS_OVER, ONE_LEFT, ENDING_COUNT };

enum scenario_id { STANDARD, INTRODUCTION };

enum {
	SEAT_COUNT = 4,
	SEATS_ALL = 15,
	ARMY_COUNT = 4,
	ARMIES_ALL = 15,
	NAVY_COUNT = 2,
	AGENT_COUNT = 3,
	SLOT_COUNT = 10,
	SHIPS_MAX = 5,
	SHIPS_ALL = 10,
	SIDE_COUNT = 2,
	LINE_COUNT = 1 + 2 * SLOT_COUNT,
	DIE_COUNT = 24,
	ORDER_COUNT = 32,
	PART_COUNT = 4,
	STARS_MAX = 5,
};
enum { ROUND_LIMIT = 24, VP_MAX = 200, GOLD_MAX = 9999, BID_MAX = 100, UNREST_MAX = 3 };
enum { MU_MAX = 12, MARCH_MAX = 15, TERRAIN_MAX = 4, COMBATS_MAX = SLOT_COUNT };
enum { MAIN_MAX = 6, SKIRMISHERS_MAX = 2, ARTILLERY_MAX = 2 };
/* What is counted in `left`: cards that change armies, dice rolled again and so on. */
enum { SHIFTS_MAX = 24, LEFT_MAX = SHIFTS_MAX, REROLLS_MAX = 4, REWARDS_MAX = 3 };

/* The forces of a player: his armies, then his navies. */
enum force { NO_FORCE_MOVES, FIRST_ARMY, FIRST_NAVY = FIRST_ARMY + ARMY_COUNT };
enum { FORCE_COUNT = FIRST_NAVY + NAVY_COUNT };

/* What a force has left in this turn. Beaten ones do nothing more (TW-155); allies who
 * turned a force away, as bits, are not asked again for it (TW-148). */
enum march { MU, ROADS, GUIDED, BEATEN, TURNED_AWAY, MARCH_COUNT };

/* What an agent has done in this agent phase, or what was done to it. */
enum errand { MOVED, ACTED, INFORMED, PAPERS, CAUGHT, ERRAND_COUNT };

/* What a player has done in this agent turn; seats as bits. */
enum intrigue { TRADED, CONFIDED, SUBTERFUGE, EXPERT, INTRIGUE_COUNT };

/* Cards yet to be lost: which of them (TW-79, TW-113, TW-162, TW-163). */
enum loss {
	LOSE_MAIN,
	LOSE_ANY,
	LOSE_LIGHT,
	LOSE_SKIRMISHER,
	LOSE_ARTILLERY,
	LOSE_MERCENARY,
	LOSE_OWN,
	LOSS_COUNT
};

/* What a side of a meeting or a battle has said, used and done. */
enum tally {
	BEGAN,
	REVEALS,
	DROWNING,
	STANDS,
	AVOIDS,
	WITHDRAWS,
	SEES_FIRST,
	VICTOR,
	TOTAL_VICTORY,
	INSPIRED,
	FELLED,
	DISHONOURED,
	AMBUSHES,
	IRONS,
	USED_RELIEF,
	USED_DRILL,
	USED_WEDGE,
	USED_FIGHTER,
	USED_MORALE,
	HAS_LADDERS,
	HAS_GATES,
	HAS_CITIZENS,
	TALLY_COUNT
};

/* The side that acts alone: 1 + side, as a name. */
enum acting { NO_SIDE, ATTACKER, DEFENDER };

/* Where a card is in a battle. */
enum zone {
	NOT_THERE,
	IN_HAND,
	READY,
	FAR,
	FIELDED,
	WOUNDED,
	UNDER,
	BESIDE,
	DEAD,
	USED_UP,
	ZONE_COUNT,
};
enum fight {
	NO_FIGHT,
	FIGHT_TERRAIN,
	FIGHT_FLANKS,
	FIGHT_CENTRE,
	FIGHT_ENVELOPMENT,
	FIGHT_COUNT
};
enum role { ROLE_MAIN, ROLE_SKIRMISHER, ROLE_ARTILLERY, ROLE_SPECIAL, ROLE_COUNT };
enum condition { WHOLE, HURT, CONDITION_COUNT };

/* What an event is played at; own things first. */
enum aim {
	NO_AIM,
	AIM_ARMY,
	AIM_NAVY = AIM_ARMY + ARMY_COUNT,
	AIM_AGENT = AIM_NAVY + NAVY_COUNT,
	AIM_SEAT = AIM_AGENT + AGENT_COUNT,
	AIM_ARMY_OF = AIM_SEAT + SEAT_COUNT,
	AIM_NAVY_OF = AIM_ARMY_OF + SEAT_COUNT * ARMY_COUNT,
	AIM_REGION = AIM_NAVY_OF + SEAT_COUNT * NAVY_COUNT - 1, /* + the region */
	AIM_COUNT = AIM_REGION + REGION_COUNT
};

/* What an agent aims at. */
enum target {
	AT_REGION,
	AT_SEAT,
	AT_ARMY = AT_SEAT + SEAT_COUNT,
	AT_AGENT = AT_ARMY + SEAT_COUNT,
	AT_MARKET = AT_AGENT + SEAT_COUNT * AGENT_COUNT,
	AT_BARRACKS,
	TARGET_COUNT
};

struct region_row {
	const char *name, *place;
	uint8_t gold, defence[2], trees, mountains, home;
	bool port, capital, mercenary, intro;
};

struct near_row {
	uint8_t to, border, kind;
};

struct troop_row {
	const char *name;
	uint8_t owner, type, cost, pack, needs, copies, good[3], rough[3];
	uint16_t kills;
	bool cancels, republican, special;
	uint8_t veteran, regular;
};

struct general_row {
	const char *name;
	uint8_t owner, stars, skills;
};

struct ship_row {
	const char *name;
	uint8_t owner, die, copies, needs;
};

struct development_row {
	const char *name, *column_name, *text;
	uint8_t owner, column, row, cost, needs;
	bool manual; /* the manual has its name */
};

struct event_card_row {
	const char *name;
	uint16_t windows;
	const char *text;
};

struct action_card_row {
	const char *name;
	uint8_t action, levy, event;
};

/* TW-7: readings that a table may choose instead of the literal one. */
enum { ALWAYS, ONCE_A_TURN };
enum { BRIBE_ANY, BRIBE_OPEN };
enum { STRIKE_ALL, STRIKE_LEFT };
enum { REFORM_AT_ONCE, REFORM_NEXT_ROUND };
enum { PORTS_TRADE, PORTS_TAXED };

enum { NEAR_MAX = 8, SHORE_MAX = 4, LANES_MAX = 7, COASTS_MAX = 9 };
typedef unsigned __int128 placeset;

extern const placeset tw_rows_place_bit[PLACE_COUNT];
extern const struct region_row tw_rows_region[REGION_COUNT];
extern const struct near_row tw_rows_near[REGION_COUNT][NEAR_MAX];
extern const uint8_t tw_rows_border_ends[BORDER_COUNT][2];
extern const uint8_t tw_rows_shore[REGION_COUNT][SHORE_MAX];
extern const uint8_t tw_rows_lanes[PLACE_COUNT][LANES_MAX];
extern const uint8_t tw_rows_coasts[PLACE_COUNT][COASTS_MAX];
extern const bool tw_rows_sea_in_intro[PLACE_COUNT];
enum reach { REACH_AGENT, REACH_LAND, REACH_ANY, REACH_MU, REACH_COUNT };
extern const uint64_t tw_rows_reach[REGION_COUNT][REACH_COUNT * 4];
extern const uint64_t tw_rows_beside[PLACE_COUNT][2];
extern const uint64_t tw_rows_hard[REGION_COUNT][2];
extern const struct troop_row tw_rows_troop[TROOP_COUNT];
extern const struct general_row tw_rows_general[GENERAL_COUNT];
extern const struct ship_row tw_rows_ship[SHIP_COUNT];
extern const struct development_row tw_rows_development[DEVELOPMENT_COUNT];
extern const struct event_card_row tw_rows_event_card[EVENT_CARD_COUNT];
extern const struct action_card_row tw_rows_action_card[ACTION_CARD_COUNT];
extern const char *const tw_rows_place_words[PLACE_COUNT];
extern const uint8_t tw_rows_capital[SEAT_COUNT];

#endif
