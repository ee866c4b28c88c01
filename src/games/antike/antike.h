/*
 * Antike II and Casus Belli, private to this folder: one state, two sets of rows. What
 * differs between the games stands in `struct rules` (antike2.c, casusbelli.c) and in the
 * columns of the .def files; the map tells which game a state is of.
 *
 * A "holder" is a seat plus 1, 0 = none. Region 0 is nowhere.
 */
#ifndef GAMES_ANTIKE_H
#define GAMES_ANTIKE_H

#include "core/evaluator.h"
#include "core/state.h"
#include "core/words/message.h"
#include "kit/areas.h"
#include "kit/flow.h"

enum resource { ANY_RESOURCE, MARBLE, IRON, GOLD, COIN, RESOURCE_COUNT };
enum kind { LEGION, GALLEY, KIND_COUNT };
enum { RED = 1 << LEGION, BLUE = 1 << GALLEY, MIXED = RED | BLUE };
enum terrain { NO_REGION, LAND, SEA };
enum map { MARE_NOSTRUM, ORIENT, CASUS_BELLI, MAP_COUNT };
enum space {
	CENTRE,
	FERRUM,
	TEMPLUM,
	AURUM,
	MOVERE_1,
	MILITIA,
	MARMOR,
	SCIENTIA,
	MOVERE_2,
	SPACE_COUNT
};
enum known { UNKNOWN, NEW, KNOWN, KNOWN_COUNT };
enum edition { MANUAL, PUBLISHED };
enum option_id {
	OPTION_EDITION,
	OPTION_TOKENS,
	OPTION_NINTH,
	OPTION_BATTLES,
	OPTION_MOVERE,
	OPTION_COUNT,
	OPTION_COINS = OPTION_TOKENS, /* Casus Belli */
	OPTION_FORTRESS = OPTION_NINTH,
	OPTION_FORTRESS_ADDS = OPTION_BATTLES,
	OPTION_CITY_LIMIT = OPTION_MOVERE,
};

/* What events tell of a battle, a loss, a personage, the end of the game. */
enum result {
	NONE_REMAIN,
	ATTACKERS_REMAIN,
	DEFENDERS_REMAIN,
	BOTH_REMAIN,
	RESULT_COUNT
};
enum loss { IN_ATTACK, IN_DEFENCE, LOSS_COUNT };
enum deed {
	FOR_CITIES,
	FOR_RAZED,
	FOR_TEMPLES,
	FOR_FIRSTS,
	FOR_SEAS,
	FOR_ALL_KNOWHOW,
	DEED_COUNT
};
enum ware {
	WARE_TEMPLE,
	WARE_WALL,
	WARE_CITY,
	WARE_UNIT, /* plus its kind */
	WARE_COUNT = WARE_UNIT + KIND_COUNT
};
enum ending { GOAL_REACHED, TEMPLE_DECIDES, TURNS_OVER, ENDING_COUNT };

#define NATION(id, ...) id,
enum nation {
	NO_NATION,
#include "games/antike/nations.def"
	NATION_COUNT
};
#undef NATION

#define KNOWHOW(id, ...) id,
enum knowhow {
	NO_KNOWHOW,
#include "games/antike/knowhow.def"
	KNOWHOW_COUNT
};
#undef KNOWHOW

#define PERSONAGE(id, ...) id,
enum personage {
#include "games/antike/personages.def"
	PERSONAGE_COUNT
};
#undef PERSONAGE

#define CARD(id, ...) CARD_##id,
enum card {
	NO_CARD,
#include "games/antike/cards.def"
	CARD_COUNT
};
#undef CARD

#define PHASE(id, ...) PHASE_##id,
enum phase_id {
	PHASE_NONE,
#include "games/antike/phases.def"
	PHASE_COUNT
};
#undef PHASE

/* A phase as a bit of a set of phases. */
#define IN(phase) (1u << PHASE_##phase)

