/*
 * A program that the shell runs and that is spoken to in lines: one to it, one back, in a
 * limited time. It has a process group of its own, so that what it started ends with it,
 * and the group ends when we do, however that may come. What has left the group sees the
 * end of its input.
 */
#ifndef AI_PROGRAM_H
#define AI_PROGRAM_H

#include <sys/types.h>

#include "base/status.h"
#include "base/text.h"

struct program {
	pid_t pid; /* 0: it does not run */
	int to, from, lifeline;
	struct text answer;
};

/* Starts one that does not run. What failed is said in words that continue after "it lost
 * its seat: ", here and below. */
MUST_USE status program_start(struct program *p, const char *command, struct text *why);

/* Sends a line with its end and waits for the answer, which is in p->answer then; so is
 * what came of it when it fails. */
MUST_USE status program_ask(struct program *p, const struct text *line, unsigned ms,
			    struct text *why);

/* Stops it while another thread may be waiting for its answer, which then fails. */
void program_kill(const struct program *p);

/* Stops it, waits for its end, and gives back all it holds. */
void program_end(struct program *p);

#endif
