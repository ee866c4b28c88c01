/*
 * Commands & Colors: Ancients, private to this folder: the state, the rows and the words.
 * The field is that of kit/hexes.h (CC-1); a hex holds a unit and a leader (CC-9).
 *
 * A byte of `unit` is a kind of units.def, with SIDE_BIT for the top army; one of
 * `leader` a row of leaders.def, with LEADER_SIDE_BIT. Seat BOTTOM has row 8 of the field
 * as its own edge, seat TOP row 0.
 */
#ifndef GAMES_ANCIENTS_H
#define GAMES_ANCIENTS_H

#include "core/evaluator.h"
#include "core/state.h"
#include "core/words/event.h"
#include "kit/deck.h"
#include "kit/dice.h"
#include "kit/flow.h"
#include "kit/hexes.h"

enum { BOTTOM, TOP, SEAT_COUNT };
enum edition { MANUAL, PUBLISHED, EDITION_COUNT };

enum kind {
	NO_KIND,
#define UNIT(id, ...) KIND_##id,
#include "games/ancients/battles/units.def"
#undef UNIT
	KIND_COUNT
};

enum ground {
	CLEAR,
#define TERRAIN(id, ...) id,
#include "games/ancients/movement/terrain.def"
#undef TERRAIN
	TERRAIN_COUNT
};

enum card {
	NO_CARD,
#define CARD(id, ...) id,
#include "games/ancients/orders/cards.def"
#undef CARD
	CARD_COUNT
};

enum person {
	NO_LEADER,
#define LEADER(id, ...) LEADER_##id,
#include "games/ancients/battles/leaders.def"
#undef LEADER
	PERSON_COUNT
};

enum army {
	NO_ARMY,
#define ARMY(id, ...) ARMY_##id,
#include "games/ancients/battles/armies.def"
#undef ARMY
	ARMY_COUNT
};

enum special {
#define SPECIAL(id, ...) SPECIAL_##id,
#include "games/ancients/battles/specials.def"
#undef SPECIAL
	SPECIAL_COUNT
};

enum battle_id {
	NO_BATTLE_ROW,
#define BATTLE(id, ...) BATTLE_##id,
#include "games/ancients/battles/battles.def"
#undef BATTLE
	BATTLE_COUNT
};

enum phase_id {
	PHASE_NONE,
#define PHASE(id, ...) PHASE_##id,
#define STEP(id, ...) STEP_##id,
#include "games/ancients/phases.def"
#undef STEP
#undef PHASE
	PHASE_COUNT
};

#define VERBS_DEF "games/ancients/verbs.def"
#define REFUSALS_DEF "games/ancients/words/refusals.def"
#define OPTIONS_DEF "games/ancients/options.def"
#define EVENTS_DEF "games/ancients/words/events.def"
#define MESSAGES_DEF "games/ancients/words/messages.def"
#include "core/rowids.h"

/* The faces of a die (CC-4); the first three are the symbols of the classes. */
enum face { NO_FACE, LIGHT, MEDIUM, HEAVY, HELMET, FLAG, SWORDS, FACE_COUNT };

/* What dice are rolled for. Those to STAGE_EVADE are the rolls of a combat. */
enum stage {
	STAGE_NONE,
	STAGE_FIRE,
	STAGE_CLOSE,
	STAGE_STRIKE,
	STAGE_BATTLE_BACK,
	STAGE_EVADE,
	ROLL_CHECK,
	ROLL_ORPHAN,
	ROLL_MARSH,
	ROLL_MARSH_LEADER,
	ROLL_RAMPAGE,
	ROLL_ESCAPE,
	ROLL_CARD,
	STAGE_COUNT
};

enum trait {
	FOOT = 1 << 0,
	MOUNTED = 1 << 1,
	ALONE = 1 << 2,		    /* a leader without a unit; of terrain only */
	PASSES = 1 << 3,	    /* light foot */
	NO_BATTLE_AFTER_2 = 1 << 4, /* no battle after two hexes */
	CHARGES = 1 << 5,	    /* one hex more if it then fights */
	MARCHES = 1 << 6,	    /* hurries with Double Time */
	SLOW = 1 << 7,		    /* no battle after a move, no advance */
	CAVALRY = 1 << 8,	    /* rides on after an advance */
	HORSE = 1 << 9,		    /* cavalry and chariots: elephants frighten them */
	SCARES_HORSES = 1 << 10,    /* frightens horses */
	FOLLOWS = 1 << 11,	    /* bonus combat without a leader */
	BOLD = 1 << 12,		    /* better at full strength */
	NO_RALLY = 1 << 13,
};

