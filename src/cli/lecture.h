/* Gives a lesson at the terminal: src/cli/lesson.c. */
#ifndef CLI_LECTURE_H
#define CLI_LECTURE_H

#include "cli/args/args.h"
#include "lesson/lesson.h"

/* Until its end or `quit`; returns the exit status. */
int lecture_give(const struct args *a, const struct lesson *l);

#endif
