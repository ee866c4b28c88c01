/* The terms of a table, as a person asks for them: scenario, options, seats, pace, how
 * long a seat is kept, who may watch, how undo and hints go. */
#ifndef SERVER_PLAY_TERMS_H
#define SERVER_PLAY_TERMS_H

#include "server/http/request.h"

/* Reads them from the body into the row and the set-up. */
MUST_USE status terms_read(struct request *r, const struct game *g, struct table_row *row,
			   struct setup *how);

/* The options alone. */
MUST_USE status terms_options(struct request *r, const struct game *g, struct setup *how);

/* The members that say what somebody should know before he sits down: whether there are
 * hints, how long his seat is kept, and whether the owner chose where the game begins, so
 * that he may know what is hidden. */
void terms_put(const struct table_row *row, struct json *j);

#endif
