/*
 * Who knows of what: each reader has numbers of his own.
 *
 * Where seats choose in secret at the same time, the mere number of what another does is
 * a secret too. So a step that a reader cannot notice (his view is the same before and
 * after, and nothing is told to him) does not count for him, nor does the change that
 * brought it: `seq`, `rev`, `steps` and the numbers of log lines are those of the changes
 * and steps he may know of, and nothing is pushed to him.
 *
 *   his number = the table's number - what is hidden from him
 *
 * What is hidden is kept in the row (`hidden`), by the set of readers that know of it, so
 * that his numbers survive a restart and are the same at every server. Who holds several
 * seats knows what any of them knows. When the game is over everybody knows everything.
 *
 * Readers are seats and SPECTATOR, in a seatset.
 */
#ifndef SERVER_TABLES_AUDIENCE_H
#define SERVER_TABLES_AUDIENCE_H

#include "server/tables/command.h"

/* Which readers a person is; nobody we know (NULL) is a spectator. */
seatset audience_of(const struct table *t, const char *user);
/* Which readers the holder of a seat is. */
seatset audience_of_seat(const struct table *t, int seat);

int64_t audience_seq(const struct table *t, seatset who);
int64_t audience_rev(const struct table *t, seatset who);
size_t audience_steps(const struct table *t, seatset who);
/* The same of a row that is not loaded, for who does not play in the gallery. */
int64_t audience_row_rev(const struct table_row *row, const char *user);
int64_t audience_row_steps(const struct table_row *row, const char *user);

/* Notes in the row what a change hides: before the row takes over its revision. */
void audience_note(struct table *t, const struct pending *p);

#endif
