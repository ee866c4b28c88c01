/* `tessera admin backup` and `restore`. */
#ifndef CLI_BACKUP_H
#define CLI_BACKUP_H

#include "base/status.h"

struct args;
struct text;

/* Copies the database to the file of the second word, while servers write to it. */
MUST_USE status backup_make(const struct args *a, struct text *why);

/* Puts the file of the second word in the place of the database, once every table in it
 * was replayed; no server may run. */
MUST_USE status backup_restore(const struct args *a, struct text *why);

#endif
