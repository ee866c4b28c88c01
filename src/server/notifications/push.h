/* A web push message: what is sent to a browser that is not open. */
#ifndef SERVER_NOTIFICATIONS_PUSH_H
#define SERVER_NOTIFICATIONS_PUSH_H

#include "server/notifications/ece.h"
#include "server/server.h"
#include "store/store.h"

enum { PUSH_DEVICES_MAX = 8 }; /* of one person; the oldest are forgotten */

/* The browser's keys; false if they are none. */
bool push_read_keys(const struct subscription *s, struct ece_keys *out);

/* What is posted: a body, and the values of two headers. */
struct push_post {
	unsigned char body[ECE_HEAD + ECE_PLAIN_MAX + ECE_TAIL];
	size_t len;
	struct text authorization;
};

/* Encrypts and signs `words` for a browser; NOT_FOUND if it has unsubscribed. */
MUST_USE status push_write(struct server *s, const char *endpoint, const char *words,
			   struct push_post *out, struct text *why);

#endif
