/* The letters of names: what folds stays folded, and look-alikes have one shape. */
#include "server/people/confusables.h"

#include <criterion/criterion.h>
#include <string.h>

static void put_utf8(unsigned c, char out[5])
{
	memset(out, 0, 5);
	if (c < 0x80) {
		out[0] = (char)c;
	} else if (c < 0x800) {
		out[0] = (char)(0xc0 | c >> 6);
		out[1] = (char)(0x80 | (c & 0x3f));
	} else if (c < 0x10000) {
		out[0] = (char)(0xe0 | c >> 12);
		out[1] = (char)(0x80 | (c >> 6 & 0x3f));
		out[2] = (char)(0x80 | (c & 0x3f));
	} else {
		out[0] = (char)(0xf0 | c >> 18);
		out[1] = (char)(0x80 | (c >> 12 & 0x3f));
		out[2] = (char)(0x80 | (c >> 6 & 0x3f));
		out[3] = (char)(0x80 | (c & 0x3f));
	}
}

static void cr_same_shape(const char *one, const char *other, bool same)
{
	struct text a = { 0 }, b = { 0 };
	confusables_skeleton(one, false, &a);
	confusables_skeleton(other, false, &b);
	cr_expect_eq(strcmp(text_str(&a), text_str(&b)) == 0, same, "%s (%s), %s (%s)",
		     one, text_str(&a), other, text_str(&b));
	text_free(&a);
	text_free(&b);
}

Test(confusables, whatever_is_shown_stays_as_it_is)
{
	struct text once = { 0 }, twice = { 0 }, shape = { 0 }, again = { 0 };
	char letter[5];
	for (unsigned c = 1; c < 0x110000; c++) {
		put_utf8(c, letter);
		text_clear(&once);
		if (confusables_plain(letter, &once, NULL) != OK)
			continue;
		text_clear(&twice);
		cr_assert_eq(confusables_plain(text_str(&once), &twice, NULL), OK, "%x",
			     c);
		cr_assert_str_eq(text_str(&twice), text_str(&once), "%x", c);
		text_clear(&shape);
		text_clear(&again);
		confusables_skeleton(text_str(&once), false, &shape);
		confusables_skeleton(text_str(&shape), false, &again);
		cr_assert_str_eq(text_str(&again), text_str(&shape), "%x", c);
	}
	text_free(&once);
	text_free(&twice);
	text_free(&shape);
	text_free(&again);
}

Test(confusables, look_alikes_have_one_shape)
{
	cr_same_shape("Nero", "Νero", true);   /* a Greek capital */
	cr_same_shape("Livia", "Liνia", true); /* the same letter, small */
	cr_same_shape("ΝΙΚΟΣ", "νικος", true);
	cr_same_shape("Иван", "ИВАН", true);
	cr_same_shape("Livia", "LIVIA", true);
	cr_same_shape("hard bot", "Ηаrd Воt", true);
	cr_same_shape("Livia", "Lidia", false);
	cr_same_shape("李白", "李黑", false);
}
