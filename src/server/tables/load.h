/*
 * A table and the store: what is on disk becomes what is in memory, all of it or nothing.
 */
#ifndef SERVER_TABLES_LOAD_H
#define SERVER_TABLES_LOAD_H

#include "server/tables/table.h"

/* All under the table's mutex. */

/* Reads the table if memory does not hold what is on disk. */
MUST_USE status table_load_if_stale(struct table *t, struct text *why);
/* Reads it again: another has changed it, or a change came to nothing. A store that fails
 * leaves it stale, to be read by whoever comes next. */
void table_reload(struct table *t);
/* Reads again what was said. */
void table_reload_chat(struct table *t);
void table_unload(struct table *t);

/* The head of the record, up to the line `steps`. */
void table_write_head(const struct match *m, struct text *out);

/* Begins a match as the row says; `steps` are the lines of its record. */
MUST_USE status table_replay(const struct table_row *row, const struct text *steps,
			     game_finder *find, struct match *out, struct text *why);

#endif
