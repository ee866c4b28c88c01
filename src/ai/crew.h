/*
 * The bots of one run: the built-in ones, those with other limits
 * ("hard:iterations=500:ms=300"), and programs from outside ("name=COMMAND").
 */
#ifndef AI_CREW_H
#define AI_CREW_H

#include "ai/bot.h"

struct member;

struct crew {
	struct member *first;
};

/* The name of a bot with its limits has fewer letters, and a program's name has fewer
 * still: a record and a table have room for no more. */
enum { BOT_NAME_SIZE = 64, PROGRAM_NAME_SIZE = 24 };

/* Takes in a program as "name=COMMAND"; it must answer within `ms` milliseconds. */
MUST_USE status crew_hire(struct crew *c, const char *words, unsigned ms,
			  struct text *why);

/* Takes in a bot that is not among those offered to everybody. */
void crew_add(struct crew *c, const struct bot *b);

/* The bot of this name; a name may be followed by limits, ":iterations=N", ":ms=N",
 * ":rounds=N", ":turns=N", ":breadth=N" and ":threads=N", if it is one that searches, and
 * any by ":eval=NAME", the evaluator by which it values positions. */
MUST_USE status crew_find(struct crew *c, const char *words, const struct bot **out,
			  struct text *why);

/* The bot of this plain name, or NULL; and the program that was taken in as number `n`,
 * or NULL. These change nothing: any thread may ask. */
const struct bot *crew_named(const struct crew *c, const char *name);
const struct bot *crew_program(const struct crew *c, int n);

/* Stops all programs, whoever waits for one: before crew_end. */
void crew_cancel(const struct crew *c);

/* Dismisses all; programs are ended. */
void crew_end(struct crew *c);

#endif
