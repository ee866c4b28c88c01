#include "cli/args/yardsticks.h"

const struct bot yardsticks[] = {
	{ .id = NULL },
};
