/* E16: where a webhook or a push service may not be. */
#include "server/notifications/address.h"

#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <string.h>

static const struct {
	const char *words;
	bool is_private, is_link_local;
} rows[] = {
	{ "127.0.0.1", true, false },
	{ "10.1.2.3", true, false },
	{ "172.16.0.1", true, false },
	{ "172.32.0.1", false, false },
	{ "192.168.1.1", true, false },
	{ "169.254.169.254", true, true },
	{ "100.64.0.1", true, false },
	{ "8.8.8.8", false, false },
	{ "0.0.0.0", true, false },
	{ "224.0.0.1", true, false },
	{ "::1", true, false },
	{ "fe80::1", true, true },
	{ "fd00::1", true, false },
	{ "2001:4860:4860::8888", false, false },
	{ "::ffff:10.0.0.1", true, false },
	{ "::ffff:169.254.1.1", true, true },
	{ "::ffff:8.8.8.8", false, false },
};

Test(address, private_and_link_local)
{
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct sockaddr_in v4 = { .sin_family = AF_INET };
		struct sockaddr_in6 v6 = { .sin6_family = AF_INET6 };
		const bool is_v6 = strchr(rows[i].words, ':') != NULL;
		cr_assert(inet_pton(is_v6 ? AF_INET6 : AF_INET, rows[i].words,
				    is_v6 ? (void *)&v6.sin6_addr
					  : (void *)&v4.sin_addr) == 1);
		const struct sockaddr *a = is_v6 ? (const void *)&v6 : (const void *)&v4;
		cr_assert_eq(address_is_private(a), rows[i].is_private, "%s",
			     rows[i].words);
		cr_assert_eq(address_is_link_local(a), rows[i].is_link_local, "%s",
			     rows[i].words);
	}
}
