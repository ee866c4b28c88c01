/* A hint: the best bot's opinion on what a seat may do, from what the seat can know. */
#ifndef SERVER_BOTS_HINT_H
#define SERVER_BOTS_HINT_H

#include "server/http/request.h"
#include "server/tables/table.h"

/* Whether the person may ask: a term of the table. Against bots a hint harms nobody. */
MUST_USE status hint_is_allowed(struct request *r, const struct table *t);

#endif
