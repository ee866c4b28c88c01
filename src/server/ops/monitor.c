/* What operators and their machines ask: /healthz and /metrics. */
#include <microhttpd.h>
#include <netdb.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/http/routes.h"
#include "server/ops/health.h"
#include "server/ops/metrics.h"
#include "server/ops/monitor.h"

static const char plain[] = "text/plain; charset=utf-8";
static const char exposition[] = "text/plain; version=0.0.4; charset=utf-8";

static unsigned write_health(const struct server *s, struct text *out)
{
	const char *trouble = health_problem(s);
	text_add(out, "%s\n", trouble ? trouble : "ready");
	return trouble ? MHD_HTTP_SERVICE_UNAVAILABLE : MHD_HTTP_OK;
}

status health_show(struct request *r)
{
	r->type = plain;
	r->http = write_health(r->server, &r->out);
	return OK;
}

/* True if the request brings the token, which is not found out by measuring time. */
static bool has_token(const struct request *r)
{
	static const char bearer[] = "Bearer ";
	const char *token = r->server->config.metrics_token;
	const char *given = MHD_lookup_connection_value(r->connection, MHD_HEADER_KIND,
							"Authorization");
	if (!token || !given || strncmp(given, bearer, strlen(bearer)) != 0)
		return false;
	given += strlen(bearer);
	return strlen(given) == strlen(token) &&
	       sodium_memcmp(given, token, strlen(token)) == 0;
}

/* Without the token there is nothing here, not even a refusal. */
status metrics_show(struct request *r)
{
	if (!has_token(r))
		return request_refuse(r, NOT_FOUND, "Nothing found at this address.");
	r->type = exposition;
	metrics_write(r->server, &r->out);
	return OK;
}

/* The address for operators alone: a daemon of its own, with one thread. */

static enum MHD_Result answer(void *self, struct MHD_Connection *c, const char *url,
			      const char *method, const char *version, const char *data,
			      size_t *len, void **hold)
{
	const struct server *s = self;
	struct text out = { 0 };
	unsigned code = MHD_HTTP_OK;
	const char *type = plain;
	(void)version, (void)data, (void)hold;
	if (*len > 0)
		return MHD_NO;
	if (strcmp(method, "GET") == 0 && strcmp(url, "/metrics") == 0) {
		metrics_write(s, &out);
		type = exposition;
	} else if (strcmp(method, "GET") == 0 && strcmp(url, "/healthz") == 0) {
		code = write_health(s, &out);
	} else {
		text_put(&out, "There is nothing at this address.\n");
		code = MHD_HTTP_NOT_FOUND;
	}
	struct MHD_Response *response =
		MHD_create_response_from_buffer(out.len, out.at, MHD_RESPMEM_MUST_COPY);
	MHD_add_response_header(response, "Content-Type", type);
	const enum MHD_Result result = MHD_queue_response(c, code, response);
	MHD_destroy_response(response);
	text_free(&out);
	return result;
}

/* HOST:PORT, the host of IPv6 in brackets; a port alone is of this machine. */
static status find_address(const char *where, struct addrinfo **out, struct text *why)
{
	char host[256];
	const char *colon = strrchr(where, ':');
	size_t len = colon ? (size_t)(colon - where) : 0;
	const char *from = where;
	if (len >= 2 && where[0] == '[' && where[len - 1] == ']')
		from++, len -= 2;
	snprintf(host, sizeof host, "%.*s", (int)len, from);
	const struct addrinfo hints = { .ai_socktype = SOCK_STREAM,
					.ai_flags = AI_PASSIVE };
	if (getaddrinfo(len ? host : "127.0.0.1", colon ? colon + 1 : where, &hints,
			out) != 0)
		return status_say(IO_FAILED, why,
				  "--metrics takes HOST:PORT; cannot resolve %s.", where);
	return OK;
}

status monitor_start(struct server *s, struct text *why)
{
	enum { IDLE_SECONDS = 10, CONNECTIONS = 16 };
	struct addrinfo *address;
	if (!s->config.metrics)
		return OK;
	TRY(find_address(s->config.metrics, &address, why));
	s->monitor = MHD_start_daemon(
		MHD_USE_INTERNAL_POLLING_THREAD |
			(address->ai_family == AF_INET6 ? MHD_USE_IPv6 : 0u),
		0, NULL, NULL, answer, s, MHD_OPTION_SOCK_ADDR, address->ai_addr,
		MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)IDLE_SECONDS,
		MHD_OPTION_CONNECTION_LIMIT, (unsigned)CONNECTIONS, MHD_OPTION_END);
	freeaddrinfo(address);
	return s->monitor ? OK
			  : status_say(IO_FAILED, why,
				       "Cannot listen on %s for --metrics: is it in use?",
				       s->config.metrics);
}

void monitor_stop(struct server *s)
{
	if (s->monitor)
		MHD_stop_daemon(s->monitor);
}
