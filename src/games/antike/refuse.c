/*
 * Why not: what `legal` lists is allowed; a word of the phase has the reason of its own
 * predicate, or the phase's; all else is not for now.
 */
#include "games/antike/antike.h"

static bool is_listed(const struct antike *s, int seat, action a)
{
	struct actions legal;
	legal.count = 0;
	contract_legal(s, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		if (legal.list[i] == a)
			return true;
	return false;
}

/* Reasons that go with the verb alone. */
static const refusal plain_reason[VERB_COUNT] = {
	[VERB_COINS] = NO_CHOICE_OF_COINS,
	[VERB_FIGHT] = NO_ENEMY,
	[VERB_LOSE] = WRONG_LOSS,
	[VERB_GIVE] = TOO_LITTLE,
	[VERB_TAKE] = NOT_IN_GAME,
	[VERB_PICK] = NOT_OPEN,
	[VERB_PAY] = TOO_DEAR,
	[VERB_SHAKE] = NO_TARGET,
	[VERB_DESERT] = NO_TARGET,
	[VERB_SWAP] = TOO_LITTLE,
};

static refusal reason_for(const struct antike *s, int seat, action a)
{
	const int first = action_arg(a, 0), second = action_arg(a, 1),
		  third = action_arg(a, 2);
	const int verb = action_verb(a);
	if (verb == VERB_GO)
		return can_go(s, seat, first);
	if (verb == VERB_SPEND)
		return can_spend(s, seat, first);
	if (verb == VERB_TEMPLE)
		return can_temple(s, seat, first);
	if (verb == VERB_WALL)
		return can_wall(s, seat, first);
	if (verb == VERB_ARM)
		return can_arm(s, seat, first, second);
	if (verb == VERB_LEARN)
		return can_learn(s, seat, first);
	if (verb == VERB_RECRUIT)
		return can_recruit(s, seat, first);
	if (verb == VERB_MOVE)
		return can_move(s, seat, first, second, third);
	if (verb == VERB_ATTACK)
		return can_attack(s, seat, first, second, third);
	if (verb == VERB_CONQUER)
		return can_conquer(s, seat, first);
	if (verb == VERB_RAZE)
		return can_raze(s, seat, first);
	if (verb == VERB_FOUND)
		return can_found(s, seat, first, second);
	if (verb == VERB_TRADE)
		return can_trade(s, seat);
	if (verb == VERB_PLAY)
		return can_play(s, seat, first);
	return plain_reason[verb];
}

refusal refuse_why(const void *state, int seat, action a)
{
	const struct antike *s = state;
	if (is_listed(s, seat, a))
		return ALLOWED;
	if (!(antike_phase_verbs[s->flow[0]] >> action_verb(a) & 1))
		return NOT_NOW;
	const refusal reason = reason_for(s, seat, a);
	return reason == ALLOWED ? NOT_NOW : reason;
}
