/*
 * A field of hexes: nine rows of thirteen and twelve in turn, points up, 113 in all.
 *
 *    row 0    0   1   2  ...  12        a9 b9 ... m9
 *    row 1      13  14  ...  24           a8 b8 ... l8
 *    row 2   25  26 ...                 a7 ...
 *
 * Two rows take 25 numbers, so a step in a direction is the same difference everywhere,
 * and a whole set of hexes steps at once by a shift. Sets are 128 bits wide.
 */
#ifndef KIT_HEXES_H
#define KIT_HEXES_H

#include <stdbool.h>
#include <stdint.h>

#include "core/names.h"

enum { HEX_ROWS = 9, HEX_WIDE = 13, HEX_COUNT = 113, NOWHERE = 255 };
enum hexdir { HEX_E, HEX_SE, HEX_SW, HEX_W, HEX_NW, HEX_NE, HEX_DIRS };

typedef unsigned __int128 hexset;

/* "a9" to "m1": a letter for the column, a number for the row, 1 at the bottom. */
extern const struct names HEX_NAMES;

/* Sets. */

static inline hexset hexset_of(int hex)
{
	return (hexset)1 << hex;
}

static inline bool hexset_has(hexset set, int hex)
{
	return set >> hex & 1;
}

static inline int hexset_count(hexset set)
{
	return __builtin_popcountll((uint64_t)set) +
	       __builtin_popcountll((uint64_t)(set >> 64));
}

static inline int hexset_first(hexset set)
{
	const uint64_t low = (uint64_t)set;
	return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

/* Takes the first hex out of a set that is not empty: while (set) hexset_take(&set). */
static inline int hexset_take(hexset *set)
{
	const int hex = hexset_first(*set);
	*set &= *set - 1;
	return hex;
}

/* One hex in every second row: `of` is its number in row 0, or in row 1. */
#define HEXES_EVERY_SECOND_ROW(of)                                                 \
	((hexset)1 << (of) | (hexset)1 << ((of) + 25) | (hexset)1 << ((of) + 50) | \
	 (hexset)1 << ((of) + 75))
#define HEXES_ALL (((hexset)1 << HEX_COUNT) - 1)
#define HEXES_LONG_LEFT (HEXES_EVERY_SECOND_ROW(0) | (hexset)1 << 100)
#define HEXES_LONG_RIGHT (HEXES_EVERY_SECOND_ROW(12) | (hexset)1 << 112)
#define HEXES_SHORT_LEFT HEXES_EVERY_SECOND_ROW(13)
#define HEXES_SHORT_RIGHT HEXES_EVERY_SECOND_ROW(24)

/* The set moved one step; what would leave the field is gone. */
static inline hexset hexes_shift(hexset set, enum hexdir dir)
{
	switch (dir) {
	case HEX_E:
		return (set & ~(HEXES_LONG_RIGHT | HEXES_SHORT_RIGHT)) << 1;
	case HEX_W:
		return (set & ~(HEXES_LONG_LEFT | HEXES_SHORT_LEFT)) >> 1;
	case HEX_SE:
		return (set & ~HEXES_LONG_RIGHT) << 13 & HEXES_ALL;
	case HEX_SW:
		return (set & ~HEXES_LONG_LEFT) << 12 & HEXES_ALL;
	case HEX_NE:
		return (set & ~HEXES_LONG_RIGHT) >> 12;
	case HEX_NW:
		return (set & ~HEXES_LONG_LEFT) >> 13;
	case HEX_DIRS:
		break;
	}
	return 0;
}

/* All hexes next to one of the set. */
static inline hexset hexes_around(hexset set)
{
	const hexset no_right = set & ~HEXES_LONG_RIGHT, no_left = set & ~HEXES_LONG_LEFT;
	return ((no_right & ~HEXES_SHORT_RIGHT) << 1 |
		(no_left & ~HEXES_SHORT_LEFT) >> 1 | no_right << 13 | no_right >> 12 |
		no_left << 12 | no_left >> 13) &
	       HEXES_ALL;
}

static inline hexset hexes_next_to(int hex)
{
	return hexes_around(hexset_of(hex));
}

/* Single hexes. */

static inline int hexes_row(int hex)
{
	return hex / 25 * 2 + (hex % 25 >= HEX_WIDE);
}

static inline int hexes_column(int hex)
{
	return hex % 25 >= HEX_WIDE ? hex % 25 - HEX_WIDE : hex % 25;
}

/* Half hexes from the left edge, 0 to 24: short rows are shifted by one. */
static inline int hexes_across(int hex)
{
	return 2 * hexes_column(hex) + (hexes_row(hex) & 1);
}

static inline bool hexes_adjacent(int a, int b)
{
	return hexset_has(hexes_next_to(a), b);
}

/* The hex one step away, or NOWHERE. */
int hexes_step(int hex, enum hexdir dir);

/* The direction from a hex to one next to it. */
enum hexdir hexes_direction(int from, int to);

int hexes_distance(int a, int b);

/*
 * The straight line from centre to centre: the hexes it meets after `step` of its steps,
 * one, or two if its point lies on the side between them. Returns how many.
 */
int hexes_on_line(int from, int to, int step, int out[2]);

/* Whether the line from centre to centre runs along sides, exactly between two hexes at
 * every second step. Another line that meets two hexes at a step goes through both. */
bool hexes_line_is_between(int from, int to);

/* The hexes whose byte is not zero, or has one of the bits of `mask` (one bit) set. */
hexset hexes_nonzero(const uint8_t bytes[HEX_COUNT]);
hexset hexes_with_bit(const uint8_t bytes[HEX_COUNT], unsigned bit);

#endif
