/* Why not, for the phases with a single reason of their own. */
#include "games/totalwar/totalwar.h"

#define ONE_REASON(phase, reason)                                                    \
	refusal tw_why_##phase(const void *state, int seat, action a)                \
	{                                                                            \
		return flow_unless_listed(&tw_totalwar_phases[PHASE_##phase], state, \
					  seat, a, reason, NOT_NOW);                 \
	}
ONE_REASON(DEAL, NOT_OFFERED)
ONE_REASON(BID, NO_GOLD)
ONE_REASON(ORDER, NOT_OFFERED)
ONE_REASON(DRAW, NOT_OFFERED)
ONE_REASON(TREATY, NOT_OFFERED)
ONE_REASON(AGENT_REROLL, NOT_OFFERED)
ONE_REASON(LEAD_AWAY, NOT_ADJACENT)
ONE_REASON(OMENS, NOT_IN_YOUR_HAND)
ONE_REASON(ROLL, NOT_OFFERED)
ONE_REASON(LOSE, NOT_OFFERED)
ONE_REASON(PERISH, NOT_OFFERED)
ONE_REASON(APPOINT, NOT_OFFERED)
ONE_REASON(ENTRY, NOT_OFFERED)
ONE_REASON(MEET, WRONG_WINDOW)
ONE_REASON(FLEE, NOT_ADJACENT)
ONE_REASON(STRANDED, NOT_ADJACENT)
ONE_REASON(INTERCEPT, NO_FORCE)
ONE_REASON(RETREAT, NOT_ADJACENT)
ONE_REASON(JOIN, NOT_OFFERED)
ONE_REASON(MUSTER, ARMY_FULL)
ONE_REASON(GROUND, NOT_OFFERED)
ONE_REASON(RECON, NOT_OFFERED)
ONE_REASON(DEPLOY, NOT_OFFERED)
ONE_REASON(RELIEF, NOT_OFFERED)
ONE_REASON(RALLYING, NOT_OFFERED)
ONE_REASON(REROLL, NOT_OFFERED)
ONE_REASON(STRIKE, NOT_OFFERED)
ONE_REASON(RECOVER, NOT_OFFERED)
ONE_REASON(UPGRADE, NOT_IN_RESERVE)

/* TW-150: whichever has no room, a navy or an army; TW-266: or does not want the card. */
refusal tw_why_SHIFT(const void *state, int seat, action a)
{
	const int verb = action_verb(a), army = action_arg(a, 1);
	const bool disunited = verb == VERB_SHIFT && army < ARMY_COUNT &&
			       tw_buy_meets_rival(state, seat, action_arg(a, 0), army);
	const refusal reason = verb == VERB_CROSS   ? NAVY_FULL
			       : disunited	    ? DISUNITED
			       : verb == VERB_SHIFT ? ARMY_FULL
						    : NOT_NOW;
	return flow_unless_listed(&tw_totalwar_phases[PHASE_SHIFT], state, seat, a,
				  reason, reason);
}
