/* The bots that a command's words ask for; false or nothing after a sentence to the user.
 */
#ifndef CLI_ARGS_BOTARGS_H
#define CLI_ARGS_BOTARGS_H

#include "ai/crew.h"
#include "cli/args/args.h"

/* Takes the programs of --bot into the crew. */
bool botargs_hire(const struct args *a, struct crew *c);

/* The bots of "greedy,random", at most `most`, into bot[]; returns how many. What they
 * value positions by must be an evaluator of the game; NULL: of any. */
int botargs_take(const struct args *a, struct crew *c, const struct game *g,
		 const char *words, int most, const struct bot **bot);

/* Whether the game has the evaluator that the bot was asked to use. */
bool botargs_suits(const struct args *a, const struct bot *b, const struct game *g);

#endif
