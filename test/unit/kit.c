#include <criterion/criterion.h>
#include <string.h>

#include "base/text.h"
#include "kit/deck.h"
#include "kit/dice.h"
#include "kit/flow.h"
#include "kit/hexes.h"

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

static int hex(const char *name)
{
	return names_exact(&HEX_NAMES, name, 2);
}

Test(hexes, are_named_from_the_bottom_left)
{
	cr_assert_eq(hex("a9"), 0);
	cr_assert_eq(hex("m1"), HEX_COUNT - 1);
	cr_assert_eq(hex("m8"), NAME_UNKNOWN);
	cr_assert_eq(hexes_row(hex("a1")), HEX_ROWS - 1);
}

/* Steps agree with distances, and lead back. */
Test(hexes, have_up_to_six_neighbours)
{
	int steps = 0;
	for (int h = 0; h < HEX_COUNT; h++) {
		for (int dir = 0; dir < HEX_DIRS; dir++) {
			const int to = hexes_step(h, (enum hexdir)dir);
			if (to == NOWHERE)
				continue;
			steps++;
			cr_assert_eq(hexes_distance(h, to), 1);
			cr_assert_eq((int)hexes_direction(h, to), dir);
			cr_assert(hexes_adjacent(to, h));
		}
		cr_assert_leq(hexset_count(hexes_next_to(h)), HEX_DIRS);
	}
	cr_assert_eq(steps, 2 * 104 + 4 * 96);
}

/* Each step of a line is as far from one end as it says, and as the rest from the other.
 */
Test(hexes, lie_on_straight_lines)
{
	for (int a = 0; a < HEX_COUNT; a++) {
		for (int b = 0; b < HEX_COUNT; b++) {
			const int far = hexes_distance(a, b);
			for (int step = 1; step < far; step++) {
				int on[2];
				const int count = hexes_on_line(a, b, step, on);
				cr_assert_geq(count, 1);
				for (int i = 0; i < count; i++) {
					cr_assert_eq(hexes_distance(a, on[i]), step);
					cr_assert_eq(hexes_distance(b, on[i]),
						     far - step);
				}
			}
		}
	}
}

Test(hexes, lie_between_along_a_side)
{
	int on[2];
	cr_assert_eq(hexes_on_line(hex("g5"), hex("g7"), 1, on), 2);
	cr_assert_eq(hexes_on_line(hex("g5"), hex("i5"), 1, on), 1);
	cr_assert_eq(on[0], hex("h5"));
}

/* Two hexes at a step are a pair to run between only on a line along sides. */
Test(hexes, know_lines_along_sides)
{
	cr_assert(hexes_line_is_between(hex("g5"), hex("g7")));
	cr_assert(hexes_line_is_between(hex("g5"), hex("h6")));
	cr_assert(hexes_line_is_between(hex("a2"), hex("g6")));
	cr_assert_not(hexes_line_is_between(hex("g5"), hex("i5")));
	int on[2];
	cr_assert_eq(hexes_on_line(hex("e1"), hex("a2"), 2, on), 2);
	cr_assert_not(hexes_line_is_between(hex("e1"), hex("a2")));
}

Test(hexes, make_sets_of_bytes)
{
	uint8_t bytes[HEX_COUNT] = {
		[3] = 1, [63] = 32, [64] = 128, [HEX_COUNT - 1] = 33
	};
	cr_assert_eq(hexset_count(hexes_nonzero(bytes)), 4);
	hexset set = hexes_with_bit(bytes, 5);
	cr_assert_eq(hexset_take(&set), 63);
	cr_assert_eq(hexset_take(&set), HEX_COUNT - 1);
	cr_assert(!set);
}
