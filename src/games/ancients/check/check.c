/*
 * Makes a loaded position safe: pieces that exist, blocks that fit, leaders with their
 * own side, cards of one deck, nothing that outgrows its field later on, and for the
 * phases all that their rules take for granted (CC-160; flow.c).
 */
#include "base/text.h"
#include "games/ancients/ancients.h"

static status bad_hex(struct text *why, const char *field, int hex, const char *what)
{
	return status_say(BAD_POSITION, why, "Field \"%s\", hex %s: %s.", field,
			  HEX_NAMES.name[hex], what);
}

static status check_unit(const struct ancients *s, int hex, struct text *why)
{
	const int kind = kind_at(s, hex);
	if (!s->unit[hex])
		return s->blocks[hex] ? bad_hex(why, "blocks", hex, "there is no unit")
				      : OK;
	if (kind == NO_KIND || kind >= KIND_COUNT || s->unit[hex] >= PIECE_COUNT)
		return bad_hex(why, "unit", hex, "there is no such unit");
	const struct unit_row *row = &ancients_units[kind];
	if (s->blocks[hex] < 1 || s->blocks[hex] > row->blocks)
		return status_say(BAD_POSITION, why,
				  "Field \"blocks\", hex %s: %s, 1 to %d blocks, not %d.",
				  HEX_NAMES.name[hex], row->name, row->blocks,
				  s->blocks[hex]);
	if (ground_at(s, hex)->barred & row->traits)
		return status_say(
			BAD_POSITION, why, "Field \"unit\", hex %s: %s cannot be on %s.",
			HEX_NAMES.name[hex], row->name, ground_at(s, hex)->word);
	return OK;
}

static bool is_person(int leader)
{
	return (leader & PERSON_MASK) && (leader & PERSON_MASK) < PERSON_COUNT;
}

static status check_hex(const struct ancients *s, int hex, struct text *why)
{
	TRY(check_unit(s, hex, why));
	if (!s->leader[hex])
		return OK;
	if (!is_person(s->leader[hex]))
		return bad_hex(why, "leader", hex, "there is no such leader");
	if (s->unit[hex] && unit_side(s, hex) != leader_side(s, hex))
		return bad_hex(why, "leader", hex,
			       "a leader stands with a unit of his own side");
	if (!s->unit[hex] && ground_at(s, hex)->barred & ALONE)
		return bad_hex(why, "leader", hex, "a leader cannot be on such ground");
	return OK;
}

/* Orders go to pieces of the player whose turn it is. */
static status check_order(const struct ancients *s, int hex, struct text *why)
{
	const int order = s->order[hex];
	if (!(order & ORDER_UNIT) && (s->moved[hex] || s->fought[hex]))
		return bad_hex(why, "moved", hex,
			       "only units that are ordered move and battle");
	if (order & ORDER_UNIT && !has_unit(s, s->active, hex))
		return bad_hex(why, "order", hex, "there is no unit of the active side");
	if (order & ORDER_LEADER && !has_leader(s, s->active, hex))
		return bad_hex(why, "order", hex,
			       "there is no leader of the active side");
	return OK;
}

/* CC-5: there is one deck. */
static status check_cards(const struct ancients *s, struct text *why)
{
	for (int card = 1; card < CARD_COUNT; card++) {
		const int copies = s->deck[card] + s->discard[card] +
				   s->hand[BOTTOM][card] + s->hand[TOP][card] +
				   (s->played == card);
		if (copies > ancients_cards[card].copies)
			return status_say(
				BAD_POSITION, why,
				"Field \"deck\": there are %d of %s, the box has %d.",
				copies, ancients_cards[card].name,
				ancients_cards[card].copies);
	}
	return OK;
}

/* CC-151: how often the Command of the seat will still grow. */
static int growths_left(const struct ancients *s, int seat, int base)
{
	const bool is_setup = base == PHASE_DEAL || base == PHASE_PLACE;
	int turn = s->turn + is_setup + (seat != s->active), n = 0;
	if (!has_special(s, seat, SPECIAL_GATHERS))
		return 0;
	if (base == PHASE_DRAW && seat == s->active)
		turn += SEAT_COUNT; /* it has grown this turn */
	for (; turn <= GROWING_TURNS * SEAT_COUNT; turn += SEAT_COUNT)
		n++;
	return n;
}

/* CC-152: a third banner brings more cards than the Command. */
static int cards_at_most(const struct ancients *s, int seat)
{
	const bool to_come =
		has_special(s, seat, SPECIAL_HARDENS) && s->banner[seat] < HARDENING;
	return to_come ? COMMAND_MAX : COMMAND_MAX + HARDENED_CARDS;
}

/* Cards are drawn and lost at once, before anything else is done. */
static status check_hand(const struct ancients *s, int seat, struct text *why)
{
	const int cards = deck_total(s->hand[seat], CARD_COUNT);
	const int top = s->flow[0];
	if (cards + s->owed[seat] > cards_at_most(s, seat))
		return flaw_say(why, "hand", "nobody ever holds that many cards");
	if (s->excess[seat] > cards)
		return flaw_say(why, "excess", "nobody loses more cards than he holds");
	if (s->excess[seat] && top != NO_PHASE && top != PHASE_LOSE)
		return flaw_say(why, "excess", "cards are lost before all else");
	if (s->owed[seat] && top != NO_PHASE && top != PHASE_LOSE && top != PHASE_DRAW)
		return flaw_say(why, "owed", "cards are drawn before all else");
	return OK;
}

