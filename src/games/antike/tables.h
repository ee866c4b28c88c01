/*
 * Expands to the words and tables of one game of the family. No guard: once for each
 * game, which defines before: SEAT_WORDS, PLACES_DEF, MOVERE_WORD, ONE_OF(antike2,
 * casus), OPTIONS_DEF.
 */
static const char *const seat_words[SEAT_COUNT] = { SEAT_WORDS };
static const char *const holder_words[HOLDER_COUNT] = { NULL, SEAT_WORDS };
static const char *const resource_words[RESOURCE_COUNT] = { NULL, "marble", "iron",
							    "gold", "coin" };
static const char *const kind_words[KIND_COUNT] = { "legion", "galley" };
static const char *const known_words[KNOWN_COUNT] = { "no", "new", "yes" };
static const char *const map_words[MAP_COUNT] = { "Mare Nostrum", "Orient",
						  "Casus Belli" };
static const char *const space_words[SPACE_COUNT] = {
	NULL,	   "Ferrum", "Templum",	 "Aurum",	    MOVERE_WORD " I",
	"Militia", "Marmor", "Scientia", MOVERE_WORD " II",
};
#define GROUP(kind, tired, n, words) [(kind)*GROUP_SIZES + (tired) + (n)] = words
#define GROUPS(kind, tired, one, many)                                                \
	GROUP(kind, tired, 1, "1 " one), GROUP(kind, tired, 2, "2 " many),            \
		GROUP(kind, tired, 3, "3 " many), GROUP(kind, tired, 4, "4 " many),   \
		GROUP(kind, tired, 5, "5 " many), GROUP(kind, tired, 6, "6 " many),   \
		GROUP(kind, tired, 7, "7 " many), GROUP(kind, tired, 8, "8 " many),   \
		GROUP(kind, tired, 9, "9 " many), GROUP(kind, tired, 10, "10 " many), \
		GROUP(kind, tired, 11, "11 " many), GROUP(kind, tired, 12, "12 " many)
static const char *const group_words[GROUP_COUNT] = {
	GROUP(LEGION, 0, 0, "no legion"),
	GROUPS(LEGION, 0, "legion", "legions"),
	GROUPS(LEGION, TIRED, "tired legion", "tired legions"),
	GROUPS(GALLEY, 0, "galley", "galleys"),
	GROUP(GALLEY, 0, 13, "13 galleys"),
	GROUPS(GALLEY, TIRED, "tired galley", "tired galleys"),
};
#undef GROUPS
#undef GROUP

static const char *const region_words[REGION_COUNT] = {
#define PLACE(id, name) [id] = name,
#include PLACES_DEF
#undef PLACE
};
static const char *const knowhow_words[KNOWHOW_COUNT] = {
#define KNOWHOW(id, title, ...) [id] = title,
#include "games/antike/knowhow.def"
#undef KNOWHOW
};
static const char *const personage_words[PERSONAGE_COUNT] = {
#define PERSONAGE(id, title, ...) [id] = title,
#include "games/antike/personages.def"
#undef PERSONAGE
};
static const char *const card_words[CARD_COUNT] = {
#define CARD(id, number, title, ...) [CARD_##id] = title,
#include "games/antike/cards.def"
#undef CARD
};
static const char *const phase_words[PHASE_COUNT] = {
#define PHASE(id, word, ...) [PHASE_##id] = word,
#include "games/antike/phases.def"
#undef PHASE
};
static const struct names SEAT_NAMES = { "seat", SEAT_COUNT, seat_words };
static const struct names HOLDER_NAMES = { "seat", HOLDER_COUNT, holder_words };
static const struct names RESOURCE_NAMES = { "resource", RESOURCE_COUNT, resource_words };
static const struct names KIND_NAMES = { "kind", KIND_COUNT, kind_words };
static const struct names KNOWN_NAMES = { "yes, new or no", KNOWN_COUNT, known_words };
static const struct names MAP_NAMES = { "map", MAP_COUNT, map_words };
static const struct names SPACE_NAMES = { "space", SPACE_COUNT, space_words };
static const struct names GROUP_NAMES = { "group", GROUP_COUNT, group_words };
static const struct names REGION_NAMES = { "region", REGION_COUNT, region_words };
static const struct names KNOWHOW_NAMES = { "know-how", KNOWHOW_COUNT, knowhow_words };
static const struct names PERSONAGE_NAMES = { "personage", PERSONAGE_COUNT,
					      personage_words };
static const struct names CARD_NAMES = { "card", CARD_COUNT, card_words };
static const struct names NATION_NAMES = { "nation", NATION_COUNT, antike_nation_words };
static const struct names PHASE_NAMES = { "phase", PHASE_COUNT, phase_words };
static const struct names NUMBER_NAMES = { "number", 100, NULL };
static const struct names STEP_NAMES = { "step", STEP_COUNT, NULL };
static const struct names FORT_NAMES = { "fortress", FORT_COUNT, NULL };

#define REFUSAL(id, code, antike2, casus, sentence) \
	[id] = { code, sentence, ONE_OF(antike2, casus) },
#include "core/rowtables.h"

/* The members of struct game that both games fill alike. */
#define SHARED_CONTRACT                                                                 \
	.actions_limit = ACTIONS_LIMIT, .state_size = sizeof(struct antike),            \
	.fields = fields, .verbs = verbs, .refusals = refusals, .options = options,     \
	.scenarios = scenarios, .phases = antike_phases,                                \
	.to_act = antike_contract_to_act, .legal = antike_contract_legal,               \
	.apply = antike_contract_apply, .score = antike_contract_score,                 \
	.why_not = antike_refuse_why, .explain = antike_explain_refusal,                \
	.prompt = antike_contract_prompt, .tell = antike_tell_action,                   \
	.show = antike_show_extras, .draw = antike_draw_position,                       \
	.guess = antike_think_guess, .worth = antike_worth_learned,                     \
	.worth_by_hand = antike_worth_by_hand, .features = antike_worth_features,       \
	.measure = antike_worth_measure,                                                \
	.weights_by_hand = antike_worth_weights_by_hand, .sample = antike_think_sample, \
	.turn = antike_think_turn, .foresight = 8,                                      \
	.seat_count = antike_contract_seat_count,                                       \
	.seat_title = antike_contract_seat_title
