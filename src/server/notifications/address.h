/* Which addresses a message may go to: people choose them, so they must lead outside. */
#ifndef SERVER_NOTIFICATIONS_ADDRESS_H
#define SERVER_NOTIFICATIONS_ADDRESS_H

#include <stdbool.h>

struct sockaddr;

/* Whether only this machine or its network can reach it. */
bool address_is_private(const struct sockaddr *a);
/* Whether it is for one link alone, where the services of a cloud tell their secrets. */
bool address_is_link_local(const struct sockaddr *a);

#endif
