/*
 * Playing again: one press each. Who presses first asks the others, who are told; when
 * the last of them has pressed the next table is there, with the sides swapped, and the
 * finished one leads to it. Where only bots are left to ask it is there at once.
 */
#include <stdio.h>
#include <string.h>

#include "base/guard.h"
#include "server/bots/rng.h"
#include "server/http/routes.h"
#include "server/play/opening.h"
#include "server/play/quota.h"
#include "server/play/seating.h"
#include "server/tables/access.h"
#include "server/tables/fault.h"

/* The people at the table. */
static seatset people(const struct table *t)
{
	seatset all = 0;
	for (int seat = 0; seat < table_seats(t); seat++)
		if (seat_is(t, seat, SEAT_PERSON))
			all |= seat_bit(seat);
	return all;
}

static status may_play_again(const struct table *t, const struct user *u,
			     struct text *why)
{
	if (!table_seats_of(t, u->id) || !table_is(t, TABLE_FINISHED))
		return status_say(
			FORBIDDEN, why,
			"Only the players of a finished game can ask for a rematch.");
	return OK;
}

static status execute_ask(struct table *t, const struct command *cmd, struct pending *p,
			  struct text *why)
{
	struct offer *o = &t->offer[OFFER_REMATCH];
	const seatset mine = table_seats_of(t, cmd->user->id);
	TRY(may_play_again(t, cmd->user, why));
	if (t->row.rematch[0])
		return status_say(STALE, why, "%s", "");
	if (o->is_open) {
		o->yes |= mine;
		return OK;
	}
	*o = (struct offer){ .is_open = true,
			     .by = (uint8_t)row_first_seat_of(&t->row, cmd->user->id),
			     .yes = mine };
	o->about = o->by;
	p->told[NOTICE_REMATCH] = people(t) & (seatset)~mine;
	return OK;
}

/* The table that was prepared is made with this change, or not at all. */
static status execute_open(struct table *t, const struct command *cmd, struct pending *p,
			   struct text *why)
{
	TRY(may_play_again(t, cmd->user, why));
	if (t->row.rematch[0])
		return status_say(STALE, why, "%s", "");
	snprintf(t->row.rematch, sizeof t->row.rematch, "%s", cmd->opens->id);
	t->offer[OFFER_REMATCH].is_open = false;
	p->opens = cmd->opens;
	return OK;
}

/* Everybody moves on by one seat: two players swap sides. */
static void swap_sides(const struct table_row *from, struct table_row *to)
{
	int seats = 0;
	while (seats < SEATS_MAX && from->seat[seats].kind != SEAT_ABSENT)
		seats++;
	for (int seat = 0; seat < seats; seat++) {
		struct seat_row *s = &to->seat[(seat + 1) % seats];
		*s = from->seat[seat];
		s->is_out = false;
		s->clock_ms = 0;
	}
}

static void copy_options(const struct table_row *from, const char *owner,
			 struct table_row *to)
{
	*to = (struct table_row){ .pace_ms = from->pace_ms, .grace_ms = from->grace_ms };
	memcpy(to->game, from->game, sizeof to->game);
	memcpy(to->scenario, from->scenario, sizeof to->scenario);
	to->pace = from->pace;
	to->watch = from->watch;
	to->undo = from->undo;
	to->hints = from->hints;
	snprintf(to->owner, sizeof to->owner, "%s", owner);
	swap_sides(from, to);
}

struct beginning {
	const struct match *old;
	struct dice dice;
	struct match *match;
	struct text *why;
	status result;
};

static void begin_again(void *self)
{
	struct beginning *b = self;
	const struct match *old = b->old;
	if (!old->from_position) {
		b->result =
			match_begin(b->match, old->game, &old->setup, b->dice, b->why);
		return;
	}
	match_begin_at(b->match, old->game, old->origin, b->dice);
	memcpy(b->match->title, old->title, sizeof b->match->title);
	b->result = OK;
}

