/*
 * Expands to the words and tables of one game of the family. No guard: once for each
 * game, which defines before: SEAT_WORDS, PLAYERS, PLACES_DEF, MOVERE_WORD,
 * ONE_OF(antike2, casus), OPTIONS_DEF.
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
static const char *const effect_labels[CARD_COUNT] = {
#define CARD(id, number, title, words, ...) [CARD_##id] = words,
#include "games/antike/cards.def"
#undef CARD
};
static const char *const price_labels[RESOURCE_COUNT] = { NULL, "1 marble", "1 iron",
							  "1 gold", "1 coin" };
static const char *const pace_words[2] = { NULL, "tired" };
static const char *const first_words[2] = { NULL, "first" };
static const char *const result_words[RESULT_COUNT] = { "none", "attacker", "defender",
							"both" };
static const char *const result_labels[RESULT_COUNT] = { "none of them remain",
							 "the attackers remain",
							 "the defenders remain",
							 "some of both remain" };
static const char *const loss_words[LOSS_COUNT] = { "attack", "defence" };
static const char *const loss_labels[LOSS_COUNT] = { "attacking", "defending" };
static const char *const deed_words[DEED_COUNT] = { "cities", "razed", "temples",
						    "firsts", "seas",  "all-know-how" };
static const char *const deed_labels[DEED_COUNT] = {
	"cities",	  "temples destroyed",	"temples", "know-how developed first",
	"galleys at sea", "having all know-how"
};
static const char *const ware_words[WARE_COUNT] = { "temple", "town wall", "city",
						    "legion", "galley" };
static const char *const action_words[SPACE_COUNT] = {
	NULL,	   "Ferrum", "Templum",	 "Aurum",     MOVERE_WORD,
	"Militia", "Marmor", "Scientia", MOVERE_WORD,
};
static const char *const ending_words[ENDING_COUNT] = { "goal", "temple", "turns" };
static const char *const ending_labels[ENDING_COUNT] = {
	"the goal", "as the temple earns the last one needed",
	"the most after the last turn"
};
static const struct names SEAT_NAMES = { "seat", SEAT_COUNT, seat_words };
static const struct names PLAYER_NAMES = { "seat", PLAYERS, seat_words };
static const struct names COLOUR_NAMES = { "colour", PLAYERS, seat_words };
static const struct names HOLDER_NAMES = { "holder", HOLDER_COUNT, holder_words };
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
static const struct names EFFECT_NAMES = { "effect", CARD_COUNT, card_words,
					   effect_labels };
static const struct names PIECE_NAMES = { "piece", RESOURCE_COUNT, resource_words,
					  price_labels };
static const struct names PACE_NAMES = { "pace", 2, pace_words };
static const struct names FIRST_NAMES = { "first", 2, first_words };
static const struct names RESULT_NAMES = { "result", RESULT_COUNT, result_words,
					   result_labels };
static const struct names LOSS_NAMES = { "loss", LOSS_COUNT, loss_words, loss_labels };
static const struct names DEED_NAMES = { "deed", DEED_COUNT, deed_words, deed_labels };
static const struct names ENDING_NAMES = { "ending", ENDING_COUNT, ending_words,
					   ending_labels };
static const struct names NATION_NAMES = { "nation", NATION_COUNT, antike_nation_words };
static const struct names WARE_NAMES = { "ware", WARE_COUNT, ware_words };
static const struct names ACTION_NAMES = { "action", SPACE_COUNT, action_words };
static const struct names PHASE_NAMES = { "phase", PHASE_COUNT, phase_words };
static const struct names NUMBER_NAMES = { "number", 100, NULL };
static const struct names STEP_NAMES = { "step", STEP_COUNT, NULL };
static const struct names FORT_NAMES = { "fortress", FORT_COUNT, NULL };

#define REFUSAL(id, code, antike2, casus, sentence) \
	[id] = { code, sentence, ONE_OF(antike2, casus) },
#include "core/rowtables.h"

#define PHASES antike_phases
#include "kit/flowrules.h"

/* The members of struct game that both games fill alike. */
#define SHARED_CONTRACT                                                                 \
	.actions_limit = ACTIONS_LIMIT, .state_size = sizeof(struct antike),            \
	.fields = fields, .verbs = verbs, .refusals = refusals, .options = options,     \
	.scenarios = scenarios, .phases = antike_phases, .to_act = to_act,              \
	.legal = legal, .apply = antike_contract_apply, .score = antike_contract_score, \
	.why_not = antike_refuse_why, .explain = antike_explain_refusal,                \
	.messages = messages, .ask = antike_ask_question,                               \
	.prompt = antike_contract_prompt, .events = events, .show = antike_show_extras, \
	.draw = antike_draw_position, .map = antike_map_put,                            \
	.sample = antike_think_sample,                                                  \
	.evaluators = evaluators, .seat_count = antike_contract_seat_count,             \
	.seat_title = antike_contract_seat_title, .brief = antike_show_brief,           \
	.seat_is_plural = antike_contract_seat_is_plural

/* What bots think of positions: what was learned first. */
#define SHARED                                                                    \
	.features = antike_evaluate_features, .measure = antike_evaluate_measure, \
	.determinize = antike_think_determinize, .turn = antike_think_turn, .horizon = 8
static const struct evaluator evaluators[] = {
	{ .id = "learned",
	  .evaluate = antike_evaluate_learned,
	  .forecast = ONE_OF(antike_evaluate_forecast, NULL),
	  SHARED },
	{ .id = "handmade",
	  .evaluate = antike_evaluate_handmade,
	  .weights = antike_evaluate_weights_handmade,
	  SHARED },
	{ .id = NULL },
};
#undef SHARED
