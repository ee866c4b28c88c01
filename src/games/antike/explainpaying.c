/* Refusals that teach: the rondel, ways to pay, trades. */
#include "games/antike/explain.h"

#include "kit/rondel.h"

enum { SPACES = SPACE_COUNT - 1 };

static void say_purse(const struct asked *q, int last)
{
	int purse[RESOURCE_COUNT];
	unsigned which = 0;
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++) {
		purse[resource] = q->s->stock[q->seat][resource];
		which |= resource <= last ? 1u << resource : 0;
	}
	text_put(q->out, "; you have ");
	antike_words_amounts(purse, which, q->out);
	text_char(q->out, '.');
}

/* The rondel */

unsigned antike_teach_same_space(const struct asked *q)
{
	text_add(q->out, "A full round back to %s is %d steps; the most is %d.",
		 antike_words_space(q->s, q->arg[0]), SPACES, rules_of(q->s)->steps_max);
	return 0;
}

static unsigned teach_step_payment(const struct asked *q)
{
	text_add(q->out, "You have no %s to pay a step with.",
		 antike_words_resource(q->arg[0]));
	return 0;
}

unsigned antike_teach_no_steps(const struct asked *q)
{
	if (q->verb == VERB_SPEND)
		return teach_step_payment(q);
	const int last = antike_turn_last_for_steps(q->s), space = q->arg[0];
	const int due = antike_turn_steps_to_pay(q->s, q->seat, space);
	text_add(q->out, "%s is %d steps away and costs %d resource%s%s",
		 antike_words_space(q->s, space),
		 rondel_steps(q->s->space[q->seat], space, SPACES), due,
		 antike_words_plural(due), last == COIN ? " or coins" : "");
	say_purse(q, last);
	return 0;
}

unsigned antike_teach_not_for_steps(const struct asked *q)
{
	text_put(q->out, "A step is paid in marble, iron or gold, not in coins.");
	return 0;
}

/* Coins in the place of resources (A2-28, CB-21) */

unsigned antike_teach_coins(const struct asked *q)
{
	struct actions ways = { .count = 0 };
	antike_legal_PAYING(q->s, q->seat, &ways);
	if (antike_paying_is_for_city(q->s)) {
		text_put(q->out, "Name what you pay for the 1 marble, the 1 iron and the "
				 "1 gold of the city, in this order: each or a coin.");
		return 0;
	}
	const int resource = antike_paying_resource(q->s, q->seat);
	text_add(q->out, "You pay %d to %d coins for the %d %s.",
		 action_arg(ways.list[0], 0), action_arg(ways.list[ways.count - 1], 0),
		 q->s->owed[resource], antike_words_resource(resource));
	return 0;
}

/* Trading (A2-41 to A2-43, CB-34, CB-35) */

/* A know-how that was developed in this turn takes effect later. */
static unsigned teach_new_knowhow(const struct asked *q, int knowhow)
{
	text_add(q->out,
		 is_casus(q->s) ? "%s trades once Scientia is finished."
				: "%s takes effect at the end of this turn.",
		 antike_knowhow[knowhow].name);
	return rule_of(q, 41, 35);
}

unsigned antike_teach_cannot_trade(const struct asked *q)
{
	const u8 *known = q->s->known[q->seat];
	if (known[COMMERCIUM] == NEW)
		return teach_new_knowhow(q, COMMERCIUM);
	if (known[MERCATURA] == NEW)
		return teach_new_knowhow(q, MERCATURA);
	text_put(q->out, is_casus(q->s) ? "You do not have Commercium."
					: "You have neither Mercatura nor Commercium.");
	return 0;
}

/* CB-108: the Merchant fleet swaps, the others trade. */
unsigned antike_teach_too_little(const struct asked *q)
{
	if (q->verb != VERB_TRADE) {
		text_add(q->out, "You have no %s to give.",
			 antike_words_resource(q->arg[0]));
		return q->verb == VERB_SWAP ? 108 : 0;
	}
	text_add(q->out, "A trade takes %d resources", antike_trade_rate(q->s, q->seat));
	say_purse(q, GOLD);
	return 0;
}

unsigned antike_teach_no_coin_trade(const struct asked *q)
{
	text_add(q->out, "Coins are not %s: only marble, iron and gold.",
		 q->verb == VERB_SWAP	? "exchanged"
		 : q->verb == VERB_GIVE ? "given in a trade"
					: "taken in a trade");
	return q->verb == VERB_SWAP ? 108 : 0;
}

unsigned antike_teach_same_resource(const struct asked *q)
{
	text_add(q->out, "To exchange %s for %s would change nothing.",
		 antike_words_resource(q->arg[0]), antike_words_resource(q->arg[1]));
	return 0;
}
