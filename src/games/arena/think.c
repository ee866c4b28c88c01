/* What helps a search: re-dealing the unknown, a fast die, and a handmade evaluation.
 */
#include <math.h>

#include "base/curve.h"
#include "games/arena/arena.h"

/* Takes back into the pool what `reader` cannot know of the hidden cards of `seat`. */
static void hide(struct arena *s, int seat, bool knows_some, u8 pool[CARD_COUNT])
{
	for (int card = 1; card < CARD_COUNT; card++) {
		const int known = knows_some ? s->known[seat][card] : 0;
		pool[card] = (u8)(pool[card] + s->hand[seat][card] - known +
				  s->gift[seat][card] + s->drawn[seat][card]);
		s->hand[seat][card] = (u8)known;
	}
}

static int hidden_total(const u8 *pile)
{
	return deck_total(pile, CARD_COUNT);
}

/* AR-52: a player knows his own cards, what lies open, and what he has seen of the
 * enemy's hand; all else is re-dealt. A spectator knows only what lies open. */
static void redeal(struct arena *s, int reader, struct rng *rng)
{
	u8 pool[CARD_COUNT] = { 0 };
	int hand[SEAT_COUNT], gift[SEAT_COUNT], drawn[SEAT_COUNT];
	deck_pour(s->deck, pool, CARD_COUNT);
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		if (seat == reader)
			continue;
		hand[seat] = hidden_total(s->hand[seat]);
		gift[seat] = hidden_total(s->gift[seat]);
		drawn[seat] = hidden_total(s->drawn[seat]);
		hide(s, seat, reader < SEAT_COUNT, pool);
		memset(s->gift[seat], 0, sizeof s->gift[seat]);
		memset(s->drawn[seat], 0, sizeof s->drawn[seat]);
	}
	for (int seat = 0; seat < SEAT_COUNT; seat++) {
		if (seat == reader)
			continue;
		deck_deal(pool, s->hand[seat], CARD_COUNT,
			  hand[seat] - hidden_total(s->hand[seat]), rng);
		deck_deal(pool, s->gift[seat], CARD_COUNT, gift[seat], rng);
		deck_deal(pool, s->drawn[seat], CARD_COUNT, drawn[seat], rng);
	}
	deck_pour(pool, s->deck, CARD_COUNT);
}

/* Everybody sees that the active player is choosing among cards he has looked at. */
static void know_what_is_taken(struct arena *s)
{
	const int enemy = enemy_of(s->active);
	if (s->flow[0] == PHASE_TAKING &&
	    (s->acting == SPECULATOR || s->acting == HARUSPEX))
		memcpy(s->known[enemy], s->hand[enemy], sizeof s->hand[enemy]);
}

void arena_think_determinize(void *state, int seat, struct rng *rng)
{
	struct arena *s = state;
	if (seat >= SEAT_COUNT)
		memset(s->known, 0, sizeof s->known);
	redeal(s, seat, rng);
	if (seat >= SEAT_COUNT)
		know_what_is_taken(s);
}

action arena_think_sample(const void *state, struct rng *rng)
{
	const struct arena *s = state;
	const int phase = s->flow[0];
	if (phase == PHASE_ROLL || phase == PHASE_BATTLE || phase == PHASE_PRAYING)
		return dice_sample(VERB_DIE, rng);
	return action_make(VERB_DRAW, deck_sample(s->deck, CARD_COUNT, rng), 0, 0);
}

unsigned arena_think_turn(const void *state)
{
	return ((const struct arena *)state)->turn;
}

/* Worth, in VP: what a player has, what he can expect of his cards, what gaps will cost.
 */

static const float PER_COIN = 0.12f, COINS_FULL = 14.0f, PER_HAND_CARD = 0.45f;
static const float PER_COST = 0.16f, PER_GAP = 1.1f, PER_DIE = 0.1f, PER_CHOICE = 0.55f;

static float assets(const struct arena *s, int seat)
{
	const float coins = s->money[seat] < COINS_FULL ? s->money[seat] : COINS_FULL;
	float sum = s->vp[seat] + PER_COIN * coins;
	sum += PER_HAND_CARD * sqrtf((float)hidden_total(s->hand[seat]));
	for (int space = 0; space < spaces_of(s); space++)
		if (s->space[seat][space])
			sum += 0.6f + PER_COST * arena_cards[s->space[seat][space]].cost;
	/* The gaps of the player who is not active cost him once more, and soon. */
	const float gaps = (float)arena_empty_spaces(s, seat);
	sum -= PER_GAP * gaps * (seat == s->active ? 1.0f : 2.0f);
	return sum - 1.2f * s->fewer[seat];
}

/* What the turn that is under way will bring, in VP. */
float arena_think_pending(const struct arena *s, int seat)
{
	float pending = PER_DIE * (float)arena_dice_left(s);
	if (s->flow[1] != NO_PHASE)
		pending += PER_CHOICE; /* a deed is under way */
	return seat == s->active ? pending : -pending;
}

float arena_think_handmade(const void *state, int seat)
{
	const struct arena *s = state;
	const int lead_vp = s->vp[seat] - s->vp[enemy_of(seat)];
	if (s->flow[0] == NO_PHASE)
		return lead_vp > 0 ? 1.0f : lead_vp < 0 ? 0.0f : 0.5f;
	float lead = assets(s, seat) - assets(s, enemy_of(seat));
	lead += arena_think_pending(s, seat);
	const float urgency = 5.0f + 0.15f * s->supply; /* the end is near: VP decide */
	return 0.5f + 0.49f * curve_tanh(lead / urgency / 1.5f);
}
