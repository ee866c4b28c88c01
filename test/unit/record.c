#include "core/record.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/registry.h"
#include "scene.h"

/* A whole game of the drawing game from a seed, as a record. */
static void write_game(struct text *out, struct dice dice)
{
	struct match m;
	scene_begin(&m, "draw", dice);
	strcpy(m.player[0], "Ann of Rome");
	strcpy(m.dice.nonce[1], "ides");
	scene_finish(&m, 5);
	record_write(&m, out);
	match_end(&m);
}

/* Replaces the first `old` in the text. */
static void swap(struct text *t, const char *old, const char *new)
{
	struct text copy = { 0 };
	char *at = strstr(t->at, old);
	cr_assert_not_null(at, "%s", old);
	text_bytes(&copy, t->at, (size_t)(at - t->at));
	text_put(&copy, new);
	text_put(&copy, at + strlen(old));
	text_free(t);
	*t = copy;
}

static int line_of(const struct text *t, const char *at)
{
	int line = 1;
	for (const char *c = t->at; c < at; c++)
		line += *c == '\n';
	return line;
}

Test(record, reads_back_what_it_writes)
{
	struct text record = { 0 }, again = { 0 };
	struct match m;
	size_t checked;
	write_game(&record, fair_seeded(11));
	cr_assert(strstr(
		record.at,
		"player red Ann of Rome\ndice seed 11\nnonce green ides\nsteps\n"));
	cr_assert_eq(record_read(&m, record.at, registry_find, NULL), OK);
	cr_assert(match_is_over(&m));
	record_write(&m, &again);
	cr_assert_str_eq(again.at, record.at);
	cr_assert_eq(record_verify(&m, &checked, NULL), OK);
	cr_assert_eq(checked, m.drawn);
	match_end(&m);
	text_free(&record);
	text_free(&again);
}

Test(record, tells_the_secret_only_at_the_end)
{
	struct text record = { 0 };
	struct match m;
	size_t checked;
	scene_begin(&m, "draw", fair_secret());
	match_chance(&m);
	record_write(&m, &record);
	cr_assert_null(strstr(record.at, "\nsecret "));
	match_end(&m);
	cr_assert_eq(record_read(&m, record.at, registry_find, NULL), OK);
	cr_assert_eq(record_verify(&m, &checked, NULL), OK);
	cr_assert_eq(checked, 0, "nothing can be checked yet");
	match_end(&m);
	text_clear(&record);
	write_game(&record, fair_secret());
	cr_assert(strstr(record.at, "\nsecret "));
	cr_assert_eq(record_read(&m, record.at, registry_find, NULL), OK);
	cr_assert_eq(record_verify(&m, &checked, NULL), OK);
	cr_assert_gt(checked, 0);
	match_end(&m);
	text_free(&record);
}

Test(record, begins_at_a_position_too)
{
	struct match m, from, again;
	struct text record = { 0 };
	scene_deal(&from, fair_table());
	match_begin_at(&m, from.game, from.state, fair_seeded(1));
	scene_finish(&m, 2);
	record_write(&m, &record);
	cr_assert(strstr(record.at, "\nposition {\"game\":\"draw\""));
	cr_assert_eq(record_read(&again, record.at, registry_find, NULL), OK);
	cr_assert_arr_eq(again.state, m.state, m.game->state_size);
	match_end(&m);
	match_end(&from);
	match_end(&again);
	text_free(&record);
}

Test(record, keeps_the_numbers_of_outcomes_that_were_given_up)
{
	struct match m, again;
	struct text record = { 0 };
	size_t checked;
	scene_begin(&m, "draw", fair_seeded(3));
	match_chance(&m);
	match_rewind(&m, 2);
	match_chance(&m);
	record_write(&m, &record);
	cr_assert(strstr(record.at, "\nchance @5 draw "), "%s", record.at);
	cr_assert_eq(record_read(&again, record.at, registry_find, NULL), OK);
	cr_assert_eq(again.drawn, m.drawn);
	cr_assert_eq(again.step[2].number, 5);
	cr_assert_eq(record_verify(&again, &checked, NULL), OK);
	cr_assert_eq(checked, 5);
	match_end(&m);
	match_end(&again);
	text_free(&record);
}

/* The sentence for the record with `old` replaced by `new`. */
static const char *refusal_of(const char *old, const char *new, struct text *why)
{
	struct text record = { 0 };
	struct match m;
	write_game(&record, fair_seeded(11));
	swap(&record, old, new);
	text_clear(why);
	if (record_read(&m, record.at, registry_find, why) == OK) {
		match_end(&m);
		text_clear(why);
	}
	text_free(&record);
	return text_str(why);
}