/* For phases.def: which of the games, the spaces of the rondel, the actions in which
 * something is bought, and those in which cards are played (CB-78). */
enum { IN_ANTIKE2 = 1, IN_CASUS = 2, IN_BOTH = IN_ANTIKE2 | IN_CASUS };
#define AT(space) (1 << space)
#define ANYWHERE ((1 << SPACE_COUNT) - 1)
#define ON_RONDEL (ANYWHERE & ~AT(CENTRE))
#define AS_BELOW 0
#define BUYING PHASE_TEMPLUM, PHASE_MILITIA, PHASE_SCIENTIA, PHASE_FOUNDING
#define OWN_TURN PHASE_RONDEL, BUYING, PHASE_MOVERE, PHASE_CONQUEST

#define VERBS_DEF "games/antike/verbs.def"
#define REFUSALS_DEF "games/antike/words/refusals.def"
#define EVENTS_DEF "games/antike/words/events.def"
#define MESSAGES_DEF "games/antike/words/messages.def"
#include "core/rowids.h"

/* The places of both maps of Antike II; Casus Belli uses the first of the numbers. */
#define PLACE(id, name) id,
enum place_a2 {
	A2_NOWHERE,
#include "games/antike/antike2/places.def"
	REGION_COUNT
};
enum place_cb {
	CB_NOWHERE,
#include "games/antike/casusbelli/places.def"
};
#undef PLACE

enum { NOWHERE = 0, SEAT_COUNT = 6, HOLDER_COUNT = SEAT_COUNT + 1, STEP_COUNT = 3 };
enum { FORT_COUNT = 3, TIRED = 16, GROUP_SIZES = 2 * TIRED };
enum { GROUP_COUNT = KIND_COUNT * GROUP_SIZES };
enum { STOCK_MAX = 9999, UNITS_MAX = 13, CARDS_MAX = 10, COPIES_MAX = 3, WALLS_MAX = 12 };
enum { ARMED_MAX = 4, EARNED_MAX = 60, OWED_MAX = 12, TRADE_MAX = 3, LOSSES_MAX = 40 };
enum { FREE_STEPS = 3, ROUNDS_MAX = 150, OPEN_CARDS = 3 };
enum { TURN_LIMIT = ROUNDS_MAX * SEAT_COUNT, ACTIONS_LIMIT = TURN_LIMIT * 300 };
enum { TEMPLE_LIMIT = 3, UNIT_IRON = 2, NEUTRAL_STRENGTH = 3, NATIONS_MAX = 6 };

#define STATE_DEF "games/antike/state.def"
#define STATE_TYPE struct antike
struct antike {
#include "core/statestruct.h"
};

/* The facts. */

struct rules {
	uint8_t goal[SEAT_COUNT + 1]; /* personages to win, by players */
	uint8_t units[KIND_COUNT];
	uint8_t temples, tokens[RESOURCE_COUNT], tokens_all;
	bool tokens_common; /* both players draw from the same tokens */
	uint8_t coins;	    /* in the game; 0: they never run out */
	uint8_t temple_marble, steps_max;
	uint8_t rounds;	     /* the longest game */
	bool recruits;	     /* units come from recruitment boxes */
	bool surcharges;     /* neighbours make temples and cities dearer */
	bool fights_at_once; /* units that meet cancel without a question */
	uint8_t young;	     /* personages up to which a city is 1 stronger, + 1 */
};

struct region {
	const char *id, *name;
	uint8_t terrain;
	bool city, ship, harbour;
	uint8_t resource; /* of its city, of a start city on any map; or ANY_RESOURCE */
};

struct opening {
	uint8_t nation[NATIONS_MAX]; /* in play, NO_NATION after the last */
	uint8_t temple[3];
};

struct board {
	bool any_resource; /* a founder chooses on every site */
	const struct region *region;
	const struct area *area;
	uint8_t start[NATION_COUNT][3];
	struct opening opening[SEAT_COUNT + 1];
};

