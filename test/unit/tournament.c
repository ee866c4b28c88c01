#include "cli/tournament.h"

#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"
#include "scene.h"

/* Two bots at tic-tac-toe of which the first won `won` of `games`. */
static struct tournament meeting(double won, double games)
{
	struct tournament t = { .count = 2,
				.bot = { bot_find("random"), bot_find("greedy") },
				.command = "tessera arena tictactoe" };
	t.series.game = scene_game("tictactoe");
	t.series.seats = 2;
	t.series.origins = 1;
	t.series.games = (long)games;
	t.figures.games = (long)games;
	t.games[0][1] = t.games[1][0] = games;
	t.points[0][1] = won;
	t.points[1][0] = games - won;
	return t;
}

static void expect_bounds(double won, double games, double low, double high)
{
	const struct tournament t = meeting(won, games);
	const struct bounds b = tournament_bounds(&t, 0, 1);
	const struct bounds other = tournament_bounds(&t, 1, 0);
	cr_assert_float_eq(b.low, low, 0.0005, "%g of %g: low %g", won, games, b.low);
	cr_assert_float_eq(b.high, high, 0.0005, "%g of %g: high %g", won, games, b.high);
	cr_assert_float_eq(other.low, 1 - b.high, 1e-9);
	cr_assert_float_eq(other.high, 1 - b.low, 1e-9);
}

Test(tournament, intervals_are_those_of_wilson)
{
	expect_bounds(10, 10, 0.7225, 1);
	expect_bounds(0, 10, 0, 0.2775);
	expect_bounds(5, 10, 0.2366, 0.7634);
	expect_bounds(97, 100, 0.9155, 0.9897);
	expect_bounds(0, 0, 0, 1);
}

Test(tournament, a_clean_sweep_ends_at_its_share)
{
	for (int games = 1; games < 2000; games++) {
		const struct tournament t = meeting(games, games);
		cr_assert_eq(tournament_bounds(&t, 0, 1).high, 1);
		cr_assert_eq(tournament_bounds(&t, 1, 0).low, 0);
	}
}

static void expect_text(void (*put)(const struct tournament *t, struct text *out),
			const struct tournament *t, const char *words)
{
	struct text out = { 0 };
	put(t, &out);
	cr_assert(strstr(text_str(&out), words), "%s is not in: %s", words,
		  text_str(&out));
	text_free(&out);
}

Test(tournament, all_tell_both_ends)
{
	const struct tournament t = meeting(97, 100);
	expect_text(tournament_put_table, &t, " 97.0 % (91.5 to 99.0)");
	expect_text(tournament_put_table, &t, "  3.0 % (1.0 to 8.5)");
	expect_text(tournament_put_page, &t,
		    "97.0&nbsp;%</b><small>91.5 to 99.0</small>");
	expect_text(tournament_put_json, &t, "\"greedy\":{\"share\":0.97,\"low\":0.915");
}
