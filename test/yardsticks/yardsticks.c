#include "yardsticks/yardsticks.h"

#include "cli/args/yardsticks.h"

const struct bot yardsticks[] = {
	{ .id = "hard-0.1",
	  .help = "hard as it was in version 0.1",
	  .timed = true,
	  .think = hard01_think,
	  .limits = { .iterations = HARD01_ITERATIONS, .milliseconds = 1500 } },
	{ .id = "uct",
	  .help = "plain UCT with random playouts",
	  .think = uct_think,
	  .limits = { .iterations = 10000 } },
	{ .id = NULL },
};
