#include "server/notifications/address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdint.h>

/* The address of version 4, also of one that is written as version 6. */
static bool read_v4(const struct sockaddr *a, uint32_t *out)
{
	if (a->sa_family == AF_INET) {
		*out = ntohl(
			((const struct sockaddr_in *)(const void *)a)->sin_addr.s_addr);
		return true;
	}
	const struct in6_addr *v6 =
		&((const struct sockaddr_in6 *)(const void *)a)->sin6_addr;
	const uint8_t *b = v6->s6_addr;
	if (a->sa_family != AF_INET6 || !IN6_IS_ADDR_V4MAPPED(v6))
		return false;
	*out = (uint32_t)b[12] << 24 | (uint32_t)b[13] << 16 | (uint32_t)b[14] << 8 |
	       b[15];
	return true;
}

static bool is_private_v4(uint32_t a)
{
	return a >> 24 == 0 || a >> 24 == 10 || a >> 24 == 127 || a >> 16 == 0xa9fe ||
	       a >> 20 == 0xac1 || a >> 16 == 0xc0a8 || a >> 22 == (100u << 2 | 1) ||
	       a >> 28 >= 0xe;
}

bool address_is_private(const struct sockaddr *a)
{
	uint32_t v4;
	if (read_v4(a, &v4))
		return is_private_v4(v4);
	if (a->sa_family != AF_INET6)
		return true;
	const uint8_t *b =
		((const struct sockaddr_in6 *)(const void *)a)->sin6_addr.s6_addr;
	return (b[0] & 0xe0) != 0x20; /* only what is routed worldwide */
}

bool address_is_link_local(const struct sockaddr *a)
{
	uint32_t v4;
	if (read_v4(a, &v4))
		return v4 >> 16 == 0xa9fe;
	return a->sa_family == AF_INET6 &&
	       IN6_IS_ADDR_LINKLOCAL(
		       &((const struct sockaddr_in6 *)(const void *)a)->sin6_addr);
}
