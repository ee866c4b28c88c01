#include "core/match.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "core/state.h"
#include "scene.h"

Test(match, refuses_with_reason_and_rule_and_changes_nothing)
{
	struct match m;
	struct text why = { 0 };
	scene_deal(&m, fair_table());
	const uint32_t revision = m.revision;
	cr_assert_eq(scene_try(&m, "red bid dog", &why), ILLEGAL);
	cr_assert_str_eq(why.at, "You do not have this card. (DR-3)");
	cr_assert_eq(scene_try(&m, "chance throw 1", &why), NOT_YOUR_TURN);
	cr_assert_eq(scene_try(&m, "blue bid ant", &why), NOT_YOUR_TURN);
	cr_assert_eq(match_play(&m, SPECTATOR, action_make(4, 1, 0, 0), &why),
		     NOT_YOUR_TURN);
	cr_assert_eq(match_play(&m, SEAT_NONE, action_make(4, 1, 0, 0), &why),
		     NOT_YOUR_TURN);
	cr_assert_eq(m.revision, revision);
	cr_assert_eq(m.count, 5);
	scene_play(&m, (const char *[]){ "red bid ant", NULL });
	cr_assert_eq(scene_try(&m, "red bid bee", &why), NOT_YOUR_TURN);
	text_free(&why);
	match_end(&m);
}

Test(match, explains_what_may_not_be_done)
{
	struct match m;
	struct refused r;
	scene_deal(&m, fair_table());
	cr_assert_eq(match_why(&m, 0, action_make(4, 1, 0, 0), &r), OK);
	cr_assert_eq(match_why(&m, 0, action_make(4, 5, 0, 0), &r), ILLEGAL);
	cr_assert_str_eq(r.code, "not-in-hand");
	cr_assert_str_eq(r.rule, "DR-3");
	scene_play(&m, (const char *[]){ "red bid ant", "green bid cat", NULL });
	cr_assert_eq(match_why(&m, CHANCE, action_make(5, 7, 0, 0), &r), ILLEGAL);
	cr_assert_str_eq(r.code, "illegal");
	match_end(&m);
}

Test(match, is_over_when_it_is_over)
{
	struct match m;
	struct text why = { 0 };
	struct actions legal;
	scene_begin(&m, "tictactoe", fair_table());
	scene_play(&m,
		   (const char *[]){ "cross mark a1", "nought mark a2", "cross mark b1",
				     "nought mark b2", "cross mark c1", NULL });
	cr_assert(match_is_over(&m));
	cr_assert_eq(scene_try(&m, "nought mark c2", &why), GAME_OVER);
	match_legal(&m, 1, &legal);
	cr_assert_eq(legal.count, 0);
	text_clear(&why);
	match_view(&m, 0, &why);
	cr_assert(strstr(why.at, "\"over\":true"));
	cr_assert(strstr(why.at, "\"score\":{\"cross\":1,\"nought\":0}"));
	text_free(&why);
	match_end(&m);
}

Test(match, undo_stops_at_another_seat)
{
	struct match m;
	struct text why = { 0 };
	scene_begin(&m, "tictactoe", fair_table());
	cr_assert_eq(match_undo(&m, 0, &why), NO_UNDO);
	cr_assert_str_eq(why.at, "Nothing has been done yet.");
	scene_play(&m, (const char *[]){ "cross mark a1", NULL });
	cr_assert_eq(match_undoable(&m, 0), 1);
	cr_assert_eq(match_undoable(&m, 1), 0);
	cr_assert_eq(match_undo(&m, 1, &why), NO_UNDO);
	cr_assert_str_eq(why.at, "Another player has acted since.");
	cr_assert_eq(match_undo(&m, 0, &why), OK);
	cr_assert_eq(m.count, 0);
	cr_assert_arr_eq(m.state, m.origin, m.game->state_size);
	cr_assert_eq(m.revision, 2, "a step and an undo");
	text_free(&why);
	match_end(&m);
}

