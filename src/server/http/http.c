#include "server/http/http.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "server/bots/workers.h"
#include "server/http/assets.h"
#include "server/http/middleware.h"
#include "server/http/response.h"
#include "server/http/routes.h"
#include "server/ops/connections.h"

enum { MEMORY_PER_CONNECTION = 24576, PER_ADDRESS_MAX = 128 };

static struct request *new_request(struct server *s, struct MHD_Connection *c,
				   const char *url, const char *method)
{
	struct request *r = calloc(1, sizeof *r);
	if (!r)
		die("out of memory");
	r->server = s;
	r->connection = c;
	r->begun = clock_ns();
	store_token(r->id, REQUEST_ID_LEN);
	r->is_post = strcmp(method, "POST") == 0;
	snprintf(r->path, sizeof r->path, "%s",
		 strlen(url) < PATH_MAX_BYTES ? url : "/.");
	return r;
}

static void free_request(void *self, struct MHD_Connection *c, void **hold,
			 enum MHD_RequestTerminationCode how)
{
	struct request *r = *hold;
	(void)how;
	connections_await(self, c, AWAIT_REQUEST);
	if (!r)
		return;
	text_free(&r->body);
	text_free(&r->out);
	text_free(&r->why);
	json_free(&r->doc);
	free(r);
	*hold = NULL;
}

/* What the pool gets of a request that takes longer: a block of its own to free. */
struct request_job {
	struct request *request;
};

static void work(void *self)
{
	struct request *r = ((struct request_job *)self)->request;
	free(self);
	log_set_request(r->id);
	r->result = r->deferred(r);
	log_set_request(NULL);
	r->is_ready = true;
	MHD_resume_connection(r->connection);
}

static enum MHD_Result send_to_pool(struct request *r)
{
	struct request_job *block = malloc(sizeof *block);
	if (!block)
		die("out of memory");
	block->request = r;
	MHD_suspend_connection(r->connection);
	const struct job job = { .work = work,
				 .self = block,
				 .person = r->has_user && r->is_slow ? r->user.id
								     : r->network,
				 .rank = RANK_REQUEST };
	struct server *s = r->server;
	if (!workers_add(r->is_slow ? s->workers : s->passwords, &job)) {
		free(block);
		r->result = request_refuse(r, IO_FAILED, "The server is shutting down.");
		r->is_ready = true;
		MHD_resume_connection(r->connection);
	}
	return MHD_YES;
}

static status answer(struct request *r)
{
	const struct route *route = r->route;
	if (!route)
		return request_refuse(r, NOT_FOUND, "Nothing found at this address.");
	TRY(middleware_identify(r));
	TRY(middleware_limit(r, route));
	if (route->needs == PERSON && !r->has_user)
		return request_refuse(r, FORBIDDEN,
				      "Start a session first (GET /api/me).");
	if (r->is_post && route->needs != LINK)
		TRY(request_read_body(r));
	return route->answer(r);
}

static enum MHD_Result respond(struct request *r)
{
	if (r->is_ready)
		return response_send(r, r->result);
	connections_await(r->server, r->connection, AWAIT_NOTHING);
	r->route = routes_find(r);
	if (!r->route && !r->is_post && strncmp(r->path, "/api/", 5) != 0)
		return assets_send(r);
	const status s = answer(r);
	return s == OK && r->deferred ? send_to_pool(r) : response_send(r, s);
}

static enum MHD_Result take_body(struct request *r, const char *data, size_t *len)
{
	if (r->body.len + *len > BODY_MAX)
		return MHD_NO; /* it said less in its head than it sends: hang up */
	text_bytes(&r->body, data, *len);
	*len = 0;
	return MHD_YES;
}

static enum MHD_Result check_head(struct request *r, const char *method)
{
	const status s = middleware_check_head(r, method);
	return s == OK ? MHD_YES : response_send(r, s);
}

