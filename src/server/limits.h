/* How often one address may do something: a bucket of tokens that fills with time. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include <stdbool.h>

struct limits;

enum limit {
	LIMIT_GET,
	LIMIT_POST,
	LIMIT_COSTLY,
	LIMIT_GUEST,
	LIMIT_GUESS,
	LIMIT_PASSWORD
};

struct limits *limits_new(void);
void limits_end(struct limits *l);

/* Takes one token of this kind for this address; false if there is none left. */
bool limits_take(struct limits *l, enum limit limit, const char *address);

#endif
