/*
 * Who sends a web push message: VAPID (RFC 8292). The server has one key for all times,
 * kept in the store; browsers subscribe for it, and each message carries a token signed
 * with it, good for one push service and some hours.
 */
#ifndef SERVER_NOTIFICATIONS_VAPID_H
#define SERVER_NOTIFICATIONS_VAPID_H

#include "server/notifications/p256.h"
#include "server/server.h"

struct text;

/* The key; made when it is asked for first. */
MUST_USE status vapid_key(struct server *s, struct p256 *out, struct text *why);
/* Appends the point of the key as browsers want it. */
void vapid_put_point(const struct p256 *key, struct text *out);
/* Appends the value of the header Authorization for a message to `endpoint`. */
MUST_USE status vapid_sign(struct server *s, const char *endpoint, struct text *out,
			   struct text *why);

#endif
