#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"
#include "kit/deck.h"
#include "kit/dice.h"
#include "kit/flow.h"

enum { KINDS = 4 };

Test(deck, is_a_multiset)
{
	uint8_t pile[KINDS] = { 0, 2, 0, 3 }, hand[KINDS] = { 0 };
	cr_assert_eq(deck_total(pile, KINDS), 5);
	cr_assert_eq(deck_nth(pile, KINDS, 0), 1);
	cr_assert_eq(deck_nth(pile, KINDS, 1), 1);
	cr_assert_eq(deck_nth(pile, KINDS, 2), 3);
	cr_assert_eq(deck_nth(pile, KINDS, 4), 3);
	deck_move(pile, hand, 3);
	cr_assert_eq(hand[3], 1);
	deck_pour(hand, pile, KINDS);
	cr_assert_eq(deck_total(hand, KINDS), 0);
	cr_assert_eq(pile[3], 3);
}

Test(deck, offers_each_kind_by_its_copies)
{
	const uint8_t pile[KINDS] = { 0, 2, 0, 3 };
	struct actions out = { .count = 0 };
	deck_offer(7, pile, KINDS, &out);
	cr_assert_eq(out.count, 2);
	cr_assert_eq(out.list[0], action_make(7, 1, 0, 0));
	cr_assert_eq(out.weight[0], 2);
	cr_assert_eq(out.list[1], action_make(7, 3, 0, 0));
	cr_assert_eq(out.weight[1], 3);
}

Test(deck, deals_all_it_has)
{
	uint8_t pile[KINDS] = { 0, 2, 1, 3 }, hand[KINDS] = { 0 };
	struct rng rng = rng_seeded(1);
	deck_deal(pile, hand, KINDS, 6, &rng);
	cr_assert_eq(deck_total(pile, KINDS), 0);
	cr_assert_arr_eq(hand, ((uint8_t[]){ 0, 2, 1, 3 }), KINDS);
}

Test(deck, samples_by_its_copies)
{
	const uint8_t pile[KINDS] = { 0, 1, 0, 3 };
	struct rng rng = rng_seeded(1);
	int seen[KINDS] = { 0 };
	for (int i = 0; i < 4000; i++)
		seen[deck_sample(pile, KINDS, &rng)]++;
	cr_assert(seen[1] > 900 && seen[1] < 1100, "%d", seen[1]);
	cr_assert_eq(seen[1] + seen[3], 4000);
}

Test(dice, have_six_faces)
{
	struct actions out = { .count = 0 };
	struct rng rng = rng_seeded(1);
	int seen[DIE_FACES + 1] = { 0 };
	dice_offer(3, &out);
	cr_assert_eq(out.count, 6);
	cr_assert_eq(out.list[5], action_make(3, 6, 0, 0));
	cr_assert_eq(out.weight[5], 1);
	for (int i = 0; i < 6000; i++)
		seen[action_arg(dice_sample(3, &rng), 0)]++;
	for (int face = 1; face <= DIE_FACES; face++)
		cr_assert(seen[face] > 850 && seen[face] < 1150, "%d: %d", face,
			  seen[face]);
}

Test(flow, is_a_stack_of_phases)
{
	uint8_t flow[DEPTH_COUNT] = { 0 };
	flow_push(flow, 1);
	flow_push(flow, 2);
	cr_assert_arr_eq(flow, ((uint8_t[]){ 2, 1, 0 }), 3);
	flow_goto(flow, 3);
	flow_pop(flow);
	cr_assert_arr_eq(flow, ((uint8_t[]){ 1, 0 }), 2);
	flow_push(flow, 2);
	flow_end(flow);
	cr_assert_eq(flow[0], NO_PHASE);
	cr_assert_eq(flow[1], NO_PHASE);
}

Test(flow, refuses_holes_and_strangers)
{
	const struct phase phases[] = {
		{ NULL }, { .id = "one" }, { .id = "two" }, { NULL }
	};
	struct text why = { 0 };
	cr_assert_eq(flow_check((uint8_t[DEPTH_COUNT]){ 2, 1 }, phases, &why), OK);
	cr_assert_eq(flow_check((uint8_t[DEPTH_COUNT]){ 0 }, phases, &why), OK);
	cr_assert_eq(flow_check((uint8_t[DEPTH_COUNT]){ 2, 0, 1 }, phases, &why),
		     BAD_POSITION);
	cr_assert(strstr(why.at, "flow"));
	cr_assert_eq(flow_check((uint8_t[DEPTH_COUNT]){ 3 }, phases, &why), BAD_POSITION);
	text_free(&why);
}
