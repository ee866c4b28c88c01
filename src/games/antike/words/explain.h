/*
 * Refusals with reasons, private to the explain files: what was asked for, and the
 * explainers of each chapter. A explainer fills a row of messages.def from the state and
 * the prices that the refusing predicate looked at, and returns the number of the rule
 * that forbids it here; 0: that of the refusal.
 */
#ifndef GAMES_ANTIKE_EXPLAIN_H
#define GAMES_ANTIKE_EXPLAIN_H

#include "games/antike/antike.h"

struct asked {
	const struct antike *s;
	int seat, verb, arg[3];
	struct messages *out;
};

typedef unsigned antike_explainer(const struct asked *q);

/* The number of the rule in the game that is played. */
static inline unsigned rule_of(const struct asked *q, unsigned antike2, unsigned casus)
{
	return is_casus(q->s) ? casus : antike2;
}

/* Requests at the wrong moment, and words of the other game (explainmoment.c). */
antike_explainer antike_explain_moment, antike_explain_absent;

/* Prices, cities and what is built there (explainbuying.c). */
antike_explainer antike_explain_too_dear, antike_explain_no_coins,
	antike_explain_not_own_city, antike_explain_temple_there,
	antike_explain_no_temples, antike_explain_wall_there, antike_explain_no_walls,
	antike_explain_city_full, antike_explain_no_units, antike_explain_all_recruited,
	antike_explain_no_harbour, antike_explain_no_land, antike_explain_known,
	antike_explain_needs, antike_explain_no_site, antike_explain_city_there,
	antike_explain_neutral_there, antike_explain_no_unit_there,
	antike_explain_wrong_resource, antike_explain_no_token;

/* The rondel, payments and trades (explainpaying.c). */
antike_explainer antike_explain_same_space, antike_explain_no_steps,
	antike_explain_not_for_steps, antike_explain_coins, antike_explain_cannot_trade,
	antike_explain_too_little, antike_explain_no_coin_trade,
	antike_explain_same_resource;

/* Units, battles, conquest (explainmoving.c). */
antike_explainer antike_explain_no_such_units, antike_explain_no_border,
	antike_explain_no_enemy, antike_explain_fight_unasked, antike_explain_no_city,
	antike_explain_no_neutral, antike_explain_too_strong, antike_explain_last_city,
	antike_explain_held, antike_explain_wrong_loss, antike_explain_all_fight,
	antike_explain_unmatched;

/* Event cards (explaincards.c). */
antike_explainer antike_explain_not_in_hand, antike_explain_not_this_action,
	antike_explain_no_effect, antike_explain_not_open, antike_explain_no_target;

/* When a card is played (explaincards.c), and what is open now (explainmoment.c). */
void antike_explain_card_moment(const struct asked *q, int card);
void antike_explain_open(const struct asked *q, uint16_t spaces);

/* Whose city it is, for what is no city of one's own. */
void antike_explain_owner(const struct asked *q, int region);

#endif
