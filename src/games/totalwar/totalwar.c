/*
 * Total War: Rome in one table: facts, words and the contract. The rules are in the files
 * of the chapters, the numbers in docs/rules/total-war-rome.md.
 */
#include "games/totalwar/totalwar.h"

#include "base/text.h"

static const char *const troop_words[TROOP_COUNT] = {
#define TROOP(id, title, ...) [id] = title,
#include "games/totalwar/troops.def"
#undef TROOP
};

/* The same for a place in a combat that may stay empty. */
static const char *const sent_words[TROOP_COUNT] = {
	[NO_TROOP] = "none",
#define TROOP(id, title, ...) [id] = title,
#include "games/totalwar/troops.def"
#undef TROOP
};

static const char *const general_words[GENERAL_COUNT] = {
#define GENERAL(id, title, ...) [id] = title,
#include "games/totalwar/generals.def"
#undef GENERAL
};

static const char *const ship_words[SHIP_COUNT] = {
#define SHIP(id, title, ...) [id] = title,
#include "games/totalwar/ships.def"
#undef SHIP
};

static const char *const development_words[DEVELOPMENT_COUNT] = {
#define DEVELOPMENT(id, title, ...) [id] = title,
#include "games/totalwar/developments.def"
#undef DEVELOPMENT
};

static const char *const event_words[EVENT_COUNT] = {
#define EVENT(id, title, ...) [id] = title,
#include "games/totalwar/events.def"
#undef EVENT
};

static const char *const card_words[ACTION_CARD_COUNT] = {
#define ACTION_CARD(id, title, ...) [id] = title,
#include "games/totalwar/actioncards.def"
#undef ACTION_CARD
};

static const char *const border_words[BORDER_COUNT] = {
#define BORDER(a, b, kind) [a##_##b] = #a "-" #b,
#include "games/totalwar/borders.def"
#undef BORDER
};

static const char *const window_words[WINDOW_COUNT] = {
#define WINDOW(id, word) [WINDOW_##id] = word,
#include "games/totalwar/windows.def"
#undef WINDOW
};

static const char *const phase_words[PHASE_COUNT] = {
#define PHASE(id, word, ...) [PHASE_##id] = word,
#define STEP(id, word) [STEP_##id] = word,
#include "games/totalwar/phases.def"
#undef PHASE
#undef STEP
};

#define WORDS(...) ((const char *const[]){ __VA_ARGS__ })
static const struct names SEAT_NAMES = {
	"seat", SEAT_COUNT, WORDS("rome", "carthage", "greece", "barbarians")
};
static const struct names FACTION_NAMES = {
	"faction", SEAT_COUNT + 1, WORDS(NULL, "rome", "carthage", "greece", "barbarians")
};
static const struct names TROOP_NAMES = { "troop card", TROOP_COUNT, troop_words };
static const struct names SENT_NAMES = { "card to send", TROOP_COUNT, sent_words };
static const struct names GENERAL_NAMES = { "general", GENERAL_COUNT, general_words };
static const struct names SHIP_NAMES = { "ship", SHIP_COUNT, ship_words };
static const struct names DEVELOPMENT_NAMES = { "development", DEVELOPMENT_COUNT,
						development_words };
static const struct names EVENT_NAMES = { "event", EVENT_COUNT, event_words };
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
#include "games/totalwar/regions.def"
};
#undef REGION
static const struct names AIM_NAMES = { "aim", AIM_COUNT, aim_words };
static const struct names PLACE_NAMES = { "place", PLACE_COUNT, tw_rows_place_words };
static const struct names REGION_NAMES = { "region", REGION_COUNT, tw_rows_place_words };
static const struct names LEVEL_NAMES = { "relation", LEVEL_COUNT,
					  WORDS("enemy", "neutral", "friendly", "ally") };
static const struct names WORK_NAMES = { "improvement", WORK_COUNT,
					 WORDS("market", "barracks", "walls", "wonder") };
static const struct names COLOUR_NAMES = {
	"colour", COLOUR_COUNT, WORDS(NULL, "black", "white", "green", "yellow", "red")
};
static const struct names FACE_NAMES = { "face", FACE_COUNT,
					 WORDS(NULL, "skull", "x", "s", "blank") };
