/* Playing a card: what it lets its player order, and its fallback. */
#include "games/ancients/ancients.h"

void cc_legal_CARD(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	for (int card = 1; card < CARD_COUNT; card++)
		if (s->hand[seat][card])
			actions_add(out, action_make(VERB_PLAY, card, 0, 0));
}

refusal cc_why_CARD(const void *state, int seat, action a)
{
	const struct ancients *s = state;
	if (action_verb(a) != VERB_PLAY)
		return NOT_NOW;
	return s->hand[seat][action_arg(a, 0)] ? ALLOWED : NOT_IN_HAND;
}

/* CC-42: as the enemy's last card, seen from the other side. */
static int card_in_force(const struct ancients *s, int seat, int card)
{
	return card == COUNTER_ATTACK ? ancients_cards[s->last[enemy_of(seat)]].mirror
				      : card;
}

static void say_played(const struct ancients *s, int seat)
{
	if (s->played != COUNTER_ATTACK)
		say(PLAYED, seat, s->played);
	else
		say(COPIED, seat, s->played, s->orders);
	if (!s->orders)
		say(NO_COPY, seat);
}

void cc_apply_CARD(void *state, int seat, action a)
{
	struct ancients *s = state;
	const int card = action_arg(a, 0);
	s->hand[seat][card]--;
	s->played = (u8)card;
	s->orders = (u8)card_in_force(s, seat, card);
	s->last[seat] = s->orders;
	s->section[seat] = 0;
	if (events_are_heard)
		say_played(s, seat);
	cc_orders_begin(s);
}

/* Which units a card means. */

unsigned cc_cards_kinds_of(const struct unit_row *row)
{
	return 1u << (row->symbol - LIGHT) | (row->traits & FOOT ? IS_FOOT : IS_MOUNTED) |
	       (row->range[PUBLISHED] ? IS_MISSILE : 0u);
}

static bool is_meant(const struct ancients *s, int hex)
{
	return !orders_of(s)->kinds ||
	       cc_cards_kinds_of(unit_at(s, hex)) & orders_of(s)->kinds;
}

static hexset meant_units(const struct ancients *s)
{
	hexset meant = 0;
	for (hexset units = cc_field_units(s, s->active); units;) {
		const int hex = hexset_take(&units);
		if (is_meant(s, hex))
			meant |= hexset_of(hex);
	}
	return meant;
}

/* CC-40: all next to an enemy unit. CC-41: all that can shoot. */
static void order_all(struct ancients *s)
{
	hexset units = meant_units(s);
	if (orders_of(s)->dice)
		units &= hexes_around(cc_field_units(s, enemy_of(s->active)));
	if (units)
		say(ORDERED_ALL, s->active, hexset_count(units), s->orders);
	while (units)
		s->order[hexset_take(&units)] = ORDER_UNIT;
}

/* CC-23: without a unit of the kind, or Rally without a leader, one unit of choice. */
static bool falls_back(const struct ancients *s)
{
	const struct card_row *card = orders_of(s);
	if (card->heals)
		return !cc_field_leaders(s, s->active);
	return card->kinds && !meant_units(s);
}

static int orders_given(const struct ancients *s)
{
	const struct card_row *card = orders_of(s);
	if (s->lone)
		return 1;
	if (card->inspires)
		return card->inspires + 1; /* CC-36 */
	if (card->linked)
		return card->linked < ORDERS_MAX ? card->linked
						 : ORDERS_MAX; /* CC-38, CC-39 */
	if (card->kinds)
		return s->command[s->active]; /* CC-33 */
	return 0;
}

void cc_orders_begin(struct ancients *s)
{
	s->lone = falls_back(s);
	s->left = (u8)orders_given(s);
	if (s->lone)
		say(ONE_OF_CHOICE, s->active);
	const struct card_row *card = orders_of(s);
	flow_goto(s->flow, PHASE_ORDER);
	if (card->rolls) {
		if (card->heals)
			flow_goto(s->flow, PHASE_RALLY);
		cc_roll_begin(s, ROLL_CARD, s->command[s->active]);
	} else if (card->all) {
		order_all(s);
		cc_orders_done(s);
	}
}

void cc_orders_done(struct ancients *s)
{
	if (orders_of(s)->stands)
		cc_battle_begin(s);
	else
		cc_moves_begin(s);
}

/* One more order: is there one for this piece? */

/* CC-30, CC-31: one more piece of the sections `more` fits if for each set of sections
 * the pieces that can come from nowhere else are not too many. */
static bool fits_quota(const u8 quota[SECTION_COUNT], const u8 given[8], unsigned more)
{
	for (unsigned sections = 1; sections < 8; sections++) {
		int room = 0, need = 0;
		if (more & ~sections)
			continue;
		for (unsigned i = 0; i < SECTION_COUNT; i++)
			room += sections >> i & 1 ? quota[i] : 0;
		for (unsigned from = 1; from < 8; from++)
			need += (from & ~sections) == 0 ? given[from] : 0;
		if (need >= room)
			return false;
	}
	return true;
}

