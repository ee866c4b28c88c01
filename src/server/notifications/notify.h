/* Who must be told that it is his turn, that a bot is asked for in his place, that the
 * others want to play again: rows of the outbox, for those who are not here. */
#ifndef SERVER_NOTIFICATIONS_NOTIFY_H
#define SERVER_NOTIFICATIONS_NOTIFY_H

#include "server/notifications/push.h"
#include "server/tables/command.h"

enum { NOTICES_MAX = (2 + PUSH_DEVICES_MAX) * SEATS_MAX, NOTICE_TEXTS = 4 };

struct notices {
	size_t count;
	struct message message[NOTICES_MAX];
	struct text text[NOTICES_MAX][NOTICE_TEXTS]; /* as in struct message */
};

/* Collects what the change announces. Under the table's mutex. */
void notify_collect(const struct table *t, const struct pending *p, struct notices *out);
void notify_free(struct notices *n);

#endif
