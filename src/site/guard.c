/* base/guard.h for a worker of the browser: a bug traps and ends the whole worker, which
 * the page starts again from what is kept (web/src/site). */
#include "base/guard.h"

#include <stddef.h>

_Thread_local void (*guard_undo)(void);

bool guard_call(void (*work)(void *self), void *self, unsigned seconds, struct text *why)
{
	(void)seconds, (void)why;
	work(self);
	return true;
}

void guard_fail(const char *words)
{
	(void)words;
}
