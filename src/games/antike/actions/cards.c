/* The event cards of Casus Belli: when they can be played, and what each of them does. */
#include "games/antike/antike.h"

/* Deeds without a choice. Each has a question: would it change anything? (CB-78) */

static int known_count(const struct antike *s, int seat)
{
	int count = 0;
	for (int k = 1; k < KNOWHOW_COUNT; k++)
		count += s->known[seat][k] != UNKNOWN;
	return count;
}

static bool can_study(const struct antike *s, int seat)
{
	return known_count(s, enemy_of(seat)) > 0;
}

static void study(struct antike *s, int seat, int card)
{
	const int gold = known_count(s, enemy_of(seat)); /* CB-90 */
	const int taken = antike_table_gain(s, seat, GOLD, gold);
	say(RECEIVED, seat, taken, GOLD, card);
}

static bool can_rob(const struct antike *s, int seat)
{
	return s->stock[enemy_of(seat)][COIN] > 1;
}

static void rob(struct antike *s, int seat, int card)
{
	u16 *coins = &s->stock[enemy_of(seat)][COIN];
	const int lost = *coins / 2; /* CB-91 */
	*coins = (u16)(*coins - lost);
	say(ROBBED, enemy_of(seat), lost, card);
}

/* CB-94, CB-95, CB-96 */
static void find_vein(struct antike *s, int seat, int card)
{
	const int resource = antike_harvest_resource(antike_cards[card].space);
	const int taken = antike_table_gain(s, seat, resource, 2);
	say(RECEIVED, seat, taken, resource, card);
}

static bool can_tax(const struct antike *s, int seat)
{
	return antike_table_cities(s, seat) >= 3;
}

static void tax(struct antike *s, int seat, int card)
{
	const int coins = antike_table_cities(s, seat) / 3; /* CB-97 */
	const int taken = antike_table_gain(s, seat, COIN, coins);
	say(TAXED, seat, taken, card);
}

static bool can_conscript(const struct antike *s, int seat)
{
	return antike_table_units_left(s, seat, LEGION) > 0 ||
	       antike_table_units_left(s, seat, GALLEY) > 0;
}

static void conscript(struct antike *s, int seat, int card)
{
	for (int kind = 0; kind < KIND_COUNT; kind++) /* CB-98 */
		if (antike_table_units_left(s, seat, kind) > 0) {
			s->box[seat][kind]++;
			say(RECRUITED, seat, kind, 0, card);
		}
}

static bool has_some(const struct antike *s, int seat, int kind)
{
	return antike_table_sum(s->units[seat][kind], REGION_COUNT) > 0;
}

static bool has_legions(const struct antike *s, int seat)
{
	return has_some(s, seat, LEGION);
}

static bool has_galleys(const struct antike *s, int seat)
{
	return has_some(s, seat, GALLEY);
}

static void hurry(struct antike *s, int seat, int card)
{
	(void)seat;
	antike_movere_hurry(s, antike_cards[card].kind); /* CB-100, CB-101 */
}

static bool can_besiege(const struct antike *s, int seat)
{
	for (int r = 1; r < REGION_COUNT && !s->engine; r++)
		if (s->wall[r] && s->city[r] == enemy_of(seat) + 1 &&
		    units_at(s, seat, r))
			return true;
	return false;
}

static void besiege(struct antike *s, int seat, int card)
{
	(void)seat;
	(void)card;
	s->engine = true; /* CB-102 */
}

static bool can_design(const struct antike *s, int seat)
{
	return !s->builder && antike_table_temples_left(s) > 0 &&
	       antike_table_temples(s, seat) < antike_table_cities(s, seat);
}

static void design(struct antike *s, int seat, int card)
{
	(void)seat;
	(void)card;
	s->builder = true; /* CB-105 */
}

static bool can_settle(const struct antike *s, int seat)
{
	return !s->colonists && antike_founding_has_surcharge(s, seat);
}

static void settle(struct antike *s, int seat, int card)
{
	(void)seat;
	(void)card;
	s->colonists = true; /* CB-107 */
}

static bool can_ship(const struct antike *s, int seat)
{
	return s->stock[seat][MARBLE] + s->stock[seat][IRON] + s->stock[seat][GOLD] > 0;
}

static void load_fleet(struct antike *s, int seat, int card)
{
	(void)seat;
	(void)card;
	s->giving = TRADE_MAX; /* CB-108 */
}

static bool can_send(const struct antike *s, int seat)
{
	return !s->envoy && s->space[seat] != CENTRE;
}

static void send_envoy(struct antike *s, int seat, int card)
{
	(void)seat;
	(void)card;
	s->envoy = true; /* CB-109 */
}

const struct card_row antike_cards[CARD_COUNT] = {
#define CARD(id, number, title, words, ...) \
	[CARD_##id] = { .rule = number, .name = title, .text = words, __VA_ARGS__ },
#include "games/antike/cards.def"
#undef CARD
};

/* Playing (CB-75 to CB-78) */

/* A card that asks for a target needs one: its phase is looked at as if it were on. */
static bool has_target(const struct antike *s, int seat, int phase)
{
	struct actions targets;
	struct antike asked;
	memcpy(&asked, s, sizeof asked);
	flow_push(asked.flow, phase);
	targets.count = 0;
	antike_phases[phase].legal(&asked, seat, &targets);
	return targets.count > 0;
}

refusal antike_can_play(const struct antike *s, int seat, int card)
{
	const struct card_row *row = &antike_cards[card];
	if (card == NO_CARD || !s->hand[seat][card])
		return NOT_IN_HAND;
	if (!(row->when >> s->flow[0] & 1))
		return NOT_THIS_ACTION;
	if (row->space && row->space != s->space[seat])
		return NOT_THIS_ACTION;
	if (row->can && !row->can(s, seat))
		return NO_EFFECT;
	if (row->asks && !row->deed && !has_target(s, seat, row->asks))
		return NO_EFFECT;
	return ALLOWED;
}

void antike_cards_offer(const struct antike *s, int seat, struct actions *out)
{
	if (!is_casus(s))
		return;
	for (int card = 1; card < CARD_COUNT; card++)
		if (s->hand[seat][card] && antike_can_play(s, seat, card) == ALLOWED)
			actions_add(out, action_make(VERB_PLAY, card, 0, 0));
}

/* CB-76; CB-77: as many as a player likes. */
void antike_cards_play(struct antike *s, int seat, int card)
{
	const struct card_row *row = &antike_cards[card];
	s->hand[seat][card]--;
	s->discard[card]++;
	say(PLAYED, seat, card, card);
	if (row->deed)
		row->deed(s, seat, card);
	if (row->asks)
		flow_push(s->flow, row->asks);
}
