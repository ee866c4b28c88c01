/*
 * Why not, for the phases with a single reason of their own: what `legal` lists is
 * allowed, another use of the phase's words has that reason, all else is not for now.
 */
#include "games/totalwar/totalwar.h"

static refusal unless_listed(const void *state, int seat, action a, refusal reason)
{
	struct actions legal;
	bool is_word_of_phase = false;
	legal.count = 0;
	tw_totalwar_phases[((const struct totalwar *)state)->flow[0]].legal(state, seat,
									    &legal);
	for (unsigned i = 0; i < legal.count; i++) {
		if (legal.list[i] == a)
			return ALLOWED;
		is_word_of_phase |= action_verb(legal.list[i]) == action_verb(a);
	}
	return is_word_of_phase ? reason : NOT_NOW;
}

#define ONE_REASON(phase, reason)                                     \
	refusal tw_why_##phase(const void *state, int seat, action a) \
	{                                                             \
		return unless_listed(state, seat, a, reason);         \
	}
ONE_REASON(DEAL, NOT_OFFERED)
ONE_REASON(BID, NO_GOLD)
ONE_REASON(ORDER, NOT_OFFERED)
ONE_REASON(DRAW, NOT_OFFERED)
ONE_REASON(TREATY, NOT_OFFERED)
ONE_REASON(AGENT_REROLL, NOT_OFFERED)
ONE_REASON(HIRE, NO_PACK)
ONE_REASON(LEAD_AWAY, NOT_ADJACENT)
ONE_REASON(OMENS, NOT_IN_YOUR_HAND)
ONE_REASON(ROLL, NOT_OFFERED)
ONE_REASON(LOSE, NOT_OFFERED)
ONE_REASON(PERISH, NOT_OFFERED)
ONE_REASON(APPOINT, NOT_OFFERED)
ONE_REASON(ENTRY, NOT_OFFERED)
ONE_REASON(SHIFT, ARMY_FULL)
ONE_REASON(MEET, WRONG_WINDOW)
ONE_REASON(FLEE, NOT_ADJACENT)
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
ONE_REASON(SPARE, NOT_OFFERED)
ONE_REASON(STRIKE, NOT_OFFERED)
ONE_REASON(RECOVER, NOT_OFFERED)
ONE_REASON(UPGRADE, NOT_IN_RESERVE)
