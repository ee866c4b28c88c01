#include "core/evaluator.h"

#include <string.h>

const struct evaluator *evaluator_find(const struct game *g, const char *id)
{
	for (const struct evaluator *e = g->evaluators; e->id; e++)
		if (strcmp(e->id, id) == 0)
			return e;
	return NULL;
}

float evaluator_ask_net(const struct game *g, const struct evaluator *e,
			const struct net *net, const void *state, int seat)
{
	struct net_inputs in;
	if (g->to_act(state) == 0) {
		float score[SEATS_MAX] = { 0 };
		g->score(state, score);
		return score[seat];
	}
	in.count = 0;
	e->inputs(state, seat, &in);
	return net_chance(net_output(net, &in));
}
