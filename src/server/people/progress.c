/* What a person has learned: lessons played to their end, puzzles solved, and the days on
 * which it was the daily one. The client says so; nobody is compared by it. */
#include <string.h>

#include "base/json.h"
#include "server/http/routes.h"

enum { NOTES_MAX = 200 }; /* in one request */

static void put_what(void *self, const char *what)
{
	json_string(self, what);
}

static status write_all(struct request *r)
{
	struct json j = { .out = &r->out };
	status s = OK;
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_key(&j, "done");
	json_open(&j, '[');
	if (r->has_user)
		s = store_progress(r->server->store, r->user.id, put_what, &j, &r->why);
	json_close(&j, ']');
	json_close(&j, '}');
	return s;
}

/* GET /api/progress */
status progress_show(struct request *r)
{
	return write_all(r);
}

/* "arena-roma/first-turn": small letters, digits, hyphens, and a stroke. */
static bool is_word(const char *what)
{
	const size_t len = strlen(what);
	return len > 2 && len < PROGRESS_SIZE && strchr(what, '/') &&
	       strspn(what, "abcdefghijklmnopqrstuvwxyz0123456789-/") == len;
}

static status read_word(struct request *r, int node, char what[PROGRESS_SIZE])
{
	return json_get_string(&r->doc, node, what, PROGRESS_SIZE) && is_word(what)
		       ? OK
		       : request_refuse(r, BAD_REQUEST,
					"This is no lesson: `GAME/NAME`.");
}

/* POST /api/progress {"done":["arena-roma/first-turn"]} */
status progress_note(struct request *r)
{
	const int list = json_find(&r->doc, 0, "done");
	if (list == JSON_ABSENT || !json_is(&r->doc, list, JSON_ARRAY))
		return request_refuse(r, BAD_REQUEST, "`done` is a list.");
	int count = 0;
	char what[NOTES_MAX][PROGRESS_SIZE];
	for (int i = json_first(&r->doc, list); i != JSON_ABSENT && count < NOTES_MAX;
	     i = json_after(&r->doc, list, i), count++)
		TRY(read_word(r, i, what[count]));
	if (count > 0)
		TRY(store_note_progress(r->server->store, r->user.id, what, count,
					&r->why));
	return write_all(r);
}
