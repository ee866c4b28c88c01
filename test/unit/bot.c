#include "ai/crew.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "ai/playout.h"
#include "base/text.h"
#include "scene.h"
#include "server/bots/memories.h"

/* The score of `first` in the first seat over some games. */
static float play(const char *id, const char *first, const char *second, int games)
{
	const struct game *g = scene_game(id);
	struct crew crew = { 0 };
	const struct bot *bot[2];
	cr_assert_eq(crew_find(&crew, first, &bot[0], NULL), OK);
	cr_assert_eq(crew_find(&crew, second, &bot[1], NULL), OK);
	_Alignas(16) static char state[STATE_SIZE_MAX];
	static struct thoughts thoughts;
	struct rng rng = rng_seeded(4);
	float sum = 0;
	for (int n = 0; n < games; n++) {
		const struct setup how = game_default_setup(g);
		float score[SEATS_MAX] = { 0 };
		memset(state, 0, sizeof state);
		cr_assert_eq(g->setup(state, &how, NULL), OK);
		while (playout_settle(g, state, &rng), g->to_act(state)) {
			const int seat = playout_seat(g->to_act(state), &rng);
			g->apply(state, seat,
				 bot_choose(bot[seat], g, state, seat, NULL, &rng,
					    &thoughts));
		}
		g->score(state, score);
		sum += score[0];
	}
	crew_end(&crew);
	return sum;
}

Test(bots, greedy_beats_random)
{
	cr_assert_gt(play("tictactoe", "greedy", "random", 200), 130);
	cr_assert_lt(play("tictactoe", "random", "greedy", 200), 110);
	cr_assert_lt(play("tictactoe", "random", "random", 200), 140);
}

Test(bots, choose_the_same_from_the_same_seed)
{
	struct match m;
	static struct thoughts one, two;
	scene_deal(&m, fair_table());
	for (const struct bot *b = bots; b->id; b++) {
		struct rng x = rng_seeded(9), y = rng_seeded(9);
		if (b->timed)
			continue;
		const action a = bot_choose(b, m.game, m.state, 0, NULL, &x, &one);
		cr_assert_eq(a, bot_choose(b, m.game, m.state, 0, NULL, &y, &two));
		cr_assert_eq(one.count, two.count);
	}
	match_end(&m);
}

Test(bots, leave_the_state_alone_and_explain)
{
	struct match m;
	static struct thoughts thoughts;
	struct rng rng = rng_seeded(2);
	scene_begin(&m, "tictactoe", fair_table());
	scene_play(&m, (const char *[]){ "cross mark a1", "nought mark a2",
					 "cross mark b1", "nought mark b2", NULL });
	cr_assert_eq(
		bot_choose(bot_find("greedy"), m.game, m.state, 0, NULL, &rng, &thoughts),
		action_make(1, 2, 0, 0), "three in a row");
	cr_assert_eq(thoughts.count, 5);
	cr_assert_float_eq(thoughts.row[0].value, 1, 0.001);
	cr_assert_eq(m.count, 4);
	match_end(&m);
	cr_assert_null(bot_find("nobody"));
}

/* The first thought is the choice, also where luck makes another look better. */
Test(bots, think_first_of_what_they_choose)
{
	static const char *const games[] = { "arena-roma", "antike2", "ancients" };
	_Alignas(16) static char state[STATE_SIZE_MAX];
	static struct thoughts thoughts;
	int ranked = 0, other = 0;
	for (int n = 0; n < 30; n++) {
		const struct game *g = scene_game(games[n % 3]);
		const struct bot *b = bot_find(n % 2 ? "greedy" : "normal");
		const int seat = scene_played(g, (uint64_t)n, state);
		struct rng rng = rng_seeded((uint64_t)n);
		if (seat == SEAT_NONE)
			continue;
		bot_choose(b, g, state, seat, NULL, &rng, &thoughts);
		bot_rank(&thoughts);
		cr_assert_eq(thoughts.row[0].action, thoughts.best);
		for (unsigned i = 1; i < thoughts.count; i++) {
			cr_assert_leq(thoughts.row[i].standing,
				      thoughts.row[i - 1].standing);
			other += thoughts.row[i].value > thoughts.row[0].value;
			ranked++;
		}
	}
	cr_assert_gt(ranked, 50);
	cr_assert_gt(other, 0, "the order by value is another one");
}

