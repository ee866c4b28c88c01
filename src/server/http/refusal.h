/* What a status is to whoever asked: a code of HTTP, and a sentence as JSON. */
#ifndef SERVER_HTTP_REFUSAL_H
#define SERVER_HTTP_REFUSAL_H

#include "server/http/request.h"

unsigned refusal_code(status s);

/* Writes into r->out why not, instead of what is there. */
void refusal_write(struct request *r, status s);

#endif