static const struct names ARMY_NAMES = { "army", ARMY_COUNT,
					 WORDS("I", "II", "III", "IV") };
static const struct names NAVY_NAMES = { "navy", NAVY_COUNT, WORDS("A", "B") };
static const struct names FORCE_NAMES = { "force", FORCE_COUNT,
					  WORDS(NULL, "army I", "army II", "army III",
						"army IV", "navy A", "navy B") };
static const struct names AGENT_NAMES = { "agent", AGENT_COUNT,
					  WORDS("first", "second", "third") };
static const struct names SIDE_NAMES = { "side", SIDE_COUNT,
					 WORDS("attacker", "defender") };
static const struct names ROLE_NAMES = {
	"role", ROLE_COUNT, WORDS("main", "skirmisher", "artillery", "special")
};
static const struct names ZONE_NAMES = { "zone", ZONE_COUNT,
					 WORDS(NULL, "hand", "ready", "far", "fielded",
					       "wounded", "under", "beside", "dead",
					       "used") };
static const struct names FIGHT_NAMES = {
	"fight", FIGHT_COUNT, WORDS(NULL, "terrain", "flanks", "centre", "envelopment")
};
static const struct names ACTING_NAMES = { "acting side", SIDE_COUNT + 1,
					   WORDS(NULL, "attacker", "defender") };
static const struct names CARRIER_NAMES = { "carrier", NAVY_COUNT + 1,
					    WORDS(NULL, "A", "B") };
static const struct names CONDITION_NAMES = { "condition", CONDITION_COUNT,
					      WORDS("whole", "wounded") };
static const struct names MARCH_NAMES = {
	"count", MARCH_COUNT, WORDS("mu", "roads", "guided", "beaten", "turned away")
};
static const struct names ERRAND_NAMES = {
	"errand", ERRAND_COUNT, WORDS("moved", "acted", "informed", "papers", "caught")
};
static const struct names INTRIGUE_NAMES = {
	"intrigue", INTRIGUE_COUNT, WORDS("traded", "confided", "subterfuge", "expert")
};
static const struct names LOSS_NAMES = { "loss", LOSS_COUNT,
					 WORDS("main", "any", "light", "skirmisher",
					       "artillery", "mercenary", "own") };
static const struct names TALLY_NAMES = {
	"tally", TALLY_COUNT,
	WORDS("began", "reveals", "drowning", "stands", "avoids", "withdraws",
	      "sees first", "victor", "total victory", "inspired", "felled",
	      "dishonoured", "ambushes", "irons", "used relief", "used drill",
	      "used wedge", "used fighter", "used morale", "ladders", "gates", "citizens")
};
static const struct names WAY_NAMES = { "direction", 2, WORDS("right", "left") };
static const struct names DEED_NAMES = {
	"action", DEED_COUNT,
	WORDS(NULL, "treaty", "trade", "spy", "protests", "riots", "rebel uprising",
	      "bribe", "sabotage", "treasury theft", "double agent", "sow distrust",
	      "recruit mercenaries", "assassination")
};
static const struct names TARGET_NAMES = {
	"target", TARGET_COUNT,
	WORDS("region", "rome", "carthage", "greece", "barbarians", "army of rome",
	      "army of carthage", "army of greece", "army of barbarians",
	      "agent 1 of rome", "agent 2 of rome", "agent 3 of rome",
	      "agent 1 of carthage", "agent 2 of carthage", "agent 3 of carthage",
	      "agent 1 of greece", "agent 2 of greece", "agent 3 of greece",
	      "agent 1 of barbarians", "agent 2 of barbarians", "agent 3 of barbarians",
	      "market", "barracks")
};
static const struct names NUMBER_NAMES = { "number", 256, NULL };
static const struct names SLOT_NAMES = { "slot", SLOT_COUNT, NULL };
static const struct names LINE_NAMES = { "place in the line", LINE_COUNT, NULL };
static const struct names DIE_NAMES = { "die", DIE_COUNT, NULL };
static const struct names ORDER_NAMES = { "order", ORDER_COUNT, NULL };
static const struct names PART_NAMES = { "part", PART_COUNT, NULL };

