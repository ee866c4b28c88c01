/* Why a card, an order, a rally or a leader's place is refused (CC-20 to CC-45, CC-150,
 * CC-158). */
#include "games/ancients/words/explain.h"

static const char *verb_of(const struct cc_asked *q, const char *one, const char *many)
{
	return cc_name_verb(q->s, q->first, one, many);
}

unsigned cc_teach_not_in_hand(const struct cc_asked *q)
{
	const int card = q->verb == VERB_STRIKE ? FIRST_STRIKE : q->first;
	const int held = deck_total(q->s->hand[q->seat], CARD_COUNT);
	return cc_say(q, q->verb == VERB_STRIKE ? 44 : 0,
		      "%s is not among your %d card%s.", ancients_cards[card].name, held,
		      held == 1 ? "" : "s");
}

unsigned cc_teach_no_piece(const struct cc_asked *q)
{
	const bool rallies = q->verb == VERB_RALLY;
	if (rallies && has_lone_leader(q->s, q->seat, q->first))
		return cc_say(q, 45, "%s is a leader alone; blocks return to units.",
			      cc_name_piece(q->s, q->first).at);
	return cc_say(q, rallies ? 45 : 0, "%s; %s %s.", cc_say_stranger(q, q->first).at,
		      cc_name_card(q->s).at,
		      rallies ? "returns blocks to units of yours"
			      : "orders pieces of yours");
}

