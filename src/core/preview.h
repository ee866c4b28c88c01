/*
 * What an action would do, before it is taken, as far as its seat can know. It is applied
 * to copies of the state in which `determinize` has re-dealt all that the seat cannot
 * know; what the copies tell alike is the preview. The true state is not asked, so
 * nothing can leak, and there is one mechanism for all games: the rules themselves.
 */
#ifndef CORE_PREVIEW_H
#define CORE_PREVIEW_H

#include "base/text.h"
#include "core/game.h"

enum { PREVIEW_COPIES = 3 };

struct previewer {
	const struct game *game;
	int seat;
	unsigned choices; /* how many actions the seat has */
	_Alignas(16) char copy[PREVIEW_COPIES][STATE_SIZE_MAX];
	_Alignas(16) char after[STATE_SIZE_MAX];
};

/* What the seat knows of `state`. */
void previewer_begin(struct previewer *p, const struct game *g, const void *state,
		     int seat);

/* One action that `legal` lists for the seat, as an object:
 *   {"action": [...], "events": [...], "chance": true, "unknown": true, "idle": true,
 *    "warning": "..."}
 * chance: dice or cards decide what follows; unknown: something that the seat cannot see
 * does; idle: a deed that changes nothing, though there are others; warning: what the
 * player may regret. The last four stand there only if they are so. */
void preview_put(struct previewer *p, action a, struct json *out);

#endif