#include "core/rowtables.h"

static const struct scenario scenarios[] = {
	[STANDARD] = { "standard", "The whole map", "Two to four players (TW-1)." },
	[INTRODUCTION] = { "introduction", "Rome against Carthage",
			   "The cut map for two players, to 12 VP (TW-10)." },
	{ NULL, NULL, NULL },
};

/* Who decides in a phase. */

#define STATE ((const struct totalwar *)state)

static seatset chance(const void *state)
{
	(void)state;
	return seat_bit(CHANCE);
}

static seatset active(const void *state)
{
	return seat_bit(STATE->active);
}

static seatset asked(const void *state)
{
	return seat_bit(STATE->asked);
}

static seatset omens_asked(const void *state)
{
	return seat_bit(tw_window_first(state, STATE->omens_waiting, WINDOW_OMENS));
}

static seatset feasting(const void *state)
{
	return seat_bit(tw_event_player(state));
}

static seatset loser(const void *state)
{
	return seat_bit(STATE->loser);
}

/* TW-51, TW-260: all at the same time, until each is ready. */
static seatset unready(const void *state)
{
	seatset set = 0;
	for (int seat = 0; seat < STATE->players; seat++)
		if (!STATE->ready[seat])
			set = (seatset)(set | seat_bit(seat));
	return set;
}

static seatset acting(const void *state)
{
	return seat_bit(STATE->side[acting_side(state)]);
}

static seatset retreating(const void *state)
{
	return seat_bit(STATE->side[!tw_battle_victor(state)]);
}

/* TW-212, TW-213: both at once, or first the side that must show. */
static seatset deploying(const void *state)
{
	seatset set = 0;
	for (int side = 0; side < SIDE_COUNT; side++)
		if (!STATE->ready[STATE->side[side]])
			set = (seatset)(set | seat_bit(STATE->side[side]));
	for (int side = 0; side < SIDE_COUNT; side++)
		if (STATE->tally[side][SEES_FIRST] &&
		    (set & seat_bit(STATE->side[!side])))
			return seat_bit(STATE->side[!side]);
	return set;
}

static seatset winner(const void *state)
{
	return seat_bit(STATE->side[tw_battle_victor(state)]);
}

/* Steps never wait for anybody. */
static seatset nobody(const void *state)
{
	(void)state;
	return 0;
}

static void legal_step(const void *state, int seat, struct actions *out)
{
	(void)state, (void)seat, (void)out;
}

static void apply_step(void *state, int seat, action a)
{
	(void)state, (void)seat, (void)a;
}

static refusal why_step(const void *state, int seat, action a)
{
	(void)state, (void)seat, (void)a;
	return NOT_NOW;
}

