/* Shared by the handlers of a table: who may enter, and short answers. */
#ifndef SERVER_TABLES_ACCESS_H
#define SERVER_TABLES_ACCESS_H

#include "server/http/request.h"
#include "server/tables/command.h"

/* The table of the request's first argument, if its person may see it; a stranger is told
 * that there is none. Ends with table_release. */
MUST_USE status access_table(struct request *r, struct table **out);

/* Whether its person may see it. */
bool access_may_see(struct request *r, struct table *t);

/* The same of the table with this id. */
MUST_USE status access_find(struct request *r, const char *id, struct table **out);

/* Looks at the table of the request under its mutex, if its person may see it. */
typedef status look(struct request *r, struct table *t);
MUST_USE status access_read(struct request *r, look *at);
/* The same at a table whose game is over: then everything is told. */
MUST_USE status access_read_finished(struct request *r, look *at);

/* The person's id or NULL. */
const char *access_user(const struct request *r);

/* The seat named in the body; SEAT_NONE if it names none. */
int access_seat(const struct request *r, const struct table *t);

/* Whether it is a seat of the person. Under the table's mutex. */
bool access_owns(const struct request *r, const struct table *t, int seat);

/* Executes the command and answers {"ok":true,"seq":..,"rev":..}. */
MUST_USE status access_execute(struct request *r, struct table *t,
			       const struct command *cmd);

#endif
