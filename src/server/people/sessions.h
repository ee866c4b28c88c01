/* Sessions that end take their open streams with them, on every server. */
#ifndef SERVER_PEOPLE_SESSIONS_H
#define SERVER_PEOPLE_SESSIONS_H

#include <stdbool.h>

struct server;

/* Ends those streams of a user, or of everybody (NULL), whose sessions live no more. */
void sessions_check(struct server *s, const char *user);

/* The same, when a message of the store says so ("user ID"); false: it says something
 * else. */
bool sessions_on_message(struct server *s, const char *message);

#endif
