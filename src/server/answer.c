#include "server/answer.h"

#include <stdio.h>
#include <string.h>

/* The client is served from here alone: no foreign script, frame, font or connection. */
static const char policy[] =
	"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr "
	"'unsafe-inline'; "
	"img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
	"base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

static unsigned http_code(status s)
{
	switch ((int)s) {
	case OK:
		return MHD_HTTP_OK;
	case NOT_FOUND:
		return MHD_HTTP_NOT_FOUND;
	case FORBIDDEN:
		return MHD_HTTP_FORBIDDEN;
	case BAD_LOGIN:
		return MHD_HTTP_UNAUTHORIZED;
	case TOO_MANY:
		return MHD_HTTP_TOO_MANY_REQUESTS;
	case TOO_LARGE:
		return MHD_HTTP_CONTENT_TOO_LARGE;
	case IO_FAILED:
	case DIVERGED:
	case FAULTY:
		return MHD_HTTP_INTERNAL_SERVER_ERROR;
	case STALE:
	case ILLEGAL:
	case NOT_YOUR_TURN:
	case GAME_OVER:
	case NO_GAME:
	case NO_UNDO:
	case NAME_TAKEN:
		return MHD_HTTP_CONFLICT;
	default:
		return MHD_HTTP_BAD_REQUEST;
	}
}

void answer_guard(struct MHD_Response *response)
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

static void write_refusal(struct request *r, status s)
{
	text_clear(&r->out);
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", false);
	json_put_string(&j, "error", r->why.len ? text_str(&r->why) : status_sentence(s));
	json_put_string(&j, "code", r->code[0] ? r->code : status_code(s));
	if (r->rule[0])
		json_put_string(&j, "rule", r->rule);
	json_close(&j, '}');
	r->type = NULL;
	r->file = NULL;
}

static struct MHD_Response *make(const struct request *r)
{
	struct MHD_Response *response = MHD_create_response_from_buffer(
		r->out.len, (void *)(uintptr_t)text_str(&r->out), MHD_RESPMEM_MUST_COPY);
	MHD_add_response_header(response, "Content-Type",
				r->type ? r->type : "application/json; charset=utf-8");
	if (r->file) {
		char how[160];
		snprintf(how, sizeof how, "attachment; filename=\"%s\"", r->file);
		MHD_add_response_header(response, "Content-Disposition", how);
	}
	return response;
}

enum MHD_Result answer_send(struct request *r, status s)
{
	if (s != OK)
		write_refusal(r, s);
	struct MHD_Response *response = s == OK && r->response ? r->response : make(r);
	answer_guard(response);
	MHD_add_response_header(response, "Cache-Control", "no-store");
	if (r->set_cookie || r->drop_cookie)
		add_cookie(r, response);
	const enum MHD_Result result =
		MHD_queue_response(r->connection, http_code(s), response);
	MHD_destroy_response(response);
	return result;
}
