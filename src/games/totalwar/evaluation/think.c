/* What helps a search: re-dealing what a seat cannot know. The evaluation is in
 * evaluate.c. */
#include "games/totalwar/totalwar.h"

/* Hands of action cards: all that is not the reader's own is re-dealt. */
static void determinize_hands(struct totalwar *s, int reader, struct rng *rng)
{
	u8 pool[ACTION_CARD_COUNT] = { 0 };
	int size[SEAT_COUNT] = { 0 };
	deck_pour(s->deck, pool, ACTION_CARD_COUNT);
	for (int seat = 0; seat < s->players; seat++) {
		if (seat == reader)
			continue;
		size[seat] = tw_table_hand_size(s, seat);
		deck_pour(s->hand[seat], pool, ACTION_CARD_COUNT);
	}
	for (int seat = 0; seat < s->players; seat++)
		deck_deal(pool, s->hand[seat], ACTION_CARD_COUNT, size[seat], rng);
	deck_pour(pool, s->deck, ACTION_CARD_COUNT);
}

static void determinize_initiative(struct totalwar *s, int reader, struct rng *rng)
{
	int left[SEAT_COUNT], n = 0;
	for (int card = 1; card <= s->players; card++)
		if (reader >= s->players || s->initiative[reader] != card)
			left[n++] = card;
	for (int seat = 0; seat < s->players; seat++) {
		if (seat == reader || !s->initiative[seat])
			continue;
		ensure(n > 0); /* there is a card for each of the others */
		const int i = (int)rng_below(rng, (uint32_t)n);
		s->initiative[seat] = (u8)left[i];
		left[i] = left[--n];
		const int most = s->gold[seat] < BID_MAX ? s->gold[seat] : BID_MAX;
		s->bid[seat] = (u8)(s->ready[seat] && !s->out[seat]
					    ? (int)rng_below(rng, (uint32_t)most + 1)
					    : 0);
	}
}

/* The cards of a faction without those the reader knows of: likely ones, and the rest. */
enum { LIKELY, UNLIKELY, POOL_COUNT };

static void fill_pool(const struct totalwar *s, int reader, int seat,
		      u8 pool[POOL_COUNT][TROOP_COUNT])
{
	memset(pool, 0, sizeof(u8[POOL_COUNT][TROOP_COUNT]));
	for (int troop = 1; troop < TROOP_COUNT; troop++) {
		const struct troop_row *row = &tw_rows_troop[troop];
		const bool likely =
			!row->regular && (!row->needs || s->bought[row->needs]);
		if (row->owner == faction_of(seat))
			pool[likely ? LIKELY : UNLIKELY][troop] = row->copies;
	}
	for (int army = 0; army < ARMY_COUNT; army++)
		for (int i = 0; i < SLOT_COUNT; i++) {
			const int troop = s->army[seat][army][i];
			for (int p = 0; p < POOL_COUNT; p++)
				if (troop && knows_card(s, reader, seat, army, i) &&
				    pool[p][troop])
					pool[p][troop]--;
		}
}

/* A card for a slot: two main cards first, then any that the army has room for. */
static int determinize_card(const u8 pool[TROOP_COUNT], const int held[3],
			    struct rng *rng)
{
	u8 fits[TROOP_COUNT] = { 0 };
	int total = 0;
	for (int troop = 1; troop < TROOP_COUNT; troop++) {
		const int kind = card_kind(troop);
		if (held[kind] >= tw_table_most[kind] || (held[0] < 2 && kind != 0))
			continue;
		fits[troop] = pool[troop];
		total += pool[troop];
	}
	return total > 0 ? deck_sample(fits, TROOP_COUNT, rng) : NO_TROOP;
}

static void determinize_army(struct totalwar *s, int reader, int seat, int army,
			     u8 pool[POOL_COUNT][TROOP_COUNT], struct rng *rng)
{
	int held[3] = { 0 };
	for (int i = 0; i < SLOT_COUNT; i++) {
		const int troop = s->army[seat][army][i];
		if (troop && knows_card(s, reader, seat, army, i))
			held[card_kind(troop)]++;
	}
	for (int i = 0; i < SLOT_COUNT; i++) {
		if (!s->army[seat][army][i] || knows_card(s, reader, seat, army, i))
			continue;
		int p = LIKELY, troop = determinize_card(pool[LIKELY], held, rng);
		if (troop == NO_TROOP) {
			p = UNLIKELY;
			troop = determinize_card(pool[UNLIKELY], held, rng);
		}
		for (p = troop ? p : LIKELY; troop == NO_TROOP;
		     p++) /* no room: any card */
			if (deck_total(pool[p], TROOP_COUNT) > 0)
				troop = deck_sample(pool[p--], TROOP_COUNT, rng);
		pool[p][troop]--;
		held[card_kind(troop)]++;
		s->army[seat][army][i] = (u8)troop;
	}
}

/* A secret choice of cards is drawn again, as the determinized army allows. */
static void determinize_choice(struct totalwar *s, int seat, struct rng *rng)
{
	struct actions list = { .count = 0 };
	const bool made = s->ready[seat] && s->flow[0] == PHASE_DEPLOY &&
			  !s->tally[0][SEES_FIRST] && !s->tally[1][SEES_FIRST];
	memset(s->chosen[seat], 0, ROLE_COUNT);
	if (!made)
		return;
	tw_legal_DEPLOY(s, seat, &list);
	for (int tries = 0; tries < 8; tries++) {
		const action a = list.list[rng_below(rng, list.count)];
		const unsigned zone = 1u << tw_battle_hand(s);
		if (action_verb(a) != VERB_DEPLOY)
			continue;
		for (int role = 0; role < ROLE_SPECIAL; role++)
			s->chosen[seat][role] = (u8)tw_battle_find(
				s, tw_battle_side_of(s, seat), action_arg(a, role), zone);
		return;
	}
}

/* Whatever a position says of it: a card that has fought lies open. */
static void show_who_fought(struct totalwar *s)
{
	for (int side = 0; side < SIDE_COUNT; side++)
		for (int line = 1; line < LINE_COUNT; line++)
			if (s->zone[side][line] >= FIELDED)
				tw_battle_show(s, side, line);
}

void tw_think_determinize(void *state, int seat, struct rng *rng)
{
	struct totalwar *s = state;
	show_who_fought(s);
	determinize_hands(s, seat, rng);
	determinize_initiative(s, seat, rng);
	for (int other = 0; other < s->players; other++) {
		if (other == seat)
			continue;
		u8 pool[POOL_COUNT][TROOP_COUNT];
		fill_pool(s, seat, other, pool);
		for (int army = 0; army < ARMY_COUNT; army++)
			determinize_army(s, seat, other, army, pool, rng);
		memset(s->order[other], 0, sizeof s->order[other]);
		determinize_choice(s, other, rng);
	}
}

/* The turns of agents and of campaigns are counted from 1, the phases between are 0. */
unsigned tw_think_turn(const void *state)
{
	const struct totalwar *s = state;
	return (unsigned)s->round * (SEAT_COUNT + 1) + s->turns;
}
