/*
 * The rule functions of the contract for a game whose state begins with its `flow`: what
 * the phase on top says. Define PHASES, the game's table, and include this; a game that
 * does more after an action calls `apply` from a function of its own.
 */
static inline seatset to_act(const void *state)
{
	return *(const uint8_t *)state == NO_PHASE ? 0
						   : flow_top(PHASES, state)->who(state);
}

static inline void legal(const void *state, int seat, struct actions *out)
{
	flow_top(PHASES, state)->legal(state, seat, out);
}

static inline void apply(void *state, int seat, action a)
{
	flow_top(PHASES, state)->apply(state, seat, a);
}

static inline refusal why_not(const void *state, int seat, action a)
{
	return flow_top(PHASES, state)->why_not(state, seat, a);
}

static inline const char *prompt(const void *state, int seat)
{
	(void)seat;
	return flow_top(PHASES, state)->prompt;
}
