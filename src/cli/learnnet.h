/* `tessera learn --net`: the weights of a game's net, ai/netlearn.h. */
#ifndef CLI_LEARNNET_H
#define CLI_LEARNNET_H

#include "cli/args/seriesargs.h"

int learnnet_run(const struct args *a, struct series *s);

#endif
