/*
 * The analysis of a finished game: worked out when somebody first asks, one table at a
 * time and behind everything else, and kept in memory with the table.
 */
#ifndef SERVER_BOTS_STUDY_H
#define SERVER_BOTS_STUDY_H

#include <stdatomic.h>

#include "base/text.h"

struct study {
	atomic_long done;
	long all;
	struct text told; /* the answer; nothing as long as it is not worked out */
};

void study_free(struct study *s);

#endif
