#include "ai/analysis.h"

#include "ai/advice.h"
#include "ai/calibration.h"
#include "ai/outlook.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "scene.h"

static struct course course_of(const struct match *m)
{
	return (struct course){
		.game = m->game, .origin = m->origin, .step = m->step, .count = m->count
	};
}

static struct analysis analyse(const struct match *m, uint64_t seed)
{
	const struct course c = course_of(m);
	const struct analysing how = { .seed = seed };
	struct analysis a;
	cr_assert(analysis_make(&c, &how, &a));
	return a;
}

/* Cross has two in the first row and does not take the third. */
Test(analysis, finds_the_win_that_was_missed)
{
	struct match m;
	scene_begin(&m, "tictactoe", fair_table());
	scene_play(&m, (const char *[]){ "cross mark a1", "nought mark a2",
					 "cross mark b1", "nought mark b2",
					 "cross mark c3", "nought mark c2", NULL });
	struct analysis a = analyse(&m, 1);
	cr_assert_geq(a.mistakes, 1);
	cr_assert_eq(a.mistake[0].step, 5);
	cr_assert_eq(a.mistake[0].seat, 0);
	cr_assert_eq(a.mistake[0].better, action_make(1, 2, 0, 0));
	cr_assert_float_eq(a.mistake[0].could, 1, 0.001);
	cr_assert_lt(a.mistake[0].was, 0.6);
	cr_assert_eq(a.outcomes, 0);
	cr_assert_float_eq(a.chance[6][1], 1, 0.001);
	analysis_free(&a);
	match_end(&m);
}

/* Nought takes what cross has left to him. */
Test(analysis, names_the_turns_over_which_the_chances_moved_most)
{
	struct match m;
	scene_begin(&m, "tictactoe", fair_table());
	scene_play(&m, (const char *[]){ "cross mark a1", "nought mark a2",
					 "cross mark b1", "nought mark b2",
					 "cross mark c3", "nought mark c2", NULL });
	struct analysis a = analyse(&m, 1);
	cr_assert_geq(a.swings, 1);
	for (int i = 0; i < a.swings; i++) {
		const struct swing *s = &a.swing[i];
		cr_assert_lt(s->from, s->to);
		cr_assert_geq(s->after - s->before, 0.05);
		if (i > 0)
			cr_assert_leq(s->after - s->before, s[-1].after - s[-1].before);
	}
	cr_assert_eq(a.swing[0].to, 6);
	cr_assert_eq(a.swing[0].seat, 1);
	cr_assert_float_eq(a.swing[0].after, 1, 0.001);
	analysis_free(&a);
	match_end(&m);
}

Test(analysis, shares_the_chances_among_the_seats)
{
	struct match m;
	scene_begin(&m, "arena-roma", fair_seeded(3));
	scene_finish(&m, 3);
	struct analysis a = analyse(&m, 1);
	float score[SEATS_MAX];
	m.game->score(m.state, score);
	for (size_t i = 0; i <= a.steps; i++)
		cr_assert_float_eq(a.chance[i][0] + a.chance[i][1], 1, 1e-6);
	cr_assert_float_eq(a.chance[a.steps][0], (double)score[0], 1e-6);
	cr_assert_float_eq(a.luck[0] + a.luck[1], 0, 1e-6, "what one gains one loses");
	cr_assert_gt(a.outcomes, 20);
	for (int i = 1; i < a.mistakes; i++)
		cr_assert_geq(a.mistake[i - 1].could - a.mistake[i - 1].was,
			      a.mistake[i].could - a.mistake[i].was);
	analysis_free(&a);
	match_end(&m);
}

static float foretell(const void *state, int seat)
{
	(void)state;
	return seat == 0 ? 0.9f : 0.1f;
}

/* What makes a bot choose well need not tell who wins. */
Test(analysis, asks_the_forecast_where_there_is_one)
{
	struct match m;
	double seen[SEATS_MAX];
	scene_begin(&m, "tictactoe", fair_table());
	struct evaluator other = *evaluator_default(m.game);
	other.forecast = foretell;
	outlook_glance(
		&(struct outlook){
			.game = m.game, .evaluator = &other, .seats = 2, .steepness = 1 },
		m.state, seen);
	cr_assert_float_eq(seen[0], 0.9, 0.001);
	match_end(&m);
}

static void tell(const struct match *m, uint64_t seed, struct text *out)
{
	const struct course c = course_of(m);
	struct analysis a = analyse(m, seed);
	struct json j = { .out = out };
	json_open(&j, '{');
	analysis_put(&c, &a, &j);
	json_close(&j, '}');
	analysis_free(&a);
}

Test(analysis, is_the_same_from_the_same_seed)
{
	struct match m;
	struct text one = { 0 }, two = { 0 }, other = { 0 };
	scene_begin(&m, "draw", fair_seeded(5));
	scene_finish(&m, 5);
	tell(&m, 9, &one);
	tell(&m, 9, &two);
	tell(&m, 10, &other);
	cr_assert_str_eq(text_str(&one), text_str(&two));
	cr_assert_str_neq(text_str(&one), text_str(&other));
	text_free(&one);
	text_free(&two);
	text_free(&other);
	match_end(&m);
}

