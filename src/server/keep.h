/* A table and the store: loading, committing, starting over when a commit failed. */
#ifndef SERVER_KEEP_H
#define SERVER_KEEP_H

#include "server/table.h"

/* All under the table's mutex. */
MUST_USE status keep_load(struct table *t, struct text *why);
void keep_unload(struct table *t);
/* Reads the table again and stirs it. */
void keep_reload(struct table *t);

/* The head of the record, up to the line `steps`. */
void keep_write_head(const struct match *m, struct text *out);

/* Begins a match as the row says; `steps` are the lines of its record. */
MUST_USE status keep_replay(const struct table_row *row, const struct text *steps,
			    game_finder *find, struct match *out, struct text *why);

#endif
