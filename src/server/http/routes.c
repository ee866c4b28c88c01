#include "server/http/routes.h"

#include <string.h>

/* The browser's own server (src/site) has fewer. */
#ifndef ROUTES_DEF
#define ROUTES_DEF "server/http/routes.def"
#endif

enum { GET = 0, POST = 1 };

static const struct route routes[] = {
#define ROUTE(method, path, needs, limit, answer) { method, path, needs, limit, answer },
#include ROUTES_DEF
#undef ROUTE
};

/* Compares part by part; notes where the parts under the stars begin and how long they
 * are. */
static bool fits(const char *pattern, const char *path, const char *arg[2], size_t len[2])
{
	int stars = 0;
	while (*pattern) {
		if (*pattern != '*') {
			if (*pattern++ != *path++)
				return false;
			continue;
		}
		const size_t n = strcspn(path, "/");
		if (n == 0)
			return false;
		arg[stars] = path;
		len[stars++] = n;
		path += n;
		pattern++;
	}
	return *path == '\0';
}

const struct route *routes_find(struct request *r)
{
	for (size_t i = 0; i < sizeof routes / sizeof routes[0]; i++) {
		size_t len[2] = { 0 };
		const char *arg[2] = { NULL, NULL };
		if (routes[i].is_post != r->is_post ||
		    !fits(routes[i].path, r->path, arg, len))
			continue;
		for (int n = 0; n < 2 && arg[n]; n++) {
			r->arg[n] = r->path + (arg[n] - r->path);
			r->arg[n][len[n]] = '\0';
		}
		return &routes[i];
	}
	return NULL;
}

size_t routes_count(void)
{
	return sizeof routes / sizeof routes[0];
}

size_t routes_index(const struct route *route)
{
	return (size_t)(route - routes);
}

const struct route *routes_at(size_t index)
{
	return &routes[index];
}

bool routes_has_page(const char *path)
{
	static const char *const pages[] = {
#define PAGE(path) path,
#include "server/http/pages.def"
#undef PAGE
	};
	const char *arg[2];
	size_t len[2];
	for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++)
		if (fits(pages[i], path, arg, len))
			return true;
	return false;
}
