#include "lesson/briefing.h"

#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"
#include "games/registry.h"

static const char begin[] = "who You.\nwin Win {goal}.\nturn Play.\n";

static const struct game *ancients(void)
{
	const struct game *g = registry_find("ancients");
	cr_assert(g);
	return g;
}

/* The sentence with which a text is refused, as a whole or by the check. */
static void refused(const char *text, const char *want)
{
	struct briefing b;
	struct text why = { 0 };
	status s = briefing_read(&b, ancients(), text, &why);
	if (s == OK) {
		s = briefing_check(&b, &why);
		briefing_free(&b);
	}
	cr_assert_eq(s, BAD_LESSON, "taken: %s", text);
	cr_assert(strstr(text_str(&why), want), "%s", text_str(&why));
	text_free(&why);
}

Test(briefing, a_fault_names_its_line)
{
	refused("who A\n\n# and\nsing B\n", "Line 4: There is no word \"sing\"");
	refused("who A\nwho B\n", "Line 2: This is said once only.");
	refused("who\n", "Line 1: Nothing is said here.");
	refused("scenario waterloo\n", "Line 1: There is no scenario \"waterloo\".");
	refused("scenario zama\nscenario zama\n", "Line 2: The scenario \"zama\" has");
	refused("who A\n  goes on\nhint left B\n", "Line 3: There is no seat \"left\".");
	refused("note 1\nnote 2\nnote 3\nnote 4\nnote 5\nnote 6\nnote 7\n",
		"Line 7: There are at most 6");
}

Test(briefing, a_text_is_not_too_long)
{
	struct text long_one = { 0 };
	text_put(&long_one, "turn ");
	for (int i = 0; i <= BRIEFING_TEXT; i++)
		text_char(&long_one, 'a');
	refused(text_str(&long_one), "Line 1: A text of 401 bytes");
	text_free(&long_one);
}

Test(briefing, every_scenario_is_told)
{
	refused(begin, "The briefing of \"akragas\": There is none.");
	refused("scenario akragas\nwho A\n", "who you are, how you win and what a turn");
	refused("turn T\nwin W\nscenario akragas\nwho A\nhistory H\n", "no hint");
}

Test(briefing, a_blank_without_a_value_is_refused)
{
	refused("turn T\nwin W\nscenario akragas\nwho {colour}\n",
		"There is no value \"colour\".");
	refused("turn T\nwin W\nscenario akragas\nwho {you\n", "A blank is \"{name}\".");
	refused("turn T\nscenario akragas\nwho A\nwin {you}\n", /* of which seat? */
		"There is no value \"you\".");
}

/* The briefing of a scenario, from a text with all of its own. */
static void tell(const char *text, const char *scenario, struct text *out)
{
	struct briefing b;
	struct match m;
	struct text why = { 0 };
	struct json j = { .out = out };
	struct setup how = game_default_setup(ancients());
	how.scenario = (uint8_t)game_find_scenario(ancients(), scenario);
	cr_assert_eq(match_begin(&m, ancients(), &how, fair_table(), &why), OK);
	cr_assert_eq(briefing_read(&b, ancients(), text, &why), OK, "%s", text_str(&why));
	json_open(&j, '{');
	cr_assert_eq(briefing_put(&b, &m, &j, &why), OK, "%s", text_str(&why));
	json_close(&j, '}');
	briefing_free(&b);
	match_end(&m);
	text_free(&why);
}

Test(briefing, what_is_said_of_a_scenario_goes_first)
{
	struct text out = { 0 };
	tell("who A\nseat top B\nwin W\nturn T\nspecial S1\nscenario zama\nwin V\n"
	     "special S2\nscenario cannae\nwho C\n",
	     "zama", &out);
	cr_assert(strstr(text_str(&out), "\"who\":\"A\""));
	cr_assert(strstr(text_str(&out), "\"who\":\"B\""));
	cr_assert(strstr(text_str(&out), "\"win\":\"V\""));
	cr_assert(strstr(text_str(&out), "[\"S1\",\"S2\"]"));
	text_clear(&out);
	tell("who A\nseat top B\nwin W\nturn T\nscenario cannae\nwho C\n", "cannae",
	     &out);
	cr_assert_not(strstr(text_str(&out), "\"B\""));
	text_free(&out);
}

Test(briefing, blanks_are_filled_from_the_rows)
{
	struct text out = { 0 };
	tell("who {you} against {opponent}\nwin {goal}\nturn T\nside Hidden: {reserve}\n"
	     "side {cards} cards\nnote {wins} %\n",
	     "trebbia", &out);
	cr_assert(strstr(text_str(&out), "\"who\":\"Rome against Carthage\""));
	cr_assert(strstr(text_str(&out), "\"win\":\"7\""));
	cr_assert(strstr(text_str(&out), "[\"5 cards\"]"), "%s", text_str(&out));
	cr_assert(strstr(text_str(&out), "Hidden: 2× warriors, 1× medium cavalry, Mago"));
	cr_assert(strstr(text_str(&out), "\"notes\":[\"44 %\"]"));
	text_free(&out);
}
