#include "server/http/middleware.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "server/http/hosts.h"
#include "server/http/limits.h"

static const char *head(const struct request *r, const char *name)
{
	return MHD_lookup_connection_value(r->connection, MHD_HEADER_KIND, name);
}

static void note_network(struct request *r)
{
	char address[NETWORK_SIZE] = "";
	const char *forwarded =
		r->server->config.behind_proxy ? head(r, "X-Real-IP") : NULL;
	const union MHD_ConnectionInfo *info = MHD_get_connection_info(
		r->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
	if (forwarded) {
		snprintf(address, sizeof address, "%s", forwarded);
	} else if (info && info->client_addr->sa_family == AF_INET6) {
		const struct sockaddr_in6 *a = (const void *)info->client_addr;
		inet_ntop(AF_INET6, &a->sin6_addr, address, sizeof address);
	} else if (info) {
		const struct sockaddr_in *a = (const void *)info->client_addr;
		inet_ntop(AF_INET, &a->sin_addr, address, sizeof address);
	}
	limits_network(address, r->network);
	const char *scheme =
		r->server->config.behind_proxy ? head(r, "X-Forwarded-Proto") : NULL;
	r->is_secure = scheme && strcmp(scheme, "https") == 0;
}

/* A POST says X-Tessera, which no foreign page can without our leave. */
static bool is_ours(const struct request *r)
{
	const char *origin = head(r, "Origin"), *host = head(r, "Host");
	const char *mark = head(r, "X-Tessera");
	if (!mark || strcmp(mark, "1") != 0)
		return false;
	const char *name = origin ? strstr(origin, "://") : NULL;
	return !origin || (name && host && strcasecmp(name + 3, host) == 0);
}

/* Mail programs press the link of List-Unsubscribe themselves; it needs no cookie. */
static bool is_by_link(const struct request *r)
{
	static const char path[] = "/api/unsubscribe/";
	return strncmp(r->path, path, sizeof path - 1) == 0;
}

status middleware_check_head(struct request *r, const char *method)
{
	const char *length = head(r, "Content-Length");
	note_network(r);
	if (!r->is_post && strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0)
		return request_refuse(r, BAD_REQUEST,
				      "Only GET, HEAD and POST are supported.");
	if (length && strtoull(length, NULL, 10) > BODY_MAX)
		return request_refuse(r, TOO_LARGE, NULL);
	if (!text_is_utf8(r->path, strlen(r->path)))
		return request_refuse(r, NOT_FOUND, "Nothing found at this address.");
	if (!hosts_knows(&r->server->config, head(r, "Host")))
		return request_refuse(
			r, FORBIDDEN,
			"This server does not answer to that host name. If the name is "
			"its own, start the server with --url.");
	if (r->is_post && !is_ours(r) && !is_by_link(r))
		return request_refuse(r, FORBIDDEN,
				      "A POST request must carry the header X-Tessera: 1 "
				      "and come from this server's own pages.");
	return OK;
}

status middleware_identify(struct request *r)
{
	const char *cookie =
		MHD_lookup_connection_value(r->connection, MHD_COOKIE_KIND, "tessera");
	if (!cookie || strlen(cookie) != TOKEN_LEN)
		return OK;
	const status s = store_session(r->server->store, cookie, &r->user, &r->why);
	r->has_user = s == OK;
	if (r->has_user)
		snprintf(r->token, sizeof r->token, "%s", cookie);
	return s == NOT_FOUND ? OK : s;
}

/* Whoever has a session makes no guest by asking who he is. */
static enum limit limit_of(const struct request *r, const struct route *route)
{
	if (route->limit != LIMIT_GUEST || !r->has_user)
		return route->limit;
	return r->is_post ? LIMIT_POST : LIMIT_GET;
}

status middleware_limit(struct request *r, const struct route *route)
{
	if (!r->server->config.is_public)
		return OK;
	const enum limit limit = limit_of(r, route);
	if (limits_take(r->server->limits, limit, r->network) &&
	    (!r->has_user || limits_take(r->server->limits, limit, r->user.id)))
		return OK;
	return request_refuse(r, TOO_MANY, NULL);
}
