/*
 * What one person may know of a table, as one JSON object: the only thing that is ever
 * sent about a running game. The view comes from core/view.h and the log from the events;
 * nothing else about the state goes out, not even the words of another seat's action.
 */
#ifndef SERVER_TABLES_SNAPSHOT_H
#define SERVER_TABLES_SNAPSHOT_H

#include "server/tables/table.h"

struct json;

/* The seat through whose eyes `user` looks: his that must act, else his, else SPECTATOR.
 */
int snapshot_reader(const struct table *t, const char *user);

/* Appends the snapshot; log lines of the first `log_from` steps that the user knows of
 * are left out. */
void snapshot_put(const struct table *t, const char *user, size_t log_from,
		  struct text *out);

/* The member "nonces": the words that the seats have put into the dice. */
void snapshot_put_nonces(const struct table *t, struct json *j);

#endif
