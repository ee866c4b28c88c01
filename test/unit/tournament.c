#include "tournament/tournament.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "base/text.h"
#include "scene.h"

/* Two bots at tic-tac-toe of which the first won `won` of `games`. */
static struct tournament meeting(double won, double games)
{
	struct tournament t = { .count = 2,
				.bot = { bot_find("random"), bot_find("greedy") },
				.command = "tessera tournament tictactoe" };
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

/* Bots that met `games` times at tables of so many seats, each pair with the same end. */
static struct tournament even_field(int count, int seats, double games)
{
	struct tournament t = meeting(games / 2, games);
	t.count = count;
	t.series.seats = seats;
	for (int i = 0; i < count; i++) {
		t.bot[i] = bot_find("greedy");
		for (int j = 0; j < count; j++) {
			t.games[i][j] = i == j ? 0 : games;
			t.points[i][j] = t.games[i][j] / 2;
		}
	}
	return t;
}

Test(tournament, three_wins_of_four_are_191_elo)
{
	struct tournament t = meeting(30000, 40000);
	tournament_rate(&t);
	cr_assert_eq(t.elo[0], 0);
	cr_assert_float_eq(t.elo[1], -190.8, 0.1, "%g", t.elo[1]);
}

Test(tournament, a_clean_sweep_is_finite)
{
	struct tournament t = meeting(10, 10);
	tournament_rate(&t);
	cr_assert_float_eq(t.elo[1], -400 * log10(21), 0.1, "%g", t.elo[1]);
	cr_assert_lt(t.error[1], 1000);
}

/* A game more than was played is reckoned with: 99 weigh like 100, each a quarter. */
Test(tournament, intervals_of_elo_are_those_of_the_difference_to_the_first)
{
	struct tournament two = even_field(2, 2, 99), three = even_field(3, 2, 99);
	tournament_rate(&two);
	tournament_rate(&three);
	cr_assert_eq(two.error[0], 0);
	cr_assert_float_eq(two.error[1], 173.718 * 1.96 * sqrt(1 / 25.0), 0.01);
	cr_assert_eq(three.error[0], 0);
	for (int i = 1; i < 3; i++)
		cr_assert_float_eq(three.error[i], 173.718 * 1.96 * sqrt(2 / (3 * 25.0)),
				   0.01, "%g", three.error[i]);
}

/* With three times the strength: six sevenths with two seats of three, three fifths with
 * one. */
Test(tournament, every_seat_counts_with_the_strength_of_its_bot)
{
	const double games = 70000;
	struct tournament t = meeting(games * (6 / 7.0 + 3 / 5.0) / 2, games);
	t.series.seats = 3;
	tournament_rate(&t);
	cr_assert_float_eq(t.elo[1], -190.8, 0.1, "%g", t.elo[1]);
	t = meeting(games * 6 / 7.0, games);
	t.series.seats = 3;
	t.alone = true;
	tournament_rate(&t);
	cr_assert_float_eq(t.elo[1], -190.8, 0.1, "%g", t.elo[1]);
}

/* One game, in which the first has two seats of three: that is their fair share. */
Test(tournament, the_odd_seat_is_the_first_bots_in_the_first_game)
{
	struct tournament t = meeting(2 / 3.0, 1);
	t.series.seats = 3;
	tournament_rate(&t);
	cr_assert_float_eq(t.elo[1], 0, 0.1, "%g", t.elo[1]);
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
	struct tournament t = meeting(97, 100);
	tournament_rate(&t);
	expect_text(tournament_put_table, &t, " 97.0 % (91.5 to 99.0)");
	expect_text(tournament_put_table, &t, "  3.0 % (1.0 to 8.5)");
	expect_text(tournament_put_page, &t,
		    "97.0&nbsp;%</b><small>91.5 to 99.0</small>");
	expect_text(tournament_put_json, &t, "\"greedy\":{\"share\":0.97,\"low\":0.915");
	expect_text(tournament_put_table, &t, "Elo is relative to random.");
	expect_text(tournament_put_table, &t, " -578 (-763 to -393)");
	expect_text(tournament_put_page, &t, "Elo relative to random,");
	expect_text(tournament_put_page, &t, ">-578 (-763 to -393)<");
	expect_text(tournament_put_json, &t, "\"elo_relative_to\":\"random\"");
	expect_text(tournament_put_json, &t,
		    "\"elo\":-577.975,\"elo_low\":-763.21,\"elo_high\":-392.739");
}

Test(tournament, all_tell_of_games_past_the_limit)
{
	struct tournament t = meeting(5, 10);
	struct text table = { 0 };
	expect_text(tournament_put_json, &t, "\"past_limit\":0");
	tournament_put_table(&t, &table);
	cr_assert_not(strstr(text_str(&table), "limit"));
	text_free(&table);
	t.figures.too_long = 3;
	expect_text(tournament_put_json, &t, "\"past_limit\":3");
	expect_text(tournament_put_table, &t,
		    "Games past the limit of 9 actions, which count for nobody: 3.");
	expect_text(tournament_put_page, &t,
		    "past the limit of 9 actions, counting for nobody: 3");
}

static int count(const char *text, const char *words)
{
	int found = 0;
	while ((text = strstr(text, words)) != NULL) {
		found++;
		text++;
	}
	return found;
}

Test(tournament, the_page_closes_what_it_opens)
{
	static const char *const parts[][2] = {
		{ "<div", "</div>" }, { "<svg", "</svg>" },   { "<table", "</table>" },
		{ "<td", "</td>" },   { "<p class", "</p>" }, { "<text", "</text>" }
	};
	const struct tournament t = meeting(5, 10);
	struct text page = { 0 };
	tournament_put_page(&t, &page);
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		cr_assert_eq(count(text_str(&page), parts[i][0]),
			     count(text_str(&page), parts[i][1]), "%s", parts[i][0]);
	text_free(&page);
}

Test(tournament, the_page_writes_titles_as_html_wants_them)
{
	struct tournament t = meeting(5, 10);
	t.series.game = scene_game("ancients");
	expect_text(tournament_put_page, &t, "<h1>Bots at Commands &amp; Colors");
}

/* Groups of which so many of a hundred were won by the last bot. */
static struct figures groups_won(long groups, int percent)
{
	const long won = groups * percent / 100;
	return (struct figures){ .groups = groups,
				 .group_scores = won * 1000,
				 .group_squares = won * 1000000 };
}

Test(tournament, sprt_stops_on_either_side_and_not_between)
{
	struct sprt t;
	cr_assert(sprt_read("0,100", &t));
	const struct figures even = groups_won(100, 50), far = groups_won(100, 75),
			     few = groups_won(8, 62);
	const double s1 = 0.64;
	cr_assert_eq(sprt_decide(&t, sprt_ratio(&even, 0.5, s1)), ACCEPT_ELO0);
	cr_assert_eq(sprt_decide(&t, sprt_ratio(&far, 0.5, s1)), ACCEPT_ELO1);
	cr_assert_eq(sprt_decide(&t, sprt_ratio(&few, 0.5, s1)), UNDECIDED);
	cr_assert_float_eq(sprt_high(&t), 2.944, 0.001);
	cr_assert_float_eq(sprt_low(&t), -2.944, 0.001);
}

Test(tournament, sprt_refuses_what_makes_no_sense)
{
	static const char *const bad[] = { "",		"5",	      "5,0",
					   "0,50,0.05", "0,50,0,0.1", "0,50,0.05,0.6",
					   "0,50x",	"nan,5" };
	struct sprt t;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		cr_assert_not(sprt_read(bad[i], &t), "%s", bad[i]);
	cr_assert(sprt_read("-10,0,0.01,0.02", &t));
	cr_assert_float_eq(t.beta, 0.02, 1e-9);
}

Test(tournament, equal_bots_are_expected_to_win_their_share)
{
	struct tournament t = meeting(5, 10);
	cr_assert_float_eq(tournament_expected(&t, 0), 0.5, 1e-9);
	cr_assert_float_eq(tournament_expected(&t, 400), 10 / 11.0, 1e-9);
	t.series.seats = 4;
	t.alone = true;
	cr_assert_float_eq(tournament_expected(&t, 0), 0.25, 1e-9);
}
