/*
 * A briefing: what a player reads before a game begins, in half a minute. Who you are,
 * how you win, what a turn is, what is special here; of a battle also what happened, who
 * stands where, and a hint for each side. The format is described in docs/lessons.md.
 *
 * The sentences are text; what they name (a number of banners, the units of a side) is
 * written as a blank, {goal}, and comes from the rows of the game (`brief` of
 * core/game.h), so that a text cannot contradict the rules.
 */
#ifndef LESSON_BRIEFING_H
#define LESSON_BRIEFING_H

#include "base/json.h"
#include "core/match.h"

enum { BRIEFING_LINES = 6, BRIEFING_BYTES = 1 << 17 };
enum { BRIEFING_TEXT = 400, BRIEFING_HISTORY = 700 }; /* the longest, in bytes */
enum { BRIEFING_WORDS = 125 }; /* of who, win and turn: read in half a minute */

struct briefing_lines {
	unsigned count;
	const char *text[BRIEFING_LINES];
};

/* What is said of all scenarios, or of one: there it replaces what is said of all, but
 * special rules are added. NULL is what is not said. */
struct briefing_part {
	const char *history, *who, *win, *turn;
	const char *seat[SEATS_MAX]; /* who you are in this seat, instead of `who` */
	const char *hint[SEATS_MAX];
	struct briefing_lines special, side, note;
};

struct briefing {
	const struct game *game;
	unsigned scenarios;
	struct briefing_part all, *part; /* one for each scenario */
	bool *is_there;			 /* whether the file names the scenario */
	char *text;			 /* the file, cut into the strings above */
};

/* Reads the briefings of `g`; ends with briefing_free. BAD_LESSON with the line if there
 * is a fault. */
MUST_USE status briefing_read(struct briefing *b, const struct game *g, const char *text,
			      struct text *why);
void briefing_free(struct briefing *b);

/*
 * The briefing of a match as members of an open object: "title", "history", "win",
 * "turn", "special", "notes", and "seats", each with "seat", "title", "who", "side" and
 * "hint". What is not said is null or empty. Fails if a blank has no value.
 */
MUST_USE status briefing_put(const struct briefing *b, const struct match *m,
			     struct json *out, struct text *why);

/* The same as an object, from the texts inside the program (shelf.h); NOT_FOUND if the
 * game has none. */
MUST_USE status briefing_of(const struct match *m, struct text *out, struct text *why);

/* Whether every scenario has its briefing, in all numbers of players: who, win and turn
 * are said, with history a hint for each seat, no blank is left, no text is too long. */
MUST_USE status briefing_check(const struct briefing *b, struct text *why);

#endif
