/*
 * A small neural net that values positions: sparse whole-number inputs, one hidden layer
 * of NET_HIDDEN rectified units, one output. All weights are 16-bit numbers and all sums
 * 32-bit ones, so every machine finds the same value to the bit. `tessera learn --net`
 * finds the weights (ai/netlearn.h).
 */
#ifndef CORE_NET_H
#define CORE_NET_H

#include <stdint.h>

#include "base/status.h"

enum { NET_HIDDEN = 32, NET_ACTIVE_MAX = 320 };

/* Fixed point: an input of NET_ONE and a weight of NET_UNIT are 1. */
enum { NET_ONE = 16, NET_UNIT = 256, NET_WEIGHT_MAX = 8 * NET_UNIT - 1 };

/* What stands first in the weights: a bias for each hidden unit, what each counts for,
 * and the bias of the output; then a row of NET_HIDDEN for each input. */
enum { NET_BIAS = 0, NET_OUT = NET_HIDDEN, NET_OUT_BIAS = 2 * NET_HIDDEN, NET_ROWS };

#define NET_SIZE(inputs) (NET_ROWS + NET_HIDDEN * (inputs))

struct net {
	unsigned inputs;
	const int16_t *weight; /* NET_SIZE(inputs) */
};

/* The inputs that are not 0. */
struct net_inputs {
	unsigned count;
	uint16_t index[NET_ACTIVE_MAX];
	int16_t value[NET_ACTIVE_MAX];
};

static inline void net_count(struct net_inputs *in, int index, int value)
{
	if (value == 0)
		return;
	ensure(in->count < NET_ACTIVE_MAX);
	in->index[in->count] = (uint16_t)index;
	in->value[in->count++] = (int16_t)value;
}

/* Something that is so, or is not so. */
static inline void net_mark(struct net_inputs *in, int index)
{
	net_count(in, index, NET_ONE);
}

/* The output as it is, and as a chance from 0 to 1. */
int32_t net_output(const struct net *n, const struct net_inputs *in);
float net_chance(int32_t output);

/* The same output, reckoned one number at a time: for tests and other machines. */
int32_t net_output_plain(const struct net *n, const struct net_inputs *in);

/* A chance for any output, NET_OUTPUT_ONE being 1; quicker than the logistic function,
 * and exactly rounded everywhere. */
float net_squash(float x);

enum { NET_OUTPUT_ONE = NET_ONE * NET_UNIT / 4 * NET_UNIT };

#endif
