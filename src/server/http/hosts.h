/*
 * Names and addresses: under which names the server answers, and which addresses its
 * webhooks may reach.
 */
#ifndef SERVER_HTTP_HOSTS_H
#define SERVER_HTTP_HOSTS_H

#include <stdbool.h>

#include "server/server.h"

/* Whether it serves this machine alone: bound to it, and no proxy brings others. */
bool hosts_is_local(const struct server_config *config);

/*
 * Whether a request may name this host (the header Host, which may be NULL). A page of
 * somewhere else can have its own name point at this server (DNS rebinding), and would
 * then be taken for ours: so a server at home answers to addresses, to localhost, to the
 * name of its machine and to that of --url. A server for strangers (--public, --proxy)
 * has nothing that a stranger may not ask for, and answers to any name.
 */
bool hosts_knows(const struct server_config *config, const char *host);

/* Whether webhooks may reach this machine and its network. */
bool hosts_may_reach_private(const struct server_config *config);

#endif