enum cardkinds {
	IS_LIGHT = 1 << 0,
	IS_MEDIUM = 1 << 1,
	IS_HEAVY = 1 << 2,
	IS_FOOT = 1 << 3,
	IS_MOUNTED = 1 << 4,
	IS_MISSILE = 1 << 5
};

/* From whom a unit may evade (CC-79). */
enum {
	FROM_FOOT = 1,
	FROM_HEAVY = 2,
	FROM_ELEPHANTS = 4,
	FROM_OTHERS = 8,
	FROM_ANY = 15
};

enum { ORDER_UNIT = 1, ORDER_LEADER = 2, ORDER_COUNT = 4 };
enum { NO_MOVE = 1, NO_BATTLE = 2, CHARGING = 4, ENTERING = 8, TIRED_MAX = 15 };
enum { SIDE_BIT = 5, LEADER_SIDE_BIT = 7, KIND_MASK = 31, PERSON_MASK = 127 };
enum { SECTION_COUNT = 3, PLACE_COUNT = 4, ROLE_COUNT = 2 };
/* Sections as a player sees them (CC-2); a set of them is their sum. */
enum { LEFT = 1, CENTRE = 2, RIGHT = 4, SECTION_SETS = 8 };
enum role { ATTACKER, DEFENDER, BYSTANDER };
/* First Strike: in this combat, or in another one of this turn (CC-44). */
enum { NOT_STRUCK, STRUCK_NOW, STRUCK_BEFORE, STRUCK_COUNT };
enum { COMMAND_MAX = 9, BANNERS_MAX = 30, ORDERS_MAX = 30 };
enum { BLOCKS_MAX = 4, COPIES_MAX = 4 };
enum { STEPS_MAX = 4, DICE_MAX = 12, FACE_MAX = 100, RETREAT_MAX = 60, TURN_LIMIT = 400 };
enum { GROWING_TURNS = 2 };		    /* CC-151 */
enum { HARDENING = 3, HARDENED_CARDS = 2 }; /* CC-152: banners, cards they bring */
enum { PIECE_COUNT = 64, LEADER_COUNT = 256, FLIGHT = 3, EVADE_STEPS = 2 };

#define STATE_DEF "games/ancients/state.def"
#define STATE_TYPE struct ancients
struct ancients {
#include "core/statestruct.h"
};

struct unit_row {
	const char *code, *name, *title;
	u16 traits;
	u8 symbol, blocks, move;
	u8 dice, back; /* attacking, battling back */
	u8 tramples;   /* the dice elephants roll against it */
	u8 range[EDITION_COUNT];
	u8 evades[EDITION_COUNT];
	u8 retreat;		    /* hexes for each flag */
	u8 shrugs, steady;	    /* swords and flags it ignores */
	bool swords, helmets;	    /* its swords hit; its helmets always hit */
	bool nimble[EDITION_COUNT]; /* may battle when it enters a forest */
	const char *feat;	    /* what marks it in its battles (CC-145), or NULL */
};

struct terrain_row {
	const char *word, *name, *sign;
	const char *help[EDITION_COUNT]; /* what it does, for players */
	u8 stops, barred;		 /* FOOT, MOUNTED, ALONE */
	u8 cap[EDITION_COUNT], aim[EDITION_COUNT];
	u8 walls; /* the protected sides, a bit for each hexdir */
	bool hides, blocks_sight, is_camp, shelters, clings;
};

struct card_row {
	const char *name, *text;
	u8 rule, copies, mirror;
	u8 quota[SECTION_COUNT];
	u8 kinds, linked, inspires, shots;
	u8 dice, charge, edge; /* more dice: first combat, close combat, all */
	bool detaches, moves_through, all, stands, no_fire, no_close;
	bool hurries, moves_one_hex, heavy_moves_3, moves_again, rolls, heals;
};

struct leader_row {
	const char *name;
	u8 dice;   /* more dice for his unit (CC-95) */
	bool poor; /* CC-96 */
};

