#include "server/http/hosts.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { NAME_SIZE = 256 };

static bool is_loopback(const char *host)
{
	return strncmp(host, "127.", 4) == 0 || strcmp(host, "::1") == 0 ||
	       strcasecmp(host, "localhost") == 0;
}

bool hosts_is_local(const struct server_config *config)
{
	return is_loopback(config->host) && !config->is_public && !config->behind_proxy;
}

/* The name of HOST:PORT, without brackets; "" if it is none. */
static void cut_port(const char *host, char out[NAME_SIZE])
{
	const bool is_v6 = host[0] == '[';
	const char *from = is_v6 ? host + 1 : host;
	const size_t len = strcspn(from, is_v6 ? "]" : ":/");
	const char *behind = from + len + (is_v6 && from[len]);
	const bool is_closed = !is_v6 || from[len] == ']';
	const bool is_name =
		is_closed && len < NAME_SIZE && (!*behind || strchr(":/", *behind));
	snprintf(out, NAME_SIZE, "%.*s", is_name ? (int)len : 0, from);
}

/* No page can have an address for its name. */
static bool is_address(const char *name)
{
	unsigned char bytes[sizeof(struct in6_addr)];
	return inet_pton(AF_INET, name, bytes) == 1 ||
	       inet_pton(AF_INET6, name, bytes) == 1;
}

/* The machine's own name, alone or as its network gives it out: under endings that nobody
 * can have in the world outside. */
static bool is_machine(const char *name)
{
	static const char *const endings[] = {
		"", ".local", ".lan", ".home", ".internal", ".home.arpa", ".localdomain"
	};
	char own[NAME_SIZE] = "";
	if (gethostname(own, sizeof own - 1) != 0 || !own[0])
		return false;
	const size_t len = strlen(own);
	if (strncasecmp(name, own, len) != 0)
		return false;
	for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++)
		if (strcasecmp(name + len, endings[i]) == 0)
			return true;
	return false;
}

static bool is_of_url(const char *url, const char *name)
{
	char own[NAME_SIZE];
	const char *from = url ? strstr(url, "://") : NULL;
	if (!from)
		return false;
	cut_port(from + 3, own);
	return own[0] && strcasecmp(name, own) == 0;
}

bool hosts_knows(const struct server_config *config, const char *host)
{
	char name[NAME_SIZE] = "";
	if (config->is_public || config->behind_proxy)
		return true;
	if (!host)
		return false;
	cut_port(host, name);
	if (hosts_is_local(config) && is_address(name))
		return is_loopback(name) || strcmp(name, config->host) == 0;
	return strcasecmp(name, "localhost") == 0 ||
	       strcasecmp(name, config->host) == 0 || is_address(name) ||
	       is_machine(name) || is_of_url(config->url, name);
}

bool hosts_may_reach_private(const struct server_config *config)
{
	return config->local_webhooks || hosts_is_local(config);
}
