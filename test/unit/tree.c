/* Sequential halving at the root, with results that are made up. */
#include "ai/tree.h"

#include <criterion/criterion.h>

enum { ACTIONS = 6, RUNNERS = 3 };

/* Six actions, each looks a little worse than the one before. */
static struct actions plant(struct tree *t)
{
	struct actions legal = { .count = ACTIONS };
	float value[ACTIONS];
	for (unsigned i = 0; i < ACTIONS; i++) {
		legal.list[i] = i + 1;
		value[i] = 0.5f - 0.01f * (float)i;
	}
	tree_begin(t);
	t->trust = 60;
	cr_assert(tree_open(t, ROOT, 0, &legal, value));
	return legal;
}

/* Who was visited how often, if the first action fails or not and all others do well. */
static void run(struct tree *t, const struct actions *legal, int iterations, float first,
		int seen[ACTIONS + 1])
{
	for (int n = 0; n < iterations; n++) {
		const uint32_t c = tree_halving(t, 0, legal, RUNNERS);
		cr_assert_neq(c, NO_NODE);
		seen[t->node[c].action]++;
		tree_count(t, c, t->node[c].action == 1 ? first : 0.5f);
	}
}

Test(tree, race_is_between_those_that_stand_best)
{
	struct tree t;
	int seen[ACTIONS + 1] = { 0 };
	const struct actions legal = plant(&t);
	run(&t, &legal, 3 * RUNNERS, 0.5f, seen);
	for (int a = 1; a <= ACTIONS; a++)
		cr_assert_eq(seen[a], a <= RUNNERS ? 3 : 0);
	tree_end(&t);
}

Test(tree, race_lets_another_in_for_one_that_fails)
{
	struct tree t;
	int seen[ACTIONS + 1] = { 0 };
	const struct actions legal = plant(&t);
	run(&t, &legal, 90, 0.0f, seen);
	cr_assert_lt(seen[1], 10);
	for (int a = 2; a <= RUNNERS + 1; a++)
		cr_assert_gt(seen[a], 20);
	cr_assert_eq(seen[ACTIONS], 0);
	tree_end(&t);
}
