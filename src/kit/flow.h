/*
 * The chart of a game: boxes where somebody must choose (phases), arrows in between. The
 * state keeps a small stack of phases, the current one at index 0:
 *
 *   ROW(u8, flow, DEPTH, .value = &PHASE_NAMES, .seen = ALL)
 *
 * A battle inside a move inside a card is three phases deep and needs no flags. Phase 0
 * is NO_PHASE: an empty stack, the game is over. A game with a `flow` field at the start
 * of its state gets the rule functions of the contract from kit/flowrules.h.
 */
#ifndef KIT_FLOW_H
#define KIT_FLOW_H

#include <string.h>

#include "core/game.h"

enum { DEPTH_COUNT = 8, NO_PHASE = 0 };

struct phase {
	const char *id;	    /* NULL behind the last */
	const char *prompt; /* what the player is asked */
	seatset (*who)(const void *state);
	void (*legal)(const void *state, int seat, struct actions *out);
	void (*apply)(void *state, int seat, action a);
	refusal (*why_not)(const void *state, int seat, action a);
	bool is_step; /* runs by itself: nobody is asked, and no position rests in it */
};

extern const struct names DEPTH_NAMES;

/* The phase on top of a state that begins with its `flow`. */
static inline const struct phase *flow_top(const struct phase *phases, const void *state)
{
	return &phases[*(const uint8_t *)state];
}

static inline void flow_push(uint8_t flow[DEPTH_COUNT], int phase)
{
	ensure(flow[DEPTH_COUNT - 1] == NO_PHASE);
	for (int i = DEPTH_COUNT - 1; i > 0; i--)
		flow[i] = flow[i - 1];
	flow[0] = (uint8_t)phase;
}

static inline void flow_pop(uint8_t flow[DEPTH_COUNT])
{
	for (int i = 1; i < DEPTH_COUNT; i++)
		flow[i - 1] = flow[i];
	flow[DEPTH_COUNT - 1] = NO_PHASE;
}

static inline void flow_goto(uint8_t flow[DEPTH_COUNT], int phase)
{
	flow[0] = (uint8_t)phase;
}

/* Empties the stack: the game is over. */
static inline void flow_end(uint8_t flow[DEPTH_COUNT])
{
	memset(flow, NO_PHASE, DEPTH_COUNT);
}

/* Refuses a stack with a hole in it or a phase that the table does not have. */
MUST_USE status flow_check(const uint8_t flow[DEPTH_COUNT], const struct phase *phases,
			   struct text *why);

/* Why not, where a phase has a single reason of its own: what `legal` lists is allowed,
 * another use of the phase's words has that reason, all else is `not_now`. */
refusal flow_unless_listed(const struct phase *phase, const void *state, int seat,
			   action a, refusal reason, refusal not_now);

#endif
