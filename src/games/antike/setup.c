/* How a game begins: nations, cities, neutral temples, start player, open event cards. */
#include "games/antike/antike.h"

#include "kit/deck.h"

/* A2-9, A2-10, CB-7, CB-11, CB-12: three cities and three of each resource. */
static void place_nation(struct antike *s, int seat, int nation)
{
	s->nation[seat] = (u8)nation;
	say(DEALT, seat, nation, seat);
	for (int i = 0; i < 3; i++) {
		const int region = antike_boards[s->map].start[nation][i];
		s->city[region] = (u8)(seat + 1);
		s->yields[region] = region_of(s, region)->resource;
		say(SETTLED, seat, s->yields[region], region);
	}
	for (int resource = MARBLE; resource <= GOLD; resource++)
		s->stock[seat][resource] = 3;
	say(STOCKED, seat, 3);
}

/* CB-8, CB-10, CB-13 */
static void begin_casus(struct antike *s)
{
	for (int seat = 0; seat < 2; seat++) {
		place_nation(s, seat, antike_boards[s->map].opening[2].nation[seat]);
		s->box[seat][LEGION] = s->box[seat][GALLEY] = 1;
		s->walls[seat] = 1;
	}
	for (int card = 1; card < CARD_COUNT; card++)
		s->deck[card] = antike_cards[card].copies;
	flow_push(s->flow, PHASE_START);
}

/* A2-7, A2-11, A2-12, CB-14, CB-113 */
void antike_setup_begin(struct antike *s, const struct setup *how, int map)
{
	for (int i = 0; i < OPTION_COUNT; i++)
		s->option[i] = how->option[i];
	s->map = (u8)map;
	s->seats = how->seats;
	if (is_casus(s)) {
		begin_casus(s);
		return;
	}
	for (int i = 0; i < 3; i++)
		s->temple[antike_boards[map].opening[s->seats].temple[i]] = true;
	flow_push(s->flow, PHASE_DEAL);
}

/* The nations (A2-8) */

static int seat_to_deal(const struct antike *s)
{
	int seat = 0;
	while (s->nation[seat] != NO_NATION)
		seat++;
	return seat;
}

static bool is_dealt(const struct antike *s, int nation)
{
	for (int seat = 0; seat < s->seats; seat++)
		if (s->nation[seat] == nation)
			return true;
	return false;
}

void antike_legal_DEAL(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	(void)seat;
	const uint8_t *nation = antike_boards[s->map].opening[s->seats].nation;
	for (int i = 0; i < s->seats; i++)
		if (!is_dealt(s, nation[i]))
			actions_weigh(out, action_make(VERB_DEAL, nation[i], 0, 0), 1);
}

void antike_apply_DEAL(void *state, int seat, action a)
{
	struct antike *s = state;
	(void)seat;
	const int to = seat_to_deal(s);
	place_nation(s, to, action_arg(a, 0));
	if (to == s->seats - 1)
		flow_goto(s->flow, PHASE_START);
}

/* The start player (A2-13, CB-9) */

void antike_legal_START(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	(void)seat;
	for (int first = 0; first < s->seats; first++)
		actions_weigh(out, action_make(VERB_BEGIN, first, 0, 0), 1);
}

void antike_apply_START(void *state, int seat, action a)
{
	struct antike *s = state;
	(void)seat;
	s->active = (u8)action_arg(a, 0);
	s->turn = 1;
	say(TURN, s->active, s->turn);
	if (is_casus(s)) {
		antike_table_gain(s, enemy_of(s->active), COIN, 1);
		say(COMPENSATED, enemy_of(s->active), 1);
		flow_goto(s->flow, PHASE_SUPPLY);
		return;
	}
	s->bellona = (u8)((s->active + s->seats - 1) % s->seats + 1);
	say(BELLONA, s->bellona - 1);
	flow_goto(s->flow, PHASE_RONDEL);
}

/* The first three event cards (CB-13) */

void antike_legal_SUPPLY(const void *state, int seat, struct actions *out)
{
	const struct antike *s = state;
	(void)seat;
	deck_offer(VERB_DRAW, s->deck, CARD_COUNT, out);
}

void antike_apply_SUPPLY(void *state, int seat, action a)
{
	struct antike *s = state;
	(void)seat;
	deck_move(s->deck, s->open, action_arg(a, 0));
	say(REVEALED, action_arg(a, 0));
	if (deck_total(s->open, CARD_COUNT) == OPEN_CARDS)
		flow_goto(s->flow, PHASE_RONDEL);
}
