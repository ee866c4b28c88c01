/* Shared by the handlers of a table: who may enter, and short answers. */
#ifndef SERVER_ROOM_H
#define SERVER_ROOM_H

#include "server/request.h"
#include "server/table.h"

/* The table of the request's first argument, if its person may see it; a stranger is told
 * that there is none. Ends with table_release. */
MUST_USE status room_enter(struct request *r, struct table **out);

/* The same of the table with this id. */
MUST_USE status room_find(struct request *r, const char *id, struct table **out);

/* The person's id or NULL. */
const char *room_user(const struct request *r);

/* The seat named in the body; SEAT_NONE if it names none. */
int room_seat(const struct request *r, const struct table *t);

/* Grants the wish and answers {"ok":true,"seq":..,"rev":..}. */
MUST_USE status room_do(struct request *r, struct table *t, const struct wish *w);

#endif