/* Over many games luck is nothing, and its spread is that of single throws. */
Test(analysis, luck_comes_to_nothing_in_the_mean)
{
	enum { GAMES_PLAYED = 150 };
	double sum = 0, squares = 0;
	for (uint64_t n = 0; n < GAMES_PLAYED; n++) {
		struct match m;
		scene_begin(&m, "draw", fair_seeded(100 + n));
		scene_finish(&m, n);
		struct analysis a = analyse(&m, n);
		sum += a.luck[0];
		squares += a.luck[0] * a.luck[0];
		analysis_free(&a);
		match_end(&m);
	}
	const double mean = sum / GAMES_PLAYED;
	const double error = sqrt(squares / GAMES_PLAYED / GAMES_PLAYED);
	cr_assert_gt(squares / GAMES_PLAYED, 0.01, "there is luck in it");
	cr_assert_lt(fabs(mean), 3 * error, "%g, error %g", mean, error);
}

Test(analysis, stops_when_it_is_told)
{
	struct match m;
	struct analysis a;
	atomic_bool stop = true;
	atomic_long done = 0;
	scene_begin(&m, "tictactoe", fair_table());
	scene_finish(&m, 1);
	const struct course c = course_of(&m);
	const struct analysing how = { .seed = 1, .stop = &stop, .done = &done };
	cr_assert_not(analysis_make(&c, &how, &a));
	atomic_store(&stop, false);
	atomic_store(&done, 0);
	cr_assert(analysis_make(&c, &how, &a));
	cr_assert_eq(atomic_load(&done), analysis_effort(&c));
	analysis_free(&a);
	match_end(&m);
}

static void expect_order(const struct game *g, const struct advice *a)
{
	for (unsigned i = 1; i < a->count; i++)
		cr_assert_leq(a->row[i].chance, a->row[i - 1].chance, "%s", g->id);
	for (unsigned i = 0; i < a->count; i++)
		cr_assert(a->row[i].chance >= 0 && a->row[i].chance <= 1);
}

/* Twice the same, in the order of its numbers, and with a reason that is no setting. */
Test(advice, is_one_honest_list)
{
	static const char *const games[] = { "tictactoe", "draw", "arena-roma" };
	struct search_memory *memory = search_memory_new();
	struct advice *one = calloc(1, sizeof *one), *two = calloc(1, sizeof *two);
	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		struct match m;
		scene_begin(&m, games[i], fair_test_seed(4));
		for (int n = 0; n < 12; n++) {
			match_chance(&m);
			if (match_is_over(&m))
				break;
			const int seat = __builtin_ctz(m.game->to_act(m.state));
			advice_think(m.game, m.state, seat, NULL, memory, one);
			advice_think(m.game, m.state, seat, NULL, memory, two);
			cr_assert_gt(one->count, 0);
			cr_assert_eq(one->count, two->count);
			cr_assert_eq(one->row[0].action, two->row[0].action);
			if (!one->is_only)
				expect_order(m.game, one);
			cr_assert_eq(match_play(&m, seat, one->row[0].action, NULL), OK);
		}
		match_end(&m);
	}
	search_memory_free(memory);
	free(one);
	free(two);
}

/* Of those called 0.9 only 0.7 come true, of those called 0.1 as many as 0.3. */
Test(advice, calibration_tells_what_came)
{
	struct saying all[400];
	for (int i = 0; i < 400; i++)
		all[i] = (struct saying){ i % 2 ? 0.9 : 0.1,
					  i % 2 ? i % 4 == 1 ? 0.5 : 0.9 : 0.3 };
	const struct calibration c = calibration_fit(all, 400);
	const struct reliability r = calibration_check(c, all, 400);
	cr_assert_float_eq(calibration_apply(c, 0.9), 0.7, 0.01);
	cr_assert_float_eq(calibration_apply(c, 0.1), 0.3, 0.01);
	cr_assert_lt(r.error, 0.01);
	cr_assert_gt(calibration_check((struct calibration){ 0, 1 }, all, 400).error,
		     0.15);
	cr_assert_lt(calibration_apply(c, 0.2), calibration_apply(c, 0.21));
}

/* Every motive names a feature that is weighed, in words that go on behind an action. */
Test(advice, motives_name_features)
{
	static const char *const games[] = { "arena-roma", "casus-belli", "antike2",
					     "ancients", "total-war-rome" };
	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		const struct evaluator *e = trail_measuring(scene_game(games[i]));
		cr_assert_not_null(e->motives, "%s", games[i]);
		for (const struct motive *m = e->motives; m->feature; m++) {
			int at = 0;
			while (e->features[at] &&
			       strcmp(e->features[at], m->feature) != 0)
				at++;
			cr_assert_not_null(e->features[at], "%s", m->feature);
			cr_assert(m->words[0] >= 'a' && m->words[0] <= 'z');
			cr_assert_null(strchr(m->words, '.'));
		}
	}
}
