/* Opens what a person has on disk: a position (JSON) or a record. */
#ifndef CLI_LOAD_H
#define CLI_LOAD_H

#include "cli/args/args.h"
#include "core/match.h"

/* Begins `m` with the file's game: at its position, or at the end of its record. A match
 * from a position has dice of the table until the caller gives it others. */
MUST_USE status load_match(const char *path, struct match *m, struct text *why);

/* Loads the file that a command names first and does something with it. */
int load_and(const struct args *a, int (*then)(const struct args *a, struct match *m));

#endif
