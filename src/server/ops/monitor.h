/* The address for operators (--metrics): /metrics and /healthz, nothing else. */
#ifndef SERVER_OPS_MONITOR_H
#define SERVER_OPS_MONITOR_H

#include "server/server.h"

/* Nothing to start where no such address was given. */
MUST_USE status monitor_start(struct server *s, struct text *why);
void monitor_stop(struct server *s);

#endif
