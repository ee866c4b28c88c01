/* The turns over which the chances of a game moved most. */
#include <string.h>

#include "ai/analysis.h"
#include "core/evaluator.h"

static const double SWING_MIN = 0.05;

/* About step `at`: a single point of the curve is rough, but the end is known. */
static double chance_about(const struct analysis *a, size_t at, int seat)
{
	enum { BESIDE = 2 };
	double sum = 0;
	if (at == a->steps)
		return a->chance[at][seat];
	const size_t from = at < BESIDE ? 0 : at - BESIDE;
	const size_t to = at + BESIDE < a->steps ? at + BESIDE : a->steps - 1;
	for (size_t i = from; i <= to; i++)
		sum += a->chance[i][seat];
	return sum / (double)(to - from + 1);
}

static double rise(const struct swing *s)
{
	return s->after - s->before;
}

static void note_swing(struct analysis *a, const struct swing *s)
{
	int at = a->swings;
	while (at > 0 && rise(&a->swing[at - 1]) < rise(s))
		at--;
	if (at == SWINGS || rise(s) < SWING_MIN)
		return;
	a->swings += a->swings < SWINGS;
	memmove(&a->swing[at + 1], &a->swing[at],
		(size_t)(a->swings - 1 - at) * sizeof *s);
	a->swing[at] = *s;
}

static void weigh_turn(struct analysis *a, size_t from, size_t to)
{
	struct swing best = { .from = from, .to = to };
	for (int seat = 0; seat < a->seats; seat++) {
		const struct swing s = { .from = from,
					 .to = to,
					 .seat = seat,
					 .before = chance_about(a, from, seat),
					 .after = chance_about(a, to, seat) };
		if (rise(&s) > rise(&best))
			best = s;
	}
	note_swing(a, &best);
}

void analysis_find_swings(const struct course *c, struct analysis *a)
{
	_Alignas(16) char state[STATE_SIZE_MAX];
	const struct game *g = c->game;
	const struct evaluator *e = evaluator_default(g);
	size_t from = 0;
	memcpy(state, c->origin, g->state_size);
	for (size_t i = 0; i < c->count; i++) {
		const unsigned turn = e->turn ? e->turn(state) : 0;
		g->apply(state, c->step[i].seat, c->step[i].action);
		if (i + 1 < c->count && e->turn && e->turn(state) == turn)
			continue;
		weigh_turn(a, from, i + 1);
		from = i + 1;
	}
}
