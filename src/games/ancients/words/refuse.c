/* Why not, for the phases with a reason or two of their own. */
#include "games/ancients/ancients.h"

#define ONE_REASON(phase, reason)                                                       \
	refusal cc_why_##phase(const void *state, int seat, action a)                   \
	{                                                                               \
		return flow_unless_listed(&ancients_phases[PHASE_##phase], state, seat, \
					  a, reason, NOT_NOW);                          \
	}
ONE_REASON(DEAL, NOT_NOW)
ONE_REASON(DRAW, NOT_NOW)
ONE_REASON(LOSE, NOT_NOW)
ONE_REASON(ROLL, NOT_NOW)
ONE_REASON(FLAGS, TOO_MANY_FLAGS)
ONE_REASON(RETREAT, NO_WAY)
ONE_REASON(FLEE, NO_FLIGHT)
ONE_REASON(MOMENTUM_ADVANCE, NOT_NOW)
ONE_REASON(RIDE, OUT_OF_REACH)

/* CC-84: only who advanced, and only next to it. */
refusal cc_why_BONUS(const void *state, int seat, action a)
{
	const struct ancients *s = state;
	const bool by_another =
		action_verb(a) == VERB_ATTACK && action_arg(a, 0) != s->attacker;
	return flow_unless_listed(&ancients_phases[PHASE_BONUS], state, seat, a,
				  by_another ? NOT_NOW : NOT_NEXT_TO, NOT_NOW);
}
