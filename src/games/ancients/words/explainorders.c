/* Why a card, an order, a rally or a leader's place is refused (CC-20 to CC-45, CC-150,
 * CC-158). */
#include "games/ancients/words/explain.h"

unsigned cc_explain_not_in_hand(const struct cc_asked *q)
{
	const bool strikes = q->verb == VERB_STRIKE;
	return cc_say(q, strikes ? 44 : 0, NOT_AMONG_CARDS,
		      strikes ? FIRST_STRIKE : q->first,
		      deck_total(q->s->hand[q->seat], CARD_COUNT));
}

unsigned cc_explain_no_piece(const struct cc_asked *q)
{
	const bool rallies = q->verb == VERB_RALLY;
	if (rallies && has_lone_leader(q->s, q->seat, q->first))
		return cc_say(q, 45, RALLY_IS_FOR_UNITS, LEADER_AT(q->s, q->first));
	cc_say_stranger(q, q->first);
	if (rallies)
		return cc_say(q, 45, RALLY_YOUR_OWN);
	return cc_say(q, 0, ORDER_YOUR_OWN, CARD_OF(q->s));
}

unsigned cc_explain_ordered(const struct cc_asked *q)
{
	return cc_say(q, 0, PIECE_IS_ORDERED,
		      WHO_AT(q->s, q->first, q->verb == VERB_LEAD));
}

/* Sections */

static int orders_in(const struct card_row *card, unsigned sections)
{
	int orders = 0;
	for (unsigned i = 0; i < SECTION_COUNT; i++)
		orders += sections >> i & 1 ? card->quota[i] : 0;
	return orders;
}

/* CC-30; CC-36, CC-37: a Leadership card begins in its section; CC-42: a copy of
 * Leadership Any Section where the opponent used it. */
static unsigned rule_of_section(const struct cc_asked *q)
{
	if (!orders_of(q->s)->inspires)
		return 0;
	if (q->s->orders == LEADERSHIP)
		return 42;
	return q->s->leader[q->first] ? 36 : 37;
}

static unsigned explain_begins_elsewhere(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const unsigned named = cc_orders_sections(s),
		       here = cc_field_sections(q->seat, q->first);
	if (orders_of(s)->inspires)
		message_add(q->out, BEGINS_IN, CARD_OF(s), SECTIONS_OF(named));
	else
		message_add(q->out, ORDERS_ONLY_IN, CARD_OF(s), SECTIONS_OF(named));
	return cc_say(q, rule_of_section(q), PIECE_IS_IN,
		      WHO_AT(s, q->first, q->verb == VERB_LEAD), SECTIONS_OF(here));
}

unsigned cc_explain_section(const struct cc_asked *q)
{
	const unsigned here =
		cc_field_sections(q->seat, q->first) & cc_orders_sections(q->s);
	if (!here)
		return explain_begins_elsewhere(q);
	return cc_say(q, 30, SECTION_IS_SPENT, CARD_OF(q->s),
		      orders_in(orders_of(q->s), here), SECTIONS_OF(here),
		      WHO_AT(q->s, q->first, q->verb == VERB_LEAD));
}

/* Kinds */

static void say_class(const struct cc_asked *q, int hex)
{
	const struct unit_row *row = unit_at(q->s, hex);
	message_add(q->out, UNIT_IS_OF_CLASS, UNIT_AT(q->s, hex), row->symbol == LIGHT,
		    row->symbol == MEDIUM, row->symbol == HEAVY, !(row->traits & FOOT));
}

unsigned cc_explain_kind(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct card_row *card = &ancients_cards[s->orders];
	if (s->lone)
		message_add(q->out, ORDERS_ONE_OF_CHOICE, CARD_OF(s));
	else
		message_note(q->out, MESSAGE_ORDERS_LIGHT + __builtin_ctz(card->kinds),
			     CARD_OF(s), EVENT_END);
	if (s->unit[q->first])
		say_class(q, q->first);
	else
		message_add(q->out, LEADER_IS_ALONE, LEADER_AT(s, q->first));
	return s->lone ? 23 : card->rule;
}

/* How many */

static hexset ordered(const struct ancients *s)
{
	return cc_field_ordered(s, ORDER_UNIT) | cc_field_ordered(s, ORDER_LEADER);
}

static bool is_ambush(const struct ancients *s)
{
	for (hexset all = ordered(s); all;)
		if (s->tired[hexset_take(&all)] & ENTERING)
			return true;
	return false;
}

/* CC-36; CC-37, CC-96: or it ended with the first order. */
static unsigned explain_leadership_spent(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const hexset given = ordered(s);
	const int first = given ? hexset_first(given) : q->first;
	if (hexset_count(given) > orders_of(s)->inspires)
		return cc_say(q, 36, LEADERSHIP_IS_SPENT, CARD_OF(s),
			      orders_of(s)->inspires + 1);
	if (s->leader[first])
		return cc_say(q, 96, POOR_LEADER, LEADER_AT(s, first), CARD_OF(s));
	return cc_say(q, 37, BEGAN_WITHOUT_LEADER, CARD_OF(s), UNIT_AT(s, first));
}

unsigned cc_explain_no_orders(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct card_row *card = &ancients_cards[s->orders];
	const int given = hexset_count(cc_field_ordered(s, ORDER_UNIT)) +
			  hexset_count(cc_field_ordered(s, ORDER_LEADER));
	if (is_ambush(s))
		return cc_say(q, 150, AMBUSH_TAKES_ORDERS, CARD_OF(s));
	if (s->lone)
		return cc_say(q, 23, CHOICE_IS_MADE, CARD_OF(s));
	if (card->inspires)
		return explain_leadership_spent(q);
	if (card->linked)
		return cc_say(q, card->rule, LINKED_ARE_SPENT, CARD_OF(s), given);
	return cc_say(q, card->rule, COMMAND_IS_SPENT, CARD_OF(s), given);
}