Test(bots, cannot_see_what_their_seat_cannot)
{
	struct match m, other;
	static struct thoughts one, two;
	scene_deal(&m, fair_table());
	scene_begin(&other, "draw", fair_table());
	scene_play(&other, (const char *[]){ "chance omen ant", "chance draw ant",
					     "chance draw bee", "chance draw bee",
					     "chance draw bee", NULL });
	struct rng x = rng_seeded(9), y = rng_seeded(9);
	bot_choose(bot_find("greedy"), m.game, m.state, 0, NULL, &x, &one);
	bot_choose(bot_find("greedy"), m.game, other.state, 0, NULL, &y, &two);
	cr_assert_eq(one.best, two.best);
	cr_assert_eq(one.count, two.count);
	for (unsigned i = 0; i < one.count; i++)
		cr_assert_float_eq(one.row[i].value, two.row[i].value, 0);
	match_end(&m);
	match_end(&other);
}

/* A memory that has foreseen the position thinks less and chooses as well. */
Test(bots, keep_what_they_thought)
{
	_Alignas(16) static char state[STATE_SIZE_MAX];
	static struct thoughts thoughts;
	const struct search_limits limits = { .iterations = 200,
					      .turns = 1,
					      .breadth = 4 };
	const struct game *g = scene_game("antike2");
	struct rng rng = rng_seeded(4);
	struct search_memory *memory = search_memory_new();
	unsigned kept = 0;
	int seat = scene_played(g, 3, state);
	for (int n = 0; n < 12 && seat != SEAT_NONE; n++) {
		struct actions legal = { .count = 0 };
		g->legal(state, seat, &legal);
		const unsigned done = search_think(g, evaluator_default(g), state, seat,
						   &limits, memory, &rng, &thoughts);
		cr_assert_leq(done, limits.iterations);
		cr_assert_geq(done, limits.iterations / 2);
		kept += legal.count > 1 && done < limits.iterations;
		g->apply(state, seat, thoughts.best);
		playout_settle(g, state, &rng);
		seat = g->to_act(state) ? __builtin_ctz(g->to_act(state)) : SEAT_NONE;
	}
	cr_assert_gt(kept, 1);
	search_memory_free(memory);
}

/* A kept tree also knows what another seat may do: Arena begins with two who choose at
 * the same time. */
Test(bots, choose_what_is_legal)
{
	_Alignas(16) static char state[STATE_SIZE_MAX];
	static struct thoughts thoughts;
	const struct game *g = scene_game("arena-roma");
	const struct setup how = game_default_setup(g);
	struct search_memory *memory = search_memory_new();
	for (uint64_t n = 0; n < 5; n++) {
		struct rng rng = rng_seeded(n);
		memset(state, 0, g->state_size);
		cr_assert_eq(g->setup(state, &how, NULL), OK);
		for (int i = 0; i < 10; i++) {
			struct actions legal = { .count = 0 };
			unsigned at = 0;
			playout_settle(g, state, &rng);
			const int seat = 31 - __builtin_clz(g->to_act(state));
			const action a = bot_choose(bot_find("normal"), g, state, seat,
						    memory, &rng, &thoughts);
			g->legal(state, seat, &legal);
			while (at < legal.count && legal.list[at] != a)
				at++;
			cr_assert_lt(at, legal.count);
			g->apply(state, seat, a);
		}
	}
	search_memory_free(memory);
}

Test(bots, think_on_several_threads)
{
	_Alignas(16) static char state[STATE_SIZE_MAX];
	static struct thoughts one, two;
	const struct search_limits limits = {
		.iterations = 60, .turns = 1, .breadth = 4, .threads = 3
	};
	const struct game *g = scene_game("arena-roma");
	const int seat = scene_played(g, 7, state);
	for (int n = 0; n < 4; n++) {
		struct rng x = rng_seeded(1), y = rng_seeded(1);
		struct search_memory *memory = search_memory_new(),
				     *other = search_memory_new();
		search_think(g, evaluator_default(g), state, seat, &limits, memory, &x,
			     &one);
		search_think(g, evaluator_default(g), state, seat, &limits, other, &y,
			     &two);
		cr_assert_eq(one.best, two.best);
		cr_assert_eq(one.count, two.count);
		search_memory_free(memory);
		search_memory_free(other);
	}
}

