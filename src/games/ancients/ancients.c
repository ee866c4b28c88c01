/*
 * Commands & Colors: Ancients in one table: facts, words and the contract. The rules are
 * in the files of the chapters, the numbers in docs/rules/ancients.md.
 */
#include "games/ancients/ancients.h"
#include "games/ancients/phasesets.h"

#include "base/text.h"
#include "core/words/message.h"
#include "games/ancients/combat/losses.h"
#include "games/ancients/words/naming.h"
#include "games/ancients/words/tell.h"

/* Rows. */

#define BOTH(x)      \
	{            \
		x, x \
	}
const struct unit_row ancients_units[KIND_COUNT] = {
#define UNIT(id, word, plain, capital, ...) \
	[KIND_##id] = { .code = word, .name = plain, .title = capital, __VA_ARGS__ },
#include "games/ancients/battles/units.def"
#undef UNIT
};

const struct terrain_row ancients_terrain[TERRAIN_COUNT] = {
	[CLEAR] = { .word = "clear", .sign = " ", .help = BOTH("") },
#define TERRAIN(id, text, called, mark, ...) \
	[id] = { .word = text, .name = called, .sign = mark, __VA_ARGS__ },
#include "games/ancients/movement/terrain.def"
#undef TERRAIN
};
#undef BOTH

const struct card_row ancients_cards[CARD_COUNT] = {
#define CARD(id, title, number, ...) \
	[id] = { .name = title, .rule = number, __VA_ARGS__ },
#include "games/ancients/orders/cards.def"
#undef CARD
};

const struct leader_row ancients_leaders[PERSON_COUNT] = {
#define LEADER(id, ...) [LEADER_##id] = { __VA_ARGS__ },
#include "games/ancients/battles/leaders.def"
#undef LEADER
};

const struct battle_row ancients_battles[BATTLE_COUNT] = {
#define BATTLE(id, word, text, help, ...) [BATTLE_##id] = { .title = text, __VA_ARGS__ },
#include "games/ancients/battles/battles.def"
#undef BATTLE
};

/* Words. */

static const char *const kind_words[KIND_COUNT] = {
#define UNIT(id, word, ...) [KIND_##id] = word,
#include "games/ancients/battles/units.def"
#undef UNIT
};

static const char *const piece_words[PIECE_COUNT] = {
#define UNIT(id, word, ...) \
	[KIND_##id] = "bottom " word, [KIND_##id | TOP << SIDE_BIT] = "top " word,
#include "games/ancients/battles/units.def"
#undef UNIT
};

static const char *const piece_labels[PIECE_COUNT] = {
#define UNIT(id, word, name, title, ...) \
	[KIND_##id] = title, [KIND_##id | TOP << SIDE_BIT] = title,
#include "games/ancients/battles/units.def"
#undef UNIT
};

static const char *const person_words[PERSON_COUNT] = {
#define LEADER(id, name, ...) [LEADER_##id] = name,
#include "games/ancients/battles/leaders.def"
#undef LEADER
};

static const char *const leader_words[LEADER_COUNT] = {
#define LEADER(id, name, ...)           \
	[LEADER_##id] = "bottom " name, \
	[LEADER_##id | TOP << LEADER_SIDE_BIT] = "top " name,
#include "games/ancients/battles/leaders.def"
#undef LEADER
};

static const char *const leader_labels[LEADER_COUNT] = {
#define LEADER(id, name, ...) \
	[LEADER_##id] = name, [LEADER_##id | TOP << LEADER_SIDE_BIT] = name,
#include "games/ancients/battles/leaders.def"
#undef LEADER
};

static const char *const terrain_words[TERRAIN_COUNT] = {
#define TERRAIN(id, word, ...) [id] = word,
#include "games/ancients/movement/terrain.def"
#undef TERRAIN
};

static const char *const terrain_labels[TERRAIN_COUNT] = {
#define TERRAIN(id, word, name, ...) [id] = name,
#include "games/ancients/movement/terrain.def"
#undef TERRAIN
};

static const char *const card_words[CARD_COUNT] = {
#define CARD(id, title, ...) [id] = title,
#include "games/ancients/orders/cards.def"
#undef CARD
};

const char *const ancients_army_words[ARMY_COUNT] = {
#define ARMY(id, name, ...) [ARMY_##id] = name,
#include "games/ancients/battles/armies.def"
#undef ARMY
};

static const struct {
	const char *name, *title;
	bool is_plural;
} armies[ARMY_COUNT] = {
#define ARMY(id, ...) [ARMY_##id] = { __VA_ARGS__ },
#include "games/ancients/battles/armies.def"
#undef ARMY
};

static const char *const special_words[SPECIAL_COUNT] = {
#define SPECIAL(id, word, ...) [SPECIAL_##id] = word,
#include "games/ancients/battles/specials.def"
#undef SPECIAL
};

static const char *const battle_words[BATTLE_COUNT] = {
#define BATTLE(id, word, ...) [BATTLE_##id] = word,
#include "games/ancients/battles/battles.def"
#undef BATTLE
};

static const char *const phase_words[PHASE_COUNT] = {
#define PHASE(id, word, ...) [PHASE_##id] = word,
#define STEP(id, word, ...) [STEP_##id] = word,
#include "games/ancients/phases.def"
#undef STEP
#undef PHASE
};

/* The parts of a turn. */
static const char *const phase_labels[PHASE_COUNT] = {
	[PHASE_MOVE] = "movement",
	[PHASE_BATTLE] = "battles",
};

const char *const ancients_face_words[FACE_COUNT] = { NULL,	"circle", "triangle",
						      "square", "helmet", "flag",
						      "swords" };

static const char *const many_faces[FACE_COUNT] = { NULL,      "circles", "triangles",
						    "squares", "helmets", "flags",
						    "swords" };

static const char *const stage_words[STAGE_COUNT] = {
#define STAGE(id, word, label) [id] = word,
#include "games/ancients/words/words.def"
};
static const char *const stage_labels[STAGE_COUNT] = {
#define STAGE(id, word, label) [id] = label,
#include "games/ancients/words/words.def"
};
static const char *const effect_words[EFFECT_COUNT] = {
#define EFFECT(id, word, label) [id] = word,
#include "games/ancients/words/words.def"
};
static const char *const effect_labels[EFFECT_COUNT] = {
#define EFFECT(id, word, label) [id] = label,
#include "games/ancients/words/words.def"
};
static const char *const cause_words[CAUSE_COUNT] = {
#define CAUSE(id, word, label) [id] = word,
#include "games/ancients/words/words.def"
};
static const char *const cause_labels[CAUSE_COUNT] = {
#define CAUSE(id, word, label) [id] = label,
#include "games/ancients/words/words.def"
};
static const char *const prize_words[PRIZE_COUNT] = {
#define PRIZE(id, word, label) [id] = word,
#include "games/ancients/words/words.def"
};
static const char *const prize_labels[PRIZE_COUNT] = {
#define PRIZE(id, word, label) [id] = label,
#include "games/ancients/words/words.def"
};
static const char *const result_words[RESULT_COUNT] = {
#define RESULT(id, word, label) [id] = word,
#include "games/ancients/words/words.def"
};
static const char *const result_labels[RESULT_COUNT] = {
#define RESULT(id, word, label) [id] = label,
#include "games/ancients/words/words.def"
};
static const char *const ending_words[ENDING_COUNT] = {
#define ENDING(id, word, label) [id] = word,
#include "games/ancients/words/words.def"
};
static const char *const ending_labels[ENDING_COUNT] = {
#define ENDING(id, word, label) [id] = label,
#include "games/ancients/words/words.def"
};

static const char *const section_words[SECTION_SETS] = {
#define SECTION(sections, word) [sections] = word,
#include "games/ancients/words/words.def"
};

#define TEXT(id, text) static const char TEXT_##id[] = text;
#include "games/ancients/words/words.def"

static const char *const order_words[ORDER_COUNT] = { NULL, "unit", "leader", "both" };

static bool is_plural_piece(int piece)
{
	return piece_words[piece] && cc_name_is_plural(piece & KIND_MASK);
}

const struct names CC_KIND_NAMES = { "kind", KIND_COUNT, kind_words };
const struct names CC_PERSON_NAMES = { "person", PERSON_COUNT, person_words };
const struct names CC_TERRAIN_NAMES = { "terrain", TERRAIN_COUNT, terrain_words,
					terrain_labels };
static const struct names SEAT_NAMES = { "seat", SEAT_COUNT,
					 (const char *const[]){ "bottom", "top" } };
static const struct names PIECE_NAMES = { "unit", PIECE_COUNT, piece_words, piece_labels,
					  .is_plural = is_plural_piece };
static const struct names LEADER_NAMES = { "leader", LEADER_COUNT, leader_words,
					   leader_labels };
const struct names CC_CARD_NAMES = { "card", CARD_COUNT, card_words };
const struct names CC_ARMY_NAMES = { "army", ARMY_COUNT, ancients_army_words };
const struct names CC_SPECIAL_NAMES = { TEXT_SPECIAL, SPECIAL_COUNT, special_words };
static const struct names BATTLE_NAMES = { "battle", BATTLE_COUNT, battle_words };
static const struct names PHASE_NAMES = { "phase", PHASE_COUNT, phase_words,
					  phase_labels };
static const struct names FACE_NAMES = { "face", FACE_COUNT, ancients_face_words,
					 .several = many_faces };
static const struct names STAGE_NAMES = { "roll", STAGE_COUNT, stage_words,
					  stage_labels };
static const struct names SECTION_NAMES = { "section", SECTION_SETS, section_words };
static const struct names ORDER_NAMES = { "order", ORDER_COUNT, order_words };
static const struct names PLACE_NAMES = { "place", PLACE_COUNT, NULL };
static const struct names STRUCK_NAMES = {
	"strike", STRUCK_COUNT, (const char *const[]){ "no", "yes", "before" }
};
static const struct names ROLE_NAMES = {
	"side", ROLE_COUNT, (const char *const[]){ "attacker", "defender" }
};
static const struct names EFFECT_NAMES = { "effect", EFFECT_COUNT, effect_words,
					   effect_labels };
static const struct names CAUSE_NAMES = { "cause", CAUSE_COUNT, cause_words,
					  cause_labels };
static const struct names PRIZE_NAMES = { "prize", PRIZE_COUNT, prize_words,
					  prize_labels };
static const struct names RESULT_NAMES = { "result", RESULT_COUNT, result_words,
					   result_labels };
static const struct names ENDING_NAMES = { "ending", ENDING_COUNT, ending_words,
					   ending_labels };
static const struct names NUMBER_NAMES = { "number", DICE_MAX + 1, NULL };

/* The state table names a dimension's domain after the dimension. */
#define CARD_NAMES CC_CARD_NAMES
#define SPECIAL_NAMES CC_SPECIAL_NAMES
#define TERRAIN_NAMES CC_TERRAIN_NAMES
#include "core/rowtables.h"
#undef TERRAIN_NAMES
#undef SPECIAL_NAMES
#undef CARD_NAMES

static const struct scenario scenarios[BATTLE_COUNT] = {
#define BATTLE(id, word, text, help, ...) [BATTLE_##id - 1] = { word, text, help },
#include "games/ancients/battles/battles.def"
#undef BATTLE
};

/* Who decides in a phase. */

static seatset chance(const void *state)
{
	(void)state;
	return seat_bit(CHANCE);
}

static seatset player(const void *state)
{
	return seat_bit(((const struct ancients *)state)->active);
}

static seatset opponent(const void *state)
{
	return seat_bit(enemy_of(((const struct ancients *)state)->active));
}

/* CC-158: who moves first places first; an ambush is placed by its player. */
static seatset placer(const void *state)
{
	const struct ancients *s = state;
	const bool mine = s->flow[1] != NO_PHASE || cc_setup_can_place(s, s->active);
	return seat_bit(mine ? s->active : enemy_of(s->active));
}

static seatset sufferer(const void *state)
{
	const struct ancients *s = state;
	return seat_bit(unit_side(s, s->victim));
}

static seatset runner(const void *state)
{
	const struct ancients *s = state;
	return seat_bit(unit_side(s, s->mover));
}

static seatset fugitive(const void *state)
{
	return seat_bit(((const struct ancients *)state)->fleeing >> LEADER_SIDE_BIT);
}

static seatset nobody(const void *state)
{
	(void)state;
	return 0;
}

#define PHASE(name, ...)
#define STEP(name, ...)                     \
	static void run_##name(void *state) \
	{                                   \
		cc_step_##name(state);      \
	}
#include "games/ancients/phases.def"
#undef STEP
#undef PHASE

const struct phase ancients_phases[PHASE_COUNT + 1] = {
#define PHASE(name, word, whose, below, stages, needs, question) \
	[PHASE_##name] = { .id = word,                           \
			   .prompt = question,                   \
			   .who = whose,                         \
			   .legal = cc_legal_##name,             \
			   .apply = cc_apply_##name,             \
			   .why_not = cc_why_##name,             \
			   .on = below,                          \
			   .check = cc_check_PHASE_##name },
#define STEP(name, word, below, stages, needs) \
	[STEP_##name] = { .id = word,          \
			  .prompt = "",        \
			  .who = nobody,       \
			  .run = run_##name,   \
			  .on = below,         \
			  .check = cc_check_STEP_##name },
#include "games/ancients/phases.def"
#undef STEP
#undef PHASE
};

/* The contract. */

static status setup(void *state, const struct setup *how, struct text *why)
{
	(void)why;
	cc_setup_begin(state, how);
	return OK;
}

#define PHASES ancients_phases
#include "kit/flowrules.h"
_Static_assert(offsetof(struct ancients, flow) == 0, "the flow comes first");

static void apply_and_settle(void *state, int seat, action a)
{
	apply(state, seat, a);
	cc_settle(state);
}

/* CC-14, CC-17: who has the banners wins. CC-16: both at once is a draw. */
static void score(const void *state, float out[SEATS_MAX])
{
	const struct ancients *s = state;
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		const int own = s->banner[seat], his = s->banner[enemy_of(seat)];
		const bool both = own >= s->goal && his >= s->goal;
		out[seat] = both || own == his ? 0.5f : own > his ? 1.0f : 0.0f;
	}
}

static const char *seat_title(const void *state, int seat)
{
	const struct ancients *s = state;
	const char *title = s ? armies[s->army[seat]].title : NULL;
	return title ? title : SEAT_NAMES.name[seat];
}

static bool seat_is_plural(const void *state, int seat)
{
	const struct ancients *s = state;
	return s && armies[s->army[seat]].is_plural;
}

/* Why an action is good, for hints. */
#define MOTIVE(feature, weight, words) { #feature, weight, words },
static const struct motive motives[] = {
#include "games/ancients/evaluation/motives.def"
	{ NULL, 0, NULL },
};
#undef MOTIVE

/* What bots think of positions: what was learned first. */
#define SHARED .determinize = cc_think_determinize, .turn = cc_think_turn, .horizon = 2
static const struct evaluator evaluators[] = {
	{ .id = "learned",
	  .evaluate = cc_evaluate,
	  .features = cc_evaluate_features,
	  .measure = cc_evaluate_measure,
	  .motives = motives,
	  SHARED },
	{ .id = "handmade", .evaluate = cc_handmade_evaluate, SHARED },
	{ .id = NULL },
};
#undef SHARED

const struct game ancients_game = {
	.id = "ancients",
	.title = TEXT_TITLE,
	.about = TEXT_ABOUT,
	.rule_prefix = "CC",
	.seats_min = SEAT_COUNT,
	.seats_max = SEAT_COUNT,
	.rules_version = 3,
	.actions_limit = TURN_LIMIT * 1000,
	.state_size = sizeof(struct ancients),
	.seats = &SEAT_NAMES,
	.fields = fields,
	.verbs = verbs,
	.refusals = refusals,
	.options = options,
	.scenarios = scenarios,
	.phases = ancients_phases,
	.events = events,
	.messages = messages,
	.evaluators = evaluators,
	.setup = setup,
	.to_act = to_act,
	.legal = legal,
	.apply = apply_and_settle,
	.score = score,
	.why_not = why_not,
	.explain = cc_explain_refusal,
	.prompt = prompt,
	.ask = cc_ask_question,
	.show = cc_show_extras,
	.facts = cc_show_facts,
	.tables = cc_show_tables,
	.brief = cc_brief,
	.draw = cc_draw_position,
	.sample = cc_think_sample,
	.check = cc_check_position,
	.custom = cc_custom_begin,
	.describe = cc_describe,
	.seat_title = seat_title,
	.seat_is_plural = seat_is_plural,
};
