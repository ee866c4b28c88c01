/*
 * Why not, for the phases with a single reason of their own: what `legal` lists is
 * allowed, another use of the phase's words has that reason, all else is not for now.
 */
#include "games/ancients/ancients.h"

static refusal unless_listed(const void *state, int seat, action a, refusal reason)
{
	struct actions legal;
	bool is_word_of_phase = false;
	legal.count = 0;
	ancients_phases[((const struct ancients *)state)->flow[0]].legal(state, seat,
									 &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		if (legal.list[i] == a)
			return ALLOWED;
		is_word_of_phase |= action_verb(legal.list[i]) == action_verb(a);
	}
	return is_word_of_phase ? reason : NOT_NOW;
}

#define ONE_REASON(phase, reason)                                     \
	refusal cc_why_##phase(const void *state, int seat, action a) \
	{                                                             \
		return unless_listed(state, seat, a, reason);         \
	}
ONE_REASON(DEAL, NOT_NOW)
ONE_REASON(DRAW, NOT_NOW)
ONE_REASON(LOSE, NOT_NOW)
ONE_REASON(ROLL, NOT_NOW)
ONE_REASON(FLAGS, TOO_MANY_FLAGS)
ONE_REASON(RETREAT, NO_WAY)
ONE_REASON(FLEE, NO_FLIGHT)
ONE_REASON(ADVANCE, NOT_NOW)
ONE_REASON(RIDE, OUT_OF_REACH)
ONE_REASON(BONUS, NOT_NEXT_TO)
