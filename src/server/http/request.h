/*
 * One HTTP request: what was asked, by whom, and the answer as it is built. Handlers get
 * it with the body parsed and the person known; they write JSON into `out` and return a
 * status, which becomes the HTTP code and, if it is not OK, the sentence for the person.
 */
#ifndef SERVER_HTTP_REQUEST_H
#define SERVER_HTTP_REQUEST_H

#include "base/json.h"
#include "server/server.h"
#include "store/store.h"

struct MHD_Connection;
struct MHD_Response;

struct route;

enum { BODY_MAX = 65536, PATH_MAX_BYTES = 256, REQUEST_ID_LEN = 12 };

struct request {
	struct server *server;
	struct MHD_Connection *connection;
	char id[REQUEST_ID_LEN + 1]; /* in the log, and in the head of the answer */
	int64_t begun;		     /* on the monotonic clock, in ns */
	const struct route *route;
	char path[PATH_MAX_BYTES], network[64]; /* of the client: limits_network */
	bool is_post, is_secure;
	char *arg[2]; /* what the stars of the route stand for */
	struct text body;
	struct json_doc doc; /* of a POST: always an object */

	char token[TOKEN_LEN + 1]; /* of the session, "" if there is none */
	struct user user;
	bool has_user;
	bool set_cookie, drop_cookie;

	struct text out, why;
	const char *type; /* NULL: JSON */
	unsigned http;	  /* the code instead of that of the status; 0: none */
	const char *file; /* a download of this name */
	char rule[16],
		code[40]; /* of a refusal, if there is more to say than the status */
	struct MHD_Response *response; /* instead of `out` */

	/* Work for the pool; the connection sleeps meanwhile. Returns the final status.
	 */
	status (*deferred)(struct request *r);
	void *job;    /* what `later` works on; it frees it */
	bool is_slow; /* `later` thinks: passwords do not wait behind it */
	bool is_ready;
	status result;
};

typedef status handler(struct request *r);

/* Parses the body of a POST, which must be a JSON object (or nothing). */
status request_read_body(struct request *r);

/* The words of a member of the body; false and "" if it is absent or not a string. */
bool request_text(const struct request *r, const char *key, struct text *out);
/* The same into an array, cut to fit. */
bool request_copy(const struct request *r, const char *key, char *out, size_t size);
/* The same, or "" and false if it does not fit. */
bool request_copy_whole(const struct request *r, const char *key, char *out, size_t size,
			bool *is_there);
bool request_int(const struct request *r, const char *key, long long *out);
bool request_bool(const struct request *r, const char *key, bool otherwise);

/* A value of the query (?step=3), or NULL. */
const char *request_query(const struct request *r, const char *key);

/* Says why not: with this sentence, or with that of the status if it is NULL. */
static inline status request_refuse(struct request *r, status s, const char *sentence)
{
	status_say(s, &r->why, "%s", sentence ? sentence : "");
	return s;
}

#endif
