/* What is hidden makes no difference to what a seat is told or does. */
#include <criterion/criterion.h>
#include <string.h>

#include "ai/advice.h"
#include "ai/crew.h"
#include "ai/verdict.h"
#include "base/json.h"
#include "base/text.h"
#include "core/preview.h"
#include "scene.h"

/* What is hidden is changed behind a bot's back: it chooses the same. */
static int compare_choices(const struct game *g, const struct bot *b, const void *truth,
			   const void *other, int seat)
{
	static struct thoughts one, two;
	struct search_memory *x = search_memory_new(), *y = search_memory_new();
	struct rng mine = rng_seeded(5), his = rng_seeded(5);
	cr_assert_eq(bot_choose(b, g, truth, seat, x, &mine, &one),
		     bot_choose(b, g, other, seat, y, &his, &two), "%s %s", g->id, b->id);
	cr_assert_eq(one.count, two.count);
	for (unsigned i = 0; i < one.count; i++)
		cr_assert_float_eq(one.row[i].value, two.row[i].value, 0);
	search_memory_free(x);
	search_memory_free(y);
	return memcmp(truth, other, g->state_size) != 0;
}

/* In Antike nothing is hidden. */
Test(hidden, bots_choose_the_same)
{
	static const char *const games[] = {
		"draw",	       "arena-roma", "antike2",
		"casus-belli", "ancients",   "total-war-rome"
	};
	static const char *const players[] = { "random", "greedy", "easy",
					       "hard:ms=0:iterations=20" };
	_Alignas(16) static char truth[STATE_SIZE_MAX], other[STATE_SIZE_MAX];
	struct crew crew = { 0 };
	int compared[6] = { 0 };
	for (int n = 0; n < 36; n++) {
		const struct game *g = scene_game(games[n % 6]);
		const int seat = scene_played(g, (uint64_t)n, truth);
		if (seat == SEAT_NONE)
			continue;
		struct rng redeal = rng_seeded(1000 + (uint64_t)n);
		memcpy(other, truth, sizeof truth);
		evaluator_default(g)->determinize(other, seat, &redeal);
		for (int i = 0; i < 4; i++) {
			const struct bot *b;
			cr_assert_eq(crew_find(&crew, players[i], &b, NULL), OK);
			compared[n % 6] += compare_choices(g, b, truth, other, seat);
		}
	}
	for (int i = 0; i < 6; i++)
		cr_assert(compared[i] > 3 || i == 0 || i == 2 || i == 3, "%s", games[i]);
	crew_end(&crew);
}

/* What the server says of a position: hint with reasons, verdict of the coach, preview.
 */
static void put_advice(const struct game *g, const void *state, int seat,
		       struct text *out)
{
	static struct advice advice;
	static struct previewer previewer;
	struct verdict verdict;
	struct actions legal;
	struct json j = { .out = out };
	struct search_memory *memory = search_memory_new();
	game_list(g, state, seat, &legal);
	advice_think(g, state, seat, NULL, memory, &advice);
	verdict_find(g, state, state, seat, legal.list[legal.count - 1], 5, &verdict);
	previewer_begin(&previewer, g, state, seat);
	for (unsigned i = 0; i < advice.count; i++) {
		text_add(out, "%u %f ", advice.row[i].action,
			 advice.is_only ? 0 : advice.row[i].chance);
		advice_put_reason(g, state, seat, advice.row[i].action, out);
		preview_put(&previewer, advice.row[i].action, &j);
	}
	text_add(out, " %u %d %f %f", verdict.better, verdict.is_mistake, verdict.was,
		 verdict.could);
	search_memory_free(memory);
}

Test(hidden, advice_is_the_same)
{
	static const char *const games[] = { "arena-roma", "arena-roma", "ancients",
					     "arena-roma", "total-war-rome" };
	_Alignas(16) static char truth[STATE_SIZE_MAX], other[STATE_SIZE_MAX];
	int compared = 0;
	for (int n = 0; n < 5; n++) {
		const struct game *g = scene_game(games[n]);
		const int seat = scene_played(g, (uint64_t)n, truth);
		struct text one = { 0 }, two = { 0 };
		if (seat == SEAT_NONE)
			continue;
		struct rng redeal = rng_seeded(2000 + (uint64_t)n);
		memcpy(other, truth, sizeof truth);
		evaluator_default(g)->determinize(other, seat, &redeal);
		put_advice(g, truth, seat, &one);
		put_advice(g, other, seat, &two);
		cr_assert_str_eq(text_str(&one), text_str(&two), "%s", g->id);
		compared += memcmp(truth, other, g->state_size) != 0;
		text_free(&one);
		text_free(&two);
	}
	cr_assert_gt(compared, 2);
}
