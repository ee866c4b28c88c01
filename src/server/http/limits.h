/* How often one address, or one person, may do something: a bucket of tokens that fills
 * with time. */
#ifndef SERVER_HTTP_LIMITS_H
#define SERVER_HTTP_LIMITS_H

#include <stdbool.h>

struct limits;

enum limit {
	LIMIT_GET,
	LIMIT_POST,
	LIMIT_COSTLY,
	LIMIT_THOUGHT, /* a moment of a bot's time, as often as people act */
	LIMIT_GUEST,
	LIMIT_GUESS,
	LIMIT_PASSWORD,
	LIMIT_NAME,
	LIMIT_MAIL,
	LIMIT_CHAT
};

struct limits *limits_new(void);
void limits_end(struct limits *l);

/* Takes one token of this kind for this key, a network or a person; false if there is
 * none left. */
bool limits_take(struct limits *l, enum limit limit, const char *key);

/* Where an address belongs: an IPv6 address to its /64, of which one customer has all;
 * an IPv4 address to itself, also in IPv6's clothes. */
enum { NETWORK_SIZE = 64 };
void limits_network(const char *address, char network[NETWORK_SIZE]);

#endif
