/*
 * Refusals with reasons: what is missing, in numbers and names, and the rule that forbids
 * it just here. Each row of messages.def is filled from the state that the refusing
 * predicate looked at; where a row of refusals.def says it all, nothing is added.
 */
#include "games/arena/arena.h"

struct asked {
	const struct arena *s;
	int seat, verb, first, second;
	struct messages *out;
};

/* Fills a message, and returns the number of the rule, or 0 for that of the refusal. */
typedef unsigned explainer(const struct asked *q);

static const struct card_row *acting(const struct asked *q)
{
	return &arena_cards[q->s->acting];
}

static unsigned rule_of_acting(const struct asked *q)
{
	return arena_rule_of(q->s->acting);
}

static int purse(const struct asked *q)
{
	return q->s->money[q->seat];
}

static unsigned explain_moment(const struct asked *q)
{
	return arena_explain_moment(q->s, q->seat, q->verb, q->out);
}

/* Cards and money */

static unsigned explain_not_in_hand(const struct asked *q)
{
	const int phase = q->s->flow[0];
	message_add(q->out, NONE_IN_HAND, q->first);
	if (phase == PHASE_EXCHANGE || phase == PHASE_LAYOUT)
		return arena_rule_of_question(q->s);
	return phase == PHASE_ACT ? 0 : rule_of_acting(q);
}

static unsigned explain_no_money(const struct asked *q)
{
	message_add(q->out, CARD_COSTS, q->first, arena_cards[q->first].cost, purse(q));
	return 0;
}

static unsigned explain_no_bribe_money(const struct asked *q)
{
	message_add(q->out, BRIBE_COSTS, q->first, q->first, purse(q));
	return 0;
}

/* AR-82: what the deed asks beside a bribe or what Maecenas pays. */
static unsigned explain_no_price(const struct asked *q)
{
	const bool bribes = q->verb == VERB_BRIBE;
	const int space = bribes ? BRIBERY : q->first;
	const int card = own_card(q->s, space);
	const int copy = q->verb == VERB_COPY ? arena_price_of_copy(q->s, space) : 0;
	message_add(q->out, DEED_COSTS, card, arena_cards[card].price,
		    bribes ? q->first : 0, copy, purse(q));
	return 0;
}

static unsigned explain_too_dear(const struct asked *q)
{
	const int bribe = q->first == BRIBERY ? q->s->spent : 0;
	message_add(q->out, COPY_COSTS, own_card(q->s, q->first),
		    arena_price_of_copy(q->s, q->first), bribe, purse(q));
	return 0;
}

static unsigned explain_too_much(const struct asked *q)
{
	const int price = PRICE_OF_MAN * q->first;
	if (price > purse(q))
		message_add(q->out, MEN_COST, q->first, price, purse(q));
	else
		message_add(q->out, BONUS_IS_ENOUGH, arena_most_hired(q->s));
	return 0;
}

static unsigned explain_too_many_points(const struct asked *q)
{
	const int enemy = enemy_of(q->seat);
	if (q->first > q->s->vp[enemy])
		message_add(q->out, OPPONENT_HAS_POINTS, enemy, q->s->vp[enemy]);
	else
		message_add(q->out, POINTS_COST, q->first, PRICE_OF_POINT * q->first,
			    purse(q));
	return 0;
}

/* Dice */

static unsigned rule_of_die(const struct asked *q)
{
	const int phase = q->s->flow[0];
	if (phase == PHASE_ACT)
		return 0;
	if (phase == PHASE_TEMPLE)
		return 110;
	return phase == PHASE_FONS ? arena_rule_of_question(q->s) : rule_of_acting(q);
}

static unsigned explain_no_die(const struct asked *q)
{
	const int pips = q->verb == VERB_ACTIVATE ? q->first + 1 : q->first;
	const int left = arena_dice_left(q->s);
	if (left == 0)
		message_add(q->out, NO_DIE_LEFT);
	else
		message_add(q->out, NO_SUCH_DIE, pips, left);
	if (left > 0)
		arena_list_dice(q->s, q->out);
	return rule_of_die(q);
}

