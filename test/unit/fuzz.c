/* The position fuzzer itself: that it chooses, decides and looks as it should. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "base/text.h"
#include "core/words/event.h"
#include "fuzz/mutant.h"
#include "fuzz/playon.h"
#include "fuzz/shown.h"
#include "games/registry.h"

enum { EACH = 200 };

static unsigned stack_of(const struct corpus *b, const void *state)
{
	const size_t at = (size_t)((const char *)state - b->state);
	return (unsigned)(at / b->game->state_size / STACK_PLACES);
}

static void check_even(const struct game *g)
{
	struct rng rng = rng_seeded(7);
	struct corpus b;
	unsigned picked[STACKS_MAX] = { 0 };
	corpus_make(&b, g, &rng);
	cr_assert(b.stacks > 0 && b.stacks < STACKS_MAX, "%s: %u stacks", g->id,
		  b.stacks);
	for (unsigned i = 0; i < EACH * b.stacks; i++)
		picked[stack_of(&b, corpus_pick(&b, &rng))]++;
	for (unsigned i = 0; i < b.stacks; i++)
		cr_expect(picked[i] > EACH / 2 && picked[i] < EACH * 3 / 2,
			  "%s: stack %u has %u", g->id, i, picked[i]);
	corpus_free(&b);
}

Test(fuzz, every_stack_of_phases_is_as_likely)
{
	for (int i = 0; registry_games[i]; i++)
		check_even(registry_games[i]);
}

/* A game that counts how often chance took its lowest and its highest outcome. */
static int outcomes, lowest, highest;

static void count_luck(void *state, int seat, action a)
{
	const struct game *g = registry_find("arena-roma");
	if (seat == CHANCE) {
		struct actions all;
		bool is_lowest = true, is_highest = true;
		game_list(g, state, CHANCE, &all);
		for (unsigned i = 0; i < all.count; i++) {
			is_lowest = is_lowest && a <= all.list[i];
			is_highest = is_highest && a >= all.list[i];
		}
		outcomes++;
		lowest += is_lowest;
		highest += is_highest;
	}
	g->apply(state, seat, a);
}

static void play_with(enum luck luck)
{
	_Alignas(16) char state[STATE_SIZE_MAX] = { 0 };
	struct game g = *registry_find("arena-roma");
	const struct setup how = game_default_setup(&g);
	struct playing_on p = { .game = &g, .luck = luck };
	struct text why = { 0 };
	struct rng rng = rng_seeded(3);
	g.apply = count_luck;
	outcomes = lowest = highest = 0;
	cr_assert(g.setup(state, &how, NULL) == OK);
	cr_expect(playon_to_end(&p, state, &rng, &why) == OK, "%s", text_str(&why));
	text_free(&why);
}

Test(fuzz, luck_can_stay_bad)
{
	play_with(LOWEST_LUCK);
	cr_expect(lowest * 10 > outcomes * 8, "%d of %d", lowest, outcomes);
}

Test(fuzz, luck_can_stay_good)
{
	play_with(HIGHEST_LUCK);
	cr_expect(highest * 10 > outcomes * 8, "%d of %d", highest, outcomes);
}

Test(fuzz, luck_is_even_otherwise)
{
	play_with(ANY_LUCK);
	cr_expect(lowest * 10 < outcomes * 5, "%d of %d", lowest, outcomes);
}

/* Tic-tac-toe with a fault in what is shown. */

static void draw_half_a_letter(const void *state, int reader, bool colour,
			       struct text *out)
{
	(void)state, (void)reader, (void)colour;
	text_put(out, "\xc3");
}

static const char *ask_nothing(const void *state, int seat)
{
	(void)state, (void)seat;
	return "";
}

static refusal refuse_all(const void *state, int seat, action a)
{
	(void)state, (void)seat, (void)a;
	return 1;
}

static void check_look(const struct game *g, status expected)
{
	_Alignas(16) char state[STATE_SIZE_MAX] = { 0 };
	const struct setup how = game_default_setup(g);
	struct playing_on p = { .game = g };
	struct text why = { 0 };
	struct rng rng = rng_seeded(5);
	cr_assert(g->setup(state, &how, NULL) == OK);
	const status s = playon_to_end(&p, state, &rng, &why);
	cr_expect(s == expected, "%d, not %d: %s", s, expected, text_str(&why));
	text_free(&why);
}

Test(fuzz, what_is_shown_is_looked_at)
{
	struct game g = *registry_find("tictactoe");
	check_look(&g, OK);
	struct event_row events[8] = { { NULL } };
	for (int i = 1; g.events[i].word; i++)
		events[i] = g.events[i];
	events[1].text = "One.\nTwo.";
	g.events = events;
	check_look(&g, TEST_FAILED);
	g = *registry_find("tictactoe");
	g.draw = draw_half_a_letter;
	check_look(&g, TEST_FAILED);
	g = *registry_find("tictactoe");
	g.prompt = ask_nothing;
	check_look(&g, TEST_FAILED);
}

Test(fuzz, reasons_agree_with_what_is_legal)
{
	_Alignas(16) char state[STATE_SIZE_MAX] = { 0 };
	struct game g = *registry_find("tictactoe");
	const struct setup how = game_default_setup(&g);
	struct actions legal;
	struct text why = { 0 };
	struct rng rng = rng_seeded(5);
	cr_assert(g.setup(state, &how, NULL) == OK);
	game_list(&g, state, 0, &legal);
	cr_expect(shown_refusals(&g, state, 0, &legal, &rng, &why) == OK);
	g.why_not = refuse_all;
	cr_expect(shown_refusals(&g, state, 0, &legal, &rng, &why) == TEST_FAILED);
	text_free(&why);
}
