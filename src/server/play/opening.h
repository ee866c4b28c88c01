/* Opening a table: what a person asked for, or what was played before, is set up again.
 */
#ifndef SERVER_PLAY_OPENING_H
#define SERVER_PLAY_OPENING_H

#include "server/http/request.h"
#include "server/tables/table.h"

/* Fills in the rest of the row from a match that has just begun. */
void opening_fill(struct table_row *row, const struct match *m);
/* Starts a stored table if all sit. */
MUST_USE status opening_start(struct request *r, const char *id);

#endif
