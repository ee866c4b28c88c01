/* Battles of people's own: what is written reads back, what cannot be is refused. */
#include "core/custom.h"

#include <criterion/criterion.h>
#include <string.h>

#include "ai/playout.h"
#include "core/record.h"
#include "core/state.h"
#include "games/ancients/ancients.h"
#include "games/registry.h"

static status read_text(const char *json, struct ancients *s, struct text *why)
{
	const struct setup how = game_default_setup(&ancients_game);
	char title[TITLE_SIZE];
	struct json_doc d = { 0 };
	status result = json_read(&d, json, strlen(json), why);
	if (result == OK)
		result = custom_read(&ancients_game, &how, &d, 0, s, title, why);
	json_free(&d);
	return result;
}

Test(custom, every_battle_reads_back)
{
	for (int battle = 1; battle < BATTLE_COUNT; battle++) {
		const struct setup how = { .scenario = (u8)(battle - 1), .seats = 2 };
		struct ancients s = { 0 }, again = { 0 };
		struct text json = { 0 }, why = { 0 };
		cc_setup_begin(&s, &how);
		custom_put(&ancients_game, &s, ancients_battles[battle].title, &json);
		cr_assert_eq(read_text(json.at, &again, &why), OK, "%s", text_str(&why));
		s.battle = NO_BATTLE_ROW; /* it is nobody's battle now */
		cr_assert_arr_eq(&s, &again, sizeof s);
		text_free(&json);
		text_free(&why);
	}
}

/* A whole small battle, with one thing of each side open. */
static void put_battle(const char *units, const char *bottom, const char *top,
		       struct text *out)
{
	text_clear(out);
	text_add(out,
		 "{\"banners\": 2, \"terrain\": {\"river\": \"e6\"}, \"sides\": {"
		 "\"bottom\": {\"army\": \"Roman\", \"units\": {%s}%s},"
		 "\"top\": {\"army\": \"Carthaginian\","
		 "\"units\": {\"LI\": \"e8 f8:2\"}%s}}}",
		 units, bottom, top);
}

static void expect(const char *units, const char *bottom, const char *top,
		   const char *sentence)
{
	struct ancients s = { 0 };
	struct text json = { 0 }, why = { 0 };
	put_battle(units, bottom, top, &json);
	const status result = read_text(json.at, &s, &why);
	if (*sentence)
		cr_assert_eq(result, BAD_SETUP);
	cr_assert_str_eq(text_str(&why), sentence);
	text_free(&json);
	text_free(&why);
}

Test(custom, what_cannot_be_is_said_with_unit_and_hex)
{
	expect("\"HI\": \"e5 e4\"", "", "", "");
	expect("\"HI\": \"e5 e4\", \"LI\": \"e5\"", "", "",
	       "There are two units on e5: Roman HI and Roman LI.");
	expect("\"HI\": \"e8\"", "", "",
	       "There are two units on e8: Roman HI and Carthaginian LI.");
	expect("\"MC\": \"e6\"", "", "", "Roman MC cannot be on e6: river.");
	expect("\"HI\": \"m8\"", "", "", "There is no hex \"m8\" for HI.");
	expect("\"HI\": \"e5:5\"", "", "", "Roman HI on e5 has 1 to 4 blocks, not 5.");
	expect("\"XX\": \"e5\"", "", "", "There is no unit \"XX\" (e5).");
	expect("", "", "", "The Roman army (bottom) has no unit.");
	expect("\"HI\": \"e5 e4\"", ", \"leaders\": {\"Scipio\": \"e8\"}", "",
	       "Roman leader Scipio on e8 is with an enemy, Carthaginian LI.");
	expect("\"HI\": \"e5 e4\"", ", \"leaders\": {\"Scipio\": \"e6\"}", "",
	       "Roman leader Scipio cannot be on e6: river.");
	expect("\"HI\": \"e5 e4\"", ", \"leaders\": {\"Scipio\": \"e5\"}",
	       ", \"leaders\": {\"Mago\": \"e5\"}",
	       "There are two leaders on e5: Roman Scipio and Carthaginian Mago.");
	expect("\"HI\": \"e5\"", "", "",
	       "The Carthaginian side can never win 2 banners: there are 1 at most.");
}

