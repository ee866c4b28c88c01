/* What people do at a table: look, listen, act, ask, talk. */
#include "server/room.h"

#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/offers.h"
#include "server/play.h"
#include "server/routes.h"
#include "server/snapshot.h"
#include "server/stream.h"

const char *room_user(const struct request *r)
{
	return r->has_user ? r->user.id : NULL;
}

static bool may_see(struct request *r, struct table *t)
{
	const char *user = room_user(r);
	table_lock(t);
	const bool is_insider =
		user && (table_seats_of(t, user) || strcmp(t->row.owner, user) == 0);
	const bool is_open = strcmp(t->row.watch, "all") == 0;
	const bool is_invited = strcmp(t->row.watch, "invited") == 0;
	table_unlock(t);
	bool is_watcher = false;
	if (!is_insider && is_invited && user &&
	    store_is_watcher(r->server->store, t->row.id, user, &is_watcher, NULL) != OK)
		return false;
	return is_insider || is_open || is_watcher;
}

status room_find(struct request *r, const char *id, struct table **out)
{
	struct table *t;
	TRY(table_get(r->server, id, &t, &r->why));
	if (!may_see(r, t)) {
		table_release(t);
		return request_refuse(r, NOT_FOUND, "There is no such table.");
	}
	*out = t;
	return OK;
}

status room_enter(struct request *r, struct table **out)
{
	return room_find(r, r->arg[0], out);
}

int room_seat(const struct request *r, const struct table *t)
{
	char name[40];
	if (!request_copy(r, "seat", name, sizeof name))
		return SEAT_NONE;
	return game_find_seat(t->game, name); /* the match may just be read anew */
}

static void write_done(struct request *r, const struct table *t)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_int(&j, "seq", t->row.seq);
	json_put_int(&j, "rev", t->match.revision);
	json_put_int(&j, "steps", (long long)t->match.count);
	if (request_bool(r, "full", false)) {
		struct text s = { 0 };
		snapshot_put(t, room_user(r), 0, &s);
		json_key(&j, "table");
		json_raw(&j, text_str(&s));
		text_free(&s);
	}
	json_close(&j, '}');
}

status room_do(struct request *r, struct table *t, const struct wish *w)
{
	TRY(table_change(t, w, &r->why));
	table_lock(t);
	write_done(r, t);
	table_unlock(t);
	return OK;
}

status room_show(struct request *r)
{
	struct table *t;
	TRY(room_enter(r, &t));
	table_lock(t);
	snapshot_put(t, room_user(r), 0, &r->out);
	table_unlock(t);
	table_release(t);
	return OK;
}

status room_events(struct request *r)
{
	struct table *t;
	TRY(room_enter(r, &t));
	const char *last = MHD_lookup_connection_value(r->connection, MHD_HEADER_KIND,
						       "Last-Event-ID");
	const char *log = request_query(r, "log");
	const struct listening how = { .connection = r->connection,
				       .user = room_user(r),
				       .tail = log && strcmp(log, "tail") == 0,
				       .last_seq = last ? strtoll(last, NULL, 10) : -1 };
	r->response = stream_open(t, &how);
	MHD_add_response_header(r->response, "Content-Type", "text/event-stream");
	MHD_add_response_header(r->response, "X-Accel-Buffering", "no");
	return OK;
}

/* A wish whose words are the member `key` of the body. */
static status wish(struct request *r, grant *granted, const char *key, long long rev)
{
	struct table *t;
	struct text words = { 0 };
	TRY(room_enter(r, &t));
	request_text(r, key, &words);
	const struct wish w = { .grant = granted,
				.user = &r->user,
				.seat = room_seat(r, t),
				.words = text_str(&words),
				.rev = rev };
	const status s = room_do(r, t, &w);
	text_free(&words);
	table_release(t);
	return s;
}

/* Fills in which rule forbids the action of the request. */
static status explain(struct request *r, bool *legal)
{
	struct table *t;
	struct text words = { 0 };
	TRY(room_enter(r, &t));
	request_text(r, "action", &words);
	const int seat = room_seat(r, t);
	action a;
	struct refused why = { "", "", "" };
	table_lock(t);
	status s = OK;
	if (!(table_seats_of(t, r->user.id) & (seat < SEATS_MAX ? seat_bit(seat) : 0)))
		s = request_refuse(r, FORBIDDEN, "This is not your seat.");
	else
		s = action_read(t->match.game, text_str(&words), &a, &r->why);
	if (s == OK) {
		*legal = match_why(&t->match, seat, a, &why) == OK;
		status_say(OK, &r->why, "%s", why.sentence);
		snprintf(r->rule, sizeof r->rule, "%s", why.rule);
		snprintf(r->code, sizeof r->code, "%s", why.code);
	}
	table_unlock(t);
	table_release(t);
	text_free(&words);
	return s;
}

status room_act(struct request *r)
{
	long long rev;
	if (!request_int(r, "rev", &rev))
		return request_refuse(r, BAD_REQUEST,
				      "Which revision do you act upon? (rev)");
	const status s = wish(r, play_act, "action", rev);
	bool legal;
	if (s == ILLEGAL)
		(void)!explain(r, &legal);
	return s;
}

status room_why(struct request *r)
{
	bool legal = false;
	TRY(explain(r, &legal));
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_bool(&j, "legal", legal);
	json_put_string(&j, "reason", legal ? "" : text_str(&r->why));
	json_put_string(&j, "code", r->code);
	json_put_string(&j, "rule", r->rule);
	json_close(&j, '}');
	return OK;
}

status room_undo(struct request *r)
{
	return wish(r, play_undo, "seat", 0);
}

status room_resign(struct request *r)
{
	return wish(r, play_resign, "seat", 0);
}

status room_nonce(struct request *r)
{
	return wish(r, play_nonce, "text", 0);
}

static status offer(struct request *r, grant *granted)
{
	struct table *t;
	char what[16];
	request_copy(r, "what", what, sizeof what);
	const enum offer_kind kind = offers_find(what);
	if (kind == OFFER_COUNT)
		return request_refuse(r, BAD_REQUEST,
				      "One asks for an undo, a draw or a bot.");
	TRY(room_enter(r, &t));
	const struct wish w = { .grant = granted,
				.user = &r->user,
				.seat = room_seat(r, t),
				.kind = (int)kind,
				.yes = request_bool(r, "yes", false) };
	const status s = room_do(r, t, &w);
	table_release(t);
	return s;
}

status room_ask(struct request *r)
{
	return offer(r, offers_ask);
}

status room_answer(struct request *r)
{
	return offer(r, offers_answer);
}

status room_chat(struct request *r)
{
	struct table *t;
	TRY(room_enter(r, &t));
	struct chat_row said = { .at = store_now() };
	snprintf(said.name, sizeof said.name, "%s", r->user.name);
	request_text(r, "text", &said.words);
	const struct wish w = { .grant = play_say,
				.user = &r->user,
				.words = text_str(&said.words),
				.chat = &said };
	const status s = room_do(r, t, &w);
	text_free(&said.words);
	table_release(t);
	return s;
}