struct knowhow_row {
	const char *name;
	uint8_t antike2[2], casus[2], needs;
	const char *text[2]; /* what it does, by is_casus */
};

struct personage_row {
	const char *name;
	uint8_t antike2, casus, every;
	const char *text; /* what earns it */
};

struct card_row {
	const char *rule, *name, *text;
	uint8_t copies;
	uint32_t when;		   /* phases, as bits */
	uint8_t space, kind, asks; /* asks: the phase that chooses the target */
	bool (*can)(const struct antike *s, int seat);
	void (*deed)(struct antike *s, int seat, int card);
};

struct absent { /* a word that this game does not have */
	uint8_t rule, message;
};

extern const struct game antike2_game, casus_belli_game;
extern const struct rules antike_antike2_rules, antike_casus_belli_rules;
extern const struct board antike_boards[MAP_COUNT];
extern const struct knowhow_row antike_knowhow[KNOWHOW_COUNT];
extern const struct personage_row antike_personages[PERSONAGE_COUNT];
extern const struct card_row antike_cards[CARD_COUNT];
extern const struct phase antike_phases[PHASE_COUNT + 1];
extern const uint32_t antike_phase_verbs[PHASE_COUNT];
extern const char *const antike_nation_words[NATION_COUNT];
extern const struct absent antike_absent[2][VERB_COUNT]; /* by is_casus */

static inline bool is_casus(const struct antike *s)
{
	return s->map == CASUS_BELLI;
}

static inline const struct game *game_of(const struct antike *s)
{
	return is_casus(s) ? &casus_belli_game : &antike2_game;
}

static inline const struct rules *rules_of(const struct antike *s)
{
	return is_casus(s) ? &antike_casus_belli_rules : &antike_antike2_rules;
}

static inline const struct region *region_of(const struct antike *s, int region)
{
	return &antike_boards[s->map].region[region];
}

/* A2-71, CB-60: what a city founded there gives; ANY_RESOURCE: as the founder likes. */
static inline int site_resource(int map, int region)
{
	const struct board *b = &antike_boards[map];
	return b->any_resource ? ANY_RESOURCE : b->region[region].resource;
}

static inline const struct border *borders_of(const struct antike *s, int region)
{
	return antike_boards[s->map].area[region].near;
}

static inline int edition_of(const struct antike *s)
{
	return s->option[OPTION_EDITION];
}

static inline int enemy_of(int seat)
{
	return !seat; /* Casus Belli */
}

static inline int seat_after(const struct antike *s, int seat)
{
	return seat + 1 < s->seats ? seat + 1 : 0;
}

static inline int units_at(const struct antike *s, int seat, int region)
{
	return s->units[seat][LEGION][region] + s->units[seat][GALLEY][region];
}

/* A group of units; TIRED is added to those with a step less than others there. */
static inline int group_make(int kind, int size)
{
	return kind * GROUP_SIZES + size;
}

static inline int group_kind(int group)
{
	return group / GROUP_SIZES;
}

static inline int group_size(int group)
{
	return group % TIRED;
}

/* Questions about a state (queries.c). */
int antike_table_sum(const u8 *row, int count);
int antike_table_where(const u8 *row,
		       u8 out[REGION_COUNT]); /* regions whose value is not 0 */
int antike_table_presence(const struct antike *s, int seat, u8 out[REGION_COUNT]);
int antike_table_cities(const struct antike *s, int seat);
int antike_table_temples(const struct antike *s, int seat); /* in own cities */
int antike_table_temples_left(const struct antike *s);
int antike_table_units_left(const struct antike *s, int seat,
			    int kind); /* in the supply */