Test(custom, what_is_beside_the_field_is_checked_too)
{
	static const char units[] = "\"HI\": \"e5 e4\"";
	expect(units, ", \"command\": 1, \"hand\": [\"Rally\", \"Out Flanked\"]", "",
	       "The Roman hand has 2 cards, the Command is 1.");
	expect(units, ", \"hand\": [\"Rally\", \"Rally\"]", "",
	       "The hands have more than the box: 1 of Rally.");
	expect(units, ", \"hand\": [\"Retreat\"]", "",
	       "There is no card \"Retreat\" (Roman hand).");
	expect(units, ", \"command\": 0", "",
	       "\"command\" is a whole number from 1 to 9.");
	expect(units, ", \"special\": [\"ambush\"]", "",
	       "The Roman ambush has no units in reserve.");
	expect(units, "", ", \"special\": [\"leaderless\"]",
	       "The special rule leaderless needs a leader: the Carthaginian side has "
	       "none.");
	expect(units, ", \"units2\": 1", "", "bottom has no member \"units2\".");
	expect(units, ", \"won\": 2", "",
	       "The Roman side has won before the battle begins.");
}

/* Whoever is given all his cards needs no deal; the battle begins at once. */
Test(custom, a_given_hand_is_held)
{
	struct ancients s = { 0 };
	struct text json = { 0 }, why = { 0 };
	put_battle("\"HI\": \"e5 e4\"",
		   ", \"command\": 2, \"hand\": [\"Line Command\", \"Line Command\"]",
		   ", \"command\": 1, \"hand\": [\"Rally\"]", &json);
	cr_assert_eq(read_text(json.at, &s, &why), OK, "%s", text_str(&why));
	cr_assert_eq(s.flow[0], PHASE_CARD);
	cr_assert_eq(s.hand[BOTTOM][LINE_COMMAND], 2);
	cr_assert_eq(deck_total(s.deck, CARD_COUNT), 57);
	put_battle("\"HI\": \"e5 e4\"", ", \"command\": 2, \"hand\": [\"Line Command\"]",
		   "", &json);
	memset(&s, 0, sizeof s);
	cr_assert_eq(read_text(json.at, &s, &why), OK, "%s", text_str(&why));
	cr_assert_eq(s.flow[0], PHASE_DEAL);
	text_free(&json);
	text_free(&why);
}

/* The record of such a battle needs nothing but itself, and keeps its title. */
Test(custom, a_record_stands_alone)
{
	static const char json[] =
		"{\"title\": \"At the bridge\", \"banners\": 1, \"sides\": {\"bottom\":"
		"{\"units\": {\"HI\": \"e5\"}}, \"top\": {\"units\": {\"LI\": \"e7\"}}}}";
	const struct setup how = game_default_setup(&ancients_game);
	struct json_doc d = { 0 };
	struct match m, again;
	struct text record = { 0 }, why = { 0 };
	size_t checked;
	cr_assert_eq(json_read(&d, json, sizeof json - 1, NULL), OK);
	cr_assert_eq(custom_begin(&m, &ancients_game, &how, &d, 0, fair_seeded(3), &why),
		     OK, "%s", text_str(&why));
	match_chance(&m);
	record_write(&m, &record);
	cr_assert(strstr(record.at, "\ntitle At the bridge\nposition {"));
	cr_assert_eq(record_read(&again, record.at, registry_find, &why), OK, "%s",
		     text_str(&why));
	cr_assert_str_eq(again.title, "At the bridge");
	cr_assert_arr_eq(again.state, m.state, ancients_game.state_size);
	cr_assert_eq(record_verify(&again, &checked, NULL), OK);
	cr_assert_eq(checked, m.drawn);
	match_end(&again);
	match_end(&m);
	json_free(&d);
	text_free(&record);
}
