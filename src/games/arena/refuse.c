/*
 * Why not, for the phases with a single reason of their own: what `legal` lists is
 * allowed, another use of the phase's words has that reason, all else is not for now.
 */
#include "games/arena/arena.h"

static refusal unless_listed(const void *state, int seat, action a, refusal reason)
{
	struct actions legal;
	bool is_word_of_phase = false;
	legal.count = 0;
	arena_phases[((const struct arena *)state)->flow[0]].legal(state, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		if (legal.list[i] == a)
			return ALLOWED;
		is_word_of_phase |= action_verb(legal.list[i]) == action_verb(a);
	}
	return is_word_of_phase ? reason : NOT_NOW;
}

#define ONE_REASON(phase, reason)                                        \
	refusal arena_why_##phase(const void *state, int seat, action a) \
	{                                                                \
		return unless_listed(state, seat, a, reason);            \
	}
ONE_REASON(DEAL, NOT_NOW)
ONE_REASON(ROLL, NOT_NOW)
ONE_REASON(TRIPLE, NOT_NOW)
ONE_REASON(FONS, NO_DIE)
ONE_REASON(DRAWING, NOT_NOW)
ONE_REASON(KEEPING, NOT_DRAWN)
ONE_REASON(TARGETING, NO_TARGET)
ONE_REASON(HIRING, TOO_MUCH)
ONE_REASON(BATTLE, NOT_NOW)
ONE_REASON(BLOWING, NOT_NOW)
ONE_REASON(ADDING, NO_DIE)
ONE_REASON(SCORING, NO_DIE)
ONE_REASON(TEMPLE, NO_DIE)
ONE_REASON(OFFERING, NOT_AN_OFFERING)
ONE_REASON(LOOKING, NOT_NOW)
ONE_REASON(TAKING, NOT_THERE)
ONE_REASON(BLOCKING, NO_SPACE)
ONE_REASON(BUYING, TOO_MUCH)
ONE_REASON(TURNING, NOT_NOW)
ONE_REASON(PRAYING, NOT_NOW)
