/*
 * What the net of Arena is asked: both sides as `seat` sees them. Its weights are in
 * net.def, which `tessera learn arena-roma --net` wrote.
 */
#include "games/arena/arena.h"

enum { SUPPLY_STEP = 3, SUPPLY_STEPS = 12, LEAD_STEP = 3, LEAD_STEPS = 15 };

/* Where each kind of input begins; those of a side are there twice, mine first. */
enum {
	IN_SUPPLY,
	IN_SUPPLY_STEP,
	IN_LEAD = IN_SUPPLY_STEP + SUPPLY_STEPS,
	IN_LEAD_STEP,
	IN_OWN_HAND = IN_LEAD_STEP + LEAD_STEPS,
	IN_OWN_DRAWN = IN_OWN_HAND + CARD_COUNT,
	IN_OTHER_HAND = IN_OWN_DRAWN + CARD_COUNT,
	IN_SIDES = IN_OTHER_HAND + CARD_COUNT,
};

enum {
	SIDE_VP,
	SIDE_MONEY,
	SIDE_COINS,
	SIDE_HAND,
	SIDE_GAPS,
	SIDE_FEWER,
	SIDE_DICE,
	SIDE_PIPS,
	SIDE_WEAKENED = SIDE_PIPS + DIE_FACES,
	SIDE_BLOCKED,
	SIDE_OPEN = SIDE_BLOCKED + SPACE_COUNT,
	SIDE_TARGET = SIDE_OPEN + SPACE_COUNT,
	SIDE_PHASE = SIDE_TARGET + SPACE_COUNT,
	SIDE_ACTING = SIDE_PHASE + PHASE_COUNT,
	SIDE_CARD = SIDE_ACTING + CARD_COUNT,
	SIDE_PLACE = SIDE_CARD + CARD_COUNT,
	SIDE_COUNT = SIDE_PLACE + SPACE_COUNT * CARD_COUNT,
};

enum { INPUTS = IN_SIDES + SEAT_COUNT * SIDE_COUNT };

static const int16_t weights[NET_SIZE(INPUTS)] = {
#include "games/arena/net.def"
};

const struct net arena_net = { .inputs = INPUTS, .weight = weights };

static int most(int value, int limit)
{
	return value < limit ? value : limit;
}

static void add_pile(struct net_inputs *in, int first, const u8 *pile)
{
	for (int card = 1; card < CARD_COUNT; card++)
		net_count(in, first + card, NET_ONE * pile[card]);
}

static void add_spaces(const struct arena *s, int side, int first, struct net_inputs *in)
{
	for (int space = 0; space < spaces_of(s); space++) {
		const int card = s->space[side][space];
		if (s->blocked[side][space])
			net_mark(in, first + SIDE_BLOCKED + space);
		if (!card) {
			net_mark(in, first + SIDE_OPEN + space);
			continue;
		}
		net_mark(in, first + SIDE_CARD + card);
		net_mark(in, first + SIDE_PLACE + space * CARD_COUNT + card);
	}
}

/* What the side whose turn it is has under way. */
static void add_turn(const struct arena *s, int first, struct net_inputs *in)
{
	net_count(in, first + SIDE_DICE, NET_ONE * arena_dice_left(s));
	for (int i = 0; i < DIE_COUNT; i++)
		if (s->die[i])
			net_mark(in, first + SIDE_PIPS + s->die[i] - 1);
	net_count(in, first + SIDE_WEAKENED, 4 * most(s->weakened, 16));
	net_mark(in, first + SIDE_PHASE + s->flow[0]);
	if (s->flow[1] == NO_PHASE)
		return;
	net_mark(in, first + SIDE_ACTING + s->acting);
	if (s->flow[0] != PHASE_TARGETING)
		net_mark(in, first + SIDE_TARGET + s->target);
}

static void add_side(const struct arena *s, int side, int first, struct net_inputs *in)
{
	enum { VP_MOST = 100, MONEY_MOST = 60, FEW = 6, PER_COIN = 4, PER_CARD = 4 };
	net_count(in, first + SIDE_VP, most(s->vp[side], VP_MOST));
	net_count(in, first + SIDE_MONEY, most(s->money[side], MONEY_MOST));
	net_count(in, first + SIDE_COINS, PER_COIN * most(s->money[side], FEW));
	net_count(in, first + SIDE_HAND,
		  PER_CARD * most(deck_total(s->hand[side], CARD_COUNT), NET_ONE));
	net_count(in, first + SIDE_GAPS, PER_CARD * arena_empty_spaces(s, side));
	net_count(in, first + SIDE_FEWER, NET_ONE * s->fewer[side]);
	add_spaces(s, side, first, in);
	if (side == s->active)
		add_turn(s, first, in);
}

/* The lead, so that close games are told apart finely. */
static int lead_step(int lead)
{
	const int step = (lead + LEAD_STEP * LEAD_STEPS / 2) / LEAD_STEP;
	return step < 0 || lead < -LEAD_STEP * LEAD_STEPS / 2
		       ? 0
		       : most(step, LEAD_STEPS - 1);
}

void arena_net_inputs(const void *state, int seat, struct net_inputs *out)
{
	enum { LEAD_MOST = 60 };
	const struct arena *s = state;
	const int enemy = enemy_of(seat), lead = s->vp[seat] - s->vp[enemy];
	net_count(out, IN_SUPPLY, s->supply);
	net_mark(out, IN_SUPPLY_STEP + most(s->supply / SUPPLY_STEP, SUPPLY_STEPS - 1));
	net_count(out, IN_LEAD, lead < -LEAD_MOST ? -LEAD_MOST : most(lead, LEAD_MOST));
	net_mark(out, IN_LEAD_STEP + lead_step(lead));
	add_pile(out, IN_OWN_HAND, s->hand[seat]);
	add_pile(out, IN_OWN_DRAWN, s->drawn[seat]);
	add_pile(out, IN_OTHER_HAND, s->known[enemy]);
	add_side(s, seat, IN_SIDES, out);
	add_side(s, enemy, IN_SIDES + SIDE_COUNT, out);
}

float arena_net_evaluate(const void *state, int seat)
{
	const struct arena *s = state;
	struct net_inputs in;
	if (s->flow[0] == NO_PHASE)
		return arena_think_handmade(state, seat);
	in.count = 0;
	arena_net_inputs(state, seat, &in);
	return net_chance(net_output(&arena_net, &in));
}
