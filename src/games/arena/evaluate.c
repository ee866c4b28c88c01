/*
 * How well a seat stands, learned: features of both sides, weighed by weights.def, which
 * `tessera learn` wrote. The handmade evaluation is in think.c.
 */
#include <math.h>

#include "base/curve.h"
#include "games/arena/arena.h"

enum {
#define WEIGHT(id, value) F_##id,
#include "games/arena/weights.def"
#undef WEIGHT
	F_COUNT
};

const char *const arena_evaluate_features[] = {
#define WEIGHT(id, value) #id,
#include "games/arena/weights.def"
#undef WEIGHT
	NULL
};

static const float weight[F_COUNT] = {
#define WEIGHT(id, value) value,
#include "games/arena/weights.def"
#undef WEIGHT
};

_Static_assert((int)F_COUNT <= (int)FEATURES_MAX, "room for all features");
_Static_assert((int)F_COUNT - (int)F_TURN == (int)CARD_COUNT,
	       "all cards, behind the other features");

/* What one side has; the other side counts against it. */
static void add_side(const struct arena *s, int seat, float sign, float out[FEATURES_MAX])
{
	enum { POOR = 6 };
	const int coins = s->money[seat], few = coins < POOR ? coins : POOR;
	const float gaps = sign * (float)arena_empty_spaces(s, seat);
	out[F_VP] += sign * s->vp[seat];
	out[F_FIRST_COINS] += sign * (float)few;
	out[F_MORE_COINS] += sign * sqrtf((float)(coins - few));
	out[F_HAND] += sign * sqrtf((float)deck_total(s->hand[seat], CARD_COUNT));
	out[F_FEWER_DICE] += sign * s->fewer[seat];
	out[seat == s->active ? F_GAPS_ACTIVE : F_GAPS_OTHER] += gaps;
	for (int space = 0; space < spaces_of(s); space++) {
		const struct card_row *card = &arena_cards[s->space[seat][space]];
		if (!s->space[seat][space])
			continue;
		out[F_TURN + s->space[seat][space]] += sign;
		out[F_COST] += sign * card->cost;
		out[F_DEFENCE] += sign * card->defence;
	}
}

/* The nearer the end, the more the same lead says. */
static float urgency_of(const struct arena *s)
{
	return 1.0f / (5.0f + 0.15f * s->supply);
}

void arena_evaluate_measure(const void *state, int seat, float out[FEATURES_MAX])
{
	const struct arena *s = state;
	const float urgency = urgency_of(s);
	const float turn = seat == s->active ? 1.0f : -1.0f;
	for (int i = 0; i < F_COUNT; i++)
		out[i] = 0;
	add_side(s, seat, 1, out);
	add_side(s, enemy_of(seat), -1, out);
	out[F_TURN] = turn;
	for (int i = 0; i < F_COUNT; i++)
		out[i] *= urgency;
}

float arena_evaluate(const void *state, int seat)
{
	const struct arena *s = state;
	float feature[FEATURES_MAX], sum = 0;
	if (s->flow[0] == NO_PHASE)
		return arena_think_handmade(state, seat);
	arena_evaluate_measure(state, seat, feature);
	for (int i = 0; i < F_COUNT; i++)
		sum += weight[i] * feature[i];
	sum += weight[F_VP] * arena_think_pending(s, seat) * urgency_of(s);
	return 0.5f + 0.49f * curve_tanh(sum / 2.0f);
}