int antike_table_tokens_left(const struct antike *s, int seat, int resource);
int antike_table_coins_left(const struct antike *s);
int antike_table_walls_left(const struct antike *s); /* in the bank */
int antike_table_points(const struct antike *s, int seat);
int antike_table_personage_cards(const struct antike *s, int personage);
int antike_table_personages_left(const struct antike *s, int personage);
int antike_table_sea_value(const struct antike *s, int region);
int antike_table_sea_points(const struct antike *s, int seat);
int antike_table_price(const struct antike *s, int knowhow);
int antike_table_strength(const struct antike *s, int region);
int antike_table_reach(const struct antike *s, int seat, int kind);
int antike_table_hand(const struct antike *s, int seat);
bool antike_table_is_first(const struct antike *s, int knowhow);

/* Changes that several chapters share (queries.c). */
int antike_table_gain(struct antike *s, int seat, int resource, int count);
void antike_table_lose_units(struct antike *s, int seat, int kind, int region, int count);

/* Chapters. */
void antike_setup_begin(struct antike *s, const struct setup *how, int map);
void antike_turn_begin_action(struct antike *s); /* the steps are paid */
void antike_turn_after_action(struct antike *s); /* on to founding */
void antike_turn_end(struct antike *s); /* personages, event cards, next player */
void antike_turn_win(struct antike *s); /* the active player, at once */
void antike_turn_next(struct antike *s);
int antike_turn_free_steps(const struct antike *s);
int antike_turn_last_for_steps(const struct antike *s);
int antike_turn_steps_to_pay(const struct antike *s, int seat, int space);
void antike_turn_offer_rest(const struct antike *s, int seat, int end,
			    struct actions *out);
void antike_turn_do_rest(struct antike *s, int seat, action a);
int antike_turn_award(struct antike *s, int seat); /* personages.c: how many were taken */
void antike_harvest_collect(struct antike *s, int seat, int resource);
bool antike_harvest_is_late(const struct antike *s);
int antike_harvest_resource(int space); /* what a space produces, 0 if nothing */
void antike_movere_begin(struct antike *s);
void antike_movere_hurry(struct antike *s, int kind);
int antike_movere_movable(const struct antike *s, int kind, int region);
int antike_conquest_strength(const struct antike *s, int region); /* against the active */
bool antike_conquest_is_enough(const struct antike *s, int attackers, int strength);
int antike_templum_marble(const struct antike *s);
int antike_templum_surcharge(const struct antike *s, int region);
int antike_militia_iron(const struct antike *s, int seat);
int antike_scientia_recruit_gold(int kind);
void antike_founding_price(const struct antike *s, int region, int resource,
			   u8 cost[RESOURCE_COUNT]);
int antike_founding_surcharge(const struct antike *s, int region, int resource);
bool antike_founding_has_surcharge(const struct antike *s, int seat); /* on any site */
void antike_supply_fill(struct antike *s); /* pick.c: opens cards up to three */
bool antike_paying_coins_are_wild(const struct antike *s);
bool antike_paying_can(const struct antike *s, int seat, const u8 cost[RESOURCE_COUNT]);
int antike_paying_resource(const struct antike *s, int seat); /* to be chosen for */
bool antike_paying_is_for_city(const struct antike *s);
void antike_paying_begin(struct antike *s, const u8 cost[RESOURCE_COUNT]);
bool antike_trade_offers(const struct antike *s, int seat);
int antike_trade_rate(const struct antike *s, int seat);
void antike_trade_begin(struct antike *s, int seat);
void antike_cards_offer(const struct antike *s, int seat, struct actions *out);
void antike_cards_play(struct antike *s, int seat, int card);

/* The values of a message for what a seat has, by a set of resources (ask.c). */
enum { OF_MARBLE = 1 << MARBLE, OF_IRON = 1 << IRON, OF_GOLD = 1 << GOLD };
enum { OF_COINS = 1 << COIN, OF_GOODS = OF_MARBLE | OF_IRON | OF_GOLD };
enum { OF_ALL = OF_GOODS | OF_COINS };
void antike_ask_purse(const struct antike *s, int seat, unsigned which,
		      struct messages *out);
unsigned antike_ask_wild(const struct antike *s); /* coins, where they stand in */