/* By note_turn, which counts looks at last_turn. */
static const struct game *looked_at;
static unsigned last_turn, counted;

static float note_turn(const void *state, int seat)
{
	if (looked_at->to_act(state)) {
		cr_assert_geq(evaluator_default(looked_at)->turn(state), last_turn);
		counted += seat == 0 &&
			   evaluator_default(looked_at)->turn(state) == last_turn;
	}
	return 0.5f;
}

/* Only the tree itself may reach further. Whatever limit says how far: halves of the
 * horizon of Casus Belli, rounds or turns. */
Test(bots, look_equally_far_ahead_in_all_iterations)
{
	_Alignas(16) static char state[STATE_SIZE_MAX];
	static struct thoughts thoughts;
	static const struct {
		struct search_limits limits;
		unsigned turns;
	} rows[] = {
		{ { .iterations = 20, .horizon = 1, .breadth = 2 }, 8 },
		{ { .iterations = 20, .horizon = 2, .breadth = 2 }, 16 },
		{ { .iterations = 20, .rounds = 2, .breadth = 2 }, 4 },
		{ { .iterations = 20, .rounds = 1, .turns = 1, .breadth = 2 }, 3 },
	};
	const struct game *game = scene_game("casus-belli");
	struct evaluator noting = *evaluator_default(game);
	noting.forecast = note_turn;
	looked_at = game;
	const int seat = scene_played(game, 3, state);
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct search_memory *memory = search_memory_new();
		struct rng rng = rng_seeded(4);
		counted = 0;
		last_turn = noting.turn(state) + rows[i].turns;
		search_think(game, &noting, state, seat, &rows[i].limits, memory, &rng,
			     &thoughts);
		cr_assert_gt(counted, 0);
		search_memory_free(memory);
	}
}

Test(bots, are_found_with_their_limits)
{
	struct crew crew = { 0 };
	struct text why = { 0 };
	const struct bot *b;
	cr_assert_eq(crew_find(&crew, "hard:iterations=7:threads=2", &b, &why), OK);
	cr_assert_eq(b->limits.iterations, 7);
	cr_assert_eq(b->limits.threads, 2);
	cr_assert_eq(b->limits.work, 0, "all seven, however far they look");
	cr_assert_eq(b->limits.horizon, bot_find("hard")->limits.horizon);
	cr_assert_eq(crew_find(&crew, "hard:rounds=3", &b, &why), OK);
	cr_assert_eq(b->limits.horizon, 0, "rounds are counted instead of the horizon");
	cr_assert_eq(crew_find(&crew, "hard:colour=7", &b, &why), BAD_BOT);
	cr_assert_eq(crew_find(&crew, "hard:colour=7", &b, &why), BAD_BOT);
	cr_assert_eq(crew_find(&crew, "hard:turns=x", &b, &why), BAD_BOT);
	cr_assert_eq(crew_find(&crew, "hard:iterations=0", &b, &why), BAD_BOT);
	cr_assert_eq(crew_find(&crew, "greedy:turns=1", &b, &why), BAD_BOT);
	cr_assert_eq(crew_find(&crew, "nobody", &b, &why), BAD_BOT);
	cr_assert_eq(crew_find(&crew,
			       "hard:ms=20:rounds=1:turns=1:threads=1:breadth=16:"
			       "iterations=12345",
			       &b, &why),
		     BAD_BOT, "cut it would be one with other limits");
	cr_assert_eq(crew_hire(&crew, "greedy=true", 10, &why), BAD_BOT);
	cr_assert_eq(crew_hire(&crew, "mine", 10, &why), BAD_BOT);
	cr_assert_eq(crew_hire(&crew, "of-a-name-that-no-table-holds=true", 10, &why),
		     BAD_BOT);
	cr_assert_eq(crew_hire(&crew, "mine=true", 10, &why), OK);
	cr_assert_eq(crew_find(&crew, "mine:eval=handmade", &b, &why), BAD_BOT);
	text_free(&why);
	crew_end(&crew);
}

