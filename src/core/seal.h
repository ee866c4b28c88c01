/*
 * The seal of a record: its last line, which says how the game ended and holds a hash
 * over all that stands above it.
 *
 *   tessera record 2
 *   ...
 *   end resign roma 5d0e...
 *
 * A record of version 2 is complete and ends so. One of version 1 has no seal: the game
 * runs, or it was written before there were seals. The seal shows that a record is as it
 * was written; it is not a signature, anybody can seal a record of his own.
 */
#ifndef CORE_SEAL_H
#define CORE_SEAL_H

#include <stdbool.h>
#include <stddef.h>

struct match;
struct text;

enum seal_state { SEAL_NONE, SEAL_MISSING, SEAL_BROKEN, SEAL_INTACT };

enum { ENDING_SIZE = 32 };

struct seal {
	enum seal_state state;
	int line;
	char ending[ENDING_SIZE]; /* how the game ended: "rules", "resign roma" */
};

/* Seals what stands in `record` since `from`: a whole record of version 1. */
void seal_put(struct text *record, size_t from, const char *ending);

/* Reads what follows the word `end` in the record `text`, the last line of it.
 * False if it cannot be the end of this match. */
bool seal_read(struct seal *out, const struct match *m, const char *text,
	       const char *rest);

#endif
