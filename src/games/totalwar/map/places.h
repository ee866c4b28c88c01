/* Sets of places, as bits. */
#ifndef GAMES_TOTALWAR_PLACES_H
#define GAMES_TOTALWAR_PLACES_H

#include <string.h>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

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

#ifdef __SSE2__

/* The same for sixteen. */
static inline uint64_t bits_of_sixteen(const u8 *bytes, int value)
{
	const __m128i row = _mm_loadu_si128((const __m128i *)(const void *)bytes);
	return (uint64_t)_mm_movemask_epi8(
		_mm_cmpeq_epi8(row, _mm_set1_epi8((char)value)));
}

#endif

/* The same for a row of up to 64, and for one of up to 128. */
static inline uint64_t bits_with(const u8 *row, int count, int value)
{
	uint64_t set = 0;
	int i = 0;
#ifdef __SSE2__
	for (; i + 16 <= count; i += 16)
		set |= bits_of_sixteen(row + i, value) << i;
#endif
	for (; i < count; i += 8)
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
