/*
 * Where a seat has been in its turn: every position in which it had to choose, as far as
 * it knows it. A bot that comes back to one of them has gone round in a circle; so has
 * one that comes back to the same choice with nothing gained and something spent.
 */
#ifndef AI_TRAIL_H
#define AI_TRAIL_H

#include "core/evaluator.h"
#include "core/match.h"

/* A turn in which a seat made so many choices: how many were needed if every circle is
 * left out, and whether one of the circles cost something. */
struct trail_turn {
	int actions, needed;
	bool is_wasteful;
};

struct trail;
struct trail *trail_new(void);
void trail_free(struct trail *t);

/* A new game. */
void trail_clear(struct trail *t);

/* `seat` has to choose in this position. A new turn begins a new trail: true, if it had
 * another, with what became of that one in `ended`, unless it is NULL. */
bool trail_note(struct trail *t, const struct game *g, const void *state, int seat,
		struct trail_turn *ended);

/* All that `seat` had to choose in this turn of the match, the present position included.
 */
void trail_read(struct trail *t, const struct match *m, int seat);

/* Whether `a` leads to where `seat` has been, whatever the seat does next. What chance
 * decides leads somewhere new. */
bool trail_returns(const struct trail *t, const struct game *g, const void *state,
		   int seat, action a);

/* Of the turn so far. */
struct trail_turn trail_sum_up(const struct trail *t, int seat);

#endif
