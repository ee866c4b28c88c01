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
#include "kit/flaw.h"

enum { DEPTH_COUNT = 8, NO_PHASE = 0 };

/* What a phase may lie on, as a column of phases.def: ON(PHASE_MOVE, STEP_EVADE), or
 * ON(FLOW_BASE) for a phase that is the lowest of the stack. */
enum { FLOW_BASE = 0xff };
#define ON(...) ((const uint8_t[]){ __VA_ARGS__, NO_PHASE })

struct phase {
	const char *id;	    /* NULL after the last */
	const char *prompt; /* what the player is asked */
	seatset (*who)(const void *state);
	void (*legal)(const void *state, int seat, struct actions *out);
	void (*apply)(void *state, int seat, action a);
	refusal (*why_not)(const void *state, int seat, action a);
	void (*run)(
		void *state); /* a step: nobody is asked, and no position rests in it */
	const uint8_t *on;    /* what may be directly below it */
	struct flaw (*check)(const void *state); /* what it takes for granted, or NULL */
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

/* Whether the phase on top runs by itself. */
static inline bool flow_is_step(const struct phase *phases, const void *state)
{
	return flow_top(phases, state)->run;
}

/* Runs steps until somebody must choose. */
static inline void flow_run_steps(const struct phase *phases, void *state)
{
	while (flow_is_step(phases, state))
		flow_top(phases, state)->run(state);
}

/* Refuses a stack with a hole in it or a phase that the table does not have. */
MUST_USE status flow_check(const uint8_t flow[DEPTH_COUNT], const struct phase *phases,
			   struct text *why);

/* Whether `under` is in the list ON(...). */
bool flow_can_lie_on(const uint8_t *on, int under);

/* Whether somebody must choose in the phase on top and each lies on one that it may lie
 * on. Call flow_check() first. */
struct flaw flow_check_stack(const uint8_t flow[DEPTH_COUNT], const struct phase *phases);

/* Asks each phase of the stack, from the top, for what it takes for granted. */
struct flaw flow_check_phases(const void *state, const struct phase *phases);

/* Why not, where a phase has a single reason of its own: what `legal` lists is allowed,
 * another use of the phase's words has that reason, all else is `not_now`. */
refusal flow_unless_listed(const struct phase *phase, const void *state, int seat,
			   action a, refusal reason, refusal not_now);

#endif
