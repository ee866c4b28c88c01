/*
 * Total War: Rome, private to this folder: the state, the rows and the words.
 *
 * Places are one numbering: 0 nowhere, regions from 1, then the seas, then IN_SPACE, the
 * space by the faction board where new forces wait. Fields of regions are indexed by it.
 *
 * The chart has boxes of two kinds: phases, in which somebody chooses, and steps, which
 * run by themselves as soon as they are on top (flow.c). A step is how a rule goes on
 * after dice, losses or questions that were put on top of it.
 */
#ifndef GAMES_TOTALWAR_H
#define GAMES_TOTALWAR_H

#include "core/evaluator.h"
#include "games/totalwar/map/places.h"
#include "kit/deck.h"

#define STATE_DEF "games/totalwar/state.def"
#define STATE_TYPE struct totalwar
struct totalwar {
#include "core/statestruct.h"
};

extern const struct game total_war_rome_game;
extern const struct phase tw_totalwar_phases[];

/* Small questions. */

static inline bool is_region(int place)
{
	return place > 0 && place < REGION_COUNT;
}

static inline bool is_sea(int place)
{
	return place >= REGION_COUNT && place < IN_SPACE;
}

static inline int faction_of(int seat)
{
	return seat + 1;
}

/* The generals of a seat stand together. */
enum { GENERALS_EACH = (GENERAL_COUNT - 1) / SEAT_COUNT };

static inline int first_general(int seat)
{
	return 1 + seat * GENERALS_EACH;
}

/* The action cards in hand, as bits. */
static inline uint64_t hand_of(const struct totalwar *s, int seat)
{
	return bits_with(s->hand[seat], ACTION_CARD_COUNT, true);
}
_Static_assert((int)ACTION_CARD_COUNT <= 64, "action cards as bits");

/* As a bit among those of his seat; none for nobody. */
static inline unsigned general_bit(int seat, int general)
{
	return general ? 1u << (general - first_general(seat)) : 0;
}

static inline unsigned generals_with(const u8 *row, int seat)
{
	return (unsigned)bits_with(row + first_general(seat), GENERALS_EACH, true);
}

static inline bool controls(const struct totalwar *s, int seat, int region)
{
	return s->control[region] == seat + 1;
}

static inline bool table_is_home(const struct totalwar *s, int seat, int region)
{
	(void)s;
	return tw_rows_region[region].home == faction_of(seat);
}

/* TW-40 */
static inline bool is_main(int troop)
{
	return tw_rows_troop[troop].type >= INFANTRY &&
	       tw_rows_troop[troop].type <= ELEPHANT;
}

static inline bool is_mounted(int troop)
{
	return tw_rows_troop[troop].type >= CAVALRY &&
	       tw_rows_troop[troop].type <= ELEPHANT;
}

static inline bool is_skirmisher(int troop)
{
	return tw_rows_troop[troop].type == SKIRMISHER_FOOT ||
	       tw_rows_troop[troop].type == SKIRMISHER_MOUNTED;
}

static inline bool is_artillery(int troop)
{
	return tw_rows_troop[troop].type == ARTILLERY;
}

static inline bool is_mercenary(int troop)
{
	return tw_rows_troop[troop].owner == MERCENARY;
}

/* TW-41: kinds of cards, each with its limit in an army. */
extern const u8 tw_table_kind_of_type[]; /* 0 main, 1 skirmisher, 2 artillery */

static inline int card_kind(int troop)
{
	return tw_table_kind_of_type[tw_rows_troop[troop].type];
}

/* TW-267: a development works from the round after it was bought. */
static inline bool works(const struct totalwar *s, int development)
{
	return s->bought[development] && s->bought[development] < s->round;
}

/* TW-17, TW-18: whether a reader may know the card in this slot. */
static inline bool knows_card(const struct totalwar *s, int reader, int seat, int army,
			      int slot)
{
	const int seats = s->known[seat][army][slot];
	return reader == seat || reader == SEES_ALL || seats == KNOWN_TO_ALL ||
	       (reader < SEAT_COUNT && (seats >> reader & 1));
}

/* Forces as numbers of one domain. */
static inline int force_of_army(int army)
{
	return FIRST_ARMY + army;
}

