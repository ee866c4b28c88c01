#include "server/play/offers.h"

#include <string.h>

#include "base/json.h"
#include "server/play/play.h"
#include "server/tables/due.h"

const char *const offer_names[OFFER_COUNT] = { "undo", "draw", "bot", "rematch" };

enum offer_kind offers_find(const char *name)
{
	int kind = 0;
	while (kind < OFFER_COUNT && strcmp(offer_names[kind], name) != 0)
		kind++;
	return (enum offer_kind)kind;
}

static int seat_in(const struct table *t, const struct json_doc *d, int node,
		   const char *key)
{
	char name[40];
	json_get_string(d, json_find(d, node, key), name, sizeof name);
	const int seat = game_find_seat(t->match.game, name);
	return seat < SEATS_MAX ? seat : 0;
}

static void read_offer(struct table *t, const struct json_doc *d, int node)
{
	char what[16];
	json_get_string(d, json_find(d, node, "what"), what, sizeof what);
	const enum offer_kind kind = offers_find(what);
	long long yes = 0, until = 0;
	(void)json_get_int(d, json_find(d, node, "until"), &until);
	if (kind == OFFER_COUNT || !json_get_int(d, json_find(d, node, "agreed"), &yes))
		return;
	t->offer[kind] = (struct offer){ .is_open = true,
					 .by = (uint8_t)seat_in(t, d, node, "seat"),
					 .about = (uint8_t)seat_in(t, d, node, "about"),
					 .yes = (seatset)yes,
					 .shown_until = until };
}

void offers_read(struct table *t)
{
	struct json_doc d = { 0 };
	offers_drop_all(t);
	if (t->row.offers.len &&
	    json_read(&d, t->row.offers.at, t->row.offers.len, NULL) == OK)
		for (int c = json_first(&d, 0); c != JSON_ABSENT;
		     c = json_after(&d, 0, c))
			read_offer(t, &d, c);
	t->offer[OFFER_BOT].until = t->row.grace_at;
	json_free(&d);
}

/* The seat whose place is in question is not waited for any more. */
static void review_bot(struct table *t)
{
	struct offer *o = &t->offer[OFFER_BOT];
	o->is_open &= table_acts(t, o->about) && seat_is(t, o->about, SEAT_PERSON);
	t->row.grace_at = o->is_open ? o->until : 0;
}

void offers_write(struct table *t)
{
	review_bot(t);
	text_clear(&t->row.offers);
	struct json j = { .out = &t->row.offers };
	json_open(&j, '[');
	for (int kind = 0; kind < OFFER_COUNT; kind++) {
		const struct offer *o = &t->offer[kind];
		if (!o->is_open)
			continue;
		json_open(&j, '{');
		json_put_string(&j, "what", offer_names[kind]);
		json_put_string(&j, "seat", game_seat_name(t->match.game, o->by));
		json_put_string(&j, "about", game_seat_name(t->match.game, o->about));
		json_put_int(&j, "agreed", o->yes);
		if (o->until)
			json_put_int(&j, "until", o->shown_until);
		json_close(&j, '}');
	}
	json_close(&j, ']');
}

void offers_drop(struct table *t)
{
	t->offer[OFFER_UNDO].is_open = t->offer[OFFER_DRAW].is_open = false;
}

void offers_drop_all(struct table *t)
{
	memset(t->offer, 0, sizeof t->offer);
}

void offers_keep_seat(struct table *t, const struct user *u)
{
	struct offer *o = &t->offer[OFFER_BOT];
	if (o->is_open && u && strcmp(t->row.seat[o->about].user, u->id) == 0)
		o->is_open = false;
}

/* Those whose word is needed. */
static seatset asked(const struct table *t, int kind)
{
	const struct offer *o = &t->offer[kind];
	seatset who = 0;
	for (int seat = 0; seat < table_seats(t); seat++) {
		const bool is_one = seat_is(t, seat, SEAT_PERSON) ||
				    (kind == OFFER_DRAW && seat_is(t, seat, SEAT_BOT));
		if (is_one && seat != o->by)
			who |= seat_bit(seat);
	}
	return who;
}

static status settle(struct table *t, int kind, struct pending *p, struct text *why)
{
	struct offer *o = &t->offer[kind];
	if ((asked(t, kind) & ~o->yes) != 0)
		return OK;
	const struct offer agreed = *o;
	o->is_open = false;
	switch ((enum offer_kind)kind) {
	case OFFER_UNDO:
		return play_take_back(t, agreed.by, p, why);
	case OFFER_DRAW:
		play_finish(t, p, ENDED_BY_DRAW, SEAT_NONE);
		return OK;
	case OFFER_BOT:
		play_seat_bot(t, agreed.about, p);
		return OK;
	case OFFER_REMATCH: /* rematch.c */
	case OFFER_COUNT:
		break;
	}
	return OK;
}

