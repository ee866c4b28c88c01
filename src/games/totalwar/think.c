/* What helps a search: re-dealing what a seat cannot know, and the worth of a position.
 */
#include <math.h>

#include "games/totalwar/totalwar.h"

/* TW-17, TW-18 */
static bool knows(const struct totalwar *s, int reader, int seat, int army, int slot)
{
	const int seats = s->known[seat][army][slot];
	return seat == reader || seats == KNOWN_TO_ALL ||
	       (reader < SEAT_COUNT && (seats >> reader & 1));
}

/* Hands of action cards: all that is not the reader's own is dealt anew. */
static void guess_hands(struct totalwar *s, int reader, struct rng *rng)
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

static void guess_initiative(struct totalwar *s, int reader, struct rng *rng)
{
	int left[SEAT_COUNT], n = 0;
	for (int card = 1; card <= s->players; card++)
		if (reader >= s->players || s->initiative[reader] != card)
			left[n++] = card;
	for (int seat = 0; seat < s->players; seat++) {
		if (seat == reader || !s->initiative[seat])
			continue;
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
				if (troop && knows(s, reader, seat, army, i) &&
				    pool[p][troop])
					pool[p][troop]--;
		}
}

/* A card for a slot: two main cards first, then any that the army has room for. */
static int guess_card(const u8 pool[TROOP_COUNT], const int held[3], struct rng *rng)
{
	static const int most[3] = { MAIN_MAX, SKIRMISHERS_MAX, ARTILLERY_MAX };
	u8 fits[TROOP_COUNT] = { 0 };
	int total = 0;
	for (int troop = 1; troop < TROOP_COUNT; troop++) {
		const int kind = is_main(troop) ? 0 : is_skirmisher(troop) ? 1 : 2;
		if (held[kind] >= most[kind] || (held[0] < 2 && kind != 0))
			continue;
		fits[troop] = pool[troop];
		total += pool[troop];
	}
	return total > 0 ? deck_sample(fits, TROOP_COUNT, rng) : NO_TROOP;
}

static void guess_army(struct totalwar *s, int reader, int seat, int army,
		       u8 pool[POOL_COUNT][TROOP_COUNT], struct rng *rng)
{
	int held[3] = { 0 };
	for (int i = 0; i < SLOT_COUNT; i++) {
		const int troop = s->army[seat][army][i];
		if (troop && knows(s, reader, seat, army, i))
			held[is_main(troop) ? 0 : is_skirmisher(troop) ? 1 : 2]++;
	}
	for (int i = 0; i < SLOT_COUNT; i++) {
		if (!s->army[seat][army][i] || knows(s, reader, seat, army, i))
			continue;
		int p = LIKELY, troop = guess_card(pool[LIKELY], held, rng);
		if (troop == NO_TROOP) {
			p = UNLIKELY;
			troop = guess_card(pool[UNLIKELY], held, rng);
		}
		for (p = troop ? p : LIKELY; troop == NO_TROOP;
		     p++) /* no room: any card */
			if (deck_total(pool[p], TROOP_COUNT) > 0)
				troop = deck_sample(pool[p--], TROOP_COUNT, rng);
		pool[p][troop]--;
		held[is_main(troop) ? 0 : is_skirmisher(troop) ? 1 : 2]++;
		s->army[seat][army][i] = (u8)troop;
	}
}

/* A secret choice of cards is made anew, as the guessed army allows. */
static void guess_choice(struct totalwar *s, int seat, struct rng *rng)
{
	struct actions list = { .count = 0 };
	const bool made = s->ready[seat] && s->flow[0] == PHASE_DEPLOY && !s->revealing;
	memset(s->chosen[seat], 0, ROLE_COUNT);
	if (!made)
		return;
	tw_legal_DEPLOY(s, seat, &list);
	for (int tries = 0; tries < 8; tries++) {
		const action a = list.list[rng_below(rng, list.count)];
		const unsigned zone = 1u << (s->fight == FIGHT_CENTRE ? READY : IN_HAND);
		if (action_verb(a) != VERB_DEPLOY)
			continue;
		for (int role = 0; role < ROLE_SPECIAL; role++)
			s->chosen[seat][role] = (u8)tw_battle_find(
				s, tw_battle_side_of(s, seat), action_arg(a, role), zone);
		return;
	}
}

void tw_think_guess(void *state, int seat, struct rng *rng)
{
	struct totalwar *s = state;
	guess_hands(s, seat, rng);
	guess_initiative(s, seat, rng);
	for (int other = 0; other < s->players; other++) {
		if (other == seat)
			continue;
		u8 pool[POOL_COUNT][TROOP_COUNT];
		fill_pool(s, seat, other, pool);
		for (int army = 0; army < ARMY_COUNT; army++)
			guess_army(s, seat, other, army, pool, rng);
		memset(s->order[other], 0, sizeof s->order[other]);
		guess_choice(s, other, rng);
	}
}

