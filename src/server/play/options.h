/* The options of a table, as a person asks for them: scenario, rule options, seats, pace,
 * how long a seat is kept, who may watch, undo and hints. */
#ifndef SERVER_PLAY_OPTIONS_H
#define SERVER_PLAY_OPTIONS_H

#include "server/http/request.h"

/* Reads them from the body into the row and the set-up. */
MUST_USE status table_options_read(struct request *r, const struct game *g,
				   struct table_row *row, struct setup *setup);

/* The rule options alone. */
MUST_USE status table_options_read_rules(struct request *r, const struct game *g,
					 struct setup *setup);

/* The members that say what somebody should know before he sits down: whether there are
 * hints, how long his seat is kept, and whether the owner chose where the game begins, so
 * that he may know what is hidden. */
void table_options_put(const struct table_row *row, struct json *j);

#endif
