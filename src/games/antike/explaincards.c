/* Refusals that teach: event cards, when they are played and what they lack. */
#include "games/antike/explain.h"

static const char *name_of(int card)
{
	return antike_cards[card].name;
}

/* The rondel spaces of a card that names an action, as bits; 0 if it names none. */
static uint16_t spaces_of(const struct card_row *row)
{
	if (row->space)
		return (uint16_t)(1 << row->space);
	if (row->when == IN(TEMPLUM))
		return 1 << TEMPLUM;
	if (row->when == IN(MILITIA))
		return 1 << MILITIA;
	if (row->when == IN(SCIENTIA))
		return 1 << SCIENTIA;
	if (row->when == IN(MOVERE) || row->when == IN(CONQUEST))
		return 1 << MOVERE_1 | 1 << MOVERE_2;
	return 0;
}

/* CB-75, CB-78: "Academy is played on Scientia" */
static void say_when(const struct asked *q, const struct card_row *row)
{
	const uint16_t spaces = spaces_of(row);
	text_add(q->out, "%s is played ", row->name);
	if (row->when == 0)
		text_put(q->out, "in your opponent's turn, against a conquest");
	else if (row->when == IN(MOVERE))
		text_put(q->out, "on Duellum while units move");
	else if (row->when == IN(CONQUEST))
		text_put(q->out, "on Duellum after all movement");
	else if (spaces)
		text_add(q->out, "on %s",
			 antike_words_space(q->s, __builtin_ctz(spaces)));
	else if (row->when == IN(RONDEL))
		text_put(q->out, "before your move on the rondel");
	else if (row->when == IN(FOUNDING))
		text_put(q->out, "while you found cities");
	else
		text_put(q->out, "in your turn while nothing else is open");
}

void antike_explain_card_moment(const struct asked *q, int card)
{
	say_when(q, &antike_cards[card]);
	antike_explain_where(q, spaces_of(&antike_cards[card]));
}

/* Playing */

unsigned antike_teach_not_in_hand(const struct asked *q)
{
	text_add(q->out, "You have no %s in your hand.", name_of(q->arg[0]));
	return 0;
}

unsigned antike_teach_not_this_action(const struct asked *q)
{
	antike_explain_card_moment(q, q->arg[0]);
	return antike_cards[q->arg[0]].when == 0 ? 75 : 78;
}

/* CB-78: what a card lacks to change anything. */

typedef void lack(const struct asked *q);

static void lack_coins(const struct asked *q)
{
	const int coins = q->s->stock[enemy_of(q->seat)][COIN];
	text_add(q->out, "Your opponent has %s: half of that, rounded down, is nothing.",
		 coins ? "1 coin" : "no coins");
}

static void lack_tribute(const struct asked *q)
{
	const int cities = antike_table_cities(q->s, q->seat);
	text_add(q->out, "You have %d cit%s; Tribute pays for every 3.", cities,
		 cities == 1 ? "y" : "ies");
}

static void lack_siege(const struct asked *q)
{
	text_put(q->out, q->s->engine ? "A Siege engine is in use already."
				      : "You have no units at a walled enemy city.");
}

static void lack_builder(const struct asked *q)
{
	text_put(q->out, q->s->builder ? "A Master builder is at work already."
			 : antike_table_temples_left(q->s) > 0
				 ? "Every city of yours has a temple."
				 : "All temples are built.");
}

static void lack_colonists(const struct asked *q)
{
	text_put(q->out, q->s->colonists
				 ? "Colonists are under way already."
				 : "No city that you could found costs extra coins.");
}

static void lack_envoy(const struct asked *q)
{
	text_put(q->out, q->s->envoy
				 ? "An Envoy is under way already."
				 : "Your first move on the rondel is free in any case.");
}

static const struct {
	const char *sentence;
	lack *says;
} lacks[CARD_COUNT] = {
	[CARD_ACADEMY] = { .sentence = "Your opponent has no know-how." },
	[CARD_BURGLARY] = { .says = lack_coins },
	[CARD_EARTHQUAKE] = { .sentence = "No city has a town wall." },
	[CARD_TRIBUTE] = { .says = lack_tribute },
	[CARD_CONSCRIPTION] = { .sentence = "All your legions and galleys are on the map "
					    "or in the box." },
	[CARD_MERCENARIES] = { .sentence = "You have no unit in your recruitment box "
					   "that a city of yours could take." },
	[CARD_FORCED_MARCH] = { .sentence = "You have no legion on the map." },
	[CARD_FAIR_WIND] = { .sentence = "You have no galley on the map." },
	[CARD_SIEGE_ENGINE] = { .says = lack_siege },
	[CARD_DESERTION] = { .sentence = "No enemy unit is next to a region with a unit "
					 "of yours." },
	[CARD_STORM] = { .sentence = "No enemy galley is in a sea without a city site." },
	[CARD_MASTER_BUILDER] = { .says = lack_builder },
	[CARD_MASONS] = { .sentence = "No city of yours can take a town wall: each has "
				      "one, or none is left." },
	[CARD_COLONISTS] = { .says = lack_colonists },
	[CARD_MERCHANT_FLEET] = { .sentence = "You have no marble, iron or gold to "
					      "exchange." },
	[CARD_ENVOY] = { .says = lack_envoy },
};

unsigned antike_teach_no_effect(const struct asked *q)
{
	const int card = q->arg[0];
	if (lacks[card].says)
		lacks[card].says(q);
	else if (lacks[card].sentence)
		text_put(q->out, lacks[card].sentence);
	return 0;
}

/* Taking */

/* "Masons does not lie open; Burglary, Tribute and Storm do." */
unsigned antike_teach_not_open(const struct asked *q)
{
	int left = 0, told = 0;
	for (int card = 1; card < CARD_COUNT; card++)
		left += q->s->open[card] > 0;
	text_add(q->out, "%s does not lie open;", name_of(q->arg[0]));
	for (int card = 1; card < CARD_COUNT; card++) {
		if (!q->s->open[card])
			continue;
		text_add(q->out, "%s %s",
			 told == 0	    ? ""
			 : told == left - 1 ? " and"
					    : ",",
			 name_of(card));
		told++;
	}
	text_put(q->out, left == 1 ? " does." : " do.");
	return 0;
}

/* Targets */

static unsigned teach_no_wall(const struct asked *q)
{
	text_add(q->out, "There is no town wall in %s.", place_of(q, q->arg[0]));
	return 92;
}

/* CB-103: next to an own unit. CB-104: a galley in a sea without a city site. */
static unsigned teach_no_deserter(const struct asked *q)
{
	const bool storm = q->s->flow[0] == PHASE_STORM;
	const int kind = q->arg[0], region = q->arg[1];
	if (!q->s->units[enemy_of(q->seat)][kind][region])
		text_add(q->out, "There is no enemy %s in %s.", antike_words_kind(kind),
			 place_of(q, region));
	else if (storm && kind == LEGION)
		text_put(q->out, "Storm strikes galleys, not legions.");
	else if (storm)
		text_add(q->out, "%s is no sea without a city site.",
			 place_of(q, region));
	else
		text_add(q->out, "No region with a unit of yours borders on %s.",
			 place_of(q, region));
	return storm ? 104 : 103;
}

unsigned antike_teach_no_target(const struct asked *q)
{
	return q->verb == VERB_SHAKE ? teach_no_wall(q) : teach_no_deserter(q);
}