static unsigned explain_out_of_range(const struct asked *q)
{
	if (q->verb == VERB_RAISE)
		message_add(q->out, CANNOT_TURN_UP, q->first);
	else
		message_add(q->out, CANNOT_TURN_DOWN, q->first);
	return 0;
}

/* Spaces of one's own */

static int space_there(const struct asked *q)
{
	return q->verb == VERB_BRIBE ? BRIBERY : q->first;
}

static int card_there(const struct asked *q)
{
	return own_card(q->s, space_there(q));
}

static unsigned explain_empty_space(const struct asked *q)
{
	message_add(q->out, NO_CARD_THERE,
		    q->verb == VERB_SWAP ? q->second : space_there(q));
	return q->s->flow[0] == PHASE_ACT ? 0 : rule_of_acting(q);
}

static unsigned explain_always(const struct asked *q)
{
	message_add(q->out, TAKES_NO_DIE, card_there(q));
	return 0;
}

static unsigned explain_no_deed(const struct asked *q)
{
	message_add(q->out, HAS_NO_ACTION, card_there(q));
	return 0;
}

static unsigned explain_not_copyable(const struct asked *q)
{
	message_add(q->out, USED_ALREADY, card_there(q), q->first);
	return 0;
}

static unsigned explain_blocked(const struct asked *q)
{
	message_add(q->out, IS_BLOCKED, card_there(q), space_there(q));
	return 0;
}

static unsigned explain_neighbour(const struct asked *q)
{
	message_add(q->out, NOT_NEXT, card_there(q), q->first, q->s->source);
	return 0;
}

static unsigned explain_no_character(const struct asked *q)
{
	message_add(q->out, ACTS_AS_CHARACTERS, card_there(q));
	return 0;
}

/* AR-75, AR-79: no card, the wrong kind, or itself. */
static unsigned explain_sacrifice(const struct asked *q)
{
	const int card = card_there(q), hits = acting(q)->hits;
	if (card == NO_CARD)
		message_add(q->out, NO_CARD_THERE, q->first);
	else if (type_of(q->s, card) & hits)
		message_add(q->out, OFFER_ANOTHER, card);
	else
		message_add(q->out, WRONG_OFFERING, card, type_of(q->s, card),
			    q->s->acting, hits);
	return 0;
}

static unsigned explain_taken_space(const struct asked *q)
{
	message_add(q->out, SPACE_HAS_CARD, own_card(q->s, q->second), q->second);
	return 0;
}

/* Cards that are not where they would have to be */

static unsigned explain_gifts(const struct asked *q)
{
	message_add(q->out, GIFTS_SO_FAR, deck_total(q->s->gift[q->seat], CARD_COUNT),
		    enemy_of(q->seat));
	return 0;
}

static unsigned explain_not_drawn(const struct asked *q)
{
	message_add(q->out, DID_NOT_DRAW, q->first);
	return 0;
}

static unsigned explain_recovery(const struct asked *q)
{
	if (q->s->discard[q->first] == 0)
		message_add(q->out, NONE_DISCARDED, q->first);
	else
		message_add(q->out, WRONG_RECOVERY, q->first, type_of(q->s, q->first),
			    q->s->acting, acting(q)->hits);
	return 0;
}

static unsigned explain_other_hand(const struct asked *q)
{
	message_add(q->out, NOT_IN_THEIR_HAND, enemy_of(q->seat), q->first);
	return 0;
}

static unsigned explain_pile(const struct asked *q)
{
	message_add(q->out, NONE_IN_PILE, q->first);
	return 0;
}

static unsigned explain_free_kind(const struct asked *q)
{
	message_add(q->out, NOT_FREE, q->first, type_of(q->s, q->first), q->s->acting,
		    acting(q)->hits);
	return 0;
}

static unsigned explain_not_lifted(const struct asked *q)
{
	message_add(q->out, NOT_PICKED_UP, q->first);
	return 0;
}

