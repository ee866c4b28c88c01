/*
 * A pile of cards as a multiset: how many of each kind. The order of a shuffled pile does
 * not exist until chance draws, so nothing can leak of it. Kind 0 is "no card".
 */
#ifndef KIT_DECK_H
#define KIT_DECK_H

#include <stdint.h>

#include "base/rng.h"
#include "core/game.h"

static inline int deck_total(const uint8_t *pile, int kinds)
{
	int total = 0;
	for (int k = 1; k < kinds; k++)
		total += pile[k];
	return total;
}

/* Lists `verb KIND` for each kind in the pile, as likely as it has copies. */
static inline void deck_offer(int verb, const uint8_t *pile, int kinds,
			      struct actions *out)
{
	for (int k = 1; k < kinds; k++)
		if (pile[k])
			actions_weigh(out, action_make(verb, k, 0, 0), pile[k]);
}

/* The kind of the n-th card of the pile, 0 <= n < total. */
static inline int deck_nth(const uint8_t *pile, int kinds, int n)
{
	int k = 1;
	while (n >= pile[k])
		n -= pile[k++];
	ensure(k < kinds);
	return k;
}

/* A random card of a pile that is not empty. */
static inline int deck_sample(const uint8_t *pile, int kinds, struct rng *rng)
{
	return deck_nth(pile, kinds,
			(int)rng_below(rng, (uint32_t)deck_total(pile, kinds)));
}

/* Moves one card, or all of them. */
static inline void deck_move(uint8_t *from, uint8_t *to, int kind)
{
	ensure(from[kind] > 0);
	from[kind]--;
	to[kind]++;
}

static inline void deck_pour(uint8_t *from, uint8_t *to, int kinds)
{
	for (int k = 1; k < kinds; k++) {
		to[k] = (uint8_t)(to[k] + from[k]);
		from[k] = 0;
	}
}

/* Moves `n` random cards: for re-dealing what a seat cannot know. */
static inline void deck_deal(uint8_t *from, uint8_t *to, int kinds, int n,
			     struct rng *rng)
{
	while (n-- > 0)
		deck_move(from, to, deck_sample(from, kinds, rng));
}

#endif
