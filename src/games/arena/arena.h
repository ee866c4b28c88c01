/*
 * Arena: Roma II, private to this folder: the state, the cards and the words.
 *
 * Positions: spaces 0 to 5 are the numbers 1 to 6, space 6 is bribery. "Opposite" is the
 * same index on the other side, "diagonal" and "next to" are one index away.
 */
#ifndef GAMES_ARENA_H
#define GAMES_ARENA_H

#include "core/evaluator.h"
#include "core/state.h"
#include "core/words/message.h"
#include "kit/deck.h"
#include "kit/dice.h"
#include "kit/flow.h"

enum card {
	NO_CARD,
#define CARD(id, ...) id,
#include "games/arena/cards.def"
#undef CARD
	CARD_COUNT
};

enum phase_id {
	PHASE_NONE,
#define PHASE(id, ...) PHASE_##id,
#include "games/arena/phases.def"
#undef PHASE
	PHASE_COUNT
};

#define VERBS_DEF "games/arena/verbs.def"
#define REFUSALS_DEF "games/arena/refusals.def"
#define OPTIONS_DEF "games/arena/options.def"
#define EVENTS_DEF "games/arena/events.def"
#define MESSAGES_DEF "games/arena/messages.def"
#include "core/rowids.h"

enum { SEAT_COUNT = 2, SPACE_COUNT = 7, DIE_COUNT = 3, BRIBERY = 6 };
enum { VP_MAX = 250, MONEY_MAX = 9999, COPIES_MAX = 9, TURN_LIMIT = 400 };
enum { GIFTS = 2, WEAKER = 2, WEAKENED_MAX = 100, PRICE_OF_MAN = 3, PRICE_OF_POINT = 2 };
enum scenario_id { STANDARD, BEGINNER };
enum { BOTH_SEATS = 3 }; /* as a seatset: no spectator */
enum result { HOLDS, BEATEN, RESULT_COUNT };
enum ending { NO_POINTS_LEFT, SUPPLY_EMPTY, TURNS_OVER, ENDING_COUNT };

#define STATE_DEF "games/arena/state.def"
#define STATE_TYPE struct arena
struct arena {
#include "core/statestruct.h"
};

enum type { CHARACTER = 1, BUILDING = 2 };
enum hits {
	CHARACTERS = CHARACTER,
	BUILDINGS = BUILDING,
	ANY_CARD = CHARACTER | BUILDING
};
enum reach { OPPOSITE = 1, DIAGONAL = 2, ANYWHERE = 4, WEAKEST = 8 };
enum edition { MANUAL, PUBLISHED, EDITION_COUNT };
enum deck_option { DECK_ARENA, DECK_BOTH };
enum sweep_option { STOPS_AT_SUCCESS, STOPS_AT_FAILURE };
enum maecenas_option { PAYS_CARD, PAYS_BRIBE_ONLY };
enum bonus_option { OWN_ATTACK, ALL_ATTACKS };
enum offering_option { ANY_CHARACTER, ANOTHER_CHARACTER };
enum source { OURS, FOUND };
enum copies_from { NOTHING, ENEMY_OPPOSITE, OWN_ADJACENT, OWN_PAID, OWN_CHARACTER };

typedef void deed(struct arena *s);

struct card_row {
	const char *name, *text, *rule;
	uint8_t type[EDITION_COUNT];
	uint8_t cost, defence;
	uint8_t copies[EDITION_COUNT], roma; /* in the box of Arena, in that of Roma */
	uint8_t source;
	bool always; /* always active: no die, no deed */
	deed *deed;
	uint8_t reach[EDITION_COUNT], hits; /* whom the deed can strike or choose */
	uint8_t bonus;			    /* on its attacks */
	bool hires, adds_die;		    /* Mercennarius, Centurio */
	uint8_t trample;		    /* removes only up to this defence */
	uint8_t price;			    /* what its deed costs, in sestertii */
	bool dies, to_hand; /* it goes too; the removed card goes to the hand */
	uint8_t copies_from;
	refusal refuses; /* its answer to a choice that its deed does not offer */
};

extern const struct game arena_roma_game;
extern const struct card_row arena_cards[CARD_COUNT];
extern const struct phase arena_phases[];
extern const char *const arena_space_words[SPACE_COUNT];

/* Deeds of the cards, by file: battle, remove, activate, hands, laying, points, dicework.
 */
deed arena_attack, arena_sweep;
deed arena_remove_card, arena_raze_forums;
deed arena_copy_card;
deed arena_sacrifice_own, arena_recover, arena_spy, arena_divine, arena_trade_places;
deed arena_play_free, arena_rearrange, arena_turn_up;
deed arena_drain_supply, arena_refill, arena_paint, arena_serve_guests, arena_outnumber;
deed arena_report_gaps, arena_tax_forums, arena_claim_point, arena_buy_points;
deed arena_pray, arena_hold_forum;
deed arena_distract, arena_block_space, arena_nudge_die, arena_weaken;

/* Small questions about a state. */

static inline int enemy_of(int seat)
{
	return !seat;
}

static inline int spaces_of(const struct arena *s)
{
	return s->beginner ? BRIBERY : SPACE_COUNT; /* AR-10 */
}

static inline int edition_of(const struct arena *s)
{
	return s->option[OPTION_EDITION];
}

static inline int type_of(const struct arena *s, int card)
{
	return arena_cards[card].type[edition_of(s)];
}

static inline int own_card(const struct arena *s, int space)
{
	return s->space[s->active][space];
}

static inline int enemy_card(const struct arena *s, int space)
{
	return s->space[enemy_of(s->active)][space];
}

