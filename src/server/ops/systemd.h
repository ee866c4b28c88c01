/* Talks to systemd (sd_notify), if it started us: a datagram to $NOTIFY_SOCKET. */
#ifndef SERVER_OPS_SYSTEMD_H
#define SERVER_OPS_SYSTEMD_H

/* "READY=1", "STOPPING=1", "WATCHDOG=1"; nothing happens where nobody listens. */
void systemd_notify(const char *state);

#endif
