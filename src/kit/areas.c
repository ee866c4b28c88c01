#include "kit/areas.h"

#include <string.h>

void areas_distances(const struct area *board, int count, int from, int ways,
		     uint8_t *out)
{
	uint8_t queue[AREAS_MAX];
	int head = 0, tail = 0;
	memset(out, AREA_FAR, (size_t)count);
	out[from] = 0;
	queue[tail++] = (uint8_t)from;
	while (head < tail) {
		const int at = queue[head++];
		for (const struct border *b = board[at].near; b->to; b++) {
			if (!(b->ways & ways) || out[b->to] != AREA_FAR)
				continue;
			out[b->to] = (uint8_t)(out[at] + 1);
			queue[tail++] = b->to;
		}
	}
}

bool areas_agree(const struct area *board, int count)
{
	for (int at = 1; at < count; at++)
		for (const struct border *b = board[at].near; b->to; b++)
			if (b->to >= count || b->to == at || !b->ways ||
			    areas_ways(board, b->to, at) != b->ways)
				return false;
	return true;
}
