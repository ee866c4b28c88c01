#include "kit/hexes.h"

#include <stdlib.h>
#include <string.h>

#include "base/status.h"

#define TWELVE(row)                                                                      \
	"a" row, "b" row, "c" row, "d" row, "e" row, "f" row, "g" row, "h" row, "i" row, \
		"j" row, "k" row, "l" row
static const char *const hex_words[HEX_COUNT] = {
	TWELVE("9"), "m9",	  TWELVE("8"), TWELVE("7"), "m7",
	TWELVE("6"), TWELVE("5"), "m5",	       TWELVE("4"), TWELVE("3"),
	"m3",	     TWELVE("2"), TWELVE("1"), "m1",
};
#undef TWELVE
#define TWELVE(row)                                                                      \
	"A" row, "B" row, "C" row, "D" row, "E" row, "F" row, "G" row, "H" row, "I" row, \
		"J" row, "K" row, "L" row
static const char *const hex_labels[HEX_COUNT] = {
	TWELVE("9"), "M9",	  TWELVE("8"), TWELVE("7"), "M7",
	TWELVE("6"), TWELVE("5"), "M5",	       TWELVE("4"), TWELVE("3"),
	"M3",	     TWELVE("2"), TWELVE("1"), "M1",
};
const struct names HEX_NAMES = { "hex", HEX_COUNT, hex_words, hex_labels };

int hexes_step(int hex, enum hexdir dir)
{
	const hexset there = hexes_shift(hexset_of(hex), dir);
	return there ? hexset_first(there) : NOWHERE;
}

enum hexdir hexes_direction(int from, int to)
{
	switch (to - from) {
	case 1:
		return HEX_E;
	case 13:
		return HEX_SE;
	case 12:
		return HEX_SW;
	case -1:
		return HEX_W;
	case -13:
		return HEX_NW;
	default:
		return HEX_NE;
	}
}

/* Row and place across of every hex: a search asks for millions of distances. */
#define FOUR(row, at)                                  \
	{ row, at }, { row, at + 2 }, { row, at + 4 }, \
	{                                              \
		row, at + 6                            \
	}
#define TWELVE_AT(row, at) FOUR(row, at), FOUR(row, at + 8), FOUR(row, at + 16)
#define TWO_ROWS(row) TWELVE_AT(row, 0), { row, 24 }, TWELVE_AT(row + 1, 1)
static const int8_t place[HEX_COUNT][2] = {
	TWO_ROWS(0), TWO_ROWS(2), TWO_ROWS(4), TWO_ROWS(6), TWELVE_AT(8, 0), { 8, 24 },
};

/* In rows every second step down moves half a hex sideways for free. */
int hexes_distance(int a, int b)
{
	const int down = abs(place[a][0] - place[b][0]);
	const int across = abs(place[a][1] - place[b][1]);
	return across > down ? down + (across - down) / 2 : down;
}

/* The hex of these cube coordinates, or NOWHERE. */
static int hex_of_cube(int q, int row)
{
	const int across = 2 * q + row, column = (across - (row & 1)) / 2;
	if (across < 0 || column >= HEX_WIDE - (row & 1))
		return NOWHERE;
	return row / 2 * 25 + (row & 1 ? HEX_WIDE : 0) + column;
}

/* The hex of the point (q, r) / scale: the cube coordinate that is off most gives way. */
static int round_to_hex(int q, int r, int scale)
{
	const int cube[3] = { q, r, -q - r };
	int whole[3], off[3];
	for (int i = 0; i < 3; i++) {
		whole[i] = (cube[i] + 100 * scale + scale / 2) / scale - 100;
		off[i] = abs(cube[i] - whole[i] * scale);
	}
	if (off[0] > off[1] && off[0] > off[2])
		return hex_of_cube(-whole[1] - whole[2], whole[1]);
	if (off[1] > off[2])
		return hex_of_cube(whole[0], -whole[0] - whole[2]);
	return hex_of_cube(whole[0], whole[1]);
}

/* The point is looked at a hair to one side of the line and a hair to the other. */
int hexes_on_line(int from, int to, int step, int out[2])
{
	enum { FINE = 64 };
	const int n = hexes_distance(from, to);
	const int r0 = hexes_row(from), r1 = hexes_row(to);
	const int q0 = (hexes_across(from) - r0) / 2, q1 = (hexes_across(to) - r1) / 2;
	const int q = FINE * (q0 * (n - step) + q1 * step);
	const int r = FINE * (r0 * (n - step) + r1 * step);
	int count = 0;
	for (int side = -1; side <= 1; side += 2) {
		const int hex = round_to_hex(q + side, r + 2 * side, FINE * n);
		if (hex != NOWHERE && (count == 0 || out[0] != hex))
			out[count++] = hex;
	}
	return count;
}

/* Straight up or down, or three half hexes across in each row. */
bool hexes_line_is_between(int from, int to)
{
	const int down = abs(place[from][0] - place[to][0]);
	const int across = abs(place[from][1] - place[to][1]);
	return across == 0 || across == 3 * down;
}

/* Gathers the top bits of eight bytes, first byte lowest, into one byte. */
static uint64_t gather(uint64_t tops)
{
	return (tops & 0x8080808080808080u) * 0x0002040810204081u >> 56;
}

static uint64_t eight_bytes(const uint8_t *at)
{
	uint64_t word;
	memcpy(&word, at, sizeof word);
	return word;
}

hexset hexes_nonzero(const uint8_t bytes[HEX_COUNT])
{
	const uint64_t low = 0x7F7F7F7F7F7F7F7Fu;
	hexset set = bytes[HEX_COUNT - 1] ? hexset_of(HEX_COUNT - 1) : 0;
	for (int i = 0; i < HEX_COUNT / 8; i++) {
		const uint64_t word = eight_bytes(bytes + 8 * i);
		if (word)
			set |= (hexset)gather(((word & low) + low) | word) << 8 * i;
	}
	return set;
}

hexset hexes_with_bit(const uint8_t bytes[HEX_COUNT], unsigned bit)
{
	hexset set = bytes[HEX_COUNT - 1] >> bit & 1 ? hexset_of(HEX_COUNT - 1) : 0;
	for (int i = 0; i < HEX_COUNT / 8; i++) {
		const uint64_t word = eight_bytes(bytes + 8 * i);
		if (word)
			set |= (hexset)gather(word << (7 - bit)) << 8 * i;
	}
	return set;
}
