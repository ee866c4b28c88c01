/* What people do at a table: look, listen, act, ask, talk. */
#include "server/room.h"

#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/guard.h"
#include "core/wire.h"
#include "server/audience.h"
#include "server/fault.h"
#include "server/keep.h"
#include "server/offers.h"
#include "server/play.h"
#include "server/robots.h"
#include "server/routes.h"
#include "server/snapshot.h"
#include "server/stream.h"

const char *room_user(const struct request *r)
{
	return r->has_user ? r->user.id : NULL;
}

bool room_may_see(struct request *r, struct table *t)
{
	const char *user = room_user(r);
	table_lock(t);
	const bool is_insider = table_is_insider(t, user);
	const bool is_open = strcmp(t->row.watch, "all") == 0;
	const bool is_invited = strcmp(t->row.watch, "invited") == 0;
	table_unlock(t);
	bool is_watcher = false;
	if (!is_insider && is_invited && user &&
	    store_is_watcher(r->server->store, t->id, user, &is_watcher, NULL) != OK)
		return false;
	return is_insider || is_open || is_watcher;
}

status room_find(struct request *r, const char *id, struct table **out)
{
	struct table *t;
	TRY(table_get(r->server, id, &t, &r->why));
	if (!room_may_see(r, t)) {
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
		r->later = NULL;
		l.result = request_refuse(r, FAULTY, NULL);
	}
	text_free(&what);
	return l.result;
}

static status look_at(struct request *r, bool only_over, look *at)
{
	struct table *t;
	TRY(room_enter(r, &t));
	table_lock(t);
	status s = keep_fresh(t, &r->why); /* it may have become stale since */
	if (s == OK && only_over && !table_is(t, "finished"))
		s = request_refuse(r, FORBIDDEN, "This is told when the game is over.");
	if (s == OK)
		s = look_guarded(r, t, at);
	table_unlock(t);
	table_release(t);
	return s;
}

status room_look(struct request *r, look *at)
{
	return look_at(r, false, at);
}

status room_look_back(struct request *r, look *at)
{
	return look_at(r, true, at);
}

int room_seat(const struct request *r, const struct table *t)
{
	char name[40];
	if (!request_copy(r, "seat", name, sizeof name))
		return SEAT_NONE;
	return game_find_seat(t->game, name); /* the match may just be read anew */
}

bool room_owns(const struct request *r, const struct table *t, int seat)
{
	return seat < SEATS_MAX && (table_seats_of(t, r->user.id) & seat_bit(seat));
}

static status write_done(struct request *r, struct table *t)
{
	const seatset who = audience_of(t, room_user(r));
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_int(&j, "seq", audience_seq(t, who));
	json_put_int(&j, "rev", audience_rev(t, who));
	json_put_int(&j, "steps", (long long)audience_steps(t, who));
	if (request_bool(r, "full", false)) {
		struct text s = { 0 };
		snapshot_put(t, room_user(r), 0, &s);
		json_key(&j, "table");
		json_raw(&j, text_str(&s));
		text_free(&s);
	}
	json_close(&j, '}');
	return OK;
}

status room_do(struct request *r, struct table *t, const struct wish *w)
{
	table_lock(t);
	status s = wish_carry_out(t, w, &r->why);
	if (s == OK)
		s = look_guarded(r, t, write_done); /* as this wish left it */
	table_unlock(t);
	return s;
}

static status show(struct request *r, struct table *t)
{
	if (table_is_insider(t, room_user(r)))
		robots_ask(t);
	snapshot_put(t, room_user(r), 0, &r->out);
	return OK;
}

status room_show(struct request *r)
{
	return room_look(r, show);
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
				       .token = r->token,
				       .tail = log && strcmp(log, "tail") == 0,
				       .last_seq = last ? strtoll(last, NULL, 10) : -1 };
	r->response = stream_open(t, &how);
	MHD_add_response_header(r->response, "Content-Type", "text/event-stream");
	MHD_add_response_header(r->response, "X-Accel-Buffering", "no");
	return OK;
}