static enum MHD_Result handle(void *self, struct MHD_Connection *c, const char *url,
			      const char *method, const char *version, const char *data,
			      size_t *len, void **hold)
{
	(void)version;
	struct request *r = *hold;
	const bool is_new = !r;
	if (is_new)
		*hold = r = new_request(self, c, url, method);
	log_set_request(r->id);
	const enum MHD_Result result = is_new	  ? check_head(r, method)
				       : *len > 0 ? take_body(r, data, len)
						  : respond(r);
	log_set_request(NULL);
	return result;
}

static status find_address(const struct server_config *config, struct addrinfo **out,
			   struct text *why)
{
	char port[8];
	snprintf(port, sizeof port, "%d", config->port);
	const struct addrinfo hints = { .ai_socktype = SOCK_STREAM,
					.ai_flags = AI_PASSIVE };
	if (getaddrinfo(config->host, port, &hints, out) != 0)
		return status_say(IO_FAILED, why, "Cannot resolve the host %s.",
				  config->host);
	return OK;
}

/* What the daemon says is mostly about clients that hung up. */
static void on_daemon_log(void *self, const char *format, va_list args)
{
	struct text words = { 0 };
	(void)self;
	text_vadd(&words, format, args);
	log_event(LEVEL_DEBUG, "http", "what", text_str(&words), NULL);
	text_free(&words);
}

/* The address people can type: "any" is not one. */
static void note_url(struct server *s)
{
	const union MHD_DaemonInfo *info =
		MHD_get_daemon_info(s->daemon, MHD_DAEMON_INFO_BIND_PORT);
	const int port = info && info->port ? info->port : s->config.port;
	const char *host = s->config.host;
	if (strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0)
		host = "localhost";
	const bool is_v6 = strchr(host, ':') != NULL;
	snprintf(s->listen_url, sizeof s->listen_url, "http://%s%s%s:%d",
		 is_v6 ? "[" : "", host, is_v6 ? "]" : "", port);
	snprintf(s->url, sizeof s->url, "%s",
		 s->config.url ? s->config.url : s->listen_url);
}

status http_start(struct server *s, struct text *why)
{
	struct addrinfo *address;
	s->connections_max = connections_capacity(&s->config.http_threads);
	if (s->connections_max == 0)
		return status_say(IO_FAILED, why,
				  "This process may open too few files: raise "
				  "LimitNOFILE (ulimit -n).");
	TRY(find_address(&s->config, &address, why));
	const unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME |
			       MHD_USE_ERROR_LOG |
			       (address->ai_family == AF_INET6 ? MHD_USE_IPv6 : 0u);
	/* Behind a proxy all come from one address, and at home nobody is kept out. */
	const unsigned per_address =
		s->config.is_public && !s->config.behind_proxy ? PER_ADDRESS_MAX : 0;
	s->daemon = MHD_start_daemon(
		flags, 0, NULL, NULL, handle, s, MHD_OPTION_EXTERNAL_LOGGER,
		on_daemon_log, NULL, MHD_OPTION_SOCK_ADDR, address->ai_addr,
		MHD_OPTION_NOTIFY_COMPLETED, free_request, s,
		MHD_OPTION_NOTIFY_CONNECTION, connections_on_notify, s,
		MHD_OPTION_THREAD_POOL_SIZE, (unsigned)s->config.http_threads,
		MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)s->config.timeout_s,
		MHD_OPTION_CONNECTION_LIMIT, s->connections_max,
		MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)MEMORY_PER_CONNECTION,
		MHD_OPTION_PER_IP_CONNECTION_LIMIT, per_address, MHD_OPTION_END);
	freeaddrinfo(address);
	if (!s->daemon)
		return status_say(
			IO_FAILED, why,
			"Cannot listen on %s, port %d: is it in use? Try --port.",
			s->config.host, s->config.port);
	note_url(s);
	return OK;
}

void http_quiesce(struct server *s)
{
	const MHD_socket listening = MHD_quiesce_daemon(s->daemon);
	if (listening != MHD_INVALID_SOCKET)
		close(listening);
}

void http_stop(struct server *s)
{
	MHD_stop_daemon(s->daemon);
}
