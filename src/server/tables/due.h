/* Tables for which something is due: a clock has run out, a bot is late, a seat is no
 * longer kept. */
#ifndef SERVER_TABLES_DUE_H
#define SERVER_TABLES_DUE_H

#include "server/tables/table.h"

/* Calls `visit` for the tables of a list (LIST_LATE, LIST_BOTS, LIST_GRACE) that were due
 * at `before`, each without its mutex. A round takes a limited number; the rest comes
 * with the next. */
void due_each(struct server *s, enum list which, int64_t before,
	      void (*visit)(struct table *t));

#endif
