/* What only a connection can give: the stream of a table, and the query of an address. */
#include <microhttpd.h>
#include <stdlib.h>
#include <string.h>

#include "server/http/eventstream.h"
#include "server/http/routes.h"
#include "server/tables/access.h"

const char *request_query(const struct request *r, const char *key)
{
	return MHD_lookup_connection_value(r->connection, MHD_GET_ARGUMENT_KIND, key);
}

status handlers_events(struct request *r)
{
	struct table *t;
	TRY(access_table(r, &t));
	const char *last = MHD_lookup_connection_value(r->connection, MHD_HEADER_KIND,
						       "Last-Event-ID");
	const char *log = request_query(r, "log");
	const struct stream_options options = { .connection = r->connection,
						.user = access_user(r),
						.token = r->token,
						.tail = log && strcmp(log, "tail") == 0,
						.last_seq = last ? strtoll(last, NULL, 10)
								 : -1 };
	r->response = eventstream_open(t, &options);
	MHD_add_response_header(r->response, "Content-Type", "text/event-stream");
	MHD_add_response_header(r->response, "X-Accel-Buffering", "no");
	return OK;
}