static status check_side(const struct ancients *s, int seat, int base, struct text *why)
{
	for (int i = 1; i < PLACE_COUNT; i++) {
		if (s->reserve[seat][i] && !s->reserve[seat][i - 1])
			return flaw_say(why, "reserve", "there is a gap");
		if (s->waiting[seat][i] && !s->waiting[seat][i - 1])
			return flaw_say(why, "waiting", "there is a gap");
	}
	if (!s->command[seat])
		return flaw_say(why, "command", "each side holds a card at least");
	if (s->command[seat] + growths_left(s, seat, base) > COMMAND_MAX)
		return status_say(BAD_POSITION, why,
				  "Field \"command\": it would grow beyond %d.",
				  COMMAND_MAX);
	return check_hand(s, seat, why);
}

/* Orders: no more than a card has, and than a list of moves has room for (ACTIONS_MAX).
 */

static int most_orders(const struct ancients *s)
{
	const struct card_row *card = orders_of(s);
	if (card->all)
		return HEX_COUNT;
	if (card->linked)
		return card->linked < ORDERS_MAX ? card->linked : ORDERS_MAX;
	return COMMAND_MAX;
}

/* Those that may still be given: by the card, by its dice, and by an ambush (CC-150). */
static int orders_to_come(const struct ancients *s)
{
	const bool rolls = s->flow[0] == PHASE_ROLL || s->flow[1] == PHASE_ROLL;
	int n = s->left;
	if (orders_of(s)->rolls)
		n += deck_total(s->face, FACE_COUNT) + (rolls ? s->dice : 0);
	if (orders_of(s)->inspires && has_special(s, s->active, SPECIAL_AMBUSH))
		for (int i = 0; i < PLACE_COUNT; i++)
			n += s->reserve[s->active][i] != NO_KIND;
	return n;
}

static status check_orders(const struct ancients *s, int base, struct text *why)
{
	const int leaders = hexset_count(cc_field_ordered(s, ORDER_LEADER));
	int all = hexset_count(cc_field_ordered(s, ORDER_UNIT)) + leaders;
	if (base == PHASE_ORDER || base == PHASE_RALLY)
		all += orders_to_come(s);
	for (int hex = 0; hex < HEX_COUNT; hex++)
		TRY(check_order(s, hex, why));
	return all <= most_orders(s) && leaders <= COMMAND_MAX
		       ? OK
		       : flaw_say(why, "order", "no card orders that many");
}

/* Between two turns, and before the first, no card is played and nobody is ordered. */
static status check_idle(const struct ancients *s, struct text *why)
{
	if (s->played != NO_CARD)
		return flaw_say(why, "played", "it is not the time for a card");
	if (hexes_nonzero(s->order) | hexes_nonzero(s->moved) | hexes_nonzero(s->tired) |
	    hexes_nonzero(s->fought))
		return flaw_say(why, "order", "nobody is ordered before a card");
	return s->stage ? flaw_say(why, "stage", "nobody fights before a card") : OK;
}

/* The phase that all others stand on. */
static int base_of(const struct ancients *s)
{
	int base = NO_PHASE;
	for (int i = 0; i < DEPTH_COUNT && s->flow[i]; i++)
		base = s->flow[i];
	return base;
}

static status check_turn(const struct ancients *s, int base, struct text *why)
{
	if (base != PHASE_RALLY && base != PHASE_ORDER && base != PHASE_MOVE &&
	    base != PHASE_BATTLE)
		return check_idle(s, why);
	if (s->played == NO_CARD)
		return flaw_say(why, "played", "no card is played");
	return check_orders(s, base, why);
}

/* Only on his flight a leader is off the field. */
static status check_flight(const struct ancients *s, struct text *why)
{
	bool flees = false;
	for (int i = 0; i < DEPTH_COUNT; i++)
		flees |= s->flow[i] == STEP_FLEEING;
	return !s->fleeing || (flees && is_person(s->fleeing))
		       ? OK
		       : flaw_say(why, "fleeing", "no such leader is fleeing");
}

status cc_check_position(const void *state, struct text *why)
{
	const struct ancients *s = state;
	TRY(flow_check(s->flow, ancients_phases, why));
	const int base = base_of(s);
	for (int hex = 0; hex < HEX_COUNT; hex++)
		TRY(check_hex(s, hex, why));
	TRY(check_cards(s, why));
	TRY(check_side(s, BOTTOM, base, why));
	TRY(check_side(s, TOP, base, why));
	if (base == NO_PHASE)
		return OK;
	if (!s->goal || ancients_is_decided(s))
		return flaw_say(why, "banner", "with such banners the battle is over");
	TRY(check_flight(s, why));
	TRY(flaw_status(flow_check_stack(s->flow, ancients_phases), why));
	TRY(flaw_status(flow_check_phases(s, ancients_phases), why));
	return check_turn(s, base, why);
}
