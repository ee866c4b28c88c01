/*
 * Commands & Colors: Ancients in one table: facts, words and the contract. The rules are
 * in the files of the chapters, the numbers in docs/rules/ancients.md.
 */
#include "games/ancients/ancients.h"

#include "base/text.h"

/* Rows. */

#define BOTH(x)      \
	{            \
		x, x \
	}
const struct unit_row ancients_units[KIND_COUNT] = {
#define UNIT(id, word, title, ...) \
	[KIND_##id] = { .code = word, .name = title, __VA_ARGS__ },
#include "games/ancients/units.def"
#undef UNIT
};

const struct terrain_row ancients_terrain[TERRAIN_COUNT] = {
	[CLEAR] = { "clear", " " },
#define TERRAIN(id, text, mark, ...) [id] = { .word = text, .sign = mark, __VA_ARGS__ },
#include "games/ancients/terrain.def"
#undef TERRAIN
};
#undef BOTH

const struct card_row ancients_cards[CARD_COUNT] = {
#define CARD(id, title, number, ...) \
	[id] = { .name = title, .rule = number, __VA_ARGS__ },
#include "games/ancients/cards.def"
#undef CARD
};

const struct leader_row ancients_leaders[PERSON_COUNT] = {
#define LEADER(id, ...) [LEADER_##id] = { __VA_ARGS__ },
#include "games/ancients/leaders.def"
#undef LEADER
};

const struct battle_row ancients_battles[BATTLE_COUNT] = {
#define BATTLE(id, word, text, help, ...) [BATTLE_##id] = { .title = text, __VA_ARGS__ },
#include "games/ancients/battles.def"
#undef BATTLE
};

/* Words. */

static const char *const kind_words[KIND_COUNT] = {
#define UNIT(id, word, ...) [KIND_##id] = word,
#include "games/ancients/units.def"
#undef UNIT
};

static const char *const piece_words[PIECE_COUNT] = {
#define UNIT(id, word, ...) \
	[KIND_##id] = "bottom " word, [KIND_##id | TOP << SIDE_BIT] = "top " word,
#include "games/ancients/units.def"
#undef UNIT
};

static const char *const person_words[PERSON_COUNT] = {
#define LEADER(id, name, ...) [LEADER_##id] = name,
#include "games/ancients/leaders.def"
#undef LEADER
};

static const char *const leader_words[LEADER_COUNT] = {
#define LEADER(id, name, ...)           \
	[LEADER_##id] = "bottom " name, \
	[LEADER_##id | TOP << LEADER_SIDE_BIT] = "top " name,
#include "games/ancients/leaders.def"
#undef LEADER
};

static const char *const terrain_words[TERRAIN_COUNT] = {
#define TERRAIN(id, word, ...) [id] = word,
#include "games/ancients/terrain.def"
#undef TERRAIN
};

static const char *const card_words[CARD_COUNT] = {
#define CARD(id, title, ...) [id] = title,
#include "games/ancients/cards.def"
#undef CARD
};

const char *const ancients_army_words[ARMY_COUNT] = {
#define ARMY(id, name) [ARMY_##id] = name,
#include "games/ancients/armies.def"
#undef ARMY
};

static const char *const special_words[SPECIAL_COUNT] = {
#define SPECIAL(id, word, ...) [SPECIAL_##id] = word,
#include "games/ancients/specials.def"
#undef SPECIAL
};

static const char *const battle_words[BATTLE_COUNT] = {
#define BATTLE(id, word, ...) [BATTLE_##id] = word,
#include "games/ancients/battles.def"
#undef BATTLE
};

static const char *const phase_words[PHASE_COUNT] = {
#define PHASE(id, word, ...) [PHASE_##id] = word,
#define STEP(id, word) [STEP_##id] = word,
#include "games/ancients/phases.def"
#undef STEP
#undef PHASE
};

const char *const ancients_face_words[FACE_COUNT] = { NULL,	"circle", "triangle",
						      "square", "helmet", "flag",
						      "swords" };

static const char *const stage_words[STAGE_COUNT] = {
	NULL,	  "fire",  "close",	      "strike",	 "back",   "evade", "check",
	"orphan", "marsh", "leader in marsh", "rampage", "escape", "card",
};

static const char *const section_words[SECTION_SETS] = {
	[LEFT] = "left",
	[CENTRE] = "centre",
	[LEFT | CENTRE] = "left or centre",
	[RIGHT] = "right",
	[CENTRE | RIGHT] = "centre or right",
};

static const char *const order_words[ORDER_COUNT] = { NULL, "unit", "leader", "both" };

const struct names CC_KIND_NAMES = { "kind", KIND_COUNT, kind_words };
const struct names CC_PERSON_NAMES = { "leader", PERSON_COUNT, person_words };
const struct names CC_TERRAIN_NAMES = { "terrain", TERRAIN_COUNT, terrain_words };
static const struct names SEAT_NAMES = { "seat", SEAT_COUNT,
					 (const char *const[]){ "bottom", "top" } };
static const struct names PIECE_NAMES = { "unit", PIECE_COUNT, piece_words };
static const struct names LEADER_NAMES = { "leader", LEADER_COUNT, leader_words };
const struct names CC_CARD_NAMES = { "card", CARD_COUNT, card_words };
const struct names CC_ARMY_NAMES = { "army", ARMY_COUNT, ancients_army_words };
const struct names CC_SPECIAL_NAMES = { "special rule", SPECIAL_COUNT, special_words };
static const struct names BATTLE_NAMES = { "battle", BATTLE_COUNT, battle_words };
static const struct names PHASE_NAMES = { "phase", PHASE_COUNT, phase_words };
static const struct names FACE_NAMES = { "face", FACE_COUNT, ancients_face_words };
static const struct names STAGE_NAMES = { "roll", STAGE_COUNT, stage_words };
static const struct names SECTION_NAMES = { "section", SECTION_SETS, section_words };
static const struct names ORDER_NAMES = { "order", ORDER_COUNT, order_words };
static const struct names PLACE_NAMES = { "place", PLACE_COUNT, NULL };
static const struct names STRUCK_NAMES = {
	"strike", STRUCK_COUNT, (const char *const[]){ "no", "yes", "before" }
};
static const struct names ROLE_NAMES = {
	"side", ROLE_COUNT, (const char *const[]){ "attacker", "defender" }
};
static const struct names NUMBER_NAMES = { "number", DICE_MAX + 1, NULL };

/* The state table names a dimension's domain after the dimension. */
#define CARD_NAMES CC_CARD_NAMES
#define SPECIAL_NAMES CC_SPECIAL_NAMES
#include "core/rowtables.h"
#undef SPECIAL_NAMES
#undef CARD_NAMES

static const struct scenario scenarios[BATTLE_COUNT] = {
#define BATTLE(id, word, text, help, ...) [BATTLE_##id - 1] = { word, text, help },
#include "games/ancients/battles.def"
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

const struct phase ancients_phases[PHASE_COUNT + 1] = {
#define PHASE(name, word, whose, question)           \
	[PHASE_##name] = { .id = word,               \
			   .prompt = question,       \
			   .who = whose,             \
			   .legal = cc_legal_##name, \
			   .apply = cc_apply_##name, \
			   .why_not = cc_why_##name },
#define STEP(name, word) [STEP_##name] = { .id = word, .prompt = "", .who = nobody },
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

static seatset to_act(const void *state)
{
	const struct ancients *s = state;
	return s->flow[0] == NO_PHASE ? 0 : ancients_phases[s->flow[0]].who(state);
}

static void legal(const void *state, int seat, struct actions *out)
{
	ancients_phases[((const struct ancients *)state)->flow[0]].legal(state, seat,
									 out);
}

static void apply(void *state, int seat, action a)
{
	struct ancients *s = state;
	ancients_phases[s->flow[0]].apply(state, seat, a);
	cc_settle(s);
}

static refusal why_not(const void *state, int seat, action a)
{
	return ancients_phases[((const struct ancients *)state)->flow[0]].why_not(
		state, seat, a);
}

static const char *prompt(const void *state, int seat)
{
	(void)seat;
	return ancients_phases[((const struct ancients *)state)->flow[0]].prompt;
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
	const char *army = s ? ancients_army_words[s->army[seat]] : NULL;
	return army ? army : SEAT_NAMES.name[seat];
}

const struct game ancients_game = {
	.id = "ancients",
	.title = "Commands & Colors: Ancients",
	.about =
		"Battles of antiquity on hexes: command cards, dice, leaders, elephants.",
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
	.setup = setup,
	.to_act = to_act,
	.legal = legal,
	.apply = apply,
	.score = score,
	.why_not = why_not,
	.explain = cc_explain_refusal,
	.prompt = prompt,
	.tell = cc_tell_action,
	.show = cc_show_extras,
	.facts = cc_show_facts,
	.tables = cc_show_tables,
	.draw = cc_draw_position,
	.guess = cc_think_guess,
	.worth = cc_worth,
	.features = cc_worth_features,
	.measure = cc_worth_measure,
	.worth_by_hand = cc_byhand_worth,
	.sample = cc_think_sample,
	.turn = cc_think_turn,
	.foresight = 2,
	.check = cc_check_position,
	.custom = cc_custom_begin,
	.describe = cc_describe,
	.seat_title = seat_title,
};