static int nearest_of(hexset set, int hex)
{
	int nearest = hexset_first(set);
	while (set) {
		const int at = hexset_take(&set);
		if (hexes_distance(hex, at) < hexes_distance(hex, nearest))
			nearest = at;
	}
	return nearest;
}

unsigned cc_explain_link(const struct cc_asked *q)
{
	const int near = nearest_of(ordered(q->s), q->first);
	return cc_say(q, 0, NOT_LINKED_TO, PIECE_AT(q->s, q->first), PIECE_AT(q->s, near),
		      hexes_distance(q->first, near));
}

/* Leaders who leave their units */

unsigned cc_explain_detaching(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (has_leader(s, q->seat, q->first))
		return cc_say(q, 0, HOLDS_LEADER, CARD_OF(s), LEADER_AT(s, q->first));
	return cc_say(q, 0, HOLDS_LEADERS, CARD_OF(s));
}

unsigned cc_explain_no_leader(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (has_lone_leader(s, q->seat, q->first))
		return cc_say(q, 0, LEADER_HAS_NO_UNIT, LEADER_AT(s, q->first));
	if (has_unit(s, q->seat, q->first))
		return cc_say(q, 0, UNIT_HAS_NO_LEADER, UNIT_AT(s, q->first));
	cc_say_stranger(q, q->first);
	return cc_say(q, 0, NO_LED_UNIT);
}

/* Dice of a card */

/* CC-43, CC-45 */
unsigned cc_explain_symbol(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (q->verb == VERB_LEAD || !s->unit[q->first])
		message_add(q->out, NEEDS_HELMET, LEADER_AT(s, q->first));
	else
		message_add(q->out, NEEDS_SYMBOL, UNIT_AT(s, q->first),
			    unit_at(s, q->first)->symbol);
	cc_list_dice(s, q->out);
	return orders_of(s)->rule;
}

unsigned cc_explain_not_hurt(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (unit_at(s, q->first)->traits & NO_RALLY)
		return cc_say(q, 0, CANNOT_BE_RALLIED, UNIT_AT(s, q->first));
	return cc_say(q, 0, HAS_ALL_BLOCKS, UNIT_AT(s, q->first), s->blocks[q->first]);
}

unsigned cc_explain_leader_near(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const hexset leaders = cc_field_leaders(s, q->seat);
	if (!leaders)
		return cc_say(q, 0, NO_LEADER_ON_FIELD);
	const int near = nearest_of(leaders, q->first);
	return cc_say(q, 0, LEADER_IS_FAR, UNIT_AT(s, q->first), LEADER_AT(s, near),
		      hexes_distance(q->first, near));
}

/* CC-150: whether the ambush may come at all. */
static bool explain_no_ambush(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (!has_special(s, q->seat, SPECIAL_AMBUSH))
		message_add(q->out, NO_AMBUSH);
	else if (!s->reserve[q->seat][0])
		message_add(q->out, AMBUSH_HAS_COME);
	else if (!orders_of(s)->inspires)
		message_add(q->out, AMBUSH_NEEDS_LEADERSHIP, CARD_OF(s));
	else if (s->turn <= SEAT_COUNT)
		message_add(q->out, AMBUSH_COMES_LATER);
	else if (ordered(s) && !is_ambush(s))
		message_add(q->out, AMBUSH_OR_ORDERS, CARD_OF(s));
	return q->out->count > 0;
}

/* CC-150: whether it may come there. */
unsigned cc_explain_reserve(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int hex = q->first, edge = q->seat == TOP ? HEX_ROWS - 1 : 0;
	const unsigned named = cc_orders_sections(s);
	if (explain_no_ambush(q))
		return 0;
	if (hexes_row(hex) != edge)
		return cc_say(q, 0, NOT_ON_ENEMY_EDGE, hex);
	if (!(cc_field_sections(q->seat, hex) & named))
		return cc_say(q, 0, AMBUSH_SECTION, CARD_OF(s), SECTIONS_OF(named), hex);
	if (s->unit[hex] || s->leader[hex]) {
		cc_say_stranger(q, hex);
		return cc_say(q, 0, AMBUSH_NEEDS_ROOM);
	}
	return cc_say(q, 0, AMBUSH_GROUND, s->reserve[q->seat][0], s->terrain[hex], hex);
}

unsigned cc_explain_place(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const unsigned rule = s->flow[1] != NO_PHASE ? 150 : 158;
	const int hex = q->second, next = s->waiting[q->seat][0];
	if (q->first != next)
		return cc_say(q, rule, NEXT_TO_PLACE, next, q->first);
	if (!s->unit[hex] && !s->leader[hex] && !cc_field_can_enter(s, NO_KIND, hex))
		return cc_say(q, rule, LEADER_GROUND, next, s->terrain[hex], hex);
	if (!has_unit(s, q->seat, hex)) {
		cc_say_stranger(q, hex);
		return cc_say(q, rule, LEADER_JOINS_YOURS, next);
	}
	if (s->leader[hex])
		return cc_say(q, rule, UNIT_HAS_LEADER, UNIT_AT(s, hex), s->leader[hex]);
	return cc_say(q, rule, LEADER_JOINS_AMBUSH, next, UNIT_AT(s, hex));
}