const struct phase tw_totalwar_phases[PHASE_COUNT + 1] = {
#define PHASE(name, word, whose, question)           \
	[PHASE_##name] = { .id = word,               \
			   .prompt = question,       \
			   .who = whose,             \
			   .legal = tw_legal_##name, \
			   .apply = tw_apply_##name, \
			   .why_not = tw_why_##name },
#define STEP(name, word)                       \
	[STEP_##name] = { .id = word,          \
			  .prompt = "",        \
			  .who = nobody,       \
			  .legal = legal_step, \
			  .apply = apply_step, \
			  .why_not = why_step, \
			  .is_step = true },
#include "games/totalwar/phases.def"
#undef PHASE
#undef STEP
};

static void (*const steps[PHASE_COUNT])(struct totalwar *s) = {
#define PHASE(name, ...)
#define STEP(name, word) [STEP_##name] = tw_step_##name,
#include "games/totalwar/phases.def"
#undef PHASE
#undef STEP
};

/* Runs steps until somebody must choose. */
static void settle(struct totalwar *s)
{
	do
		while (steps[s->flow[0]])
			steps[s->flow[0]](s);
	while (tw_window_settle(s) || tw_campaign_settle(s));
}

/* The contract. */

static status setup(void *state, const struct setup *how, struct text *why)
{
	struct totalwar *s = state;
	if (how->scenario == INTRODUCTION && how->seats != 2)
		return status_say(BAD_SETUP, why, "The introduction is for two players.");
	tw_setup_begin(s, how);
	settle(s);
	return OK;
}

#define PHASES tw_totalwar_phases
#include "kit/flowrules.h"
_Static_assert(offsetof(struct totalwar, flow) == 0, "the flow comes first");

static void apply_and_settle(void *state, int seat, action a)
{
	apply(state, seat, a);
	settle(state);
}

/* Words that a verb does not have must be empty. */
static bool has_stray_words(action a)
{
	for (int i = 0; i < 3; i++)
		if (!verbs[action_verb(a)].arg[i] && action_arg(a, i))
			return true;
	return false;
}

static refusal why_not_strict(const void *state, int seat, action a)
{
	if (action_verb(a) <= VERB_NONE || action_verb(a) >= VERB_COUNT)
		return NOT_NOW;
	const refusal r = why_not(state, seat, a);
	return r == ALLOWED && has_stray_words(a) ? NOT_OFFERED : r;
}

/* TW-4, as one number. */
static long standing(const struct totalwar *s, int seat)
{
	long land = 0, cards = 0;
	for (int r = 1; r < REGION_COUNT; r++)
		land += controls(s, seat, r) ? tw_rows_region[r].gold : 0;
	for (int army = 0; army < ARMY_COUNT; army++)
		cards += tw_table_size(s, seat, army);
	return ((s->vp[seat] * 1000L + land) * 10000L + s->gold[seat]) * 100L + cards;
}

static void score(const void *state, float out[SEATS_MAX])
{
	const struct totalwar *s = state;
	long best = -1;
	int winners = 0;
	for (int seat = 0; seat < s->players; seat++)
		best = standing(s, seat) > best ? standing(s, seat) : best;
	for (int seat = 0; seat < s->players; seat++)
		winners += standing(s, seat) == best;
	for (int seat = 0; seat < s->players; seat++)
		out[seat] = standing(s, seat) == best ? 1.0f / (float)winners : 0.0f;
}

static int seat_count(const void *state)
{
	return STATE->players;
}

static const char *seat_title(const void *state, int seat)
{
	static const char *const titles[SEAT_COUNT] = { "Rome", "Carthage", "Greece",
							"Barbaria" };
	(void)state;
	return titles[seat];
}

/* What bots think of positions: what was learned first. */
#define SHARED .determinize = tw_think_determinize, .turn = tw_think_turn, .horizon = 2
static const struct evaluator evaluators[] = {
	{ .id = "learned",
	  .evaluate = tw_evaluate_learned,
	  .forecast = tw_evaluate_forecast,
	  .features = tw_evaluate_features,
	  .measure = tw_evaluate_measure,
	  SHARED },
	{ .id = "handmade",
	  .evaluate = tw_evaluate_handmade,
	  .features = tw_evaluate_features,
	  .measure = tw_evaluate_measure,
	  .weights = tw_evaluate_weights_handmade,
	  SHARED },
	{ .id = NULL },
};
#undef SHARED

const struct game total_war_rome_game = {
	.id = "total-war-rome",
	.title = "Total War: Rome",
	.about = "Armies, agents and trade around the Middle Sea.",
	.rule_prefix = "TW",
	.seats_min = 2,
	.seats_max = SEAT_COUNT,
	.rules_version = 4,
	.actions_limit = ROUND_LIMIT * 8000,
	.state_size = sizeof(struct totalwar),
	.seats = &SEAT_NAMES,
	.fields = fields,
	.verbs = verbs,
	.refusals = refusals,
	.options = options,
	.scenarios = scenarios,
	.phases = tw_totalwar_phases,
	.evaluators = evaluators,
	.setup = setup,
	.to_act = to_act,
	.legal = legal,
	.apply = apply_and_settle,
	.score = score,
	.why_not = why_not_strict,
	.prompt = prompt,
	.tell = tw_tell_action,
	.show = tw_show_extras,
	.facts = tw_show_facts,
	.tables = tw_show_tables,
	.draw = tw_draw_position,
	.sample = tw_think_sample,
	.check = tw_check_position,
	.seat_count = seat_count,
	.seat_title = seat_title,
};
