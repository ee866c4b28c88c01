#include "server/notify.h"

#include <string.h>

#include "base/json.h"
#include "server/stream.h"

static void add(struct notices *n, const char *kind, const char *target,
		const char *subject, const char *body, const char *unsubscribe)
{
	if (n->count == NOTICES_MAX)
		return;
	struct text *t = n->text[n->count];
	text_put(&t[0], target);
	text_put(&t[1], subject);
	text_put(&t[2], body);
	text_put(&t[3], unsubscribe);
	n->message[n->count++] = (struct message){ kind, text_str(&t[0]), text_str(&t[1]),
						   text_str(&t[2]), text_str(&t[3]) };
}

static void write_letter(const struct table *t, int seat, const struct user *u,
			 struct text *out)
{
	const struct game *g = t->match.game;
	text_add(out,
		 "It is your turn.\n\n%s\nYou play %s.\n%s/t/%s\n\n"
		 "You get this because you asked for it in your settings.\n"
		 "No more of these mails: %s/unsubscribe/%s\n",
		 g->title, game_seat_title(g, t->match.state, seat), t->server->url,
		 t->id, t->server->url, u->unsubscribe);
}

/* Mail programs end them with one click of their own (RFC 8058). */
static void add_letter(const struct table *t, int seat, const struct user *u,
		       const char *subject, struct notices *out)
{
	struct text body = { 0 }, unsubscribe = { 0 };
	write_letter(t, seat, u, &body);
	text_add(&unsubscribe, "%s/api/unsubscribe/%s", t->server->url, u->unsubscribe);
	add(out, "email", u->email, subject, text_str(&body), text_str(&unsubscribe));
	text_free(&body);
	text_free(&unsubscribe);
}

static void write_hook(const struct table *t, int seat, struct text *out)
{
	const struct game *g = t->match.game;
	struct text url = { 0 };
	text_add(&url, "%s/t/%s", t->server->url, t->id);
	struct json j = { .out = out };
	json_open(&j, '{');
	json_put_string(&j, "event", "turn");
	json_put_string(&j, "text", "It is your turn.");
	json_put_string(&j, "game", g->id);
	json_put_string(&j, "table", t->id);
	json_put_string(&j, "seat", game_seat_name(g, seat));
	json_put_string(&j, "url", text_str(&url));
	json_close(&j, '}');
	text_free(&url);
}

static void tell_seat(const struct table *t, int seat, struct notices *out)
{
	struct user u;
	struct text subject = { 0 }, body = { 0 };
	if (store_user(t->server->store, t->row.seat[seat].user, &u, NULL) != OK ||
	    u.is_closed)
		return;
	text_add(&subject, "Your turn: %s", t->match.game->title);
	if (u.email[0] && u.mail_turns && t->server->how.smtp)
		add_letter(t, seat, &u, text_str(&subject), out);
	if (u.webhook[0]) {
		write_hook(t, seat, &body);
		add(out, "webhook", u.webhook, text_str(&subject), text_str(&body), "");
	}
	text_free(&subject);
	text_free(&body);
}

void notify_collect(const struct table *t, const struct pending *p, struct notices *out)
{
	const seatset fresh = (seatset)(t->row.acting & ~p->acted_before);
	for (int seat = 0; seat < table_seats(t); seat++) {
		const char *user = t->row.seat[seat].user;
		const bool did_it = p->by && strcmp(user, p->by) == 0;
		if (fresh & seat_bit(seat) && seat_is(t, seat, "person") && !did_it &&
		    !stream_is_online(t, user))
			tell_seat(t, seat, out);
	}
}

void notify_free(struct notices *n)
{
	for (size_t i = 0; i < n->count; i++)
		for (int k = 0; k < NOTICE_TEXTS; k++)
			text_free(&n->text[i][k]);
}
