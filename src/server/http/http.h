/* The HTTP daemon: libmicrohttpd below, requests above. */
#ifndef SERVER_HTTP_HTTP_H
#define SERVER_HTTP_HTTP_H

#include "server/http/request.h"

MUST_USE status http_start(struct server *s, struct text *why);
/* Takes no more connections; those that sleep must have been woken to end. */
void http_quiesce(struct server *s);
void http_stop(struct server *s);

#endif
