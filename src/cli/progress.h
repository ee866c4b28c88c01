/* A bar on standard error while something takes time; nothing if that is no terminal. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdatomic.h>

/* Draws the bar until *done reaches `all`, then wipes it away. */
void progress_watch(const atomic_long *done, long all);

#endif
