/* Checks the tables of a store: each is replayed, and its dice are derived again. */
#ifndef CLI_TABLECHECK_H
#define CLI_TABLECHECK_H

#include <stdbool.h>

#include "base/status.h"

struct store;
struct text;

struct tablecheck {
	struct store *store;
	bool prints, prints_steps; /* a line for each table; its steps as well */
	int good, bad;		   /* bad ones are named on the error output */
};

/* Checks all of them; not OK only if the store fails. */
MUST_USE status tablecheck_run(struct tablecheck *c, struct text *why);

#endif
