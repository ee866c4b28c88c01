#include "base/text.h"

#include <criterion/criterion.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

Test(text, is_empty_before_anything_is_written)
{
	struct text t = { 0 };
	cr_assert_str_eq(text_str(&t), "");
	text_clear(&t);
	text_bytes(&t, NULL, 0);
	cr_assert_str_eq(text_str(&t), "");
	text_free(&t);
}

Test(text, grows_as_it_is_written)
{
	struct text t = { 0 };
	for (int i = 0; i < 1000; i++)
		text_char(&t, 'x');
	text_put(&t, "end");
	cr_assert_eq(t.len, 1003);
	cr_assert_str_eq(t.at + 1000, "end");
	text_cut(&t, 2);
	cr_assert_str_eq(t.at, "xx");
	text_free(&t);
}

Test(text, writes_numbers_to_the_ends_of_their_range)
{
	struct text t = { 0 };
	char expected[80];
	text_int(&t, LLONG_MIN);
	text_char(&t, ' ');
	text_int(&t, 0);
	text_char(&t, ' ');
	text_int(&t, LLONG_MAX);
	snprintf(expected, sizeof expected, "%lld 0 %lld", LLONG_MIN, LLONG_MAX);
	cr_assert_str_eq(t.at, expected);
	text_free(&t);
}

Test(text, formats_more_than_its_room)
{
	struct text t = { 0 };
	text_add(&t, "%0*d|", 700, 7);
	cr_assert_eq(t.len, 701);
	cr_assert_str_eq(t.at + 698, "07|");
	text_free(&t);
}

Test(text, pads_by_columns_not_by_bytes)
{
	struct text t = { 0 };
	text_pad(&t, 0, 2);
	const size_t from = t.len;
	text_put(&t, "\033[1mCæs\033[0m");
	cr_assert_eq(text_columns(t.at + from, t.len - from), 3);
	text_pad(&t, from, 5);
	text_char(&t, '|');
	cr_assert_str_eq(t.at, "  \033[1mCæs\033[0m  |");
	text_free(&t);
}

static void wrap(struct text *t, const char *words, int width, int indent)
{
	text_clear(t);
	text_put(t, "before\n");
	const size_t from = t->len;
	text_put(t, words);
	text_wrap(t, from, width, indent);
}

Test(text, is_broken_at_blanks)
{
	struct text t = { 0 };
	wrap(&t, "one two three\n", 7, 2);
	cr_assert_str_eq(t.at, "before\none two\n  three\n");
	wrap(&t, "  one two\nthree four", 9, 0);
	cr_assert_str_eq(t.at, "before\n  one two\nthree\nfour");
	wrap(&t, "immeasurable one", 5, 1);
	cr_assert_str_eq(t.at, "before\nimmeasurable\n one");
	wrap(&t, "\033[1mæon\033[0m two", 7, 1);
	cr_assert_str_eq(t.at, "before\n\033[1mæon\033[0m two");
	wrap(&t, "", 7, 1);
	cr_assert_str_eq(t.at, "before\n");
	text_free(&t);
}

Test(text, knows_utf8)
{
	static const char *const good[] = { "",	      "abc",	    "æ",
					    "\u20ac", "\U0001F3B2", "\xf4\x8f\xbf\xbf" };
	static const char *const bad[] = {
		"\x80",		    /* nothing before it */
		"\xc3",		    /* nothing after it */
		"\xc0\xaf",	    /* longer than needed */
		"\xe0\x80\xaf",	    /* the same in three */
		"\xed\xa0\x80",	    /* half of a pair */
		"\xf4\x90\x80\x80", /* beyond the last */
		"\xff",
		"a\xe2\x82",
	};
	for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
		cr_assert(text_is_utf8(good[i], strlen(good[i])), "good %zu", i);
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		cr_assert_not(text_is_utf8(bad[i], strlen(bad[i])), "bad %zu", i);
}

Test(text, goes_to_a_file_and_back)
{
	char path[] = "/tmp/tessera-unit-XXXXXX";
	struct text t = { 0 }, again = { 0 }, why = { 0 };
	close(mkstemp(path));
	text_bytes(&t, "a\0b\n", 4);
	cr_assert_eq(text_write_file(&t, path, &why), OK);
	cr_assert_eq(text_read_file(&again, path, 4, &why), OK);
	cr_assert_eq(again.len, 4);
	cr_assert_arr_eq(again.at, "a\0b\n", 4);
	cr_assert_eq(text_read_file(&again, path, 3, &why), IO_FAILED);
	cr_assert(strstr(why.at, "longer than 3"));
	unlink(path);
	cr_assert_eq(text_read_file(&again, path, 4, &why), IO_FAILED);
	cr_assert_eq(text_write_file(&t, "/nowhere/at/all", &why), IO_FAILED);
	cr_assert(strstr(why.at, "/nowhere/at/all"));
	text_free(&t);
	text_free(&again);
	text_free(&why);
}
