/* A bar on standard error while something takes time; nothing if that is no terminal. */
#ifndef BASE_PROGRESS_H
#define BASE_PROGRESS_H

#include <stdatomic.h>
#include <stdbool.h>

/* Draws the bar until *done reaches `all`, then wipes it away. */
void progress_watch(const atomic_long *done, long all);

/* Draws it once and waits a moment, for those who look for their end themselves; false if
 * there is no terminal. */
bool progress_draw(long done, long all);
void progress_wipe(void);

#endif
