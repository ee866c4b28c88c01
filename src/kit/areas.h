/*
 * A board of areas: who borders on whom, and what may cross. Area 0 is nowhere. A border
 * holds a set of ways as bits (what a bit stands for is the game's business: legions,
 * galleys), so that a mixed border is simply both. A list of borders ends with area 0.
 */
#ifndef KIT_AREAS_H
#define KIT_AREAS_H

#include <stdbool.h>
#include <stdint.h>

enum { AREA_NEAR_MAX = 14, AREAS_MAX = 256, AREA_FAR = 255 };

struct border {
	uint8_t to, ways;
};

struct area {
	struct border near[AREA_NEAR_MAX];
};

/* The ways from one area to another over their border; 0 if they do not touch. */
static inline int areas_ways(const struct area *board, int from, int to)
{
	for (const struct border *b = board[from].near; b->to; b++)
		if (b->to == to)
			return b->ways;
	return 0;
}

/* Borders to cross from `from` to every area by any of `ways`; AREA_FAR if none leads
 * there. */
void areas_distances(const struct area *board, int count, int from, int ways,
		     uint8_t *out);

/* True if each border stands on both sides with the same ways, and inside the board. */
bool areas_agree(const struct area *board, int count);

#endif
