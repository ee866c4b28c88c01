/*
 * Antike II in one table: its rows and the contract. The rules are in the files of the
 * chapters, the numbers in docs/rules/antike2.md.
 */
#include "games/antike/antike.h"

#define SEAT_WORDS "yellow", "red", "green", "blue", "black", "grey"
#define PLAYERS SEAT_COUNT
#define PLACES_DEF "games/antike/antike2/places.def"
#define OPTIONS_DEF "games/antike/antike2/options.def"
#define MOVERE_WORD "Movere"
#define ONE_OF(antike2, casus) antike2

static const struct scenario scenarios[] = {
#define SCENARIO(word, title, help) { word, title, help },
#include "games/antike/antike2/words.def"
	{ NULL, NULL, NULL },
};
#define TEXT(id, text) static const char TEXT_##id[] = text;
#include "games/antike/antike2/words.def"

#include "games/antike/tables.h"

const struct rules antike_antike2_rules = {
	.goal = { [3] = 10, [4] = 9, [5] = 8, [6] = 7 },    /* A2-81 */
	.units = { [LEGION] = 12, [GALLEY] = 13 },	    /* A2-2 */
	.temples = 20,					    /* A2-3 */
	.tokens = { [MARBLE] = 8, [IRON] = 8, [GOLD] = 8 }, /* A2-5 */
	.tokens_all = 24,
	.coins = 30,	    /* A2-6 */
	.temple_marble = 5, /* A2-29 */
	.steps_max = 7,	    /* A2-20 */
	.rounds = 100,	    /* A2-84 */
	.young = 3,	    /* A2-58 */
};

static status setup(void *state, const struct setup *how, struct text *why)
{
	(void)why;
	antike_setup_begin(state, how, how->scenario == 0 ? MARE_NOSTRUM : ORIENT);
	return OK;
}

static status check(const void *state, struct text *why)
{
	if (is_casus(state))
		return status_say(BAD_POSITION, why,
				  "Field \"map\": it is of another game.");
	return antike_check_position(state, why);
}

static void facts(struct json *out)
{
	antike_facts_put(&antike2_game, MARE_NOSTRUM, ORIENT, out);
}

const struct game antike2_game = {
	.id = "antike2",
	.title = TEXT_TITLE,
	.about = TEXT_ABOUT,
	.rule_prefix = "A2",
	.rules_version = 3,
	.seats_min = 3,
	.seats_max = SEAT_COUNT,
	.seats = &PLAYER_NAMES,
	.setup = setup,
	.check = check,
	.facts = facts,
	.tables = antike_reference_antike2,
	SHARED_CONTRACT,
};
