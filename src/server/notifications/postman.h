/*
 * Delivers the outbox: e-mail, webhooks and web push, again and again until they arrive.
 * One thread takes what is due and hands it to carriers, each message with a deadline; a
 * host that hangs keeps a few of them waiting and nobody else.
 */
#ifndef SERVER_NOTIFICATIONS_POSTMAN_H
#define SERVER_NOTIFICATIONS_POSTMAN_H

#include "server/server.h"

struct postman;

struct postman *postman_new(void);
/* Gives up what is on its way: it stays in the outbox. */
void postman_end(struct postman *p);

/* Hands out the next message that is due; false if there is none, or nobody to carry it.
 */
bool postman_round(struct server *s);

#endif