struct battle_row {
	const char *title, *terrain, *units[SEAT_COUNT], *leaders[SEAT_COUNT];
	const char *reserve[SEAT_COUNT], *waiting[SEAT_COUNT];
	u16 number, special[SEAT_COUNT];
	u8 army[SEAT_COUNT], command[SEAT_COUNT], first, goal;
};

extern const struct game ancients_game;
extern const struct unit_row ancients_units[KIND_COUNT];
extern const struct terrain_row ancients_terrain[TERRAIN_COUNT];
extern const struct card_row ancients_cards[CARD_COUNT];
extern const struct leader_row ancients_leaders[PERSON_COUNT];
extern const struct battle_row ancients_battles[BATTLE_COUNT];
extern const struct phase ancients_phases[];
extern const char *const ancients_face_words[FACE_COUNT];
extern const char *const ancients_army_words[ARMY_COUNT];
extern const struct names CC_KIND_NAMES, CC_PERSON_NAMES, CC_TERRAIN_NAMES, CC_CARD_NAMES,
	CC_ARMY_NAMES, CC_SPECIAL_NAMES;

/* Small questions about a state. */

static inline int enemy_of(int seat)
{
	return !seat;
}

/* CC-8 */
static inline int edition_of(const struct ancients *s)
{
	return s->option[OPTION_EDITION];
}

/* Whether a rule of the printed game holds: in its edition, or in the manual's by an
 * option that takes it over. */
static inline bool as_printed(const struct ancients *s, int option)
{
	return edition_of(s) == PUBLISHED || s->option[option];
}

static inline const struct card_row *orders_of(const struct ancients *s)
{
	return &ancients_cards[s->lone ? NO_CARD : s->orders];
}

static inline int kind_at(const struct ancients *s, int hex)
{
	return s->unit[hex] & KIND_MASK;
}

static inline const struct unit_row *unit_at(const struct ancients *s, int hex)
{
	return &ancients_units[kind_at(s, hex)];
}

static inline int unit_side(const struct ancients *s, int hex)
{
	return s->unit[hex] >> SIDE_BIT;
}

static inline int leader_side(const struct ancients *s, int hex)
{
	return s->leader[hex] >> LEADER_SIDE_BIT;
}

static inline const struct leader_row *leader_at(const struct ancients *s, int hex)
{
	return &ancients_leaders[s->leader[hex] & PERSON_MASK];
}

static inline bool has_unit(const struct ancients *s, int seat, int hex)
{
	return s->unit[hex] && unit_side(s, hex) == seat;
}

static inline bool has_leader(const struct ancients *s, int seat, int hex)
{
	return s->leader[hex] && leader_side(s, hex) == seat;
}

static inline bool has_lone_leader(const struct ancients *s, int seat, int hex)
{
	return !s->unit[hex] && has_leader(s, seat, hex);
}

static inline bool is_elephant(const struct ancients *s, int hex)
{
	return kind_at(s, hex) == KIND_EL;
}

static inline const struct terrain_row *ground_at(const struct ancients *s, int hex)
{
	return &ancients_terrain[s->terrain[hex]];
}

static inline bool is_full(const struct ancients *s, int hex)
{
	return s->blocks[hex] == unit_at(s, hex)->blocks;
}

/* CC-121 */
static inline bool is_nimble(const struct ancients *s, int hex)
{
	return unit_at(s, hex)->nimble[edition_of(s)];
}

static inline bool has_special(const struct ancients *s, int seat, int special)
{
	return s->special[seat][special];
}

/* The two hexes (or one) next to those of the set on the way to the seat's own edge
 * (CC-3). */
static inline hexset rear_of(hexset set, int seat)
{
	return seat == BOTTOM ? hexes_shift(set, HEX_SW) | hexes_shift(set, HEX_SE)
			      : hexes_shift(set, HEX_NW) | hexes_shift(set, HEX_NE);
}

/* The same sections as the other player sees them: his left is my right. */
static inline unsigned from_the_other_side(unsigned sections)
{
	return (sections & CENTRE) | (sections & RIGHT) / RIGHT * LEFT |
	       (sections & LEFT) * RIGHT;
}

/* Lists `verb FROM TO` for each hex of the set. */
static inline void offer_to(int verb, int from, hexset to, struct actions *out)
{
	while (to)
		actions_add(out, action_make(verb, from, hexset_take(&to), 0));
}

