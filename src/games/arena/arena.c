/*
 * Arena: Roma II in one table: facts, words and the contract. The rules are in the files
 * of the chapters, the numbers in docs/rules/arena-roma.md.
 */
#include "games/arena/arena.h"

#include "base/text.h"

#define BOTH(x)      \
	{            \
		x, x \
	}
const struct card_row arena_cards[CARD_COUNT] = {
#define CARD(id, number, title, ...) \
	[id] = { .rule = number, .name = title, __VA_ARGS__ },
#include "games/arena/cards.def"
#undef CARD
};
#undef BOTH

static const char *const card_words[CARD_COUNT] = {
#define CARD(id, number, title, ...) [id] = title,
#include "games/arena/cards.def"
#undef CARD
};

const char *const arena_space_words[SPACE_COUNT] = {
#define SPACE(word, label) word,
#include "games/arena/words.def"
};

static const char *const phase_words[PHASE_COUNT] = {
#define PHASE(id, word, ...) [PHASE_##id] = word,
#include "games/arena/phases.def"
#undef PHASE
};

static const char *const space_labels[SPACE_COUNT] = {
#define SPACE(word, label) label,
#include "games/arena/words.def"
};
static const char *const result_words[RESULT_COUNT] = {
#define RESULT(id, word, label) [id] = word,
#include "games/arena/words.def"
};
static const char *const result_labels[RESULT_COUNT] = {
#define RESULT(id, word, label) [id] = label,
#include "games/arena/words.def"
};
static const char *const ending_words[ENDING_COUNT] = {
#define ENDING(id, word, label) [id] = word,
#include "games/arena/words.def"
};
static const char *const ending_labels[ENDING_COUNT] = {
#define ENDING(id, word, label) [id] = label,
#include "games/arena/words.def"
};
#define TEXT(id, text) static const char TEXT_##id[] = text;
#include "games/arena/words.def"

static const struct names SEAT_NAMES = { "seat", SEAT_COUNT,
					 (const char *const[]){ "roma", "capua" } };
static const struct names CARD_NAMES = { "card", CARD_COUNT, card_words };
static const struct names SPACE_NAMES = { "space", SPACE_COUNT, arena_space_words,
					  space_labels };
static const struct names RESULT_NAMES = { "result", RESULT_COUNT, result_words,
					   result_labels };
static const struct names ENDING_NAMES = { "ending", ENDING_COUNT, ending_words,
					   ending_labels };
static const struct names TYPE_NAMES = { "type", ANY_CARD + 1,
					 (const char *const[]){ NULL, "character",
								"building", "card" } };
static const struct names TYPES_NAMES = { "types", ANY_CARD + 1,
					  (const char *const[]){ NULL, "characters",
								 "buildings", "cards" } };
static const struct names PHASE_NAMES = { "phase", PHASE_COUNT, phase_words };
static const struct names DIE_NAMES = { "die", DIE_COUNT, NULL };
static const struct names PIPS_NAMES = { "number", 100, NULL };

#include "core/rowtables.h"

static const struct scenario scenarios[] = {
#define SCENARIO(id, word, title, help) [id] = { word, title, help },
#include "games/arena/words.def"
	{ NULL, NULL, NULL },
};

/* Who decides in a phase. */

static seatset chance(const void *state)
{
	(void)state;
	return seat_bit(CHANCE);
}

static seatset player(const void *state)
{
	return seat_bit(((const struct arena *)state)->active);
}

/* AR-7: both at the same time, until each has sealed. */
static seatset undecided(const void *state)
{
	const struct arena *s = state;
	return (seatset)((s->sealed[0] ? 0 : 1) | (s->sealed[1] ? 0 : 2));
}

const struct phase arena_phases[PHASE_COUNT + 1] = {
	[NO_PHASE] = { .prompt = TEXT_OVER },
#define PHASE(name, word, whose, below, deeds, needs, question) \
	[PHASE_##name] = { .id = word,                          \
			   .prompt = question,                  \
			   .who = whose,                        \
			   .legal = arena_legal_##name,         \
			   .apply = arena_apply_##name,         \
			   .why_not = arena_why_##name,         \
			   .on = below,                         \
			   .check = arena_check_##name },
#include "games/arena/phases.def"
#undef PHASE
};

/* The contract. */

static status setup(void *state, const struct setup *how, struct text *why)
{
	(void)why;
	arena_setup_begin(state, how);
	return OK;
}

#define PHASES arena_phases
#include "kit/flowrules.h"
_Static_assert(offsetof(struct arena, flow) == 0, "the flow comes first");

/* AR-47: the game ends at once when a player has no VP or the supply is empty. */
bool arena_is_decided(const struct arena *s)
{
	return s->vp[0] == 0 || s->vp[1] == 0 || s->supply == 0;
}

static void apply_and_settle(void *state, int seat, action a)
{
	struct arena *s = state;
	apply(state, seat, a);
	if (arena_is_decided(s) && s->flow[0] != PHASE_TEMPLE)
		arena_end(s); /* AR-110: the third die belongs to the same gain */
}

/* AR-48: the player with the most VP wins. AR-49: with as many it is a draw. */
static void score(const void *state, float out[SEATS_MAX])
{
	const struct arena *s = state;
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		const int lead = s->vp[seat] - s->vp[enemy_of(seat)];
		out[seat] = lead > 0 ? 1.0f : lead < 0 ? 0.0f : 0.5f;
	}
}

static const char *seat_title(const void *state, int seat)
{
	(void)state;
	return seat == 0 ? "Roma" : "Capua";
}

/* What bots think of positions: the net first. */
#define SHARED \
	.determinize = arena_think_determinize, .turn = arena_think_turn, .horizon = 4
static const struct evaluator evaluators[] = {
	{ .id = "net",
	  .evaluate = arena_net_evaluate,
	  .net = &arena_net,
	  .inputs = arena_net_inputs,
	  .pace = 5,
	  SHARED },
	{ .id = "learned",
	  .evaluate = arena_evaluate,
	  .features = arena_evaluate_features,
	  .measure = arena_evaluate_measure,
	  SHARED },
	{ .id = "handmade", .evaluate = arena_think_handmade, SHARED },
	{ .id = NULL },
};
#undef SHARED

const struct game arena_roma_game = {
	.id = "arena-roma",
	.title = TEXT_TITLE,
	.about = TEXT_ABOUT,
	.rule_prefix = "AR",
	.seats_min = SEAT_COUNT,
	.seats_max = SEAT_COUNT,
	.rules_version = 3,
	.actions_limit = TURN_LIMIT * 200,
	.state_size = sizeof(struct arena),
	.seats = &SEAT_NAMES,
	.fields = fields,
	.verbs = verbs,
	.refusals = refusals,
	.options = options,
	.scenarios = scenarios,
	.phases = arena_phases,
	.events = events,
	.evaluators = evaluators,
	.messages = messages,
	.setup = setup,
	.to_act = to_act,
	.legal = legal,
	.apply = apply_and_settle,
	.score = score,
	.why_not = why_not,
	.explain = arena_explain_refusal,
	.prompt = prompt,
	.ask = arena_ask_question,
	.warn = arena_warn,
	.show = arena_show_extras,
	.facts = arena_show_facts,
	.tables = arena_show_tables,
	.brief = arena_setup_brief,
	.draw = arena_draw_position,
	.sample = arena_think_sample,
	.check = arena_check_position,
	.seat_title = seat_title,
};
