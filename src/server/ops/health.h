/*
 * Is the server well? The ticker notes how its round went; whoever asks compares that
 * with the clock. So an answer waits for nothing, whatever hangs.
 *
 *   ready      the ticker runs and the store takes writes: /healthz
 *   responds   ticker, store and workers come to an end of what they do, if only to say
 *              that it failed: the watchdog of systemd, which restarts us otherwise
 */
#ifndef SERVER_OPS_HEALTH_H
#define SERVER_OPS_HEALTH_H

#include "server/server.h"

struct health;

struct health *health_new(void);
void health_end(struct health *h);

/* A round of the ticker: gives a sign of life to the store, counts what waits there, and
 * pings the watchdog as long as everything responds. */
void health_check(struct server *s);

/* NULL if the server is ready, else the reason. */
const char *health_problem(const struct server *s);

#endif
