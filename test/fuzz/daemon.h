/*
 * libmicrohttpd without sockets: the server's own handler gets requests from memory and
 * its answers are looked at. What the server calls of the library is defined here, so
 * that everything above it is the code that people use.
 */
#ifndef FUZZ_DAEMON_H
#define FUZZ_DAEMON_H

#include "base/text.h"
#include "server/server.h"

enum { HEADERS_MAX = 8, ARGS_MAX = 4 };

struct pair {
	const char *name, *value;
};

struct asked {
	const char *method, *path;
	const char *cookie; /* "": none */
	const char *body;
	size_t body_len;
	struct pair header[HEADERS_MAX],
		arg[ARGS_MAX]; /* without a name after the last */
};

struct answered {
	unsigned code; /* 0: the server hung up */
	bool is_stream;
	char type[64], cookie[200];
	struct text body;
};

/* Asks and waits for the answer; a stream stays open. `out->body` is cleared first. */
void daemon_ask(struct server *s, const struct asked *a, struct answered *out);

/* Reads all open streams as far as they go, or ends them. Stops if what they send is no
 * server-sent event. */
void daemon_read_streams(struct server *s);
void daemon_end_streams(struct server *s);

/* The pool of workers, run by hand: up to `most` of what waits. */
void pool_run(struct workers *w, int most);

#endif
