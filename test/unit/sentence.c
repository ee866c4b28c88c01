#include <criterion/criterion.h>

#include "base/text.h"
#include "core/words/locale.h"
#include "core/words/sentence.h"

static const char *title(const void *state, int seat)
{
	(void)state;
	return seat == 0 ? "Carthage" : "the Germani";
}

static bool is_plural(const void *state, int seat)
{
	(void)state;
	return seat == 1;
}

static bool is_plural_card(int card)
{
	return card == 2;
}

static const struct names SEATS = { "seat", 2, (const char *const[]){ "red", "blue" } };
static const struct names CARDS = { "card",
				    3,
				    (const char *const[]){ NULL, "Forum", "Tuba" },
				    (const char *const[]){ NULL, "a Forum", NULL },
				    (const char *const[]){ NULL, "Forums", NULL },
				    is_plural_card };
static const struct names WHYS = { "why", 2, (const char *const[]){ NULL, "tax" },
				   (const char *const[]){ NULL, "the taxes" },
				   .is_prose = true };
static const struct game toy = {
	.id = "toy", .seats = &SEATS, .seat_title = title, .seat_is_plural = is_plural
};
static const struct blank blanks[] = {
	{ "who", &SEATS }, { "n", &names_number }, { "card", &CARDS }, { NULL }
};

static const char *said(const char *pattern, unsigned count, const int16_t *values)
{
	static struct text out;
	const struct filling f = {
		.game = &toy, .blank = blanks, .value = values, .count = count
	};
	text_clear(&out);
	sentence_put(&f, pattern, &out);
	return text_str(&out);
}

Test(sentence, fills_blanks_with_titles_numbers_and_labels)
{
	cr_assert_str_eq(said("{who} pays {n} for {card}.", 3, (int16_t[]){ 0, 3, 1 }),
			 "Carthage pays 3 for a Forum.");
	cr_assert_str_eq(said("{card} for {who}.", 3, (int16_t[]){ 0, 3, 2 }),
			 "Tuba for Carthage.");
}

Test(sentence, agrees_in_number)
{
	const char *pattern = "{who} {who?loses|lose} {n:legion|legions}.";
	cr_assert_str_eq(said(pattern, 3, (int16_t[]){ 0, 1, 0 }),
			 "Carthage loses 1 legion.");
	cr_assert_str_eq(said(pattern, 3, (int16_t[]){ 1, 2, 0 }),
			 "The Germani lose 2 legions.");
}

Test(sentence, names_agree_and_are_counted)
{
	const char *pattern = "{n*card} {card?falls|fall}.";
	cr_assert_str_eq(said(pattern, 3, (int16_t[]){ 0, 1, 1 }), "A Forum falls.");
	cr_assert_str_eq(said(pattern, 3, (int16_t[]){ 0, 3, 1 }), "3 Forums falls.");
	cr_assert_str_eq(said(pattern, 3, (int16_t[]){ 0, 2, 2 }), "2 Tuba fall.");
	cr_assert_null(sentence_fault(blanks, pattern));
	cr_assert_not_null(sentence_fault(blanks, "{n*nobody} falls."));
}

Test(sentence, leaves_out_what_is_empty)
{
	const char *pattern = "{who} builds[ for {n}][; {card} is lost].";
	cr_assert_str_eq(said(pattern, 3, (int16_t[]){ 0, 0, 0 }), "Carthage builds.");
	cr_assert_str_eq(said(pattern, 3, (int16_t[]){ 0, 2, 0 }),
			 "Carthage builds for 2.");
	cr_assert_str_eq(said(pattern, 3, (int16_t[]){ 0, 0, 2 }),
			 "Carthage builds; Tuba is lost.");
}

Test(sentence, lists_what_is_left_in_the_last_blank)
{
	const char *pattern = "{who} discards {card}.";
	cr_assert_str_eq(said(pattern, 4, (int16_t[]){ 0, 0, 2, 1 }),
			 "Carthage discards Tuba and a Forum.");
	cr_assert_str_eq(said(pattern, 5, (int16_t[]){ 0, 0, 2, 1, 2 }),
			 "Carthage discards Tuba, a Forum and Tuba.");
	cr_assert_str_eq(
		said("{who} chooses {card or}.", 5, (int16_t[]){ 0, 0, 2, 1, 2 }),
		"Carthage chooses Tuba, a Forum or Tuba.");
	cr_assert_null(sentence_fault(blanks, "{card or}"));
	cr_assert_not_null(sentence_fault(blanks, "{card }"));
}

Test(sentence, joins_parts_that_are_there)
{
	const char *pattern = "Pay <{n:coin|coins} & {card} & {who} / nothing>.";
	const char *two = "Pay <{n:coin|coins} & {card} / nothing>.";
	cr_assert_str_eq(said(pattern, 3, (int16_t[]){ 0, 3, 1 }),
			 "Pay 3 coins, a Forum and Carthage.");
	cr_assert_str_eq(said(two, 3, (int16_t[]){ 0, 1, 1 }), "Pay 1 coin and a Forum.");
	cr_assert_str_eq(said(two, 3, (int16_t[]){ 0, 0, 1 }), "Pay a Forum.");
	cr_assert_str_eq(said(two, 3, (int16_t[]){ 0, 0, 0 }), "Pay nothing.");
	cr_assert_null(sentence_fault(blanks, pattern));
	cr_assert_not_null(sentence_fault(blanks, "Pay <{n} coins."));
	cr_assert_not_null(sentence_fault(blanks, "Pay [<{n} coins]>."));
}

/* Names stay; all other letters are accented, also the words in a choice. */
Test(sentence, passes_through_the_locale)
{
	struct text out = { 0 };
	cr_assert(locale_choose("pseudo"));
	cr_assert_str_eq(said("{who} {who?pays|pay} <{n:coin|coins} & {card}>.", 3,
			      (int16_t[]){ 0, 2, 1 }),
			 "[Carthage ƥáýš 2 ĉöíñš áñđ a Forum.]");
	cr_assert_str_eq(said("{n*card}!", 3, (int16_t[]){ 0, 2, 1 }), "[2 Forums!]");
	cr_assert_str_eq(said("{card or}.", 4, (int16_t[]){ 0, 2, 2, 1 }),
			 "[Tuba öř a Forum.]");
	locale_put("Choose a space.", &out);
	cr_assert_str_eq(text_str(&out), "[Ĉĥööšé á šƥáĉé.]");
	cr_assert(locale_choose("english"));
	cr_assert_not(locale_choose("klingon"));
	text_free(&out);
}

/* Labels that are no names are words of the language like the rest. */
Test(sentence, translates_labels_that_are_prose)
{
	static const struct blank why[] = { { "why", &WHYS }, { NULL } };
	const struct filling f = { &toy, NULL, why, (const int16_t[]){ 1 }, 1 };
	struct text out = { 0 };
	cr_assert(locale_choose("pseudo"));
	sentence_put(&f, "Gold for {why}.", &out);
	cr_assert_str_eq(text_str(&out), "[Ĝöļđ ƒöř ţĥé ţáẋéš.]");
	cr_assert(locale_choose("english"));
	text_free(&out);
}

Test(sentence, finds_faults_of_a_pattern)
{
	cr_assert_null(sentence_fault(blanks, "{who}[ for {n:coin|coins}]."));
	cr_assert_not_null(sentence_fault(blanks, "{whom} goes."));
	cr_assert_not_null(sentence_fault(blanks, "{n:coin}"));
	cr_assert_not_null(sentence_fault(blanks, "[{n}"));
	cr_assert_not_null(sentence_fault(blanks, "{n"));
}
