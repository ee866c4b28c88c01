/* Mails with a link in them: an address to confirm, a password to reset. */
#ifndef SERVER_PEOPLE_MAILS_H
#define SERVER_PEOPLE_MAILS_H

#include "server/http/request.h"

/* Whether a text can be an e-mail address, which fits into struct user. */
bool mails_is_address(const char *s);

/* Makes this the address of the person, once he has confirmed it by the link that goes
 * there now; "" takes the address away. */
MUST_USE status mails_set_address(struct request *r, const char *address);

#endif
