#include "server/offers.h"

#include <string.h>

#include "base/json.h"
#include "server/play.h"
#include "server/stream.h"

const char *const offer_names[OFFER_COUNT] = { "undo", "draw", "bot" };

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
	struct text name = { 0 };
	const int at = json_find(d, node, key);
	if (json_is(d, at, JSON_STRING))
		json_text(d, at, &name);
	const int seat = game_find_seat(t->match.game, text_str(&name));
	text_free(&name);
	return seat < SEATS_MAX ? seat : 0;
}

static void read_offer(struct table *t, const struct json_doc *d, int node)
{
	struct text what = { 0 };
	json_text(d, json_find(d, node, "what"), &what);
	const enum offer_kind kind = offers_find(text_str(&what));
	text_free(&what);
	long long yes = 0;
	if (kind == OFFER_COUNT || !json_get_int(d, json_find(d, node, "agreed"), &yes))
		return;
	t->offer[kind] = (struct offer){ .is_open = true,
					 .by = (uint8_t)seat_in(t, d, node, "seat"),
					 .about = (uint8_t)seat_in(t, d, node, "about"),
					 .yes = (seatset)yes };
}

void offers_read(struct table *t)
{
	struct json_doc d = { 0 };
	offers_drop(t);
	if (t->row.offers.len &&
	    json_read(&d, t->row.offers.at, t->row.offers.len, NULL) == OK)
		for (int c = json_first(&d, 0); c != JSON_ABSENT;
		     c = json_after(&d, 0, c))
			read_offer(t, &d, c);
	json_free(&d);
}

void offers_write(struct table *t)
{
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
		json_close(&j, '}');
	}
	json_close(&j, ']');
}

void offers_drop(struct table *t)
{
	memset(t->offer, 0, sizeof t->offer);
}

/* Those whose word is needed. */
static seatset asked(const struct table *t, int kind)
{
	const struct offer *o = &t->offer[kind];
	seatset who = 0;
	for (int seat = 0; seat < table_seats(t); seat++) {
		const bool is_one = seat_is(t, seat, "person") ||
				    (kind == OFFER_DRAW && seat_is(t, seat, "bot"));
		if (is_one && seat != o->by && !(kind == OFFER_BOT && seat == o->about))
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
		play_finish(t, p, "draw", SEAT_NONE);
		return OK;
	case OFFER_BOT:
		play_seat_bot(t, agreed.about, p);
		return OK;
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

static status may_ask(const struct table *t, const struct wish *w, int by,
		      struct text *why)
{
	if (!table_is(t, "running"))
		return status_say(GAME_OVER, why, "This table is not being played.");
	if (w->kind == OFFER_UNDO && strcmp(t->row.undo, "never") == 0)
		return status_say(NO_UNDO, why, "At this table nothing is taken back.");
	if (w->kind == OFFER_UNDO && !has_acted(t, by))
		return status_say(NO_UNDO, why, "%s", "");
	if (w->kind != OFFER_BOT)
		return OK;
	if (!seat_is(t, w->seat, "person"))
		return status_say(BAD_SEAT, why, "Nobody has left this seat.");
	if (w->seat != by && stream_is_online(t, t->row.seat[w->seat].user))
		return status_say(FORBIDDEN, why, "This player is here.");
	return OK;
}

static int first_seat(seatset s)
{
	int seat = 0;
	while (seat < SEATS_MAX && !(s & seat_bit(seat)))
		seat++;
	return seat < SEATS_MAX ? seat : SEAT_NONE;
}

status offers_ask(struct table *t, const struct wish *w, struct pending *p,
		  struct text *why)
{
	const seatset mine = table_seats_of(t, w->user->id);
	if (!mine)
		return status_say(FORBIDDEN, why, "You do not play at this table.");
	const bool own = w->seat < SEATS_MAX && (mine & seat_bit(w->seat));
	const int by = own ? w->seat : first_seat(mine);
	TRY(may_ask(t, w, by, why));
	t->offer[w->kind] =
		(struct offer){ .is_open = true,
				.by = (uint8_t)by,
				.about = (uint8_t)(w->seat < SEATS_MAX ? w->seat : by),
				.yes = mine };
	return settle(t, w->kind, p, why);
}

status offers_answer(struct table *t, const struct wish *w, struct pending *p,
		     struct text *why)
{
	const seatset mine = table_seats_of(t, w->user->id);
	struct offer *o = &t->offer[w->kind];
	if (!mine)
		return status_say(FORBIDDEN, why, "You do not play at this table.");
	if (!o->is_open)
		return status_say(STALE, why, "Nobody asks this any more.");
	if (!w->yes) {
		o->is_open = false;
		return OK;
	}
	o->yes |= mine;
	return settle(t, w->kind, p, why);
}
