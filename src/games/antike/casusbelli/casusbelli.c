/*
 * Casus Belli in one table: its rows and the contract. The rules are in the files of the
 * chapters, the numbers in docs/rules/casus-belli.md.
 */
#include "games/antike/antike.h"

#define SEAT_WORDS "roma", "carthago"
#define PLAYERS 2
#define PLACES_DEF "games/antike/casusbelli/places.def"
#define OPTIONS_DEF "games/antike/casusbelli/options.def"
#define MOVERE_WORD "Duellum"
#define ONE_OF(antike2, casus) casus

static const struct scenario scenarios[] = {
#define SCENARIO(word, title, help) { word, title, help },
#include "games/antike/casusbelli/words.def"
	{ NULL, NULL, NULL },
};
#define TEXT(id, text) static const char TEXT_##id[] = text;
#include "games/antike/casusbelli/words.def"

#include "games/antike/tables.h"

const struct rules antike_casus_belli_rules = {
	.goal = { [2] = 9 },			   /* CB-110 */
	.units = { [LEGION] = 12, [GALLEY] = 12 }, /* CB-2 */
	.temples = 12,
	.tokens = { [MARBLE] = 12, [IRON] = 12, [GOLD] = 10 }, /* CB-4 */
	.tokens_all = 24,				       /* CB-5 */
	.tokens_common = true,
	.temple_marble = 6,   /* CB-53 */
	.steps_max = 8,	      /* CB-20 */
	.rounds = ROUNDS_MAX, /* CB-111 */
	.recruits = true,
	.surcharges = true,
	.fights_at_once = true, /* CB-41 */
};

static status setup(void *state, const struct setup *how, struct text *why)
{
	(void)why;
	antike_setup_begin(state, how, CASUS_BELLI);
	return OK;
}

static status check(const void *state, struct text *why)
{
	if (!is_casus(state))
		return status_say(BAD_POSITION, why,
				  "Field \"map\": it is of another game.");
	return antike_check_position(state, why);
}

static void facts(struct json *out)
{
	antike_facts_put(&casus_belli_game, CASUS_BELLI, CASUS_BELLI, out);
}

const struct game casus_belli_game = {
	.id = "casus-belli",
	.title = TEXT_TITLE,
	.about = TEXT_ABOUT,
	.rule_prefix = "CB",
	.rules_version = 4,
	.seats_min = 2,
	.seats_max = 2,
	.seats = &PLAYER_NAMES,
	.setup = setup,
	.check = check,
	.facts = facts,
	.tables = antike_reference_casus,
	SHARED_CONTRACT,
};
