/* The web client, inside the binary: made by tools/assets.py from web/dist. */
#ifndef SERVER_HTTP_ASSETS_H
#define SERVER_HTTP_ASSETS_H

#include <microhttpd.h>

#include "server/http/request.h"

/* Ends with .path NULL. */
extern const struct asset embedded_assets[];

/* Answers a GET that no route is for: an asset, or the page at the client's addresses. */
enum MHD_Result assets_send(struct request *r);

#endif
