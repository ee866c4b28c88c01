/* The series of games that a command's words ask for. */
#ifndef CLI_ARGS_SERIESARGS_H
#define CLI_ARGS_SERIESARGS_H

#include "cli/args/args.h"
#include "tournament/series.h"

/* Reads GAME, the set-up, --games, --seed and --rotate; false after a sentence to the
 * user. `scenario` as in gameargs_begin. series_end must follow. */
bool seriesargs_begin(const struct args *a, const char *scenario, struct series *s);

#endif
