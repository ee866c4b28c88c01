/*
 * Refusals that teach, private to the explain files: what was asked for, and the teachers
 * of each chapter. A teacher fills a row of messages.def from the state and the prices
 * that the refusing predicate looked at, and returns the number of the rule that forbids
 * it here; 0: that of the refusal.
 */
#ifndef GAMES_ANTIKE_EXPLAIN_H
#define GAMES_ANTIKE_EXPLAIN_H

#include "games/antike/antike.h"

struct asked {
	const struct antike *s;
	int seat, verb, arg[3];
	struct messages *out;
};

typedef unsigned antike_teacher(const struct asked *q);

/* The number of the rule in the game that is played. */
static inline unsigned rule_of(const struct asked *q, unsigned antike2, unsigned casus)
{
	return is_casus(q->s) ? casus : antike2;
}

/* Requests at the wrong moment, and words of the other game (explainmoment.c). */
antike_teacher antike_teach_moment, antike_teach_absent;

/* Prices, cities and what is built there (explainbuying.c). */
antike_teacher antike_teach_too_dear, antike_teach_no_coins, antike_teach_not_own_city,
	antike_teach_temple_there, antike_teach_no_temples, antike_teach_wall_there,
	antike_teach_no_walls, antike_teach_city_full, antike_teach_no_units,
	antike_teach_all_recruited, antike_teach_no_harbour, antike_teach_no_land,
	antike_teach_known, antike_teach_needs, antike_teach_no_site,
	antike_teach_city_there, antike_teach_neutral_there, antike_teach_no_unit_there,
	antike_teach_wrong_resource, antike_teach_no_token;

/* The rondel, payments and trades (explainpaying.c). */
antike_teacher antike_teach_same_space, antike_teach_no_steps, antike_teach_not_for_steps,
	antike_teach_coins, antike_teach_cannot_trade, antike_teach_too_little,
	antike_teach_no_coin_trade, antike_teach_same_resource;

/* Units, battles, conquest (explainmoving.c). */
antike_teacher antike_teach_no_such_units, antike_teach_no_border, antike_teach_no_enemy,
	antike_teach_fight_unasked, antike_teach_no_city, antike_teach_no_neutral,
	antike_teach_too_strong, antike_teach_last_city, antike_teach_held,
	antike_teach_wrong_loss, antike_teach_all_fight, antike_teach_unmatched;

/* Event cards (explaincards.c). */
antike_teacher antike_teach_not_in_hand, antike_teach_not_this_action,
	antike_teach_no_effect, antike_teach_not_open, antike_teach_no_target;

/* When a card is played (explaincards.c), and what is open now (explainmoment.c). */
void antike_explain_card_moment(const struct asked *q, int card);
void antike_explain_open(const struct asked *q, uint16_t spaces);

/* Whose city it is, for what is no city of one's own. */
void antike_explain_owner(const struct asked *q, int region);

#endif
