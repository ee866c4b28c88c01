#include "server/people/sessions.h"

#include <string.h>

#include "server/tables/stream.h"

/* A store that does not answer ends nobody's stream. */
static bool lives(struct server *s, const char *session)
{
	bool alive = true;
	return store_has_session(s->store, session, &alive, NULL) != OK || alive;
}

void sessions_check(struct server *s, const char *user)
{
	stream_check_sessions(s, user, lives);
}

bool sessions_on_message(struct server *s, const char *message)
{
	static const char word[] = "user ";
	if (strncmp(message, word, sizeof word - 1) != 0)
		return false;
	sessions_check(s, message + sizeof word - 1);
	return true;
}