static bool has_acted(const struct table *t, int seat)
{
	for (size_t i = 0; i < t->match.count; i++)
		if (t->match.step[i].seat == seat)
			return true;
	return false;
}

static status may_ask_for_bot(const struct table *t, int seat, struct text *why)
{
	enum { MINUTE_MS = 60000 };
	const int64_t wait = t->row.asked_at == 0 ? 0
						  : t->row.asked_at + t->row.grace_ms -
							    playtime_now(t->server);
	if (!seat_is(t, seat, SEAT_PERSON))
		return status_say(BAD_SEAT, why, "No person plays this seat.");
	if (!table_acts(t, seat))
		return status_say(FORBIDDEN, why,
				  "You can ask for a bot when it is this player's turn.");
	if (t->offer[OFFER_BOT].is_open)
		return status_say(STALE, why, "A bot has already been asked for.");
	if (wait > 0)
		return status_say(TOO_MANY, why,
				  "Someone asked for a bot recently. You can ask again "
				  "in %lld min.",
				  (long long)(wait + MINUTE_MS - 1) / MINUTE_MS);
	return OK;
}

static status may_ask(const struct table *t, const struct command *cmd, int by,
		      struct text *why)
{
	if (!table_is(t, TABLE_RUNNING))
		return status_say(GAME_OVER, why, "This game is not running.");
	if (t->row.lesson[0])
		return status_say(FORBIDDEN, why, "A lesson has nobody else to ask.");
	if (cmd->kind == OFFER_REMATCH)
		return status_say(FORBIDDEN, why, "The game is not over.");
	if (cmd->kind == OFFER_UNDO && t->row.undo == UNDO_NEVER)
		return status_say(NO_UNDO, why, "Undo is off at this table.");
	if (cmd->kind == OFFER_UNDO && !has_acted(t, by))
		return status_say(NO_UNDO, why, "%s", "");
	if (cmd->kind != OFFER_BOT || cmd->seat == by)
		return OK;
	return may_ask_for_bot(t, cmd->seat, why);
}

static int first_seat(seatset s)
{
	int seat = 0;
	while (seat < SEATS_MAX && !(s & seat_bit(seat)))
		seat++;
	return seat < SEATS_MAX ? seat : SEAT_NONE;
}

/* Who gives his own seat away asks nobody. */
static status ask_for_bot(struct table *t, struct pending *p)
{
	struct offer *o = &t->offer[OFFER_BOT];
	if (o->about == o->by) {
		o->is_open = false;
		play_seat_bot(t, o->about, p);
		return OK;
	}
	t->row.asked_at = playtime_now(t->server);
	o->until = t->row.asked_at + t->row.grace_ms;
	o->shown_until = store_now() + t->row.grace_ms;
	p->told[NOTICE_BOT] = seat_bit(o->about);
	return OK;
}

status offers_ask(struct table *t, const struct command *cmd, struct pending *p,
		  struct text *why)
{
	const seatset mine = table_seats_of(t, cmd->user->id);
	if (!mine)
		return status_say(FORBIDDEN, why, "You are not a player at this table.");
	const bool own = cmd->seat < SEATS_MAX && (mine & seat_bit(cmd->seat));
	const int by = own ? cmd->seat : first_seat(mine);
	TRY(may_ask(t, cmd, by, why));
	t->offer[cmd->kind] =
		(struct offer){ .is_open = true,
				.by = (uint8_t)by,
				.about =
					(uint8_t)(cmd->seat < SEATS_MAX ? cmd->seat : by),
				.yes = mine };
	if (cmd->kind == OFFER_BOT)
		return ask_for_bot(t, p);
	return settle(t, cmd->kind, p, why);
}

status offers_answer(struct table *t, const struct command *cmd, struct pending *p,
		     struct text *why)
{
	const seatset mine = table_seats_of(t, cmd->user->id);
	struct offer *o = &t->offer[cmd->kind];
	if (!mine)
		return status_say(FORBIDDEN, why, "You are not a player at this table.");
	if (!o->is_open)
		return status_say(STALE, why, "This request is no longer open.");
	if (!cmd->yes) {
		o->is_open = false;
		return OK;
	}
	if (cmd->kind == OFFER_REMATCH)
		return status_say(BAD_REQUEST, why,
				  "Accept a rematch by asking for one (POST rematch).");
	o->yes |= mine;
	return settle(t, cmd->kind, p, why);
}

static status execute_bot(struct table *t, const struct command *cmd, struct pending *p,
			  struct text *why)
{
	struct offer *o = &t->offer[OFFER_BOT];
	(void)cmd, (void)why;
	if (!o->is_open || o->until > playtime_now(t->server))
		return STALE;
	o->is_open = false;
	play_seat_bot(t, o->about, p);
	return OK;
}

static void seat_bot(struct table *t)
{
	(void)!command_execute(t, &(struct command){ .execute = execute_bot }, NULL);
}

void offers_check(struct server *s)
{
	due_each(s, LIST_GRACE, playtime_now(s), seat_bot);
}