static inline bool is_close(int stage)
{
	return stage == STAGE_CLOSE || stage == STAGE_STRIKE ||
	       stage == STAGE_BATTLE_BACK;
}

/* field.c: sets of pieces, sections, moving pieces about. */
hexset cc_field_units(const struct ancients *s, int seat);
hexset cc_field_leaders(const struct ancients *s, int seat);
hexset cc_field_lone_leaders(const struct ancients *s, int seat);
hexset cc_field_ordered(const struct ancients *s,
			int what); /* ORDER_UNIT, ORDER_LEADER */
hexset cc_field_barred(const struct ancients *s, unsigned traits); /* CC-123 */
hexset cc_field_stops(const struct ancients *s, unsigned traits);  /* CC-58 */
unsigned cc_field_sections(int seat, int hex);		    /* LEFT, CENTRE, RIGHT */
bool cc_field_supported(const struct ancients *s, int hex); /* CC-102 */
unsigned cc_field_traits(const struct ancients *s,
			 int hex); /* of the unit or lone leader */
bool cc_field_can_enter(const struct ancients *s, int kind, int hex);
void cc_field_carry(struct ancients *s, int from, int to); /* a unit with its leader */
void cc_field_remove(struct ancients *s, int hex);	   /* the unit, not the leader */
void cc_field_clear_marks(struct ancients *s, int hex);
int cc_field_take_leader(struct ancients *s, int hex); /* off the field: his code */

/* dice.c: how many dice, what they do. Nothing here changes a state. */
int cc_dice_close(const struct ancients *s, int roller, int victim, int stage);
int cc_dice_fire(const struct ancients *s, int from, int to);
int cc_dice_roller(const struct ancients *s, int stage);
int cc_dice_victim(const struct ancients *s, int stage);
int cc_dice_hits(const struct ancients *s, int stage); /* of s->face, on the victim */
int cc_dice_ignored_swords(const struct ancients *s, int roller, int victim, int stage);
int cc_dice_spared_symbols(const struct ancients *s, int roller, int victim, int stage);
bool cc_dice_helmets_hit(const struct ancients *s, int roller, int victim);
int cc_dice_ignored_flags(const struct ancients *s, int victim, int stage);

/* odds.c: what a roll is going to do: how likely it hits, and how often on average. The
 * combat is set, s->attacker and s->target. */
struct cc_odds {
	double chance, hits;
};
struct cc_odds cc_odds_of(const struct ancients *s, int from, int to, int stage,
			  int dice);

/* reach.c: where a unit or a leader can go, what can be shot at. */
int cc_reach_allowance(const struct ancients *s, int hex);
int cc_reach_calm(const struct ancients *s, int hex, int hexes);
bool cc_reach_is_held(const struct ancients *s, int hex); /* leaves it by 1 hex only */
struct cc_view {
	hexset units, leaders;	   /* of both sides */
	hexset own, lone, enemies; /* own units, own leaders alone, whom to charge */
	hexset rough;		   /* ground that is not clear */
};
struct cc_view cc_reach_view(const struct ancients *s, int seat);
hexset cc_reach_rings(const struct ancients *s, const struct cc_view *v, int hex,
		      hexset ring[STEPS_MAX + 1]);
hexset cc_reach_leader(const struct ancients *s, const struct cc_view *v, int hex);
refusal cc_reach_fire(const struct ancients *s, int from, int to); /* range and sight */
int cc_reach_blocker(const struct ancients *s, int from, int to);  /* or NOWHERE */

/* Chapters. */

/* The orders given so far; `fits` has a bit for each combination of sections (1 left, 2
 * centre, 4 right) in which the card has another order. */
struct cc_ordering {
	hexset ordered;
	unsigned fits;
	bool is_taken; /* by an ambush: no more orders */
};

