#include "daemon.h"

#include <microhttpd.h>
#include <netinet/in.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

struct MHD_Response {
	int refs;
	char type[64], cookie[200];
	struct text body;
	MHD_ContentReaderCallback read;
	MHD_ContentReaderFreeCallback end;
	void *self;
};

struct MHD_Connection {
	struct MHD_Connection *next; /* of the open streams */
	const struct asked *asked;
	struct MHD_Response *response;
	unsigned code;
	bool is_asleep;
	void *hold;
	union MHD_ConnectionInfo info;
};

struct MHD_Daemon {
	MHD_AccessHandlerCallback handle;
	MHD_RequestCompletedCallback completed;
	void *self;
	struct MHD_Connection *streams;
	union MHD_DaemonInfo info;
	struct sockaddr_in client;
};

/* The library as the server sees it */

struct MHD_Daemon *MHD_start_daemon(unsigned flags, uint16_t port,
				    MHD_AcceptPolicyCallback apc, void *apc_self,
				    MHD_AccessHandlerCallback handle, void *self, ...)
{
	struct MHD_Daemon *d = calloc(1, sizeof *d);
	va_list options;
	(void)flags, (void)port, (void)apc, (void)apc_self;
	d->handle = handle;
	d->self = self;
	d->info.port = 8080;
	d->client.sin_family = AF_INET;
	va_start(options, self);
	/* Those before the one we want take one or two pointers each. */
	for (int o = va_arg(options, int); o != MHD_OPTION_NOTIFY_COMPLETED;
	     o = va_arg(options, int)) {
		va_arg(options, void *);
		if (o == MHD_OPTION_EXTERNAL_LOGGER)
			va_arg(options, void *);
	}
	d->completed = va_arg(options, MHD_RequestCompletedCallback);
	va_end(options);
	return d;
}

void MHD_stop_daemon(struct MHD_Daemon *d)
{
	free(d);
}

MHD_socket MHD_quiesce_daemon(struct MHD_Daemon *d)
{
	(void)d;
	return MHD_INVALID_SOCKET;
}

const union MHD_DaemonInfo *MHD_get_daemon_info(struct MHD_Daemon *d,
						enum MHD_DaemonInfoType type, ...)
{
	(void)type;
	return &d->info;
}

const union MHD_ConnectionInfo *
MHD_get_connection_info(struct MHD_Connection *c, enum MHD_ConnectionInfoType type, ...)
{
	return type == MHD_CONNECTION_INFO_CLIENT_ADDRESS ? &c->info : NULL;
}

static const char *find(const struct pair *pairs, int most, const char *name)
{
	for (int i = 0; i < most && pairs[i].name; i++)
		if (strcasecmp(pairs[i].name, name) == 0)
			return pairs[i].value;
	return NULL;
}

const char *MHD_lookup_connection_value(struct MHD_Connection *c, enum MHD_ValueKind kind,
					const char *key)
{
	const struct asked *a = c->asked;
	if (kind == MHD_COOKIE_KIND)
		return a->cookie[0] ? a->cookie : NULL;
	return kind == MHD_GET_ARGUMENT_KIND ? find(a->arg, ARGS_MAX, key)
					     : find(a->header, HEADERS_MAX, key);
}

struct MHD_Response *MHD_create_response_from_buffer(size_t size, void *bytes,
						     enum MHD_ResponseMemoryMode mode)
{
	struct MHD_Response *r = calloc(1, sizeof *r);
	r->refs = 1;
	text_bytes(&r->body, bytes ? bytes : "", size);
	if (mode == MHD_RESPMEM_MUST_FREE)
		free(bytes);
	return r;
}

struct MHD_Response *MHD_create_response_from_callback(uint64_t size, size_t block,
						       MHD_ContentReaderCallback read,
						       void *self,
						       MHD_ContentReaderFreeCallback end)
{
	struct MHD_Response *r = calloc(1, sizeof *r);
	(void)size, (void)block;
	*r = (struct MHD_Response){ .refs = 1, .read = read, .end = end, .self = self };
	return r;
}

enum MHD_Result MHD_add_response_header(struct MHD_Response *r, const char *name,
					const char *value)
{
	if (strpbrk(value, "\r\n"))
		abort();
	if (strcmp(name, "Content-Type") == 0)
		snprintf(r->type, sizeof r->type, "%s", value);
	if (strcmp(name, "Set-Cookie") == 0)
		snprintf(r->cookie, sizeof r->cookie, "%s", value);
	return MHD_YES;
}

