/*
 * Delivers the outbox: e-mail, webhooks and web push, again and again until they arrive.
 * One thread takes what is due and hands it to senders, each message with a deadline; a
 * host that hangs keeps a few of them waiting and nobody else.
 */
#ifndef SERVER_NOTIFICATIONS_OUTBOX_H
#define SERVER_NOTIFICATIONS_OUTBOX_H

#include "server/server.h"

struct outbox;

struct outbox *outbox_new(void);
/* Gives up what is on its way: it stays in the outbox. */
void outbox_end(struct outbox *p);

/* Hands out the next message that is due; false if there is none, or nobody to carry it.
 */
bool outbox_deliver_due(struct server *s);

#endif
