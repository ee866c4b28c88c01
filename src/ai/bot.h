/*
 * The computer's players. A bot gets a copy of the state in which all that its seat
 * cannot know was re-dealt, so it cannot cheat even by accident.
 */
#ifndef AI_BOT_H
#define AI_BOT_H

#include "ai/search.h"
#include "ai/trail.h"

struct external_bot;

/* The name of an evaluator has fewer letters. */
enum { EVALUATOR_NAME_SIZE = 16 };

struct bot {
	const char *id, *help;
	bool timed; /* stops by the clock, so the same seed may give another choice */
	void (*think)(const struct bot *b, const struct game *g,
		      const struct evaluator *e, const void *determinized, int seat,
		      struct search_memory *memory, struct rng *rng,
		      struct thoughts *out);
	char evaluator[EVALUATOR_NAME_SIZE]; /* its name; "": the first of the game */
	struct search_limits limits;	     /* of those that search */
	unsigned noise; /* of greedy: up to this many thousandths of a victory are added
			 * to each value at random, so that it does not mirror itself */
	struct external_bot *external; /* of those that are programs, ai/external.h */
};

/* All bots in order of strength, .id NULL after the last. */
extern const struct bot bots[];

const struct bot *bot_find(const char *id);

/* The strongest. */
const struct bot *bot_best(void);

/* By what it values positions in this game: the first evaluator where the game has none
 * of its name. */
const struct evaluator *bot_evaluator(const struct bot *b, const struct game *g);

/* Puts the rows in the order in which they stand, the choice first. */
void bot_rank(struct thoughts *t);

/* The bot's choice for `seat`, which must be to act. With a memory it remembers what it
 * thought before; NULL: it does not. */
action bot_choose(const struct bot *b, const struct game *g, const void *state, int seat,
		  struct search_memory *memory, struct rng *rng, struct thoughts *out);

/* The same for a bot that plays on and on: of the actions that do not lead back to where
 * its seat has been in this turn, the one that stands best. `trail` ends with this
 * position; NULL: it may go in circles. */
action bot_play(const struct bot *b, const struct game *g, const void *state, int seat,
		const struct trail *trail, struct search_memory *memory, struct rng *rng,
		struct thoughts *out);

/* The same in a match, whose record says where the seat has been. */
action bot_play_match(const struct bot *b, const struct match *m, int seat,
		      struct search_memory *memory, struct rng *rng,
		      struct thoughts *out);

#endif
