#include "server/http/assets.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "server/http/response.h"
#include "server/http/routes.h"

static const struct asset *find(const struct asset *all, const char *path)
{
	for (const struct asset *a = all; a->path; a++)
		if (strcmp(a->path, path) == 0)
			return a;
	return NULL;
}

static bool head_has(const struct request *r, const char *name, const char *what)
{
	const char *value =
		MHD_lookup_connection_value(r->connection, MHD_HEADER_KIND, name);
	return value && strstr(value, what);
}

/* For the rare client that does not understand gzip. */
static struct MHD_Response *unpacked(const struct asset *a)
{
	const unsigned char *tail = a->gzip + a->len - 4;
	const size_t size = (size_t)tail[0] | (size_t)tail[1] << 8 |
			    (size_t)tail[2] << 16 | (size_t)tail[3] << 24;
	unsigned char *bytes = malloc(size + 1);
	z_stream z = { .next_in = (unsigned char *)(uintptr_t)a->gzip,
		       .avail_in = (unsigned)a->len,
		       .next_out = bytes,
		       .avail_out = (unsigned)size };
	if (!bytes || inflateInit2(&z, 16 + MAX_WBITS) != Z_OK)
		die("out of memory");
	const int result = inflate(&z, Z_FINISH);
	ensure(result == Z_STREAM_END);
	inflateEnd(&z);
	return MHD_create_response_from_buffer(size, bytes, MHD_RESPMEM_MUST_FREE);
}

static struct MHD_Response *packed(const struct asset *a)
{
	struct MHD_Response *response = MHD_create_response_from_buffer(
		a->len, (void *)(uintptr_t)a->gzip, MHD_RESPMEM_PERSISTENT);
	MHD_add_response_header(response, "Content-Encoding", "gzip");
	return response;
}

static enum MHD_Result send_asset(struct request *r, const struct asset *a, unsigned code)
{
	const bool is_known =
		code == MHD_HTTP_OK && head_has(r, "If-None-Match", a->etag);
	struct MHD_Response *response =
		is_known
			? MHD_create_response_from_buffer(0, NULL, MHD_RESPMEM_PERSISTENT)
		: head_has(r, "Accept-Encoding", "gzip") ? packed(a)
							 : unpacked(a);
	MHD_add_response_header(response, "Content-Type", a->type);
	MHD_add_response_header(response, "ETag", a->etag);
	MHD_add_response_header(response, "Vary", "Accept-Encoding");
	MHD_add_response_header(response, "Cache-Control",
				a->is_hashed ? "public, max-age=31536000, immutable"
					     : "no-cache");
	return response_queue(r, is_known ? MHD_HTTP_NOT_MODIFIED : code, response);
}

enum MHD_Result assets_send(struct request *r)
{
	const struct asset *all = r->server->config.assets;
	const struct asset *a = find(all, r->path), *page = find(all, "/index.html");
	if (!a && routes_has_page(r->path))
		a = page;
	if (a)
		return send_asset(r, a, MHD_HTTP_OK);
	/* The client has a page for people who are lost. */
	if (page && head_has(r, "Accept", "text/html"))
		return send_asset(r, page, MHD_HTTP_NOT_FOUND);
	return response_send(
		r, request_refuse(r, NOT_FOUND, "Nothing found at this address."));
}
