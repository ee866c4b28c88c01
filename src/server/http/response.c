#include "server/http/response.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "server/http/refusal.h"
#include "server/ops/connections.h"
#include "server/ops/metrics.h"

/* The client is served from here alone: no foreign script, frame, font or connection. */
static const char policy[] =
	"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr "
	"'unsafe-inline'; "
	"img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
	"base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

static void guard(struct MHD_Response *response)
{
	static const char *const headers[][2] = {
		{ "Content-Security-Policy", policy },
		{ "X-Content-Type-Options", "nosniff" },
		{ "X-Frame-Options", "DENY" },
		{ "Referrer-Policy", "no-referrer" },
		{ "Cross-Origin-Opener-Policy", "same-origin" },
		{ "Cross-Origin-Resource-Policy", "same-origin" },
		{ "Permissions-Policy", "camera=(), microphone=(), geolocation=()" },
	};
	for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++)
		MHD_add_response_header(response, headers[i][0], headers[i][1]);
}

static void add_cookie(const struct request *r, struct MHD_Response *response)
{
	enum { YEAR = 31536000 };
	char cookie[160];
	snprintf(cookie, sizeof cookie,
		 "tessera=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s",
		 r->set_cookie ? r->token : "", r->set_cookie ? YEAR : 0,
		 r->is_secure ? "; Secure" : "");
	MHD_add_response_header(response, "Set-Cookie", cookie);
}

static struct MHD_Response *make(const struct request *r)
{
	struct MHD_Response *response = MHD_create_response_from_buffer(
		r->out.len, (void *)(uintptr_t)text_str(&r->out), MHD_RESPMEM_MUST_COPY);
	MHD_add_response_header(response, "Content-Type",
				r->type ? r->type : "application/json; charset=utf-8");
	if (r->file) {
		char disposition[160];
		snprintf(disposition, sizeof disposition, "attachment; filename=\"%s\"",
			 r->file);
		MHD_add_response_header(response, "Content-Disposition", disposition);
	}
	return response;
}

static void log_answer(const struct request *r, unsigned code, int64_t ns)
{
	char words[2][24];
	snprintf(words[0], sizeof words[0], "%u", code);
	snprintf(words[1], sizeof words[1], "%.1f", 1e-6 * (double)ns);
	log_event(LEVEL_DEBUG, "answered", "method", r->is_post ? "POST" : "GET", "path",
		  r->path, "code", words[0], "ms", words[1], NULL);
	if (code >= MHD_HTTP_INTERNAL_SERVER_ERROR && r->why.len > 0)
		log_limited(LEVEL_ERROR, "request-failed", "route",
			    r->route ? r->route->path : r->path, "code", words[0], "why",
			    text_str(&r->why), NULL);
}

enum MHD_Result response_queue(struct request *r, unsigned code,
			       struct MHD_Response *response)
{
	const int64_t ns = clock_ns() - r->begun;
	guard(response);
	MHD_add_response_header(response, "X-Request-Id", r->id);
	log_answer(r, code, ns);
	metrics_answered(r->server->metrics, r->route, code, ns);
	connections_await(r->server, r->connection, AWAIT_READING);
	const enum MHD_Result result = MHD_queue_response(r->connection, code, response);
	MHD_destroy_response(response);
	return result;
}

enum MHD_Result response_send(struct request *r, status s)
{
	if (s != OK)
		refusal_write(r, s);
	struct MHD_Response *response = s == OK && r->response ? r->response : make(r);
	MHD_add_response_header(response, "Cache-Control", "no-store");
	if (r->set_cookie || r->drop_cookie)
		add_cookie(r, response);
	return response_queue(r, s == OK && r->http ? r->http : refusal_code(s),
			      response);
}
