/*
 * A table and the store: what is on disk becomes what is in memory, all of it or nothing.
 */
#ifndef SERVER_TABLES_KEEP_H
#define SERVER_TABLES_KEEP_H

#include "server/tables/table.h"

/* All under the table's mutex. */

/* Reads the table if memory does not hold what is on disk. */
MUST_USE status keep_fresh(struct table *t, struct text *why);
/* Reads it again: another has changed it, or a change came to nothing. A store that fails
 * leaves it stale, to be read by whoever comes next. */
void keep_reload(struct table *t);
/* Reads again what was said. */
void keep_chat(struct table *t);
void keep_unload(struct table *t);

/* The head of the record, up to the line `steps`. */
void keep_write_head(const struct match *m, struct text *out);

/* Begins a match as the row says; `steps` are the lines of its record. */
MUST_USE status keep_replay(const struct table_row *row, const struct text *steps,
			    game_finder *find, struct match *out, struct text *why);

#endif
