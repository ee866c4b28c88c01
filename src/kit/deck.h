/*
 * A pile of cards as a multiset: how many of each kind. The order of a shuffled pile does
 * not exist until chance draws, so nothing can leak of it. Kind 0 is "no card".
 */
#ifndef KIT_DECK_H
#define KIT_DECK_H

#include <stdint.h>
#include <string.h>

#include "base/rng.h"
#include "core/game.h"

/* Eight kinds at a time: bytes are added in pairs, then all lanes of 16 bits. */
static inline int deck_total(const uint8_t *pile, int kinds)
{
	const uint64_t even = 0x00ff00ff00ff00ff;
	uint64_t lanes = 0;
	int k = 1, total = 0;
	for (; k + 8 <= kinds; k += 8) {
		uint64_t eight;
		memcpy(&eight, pile + k, sizeof eight);
		lanes += (eight & even) + (eight >> 8 & even);
	}
	for (; k < kinds; k++)
		total += pile[k];
	return total + (int)(lanes * 0x0001000100010001 >> 48);
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
