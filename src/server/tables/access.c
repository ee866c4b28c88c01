/* Who may see a table, and how its handlers read and change it. */
#include "server/tables/access.h"

#include <string.h>

#include "base/guard.h"
#include "server/tables/audience.h"
#include "server/tables/fault.h"
#include "server/tables/load.h"
#include "server/tables/snapshot.h"

const char *access_user(const struct request *r)
{
	return r->has_user ? r->user.id : NULL;
}

bool access_may_see(struct request *r, struct table *t)
{
	const char *user = access_user(r);
	table_lock(t);
	const bool is_insider = table_is_insider(t, user);
	const bool is_open = t->row.watch == WATCH_ALL;
	const bool is_invited = t->row.watch == WATCH_INVITED;
	table_unlock(t);
	bool is_watcher = false;
	if (!is_insider && is_invited && user &&
	    store_is_watcher(r->server->store, t->id, user, &is_watcher, NULL) != OK)
		return false;
	return is_insider || is_open || is_watcher;
}

status access_find(struct request *r, const char *id, struct table **out)
{
	struct table *t;
	TRY(table_get(r->server, id, &t, &r->why));
	if (!access_may_see(r, t)) {
		table_release(t);
		return request_refuse(r, NOT_FOUND, "No such table.");
	}
	*out = t;
	return OK;
}

status access_table(struct request *r, struct table **out)
{
	return access_find(r, r->arg[0], out);
}

struct looking {
	struct request *request;
	struct table *table;
	look *at;
	status result;
};

static void look_now(void *self)
{
	struct looking *l = self;
	l->result = l->at(l->request, l->table);
}

/* A table at which one cannot look without failing is closed. */
static status look_guarded(struct request *r, struct table *t, look *at)
{
	struct text what = { 0 };
	struct looking l = { .request = r, .table = t, .at = at };
	if (!guard_call(look_now, &l, ANSWER_SECONDS, &what)) {
		fault_close(t, text_str(&what));
		text_clear(&r->out);
		r->deferred = NULL;
		l.result = request_refuse(r, FAULTY, NULL);
	}
	text_free(&what);
	return l.result;
}

static status look_at(struct request *r, bool only_over, look *at)
{
	struct table *t;
	TRY(access_table(r, &t));
	table_lock(t);
	status s = table_load_if_stale(t, &r->why); /* it may have become stale since */
	if (s == OK && only_over && !table_is(t, TABLE_FINISHED))
		s = request_refuse(r, FORBIDDEN, "Available once the game is over.");
	if (s == OK)
		s = look_guarded(r, t, at);
	table_unlock(t);
	table_release(t);
	return s;
}

status access_read(struct request *r, look *at)
{
	return look_at(r, false, at);
}

status access_read_finished(struct request *r, look *at)
{
	return look_at(r, true, at);
}

int access_seat(const struct request *r, const struct table *t)
{
	char name[40];
	if (!request_copy(r, "seat", name, sizeof name))
		return SEAT_NONE;
	return game_find_seat(t->game, name); /* the match may just have been reloaded */
}

bool access_owns(const struct request *r, const struct table *t, int seat)
{
	return seat < SEATS_MAX && (table_seats_of(t, r->user.id) & seat_bit(seat));
}

static status write_done(struct request *r, struct table *t)
{
	const seatset who = audience_of(t, access_user(r));
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_int(&j, "seq", audience_seq(t, who));
	json_put_int(&j, "rev", audience_rev(t, who));
	json_put_int(&j, "steps", (long long)audience_steps(t, who));
	if (request_bool(r, "full", false)) {
		struct text s = { 0 };
		snapshot_put(t, access_user(r), 0, &s);
		json_key(&j, "table");
		json_raw(&j, text_str(&s));
		text_free(&s);
	}
	json_close(&j, '}');
	return OK;
}

status access_execute(struct request *r, struct table *t, const struct command *cmd)
{
	table_lock(t);
	status s = command_execute_locked(t, cmd, &r->why);
	if (s == OK)
		s = look_guarded(r, t, write_done); /* as this command left it */
	table_unlock(t);
	return s;
}
