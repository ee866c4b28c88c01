/* The checks that every request passes before its handler runs. */
#ifndef SERVER_HTTP_MIDDLEWARE_H
#define SERVER_HTTP_MIDDLEWARE_H

#include "server/http/routes.h"

/* Method, size, host and origin, as soon as the head is there. */
status middleware_check_head(struct request *r, const char *method);

/* Finds the person behind the session cookie, if there is one. */
status middleware_identify(struct request *r);

/* Refuses those who come too often. */
status middleware_limit(struct request *r, const struct route *route);

#endif
