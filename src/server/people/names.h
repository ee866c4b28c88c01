/* Who is called what: names that can be told apart, and belong to one person each. */
#ifndef SERVER_PEOPLE_NAMES_H
#define SERVER_PEOPLE_NAMES_H

#include "server/server.h"
#include "store/store.h"

#define FORMER_PLAYER "former player" /* who has deleted his account */

/* Makes a name of what somebody wants to be called; refused with a sentence if it is no
 * name, or looks like one of a bot or of the house; then another is proposed. */
MUST_USE status names_read(struct server *s, const char *wanted, struct name *out,
			   struct text *why);

/* Says that the name is taken, and proposes one that is free. */
status names_say_taken(struct server *s, const char *wanted, struct text *why);

/* Makes a guest with a name of his own. */
MUST_USE status names_make_guest(struct server *s, struct user *out, struct text *why);

/* Gives a user another name; his tables show it at once. */
MUST_USE status names_change(struct server *s, const struct user *u,
			     const struct name *name, struct text *why);

/* Reads the tables again that a change of the store has touched, "TABLE SEQ" a line. */
void names_refresh(struct server *s, const struct text *touched);

/* At the start: enters the names from before names had owners. Who shares his name with
 * somebody older gets a number. */
MUST_USE status names_adopt(struct server *s, struct text *why);

#endif
