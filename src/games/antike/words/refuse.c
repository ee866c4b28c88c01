/*
 * Why not: what `legal` lists is allowed; a word of the other game is never allowed; a
 * word of the phase has the reason of its own predicate, or the phase's; all else is not
 * for now.
 */
#include "games/antike/antike.h"

static bool is_listed(const struct antike *s, int seat, action a)
{
	struct actions legal;
	legal.count = 0;
	flow_top(antike_phases, s)->legal(s, seat, &legal);
	for (unsigned i = 0; i < legal.count; i++)
		if (legal.list[i] == a)
			return true;
	return false;
}

/* Words that only the other game has: the rule that leaves no room for them. */
#define NO_CARDS                         \
	{                                \
		15, MESSAGE_HAS_NO_CARDS \
	}
const struct absent antike_absent[2][VERB_COUNT] = {
	{ [VERB_WALL] = { 29, MESSAGE_HAS_NO_WALLS },
	  [VERB_RECRUIT] = { 31, MESSAGE_HAS_NO_BOX },
	  [VERB_DRAW] = NO_CARDS,
	  [VERB_FORTRESS] = NO_CARDS,
	  [VERB_PLAY] = NO_CARDS,
	  [VERB_PICK] = NO_CARDS,
	  [VERB_SHAKE] = NO_CARDS,
	  [VERB_DESERT] = NO_CARDS,
	  [VERB_SWAP] = NO_CARDS },
	{ [VERB_DEAL] = { 1, MESSAGE_DEALS_NO_NATIONS },
	  [VERB_RAZE] = { 49, MESSAGE_HAS_NO_NEUTRALS } },
};
#undef NO_CARDS

/* Reasons that go with the verb alone. */
static const refusal plain_reason[VERB_COUNT] = {
	[VERB_COINS] = NO_CHOICE_OF_COINS,
	[VERB_LOSE] = WRONG_LOSS,
	[VERB_PICK] = NOT_OPEN,
	[VERB_SHAKE] = NO_TARGET,
	[VERB_DESERT] = NO_TARGET,
	[VERB_DONE] = BELLONA_WAITS,
};

/* A2-42, CB-34, CB-108: only a swap names two. */
static refusal reason_for_trade(action a)
{
	const bool swaps = action_verb(a) == VERB_SWAP;
	const int given = action_arg(a, 0), taken = action_arg(a, 1);
	if (given == COIN || taken == COIN)
		return NO_COIN_TRADE;
	if (swaps && given == taken)
		return SAME_RESOURCE;
	return TOO_LITTLE;
}

/* A2-28, A2-70: marble, iron and gold in this order, or coins, as far as they go. */
static refusal reason_for_mix(const struct antike *s, action a)
{
	for (int i = 0; i < 3; i++)
		if (action_arg(a, i) != COIN && action_arg(a, i) != MARBLE + i)
			return NO_CHOICE_OF_COINS;
	return antike_paying_is_for_city(s) ? TOO_DEAR : NO_CHOICE_OF_COINS;
}

static refusal reason_for(const struct antike *s, int seat, action a)
{
	const int first = action_arg(a, 0), second = action_arg(a, 1),
		  third = action_arg(a, 2);
	const int verb = action_verb(a);
	if (verb == VERB_GO)
		return antike_can_go(s, seat, first);
	if (verb == VERB_SPEND)
		return antike_can_spend(s, seat, first);
	if (verb == VERB_TEMPLE)
		return antike_can_temple(s, seat, first);
	if (verb == VERB_WALL)
		return antike_can_wall(s, seat, first);
	if (verb == VERB_ARM)
		return antike_can_arm(s, seat, first, second);
	if (verb == VERB_LEARN)
		return antike_can_learn(s, seat, first);
	if (verb == VERB_RECRUIT)
		return antike_can_recruit(s, seat, first);
	if (verb == VERB_MOVE)
		return antike_can_move(s, seat, first, second, third);
	if (verb == VERB_ATTACK)
		return antike_can_attack(s, seat, first, second, third);
	if (verb == VERB_FIGHT)
		return antike_can_fight(s, seat, first);
	if (verb == VERB_CONQUER)
		return antike_can_conquer(s, seat, first);
	if (verb == VERB_RAZE)
		return antike_can_raze(s, seat, first);
	if (verb == VERB_FOUND)
		return antike_can_found(s, seat, first, second);
	if (verb == VERB_TRADE)
		return antike_can_trade(s, seat);
	if (verb == VERB_PLAY)
		return antike_can_play(s, seat, first);
	if (verb == VERB_GIVE || verb == VERB_TAKE || verb == VERB_SWAP)
		return reason_for_trade(a);
	return verb == VERB_PAY ? reason_for_mix(s, a) : plain_reason[verb];
}

/* What this game never has, whatever the moment. */
static refusal never(const struct antike *s, action a)
{
	const int verb = action_verb(a);
	if (antike_absent[is_casus(s)][verb].message)
		return NOT_IN_GAME;
	if (verb == VERB_LEARN && antike_table_price(s, action_arg(a, 0)) == 0)
		return NOT_IN_GAME;
	const bool fights = verb == VERB_ATTACK || verb == VERB_FIGHT;
	return fights && rules_of(s)->fights_at_once ? FIGHT_UNASKED : ALLOWED;
}

refusal antike_refuse_why(const void *state, int seat, action a)
{
	const struct antike *s = state;
	if (is_listed(s, seat, a))
		return ALLOWED;
	const refusal never_here = never(s, a);
	if (never_here != ALLOWED)
		return never_here;
	if (!(antike_phase_verbs[s->flow[0]] >> action_verb(a) & 1))
		return NOT_NOW;
	const refusal reason = reason_for(s, seat, a);
	return reason == ALLOWED ? NOT_NOW : reason;
}
