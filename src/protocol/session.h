/*
 * A session of the engine protocol (docs/protocol.md): one match at most, requests in,
 * replies out, a JSON object a line each. A refused request changes nothing.
 */
#ifndef PROTOCOL_SESSION_H
#define PROTOCOL_SESSION_H

#include "base/text.h"
#include "core/match.h"

enum { REQUEST_BYTES_MAX = 1 << 20 };

struct session {
	bool has_match;
	struct match match;
	struct search_memory *memory; /* of `go`; NULL until it is needed */
	uint32_t rev;	 /* 0 after `new`, rises with each accepted `play` and `undo` */
	int reader;	 /* who reads the log of the request at hand */
	struct text log; /* its lines, each ended by a newline */
	struct text events; /* what happened, as JSON objects with commas between */
};

/* Answers one request of `len` bytes; appends the reply without a newline. */
void session_answer(struct session *s, const char *request, size_t len, struct text *out);

/* Answers a line that was not read because it is too long. */
void session_refuse_long(struct text *out);

void session_end(struct session *s);

#endif
