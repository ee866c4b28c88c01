/* The gate: what every request must pass before anybody answers it. */
#ifndef SERVER_HTTP_GATE_H
#define SERVER_HTTP_GATE_H

#include "server/http/routes.h"

/* Method, size, host and origin, as soon as the head is there. */
status gate_check_head(struct request *r, const char *method);

/* Finds the person behind the session cookie, if there is one. */
status gate_identify(struct request *r);

/* Refuses those who come too often. */
status gate_limit(struct request *r, const struct route *route);

/* Parses the body of a POST, which must be a JSON object (or nothing). */
status gate_read_body(struct request *r);

#endif