unsigned cc_teach_ordered(const struct cc_asked *q)
{
	if (q->verb == VERB_LEAD)
		return cc_say(q, 0, "%s is ordered already.",
			      cc_name_leader(q->s, q->first).at);
	return cc_say(q, 0, "Your %s %s ordered already.",
		      cc_name_piece(q->s, q->first).at, verb_of(q, "is", "are"));
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

static unsigned teach_begins_elsewhere(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct cc_name who = q->verb == VERB_LEAD ? cc_name_leader(s, q->first)
							: cc_name_piece(s, q->first);
	return cc_say(q, rule_of_section(q), "%s %s %s; your %s %s in %s.",
		      cc_name_card(s).at,
		      orders_of(s)->inspires ? "begins in" : "orders only in",
		      cc_name_sections(cc_orders_sections(s)).at, who.at,
		      q->verb == VERB_LEAD ? "is" : verb_of(q, "is", "are"),
		      cc_name_sections(cc_field_sections(q->seat, q->first)).at);
}

unsigned cc_teach_section(const struct cc_asked *q)
{
	const struct card_row *card = orders_of(q->s);
	const unsigned here =
		cc_field_sections(q->seat, q->first) & cc_orders_sections(q->s);
	const int orders = orders_in(card, here);
	if (!here)
		return teach_begins_elsewhere(q);
	return cc_say(q, 30, "%s orders %d in %s, and %s: none is left for %s.",
		      cc_name_card(q->s).at, orders, cc_name_sections(here).at,
		      orders == 1 ? "that order is given" : "those orders are given",
		      q->verb == VERB_LEAD ? cc_name_leader(q->s, q->first).at
					   : cc_name_piece(q->s, q->first).at);
}

/* Kinds */

static const char *meant_units(unsigned kinds)
{
	return kinds & IS_LIGHT	    ? "light units"
	       : kinds & IS_MEDIUM  ? "medium units"
	       : kinds & IS_HEAVY   ? "heavy units"
	       : kinds & IS_FOOT    ? "foot"
	       : kinds & IS_MOUNTED ? "mounted units"
				    : "units that shoot";
}

unsigned cc_teach_kind(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct card_row *card = &ancients_cards[s->orders];
	const struct cc_name who = cc_name_piece(s, q->first);
	if (s->lone)
		return cc_say(q, 23,
			      "You have no unit that %s orders: it orders one unit of "
			      "your choice, and %s is a leader alone.",
			      cc_name_card(s).at, who.at);
	if (!s->unit[q->first])
		return cc_say(q, card->rule, "%s orders %s; %s is a leader alone.",
			      cc_name_card(s).at, meant_units(card->kinds), who.at);
	return cc_say(q, card->rule, "%s orders %s; your %s %s %s.", cc_name_card(s).at,
		      meant_units(card->kinds), who.at, verb_of(q, "is", "are"),
		      cc_name_class(unit_at(s, q->first)).at);
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
static unsigned teach_leadership_spent(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const hexset given = ordered(s);
	const int first = given ? hexset_first(given) : q->first;
	const struct cc_name card = cc_name_card(s);
	if (hexset_count(given) > orders_of(s)->inspires)
		return cc_say(q, 36, "%s has given its %d orders.", card.at,
			      orders_of(s)->inspires + 1);
	if (s->leader[first])
		return cc_say(q, 96, "%s is a poor leader: %s orders him alone.",
			      cc_name_leader(s, first).at, card.at);
	return cc_say(q, 37, "%s began with %s, without a leader: it orders no other.",
		      card.at, cc_name_piece(s, first).at);
}

unsigned cc_teach_no_orders(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct card_row *card = &ancients_cards[s->orders];
	const int given = hexset_count(cc_field_ordered(s, ORDER_UNIT)) +
			  hexset_count(cc_field_ordered(s, ORDER_LEADER));
	if (is_ambush(s))
		return cc_say(q, 150, "Your ambush takes all orders of %s.",
			      cc_name_card(s).at);
	if (s->lone)
		return cc_say(q, 23, "%s orders one unit of your choice, and it has.",
			      cc_name_card(s).at);
	if (card->inspires)
		return teach_leadership_spent(q);
	return cc_say(q, card->rule, "%s has given all its orders: %d, %s.",
		      cc_name_card(s).at, given,
		      card->linked ? "the most it has" : "as many as your Command");
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

unsigned cc_teach_link(const struct cc_asked *q)
{
	const int near = nearest_of(ordered(q->s), q->first);
	return cc_say(q, 0,
		      "Your %s %s not next to an ordered piece: the nearest, %s, is %d "
		      "hexes away.",
		      cc_name_piece(q->s, q->first).at, verb_of(q, "is", "are"),
		      cc_name_piece(q->s, near).at, hexes_distance(q->first, near));
}

/* Leaders who leave their units */

unsigned cc_teach_detaching(const struct cc_asked *q)
{
	const bool led = has_leader(q->s, q->seat, q->first);
	return cc_say(q, 0, "%s does not let %s leave his unit.", cc_name_card(q->s).at,
		      led ? cc_name_leader(q->s, q->first).at : "a leader");
}

unsigned cc_teach_no_leader(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (has_lone_leader(s, q->seat, q->first))
		return cc_say(q, 0, "%s is alone: he has no unit to leave.",
			      cc_name_leader(s, q->first).at);
	if (has_unit(s, q->seat, q->first))
		return cc_say(q, 0, "Your %s %s no leader.",
			      cc_name_piece(s, q->first).at, verb_of(q, "has", "have"));
	return cc_say(q, 0, "%s: you have no leader with a unit there.",
		      cc_say_stranger(q, q->first).at);
}

/* Dice of a card */

/* CC-43, CC-45 */
unsigned cc_teach_symbol(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const bool by_helmet = q->verb == VERB_LEAD || !s->unit[q->first];
	const struct cc_name who = q->verb == VERB_LEAD ? cc_name_leader(s, q->first)
							: cc_name_piece(s, q->first);
	return cc_say(q, orders_of(s)->rule,
		      "Your %s %s a %s%s; the dice you have left show %s.", who.at,
		      by_helmet ? "needs" : verb_of(q, "needs", "need"),
		      by_helmet ? "helmet"
				: ancients_face_words[unit_at(s, q->first)->symbol],
		      by_helmet ? "" : " or a helmet", cc_name_faces(s->face).at);
}

unsigned cc_teach_not_hurt(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const struct cc_name who = cc_name_piece(s, q->first);
	if (unit_at(s, q->first)->traits & NO_RALLY)
		return cc_say(q, 0, "Your %s cannot be rallied: no %s can.", who.at,
			      unit_at(s, q->first)->name);
	return cc_say(q, 0, "Your %s %s all %d blocks.", who.at,
		      verb_of(q, "has", "have"), s->blocks[q->first]);
}

unsigned cc_teach_leader_near(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const hexset leaders = cc_field_leaders(s, q->seat);
	if (!leaders)
		return cc_say(q, 0, "You have no leader on the field.");
	const int near = nearest_of(leaders, q->first);
	return cc_say(q, 0,
		      "Your %s %s no leader with or next to %s: the nearest, %s, is %d "
		      "hexes away.",
		      cc_name_piece(s, q->first).at, verb_of(q, "has", "have"),
		      verb_of(q, "it", "them"), cc_name_leader(s, near).at,
		      hexes_distance(q->first, near));
}

/* CC-150: whether the ambush may come at all. */
static bool teach_no_ambush(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	if (!has_special(s, q->seat, SPECIAL_AMBUSH))
		cc_say(q, 0, "You have no ambush in this battle.");
	else if (!s->reserve[q->seat][0])
		cc_say(q, 0, "Your whole ambush is on the field.");
	else if (!orders_of(s)->inspires)
		cc_say(q, 0, "A Leadership card brings on your ambush, not %s.",
		       cc_name_card(s).at);
	else if (s->turn <= SEAT_COUNT)
		cc_say(q, 0, "Your ambush comes from your second turn on.");
	else if (ordered(s) && !is_ambush(s))
		cc_say(q, 0, "%s has ordered others: your ambush comes instead of that.",
		       cc_name_card(s).at);
	else
		return false;
	return true;
}

/* CC-150: whether it may come there. */
unsigned cc_teach_reserve(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const int hex = q->first, edge = q->seat == TOP ? HEX_ROWS - 1 : 0;
	const unsigned named = cc_orders_sections(s);
	if (teach_no_ambush(q))
		return 0;
	const struct cc_name who = cc_name_kind(s->reserve[q->seat][0]);
	if (hexes_row(hex) != edge)
		return cc_say(q, 0, "%s is not on your enemy's edge.",
			      cc_name_hex(hex).at);
	if (!(cc_field_sections(q->seat, hex) & named))
		return cc_say(q, 0, "%s brings your ambush to %s; %s is not there.",
			      cc_name_card(s).at, cc_name_sections(named).at,
			      cc_name_hex(hex).at);
	if (s->unit[hex] || s->leader[hex])
		return cc_say(q, 0, "%s is not free: %s.", cc_name_hex(hex).at,
			      cc_say_stranger(q, hex).at);
	return cc_say(q, 0, "%s may not enter %s.", who.at, cc_name_ground(s, hex).at);
}

unsigned cc_teach_place(const struct cc_asked *q)
{
	const struct ancients *s = q->s;
	const bool in_battle = s->flow[1] != NO_PHASE;
	const unsigned rule = in_battle ? 150 : 158;
	const int hex = q->second, next = s->waiting[q->seat][0];
	if (q->first != next)
		return cc_say(q, rule, "The next leader you place is %s, not %s.",
			      ancients_leaders[next].name,
			      ancients_leaders[q->first].name);
	if (!s->unit[hex] && !s->leader[hex] && !cc_field_can_enter(s, NO_KIND, hex))
		return cc_say(q, rule, "%s may not enter %s.",
			      ancients_leaders[next].name, cc_name_ground(s, hex).at);
	if (!has_unit(s, q->seat, hex))
		return cc_say(q, rule, "%s: %s joins a unit of yours.",
			      cc_say_stranger(q, hex).at, ancients_leaders[next].name);
	if (s->leader[hex])
		return cc_say(
			q, rule, "Your %s %s a leader: %s.", cc_name_piece(s, hex).at,
			cc_name_verb(s, hex, "has", "have"), leader_at(s, hex)->name);
	return cc_say(q, rule, "%s joins a unit of the ambush; your %s %s not of it.",
		      ancients_leaders[next].name, cc_name_piece(s, hex).at,
		      cc_name_verb(s, hex, "is", "are"));
}
