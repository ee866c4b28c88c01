/* The bots that a command's words ask for; false or nothing after a sentence to the user.
 */
#ifndef CLI_BOTARGS_H
#define CLI_BOTARGS_H

#include "ai/crew.h"
#include "cli/args.h"

/* Takes the programs of --bot into the crew. */
bool botargs_hire(const struct args *a, struct crew *c);

/* The bots of "greedy,random", at most `most`, into bot[]; returns how many. */
int botargs_take(const struct args *a, struct crew *c, const char *words, int most,
		 const struct bot **bot);

#endif
