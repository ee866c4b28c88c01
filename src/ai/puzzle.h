/*
 * Puzzles: positions in which one action is clearly best and greedy does not find it.
 *
 * All that judges a position sees what its seat may know (bot_choose re-deals the rest).
 * The cheap looks come first: a part of normal must see that greedy is wrong, normal
 * that one action is well before the next, then hard; then a search of four times hard
 * with another seed must name the same one as hard with the same margin.
 */
#ifndef AI_PUZZLE_H
#define AI_PUZZLE_H

#include "ai/bot.h"
#include "core/match.h"

/* The weakest bot that finds the answer. */
enum puzzle_level { PUZZLE_EASY, PUZZLE_NORMAL, PUZZLE_HARD, PUZZLE_LEVELS };
extern const char *const puzzle_level_names[PUZZLE_LEVELS];

enum { PUZZLE_CHOICES = 8 };

/* An action and its estimate of winning by the deepest search. */
struct puzzle_choice {
	action action;
	float value;
};

struct puzzle {
	int seat;
	enum puzzle_level level;
	action greedy; /* what greedy does */
	unsigned count;
	struct puzzle_choice choice[PUZZLE_CHOICES]; /* the best first */
};

/* How sure one must be: the share of a victory between the best action and the next. In
 * games of many small decisions one alone is worth less. `enough` says for each verb
 * whether no more answers of it are wanted; NULL: all are. */
struct puzzle_terms {
	float margin;
	uint64_t seed;
	const bool *enough;
};

/* How far a position came. */
enum puzzle_stage {
	PUZZLE_NO_CHOICE,
	PUZZLE_GREEDY_RIGHT, /* as far as a part of normal sees, or too often */
	PUZZLE_DULL,	     /* normal sees no action well before the next */
	PUZZLE_UNCLEAR,	     /* nor hard */
	PUZZLE_UNSURE,	     /* four times hard does not agree */
	PUZZLE_FOUND,
	PUZZLE_STAGES
};

/* Whether the position asks `seat`, which must be to act, a question worth asking. The
 * same terms give the same answer. */
enum puzzle_stage puzzle_find(const struct game *g, const void *state, int seat,
			      const struct puzzle_terms *terms, struct puzzle *out);

/* Whether a search of four times hard with this seed names `best` too, by the margin. It
 * sets the choices. */
bool puzzle_verify(const struct game *g, const void *state, int seat, action best,
		   const struct puzzle_terms *terms, struct puzzle *out);

/* What a bot does here. */
action puzzle_answer(const char *bot, const struct game *g, const void *state, int seat,
		     uint64_t seed);

/* How often of PUZZLE_TRIES a bot finds `best` with other luck. */
enum { PUZZLE_TRIES = 10 };
int puzzle_hits(const char *bot, const struct game *g, const void *state, int seat,
		uint64_t seed, action best);

/* How it may go on behind an action of `seat`: the match begins from the position and
 * holds the action and what quick players do up to the end of the next turn. Of several
 * such lines it is the middle one by what `seat` has of it. Ends with match_end. */
void puzzle_play_line(const struct game *g, const void *state, int seat, action a,
		      uint64_t seed, struct match *out);

#endif