enum MHD_Result MHD_queue_response(struct MHD_Connection *c, unsigned code,
				   struct MHD_Response *r)
{
	if (c->response || c->is_asleep)
		abort();
	r->refs++;
	c->response = r;
	c->code = code;
	return MHD_YES;
}

void MHD_destroy_response(struct MHD_Response *r)
{
	if (--r->refs > 0)
		return;
	if (r->end)
		r->end(r->self);
	text_free(&r->body);
	free(r);
}

void MHD_suspend_connection(struct MHD_Connection *c)
{
	c->is_asleep = true;
}

void MHD_resume_connection(struct MHD_Connection *c)
{
	c->is_asleep = false;
}

/* Our side */

/* Gives the body in parts, as a network would. False if the server hangs up. */
static bool send_body(struct MHD_Daemon *d, struct MHD_Connection *c)
{
	enum { PART = 1000 };
	const struct asked *a = c->asked;
	for (size_t at = 0; at < a->body_len;) {
		size_t len = a->body_len - at < PART ? a->body_len - at : PART;
		const size_t given = len;
		if (d->handle(d->self, c, a->path, a->method, "HTTP/1.1", a->body + at,
			      &len, &c->hold) != MHD_YES)
			return false;
		at += given - len;
	}
	return true;
}

static void converse(struct server *s, struct MHD_Connection *c)
{
	struct MHD_Daemon *d = s->daemon;
	const struct asked *a = c->asked;
	size_t none = 0;
	d->handle(d->self, c, a->path, a->method, "HTTP/1.1", NULL, &none, &c->hold);
	if (c->response || !send_body(d, c))
		return;
	while (!c->response) {
		d->handle(d->self, c, a->path, a->method, "HTTP/1.1", NULL, &none,
			  &c->hold);
		while (c->is_asleep)
			pool_run(s->workers, 1);
	}
}

static void end_connection(struct MHD_Daemon *d, struct MHD_Connection *c)
{
	d->completed(NULL, c, &c->hold, MHD_REQUEST_TERMINATED_COMPLETED_OK);
	if (c->response)
		MHD_destroy_response(c->response);
	free(c);
}

static void read_out(struct MHD_Connection *c, struct answered *out)
{
	const struct MHD_Response *r = c->response;
	out->code = c->code;
	out->is_stream = r->read != NULL;
	memcpy(out->type, r->type, sizeof out->type);
	memcpy(out->cookie, r->cookie, sizeof out->cookie);
	text_bytes(&out->body, text_str(&r->body), r->body.len);
}

void daemon_ask(struct server *s, const struct asked *a, struct answered *out)
{
	struct MHD_Connection *c = calloc(1, sizeof *c);
	text_clear(&out->body);
	out->code = 0;
	c->asked = a;
	c->info.client_addr = (struct sockaddr *)&s->daemon->client;
	converse(s, c);
	if (c->response)
		read_out(c, out);
	c->asked = NULL;
	if (c->response && c->response->read) {
		c->next = s->daemon->streams;
		s->daemon->streams = c;
		daemon_read_streams(s);
	} else {
		end_connection(s->daemon, c);
	}
}

/* An event is lines and an empty one; no line is anything but a field or a comment. */
static void check_events(const struct text *sent)
{
	const char *at = text_str(sent);
	if (sent->len && (sent->len < 2 || strcmp(at + sent->len - 2, "\n\n") != 0))
		abort();
	for (; *at; at += strcspn(at, "\n") + 1)
		if (*at != '\n' && *at != ':' && strncmp(at, "event: ", 7) != 0 &&
		    strncmp(at, "id: ", 4) != 0 && strncmp(at, "data: ", 6) != 0)
			abort();
}

static void read_stream(struct MHD_Connection *c)
{
	char part[500];
	struct text sent = { 0 };
	ssize_t n = 0;
	while (!c->is_asleep && n >= 0) {
		n = c->response->read(c->response->self, sent.len, part, sizeof part);
		if (n > 0)
			text_bytes(&sent, part, (size_t)n);
	}
	check_events(&sent);
	text_free(&sent);
}

void daemon_read_streams(struct server *s)
{
	for (struct MHD_Connection *c = s->daemon->streams; c; c = c->next)
		read_stream(c);
}

void daemon_end_streams(struct server *s)
{
	struct MHD_Connection *c;
	while ((c = s->daemon->streams)) {
		s->daemon->streams = c->next;
		end_connection(s->daemon, c);
	}
}
