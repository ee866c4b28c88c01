/*
 * A trial: one game in one set-up, tried by random play. All checks work through the
 * contract of core/game.h alone, so they hold for every game in the registry.
 *
 * A check returns false if the contract is broken and has then said what in `broken`; the
 * trial stops there and prints the seed and the position, which is all it takes to repeat
 * it.
 */
#ifndef CONFORMANCE_TRIAL_H
#define CONFORMANCE_TRIAL_H

#include <stdbool.h>

#include "base/rng.h"
#include "base/text.h"
#include "core/evaluator.h"
#include "core/game.h"

struct trial {
	const struct game *game;
	struct setup setup;
	struct rng rng;
	struct text broken;	     /* what the game did wrong */
	unsigned sparse;	     /* one step in so many is checked in full */
	unsigned long steps, checks; /* made so far, of all kinds and with all checks */
};

/* A step in random play and the states on both sides of it. */
struct moment {
	const void *before, *after;
	int seat;
	action action;
};

/* Blocks of exactly the state's size, so that the sanitizer sees a byte too far. */
void *trial_block(const struct trial *t);
void *trial_copy(const struct trial *t, const void *state);
bool trial_same(const struct trial *t, const void *a, const void *b);

/* Says what is broken, with the action in words if `a` is not 0; returns false. */
bool trial_broken(struct trial *t, const char *what, action a);

/* What `seat` may do in `state`. */
void trial_legal(const struct trial *t, const void *state, int seat, struct actions *out);
bool trial_lists(const struct actions *actions, action a);

/* A listed action with one argument changed: most likely to slip through. */
action trial_near(struct trial *t, action a);

/* The readers of a game: its seats and the spectator. Number `i`, or SEAT_NONE. */
int trial_reader(const struct trial *t, const void *state, int i);

/* A state in which all that `reader` cannot know was re-dealt; the caller frees it. */
void *trial_determinize(const struct trial *t, const void *state, int reader,
			uint64_t seed);

/* The view, and the log line with its events, in a text that is cleared first. */
void trial_view(const struct trial *t, const void *state, int reader, struct text *out);
void trial_tell(const struct trial *t, const struct moment *m, int reader,
		struct text *out);

/* The checks of one state, of one step, of a whole match; each file says
 * what it checks. */
bool words_hold(struct trial *t, const void *state, int seat);
bool refusals_hold(struct trial *t, const void *state, int seat);
bool looks_hold(struct trial *t, const void *state);
bool story_is_a_line(struct trial *t, const struct moment *m);
bool story_adds_up(struct trial *t, const struct moment *m);
bool events_hold(struct trial *t);
bool messages_hold(struct trial *t, const void *state);
bool chance_holds(struct trial *t, const void *state);
bool position_holds(struct trial *t, const void *state);
bool rules_are_pure(struct trial *t, const struct moment *m);
bool order_is_free(struct trial *t, const void *state);
bool secrets_hold(struct trial *t, const void *state);
bool story_keeps_secrets(struct trial *t, const struct moment *m);
bool determinize_is_honest(struct trial *t, const void *state);
bool match_holds(struct trial *t, uint64_t seed);

#endif
