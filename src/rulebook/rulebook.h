/* Looking up rules in the texts of docs/rules: "AR-21" begins its entry as **AR-21**. */
#ifndef RULEBOOK_RULEBOOK_H
#define RULEBOOK_RULEBOOK_H

#include <stdbool.h>

#include "core/game.h"

struct text;

/* The whole text, or NULL if there is none. */
const char *rulebook_text(const struct game *g);

/* The ledger of its manual (core/ledger.h), or NULL. */
const char *rulebook_ledger(const struct game *g);

/* Appends the ledger for people to read: all rows, or those that name the rule "AR-21" or
 * "21"; false if there is none. */
bool rulebook_put_ledger(const struct game *g, const char *number, struct text *out);

/* Appends the entry of a rule, "AR-21" or "21"; false if there is none. */
bool rulebook_put(const struct game *g, const char *number, struct text *out);

#endif