/* When several seats must choose, a bot chooses for its own. */
Test(bots, choose_for_their_own_seat)
{
	_Alignas(16) static char state[STATE_SIZE_MAX];
	static struct thoughts thoughts;
	const struct game *g = scene_game("arena-roma");
	const struct setup how = game_default_setup(g);
	struct rng rng = rng_seeded(3);
	memset(state, 0, sizeof state);
	cr_assert_eq(g->setup(state, &how, NULL), OK);
	playout_settle(g, state, &rng);
	cr_assert_eq(g->to_act(state), 3);
	for (const struct bot *b = bots; b->id; b++) {
		struct actions legal = { .count = 0 };
		bool listed = false;
		g->legal(state, 1, &legal);
		const action a = bot_choose(b, g, state, 1, NULL, &rng, &thoughts);
		for (unsigned i = 0; i < legal.count; i++)
			listed |= legal.list[i] == a;
		cr_assert(listed, "%s", b->id);
	}
}

Test(bots, thinking_beats_looking)
{
	cr_assert_gt(play("arena-roma", "normal:iterations=100", "greedy", 10), 5.5f);
}

/* Whether every action of the seat leads back: then it may. */
static bool must_return(const struct trail *t, const struct game *g, const void *state,
			int seat)
{
	struct actions legal;
	game_list(g, state, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		if (!trail_returns(t, g, state, seat, legal.list[i]))
			return false;
	return true;
}

static void expect_no_circles(const struct game *g, const struct bot *b)
{
	enum { DECISIONS = 150 };
	_Alignas(16) char state[STATE_SIZE_MAX] = { 0 };
	struct rng rng = rng_seeded(5);
	struct thoughts *thoughts = malloc(sizeof *thoughts);
	struct search_memory *memory = search_memory_new();
	struct trail *trail = trail_new();
	const struct setup how = game_default_setup(g);
	cr_assert_eq(g->setup(state, &how, NULL), OK);
	for (int i = 0; i < DECISIONS && g->to_act(state); i++) {
		playout_settle(g, state, &rng);
		if (!g->to_act(state))
			break;
		const int seat = __builtin_ctz(g->to_act(state));
		trail_note(trail, g, state, seat, NULL);
		const action a =
			bot_play(b, g, state, seat, trail, memory, &rng, thoughts);
		cr_assert(!trail_returns(trail, g, state, seat, a) ||
				  must_return(trail, g, state, seat),
			  "%s goes in circles in %s", b->id, g->id);
		g->apply(state, seat, a);
	}
	trail_free(trail);
	search_memory_free(memory);
	free(thoughts);
}

Test(bots, do_not_go_in_circles_within_a_turn)
{
	static const char *const games[] = { "arena-roma", "casus-belli", "antike2",
					     "ancients", "total-war-rome" };
	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		expect_no_circles(scene_game(games[i]), bot_find("greedy"));
		expect_no_circles(scene_game(games[i]), bot_find("easy"));
	}
}

Test(bots, trails_from_a_record_are_those_of_play)
{
	struct match m;
	struct thoughts thoughts;
	struct rng x = rng_seeded(1), y = rng_seeded(1);
	scene_begin(&m, "arena-roma", fair_test_seed(3));
	for (int i = 0; i < 30; i++) {
		match_chance(&m);
		const int seat = __builtin_ctz(m.game->to_act(m.state));
		struct trail *t = trail_new();
		trail_read(t, &m, seat);
		const action a = bot_play(bot_find("greedy"), m.game, m.state, seat, t,
					  NULL, &x, &thoughts);
		cr_assert_geq(trail_sum_up(t, seat).actions, 1);
		cr_assert_eq(a, bot_play_match(bot_find("greedy"), &m, seat, NULL, &y,
					       &thoughts));
		cr_assert_eq(match_play(&m, seat, a, NULL), OK);
		trail_free(t);
	}
	match_end(&m);
}

Test(bots, trees_of_a_server_belong_to_a_seat_of_a_table)
{
	struct memories *all = memories_new(2);
	struct search_memory *a = memories_take(all, "a", 0);
	struct search_memory *b = memories_take(all, "b", 0);
	cr_assert_neq(a, b);
	cr_assert_null(memories_take(all, "c", 0), "no more than two");
	memories_give_back(all, a);
	memories_give_back(all, b);
	cr_assert_eq(memories_take(all, "b", 0), b, "its own");
	cr_assert_eq(memories_take(all, "b", 1), a, "another seat has another");
	cr_assert_null(memories_take(NULL, "a", 0));
	memories_free(all);
}
