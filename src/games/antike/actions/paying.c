/*
 * Paying: what is bought is there at once, the debt is settled after it. Coins may stand
 * for resources (A2-27); the player is asked only where he has a choice (A2-28).
 */
#include "games/antike/antike.h"

/* A2-27, CB-21 */
bool antike_paying_coins_are_wild(const struct antike *s)
{
	return !is_casus(s) || s->option[OPTION_COINS] != 0;
}

/* Coins that must stand for what is missing of a resource. */
static int missing(const struct antike *s, int seat, const u8 *cost, int resource)
{
	const int lack = cost[resource] - s->stock[seat][resource];
	return lack > 0 ? lack : 0;
}

static int all_missing(const struct antike *s, int seat, const u8 *cost)
{
	return missing(s, seat, cost, MARBLE) + missing(s, seat, cost, IRON) +
	       missing(s, seat, cost, GOLD);
}

bool antike_paying_can(const struct antike *s, int seat, const u8 cost[RESOURCE_COUNT])
{
	const int coins = s->stock[seat][COIN] - cost[COIN];
	const int lack = all_missing(s, seat, cost);
	return coins >= 0 &&
	       (lack == 0 || (antike_paying_coins_are_wild(s) && lack <= coins));
}

/* How many coins more than needed could be paid for a resource. */
static int optional(const struct antike *s, int seat, int resource)
{
	if (!antike_paying_coins_are_wild(s))
		return 0;
	const int slack =
		s->stock[seat][COIN] - s->owed[COIN] - all_missing(s, seat, s->owed);
	const int own = s->owed[resource] - missing(s, seat, s->owed, resource);
	return own < slack ? own : slack;
}

/* The first resource that can be paid in more than one way, or 0. */
int antike_paying_resource(const struct antike *s, int seat)
{
	for (int resource = MARBLE; resource <= GOLD; resource++)
		if (optional(s, seat, resource) > 0)
			return resource;
	return 0;
}

static void pay(struct antike *s, int seat, int resource, int coins)
{
	u16 *stock = s->stock[seat];
	stock[resource] = (u16)(stock[resource] - (s->owed[resource] - coins));
	stock[COIN] = (u16)(stock[COIN] - coins);
	s->owed[resource] = 0;
}

static void pay_the_rest(struct antike *s, int seat)
{
	for (int resource = MARBLE; resource <= GOLD; resource++)
		pay(s, seat, resource, missing(s, seat, s->owed, resource));
}

void antike_paying_begin(struct antike *s, const u8 cost[RESOURCE_COUNT])
{
	u16 before[RESOURCE_COUNT];
	memcpy(before, s->stock[s->active], sizeof before);
	memcpy(s->owed, cost, sizeof s->owed);
	s->stock[s->active][COIN] = (u16)(s->stock[s->active][COIN] - s->owed[COIN]);
	s->owed[COIN] = 0;
	if (antike_paying_resource(s, s->active))
		flow_push(s->flow, PHASE_PAYING);
	else
		pay_the_rest(s, s->active);
	if (events_are_heard)
		antike_events_paid(s, s->active, before);
}

/* A city costs one of each: which of the three are paid in coins? */
bool antike_paying_is_for_city(const struct antike *s)
{
	return s->owed[MARBLE] == 1 && s->owed[IRON] == 1 && s->owed[GOLD] == 1;
}

static void offer_mixes(const struct antike *s, int seat, struct actions *out)
{
	const u16 *stock = s->stock[seat];
	for (int mix = 0; mix < 8; mix++) {
		int with[3], lacks = 0, coins = 0;
		for (int i = 0; i < 3; i++) {
			const bool coin = mix >> i & 1;
			with[i] = coin ? COIN : MARBLE + i;
			coins += coin;
			lacks += !coin && stock[MARBLE + i] == 0;
		}
		if (!lacks && coins <= stock[COIN])
			actions_add(out,
				    action_make(VERB_PAY, with[0], with[1], with[2]));
	}
}

void antike_legal_PAYING(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	const int resource = antike_paying_resource(s, seat);
	if (!resource)
		return;
	if (antike_paying_is_for_city(s)) {
		offer_mixes(s, seat, out);
		return;
	}
	const int least = missing(s, seat, s->owed, resource);
	for (int coins = least; coins <= least + optional(s, seat, resource); coins++)
		actions_add(out, action_make(VERB_COINS, coins, 0, 0));
}

void antike_apply_PAYING(void *state, int seat, action a)
{
	struct antike *s = state;
	u16 before[RESOURCE_COUNT];
	memcpy(before, s->stock[seat], sizeof before);
	if (action_verb(a) == VERB_COINS)
		pay(s, seat, antike_paying_resource(s, seat), action_arg(a, 0));
	for (int i = 0; action_verb(a) == VERB_PAY && i < 3; i++)
		pay(s, seat, MARBLE + i, action_arg(a, i) == COIN);
	if (!antike_paying_resource(s, seat)) {
		pay_the_rest(s, seat);
		flow_pop(s->flow);
	}
	if (events_are_heard)
		antike_events_paid(s, seat, before);
}
