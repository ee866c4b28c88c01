/* Refusals with reasons: the rondel, ways to pay, trades. */
#include "games/antike/words/explain.h"

#include "kit/rondel.h"

enum { SPACES = SPACE_COUNT - 1 };

/* The rondel */

unsigned antike_explain_same_space(const struct asked *q)
{
	message_add(q->out, FULL_ROUND, q->arg[0], SPACES, rules_of(q->s)->steps_max);
	return 0;
}

unsigned antike_explain_no_steps(const struct asked *q)
{
	if (q->verb == VERB_SPEND) {
		message_add(q->out, NONE_FOR_A_STEP, q->arg[0]);
		return 0;
	}
	const bool coins = antike_turn_last_for_steps(q->s) == COIN;
	const int steps = rondel_steps(q->s->space[q->seat], q->arg[0], SPACES);
	const int due = antike_turn_steps_to_pay(q->s, q->seat, q->arg[0]);
	if (coins)
		message_add(q->out, STEPS_COST_OR_COINS, q->arg[0], steps, due);
	else
		message_add(q->out, STEPS_COST, q->arg[0], steps, due);
	antike_ask_purse(q->s, q->seat, coins ? OF_ALL : OF_GOODS, q->out);
	return 0;
}

unsigned antike_explain_not_for_steps(const struct asked *q)
{
	message_add(q->out, NO_COINS_FOR_STEPS);
	return 0;
}

/* Coins in the place of resources (A2-28, CB-21) */

unsigned antike_explain_coins(const struct asked *q)
{
	struct actions ways = { .count = 0 };
	antike_legal_PAYING(q->s, q->seat, &ways);
	if (antike_paying_is_for_city(q->s)) {
		message_add(q->out, PAY_EACH_OR_COIN);
		return 0;
	}
	const int resource = antike_paying_resource(q->s, q->seat);
	message_add(q->out, COINS_IN_PLACE, action_arg(ways.list[0], 0),
		    action_arg(ways.list[ways.count - 1], 0), q->s->owed[resource],
		    resource);
	return 0;
}

/* Trading (A2-41 to A2-43, CB-34, CB-35) */

/* A know-how that was developed in this turn takes effect later. */
static unsigned explain_new_knowhow(const struct asked *q, int knowhow)
{
	if (is_casus(q->s))
		message_add(q->out, TRADES_AFTER_SCIENTIA, knowhow);
	else
		message_add(q->out, TRADES_AFTER_TURN, knowhow);
	return rule_of(q, 41, 35);
}

unsigned antike_explain_cannot_trade(const struct asked *q)
{
	const u8 *known = q->s->known[q->seat];
	if (known[COMMERCIUM] == NEW)
		return explain_new_knowhow(q, COMMERCIUM);
	if (known[MERCATURA] == NEW)
		return explain_new_knowhow(q, MERCATURA);
	if (is_casus(q->s))
		message_add(q->out, NO_COMMERCIUM);
	else
		message_add(q->out, NO_TRADE_KNOWHOW);
	return 0;
}

/* CB-108: the Merchant fleet swaps, the others trade. */
unsigned antike_explain_too_little(const struct asked *q)
{
	if (q->verb != VERB_TRADE) {
		message_add(q->out, NONE_TO_GIVE, q->arg[0]);
		return q->verb == VERB_SWAP ? 108 : 0;
	}
	message_add(q->out, TRADE_TAKES, antike_trade_rate(q->s, q->seat));
	antike_ask_purse(q->s, q->seat, OF_GOODS, q->out);
	return 0;
}

unsigned antike_explain_no_coin_trade(const struct asked *q)
{
	if (q->verb == VERB_SWAP)
		message_add(q->out, COINS_NOT_EXCHANGED);
	else if (q->verb == VERB_GIVE)
		message_add(q->out, COINS_NOT_GIVEN);
	else
		message_add(q->out, COINS_NOT_TAKEN);
	return q->verb == VERB_SWAP ? 108 : 0;
}

unsigned antike_explain_same_resource(const struct asked *q)
{
	message_add(q->out, SAME_FOR_SAME, q->arg[0]);
	return 0;
}
