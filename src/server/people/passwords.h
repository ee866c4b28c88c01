/* Passwords: hashed slowly on purpose, so by the pool only. */
#ifndef SERVER_PEOPLE_PASSWORDS_H
#define SERVER_PEOPLE_PASSWORDS_H

#include <sodium.h>
#include <stdbool.h>

#include "base/status.h"
#include "server/http/request.h"

enum { PASSWORD_MIN = 8, PASSWORD_MAX = 200 };

MUST_USE status passwords_hash(const char *password, char out[crypto_pwhash_STRBYTES]);

/* Whether it is the password of this account; takes as long if there is none. Gives the
 * user, who may log in: a banned one may not. */
bool passwords_fit(struct server *s, const char *account, const char *password,
		   struct user *out);

/* A password of the body, long enough and not too long; else a refusal. */
MUST_USE status passwords_read(struct request *r, const char *key,
			       char out[PASSWORD_MAX + 1]);

#endif
