/* Why not, for the phases with a single reason: their own, or that of the acting card. */
#include "games/arena/arena.h"

#define ONE_REASON(phase, reason)                                                       \
	refusal arena_why_##phase(const void *state, int seat, action a)                \
	{                                                                               \
		return flow_unless_listed(&arena_phases[PHASE_##phase], state, seat, a, \
					  reason, NOT_NOW);                             \
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
ONE_REASON(OFFERING, not_offered(state))
ONE_REASON(LOOKING, NOT_NOW)
ONE_REASON(TAKING, not_offered(state))
ONE_REASON(BLOCKING, NO_SPACE)
ONE_REASON(BUYING, TOO_MANY_POINTS)
ONE_REASON(TURNING, NOT_NOW)
ONE_REASON(PRAYING, NOT_NOW)
