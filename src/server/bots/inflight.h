/*
 * The tables that bots are thinking about right now, in a memory-mapped file: writing to
 * it costs nothing, and it outlives the process, however that ends. So the next start
 * knows which tables may have crashed the last one.
 */
#ifndef SERVER_BOTS_INFLIGHT_H
#define SERVER_BOTS_INFLIGHT_H

#include "base/status.h"
#include "store/store.h"

struct inflight;

/* Opens the file, which is made if it is not there; `left` hears each table that was
 * marked when the last process ended. IO_FAILED if another process has it. */
MUST_USE status inflight_open(struct inflight **out, const char *path,
			      void (*left)(void *self, const char *table), void *self,
			      struct text *why);
void inflight_close(struct inflight *m);

/* Notes a table; returns the slot to pass to inflight_remove. Does nothing if `m` is
 * NULL. */
int inflight_add(struct inflight *m, const char *table);
void inflight_remove(struct inflight *m, int slot);

#endif
