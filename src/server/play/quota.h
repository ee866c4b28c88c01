/* How much one person may have on a public server: a sentence says when it is enough. */
#ifndef SERVER_PLAY_QUOTA_H
#define SERVER_PLAY_QUOTA_H

#include "server/server.h"
#include "store/store.h"

/* Whether the person may open one more table: guests may not, and an account has room for
 * some that wait for players and some at which bots think. */
MUST_USE status quota_check(struct server *s, const struct user *u, struct text *why);

#endif
