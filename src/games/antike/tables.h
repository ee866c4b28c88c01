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
static const char *const group_words[GROUP_COUNT] = {
	"no legion",  "1 legion",  "2 legions",	 "3 legions",  "4 legions",  "5 legions",
	"6 legions",  "7 legions", "8 legions",	 "9 legions",  "10 legions", "11 legions",
	"12 legions", NULL,	   NULL,	 NULL,	       NULL,	     "1 galley",
	"2 galleys",  "3 galleys", "4 galleys",	 "5 galleys",  "6 galleys",  "7 galleys",
	"8 galleys",  "9 galleys", "10 galleys", "11 galleys", "12 galleys", "13 galleys",
};

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