static status begin_guarded(struct request *r, const struct table *t, struct match *m)
{
	struct text what = { 0 };
	struct beginning b = { .old = &t->match,
			       .dice = table_dice(r->server),
			       .match = m,
			       .why = &r->why };
	if (!guard_call(begin_again, &b, ANSWER_SECONDS, &what)) {
		fault_record(r->server, t->id, t->match.game, t->match.origin,
			     text_str(&what));
		b.result = request_refuse(r, FAULTY, NULL);
	}
	text_free(&what);
	return b.result;
}

/* Who opens the table: the one who asked, if he may; else the one who agreed last. */
static status find_owner(struct request *r, const struct table *t, struct user *out)
{
	const struct offer *o = &t->offer[OFFER_REMATCH];
	struct server *s = r->server;
	if (o->is_open &&
	    store_user(s->store, t->row.seat[o->by].user, out, NULL) == OK &&
	    quota_check(s, out, NULL) == OK)
		return OK;
	*out = r->user;
	return quota_check(s, out, &r->why);
}

static status open_again(struct request *r, struct table *t)
{
	struct user owner;
	struct match m;
	struct table_row row;
	TRY(find_owner(r, t, &owner));
	TRY(begin_guarded(r, t, &m));
	copy_options(&t->row, owner.id, &row);
	store_name_table(&row);
	opening_fill(&row, &m);
	match_end(&m);
	const status s = command_execute_locked(
		t,
		&(struct command){
			.execute = execute_open, .user = &r->user, .opens = &row },
		&r->why);
	table_row_free(&row);
	return s;
}

/* Somebody else at the table may open tables, or the person himself may. */
static status may_ask(struct request *r, const struct table *t)
{
	const status s = quota_check(r->server, &r->user, &r->why);
	if (s != FORBIDDEN)
		return s;
	for (int seat = 0; seat < table_seats(t); seat++) {
		struct user u;
		if (seat_is(t, seat, SEAT_PERSON) &&
		    store_user(r->server->store, t->row.seat[seat].user, &u, NULL) ==
			    OK &&
		    u.has_account)
			return OK;
	}
	return s;
}

static bool is_anybody_left_to_ask(const struct request *r, const struct table *t)
{
	const struct offer *o = &t->offer[OFFER_REMATCH];
	const seatset agreed = (o->is_open ? o->yes : 0) | table_seats_of(t, r->user.id);
	return people(t) & (seatset)~agreed;
}

/* Under the table's mutex: asks or agrees; opens the table if nobody is left to ask. */
static status press(struct request *r, struct table *t)
{
	if (t->row.lesson[0])
		return request_refuse(r, FORBIDDEN,
				      "A lesson has no rematch: start it again.");
	TRY(may_play_again(t, &r->user, &r->why));
	if (!t->row.rematch[0] && is_anybody_left_to_ask(r, t)) {
		if (!t->offer[OFFER_REMATCH].is_open)
			TRY(may_ask(r, t));
		/* The others may press at the same time, at another server. */
		TRY(command_execute_locked(
			t, &(struct command){ .execute = execute_ask, .user = &r->user },
			&r->why));
	}
	return t->row.rematch[0] || is_anybody_left_to_ask(r, t) ? OK : open_again(r, t);
}

/* Another server may have been faster: then its table is the next one. */
static status play_again(struct request *r, struct table *t, char id[ID_LEN + 1])
{
	table_lock(t);
	status s = press(r, t);
	if (s == STALE && t->row.rematch[0])
		s = OK;
	memcpy(id, t->row.rematch, ID_LEN + 1);
	table_unlock(t);
	return s;
}

static void write_next(struct request *r, const char *id)
{
	text_clear(&r->why);
	struct json j = { .out = &r->out };
	json_open(&j, '{');
	json_put_bool(&j, "ok", true);
	json_key(&j, "id");
	if (id[0])
		json_string(&j, id);
	else
		json_null(&j);
	json_close(&j, '}');
}

status rematch_ask(struct request *r)
{
	struct table *t;
	char id[ID_LEN + 1];
	TRY(access_table(r, &t));
	const status s = play_again(r, t, id);
	table_release(t);
	TRY(s);
	/* Nobody starts it twice. */
	const status started = id[0] ? opening_start(r, id) : OK;
	if (started != STALE)
		TRY(started);
	write_next(r, id);
	return OK;
}