void cc_setup_begin(struct ancients *s, const struct setup *how);
void cc_setup_deck(struct ancients *s);
bool cc_setup_is_dealt(const struct ancients *s);
bool cc_setup_takes_leader(const struct ancients *s, int seat, int hex); /* CC-158 */
bool cc_setup_can_place(const struct ancients *s, int seat);
void cc_setup_ready(struct ancients *s);
void cc_turn_begin(struct ancients *s, int seat);
void cc_turn_end(struct ancients *s);
bool cc_turn_is_drawing(struct ancients *s); /* false: nothing (more) to draw */
unsigned cc_cards_kinds_of(const struct unit_row *row); /* enum cardkinds */
void cc_orders_begin(struct ancients *s);
void cc_orders_done(struct ancients *s);
bool cc_orders_possible(struct ancients *s);
bool cc_orders_leader_waits(const struct ancients *s); /* CC-150 */
struct cc_ordering cc_orders_so_far(const struct ancients *s);
unsigned cc_orders_sections(const struct ancients *s); /* of the card, of a copy CC-42 */
refusal cc_orders_refusal(const struct ancients *s, const struct cc_ordering *o, int hex);
refusal cc_orders_lead_refusal(const struct ancients *s, const struct cc_ordering *o,
			       int hex);
void cc_moves_begin(struct ancients *s);
void cc_moves_again(struct ancients *s);
void cc_moves_end(struct ancients *s);
unsigned cc_moves_tire(const struct ancients *s, int hex, int hexes); /* s->tired */
bool cc_moves_possible(struct ancients *s);
void cc_battle_begin(struct ancients *s);
void cc_battle_end(struct ancients *s);
refusal cc_battle_attack_refusal(const struct ancients *s, int from, int to);
void cc_combat_begin(struct ancients *s, int from, int to, bool is_bonus);
bool cc_combat_can_evade(const struct ancients *s, int hex, int attacker);
void cc_combat_stormed(struct ancients *s, int hex); /* CC-155 */
bool cc_momentum_possible(const struct ancients *s); /* after the attack, CC-82 */
hexset cc_momentum_ride_ways(const struct ancients *s);
void cc_roll_begin(struct ancients *s, int roll, int dice);
void cc_retreat_begin(struct ancients *s, int hex, int steps);
int cc_retreat_per_flag(const struct ancients *s, int hex);
hexset cc_retreat_ways(const struct ancients *s);
hexset cc_retreat_free(const struct ancients *s, int hex);
void cc_marsh_enter(struct ancients *s, int hex);
bool cc_marsh_threatens_leader(const struct ancients *s, int hex);
void cc_marsh_enter_leader(struct ancients *s, int hex);
void cc_flee_begin(struct ancients *s, int hex);
hexset cc_flee_ways(const struct ancients *s);
bool cc_flee_can_stay(const struct ancients *s);
bool cc_flee_can_leave(const struct ancients *s);
bool ancients_is_decided(const struct ancients *s);
void cc_settle(struct ancients *s);

#define PHASE(id, ...)                                                        \
	void cc_legal_##id(const void *state, int seat, struct actions *out); \
	void cc_apply_##id(void *state, int seat, action a);                  \
	refusal cc_why_##id(const void *state, int seat, action a);           \
	struct flaw cc_check_PHASE_##id(const void *state);
#define STEP(id, ...)                          \
	void cc_step_##id(struct ancients *s); \
	struct flaw cc_check_STEP_##id(const void *state);
#include "games/ancients/phases.def"
#undef STEP
#undef PHASE

/* Faces and thoughts. */
void cc_draw_position(const void *state, int reader, bool colour, struct text *out);
void cc_show_extras(const void *state, int reader, struct json *out);
void cc_show_ways(const struct ancients *s, struct json *out);
void cc_show_facts(struct json *out);
void cc_show_tables(struct json *out);
int cc_battle_balance(int battle); /* 0: not known */
void cc_brief(const void *start, struct json *out);
void cc_ask_question(const void *state, int seat, struct messages *out);
unsigned cc_explain_refusal(const void *state, int seat, action a, refusal r,
			    struct messages *out);
void cc_show_battles(struct json *out);
void cc_show_choices(struct json *out);
void cc_think_determinize(void *state, int seat, struct rng *rng);
float cc_evaluate(const void *state, int seat);
void cc_evaluate_measure(const void *state, int seat, float out[FEATURES_MAX]);
float cc_handmade_evaluate(const void *state, int seat);
extern const char *const cc_evaluate_features[];
action cc_think_sample(const void *state, struct rng *rng);
unsigned cc_think_turn(const void *state);
status cc_check_position(const void *state, struct text *why);
status cc_custom_begin(void *state, const struct setup *how, const struct json_doc *d,
		       int node, struct text *why);
void cc_describe(const void *state, struct json *out);

#endif
