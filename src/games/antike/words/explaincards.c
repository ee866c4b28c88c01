/* Refusals with reasons: event cards, when they are played and what they lack. */
#include "games/antike/words/explain.h"

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

/* CB-75, CB-78: "Academy is played on Scientia." */
static void say_when(const struct asked *q, int card)
{
	const struct card_row *row = &antike_cards[card];
	if (row->when == 0)
		message_add(q->out, PLAYED_AGAINST, card);
	else if (row->when == IN(MOVERE))
		message_add(q->out, PLAYED_MOVING, card);
	else if (row->when == IN(CONQUEST))
		message_add(q->out, PLAYED_CONQUERING, card);
	else if (spaces_of(row))
		message_add(q->out, PLAYED_ON, card, __builtin_ctz(spaces_of(row)));
	else if (row->when == IN(RONDEL))
		message_add(q->out, PLAYED_FIRST, card);
	else if (row->when == IN(FOUNDING))
		message_add(q->out, PLAYED_FOUNDING, card);
	else
		message_add(q->out, PLAYED_IN_TURN, card);
}

void antike_explain_card_moment(const struct asked *q, int card)
{
	say_when(q, card);
	antike_explain_open(q, spaces_of(&antike_cards[card]));
}

/* Playing */

unsigned antike_explain_not_in_hand(const struct asked *q)
{
	message_add(q->out, NONE_IN_HAND, q->arg[0]);
	return 0;
}

unsigned antike_explain_not_this_action(const struct asked *q)
{
	antike_explain_card_moment(q, q->arg[0]);
	return antike_cards[q->arg[0]].when == 0 ? 75 : 78;
}

/* CB-78: what a card lacks to change anything. */

typedef void lack(const struct asked *q);

static void lack_coins(const struct asked *q)
{
	message_add(q->out, NOTHING_TO_ROB, q->s->stock[enemy_of(q->seat)][COIN]);
}

static void lack_tribute(const struct asked *q)
{
	message_add(q->out, TRIBUTE_PAYS, antike_table_cities(q->s, q->seat));
}

static void lack_siege(const struct asked *q)
{
	if (q->s->engine)
		message_add(q->out, ENGINE_IN_USE);
	else
		message_add(q->out, NO_WALLED_CITY);
}

static void lack_builder(const struct asked *q)
{
	if (q->s->builder)
		message_add(q->out, BUILDER_AT_WORK);
	else if (antike_table_temples_left(q->s) > 0)
		message_add(q->out, ALL_CITIES_HAVE_TEMPLES);
	else
		message_add(q->out, NO_TEMPLE_LEFT);
}

static void lack_colonists(const struct asked *q)
{
	if (q->s->colonists)
		message_add(q->out, COLONISTS_ON_THEIR_WAY);
	else
		message_add(q->out, NO_DEAR_CITY);
}

static void lack_envoy(const struct asked *q)
{
	if (q->s->envoy)
		message_add(q->out, ENVOY_ON_HIS_WAY);
	else
		message_add(q->out, FIRST_MOVE_IS_FREE);
}

static const struct {
	int message;
	lack *says;
} lacks[CARD_COUNT] = {
	[CARD_ACADEMY] = { .message = MESSAGE_NO_KNOWHOW_TO_STUDY },
	[CARD_BURGLARY] = { .says = lack_coins },
	[CARD_EARTHQUAKE] = { .message = MESSAGE_NO_WALL_TO_SHAKE },
	[CARD_TRIBUTE] = { .says = lack_tribute },
	[CARD_CONSCRIPTION] = { .message = MESSAGE_NOBODY_TO_CONSCRIPT },
	[CARD_MERCENARIES] = { .message = MESSAGE_NO_MERCENARIES },
	[CARD_FORCED_MARCH] = { .message = MESSAGE_NO_LEGION },
	[CARD_FAIR_WIND] = { .message = MESSAGE_NO_GALLEY },
	[CARD_SIEGE_ENGINE] = { .says = lack_siege },
	[CARD_DESERTION] = { .message = MESSAGE_NO_DESERTER },
	[CARD_STORM] = { .message = MESSAGE_NO_GALLEY_AT_SEA },
	[CARD_MASTER_BUILDER] = { .says = lack_builder },
	[CARD_MASONS] = { .message = MESSAGE_NO_WORK_FOR_MASONS },
	[CARD_COLONISTS] = { .says = lack_colonists },
	[CARD_MERCHANT_FLEET] = { .message = MESSAGE_NO_CARGO },
	[CARD_ENVOY] = { .says = lack_envoy },
};

unsigned antike_explain_no_effect(const struct asked *q)
{
	const int card = q->arg[0];
	if (lacks[card].says)
		lacks[card].says(q);
	else if (lacks[card].message)
		message_note(q->out, lacks[card].message, EVENT_END);
	return 0;
}

/* Taking */

/* "Masons is not face up; Burglary, Tribute and Storm are." */
unsigned antike_explain_not_open(const struct asked *q)
{
	int left = 0;
	for (int card = 1; card < CARD_COUNT; card++)
		left += q->s->open[card] > 0;
	message_add(q->out, NOT_FACE_UP, q->arg[0], left);
	for (int card = 1; card < CARD_COUNT; card++)
		if (q->s->open[card])
			message_more(q->out, card);
	return 0;
}

/* Targets */

/* CB-103: next to an own unit. CB-104: a galley in a sea without a city site. */
static unsigned explain_no_deserter(const struct asked *q)
{
	const bool storm = q->s->flow[0] == PHASE_STORM;
	const int kind = q->arg[0], region = q->arg[1];
	if (!q->s->units[enemy_of(q->seat)][kind][region])
		message_add(q->out, NO_ENEMY_IN, kind, region);
	else if (storm && kind == LEGION)
		message_add(q->out, STORM_SPARES_LEGIONS);
	else if (storm)
		message_add(q->out, STORM_SPARES, region);
	else
		message_add(q->out, NOT_NEXT_TO_YOURS, region);
	return storm ? 104 : 103;
}

unsigned antike_explain_no_target(const struct asked *q)
{
	if (q->verb != VERB_SHAKE)
		return explain_no_deserter(q);
	message_add(q->out, NO_WALL_IN, q->arg[0]);
	return 92;
}
