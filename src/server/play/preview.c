/* What actions would do, before one of them is taken: core/preview.h. */
#include <stdlib.h>

#include "core/preview.h"
#include "core/wire.h"
#include "server/http/routes.h"
#include "server/tables/access.h"
#include "server/tables/audience.h"

enum { PREVIEWS_MAX = 64 };

static bool is_legal(const struct actions *legal, action a)
{
	for (unsigned i = 0; i < legal->count; i++)
		if (legal->list[i] == a)
			return true;
	return false;
}

/* What is not legal any more, or never was, is left out. */
static status put_previews(struct request *r, struct table *t, struct previewer *p,
			   struct json *j)
{
	const int list = json_find(&r->doc, 0, "actions");
	struct actions legal;
	match_legal(&t->match, p->seat, &legal);
	int count = 0;
	for (int at = list == JSON_ABSENT ? JSON_ABSENT : json_first(&r->doc, list);
	     at != JSON_ABSENT; at = json_after(&r->doc, list, at)) {
		action a;
		if (++count > PREVIEWS_MAX)
			return request_refuse(
				r, BAD_REQUEST,
				"At most 64 actions can be previewed in one request.");
		TRY(wire_read_action(t->match.game, &r->doc, at, &a, &r->why));
		if (is_legal(&legal, a))
			preview_put(p, a, j);
	}
	return OK;
}

static status answer(struct request *r, struct table *t, struct previewer *p)
{
	struct text list = { 0 };
	struct json items = { .out = &list };
	json_open(&items, '[');
	const status s = put_previews(r, t, p, &items);
	json_close(&items, ']');
	if (s == OK) {
		struct json j = { .out = &r->out };
		json_open(&j, '{');
		json_put_bool(&j, "ok", true);
		json_put_int(&j, "rev", audience_rev(t, audience_of(t, access_user(r))));
		json_key(&j, "previews");
		json_raw(&j, text_str(&list));
		json_close(&j, '}');
	}
	text_free(&list);
	return s;
}

static status look_ahead(struct request *r, struct table *t)
{
	const int seat = access_seat(r, t);
	if (!access_owns(r, t, seat))
		return request_refuse(r, FORBIDDEN, "This is not your seat.");
	if (!table_acts(t, seat))
		return request_refuse(r, NOT_YOUR_TURN, NULL);
	struct previewer *p = calloc(1, sizeof *p);
	if (!p)
		die("out of memory");
	previewer_begin(p, t->match.game, t->match.state, seat);
	const status s = answer(r, t, p);
	free(p);
	return s;
}

status preview_show(struct request *r)
{
	return access_read(r, look_ahead);
}
