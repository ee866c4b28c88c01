/* Sets of places, as bits. */
#ifndef GAMES_TOTALWAR_PLACES_H
#define GAMES_TOTALWAR_PLACES_H

#include <string.h>

#include "games/totalwar/box/rows.h"

static inline placeset place_bit(int place)
{
	return tw_rows_place_bit[place];
}

static inline bool place_in(placeset set, int place)
{
	return (set & tw_rows_place_bit[place]) != 0;
}

/* The first place of a set that is not empty; `set & (set - 1)` is the set without it. */
static inline int place_first(placeset set)
{
	const uint64_t low = (uint64_t)set;
	return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

/* Which of up to eight bytes have this value: a bit for each, the first one lowest. */
static inline uint64_t bytes_with(const u8 *bytes, size_t count, u8 value)
{
	const uint64_t each = 0x0101010101010101u, seven = 0x7f7f7f7f7f7f7f7fu;
	uint64_t word = ~(value * each);
	memcpy(&word, bytes, count);
	if (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__)
		word = __builtin_bswap64(word);
	word ^= value * each; /* now they are 0 */
	word = ~(((word & seven) + seven) | word | seven);
	return (word >> 7) * 0x0102040810204080u >> 56;
}

/* The same for a row of up to 64, and for one of up to 128. */
static inline uint64_t bits_with(const u8 *row, int count, int value)
{
	uint64_t set = 0;
	for (int i = 0; i < count; i += 8)
		set |= bytes_with(row + i, (size_t)(count - i < 8 ? count - i : 8),
				  (u8)value)
		       << i;
	return set;
}

static inline placeset places_with(const u8 *row, int count, int value)
{
	return (placeset)bits_with(row + 64, count - 64, value) << 64 |
	       bits_with(row, 64, value);
}

#endif
