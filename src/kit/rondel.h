/*
 * A rondel: spaces 1 to `spaces` in a ring, clockwise; 0 is the centre, where a marker
 * waits for its first turn and from where every space is free.
 */
#ifndef KIT_RONDEL_H
#define KIT_RONDEL_H

/* Steps clockwise from one space to another; a full round to the same space. */
static inline int rondel_steps(int from, int to, int spaces)
{
	const int steps = (to - from + spaces) % spaces;
	return steps == 0 ? spaces : steps;
}

/* What a move costs with this many `free` steps; nothing from the centre. */
static inline int rondel_cost(int from, int to, int spaces, int free)
{
	if (from == 0)
		return 0;
	const int steps = rondel_steps(from, to, spaces);
	return steps > free ? steps - free : 0;
}

#endif
