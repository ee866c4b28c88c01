/*
 * Which tables are being thought about, in a file mapped into memory: it costs nothing to
 * write and outlives the process, however that ends. So the next start knows the tables
 * that may have killed the last one.
 */
#ifndef SERVER_BOTS_MARKS_H
#define SERVER_BOTS_MARKS_H

#include "base/status.h"
#include "store/store.h"

struct marks;

/* Opens the file, which is made if it is not there; `left` hears each table that was
 * marked when the last process ended. IO_FAILED if another process has it. */
MUST_USE status marks_open(struct marks **out, const char *path,
			   void (*left)(void *self, const char *table), void *self,
			   struct text *why);
void marks_close(struct marks *m);

/* Marks a table; the number to take the mark away with. NULL marks nothing. */
int marks_set(struct marks *m, const char *table);
void marks_clear(struct marks *m, int mark);

#endif
