/* Answers: JSON or a sentence, with the headers that every answer of ours carries. */
#ifndef SERVER_HTTP_RESPONSE_H
#define SERVER_HTTP_RESPONSE_H

#include <microhttpd.h>

#include "server/http/request.h"

/* Sends r->out or r->response if `s` is OK, else the refusal. */
enum MHD_Result response_send(struct request *r, status s);

/* Sends and ends a response: with what keeps browsers from doing harm with it, and the
 * request's id. It is counted. */
enum MHD_Result response_queue(struct request *r, unsigned code,
			       struct MHD_Response *response);

#endif