Test(match, undo_stops_at_chance_and_at_what_was_seen)
{
	struct match m;
	struct text why = { 0 };
	scene_deal(&m, fair_table());
	cr_assert_eq(match_undo(&m, 0, &why), NO_UNDO);
	cr_assert_str_eq(why.at, "The dice or cards have decided since.");
	scene_play(&m, (const char *[]){ "red peek", "red bid ant", NULL });
	cr_assert_eq(match_undoable(&m, 0), 1);
	cr_assert_eq(match_undo(&m, 0, &why), OK);
	cr_assert_eq(match_undo(&m, 0, &why), NO_UNDO);
	cr_assert_str_eq(why.at, "What was seen cannot be unseen.");
	text_free(&why);
	match_end(&m);
}

Test(match, chance_decides_by_itself_unless_the_table_rolls)
{
	struct match m;
	scene_begin(&m, "draw", fair_table());
	match_chance(&m);
	cr_assert_eq(m.count, 0);
	match_end(&m);
	scene_begin(&m, "draw", fair_seeded(3));
	match_chance(&m);
	cr_assert_eq(m.count, 5, "the omen and two hands of two");
	cr_assert_eq(m.drawn, 5);
	cr_assert_eq(m.step[4].number, 4);
	match_end(&m);
}

Test(match, rewinding_never_gives_the_same_dice_again)
{
	struct match m;
	scene_begin(&m, "draw", fair_seeded(3));
	match_chance(&m);
	match_rewind(&m, 0);
	cr_assert_eq(m.drawn, 5);
	cr_assert_arr_eq(m.state, m.origin, m.game->state_size);
	match_chance(&m);
	cr_assert_eq(m.step[0].number, 5);
	match_end(&m);
}

Test(match, rewinding_alone_gives_the_same_dice_again)
{
	struct match m;
	scene_begin(&m, "draw", fair_seeded(3));
	match_chance(&m);
	const struct step third = m.step[2], last = m.step[4];
	match_rewind_with_dice(&m, 2);
	cr_assert_eq(m.drawn, 2);
	match_chance(&m);
	cr_assert_eq(m.step[2].action, third.action);
	cr_assert_eq(m.step[4].action, last.action);
	cr_assert_eq(m.step[4].number, 4);
	match_end(&m);
}

Test(match, goes_back_to_any_step)
{
	struct match m;
	scene_deal(&m, fair_table());
	void *state = malloc(m.game->state_size);
	match_state_at(&m, 5, state);
	cr_assert_arr_eq(state, m.state, m.game->state_size);
	match_state_at(&m, 0, state);
	cr_assert_arr_eq(state, m.origin, m.game->state_size);
	for (size_t i = 1; i <= m.count; i++) {
		match_state_at(&m, i, state);
		cr_assert_eq(state_hash(m.game, state), m.step[i - 1].hash);
	}
	free(state);
	match_end(&m);
}

static void hear(void *self, const void *before, const struct step *step,
		 const void *after)
{
	struct text *heard = self;
	const struct game *g = scene_game("tictactoe");
	text_add(heard, "%s ", game_seat_name(g, step->seat));
	action_put(g, step->action, heard);
	text_char(heard, '\n');
	state_diff(g, before, after, heard);
}

Test(match, tells_its_listener_each_step)
{
	struct match m;
	struct text heard = { 0 };
	scene_begin(&m, "tictactoe", fair_table());
	m.listener = (struct listener){ hear, &heard };
	scene_play(&m, (const char *[]){ "cross mark b2", NULL });
	cr_assert_str_eq(heard.at,
			 "cross mark b2\nactive: cross -> nought\ncell b2: 0 -> x\n");
	text_free(&heard);
	match_end(&m);
}

Test(match, begins_at_a_position)
{
	struct match m, from;
	scene_deal(&from, fair_table());
	match_begin_at(&m, from.game, from.state, fair_seeded(1));
	cr_assert(m.from_position);
	cr_assert_eq(m.setup.seats, 2);
	scene_finish(&m, 1);
	cr_assert(match_is_over(&m));
	match_end(&m);
	match_end(&from);
}