/* Why the acting card does not offer a choice. */
static inline refusal not_offered(const struct arena *s)
{
	const refusal own = arena_cards[s->acting].refuses;
	return own == ALLOWED ? NOT_NOW : own;
}

int arena_count(const struct arena *s, int seat, int card);	 /* face-up copies */
int arena_count_type(const struct arena *s, int seat, int type); /* face-up cards */
int arena_empty_spaces(const struct arena *s, int seat);
int arena_defence(const struct arena *s, int seat, int space); /* AR-39: current */
int arena_next_to(const struct arena *s, int seat, int space, int card);
bool arena_holds_type(const struct arena *s, const u8 *pile, int types);
bool arena_is_decided(const struct arena *s); /* AR-47 */
bool arena_is_triple(const struct arena *s);  /* AR-18 */
bool arena_is_beaten(const struct arena *s);  /* AR-37: the target */
bool arena_has_die(const struct arena *s, int pips);
int arena_dice_left(const struct arena *s);
/* Lists `verb PIPS` for the unused dice, equal ones once. */
void arena_offer_dice(const struct arena *s, int verb, struct actions *out);

/* Small deeds that several chapters share. */

void arena_use_die(struct arena *s, int pips);
void arena_gain(struct arena *s, int seat, int points);		       /* AR-45 */
void arena_take_points(struct arena *s, int from, int to, int points); /* AR-46 */
void arena_lay(struct arena *s, int seat, int card, int space); /* covers what is there */
void arena_discard(struct arena *s, int seat, int space);
void arena_lose(struct arena *s, int seat, int space);	    /* the same, and it is said */
void arena_leave_hand(struct arena *s, int seat, int card); /* the enemy sees it go */
void arena_take_openly(struct arena *s, int seat, int card); /* the enemy sees it come */
bool arena_refill_deck(struct arena *s);		     /* AR-27: false if no card */

/* Chapters. Each phase has arena_legal_X and arena_apply_X, and arena_why_X where there
 * is more to say. */
void arena_setup_begin(struct arena *s, const struct setup *how);
int arena_copies_in_box(const struct arena *s, int card);
int arena_points_in_game(const struct arena *s);
int arena_opening_cards(const struct arena *s);
bool arena_has_exchange(const struct arena *s);
void arena_turn_begin(struct arena *s, int seat);
void arena_end(struct arena *s); /* the game is over */
void arena_activate_clear(struct arena *s);
void arena_activate_begin(struct arena *s, int space, int pips);
void arena_activate_perform(struct arena *s,
			    int card); /* from s->source; the die is spent */
refusal arena_activate_refusal(const struct arena *s, int space, int pips);
refusal arena_space_refusal(const struct arena *s, int space, int pips);
unsigned arena_deed_targets(const struct arena *s);	   /* enemy spaces, as bits */
int arena_battle_strength(const struct arena *s);	   /* what is added to the roll */
int arena_most_hired(const struct arena *s);		   /* AR-74 */
int arena_most_bought(const struct arena *s);		   /* AR-102 */
int arena_basilica_bonus(const struct arena *s, int seat); /* AR-92 */
void arena_battle_start(struct arena *s, int space);
void arena_remove_target(struct arena *s); /* s->target, without a battle */
refusal arena_copy_refusal(const struct arena *s, int space);
int arena_price_of_copy(const struct arena *s, int space); /* AR-72 */

#define PHASE(id, ...)                                                           \
	void arena_legal_##id(const void *state, int seat, struct actions *out); \
	void arena_apply_##id(void *state, int seat, action a);                  \
	refusal arena_why_##id(const void *state, int seat, action a);           \
	struct flaw arena_check_##id(const void *state);
#include "games/arena/phases.def"
#undef PHASE

/* What is missing, and the rule: for the hook of the contract. */
unsigned arena_explain_refusal(const void *state, int seat, action a, refusal r,
			       struct messages *out);
unsigned arena_explain_moment(const struct arena *s, int seat, int verb,
			      struct messages *out); /* at the wrong moment */
unsigned arena_rule_of(int card);
unsigned arena_rule_of_question(const struct arena *s);

/* What the player is asked, and parts of it. */
void arena_ask_question(const void *state, int seat, struct messages *out);
void arena_warn(const void *state, int seat, action a, struct messages *out);
void arena_list_dice(const struct arena *s, struct messages *out); /* unused ones */
int arena_lifted_card(const struct arena *s); /* the first of those picked up */

/* Which positions are sound. */
status arena_check_position(const void *state, struct text *why);

/* Events that take a count of cards. */
void arena_say_exchange(const struct arena *s);
void arena_say_kept(const struct arena *s);
void arena_say_discarded(const struct arena *s, int seat);

/* Faces and thoughts. */
void arena_draw_position(const void *state, int reader, bool colour, struct text *out);
void arena_show_extras(const void *state, int reader, struct json *out);
void arena_show_facts(struct json *out);
void arena_show_tables(struct json *out);
void arena_setup_brief(const void *start, struct json *out);
void arena_think_determinize(void *state, int seat, struct rng *rng);
float arena_think_pending(const struct arena *s, int seat);
float arena_think_handmade(const void *state, int seat);
extern const char *const arena_evaluate_features[];
void arena_evaluate_measure(const void *state, int seat, float out[FEATURES_MAX]);
float arena_evaluate(const void *state, int seat);
extern const struct net arena_net;
void arena_net_inputs(const void *state, int seat, struct net_inputs *out);
float arena_net_evaluate(const void *state, int seat);
action arena_think_sample(const void *state, struct rng *rng);
unsigned arena_think_turn(const void *state);

#endif
