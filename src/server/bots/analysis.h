/*
 * The analysis of a finished game: worked out when somebody first asks, one table at a
 * time and behind everything else, and kept in memory with the table.
 */
#ifndef SERVER_BOTS_ANALYSIS_H
#define SERVER_BOTS_ANALYSIS_H

#include <stdatomic.h>

#include "base/text.h"

struct analysis_job {
	atomic_long done;
	long all;
	struct text answer; /* the answer; nothing as long as it is not worked out */
};

void analysis_job_free(struct analysis_job *s);

#endif
