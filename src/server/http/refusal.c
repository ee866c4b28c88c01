#include "server/http/refusal.h"

/* Of RFC 9110 and RFC 6585. */
enum {
	HTTP_OK = 200,
	HTTP_BAD_REQUEST = 400,
	HTTP_UNAUTHORIZED = 401,
	HTTP_FORBIDDEN = 403,
	HTTP_NOT_FOUND = 404,
	HTTP_CONFLICT = 409,
	HTTP_CONTENT_TOO_LARGE = 413,
	HTTP_TOO_MANY_REQUESTS = 429,
	HTTP_INTERNAL_SERVER_ERROR = 500,
};

unsigned refusal_code(status s)
{
	switch ((int)s) {
	case OK:
		return HTTP_OK;
	case NOT_FOUND:
		return HTTP_NOT_FOUND;
	case FORBIDDEN:
		return HTTP_FORBIDDEN;
	case BAD_LOGIN:
		return HTTP_UNAUTHORIZED;
	case TOO_MANY:
		return HTTP_TOO_MANY_REQUESTS;
	case TOO_LARGE:
		return HTTP_CONTENT_TOO_LARGE;
	case IO_FAILED:
	case DIVERGED:
	case FAULTY:
		return HTTP_INTERNAL_SERVER_ERROR;
	case STALE:
	case ILLEGAL:
	case LESSON_WAITS:
	case NOT_YOUR_TURN:
	case GAME_OVER:
	case NO_GAME:
	case NO_UNDO:
	case NAME_TAKEN:
		return HTTP_CONFLICT;
	default:
		return HTTP_BAD_REQUEST;
	}
}

void refusal_write(struct request *r, status s)
{
	text_clear(&r->out);
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", false);
	json_put_string(&j, "error", r->why.len ? text_str(&r->why) : status_sentence(s));
	json_put_string(&j, "code", r->code[0] ? r->code : status_code(s));
	if (r->rule[0])
		json_put_string(&j, "rule", r->rule);
	if (r->why.place)
		json_put_string(&j, "place", r->why.place);
	if (refusal_code(s) >= HTTP_INTERNAL_SERVER_ERROR)
		json_put_string(&j, "request", r->id);
	json_close(&j, '}');
	r->type = NULL;
	r->file = NULL;
}
