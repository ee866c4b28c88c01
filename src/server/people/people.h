/* What the handlers for people share. */
#ifndef SERVER_PEOPLE_PEOPLE_H
#define SERVER_PEOPLE_PEOPLE_H

#include "server/http/request.h"

/* Answers who the person of the request is. */
void people_write_me(struct request *r);

/* Gives the person of the request a new session, and its cookie. */
MUST_USE status people_start_session(struct request *r);

/* Refuses where there are no accounts, and those who have none. */
MUST_USE status people_need_accounts(struct request *r);
MUST_USE status people_need_account(struct request *r);

/* What an account goes by: the name as it is shown, in small letters. */
void people_account_of(const char *name, char out[NAME_MAX_BYTES + 1]);

/* Ends the games of somebody who will not come back: resigns those that run, leaves
 * those that have not begun. */
void people_leave_tables(struct server *s, const struct user *u);

#endif