/* A wish of the person for the seat of the body; its words are the member `key`. */
static status wish(struct request *r, struct wish w, const char *key)
{
	struct table *t;
	struct text words = { 0 };
	TRY(room_enter(r, &t));
	if (key)
		request_text(r, key, &words);
	w.user = &r->user;
	w.seat = room_seat(r, t);
	w.words = text_str(&words);
	const status s = room_do(r, t, &w);
	text_free(&words);
	table_release(t);
	return s;
}

static void note_refusal(struct request *r, const struct refused *why)
{
	text_clear(&r->why);
	refused_say(why, &r->why);
	snprintf(r->rule, sizeof r->rule, "%s", why->rule);
	snprintf(r->code, sizeof r->code, "%s", why->code);
}

/* The action of the body: numbers or words in "do", or a text in "action". */
static status read_action(const struct request *r, const struct game *g, action *out,
			  struct text *why)
{
	const int list = json_find(&r->doc, 0, "do");
	if (list != JSON_ABSENT)
		return wire_read_action(g, &r->doc, list, out, why);
	struct text words = { 0 };
	request_text(r, "action", &words);
	const status s = action_read(g, text_str(&words), out, why);
	text_free(&words);
	return s;
}

static status act(struct request *r, struct table *t, long long rev)
{
	struct refused why = { .code = "", .sentence = "" };
	struct text unread = { 0 };
	struct wish w = { .grant = play_act,
			  .user = &r->user,
			  .seat = room_seat(r, t),
			  .rev = rev,
			  .refused = &why };
	if (read_action(r, t->game, &w.act, &unread) != OK)
		w.unread = text_str(&unread);
	const status s = room_do(r, t, &w);
	if (s == ILLEGAL)
		note_refusal(r, &why);
	text_free(&unread);
	return s;
}

status room_act(struct request *r)
{
	long long rev;
	struct table *t;
	if (!request_int(r, "rev", &rev))
		return request_refuse(r, BAD_REQUEST,
				      "Which revision do you act upon? (rev)");
	TRY(room_enter(r, &t));
	const status s = act(r, t, rev);
	table_release(t);
	return s;
}

static void write_why(struct request *r, bool is_legal)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_bool(&j, "legal", is_legal);
	json_put_string(&j, "reason", is_legal ? "" : text_str(&r->why));
	json_put_string(&j, "code", r->code);
	json_put_string(&j, "rule", r->rule);
	json_close(&j, '}');
}

static status explain(struct request *r, struct table *t)
{
	const int seat = room_seat(r, t);
	if (!room_owns(r, t, seat))
		return request_refuse(r, FORBIDDEN, "This is not your seat.");
	action a;
	TRY(read_action(r, t->match.game, &a, &r->why));
	struct refused why;
	const bool is_legal = match_why(&t->match, seat, a, &why) == OK;
	note_refusal(r, &why);
	write_why(r, is_legal);
	return OK;
}

status room_why(struct request *r)
{
	return room_look(r, explain);
}

status room_undo(struct request *r)
{
	return wish(r, (struct wish){ .grant = play_undo }, NULL);
}

status room_resign(struct request *r)
{
	return wish(r, (struct wish){ .grant = play_resign }, NULL);
}

status room_nonce(struct request *r)
{
	return wish(r, (struct wish){ .grant = play_nonce }, "text");
}

static status offer(struct request *r, grant *granted)
{
	char what[16];
	request_copy(r, "what", what, sizeof what);
	const enum offer_kind kind = offers_find(what);
	if (kind == OFFER_COUNT)
		return request_refuse(r, BAD_REQUEST,
				      "One asks for an undo, a draw or a bot.");
	return wish(r,
		    (struct wish){ .grant = granted,
				   .kind = (int)kind,
				   .yes = request_bool(r, "yes", false) },
		    NULL);
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
	if (!limits_take(r->server->limits, LIMIT_CHAT, r->user.id))
		return request_refuse(r, TOO_MANY,
				      "You write faster than anybody reads: wait a few "
				      "seconds.");
	TRY(room_enter(r, &t));
	struct chat_row said = { .at = store_now() };
	snprintf(said.name, sizeof said.name, "%s", r->user.name);
	memcpy(said.user, r->user.id, sizeof said.user);
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
