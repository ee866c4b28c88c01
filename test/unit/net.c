#include "core/net.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/netlearn.h"
#include "base/rng.h"
#include "scene.h"

enum { INPUTS = 50 };

static void draw_net(struct rng *rng, int16_t weight[NET_SIZE(INPUTS)])
{
	for (int i = 0; i < NET_SIZE(INPUTS); i++)
		weight[i] = (int16_t)((int)rng_below(rng, 2 * NET_WEIGHT_MAX + 1) -
				      NET_WEIGHT_MAX);
}

static void draw_inputs(struct rng *rng, struct net_inputs *in)
{
	const unsigned count = rng_below(rng, INPUTS);
	in->count = 0;
	for (unsigned i = 0; i < count; i++)
		net_count(in, (int)rng_below(rng, INPUTS),
			  (int)rng_below(rng, 511) - 255);
}

Test(net, says_the_same_to_the_bit_many_numbers_at_a_time)
{
	static int16_t weight[NET_SIZE(INPUTS)];
	const struct net net = { INPUTS, weight };
	struct rng rng = rng_seeded(3);
	for (int n = 0; n < 2000; n++) {
		struct net_inputs in;
		draw_net(&rng, weight);
		draw_inputs(&rng, &in);
		cr_assert_eq(net_output(&net, &in), net_output_plain(&net, &in));
	}
}

Test(net, says_what_its_weights_say)
{
	static int16_t weight[NET_SIZE(INPUTS)];
	const struct net net = { INPUTS, weight };
	struct net_inputs in = { 0 };
	cr_assert_float_eq(net_chance(net_output(&net, &in)), 0.5f, 1e-6);
	weight[NET_ROWS + NET_HIDDEN * 7] = NET_UNIT; /* input 7 moves unit 0 */
	weight[NET_OUT] = 2 * NET_UNIT;		      /* which speaks for winning */
	net_mark(&in, 7);
	cr_assert_eq(net_output(&net, &in), 2 * NET_OUTPUT_ONE);
	cr_assert_float_eq(net_chance(net_output(&net, &in)), 0.5f + 0.5f * 2 / sqrtf(8),
			   1e-6);
	in.value[0] = -NET_ONE; /* a hidden unit says nothing below 0 */
	cr_assert_eq(net_output(&net, &in), 0);
}

static int16_t *learn(const struct game *g, const void *origin, uint64_t seed)
{
	atomic_long done;
	struct text told = { 0 };
	struct netlearn l = { .game = g,
			      .pupil = evaluator_find(g, "net"),
			      .rival = evaluator_find(g, "handmade"),
			      .origin = origin,
			      .seed = seed,
			      .rounds = 2,
			      .every = 8,
			      .games = 6,
			      .matches = 2,
			      .title = "a test",
			      .done = &done,
			      .told = &told };
	l.weight = calloc(NET_SIZE((size_t)l.pupil->net->inputs), sizeof *l.weight);
	netlearn_run(&l);
	text_free(&told);
	return l.weight;
}

Test(net, is_learned_again_to_the_byte)
{
	struct match m;
	scene_begin(&m, "arena-roma", fair_table());
	const struct evaluator *e = evaluator_find(m.game, "net");
	const size_t size = NET_SIZE((size_t)e->net->inputs) * sizeof(int16_t);
	int16_t *one = learn(m.game, m.state, 1), *same = learn(m.game, m.state, 1);
	int16_t *other = learn(m.game, m.state, 2);
	cr_assert_eq(memcmp(one, same, size), 0);
	cr_assert_neq(memcmp(one, other, size), 0);
	free(one);
	free(same);
	free(other);
	match_end(&m);
}