Test(record, names_each_bad_line)
{
	static const struct {
		const char *old, *new, *says;
	} rows[] = {
		{ "tessera record 2", "tessera record 3", "Line 1 of" },
		{ "tessera record 2", "hello", "Line 1 of" },
		{ "game draw", "game chess",
		  "Line 2 of the record: there is no such game" },
		{ "game draw\n", "", "Line 2 of" },
		{ "game draw\n", "game draw\ngame draw\n", "Line 3 of" },
		{ "rules 3", "rules none", "Line 3 of" },
		{ "rules 3", "rules 3 and more", "Line 3 of" },
		{ "seats 2", "seats 9", "Line 4 of" },
		{ "seats 2", "seats 2x", "Line 4 of" },
		{ "scenario short", "scenario endless", "Line 5 of" },
		{ "option hand two", "option hand nine", "Line 6 of" },
		{ "option hand two", "option foot two", "Line 6 of" },
		{ "option omen idle", "opinion omen idle",
		  "Line 7 of the record: this word" },
		{ "option omen idle", "position {}", "Line 7 of" },
		{ "player red", "player pink", "Line 8 of" },
		{ "player red", "player red \xC3",
		  "Line 8 of the record: the name is too long or not UTF-8" },
		{ "player red",
		  "player red 12345678901234567890123456789012345678901234567890123456789"
		  "01234",
		  "Line 8 of" },
		{ "seats 2", "seats 2\ntitle \xFF", "Line 5 of" },
		{ "dice seed 11", "dice loaded", "Line 9 of" },
		{ "dice seed 11", "dice seed", "Line 9 of" },
		{ "dice seed 11", "dice seed -1", "Line 9 of" },
		{ "dice seed 11", "dice fair 12", "Line 9 of" },
		{ "dice seed 11\nnonce green ides\n", "nonce green ides\ndice seed 11\n",
		  "Line 9 of" },
		{ "nonce green", "nonce pink", "Line 10 of" },
		{ "green ides", "green 1234567890123456789012345678901234567890",
		  "Line 10 of" },
		{ "steps\n", "steps now\n", "Line 11 of" },
		{ "chance omen", "pink omen", "Line 12 of" },
		{ "chance omen", "red omen", "Line 12 of" },
		{ "chance omen", "chance @x omen", "Line 12 of" },
		{ "chance omen", "chance portent",
		  "Line 12 of the record: the action is not known" },
		{ " #", " ", "Line 12 of the record: the hash" },
		{ " #", " #0", "Line 12 of" },
		{ " #", " #x", "Line 12 of" },
	};
	struct text why = { 0 };
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const char *said = refusal_of(rows[i].old, rows[i].new, &why);
		cr_expect(strstr(said, rows[i].says), "%s -> %s: %s", rows[i].old,
			  rows[i].new, said);
	}
	text_free(&why);
}

Test(record, says_when_the_rules_have_changed_since)
{
	struct text record = { 0 }, why = { 0 };
	struct match m;
	write_game(&record, fair_seeded(11));
	swap(&record, "rules 3", "rules 2");
	cr_assert_eq(record_read(&m, record.at, registry_find, &why), OK,
		     "it still replays");
	match_end(&m);
	char *hash = strstr(strstr(record.at, "\nred "), "#") + 1;
	*hash = *hash == '0' ? '1' : '0';
	char line[24];
	snprintf(line, sizeof line, "Line %d ", line_of(&record, hash));
	cr_assert_eq(record_read(&m, record.at, registry_find, &why), DIVERGED);
	cr_assert(strstr(why.at, line), "%s: %s", line, why.at);
	cr_assert(strstr(why.at, "under rules version 2; this is version 3"));
	text_free(&record);
	text_free(&why);
}

Test(record, ends_before_it_begins)
{
	struct text why = { 0 };
	struct match m;
	cr_assert_eq(record_read(&m, "", registry_find, &why), BAD_RECORD);
	cr_assert_eq(
		record_read(&m, "tessera record 1\ngame draw\n", registry_find, &why),
		BAD_RECORD);
	cr_assert(strstr(why.at, "Line 3 "), "%s", why.at);
	text_free(&why);
}

/* Plays with dice of the table under the name of a seed: what a cheat would hand in. */
static void write_loaded(struct text *out)
{
	struct match m;
	scene_deal(&m, fair_table());
	m.dice = fair_seeded(1);
	record_write(&m, out);
	match_end(&m);
}

Test(record, finds_loaded_dice)
{
	struct text record = { 0 }, why = { 0 };
	struct match m;
	size_t checked;
	write_loaded(&record);
	cr_assert_eq(record_read(&m, record.at, registry_find, &why), OK);
	cr_assert_eq(record_verify(&m, &checked, &why), UNFAIR);
	char line[24];
	snprintf(line, sizeof line, "Line %d ",
		 line_of(&record, strstr(record.at, "steps\n")) + 1 + (int)checked);
	cr_assert(strstr(why.at, line), "%s: %s", line, why.at);
	match_end(&m);
	text_free(&record);
	text_free(&why);
}

Test(record, a_seed_needs_no_secret_and_takes_none)
{
	struct text record = { 0 }, why = { 0 };
	struct match m;
	write_loaded(&record);
	text_put(&record,
		 "secret "
		 "0000000000000000000000000000000000000000000000000000000000000000\n");
	cr_assert_eq(record_read(&m, record.at, registry_find, &why), BAD_RECORD, "%s",
		     record.at);
	text_free(&record);
	text_free(&why);
}

Test(record, finds_a_secret_that_was_not_committed_to)
{
	struct text record = { 0 }, why = { 0 };
	struct match m;
	size_t checked;
	write_game(&record, fair_secret());
	char *digit = strstr(record.at, "\nsecret ") + 8;
	*digit = *digit == '0' ? '1' : '0';
	cr_assert_eq(record_read(&m, record.at, registry_find, &why), OK);
	cr_assert_eq(record_verify(&m, &checked, &why), UNFAIR);
	cr_assert(strstr(why.at, "committed"));
	match_end(&m);
	text_free(&record);
	text_free(&why);
}
