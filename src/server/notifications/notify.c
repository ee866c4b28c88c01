#include "server/notifications/notify.h"

#include <string.h>
#include <time.h>

#include "base/json.h"
#include "server/tables/stream.h"

/* Copies a message. */
static void add(struct notices *n, const struct message *m)
{
	if (n->count == NOTICES_MAX)
		return;
	struct text *t = n->text[n->count];
	text_put(&t[0], m->target);
	text_put(&t[1], m->subject);
	text_put(&t[2], m->body);
	text_put(&t[3], m->unsubscribe ? m->unsubscribe : "");
	n->message[n->count++] =
		(struct message){ m->kind, text_str(&t[0]), text_str(&t[1]),
				  text_str(&t[2]), text_str(&t[3]) };
}

/* How each is told. */
static const struct telling {
	const char *event, *subject, *text;
} tellings[NOTICE_COUNT] = {
	[NOTICE_TURN] = { "turn", "Your turn", "It is your turn." },
	[NOTICE_BOT] = { "bot", "Your seat",
			 "The other players are waiting and have asked for a bot to take "
			 "your seat. Make a move, or decline at the table, to keep it." },
	[NOTICE_REMATCH] = { "rematch", "A rematch", "You have been offered a rematch." },
};

/* By when he must be back, if it is about his seat. */
static void write_text(const struct table *t, enum notice kind, struct text *out)
{
	char at[40] = "";
	text_put(out, tellings[kind].text);
	if (kind != NOTICE_BOT)
		return;
	const time_t until = (time_t)(t->offer[OFFER_BOT].shown_until / 1000);
	struct tm tm;
	if (gmtime_r(&until, &tm))
		strftime(at, sizeof at, "%Y-%m-%d %H:%M UTC", &tm);
	text_add(out, " Your seat is kept until %s.", at);
}

static void write_letter(const struct table *t, int seat, enum notice kind,
			 const struct user *u, struct text *out)
{
	const struct game *g = t->match.game;
	write_text(t, kind, out);
	text_add(out,
		 "\n\n%s\nYou play %s.\n%s/t/%s\n\nYou receive this because you asked "
		 "for it in your settings.\nUnsubscribe: %s/unsubscribe/%s\n",
		 g->title, game_seat_title(g, t->match.state, seat), t->server->url,
		 t->id, t->server->url, u->unsubscribe);
}

/* Mail programs end them with one click of their own (RFC 8058). */
static void add_letter(const struct table *t, int seat, enum notice kind,
		       const struct user *u, const char *subject, struct notices *out)
{
	struct text body = { 0 }, unsubscribe = { 0 };
	write_letter(t, seat, kind, u, &body);
	text_add(&unsubscribe, "%s/api/unsubscribe/%s", t->server->url, u->unsubscribe);
	add(out, &(struct message){ MESSAGE_EMAIL, u->email, subject, text_str(&body),
				    text_str(&unsubscribe) });
	text_free(&body);
	text_free(&unsubscribe);
}

static void write_hook(const struct table *t, int seat, enum notice kind,
		       struct text *out)
{
	const struct game *g = t->match.game;
	struct text url = { 0 }, words = { 0 };
	write_text(t, kind, &words);
	text_add(&url, "%s/t/%s", t->server->url, t->id);
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "event", tellings[kind].event);
	json_put_string(&j, "text", text_str(&words));
	json_put_string(&j, "game", g->id);
	json_put_string(&j, "table", t->id);
	json_put_string(&j, "seat", game_seat_name(g, seat));
	json_put_string(&j, "url", text_str(&url));
	json_close(&j, '}');
	text_free(&url);
	text_free(&words);
}

/* What the service worker of the client shows: web/src/pushworker.ts. */
static void write_push(const struct table *t, int seat, enum notice kind,
		       struct text *out)
{
	const struct game *g = t->match.game;
	struct text path = { 0 }, words = { 0 };
	text_add(&path, "/t/%s", t->id);
	write_text(t, kind, &words);
	text_add(&words, " You play %s.", game_seat_title(g, t->match.state, seat));
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "title", g->title);
	json_put_string(&j, "body", text_str(&words));
	json_put_string(&j, "path", text_str(&path));
	json_close(&j, '}');
	text_free(&path);
	text_free(&words);
}

struct pushing {
	struct notices *out;
	const char *subject, *body;
};

static void on_device(void *self, const char *endpoint)
{
	const struct pushing *p = self;
	add(p->out, &(struct message){ MESSAGE_PUSH, endpoint, p->subject, p->body });
}

static void tell_devices(const struct table *t, int seat, enum notice kind,
			 const char *subject, struct notices *out)
{
	struct text body = { 0 };
	write_push(t, seat, kind, &body);
	struct pushing p = { out, subject, text_str(&body) };
	(void)!store_subscriptions(t->server->store, t->row.seat[seat].user, on_device,
				   &p, NULL);
	text_free(&body);
}

static void tell_seat(const struct table *t, int seat, enum notice kind,
		      struct notices *out)
{
	struct user u;
	struct text subject = { 0 }, body = { 0 };
	if (store_user(t->server->store, t->row.seat[seat].user, &u, NULL) != OK ||
	    u.is_closed)
		return;
	text_add(&subject, "%s: %s", tellings[kind].subject, t->match.game->title);
	if (u.email[0] && u.mail_turns && t->server->config.smtp)
		add_letter(t, seat, kind, &u, text_str(&subject), out);
	if (u.webhook[0]) {
		write_hook(t, seat, kind, &body);
		add(out, &(struct message){ MESSAGE_WEBHOOK, u.webhook,
					    text_str(&subject), text_str(&body) });
	}
	tell_devices(t, seat, kind, text_str(&subject), out);
	text_free(&subject);
	text_free(&body);
}

void notify_collect(const struct table *t, const struct pending *p, struct notices *out)
{
	seatset told[NOTICE_COUNT];
	memcpy(told, p->told, sizeof told);
	told[NOTICE_TURN] |= (seatset)(t->row.acting & ~p->acted_before);
	for (int seat = 0; seat < table_seats(t); seat++) {
		const char *user = t->row.seat[seat].user;
		const bool did_it = p->by && strcmp(user, p->by) == 0;
		if (!seat_is(t, seat, SEAT_PERSON) || did_it || stream_is_online(t, user))
			continue;
		for (int kind = 0; kind < NOTICE_COUNT; kind++)
			if (told[kind] & seat_bit(seat))
				tell_seat(t, seat, (enum notice)kind, out);
	}
}

void notify_free(struct notices *n)
{
	for (size_t i = 0; i < n->count; i++)
		for (int k = 0; k < NOTICE_TEXTS; k++)
			text_free(&n->text[i][k]);
}
