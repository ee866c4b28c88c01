#include "core/net.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/netlearn.h"
#include "ai/playout.h"
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
	cr_assert(netlearn_run(&l));
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

static void ask(const struct evaluator *e, const void *state, int seat,
		struct net_inputs *out)
{
	memset(out, 0, sizeof *out);
	e->inputs(state, seat, out);
}

/* All positions of a random game, before and after the cards that the seat does not know
 * are dealt again. */
static void play_one(const struct game *g, const struct evaluator *e, int scenario)
{
	enum { STEPS = 150 };
	_Alignas(16) char state[STATE_SIZE_MAX] = { 0 }, dealt[STATE_SIZE_MAX];
	struct setup how = game_default_setup(g);
	struct net_inputs one, other;
	struct rng rng = rng_seeded((uint64_t)scenario);
	how.scenario = (uint8_t)scenario;
	cr_assert_eq(g->setup(state, &how, NULL), OK);
	for (int i = 0; i < STEPS && playout_step(g, state, &rng); i++) {
		const int seat = i % 2;
		memcpy(dealt, state, g->state_size);
		e->determinize(dealt, seat, &rng);
		ask(e, state, seat, &one);
		ask(e, dealt, seat, &other);
		cr_assert_eq(memcmp(&one, &other, sizeof one), 0);
		for (unsigned n = 0; n < one.count; n++)
			cr_assert_lt(one.index[n], e->net->inputs);
	}
}

Test(net, is_asked_only_what_the_seat_knows)
{
	const struct game *g = scene_game("arena-roma");
	for (int scenario = 0; g->scenarios[scenario].id; scenario++)
		play_one(g, evaluator_find(g, "net"), scenario);
}