/* The sections a card names. CC-42: of a Leadership Any Section that a Counter Attack
 * copies the one that the opponent chose, if he chose one. */
unsigned cc_orders_sections(const struct ancients *s)
{
	const u8 *quota = orders_of(s)->quota;
	const unsigned chosen = s->section[enemy_of(s->active)];
	if (s->played == COUNTER_ATTACK && s->orders == LEADERSHIP && chosen)
		return from_the_other_side(chosen);
	return (quota[0] ? LEFT : 0u) | (quota[1] ? CENTRE : 0u) |
	       (quota[2] ? RIGHT : 0u);
}

/* What has been ordered so far, and in which sections one more order fits. */
struct cc_ordering cc_orders_so_far(const struct ancients *s)
{
	static const u8 combinations[] = { 1, 2, 3, 4, 6 };
	const hexset units = cc_field_ordered(s, ORDER_UNIT);
	const hexset leaders = cc_field_ordered(s, ORDER_LEADER);
	struct cc_ordering so_far = { .ordered = units | leaders };
	const u8 *quota = orders_of(s)->quota;
	u8 given[8] = { 0 };
	if (!quota[0] && !quota[1] && !quota[2])
		return so_far;
	for (hexset left = units; left;)
		given[cc_field_sections(s->active, hexset_take(&left))]++;
	for (hexset left = leaders; left;)
		given[cc_field_sections(s->active, hexset_take(&left))]++;
	for (size_t i = 0; i < sizeof combinations; i++)
		if (fits_quota(quota, given, combinations[i]))
			so_far.fits |= 1u << combinations[i];
	return so_far;
}

/* CC-24: nothing fits where the card has no orders. */
static refusal fits_section(const struct ancients *s, const struct cc_ordering *o,
			    int hex)
{
	return o->fits >> cc_field_sections(s->active, hex) & 1 ? ALLOWED : WRONG_SECTION;
}

/* CC-22 */
static bool is_linked(const struct cc_ordering *o, int hex)
{
	return !o->ordered || (hexes_next_to(hex) & o->ordered) != 0;
}

/* CC-36: first a leader of the section, then pieces linked to him. CC-37: or one unit. */
static refusal fits_leadership(const struct ancients *s, const struct cc_ordering *o,
			       int hex)
{
	if (!o->ordered)
		return cc_field_sections(s->active, hex) & cc_orders_sections(s)
			       ? ALLOWED
			       : WRONG_SECTION;
	return is_linked(o, hex) ? ALLOWED : NOT_LINKED;
}

/* CC-43: a die with its symbol, or a helmet. */
static refusal fits_dice(const struct ancients *s, int hex)
{
	const int symbol = unit_at(s, hex)->symbol;
	return (s->unit[hex] && s->face[symbol]) || s->face[HELMET] ? ALLOWED : NO_SYMBOL;
}

static refusal fits_card(const struct ancients *s, const struct cc_ordering *o, int hex)
{
	const struct card_row *card = orders_of(s);
	if (card->rolls)
		return fits_dice(s, hex);
	if (!s->left && (s->lone || card->kinds || card->inspires))
		return NO_ORDERS_LEFT;
	if (s->lone)
		return s->unit[hex] ? ALLOWED : WRONG_KIND;
	if (card->inspires)
		return fits_leadership(s, o, hex);
	if (card->kinds) {
		if (s->unit[hex] ? !is_meant(s, hex) : !card->detaches)
			return WRONG_KIND;
		return !card->linked || is_linked(o, hex) ? ALLOWED : NOT_LINKED;
	}
	return fits_section(s, o, hex);
}

refusal cc_orders_refusal(const struct ancients *s, const struct cc_ordering *o, int hex)
{
	if (!has_unit(s, s->active, hex) && !has_lone_leader(s, s->active, hex))
		return NO_PIECE;
	if (s->order[hex] & (s->unit[hex] ? ORDER_UNIT : ORDER_LEADER))
		return ORDERED_ALREADY;
	return fits_card(s, o, hex);
}

/* CC-21 */
refusal cc_orders_lead_refusal(const struct ancients *s, const struct cc_ordering *o,
			       int hex)
{
	const struct card_row *card = orders_of(s);
	if (!card->detaches)
		return NO_DETACHING;
	if (!has_leader(s, s->active, hex) || !s->unit[hex])
		return NO_LEADER_THERE;
	if (s->order[hex] & ORDER_LEADER)
		return ORDERED_ALREADY;
	if (card->rolls)
		return s->face[HELMET] ? ALLOWED : NO_SYMBOL;
	if (card->kinds)
		return s->left ? ALLOWED : NO_ORDERS_LEFT;
	return fits_section(s, o, hex);
}
