/*
 * Lives on where rules, views or bots fail: a bug (ensure), a fatal signal or a loop
 * without end inside a guarded call ends the call and not the process.
 *
 * For code that works on blocks its caller owns and holds no lock: it is left by a long
 * jump, what it allocated is lost, what it was writing is undefined. So guard the rules,
 * never the store.
 */
#ifndef BASE_GUARD_H
#define BASE_GUARD_H

#include <stdbool.h>

struct text;

/* Calls work(self). False if it failed, with what happened in `why`. It may use `seconds`
 * of processor time, 0: as much as it likes. Guarded calls may be nested; the time is
 * that of the outermost. */
bool guard_call(void (*work)(void *self), void *self, unsigned seconds, struct text *why);

/* What is to be undone if a guarded call of this thread is given up now, or NULL. */
extern _Thread_local void (*guard_undo)(void);

/* Ends the guarded call of this thread with these words; returns if there is none. */
void guard_fail(const char *words);

#endif
