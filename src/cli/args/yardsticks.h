/*
 * Bots that serve to measure others and are not offered to people. `tessera` has none;
 * the program `tessera-measure` of the tests has those of test/yardsticks.
 */
#ifndef CLI_ARGS_YARDSTICKS_H
#define CLI_ARGS_YARDSTICKS_H

#include "ai/bot.h"

/* .id NULL behind the last. */
extern const struct bot yardsticks[];

#endif
