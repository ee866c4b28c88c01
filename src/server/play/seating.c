/* Sitting down, getting up, coming by invitation. */
#include "server/play/seating.h"

#include <stdio.h>
#include <string.h>

#include "server/http/routes.h"
#include "server/play/clocks.h"
#include "server/play/options.h"
#include "server/play/play.h"
#include "server/tables/access.h"

void seating_put(struct seat_row *s, const struct user *u)
{
	s->kind = SEAT_PERSON;
	snprintf(s->user, sizeof s->user, "%s", u->id);
	snprintf(s->name, sizeof s->name, "%s", u->name);
}

static bool is_full(const struct table *t)
{
	for (int seat = 0; seat < table_seats(t); seat++)
		if (seat_is(t, seat, SEAT_OPEN))
			return false;
	return true;
}

void seating_start(struct table *t, struct pending *p)
{
	if (!table_is(t, TABLE_OPEN) || !is_full(t))
		return;
	t->row.state = TABLE_RUNNING;
	clocks_start(t);
	p->setup = p->seats = true;
	play_settle(t, p);
}

static status execute_join(struct table *t, const struct command *cmd, struct pending *p,
			   struct text *why)
{
	int seat = cmd->seat;
	if (seat == SEAT_NONE)
		for (seat = 0; seat < table_seats(t) && !seat_is(t, seat, SEAT_OPEN);)
			seat++;
	if (!table_is(t, TABLE_OPEN) || seat >= table_seats(t) ||
	    !seat_is(t, seat, SEAT_OPEN))
		return status_say(NAME_TAKEN, why, "This seat is taken.");
	seating_put(&t->row.seat[seat], cmd->user);
	snprintf(t->match.player[seat], sizeof t->match.player[seat], "%s",
		 cmd->user->name);
	p->seats = true;
	if (cmd->words[0]) {
		struct command nonce = *cmd;
		nonce.seat = seat;
		TRY(play_nonce(t, &nonce, p, why));
	}
	seating_start(t, p);
	return OK;
}

status seating_execute_leave(struct table *t, const struct command *cmd,
			     struct pending *p, struct text *why)
{
	const seatset mine = table_seats_of(t, cmd->user->id);
	if (!mine)
		return status_say(FORBIDDEN, why, "You are not a player at this table.");
	if (!table_is(t, TABLE_OPEN))
		return status_say(FORBIDDEN, why,
				  "The game has started: resign, or ask for a bot to "
				  "take your seat.");
	bool is_anybody_left = false;
	for (int seat = 0; seat < table_seats(t); seat++) {
		if (mine & seat_bit(seat)) {
			t->row.seat[seat] = (struct seat_row){ .kind = SEAT_OPEN };
			t->match.dice.nonce[seat][0] = '\0';
		}
		is_anybody_left |= seat_is(t, seat, SEAT_PERSON);
	}
	p->seats = p->setup = true;
	if (!is_anybody_left)
		play_finish(t, p, ENDED_BY_CLOSING, SEAT_NONE);
	return OK;
}

/* A listed table is open to all, whoever may watch it; the others need the word of the
 * invitation, and strangers are told of them only if they may watch. */
static status may_join(struct request *r, struct table *t)
{
	char invite[TOKEN_LEN + 2];
	request_copy(r, "invite", invite, sizeof invite);
	table_lock(t);
	const bool is_guest = strcmp(invite, t->row.invite) == 0 ||
			      strcmp(t->row.owner, r->user.id) == 0;
	const bool is_listed = t->row.listed;
	table_unlock(t);
	if (is_guest)
		return OK;
	if (!is_listed)
		return access_may_see(r, t)
			       ? request_refuse(
					 r, FORBIDDEN,
					 "You need an invitation to join this table.")
			       : request_refuse(r, NOT_FOUND, "No such table.");
	if (r->server->config.is_public && !r->user.has_account)
		return request_refuse(r, FORBIDDEN, "Log in to join a table.");
	return OK;
}

static status join(struct request *r, struct table *t, int seat)
{
	char nonce[NONCE_MAX + 2];
	request_copy(r, "nonce", nonce, sizeof nonce);
	const struct command cmd = {
		.execute = execute_join, .user = &r->user, .seat = seat, .words = nonce
	};
	return access_execute(r, t, &cmd);
}

status seating_join(struct request *r)
{
	struct table *t;
	TRY(table_get(r->server, r->arg[0], &t, &r->why));
	status s = may_join(r, t);
	if (s == OK)
		s = join(r, t, access_seat(r, t));
	table_release(t);
	return s;
}

status seating_leave(struct request *r)
{
	struct table *t;
	TRY(access_table(r, &t));
	const status s = access_execute(
		r, t,
		&(struct command){ .execute = seating_execute_leave, .user = &r->user });
	table_release(t);
	return s;
}

static void write_invited(struct request *r, const struct table *t)
{
	const int seat = row_first_seat_of(&t->row, r->user.id);
	text_clear(&r->out);
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_string(&j, "table", t->id);
	json_key(&j, "seat");
	if (seat == SEAT_NONE)
		json_null(&j);
	else
		json_string(&j, game_seat_name(t->match.game, seat));
	json_close(&j, '}');
}

/* Sits down if a seat is free; who comes too late may watch. */
static status accept(struct request *r, struct table *t)
{
	table_lock(t);
	const bool sits = table_seats_of(t, r->user.id) != 0;
	const bool has_room = table_is(t, TABLE_OPEN) && !is_full(t);
	const bool may_watch = t->row.watch != WATCH_NOBODY;
	table_unlock(t);
	if (!sits && has_room) {
		TRY(join(r, t, access_seat(r, t)));
	} else if (!sits) {
		if (!may_watch)
			return request_refuse(r, FORBIDDEN, "All seats are taken.");
		TRY(store_add_watcher(r->server->store, t->id, r->user.id, &r->why));
	}
	table_lock(t);
	write_invited(r, t);
	table_unlock(t);
	return OK;
}

status seating_invited(struct request *r)
{
	char id[ID_LEN + 1];
	struct table *t;
	TRY(store_invited(r->server->store, r->arg[0], id, &r->why));
	TRY(table_get(r->server, id, &t, &r->why));
	const status s = accept(r, t);
	table_release(t);
	return s;
}

/* What whoever holds the link is invited to, before he sits down. */
static void write_invitation(struct request *r, const struct table *t)
{
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_put_string(&j, "title", t->match.game->title);
	json_put_bool(&j, "open", table_is(t, TABLE_OPEN) && !is_full(t));
	json_put_string(&j, "pace", pace_words[t->row.pace]);
	json_put_int(&j, "pace_ms", t->row.pace_ms);
	table_options_put(&t->row, &j);
	json_key(&j, "people");
	json_open(&j, '[');
	for (int seat = 0; seat < table_seats(t); seat++)
		if (t->row.seat[seat].kind == SEAT_PERSON)
			json_string(&j, t->row.seat[seat].name);
	json_close(&j, ']');
	json_close(&j, '}');
}

status seating_invitation(struct request *r)
{
	char id[ID_LEN + 1];
	struct table *t;
	TRY(store_invited(r->server->store, r->arg[0], id, &r->why));
	TRY(table_get(r->server, id, &t, &r->why));
	table_lock(t);
	write_invitation(r, t);
	table_unlock(t);
	table_release(t);
	return OK;
}