static inline int force_of_navy(int navy)
{
	return FIRST_NAVY + navy;
}

static inline bool is_army_force(int force)
{
	return force >= FIRST_ARMY && force < FIRST_NAVY;
}

static inline bool is_navy_force(int force)
{
	return force >= FIRST_NAVY && force < FORCE_COUNT;
}

static inline int army_of_force(int force)
{
	return force - FIRST_ARMY;
}

static inline int navy_of_force(int force)
{
	return force - FIRST_NAVY;
}

/* Places in the line: the slots of the chief's army, then those of his ally's. */
static inline int line_of(int slot, bool of_ally)
{
	return 1 + slot + (of_ally ? SLOT_COUNT : 0);
}

static inline bool is_ally_line(int line)
{
	return line > SLOT_COUNT;
}

static inline int slot_of_line(int line)
{
	return (line - 1) % SLOT_COUNT;
}

/* The side that acts alone. */
static inline int acting_side(const struct totalwar *s)
{
	return s->acting == DEFENDER;
}

static inline bool is_option(const struct totalwar *s, int option, int value)
{
	return s->option[option] == value;
}

/* Why not, where a phase has a single reason of its own. */
#define ONE_REASON(phase, reason)                                                    \
	refusal tw_why_##phase(const void *state, int seat, action a)                \
	{                                                                            \
		return flow_unless_listed(&tw_totalwar_phases[PHASE_##phase], state, \
					  seat, a, reason, NOT_NOW);                 \
	}

/* table.c, lands.c: forces, regions, relations */
enum { WORKS_MAX = 5, SAME_WORKS_MAX = 2 }; /* TW-269 */
enum { NO_ARMY = 255 };
int tw_table_size(const struct totalwar *s, int seat, int army);
int tw_table_mains(const struct totalwar *s, int seat, int army);
int tw_table_count(const struct totalwar *s, int seat, int army, int troop);
int tw_table_mercenaries(const struct totalwar *s, int seat, int army);
int tw_table_left(const struct totalwar *s, int seat, int troop); /* in reserve or pack */
bool tw_table_has_room(const struct totalwar *s, int seat, int army, int troop);
extern const u8 tw_table_most[3]; /* of each kind in an army (TW-41) */
bool tw_table_fits_aboard(const struct totalwar *s, int seat, int army, int cards);
void tw_table_add(struct totalwar *s, int seat, int army, int troop, int known);
void tw_table_remove_slot(struct totalwar *s, int seat, int army, int slot);
int tw_table_slot(const struct totalwar *s, int seat, int army,
		  int troop); /* or NO_ARMY */
void tw_table_disband(struct totalwar *s, int seat, int army, int why);
bool tw_table_disband_if_broken(struct totalwar *s, int seat, int army); /* TW-42 */
int tw_table_stars(const struct totalwar *s, int seat, int army);
int tw_table_general_die(int stars);
bool tw_table_has_skill(const struct totalwar *s, int seat, int army, int skill);
bool tw_table_is_on_land(const struct totalwar *s, int seat, int army);
int tw_table_army_at(const struct totalwar *s, int seat, int region); /* or NO_ARMY */
bool tw_table_find_army(const struct totalwar *s, int region, int not_seat, int *seat,
			int *army);
int tw_table_ships(const struct totalwar *s, int seat, int navy);
int tw_table_ships_left(const struct totalwar *s, int seat, int ship);
int tw_table_carried(const struct totalwar *s, int seat, int navy); /* or NO_ARMY */
void tw_table_move_navy(struct totalwar *s, int seat, int navy, int place);
void tw_table_sink(struct totalwar *s, int seat, int navy, int why);
bool tw_table_is_open(const struct totalwar *s, int place); /* TW-10 */
bool tw_table_has_garrison(const struct totalwar *s, int region);
int tw_table_garrison_dice(const struct totalwar *s, int region);
bool tw_table_is_besieged(const struct totalwar *s, int region);
bool tw_table_is_playing(const struct totalwar *s, int faction);
bool tw_table_touches(int region, int sea);
placeset tw_table_reach(const struct totalwar *s, int from,
			int reach); /* a kind of reach */
placeset tw_table_beside(int place);
placeset tw_table_homes(const struct totalwar *s, int seat); /* those it controls */
void tw_table_set_control(struct totalwar *s, int region, int faction, int why);
int tw_table_trigger(const struct totalwar *s);
void tw_table_gain(struct totalwar *s, int seat, int vp, int why);
/* These return how much it was. */
int tw_table_pay(struct totalwar *s, int seat, int gold);
int tw_table_earn(struct totalwar *s, int seat, int gold);
int tw_table_raise(struct totalwar *s, int seat, int gold);
int tw_table_port_markets(const struct totalwar *s, int seat);
void tw_table_relate(struct totalwar *s, int a, int b, int level);
int tw_table_hand_size(const struct totalwar *s, int seat);
void tw_table_discard(struct totalwar *s, int seat, int card);
void tw_table_show(struct totalwar *s, int seat, int army, int seats); /* TW-18, TW-286 */
bool tw_flow_has(const struct totalwar *s, int phase); /* anywhere in the stack */

/* round.c: order of turns and phases */
int tw_round_seat(const struct totalwar *s, int position);
int tw_round_position(const struct totalwar *s, int seat);
bool tw_round_stands(const struct totalwar *s, int seat); /* TW-16 */
void tw_round_begin(struct totalwar *s);
void tw_round_next_turn(struct totalwar *s, int step_of_turn, int step_after);

/* roll.c, losses.c, generals.c */
int tw_roll_sides(int colour, int face); /* how many of the six */
void tw_roll_clear(struct totalwar *s);
void tw_roll_add(struct totalwar *s, int side, int colour);
void tw_roll_start(struct totalwar *s); /* the step below goes on when all is rolled */
int tw_roll_count(const struct totalwar *s, int side, int face);
int tw_roll_damage(const struct totalwar *s, int side); /* Skull 2, X 1 */
void tw_loss_start(struct totalwar *s, int seat, int army, int cards, int light);
void tw_loss_choose(struct totalwar *s, int seat, int army); /* one card, any */
int tw_loss_kind(const struct totalwar *s); /* of the card that is lost next */
void tw_loss_random(struct totalwar *s, int seat, int army, int kind, int cards);
void tw_general_appoint(struct totalwar *s, int seat, int army, int stars);
int tw_general_in_box(const struct totalwar *s, int seat, int stars); /* the first */
unsigned tw_generals_in_box(const struct totalwar *s, int seat);      /* as bits */

/* window.c and events.c */
void tw_window_open(struct totalwar *s, int window, int seats);
bool tw_window_settle(struct totalwar *s);   /* whether it went on by itself */
int tw_window_now(const struct totalwar *s); /* that is open, or NO_WINDOW */
void tw_window_offer(const struct totalwar *s, int seat, int window, struct actions *out);
void tw_window_play(struct totalwar *s, int seat, action a, int window);
refusal tw_window_refusal(const struct totalwar *s, int seat, int window, action a);
int tw_window_first(const struct totalwar *s, int seats, int window);
int tw_event_player(const struct totalwar *s); /* of the event under way */
void tw_event_offer(const struct totalwar *s, int seat, int card, int window,
		    struct actions *out);
int tw_event_card(const struct totalwar *s, int seat, int event); /* or NO_CARD */

/* agents */
void tw_agents_deal(struct totalwar *s);
bool tw_agents_may_go(const struct totalwar *s, int seat, int agent);
int tw_agents_next_to_draw(const struct totalwar *s); /* or SEAT_NONE */
void tw_share_offer(const struct totalwar *s, int seat, struct actions *out);
refusal tw_share_refusal(const struct totalwar *s, int seat, action a);
void tw_share_show(struct totalwar *s, int seat, action a);
void tw_setup_begin(struct totalwar *s, const struct setup *how);
bool tw_setup_has_army(int seat, int army); /* whether a game begins with it */
bool tw_setup_next_general(const struct totalwar *s, int *seat, int *army);
bool tw_deed_allows_treaty(const struct totalwar *s, int seat, int other, int r);
void tw_deed_offer(const struct totalwar *s, int seat, int card, int agent,
		   struct actions *out);
void tw_deed_start(struct totalwar *s, int seat, int card, int agent, int target);
bool tw_hire_exists(const struct totalwar *s, int seat, int region);
bool tw_deed_aims_at(int deed, int target);
int tw_deed_bribe(const struct totalwar *s, int target, int region);
int tw_deed_victim(const struct totalwar *s); /* or SEAT_NONE */

/* campaign */
bool tw_campaign_settle(struct totalwar *s); /* whether it went on by itself */
int tw_campaign_mu(const struct totalwar *s, int seat, int army);
int tw_force_place(const struct totalwar *s, int seat, int force);
refusal tw_force_refusal(const struct totalwar *s, int seat, int force);
void tw_land_offer(const struct totalwar *s, int seat, int army, struct actions *out);
refusal tw_land_refusal(const struct totalwar *s, int seat, int army, int region);
refusal tw_embark_refusal(const struct totalwar *s, int seat, int army, int navy);
void tw_embark(struct totalwar *s, int seat, int army, int navy);
refusal tw_merge_refusal(const struct totalwar *s, int seat, int a, int b);
void tw_merge_start(struct totalwar *s, int a, int b);
refusal tw_leaders_refusal(const struct totalwar *s, int seat, int army, int general);
void tw_leaders_offer(const struct totalwar *s, int seat, struct actions *out);
void tw_leaders_change(struct totalwar *s, int seat, int army, int general);
refusal tw_march_refusal(const struct totalwar *s, int seat, int army, int region);
refusal tw_invade_refusal(const struct totalwar *s, int seat, int army, int region);
int tw_march_cost(const struct totalwar *s, int seat, int army, int region); /* 0: none */
void tw_march_offer(const struct totalwar *s, int seat, int army, struct actions *out);
void tw_march_enter(struct totalwar *s, int seat, int army, int region);
void tw_march_invade(struct totalwar *s, int seat, int army, int region);
void tw_march_arrive(struct totalwar *s, int seat, int army);
void tw_conquer_start(struct totalwar *s, int seat, int army);
refusal tw_assault_refusal(const struct totalwar *s, int seat, int army);
void tw_assault_start(struct totalwar *s, int seat, int army);
void tw_assault_take(struct totalwar *s, int seat, int army); /* by storm or by roll */
void tw_attack(struct totalwar *s, int seat, int victim, int field); /* TW-146, TW-290 */
bool tw_find_quarry(const struct totalwar *s, int seat, int army, int *other, int *enemy);
void tw_meeting_start(struct totalwar *s, int army, int seat, int enemy_army);
void tw_escape_must(struct totalwar *s, int seat, int army);
void tw_escape_offer(const struct totalwar *s, int seat, int army, struct actions *out);
void tw_escape_go(struct totalwar *s, int seat, int army, int place);
bool tw_escape_goes_back(const struct totalwar *s); /* TW-184 */
bool tw_escape_is_free(const struct totalwar *s, int seat, int region);
bool tw_escape_exists(const struct totalwar *s, int seat, int army);
void tw_force_beat(struct totalwar *s, int seat, int force); /* TW-155 */
/* TW-148 */
bool tw_force_is_turned_away(const struct totalwar *s, int force, int region);

/* sea */
void tw_sea_enter(struct totalwar *s, int seat, int navy, int sea);
refusal tw_sea_refusal(const struct totalwar *s, int seat, int navy, int place);
refusal tw_engage_refusal(const struct totalwar *s, int seat, int navy, int victim);
void tw_sea_engage(struct totalwar *s, int seat, int navy, int victim);
void tw_sea_damage(struct totalwar *s, int seat, int navy, int ships, int cards);
bool tw_sea_can_intercept(const struct totalwar *s, int seat, int navy, int sea);
bool tw_sea_is_friendly_port(const struct totalwar *s, int seat, int region);
void tw_naval_start(struct totalwar *s, int attacker, int navy, int defender, int other);

/* battle */
void tw_battle_start(struct totalwar *s, int attacker, int army, int defender,
		     int enemy_army);
int tw_battle_troop(const struct totalwar *s, int side, int line);
int tw_battle_owner(const struct totalwar *s, int side, int line);
int tw_battle_helper_army(const struct totalwar *s, int side); /* or NO_ARMY */
int tw_battle_stars(const struct totalwar *s, int side);
bool tw_battle_has_skill(const struct totalwar *s, int side, int skill);
int tw_battle_side_of(const struct totalwar *s, int seat);
int tw_battle_lead_army(const struct totalwar *s, int side, int *seat);
int tw_battle_in_zone(const struct totalwar *s, int side, int zone);
int tw_battle_mains_in(const struct totalwar *s, int side, int zone);
int tw_battle_find(const struct totalwar *s, int side, int troop,
		   unsigned zones);		/* a line, or 0 */
int tw_battle_victor(const struct totalwar *s); /* a side, or -1 */
void tw_battle_show(struct totalwar *s, int side, int line);
bool tw_battle_next_side(struct totalwar *s); /* whether there is one */
int tw_battle_hand(const struct totalwar *s); /* the zone that cards are sent from */
const u8 *tw_battle_dice(const struct totalwar *s, int troop);
bool tw_deploy_fits(const struct totalwar *s, int troop, int role); /* TW-214 */
void tw_combat_start(struct totalwar *s);
void tw_combat_heal(struct totalwar *s, int side, int why);
int tw_combat_shot_at(const struct totalwar *s, int side); /* a line, or 0 */
int tw_combat_shooter(const struct totalwar *s, int side); /* a line, or 0 */
int tw_combat_stage(const struct totalwar *s); /* the step of the exchange, or 0 */
void tw_combat_damage(struct totalwar *s, int side, int line, int damage);
int tw_combat_harm(const struct totalwar *s, int by, int shooter, int target,
		   int cancelled);
void tw_combat_reroll(struct totalwar *s, int seat, int dice, int why);
int tw_ability_again(const struct totalwar *s, int side); /* a verb, or none */
bool tw_strike_exists(const struct totalwar *s, int side);
void tw_strike_start(struct totalwar *s, int side);

/* spending */
enum { ORDER_VERB, ORDER_A, ORDER_B, ORDER_C };
struct shop;
void tw_spend_foresee(struct totalwar *s,
		      int seat); /* as if its orders were carried out */
refusal tw_buy_refusal(const struct totalwar *s, int seat, const u8 order[PART_COUNT]);
int tw_buy_price(const struct totalwar *s, int seat, const u8 order[PART_COUNT]);
void tw_buy_apply(struct totalwar *s, int seat, const u8 order[PART_COUNT]);
void tw_buy_offer(const struct totalwar *s, int seat, struct actions *out);
int tw_buy_troop_price(const struct totalwar *s, int seat, int troop);
bool tw_buy_meets_rival(const struct totalwar *s, int seat, int troop,
			int army); /* TW-266 */

#define PHASE(id, ...)                                                        \
	void tw_legal_##id(const void *state, int seat, struct actions *out); \
	void tw_apply_##id(void *state, int seat, action a);                  \
	refusal tw_why_##id(const void *state, int seat, action a);
#define STEP(id, ...) void tw_step_##id(struct totalwar *s);
#include "games/totalwar/phases.def"
#undef PHASE
#undef STEP

/* Faces, thoughts, soundness. */
unsigned tw_explain_refusal(const void *state, int seat, action a, refusal r,
			    struct messages *out);
void tw_ask_question(const void *state, int seat, struct messages *out);
void tw_draw_position(const void *state, int reader, bool colour, struct text *out);
void tw_map_put(const void *state, int reader, unsigned columns, bool colour,
		struct text *out);
void tw_show_extras(const void *state, int reader, struct json *out);
void tw_show_facts(struct json *out);
void tw_show_tables(struct json *out);
void tw_show_brief(const void *start, struct json *out);
void tw_think_determinize(void *state, int seat, struct rng *rng);
action tw_think_sample(const void *state, struct rng *rng);
unsigned tw_think_turn(const void *state);
extern const char *const tw_evaluate_features[];
extern const float tw_evaluate_weights_handmade[];
void tw_evaluate_measure(const void *state, int seat, float out[FEATURES_MAX]);
float tw_evaluate_handmade(const void *state, int seat);
float tw_evaluate_learned(const void *state, int seat);
float tw_evaluate_forecast(const void *state, int seat);
status tw_check_position(const void *state, struct text *why);

#endif
