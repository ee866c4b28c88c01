/* Delivers the outbox: e-mail and webhooks, again and again until they arrive. */
#ifndef SERVER_POSTMAN_H
#define SERVER_POSTMAN_H

#include "server/server.h"

/* Delivers what is due; true if there was anything. */
bool postman_round(struct server *s);

#endif
