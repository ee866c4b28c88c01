/*
 * Where the program itself fails, it costs one table: rules, views and bots run in
 * guarded calls (base/guard.h), and a table in which one fails is closed with a sentence.
 * What it failed on is kept for us (`tessera admin faults`).
 */
#ifndef SERVER_TABLES_FAULT_H
#define SERVER_TABLES_FAULT_H

#include "server/tables/table.h"

/* Processor time for what people wait for, and for a bot's thought. */
enum { ANSWER_SECONDS = 10, THOUGHT_SECONDS = 60 };

/* Closes the table, without a winner. Under its mutex. */
void fault_close(struct table *t, const char *what);

/* The same for a table that cannot even be read. */
void fault_close_row(struct server *s, const char *id, const char *what);

/* Says it in the log and keeps it in the store. */
void fault_report(struct server *s, const struct fault *f);

/* Writes down what failed where no table has to be closed. */
void fault_record(struct server *s, const char *table, const struct game *g,
		  const void *state, const char *what);

#endif
