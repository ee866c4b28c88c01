/* The turn: the rondel, the steps to pay, what follows on what, the next player. */
#include "games/antike/antike.h"

#include "kit/rondel.h"

enum { SPACES = SPACE_COUNT - 1 };

/* What may pay for a step: A2-19, CB-19. */
int antike_turn_last_for_steps(const struct antike *s)
{
	return antike_paying_coins_are_wild(s) ? COIN : GOLD;
}

static int all_for_steps(const struct antike *s, int seat)
{
	int all = 0;
	for (int resource = MARBLE; resource <= antike_turn_last_for_steps(s); resource++)
		all += s->stock[seat][resource];
	return all;
}

/* A2-18, CB-18; CB-109: the Envoy adds two. */
int antike_turn_free_steps(const struct antike *s)
{
	return FREE_STEPS + 2 * s->envoy;
}

/* A2-17, A2-18, CB-17, CB-18; CB-109: the Envoy. */
int antike_turn_steps_to_pay(const struct antike *s, int seat, int space)
{
	return rondel_cost(s->space[seat], space, SPACES, antike_turn_free_steps(s));
}

static bool is_movere(int space)
{
	return space == MOVERE_1 || space == MOVERE_2;
}

refusal antike_can_go(const struct antike *s, int seat, int space)
{
	if (space == CENTRE)
		return SAME_SPACE;
	if (s->space[seat] &&
	    rondel_steps(s->space[seat], space, SPACES) > rules_of(s)->steps_max)
		return SAME_SPACE; /* A2-20 */
	if (is_movere(space) && is_movere(s->space[seat]) && !is_casus(s) &&
	    s->option[OPTION_MOVERE])
		return MOVERE_TWICE; /* A2-21 */
	return antike_turn_steps_to_pay(s, seat, space) <= all_for_steps(s, seat)
		       ? ALLOWED
		       : NO_STEPS;
}

/* What every part of a turn offers besides its own: trading, cards, and its end. */
void antike_turn_offer_rest(const struct antike *s, int seat, int end,
			    struct actions *out)
{
	if (antike_trade_offers(s, seat))
		actions_add(out, action_make(VERB_TRADE, 0, 0, 0));
	antike_cards_offer(s, seat, out);
	if (end != VERB_NONE)
		actions_add(out, action_make(end, 0, 0, 0));
}

void antike_turn_do_rest(struct antike *s, int seat, action a)
{
	if (action_verb(a) == VERB_TRADE)
		antike_trade_begin(s, seat);
	else if (action_verb(a) == VERB_PLAY)
		antike_cards_play(s, seat, action_arg(a, 0));
	else if (action_verb(a) == VERB_DONE)
		antike_turn_after_action(s);
	else
		antike_turn_end(s);
}

void antike_legal_RONDEL(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	for (int space = 1; space < SPACE_COUNT; space++) /* A2-16, A2-21, CB-16 */
		if (antike_can_go(s, seat, space) == ALLOWED)
			actions_add(out, action_make(VERB_GO, space, 0, 0));
	antike_turn_offer_rest(s, seat, VERB_NONE, out);
}

void antike_apply_RONDEL(void *state, int seat, action a)
{
	struct antike *s = state;
	if (action_verb(a) != VERB_GO) {
		antike_turn_do_rest(s, seat, a);
		return;
	}
	const int space = action_arg(a, 0);
	s->due = (u8)antike_turn_steps_to_pay(s, seat, space);
	say(WENT, seat, s->space[seat], space, s->due);
	s->space[seat] = (u8)space;
	s->envoy = false;
	flow_goto(s->flow, PHASE_STEPS);
	if (s->due == 0)
		antike_turn_begin_action(s);
}

/* The steps (A2-19, CB-19) */

refusal antike_can_spend(const struct antike *s, int seat, int resource)
{
	if (resource < MARBLE || resource > antike_turn_last_for_steps(s))
		return NOT_FOR_STEPS; /* CB-21 */
	return s->stock[seat][resource] ? ALLOWED : NO_STEPS;
}

void antike_legal_STEPS(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	/* Whoever must spend all that he has is not asked for the order. */
	const unsigned most = all_for_steps(s, seat) == s->due ? 1 : RESOURCE_COUNT;
	for (int resource = MARBLE; resource < RESOURCE_COUNT; resource++)
		if (antike_can_spend(s, seat, resource) == ALLOWED && out->count < most)
			actions_add(out, action_make(VERB_SPEND, resource, 0, 0));
}

void antike_apply_STEPS(void *state, int seat, action a)
{
	struct antike *s = state;
	s->stock[seat][action_arg(a, 0)]--;
	say(STEPPED, seat, 1, action_arg(a, 0));
	if (--s->due == 0)
		antike_turn_begin_action(s);
}

/* What follows on what (A2-15, CB-15) */

void antike_turn_begin_action(struct antike *s)
{
	const int space = s->space[s->active], produced = antike_harvest_resource(space);
	if (is_movere(space)) {
		antike_movere_begin(s); /* A2-44 */
		return;
	}
	if (produced && !antike_harvest_is_late(s))
		antike_harvest_collect(s, s->active, produced);
	flow_goto(s->flow, space == TEMPLUM    ? PHASE_TEMPLUM
			   : space == MILITIA  ? PHASE_MILITIA
			   : space == SCIENTIA ? PHASE_SCIENTIA
					       : PHASE_FOUNDING);
}

void antike_turn_after_action(struct antike *s)
{
	memset(s->armed, 0, sizeof s->armed);
	s->builder = false;
	s->engine = false;
	flow_goto(s->flow, PHASE_FOUNDING);
}

/* A2-81, CB-110: at once, and A2-83 only in the own turn. */
void antike_turn_win(struct antike *s)
{
	s->winner = (u8)(s->active + 1);
	flow_end(s->flow);
	if (events_are_heard)
		antike_events_won(s);
}

void antike_turn_end(struct antike *s)
{
	const int produced = antike_harvest_resource(s->space[s->active]);
	if (produced && antike_harvest_is_late(s))
		antike_harvest_collect(s, s->active, produced);
	const int taken = antike_turn_award(s, s->active);
	if (antike_table_points(s, s->active) >= rules_of(s)->goal[s->seats]) {
		antike_turn_win(s);
		return;
	}
	/* CB-72, CB-73: a card for each personage, and one for conquering. */
	s->picks = (u8)(is_casus(s) ? taken + s->conquered : 0);
	antike_supply_fill(s);
}

/* A2-41: what was learned takes effect. A2-14: clockwise. A2-84, CB-111: the limit. */
void antike_turn_next(struct antike *s)
{
	if (events_are_heard)
		antike_events_in_effect(s);
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		if (s->known[s->active][k] == NEW)
			s->known[s->active][k] = KNOWN;
	s->razed = s->firsts = s->conquered = s->picks = s->colonists = s->envoy = 0;
	memset(s->repelled, NOWHERE, sizeof s->repelled);
	if (s->turn >= rules_of(s)->rounds * s->seats) {
		flow_end(s->flow);
		if (events_are_heard)
			antike_events_limit(s);
		return;
	}
	s->turn++;
	s->active = (u8)seat_after(s, s->active);
	flow_goto(s->flow, PHASE_RONDEL);
	say(TURN, s->active, s->turn);
}
