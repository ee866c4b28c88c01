/* How a battle begins: the rows of battles.def put on the field, the deal. */
#include "games/ancients/ancients.h"

/* Reads the lists of a battle, "LI c3 d3; MC k2": a name and hexes, up to the end. */

static int take_name(const struct names *domain, const char **list)
{
	const int name = names_take(domain, list);
	ensure(name > 0);
	return name;
}

/* The next hex of the list, or NOWHERE after the last of a name. */
static int take_hex(const char **list)
{
	const char *at = *list;
	at += *at == ' ';
	if (*at == '\0' || *at == ';')
		return NOWHERE;
	char word[3] = { at[0], at[1], '\0' };
	const int hex = names_exact(&HEX_NAMES, word, 2);
	ensure(hex >= 0);
	*list = at + 2;
	return hex;
}

static void put_terrain(struct ancients *s, const char *list)
{
	while (list && *list) {
		const int ground = take_name(&CC_TERRAIN_NAMES, &list);
		for (int hex = take_hex(&list); hex != NOWHERE; hex = take_hex(&list))
			s->terrain[hex] = (u8)ground;
		list += *list == ';';
	}
}

static void put_units(struct ancients *s, int seat, const char *list)
{
	while (list && *list) {
		const int kind = take_name(&CC_KIND_NAMES, &list);
		for (int hex = take_hex(&list); hex != NOWHERE; hex = take_hex(&list)) {
			s->unit[hex] = (u8)(kind | seat << SIDE_BIT);
			s->blocks[hex] = ancients_units[kind].blocks;
		}
		list += *list == ';';
	}
}

static void put_leaders(struct ancients *s, int seat, const char *list)
{
	while (list && *list) {
		const int person = take_name(&CC_PERSON_NAMES, &list);
		s->leader[take_hex(&list)] = (u8)(person | seat << LEADER_SIDE_BIT);
		list += *list == ';';
	}
}

static void put_waiting(u8 places[PLACE_COUNT], const struct names *domain,
			const char *list)
{
	for (int i = 0; list && *list; i++)
		places[i] = (u8)take_name(domain, &list);
}

static void put_side(struct ancients *s, int seat, const struct battle_row *row)
{
	s->army[seat] = row->army[seat];
	s->command[seat] = row->command[seat]; /* CC-7 */
	for (int i = 0; i < SPECIAL_COUNT; i++)
		s->special[seat][i] = row->special[seat] >> i & 1;
	put_units(s, seat, row->units[seat]);
	put_leaders(s, seat, row->leaders[seat]);
	put_waiting(s->reserve[seat], &CC_KIND_NAMES, row->reserve[seat]);
	put_waiting(s->waiting[seat], &CC_PERSON_NAMES, row->waiting[seat]);
}

/* CC-5 */
void cc_setup_deck(struct ancients *s)
{
	for (int card = 1; card < CARD_COUNT; card++)
		s->deck[card] = ancients_cards[card].copies;
	flow_push(s->flow, PHASE_DEAL);
}

/* CC-6 */
void cc_setup_begin(struct ancients *s, const struct setup *how)
{
	const struct battle_row *row = &ancients_battles[how->scenario + 1];
	for (int i = 0; i < OPTION_COUNT; i++)
		s->option[i] = how->option[i];
	s->battle = (u8)(how->scenario + 1);
	s->goal = row->goal;
	s->active = row->first;
	put_terrain(s, row->terrain);
	for (int seat = 0; seat < SEAT_COUNT; seat++)
		put_side(s, seat, row);
	cc_setup_deck(s);
}

void cc_legal_DEAL(const void *state, int seat, struct actions *out)
{
	const struct ancients *s = state;
	(void)seat;
	deck_offer(VERB_DRAW, s->deck, CARD_COUNT, out);
}

static bool is_dealt(const struct ancients *s, int seat)
{
	return deck_total(s->hand[seat], CARD_COUNT) >= s->command[seat];
}

bool cc_setup_is_dealt(const struct ancients *s)
{
	return is_dealt(s, BOTTOM) && is_dealt(s, TOP);
}

void cc_apply_DEAL(void *state, int seat, action a)
{
	struct ancients *s = state;
	(void)seat;
	const int to = is_dealt(s, BOTTOM), card = action_arg(a, 0);
	deck_move(s->deck, s->hand[to], card);
	say_to(seat_bit(to), DEALT, to, card);
	if (cc_setup_is_dealt(s))
		cc_setup_ready(s);
}

/* CC-158: with a unit of his own that has none; by an option also alone. */
bool cc_setup_takes_leader(const struct ancients *s, int seat, int hex)
{
	if (s->leader[hex])
		return false;
	return s->unit[hex] ? unit_side(s, hex) == seat
			    : s->option[OPTION_LEADER_PLACEMENT] &&
				      cc_field_can_enter(s, NO_KIND, hex);
}

/* CC-158: leaders are placed after the deal, as long as there is room for them. An ambush
 * waits for its card (CC-150). */
bool cc_setup_can_place(const struct ancients *s, int seat)
{
	if (!s->waiting[seat][0] || has_special(s, seat, SPECIAL_AMBUSH))
		return false;
	for (int hex = 0; hex < HEX_COUNT; hex++)
		if (cc_setup_takes_leader(s, seat, hex))
			return true;
	return false;
}

void cc_setup_ready(struct ancients *s)
{
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		if (cc_setup_can_place(s, seat)) {
			flow_goto(s->flow, PHASE_PLACE);
			return;
		}
		if (!has_special(s, seat, SPECIAL_AMBUSH))
			memset(s->waiting[seat], NO_LEADER, PLACE_COUNT);
	}
	cc_turn_begin(s, s->active);
}