static unsigned explain_turned_up(const struct asked *q)
{
	message_add(q->out, OTHER_TURNED_UP, arena_lifted_card(q->s), q->first);
	return 0;
}

/* Targets (AR-40, AR-41): the first thing that is wrong with a space */

static bool is_lowest(const struct asked *q)
{
	return acting(q)->reach[edition_of(q->s)] & WEAKEST;
}

static int lowest_target(const struct arena *s)
{
	const unsigned targets = arena_deed_targets(s);
	return targets ? __builtin_ctz(targets) : 0;
}

static unsigned explain_no_target(const struct asked *q)
{
	const struct arena *s = q->s;
	const int card = enemy_card(s, q->first), enemy = enemy_of(s->active);
	if (card == NO_CARD)
		message_add(q->out, NO_TARGET_THERE, enemy, q->first);
	else if (!(type_of(s, card) & acting(q)->hits))
		message_add(q->out, WRONG_TARGET, card, q->first, type_of(s, card),
			    s->acting, acting(q)->hits);
	else if (is_lowest(q))
		message_add(q->out, NOT_THE_LOWEST, card,
			    arena_defence(s, enemy, q->first),
			    arena_defence(s, enemy, lowest_target(s)));
	else
		message_add(q->out, OUT_OF_REACH, s->acting, q->first, s->source);
	return rule_of_acting(q);
}

static explainer *const explainers[REFUSAL_COUNT] = {
	[NOT_NOW] = explain_moment,
	[NOT_IN_HAND] = explain_not_in_hand,
	[NO_MONEY] = explain_no_money,
	[SPACE_TAKEN] = explain_taken_space,
	[NO_DIE] = explain_no_die,
	[EMPTY_SPACE] = explain_empty_space,
	[ALWAYS_ACTIVE] = explain_always,
	[BLOCKED] = explain_blocked,
	[NO_BRIBE_MONEY] = explain_no_bribe_money,
	[TWO_GIFTS] = explain_gifts,
	[GIFTS_MISSING] = explain_gifts,
	[NOT_DRAWN] = explain_not_drawn,
	[NO_TARGET] = explain_no_target,
	[NO_DEED] = explain_no_deed,
	[NOT_COPYABLE] = explain_not_copyable,
	[NO_PRICE] = explain_no_price,
	[TOO_DEAR] = explain_too_dear,
	[NOT_NEXT_TO] = explain_neighbour,
	[NOT_A_CHARACTER] = explain_no_character,
	[NOT_AN_OFFERING] = explain_sacrifice,
	[NOT_YOUR_BUILDING] = explain_sacrifice,
	[NO_DISCARDED_BUILDING] = explain_recovery,
	[NO_DISCARDED_CHARACTER] = explain_recovery,
	[NOT_IN_OTHER_HAND] = explain_other_hand,
	[NOT_IN_PILE] = explain_pile,
	[ONLY_BUILDINGS] = explain_free_kind,
	[ONLY_CHARACTERS] = explain_free_kind,
	[NOT_LIFTED] = explain_not_lifted,
	[NOT_A_LIFTED_BUILDING] = explain_not_lifted,
	[LAID_ALREADY] = explain_taken_space,
	[BUILT_ALREADY] = explain_taken_space,
	[NOT_TURNED_UP] = explain_turned_up,
	[NOT_EMPTY] = explain_taken_space,
	[OUT_OF_RANGE] = explain_out_of_range,
	[TOO_MUCH] = explain_too_much,
	[TOO_MANY_POINTS] = explain_too_many_points,
};

unsigned arena_explain_refusal(const void *state, int seat, action a, refusal r,
			       struct messages *out)
{
	const struct asked q = { .s = state,
				 .seat = seat,
				 .verb = action_verb(a),
				 .first = action_arg(a, 0),
				 .second = action_arg(a, 1),
				 .out = out };
	return explainers[r] ? explainers[r](&q) : 0;
}
