/* The terms of a new table, as a person asks for them: scenario, options, seats, pace,
 * who may watch, how undo goes. */
#ifndef SERVER_TERMS_H
#define SERVER_TERMS_H

#include "server/request.h"

/* Reads them from the body into the row and the set-up. */
MUST_USE status terms_read(struct request *r, const struct game *g, struct table_row *row,
			   struct setup *how);

/* The options alone. */
MUST_USE status terms_options(struct request *r, const struct game *g, struct setup *how);

#endif
