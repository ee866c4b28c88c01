/* Which function answers which request: routes.def. */
#ifndef SERVER_HTTP_ROUTES_H
#define SERVER_HTTP_ROUTES_H

#include "server/http/limits.h"
#include "server/http/request.h"

enum needs { ANYBODY, PERSON, LINK }; /* LINK: of a mail, its body does not matter */

struct route {
	bool is_post;
	const char *path;
	enum needs needs;
	enum limit limit;
	handler *answer;
};

#define ROUTE(method, path, needs, limit, answer) handler answer;
#include "server/http/routes.def"
#undef ROUTE

/* The route of a request, whose args are set; NULL if there is none. */
const struct route *routes_find(struct request *r);

/* All of them, by number. */
size_t routes_count(void);
size_t routes_index(const struct route *route);
const struct route *routes_at(size_t index);

/* Whether the client has a page at this path: pages.def. */
bool routes_has_page(const char *path);

#endif