/* The turns of agents and of campaigns are counted from 1, the phases between are 0. */
unsigned tw_think_turn(const void *state)
{
	const struct totalwar *s = state;
	return (unsigned)s->round * (SEAT_COUNT + 1) + s->turns;
}

/* Worth */

/* Strength of an army in gold, by its cards and its general. */
static float strength(const struct totalwar *s, int seat, int army)
{
	float sum = 0;
	for (int i = 0; i < SLOT_COUNT && s->army[seat][army][i]; i++) {
		const struct troop_row *row = &tw_rows_troop[s->army[seat][army][i]];
		sum += (float)row->cost + (row->regular ? 0.8f : 0.0f);
	}
	return sum + 0.6f * (float)tw_table_stars(s, seat, army);
}

static float land(const struct totalwar *s, int seat)
{
	float sum = 0;
	for (int r = 1; r < REGION_COUNT; r++) {
		if (!controls(s, seat, r))
			continue;
		const float loss =
			s->unrest[r] ? 0.4f * (float)(s->unrest[r] > 1 ? 2 : 1) : 0.0f;
		sum += (float)tw_rows_region[r].gold * (1.0f - loss) + 0.2f;
		sum += 0.35f * (float)s->built[MARKET][r] +
		       0.12f * (float)s->built[BARRACKS][r] +
		       0.05f * (float)s->built[WALLS][r] +
		       1.2f * (float)s->built[WONDER][r];
		if (tw_table_is_besieged(s, r))
			sum -= 0.7f * (float)tw_rows_region[r].gold;
	}
	return sum;
}

/* How near the armies are to land that is not theirs: one that marches is worth more. */
static float prospects(const struct totalwar *s, int seat, int army)
{
	const int at = s->at[seat][army];
	if (at == IN_SPACE)
		return -0.4f;
	if (!is_region(at))
		return 0.1f;
	float best = s->aboard[seat][army] ? 0.1f : 0.0f;
	if (!controls(s, seat, at))
		best = 0.35f; /* it besieges */
	for (const struct near_row *n = tw_rows_near[at]; n->to; n++) {
		const int owner = s->control[n->to] - 1;
		if (!tw_table_is_open(s, n->to) || owner == seat)
			continue;
		const bool guarded = tw_table_has_garrison(s, n->to);
		const float prize = 0.12f * (float)tw_rows_region[n->to].gold;
		if (owner < 0 || s->relation[seat][owner] <= NEUTRAL)
			best = fmaxf(best, guarded ? prize : 0.15f + prize);
	}
	return best;
}

static float assets(const struct totalwar *s, int seat)
{
	float sum = 1.0f * (float)s->vp[seat] + 0.55f * land(s, seat);
	sum += 0.16f * (s->gold[seat] < 12 ? (float)s->gold[seat]
					   : 12.0f + 0.3f * (float)(s->gold[seat] - 12));
	for (int army = 0; army < ARMY_COUNT; army++)
		if (s->at[seat][army]) {
			const float force = strength(s, seat, army);
			sum += 0.17f * force + (tw_table_mains(s, seat, army) >= 3
							? prospects(s, seat, army)
							: -0.2f);
		}
	for (int navy = 0; navy < NAVY_COUNT; navy++)
		sum += 0.12f * (float)tw_table_ships(s, seat, navy);
	for (int dev = 1; dev < DEVELOPMENT_COUNT; dev++)
		if (tw_rows_development[dev].owner == faction_of(seat) && s->bought[dev])
			sum += 0.2f * (float)tw_rows_development[dev].cost + 0.1f;
	for (int i = 0; i < AGENT_COUNT; i++)
		sum += s->agent[seat][i] ? 0.35f : 0.0f;
	return sum + 0.07f * (float)tw_table_hand_size(s, seat);
}

/* Orders that are not yet carried out count as if they were. */
float tw_think_worth(const void *state, int seat)
{
	const struct totalwar *s = state;
	struct totalwar copy;
	if (s->flow[0] == NO_PHASE) {
		float scores[SEATS_MAX] = { 0 };
		total_war_rome_game.score(s, scores);
		return scores[seat];
	}
	if (s->flow[0] == PHASE_SPEND) {
		copy = *s;
		tw_spend_foresee(&copy, seat);
		s = &copy;
	}
	float best = -100;
	for (int other = 0; other < s->players; other++)
		if (other != seat)
			best = fmaxf(best, assets(s, other));
	return 0.5f + 0.49f * tanhf((assets(s, seat) - best) / 25.0f);
}
