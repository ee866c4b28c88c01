/*
 * A match: a game, its state and all that was done so far. The one place where legality
 * is checked, for people, bots, web and terminal alike. Not thread-safe; one writer.
 */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/fair.h"
#include "core/game.h"
#include "core/seal.h"

enum { TITLE_SIZE = 64 };

struct step {
	uint8_t seat;
	action action;
	uint32_t hash;	 /* of the state after it */
	uint32_t number; /* of a chance outcome: its k, core/fair.h */
};

/* Hears each step as it is played: what was, what was done, what is. */
struct listener {
	void (*hear)(void *self, const void *before, const struct step *step,
		     const void *after);
	void *self;
};

struct match {
	const struct game *game;
	struct setup setup;
	bool from_position; /* began from a given position, not from the set-up */
	void *origin, *state, *before;
	struct step *step;
	size_t count, room;
	uint32_t revision; /* rises with every change, undo included */
	uint32_t drawn;	   /* chance outcomes used up */
	struct dice dice;
	int header_lines; /* of the record it was read from, to name its lines */
	struct seal seal; /* of that record */
	char player[SEATS_MAX][64]; /* who sits there, for the record; may be empty */
	char title[TITLE_SIZE];	    /* of a scenario of people's own; may be empty */
	struct listener listener;   /* optional */
};

/* Begins from a set-up, or from a position that state_read accepted. Ends with match_end,
 * which a match that failed to begin needs not. */
MUST_USE status match_begin(struct match *m, const struct game *g,
			    const struct setup *how, struct dice dice, struct text *why);
void match_begin_at(struct match *m, const struct game *g, const void *position,
		    struct dice dice);
void match_end(struct match *m);

bool match_is_over(const struct match *m);

/* What `seat` may do; nothing if it is not its turn. */
void match_legal(const struct match *m, int seat, struct actions *out);

/* Why `seat` may not do `a` now: OK if it may, else a status with all it has to say. */
enum { REFUSAL_SIZE = 512, RULE_SIZE = 16 };

struct refused {
	const char *code, *sentence;
	char instead[REFUSAL_SIZE]; /* what is to be decided now, "" if it is not that */
	char rule[RULE_SIZE];	    /* "" if no rule but the match says so */
	char said[REFUSAL_SIZE];    /* the sentence with what is missing in it, or "" */
};
MUST_USE status match_why(const struct match *m, int seat, action a, struct refused *out);
void refused_say(const struct refused *r, struct text *out); /* without the rule */

/* Plays one action; a refused one changes nothing. */
MUST_USE status match_play(struct match *m, int seat, action a, struct text *why);

/* Lets the dice decide all that chance must decide now; with dice of
 * the table, nothing. */
void match_chance(struct match *m);

/* How many steps `seat` could take back: up to another seat's action, a chance outcome or
 * a reveal. Undo takes back one of them. */
size_t match_undoable(const struct match *m, int seat);
MUST_USE status match_undo(struct match *m, int seat, struct text *why);

/* Back to the first `count` steps, whatever they are: for what all players agreed to. The
 * dice roll again from there: no outcome is used twice. */
void match_rewind(struct match *m, size_t count);

/* The same for a player alone with bots: the outcomes that were drawn come again, so that
 * taking back buys no better roll. */
void match_rewind_with_dice(struct match *m, size_t count);

/* The state after the first `count` steps, into a block of the game's state size. */
void match_state_at(const struct match *m, size_t count, void *out);

/* The view of `seat` as a JSON object: position as it may see it, who
 * acts, the prompt. */
void match_view(const struct match *m, int seat, struct text *out);

#endif
