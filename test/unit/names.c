#include "core/names.h"

#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"
#include "scene.h"

static const struct names beasts = {
	"beast", 5, (const char *const[]){ NULL, "bee", "Bee Eater", "bear", "cat" }
};

static int take(const char *words, const char **rest)
{
	*rest = words;
	return names_take(&beasts, rest);
}

Test(names, exact_but_for_letter_case)
{
	cr_assert_eq(names_exact(&beasts, "BEE", 3), 1);
	cr_assert_eq(names_exact(&beasts, "bee eater", 9), 2);
	cr_assert_eq(names_exact(&beasts, "be", 2), NAME_UNKNOWN);
	cr_assert_eq(names_exact(&beasts, "", 0), NAME_UNKNOWN);
	cr_assert_eq(names_exact(&names_number, "255", 3), 255);
	cr_assert_eq(names_exact(&names_number, "256", 3), NAME_UNKNOWN);
	cr_assert_eq(names_exact(&names_number, "99999999999999", 14), NAME_UNKNOWN);
	cr_assert_eq(names_exact(&names_number, "-1", 2), NAME_UNKNOWN);
}

Test(names, taken_from_words_the_longest_first)
{
	const char *rest;
	cr_assert_eq(take(" bee eater now", &rest), 2);
	cr_assert_str_eq(rest, " now");
	cr_assert_eq(take("bee now", &rest), 1);
	cr_assert_str_eq(rest, " now");
	cr_assert_eq(take("c", &rest), 4);
	cr_assert_eq(take("be", &rest), NAME_AMBIGUOUS);
	cr_assert_eq(take("dog", &rest), NAME_UNKNOWN);
	cr_assert_eq(take("", &rest), NAME_UNKNOWN);
}

Test(names, have_words_or_numbers)
{
	struct text t = { 0 };
	cr_assert_null(names_word(&beasts, 0));
	cr_assert_null(names_word(&beasts, 5));
	cr_assert_null(names_word(&beasts, -1));
	cr_assert_null(names_word(&names_number, 1));
	names_put(&beasts, 2, &t);
	names_put(&names_number, 17, &t);
	cr_assert_str_eq(t.at, "Bee Eater17");
	text_free(&t);
}

static const char *refusal_of(const char *words, struct text *why)
{
	action a = 0;
	text_clear(why);
	return action_read(scene_game("draw"), words, &a, why) == OK ? "" : text_str(why);
}

Test(actions, read_what_they_write)
{
	const struct game *g = scene_game("draw");
	struct text t = { 0 };
	action a;
	cr_assert_eq(action_read(g, "  bid   BEE eater ", &a, NULL), OK);
	cr_assert_eq(a, action_make(4, 3, 0, 0));
	action_put(g, a, &t);
	cr_assert_str_eq(t.at, "bid bee eater");
	cr_assert_eq(action_read(g, "t 6", &a, NULL), OK);
	cr_assert_eq(a, action_make(5, 6, 0, 0));
	text_free(&t);
}

Test(actions, say_what_is_wrong_with_the_words)
{
	struct text why = { 0 };
	cr_assert(strstr(refusal_of("", &why), "Say what"));
	cr_assert(strstr(refusal_of("fly", &why), "\"fly\" is not a word of this game"));
	cr_assert(strstr(refusal_of("fly", &why), "omen, draw, peek, bid, throw."));
	cr_assert(strstr(refusal_of("bid", &why), "a card is missing"));
	cr_assert(strstr(refusal_of("bid be", &why),
			 "More than one card begins with \"be\""));
	cr_assert(strstr(refusal_of("bid lion", &why), "no card \"lion\""));
	cr_assert(strstr(refusal_of("bid ant now", &why), "Unexpected"));
	cr_assert(strstr(refusal_of("throw 300", &why), "no number"));
	text_free(&why);
}