/* Events that are more than one call (events.c); only if somebody listens. */
void antike_events_paid(const struct antike *s, int seat,
			const u16 before[RESOURCE_COUNT]);
void antike_events_battle(const struct antike *s, int seat, int enemy, int kind,
			  int region, int size);
void antike_events_gained(const struct antike *s, int seat, int personage, int taken,
			  int deed);
void antike_events_in_effect(const struct antike *s); /* what was new in this turn */
void antike_events_won(const struct antike *s);
void antike_events_limit(const struct antike *s); /* after the last turn */

/* Why not, one predicate a verb; legal keeps what they allow. */
refusal antike_can_go(const struct antike *s, int seat, int space);
refusal antike_can_spend(const struct antike *s, int seat, int resource);
refusal antike_can_temple(const struct antike *s, int seat, int region);
refusal antike_can_wall(const struct antike *s, int seat, int region);
bool antike_counts_all_units(const struct antike *s); /* CB-37, by an option */
refusal antike_can_arm(const struct antike *s, int seat, int kind, int region);
refusal antike_can_learn(const struct antike *s, int seat, int knowhow);
refusal antike_can_recruit(const struct antike *s, int seat, int kind);
refusal antike_can_move(const struct antike *s, int seat, int group, int from, int to);
refusal antike_can_attack(const struct antike *s, int seat, int group, int region,
			  int enemy);
refusal antike_can_fight(const struct antike *s, int seat, int size);
refusal antike_can_conquer(const struct antike *s, int seat, int region);
refusal antike_can_raze(const struct antike *s, int seat, int region);
refusal antike_can_found(const struct antike *s, int seat, int resource, int region);
refusal antike_can_trade(const struct antike *s, int seat);
refusal antike_can_play(const struct antike *s, int seat, int card);

/* Each phase has antike_legal_X, antike_apply_X and, for loaded positions,
 * antike_check_X. */
#define PHASE(id, ...)                                                            \
	void antike_legal_##id(const void *state, int seat, struct actions *out); \
	void antike_apply_##id(void *state, int seat, action a);                  \
	struct flaw antike_check_##id(const void *state);
#include "games/antike/phases.def"
#undef PHASE

/* The contract (contract.c), the faces and the thoughts. */
void antike_contract_apply(void *state, int seat, action a);
void antike_contract_score(const void *state, float out[SEATS_MAX]);
const char *antike_contract_prompt(const void *state, int seat);
int antike_contract_seat_count(const void *state);
const char *antike_contract_seat_title(const void *state, int seat);
bool antike_contract_seat_is_plural(const void *state, int seat); /* the Germani are */
refusal antike_refuse_why(const void *state, int seat, action a);
unsigned antike_explain_refusal(const void *state, int seat, action a, refusal r,
				struct messages *out);
void antike_ask_question(const void *state, int seat, struct messages *out);
status antike_check_position(const struct antike *s, struct text *why);
void antike_draw_position(const void *state, int reader, bool colour, struct text *out);
void antike_map_put(const void *state, int reader, unsigned columns, bool colour,
		    struct text *out);
void antike_show_extras(const void *state, int reader, struct json *out);
void antike_show_brief(const void *start, struct json *out);
void antike_facts_put(const struct game *g, int first_map, int last_map,
		      struct json *out);
void antike_reference_antike2(struct json *out);
void antike_reference_casus(struct json *out);
void antike_think_determinize(void *state, int seat, struct rng *rng);
action antike_think_sample(const void *state, struct rng *rng);
unsigned antike_think_turn(const void *state);
extern const char *const antike_evaluate_features[];
extern const float antike_evaluate_weights_handmade[];
void antike_evaluate_measure(const void *state, int seat, float out[FEATURES_MAX]);
float antike_evaluate_handmade(const void *state, int seat);
float antike_evaluate_learned(const void *state, int seat);
float antike_evaluate_forecast(const void *state, int seat); /* of Antike II */

#endif
